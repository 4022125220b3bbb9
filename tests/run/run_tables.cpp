// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a run: known values, and over random runs what must hold between tables, run and totals.
#include "core/run/tables/run_tables.h"

#include "core/run/tables/table_order.h"
#include "core/run/tables/table_query.h"
#include "core/run/tables/table_text.h"
#include "core/run/vertex_values.h"
#include "tests/support/gantt_sample.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <set>

namespace run_tables_test {

using namespace doppler;

namespace {

double number(const RunTable& table, std::string_view column, std::size_t row)
{
    return table.data.columns[table.data.find(column)].numbers[row];
}

std::string text(const RunTable& table, std::string_view column, std::size_t row)
{
    return std::string(table.data.columns[table.data.find(column)].text(row));
}

double sum(const RunTable& table, std::string_view column)
{
    return sumOf(table.data.columns[table.data.find(column)], allRows(table.data));
}

std::string written(const DataTable& table, TableFormat format)
{
    std::string out;
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        columns.push_back(i);
    writeTable(table, allRows(table), columns, format, [&](std::string_view piece) { out += piece; });
    return out;
}

/// A run of any model; null if the placement is not valid in it.
RunPtr randomRun(int round)
{
    const tests::Case one = tests::randomCase(1000 + static_cast<std::uint64_t>(round));
    const auto run = makeRun(one.problem, one.placement, "random");
    return run ? *run : nullptr;
}

/// Bytes of tensors in use on a device after everything at this time.
double tensorBytesAt(const RunTable& tensors, DeviceId device, double time)
{
    const TableColumn& devices = tensors.data.columns[tensors.data.find("device")];
    double bytes = 0;
    for (std::size_t row = 0; row < tensors.data.rowCount; ++row)
        if (devices.key(row) == device && number(tensors, "start", row) <= time &&
            (time < number(tensors, "end", row) ||
             number(tensors, "end", row) == tensors.run->schedule.endTime()))
            bytes += number(tensors, "bytes", row);
    return bytes;
}

} // namespace

class RunTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// a 0-1 and b 1-2 on gpu0, their outputs arrive at 2 and 2.5, c 2.5-4.5 on gpu1.
    void valuesOfAKnownRun()
    {
        const RunPtr run = sample::threeTasks();
        const RunTablePtr tasks = makeRunTable(run, RunTableKind::Tasks);
        QCOMPARE(tasks->data.rowCount, std::size_t{3});
        QCOMPARE(text(*tasks, "name", 2), std::string("c"));
        QCOMPARE(text(*tasks, "device", 2), std::string("gpu1"));
        QCOMPARE(number(*tasks, "start", 2), 2.5);
        QCOMPARE(number(*tasks, "duration", 2), 2.0);
        QCOMPARE(number(*tasks, "waiting", 1), 1.0);
        QCOMPARE(number(*tasks, "critical", 2), 1.0);
        QCOMPARE(number(*tasks, "inputs", 2), 2.0);
        QCOMPARE(tasks->verticesOf(1), std::vector<VertexId>{VertexId{1}});

        const RunTablePtr transfers = makeRunTable(run, RunTableKind::Transfers);
        QCOMPARE(transfers->data.rowCount, std::size_t{2});
        QCOMPARE(text(*transfers, "tensor", 1), std::string("b"));
        QCOMPARE(text(*transfers, "from", 1), std::string("gpu0"));
        QCOMPARE(text(*transfers, "to", 1), std::string("gpu1"));
        QCOMPARE(number(*transfers, "bytes", 1), 50.0);
        QCOMPARE(number(*transfers, "duration", 1), 0.5);

        const RunTablePtr tensors = makeRunTable(run, RunTableKind::Tensors);
        QCOMPARE(tensors->data.rowCount,
                 std::size_t{5});                  // a and b at home and on gpu1; c, which nobody reads
        QCOMPARE(number(*tensors, "end", 0), 2.0); // a leaves gpu0 when its transfer ends
        QCOMPARE(number(*tensors, "consumers", 0), 0.0);
        QCOMPARE(text(*tensors, "device", 2), std::string("gpu1"));
        QCOMPARE(number(*tensors, "copy", 2), 1.0);
        QCOMPARE(number(*tensors, "copies", 2), 2.0);
        QCOMPARE(number(*tensors, "lifetime", 2), 3.5); // from 1, until c ends
        QCOMPARE(number(*tensors, "bytes", 4), 10.0);
        QCOMPARE(number(*tensors, "lifetime", 4), 2.0);

        const RunTablePtr devices = makeRunTable(run, RunTableKind::Devices);
        QCOMPARE(number(*devices, "busy", 0), 2.0);
        QCOMPARE(number(*devices, "sent", 0), 150.0);
        QCOMPARE(number(*devices, "received", 1), 150.0);
        QCOMPARE(devices->deviceOf(1), DeviceId{1});
    }

    /// An example that is shown must be right: it parses, and both of its conditions are about columns.
    void examplesAreValidForTheirTables()
    {
        std::set<std::string_view> examples;
        for (std::size_t i = 0; i < runTableNames().size(); ++i) {
            const auto kind = static_cast<RunTableKind>(i);
            const std::string_view example = runTableExample(kind);
            const auto query = parseTableQuery(example, runTableColumns(kind));
            QVERIFY2(query.ok(), example.data());
            QVERIFY(query->kind == TableQuery::Kind::And && query->parts.size() == 2);
            for (const TableQuery& part : query->parts)
                QVERIFY2(part.kind == TableQuery::Kind::Numbers || part.kind == TableQuery::Kind::Texts,
                         example.data());
            examples.insert(example);
        }
        QCOMPARE(examples.size(), runTableNames().size());
    }

    /// "gpu0>gpu1" in files is "gpu0 → gpu1" in charts; people type either.
    void channelsAreFoundByAnyArrow()
    {
        const RunTablePtr transfers = makeRunTable(sample::threeTasks(), RunTableKind::Transfers);
        QCOMPARE(text(*transfers, "channels", 0), std::string("gpu0>gpu1"));
        const auto found = [&](const char* filter) {
            const auto query = parseTableQuery(filter, runTableColumns(RunTableKind::Transfers));
            return query ? matchingRows(transfers->data, *query).size() : std::size_t{99};
        };
        const std::size_t all = found("channels = \"gpu0>gpu1\"");
        QVERIFY(all > 0);
        for (const char* filter :
             {"channels = \"gpu0->gpu1\"", "channels = \"gpu0 -> gpu1\"", "channels = gpu0\u2192gpu1",
              "channels = \"gpu0 \u2192 gpu1\"", "channels = \"GPU0\u2009\u2192\u2009gpu1\"",
              "channels ~ \u2192gpu1", "\"gpu0 \u2192\"", "\"gpu0>gpu1\""})
            QVERIFY2(found(filter) == all, filter);
        QCOMPARE(found("channels = \"gpu1 -> gpu0\""), std::size_t{0});
        QCOMPARE(found("tensor ~ \"a -> b\""), std::size_t{0}); // Only channels are named by arrows.
    }

    void layersFromNames()
    {
        const auto layer = [](const char* name, const char* group) {
            Vertex vertex;
            vertex.name = name;
            vertex.group = group;
            return std::string(layerOf(vertex));
        };
        QCOMPARE(layer("a/b/c", "given"), std::string("given"));
        QCOMPARE(layer("a/b/c.d", ""), std::string("a/b"));
        QCOMPARE(layer("model.layer.3", ""), std::string("model.layer"));
        QCOMPARE(layer("S[0,1]", ""), std::string("S"));
        QCOMPARE(layer("plain", ""), std::string());
    }

    void tablesAgreeWithTheRun()
    {
        for (int round = 0; round < 60; ++round) {
            const RunPtr run = randomRun(round);
            if (!run)
                continue;
            const RunTablePtr tasks = makeRunTable(run, RunTableKind::Tasks);
            const RunTablePtr operations = makeRunTable(run, RunTableKind::Operations);
            const RunTablePtr devices = makeRunTable(run, RunTableKind::Devices);
            QCOMPARE(tasks->data.rowCount, run->schedule.tasks.size());
            QCOMPARE(sum(*operations, "tasks"), static_cast<double>(run->schedule.tasks.size()));
            QCOMPARE(sum(*devices, "tasks"), static_cast<double>(run->schedule.tasks.size()));
            QVERIFY(std::abs(sum(*operations, "duration") - sum(*tasks, "duration")) < 1e-9);
            QVERIFY(std::abs(sum(*operations, "path") - sum(*devices, "path")) < 1e-9);
            const RunTablePtr transfers = makeRunTable(run, RunTableKind::Transfers);
            QVERIFY(std::abs(sum(*transfers, "bytes") - run->statistics.bytesMoved) < 1e-6);
            QVERIFY(std::abs(sum(*devices, "sent") - sum(*devices, "received")) < 1e-6);
        }
    }

    /// The lifetimes of tensors add up to the memory curves, but for what is there all the time.
    void lifetimesAreThoseOfMemory()
    {
        int compared = 0;
        for (int round = 0; round < 200; ++round) {
            const RunPtr run = randomRun(round);
            if (!run || run->problem->model().costModel == CostModel::Mayer || run->schedule.outOfMemory)
                continue;
            const RunTablePtr tensors = makeRunTable(run, RunTableKind::Tensors);
            const auto curves = memoryCurves(*run->problem, run->schedule);
            for (const DeviceId d : run->problem->topology().devices()) {
                if (curves[d].empty())
                    continue;
                const double always =
                    curves[d].front().bytes - tensorBytesAt(*tensors, d, curves[d].front().time);
                for (const MemoryPoint& point : curves[d]) {
                    if (point.time >= run->schedule.endTime())
                        continue;
                    ++compared;
                    QVERIFY(std::abs(point.bytes - always - tensorBytesAt(*tensors, d, point.time)) < 1e-6);
                }
            }
        }
        QVERIFY(compared > 500);
    }

    void totalsAddUp()
    {
        Random random(2);
        for (int round = 0; round < 40; ++round) {
            const RunPtr run = randomRun(round);
            if (!run)
                continue;
            const RunTablePtr tasks = makeRunTable(run, RunTableKind::Tasks);
            TableRows rows;
            for (std::size_t row = 0; row < tasks->data.rowCount; ++row)
                if (random.below(3) > 0)
                    rows.push_back(static_cast<std::uint32_t>(row));
            const std::size_t of = tasks->data.find("duration");
            for (const std::string_view by : groupingColumns(RunTableKind::Tasks)) {
                const DataTable totals = totalsOf(tasks->data, rows, tasks->data.find(by), of);
                const TableRows all = allRows(totals);
                QCOMPARE(sumOf(totals.columns[1], all), static_cast<double>(rows.size()));
                const double whole = sumOf(tasks->data.columns[of], rows);
                QVERIFY(std::abs(sumOf(totals.columns[2], all) - whole) < 1e-9);
                if (whole > 0)
                    QVERIFY(std::abs(sumOf(totals.columns[5], all) - 1) < 1e-9);
                for (std::size_t group = 0; group < totals.rowCount; ++group) {
                    if (std::isnan(totals.columns[4].numbers[group]))
                        continue; // None of its tasks ran.
                    QVERIFY(totals.columns[3].numbers[group] <=
                            totals.columns[4].numbers[group] * (1 + 1e-9));
                    double most = 0;
                    for (const std::uint32_t row : rows)
                        if (tasks->data.columns[tasks->data.find(by)].text(row) ==
                            totals.columns[0].text(group))
                            most = std::max(most, tasks->data.columns[of].numbers[row]);
                    QCOMPARE(totals.columns[4].numbers[group], most);
                }
            }
        }
    }

    void sortsNumbersAndTexts()
    {
        DataTable table;
        table.rowCount = 5;
        auto pool = std::make_shared<TextPool>();
        for (const char* name : {"gpu10", "GPU2", "", "a", "gpu2"})
            pool->add(name);
        table.columns.push_back({{"name", ColumnUnit::Text, "", ""}, {}, pool, {}});
        table.columns.push_back(
            {{"start", ColumnUnit::Seconds, "", ""}, {2, unknownValue, 1, 2, 0}, nullptr, {}});
        const auto sorted = [&](std::size_t column, bool descending) {
            TableRows rows = allRows(table);
            sortRows(table, rows, column, descending);
            return rows;
        };
        QCOMPARE(sorted(0, false), (TableRows{3, 1, 4, 0, 2}));
        QCOMPARE(sorted(0, true),
                 (TableRows{0, 1, 4, 3, 2})); // Equal ones keep their order; empty ones last.
        QCOMPARE(sorted(1, false), (TableRows{4, 2, 0, 3, 1}));
        QCOMPARE(sorted(1, true), (TableRows{0, 3, 2, 4, 1}));
    }

    void writesEveryFormat()
    {
        DataTable table;
        table.rowCount = 2;
        auto pool = std::make_shared<TextPool>();
        pool->add("a_b|c");
        pool->add("=1,\"x\"");
        table.columns.push_back({{"name", ColumnUnit::Text, "", ""}, {}, pool, {}});
        table.columns.push_back(
            {{"start", ColumnUnit::Seconds, "", ""}, {0.00125, unknownValue}, nullptr, {}});
        table.columns.push_back({{"critical", ColumnUnit::Flag, "", ""}, {1, 0}, nullptr, {}});
        QCOMPARE(written(table, TableFormat::Csv),
                 std::string("name,start,critical\na_b|c,0.00125,yes\n\"'=1,\"\"x\"\"\",,no\n"));
        QCOMPARE(written(table, TableFormat::Tsv),
                 std::string("name\tstart\tcritical\na_b|c\t0.00125\tyes\n'=1,\"x\"\t\tno\n"));
        QCOMPARE(written(table, TableFormat::Markdown),
                 std::string("| name | start | critical |\n| --- | ---: | ---: |\n"
                             "| a\\_b\\|c | 1.250 ms | yes |\n| =1,\"x\" |  | no |\n"));
        QCOMPARE(
            written(table, TableFormat::Latex),
            std::string(
                "\\begin{tabular}{lrr}\n\\toprule\nname & start & critical \\\\\n\\midrule\n"
                "a\\_b\\textbar{}c & 1.250 ms & yes \\\\\n=1,\\textquotedbl{}x\\textquotedbl{} &  & no \\\\\n"
                "\\bottomrule\n\\end{tabular}\n"));
        QCOMPARE(written(table, TableFormat::Plain), std::string("name       start  critical\n"
                                                                 "a_b|c   1.250 ms       yes\n"
                                                                 "=1,\"x\"                  no\n"));
        const auto json =
            QJsonDocument::fromJson(QByteArray::fromStdString(written(table, TableFormat::Json)));
        QVERIFY(json.isArray());
        QCOMPARE(json[0][QStringLiteral("start")].toDouble(), 0.00125);
        QVERIFY(json[1][QStringLiteral("start")].isNull());
        QCOMPARE(json[0][QStringLiteral("critical")].toBool(), true);
    }

    void aStoppedTableIsNone()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!makeRunTable(sample::threeTasks(), RunTableKind::Tasks, stop.get_token()));
    }
};

DOPPLER_TEST(RunTables)

} // namespace run_tables_test

#include "run_tables.moc"
