// SPDX-License-Identifier: GPL-3.0-or-later
// Names from files are text in every report: no markup, no link, no formula of a spreadsheet.
#include "core/compare/comparison_report.h"
#include "core/explain/differences_report.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/json/json_writing.h"
#include "core/io/placements/placement_format.h"
#include "core/io/traces/trace.h"
#include "core/io/traces/trace_slices.h"
#include "core/placers/api/registry.h"
#include "core/report/session_report.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QtTest>

namespace report_names_test {

using namespace doppler;

namespace {

/// One for every use that a name could be put to.
const std::vector<std::string> hostile{
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "](javascript:alert(1))",
    "a|b|c\nnew line, \"quoted\" & \\textbf{x} \x01 end",
    "=HYPERLINK(\"http://example.org\",\"click\")",
    "@SUM(A1)",
    "-1+cmd|' /C calc'!A0",
    "\t=1+1",
};

ProblemPtr problemNamed(const std::string& name)
{
    const std::string quoted = jsonText(name);
    const auto graph =
        readGraphJson(R"({"format": "doppler-graph", "version": 1, "name": )" + quoted + R"(, "vertices": [
        {"id": 0, "name": )" +
                      quoted + R"(, "flops": 1e9, "output_bytes": 1e6},
        {"id": 1, "name": )" +
                      quoted + R"(, "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
    const auto devices = readDevicesJson(
        R"({"format": "doppler-devices", "version": 1, "name": )" + quoted + R"(, "source": )" + quoted +
        R"(, "devices": [{"name": )" + quoted + R"(, "kind": )" + quoted +
        R"(, "class": "gpu", "flops_per_second": 1e12, "bytes_per_second": 1e11},
        {"name": "other", "class": "gpu", "flops_per_second": 1e12, "bytes_per_second": 1e11}],
        "links": {"bandwidth": 1e10, "latency": 1e-6}})");
    if (!graph || !devices)
        qFatal("%s", (graph ? devices.error() : graph.error()).english().c_str());
    return Problem::create(*graph, *devices, {}).value();
}

RunPtr runOf(const ProblemPtr& problem)
{
    return makeRun(problem, {{DeviceId{0}, DeviceId{1}}, {}}, "heft").value();
}

ComparisonSetup setupOf(const ProblemPtr& problem)
{
    const Placer* placer = placerRegistry().find("heft").value();
    ComparisonSetup setup;
    setup.problems = {problem};
    setup.placers = {{placer, Options(placer->info().options), {}},
                     {placer, Options(placer->info().options), {}}};
    setup.seeds = {1};
    return setup;
}

/// The first tag or attribute that none of our pages has; empty: there is none.
QString foreignMarkup(const std::string& page)
{
    static const QSet<QString> known{
        "html",   "head",   "meta", "title",    "style",   "body",  "h1",   "h2",       "h3",
        "p",      "table",  "tr",   "th",       "td",      "ul",    "li",   "pre",      "small",
        "strong", "br",     "div",  "figure",   "img",     "svg",   "g",    "path",     "line",
        "rect",   "circle", "text", "polyline", "polygon", "tspan", "defs", "clipPath", "use"};
    const QString text = QString::fromStdString(page);
    auto tags = QRegularExpression(QStringLiteral("<(/?)([^>\\s/]*)([^>]*)>")).globalMatch(text);
    while (tags.hasNext()) {
        const auto tag = tags.next();
        const QString name = tag.captured(2);
        if (name != QLatin1String("!doctype") && !known.contains(name))
            return tag.captured();
        QString rest = tag.captured(3);
        auto attributes = QRegularExpression(QStringLiteral("([\\w:-]+)=\"([^\"]*)\"")).globalMatch(rest);
        while (attributes.hasNext()) {
            const auto attribute = attributes.next();
            const QString key = attribute.captured(1);
            const bool link = key == QLatin1String("src") || key == QLatin1String("href");
            if (key.startsWith(QLatin1String("on")) ||
                (link && !attribute.captured(2).startsWith(QLatin1String("data:image/svg"))))
                return tag.captured();
        }
        rest.remove(QRegularExpression(QStringLiteral("([\\w:-]+)=\"([^\"]*)\"")));
        if (rest.simplified().size() > 1 && rest.simplified() != QLatin1String("html")) // "/", doctype
            return tag.captured();
    }
    return {};
}

/// RFC 4180: the fields of a table.
std::vector<std::string> fieldsOf(const std::string& csv)
{
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        if (csv[i] == '"' && quoted && i + 1 < csv.size() && csv[i + 1] == '"')
            fields.back() += csv[++i];
        else if (csv[i] == '"')
            quoted = !quoted;
        else if (!quoted && (csv[i] == ',' || csv[i] == '\n'))
            fields.emplace_back();
        else if (quoted || csv[i] != '\r')
            fields.back() += csv[i];
    }
    return fields;
}

/// The first field that a spreadsheet would run.
QString formulaIn(const std::string& csv)
{
    for (const std::string& field : fieldsOf(csv))
        if (!field.empty() && std::string_view("=@\t\r").find(field.front()) != std::string_view::npos)
            return QString::fromStdString(field);
        else if (field.starts_with("-1+"))
            return QString::fromStdString(field);
    return {};
}

bool holds(const std::string& csv, const std::string& name)
{
    const auto fields = fieldsOf(csv);
    return std::ranges::any_of(fields, [&](const std::string& field) { return field.ends_with(name); });
}

} // namespace

class ReportNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesHaveNoForeignMarkup()
    {
        for (const std::string& name : hostile) {
            const ProblemPtr problem = problemNamed(name);
            SessionReport report;
            report.graphs.push_back(
                {{{{name, runOf(problem)}, 1, name, {}}, {{name, runOf(problem)}, 2, {}, {}}},
                 0,
                 {{name, "<svg/>"}}});
            report.pictures.push_back({name, "<svg/>"});
            report.remarks.push_back({name, {name}, {{name}}});
            report.ruleName = [&](ChooseTask) { return name; };
            const ComparisonSetup setup = setupOf(problem);
            const auto rows = compare(setup);
            report.comparison = &setup;
            report.rows = &rows;
            for (const std::string& page : {sessionReportAsHtml(report), comparisonAsHtml(setup, rows)}) {
                QCOMPARE(foreignMarkup(page), QString());
                QVERIFY(page.find('\x01') == std::string::npos);
            }
        }
    }

    void tablesHaveNoFormulas()
    {
        for (const std::string& name : hostile) {
            const ProblemPtr problem = problemNamed(name);
            const ComparisonSetup setup = setupOf(problem);
            const auto rows = compare(setup);
            const RunPtr run = runOf(problem);
            const auto plain = [](const Message& m) { return m.english(); };
            const auto& formats = placementFormats();
            const auto csv = std::ranges::find(formats, "csv", &PlacementFormat::id);
            for (const std::string& table :
                 {comparisonAsCsv(setup, rows), comparisonSummaryAsCsv(setup, rows),
                  writeTraceCsv(*problem, run->schedule), csv->write(*problem, run->placement, "heft"),
                  differencesAsTable(differencesOf({{name, run}, {name, run}}, 0), ',', plain)}) {
                QCOMPARE(formulaIn(table), QString());
                QVERIFY2(holds(table, name), table.c_str());
            }
        }
    }

    /// The table of a trace is read again: its names are those that were written.
    void tracesKeepTheirNames()
    {
        for (const std::string& name : hostile) {
            const ProblemPtr problem = problemNamed(name);
            const auto slices = readTraceTable(writeTraceCsv(*problem, runOf(problem)->schedule));
            QVERIFY2(slices.ok(), name.c_str());
            QCOMPARE(slices->slices.front().name, name);
            QCOMPARE(slices->slices.front().device, name);
        }
        for (const std::string text : {"'=a", "''=a", "'a", "=a", "", "'"})
            QCOMPARE(fromSpreadsheetText(spreadsheetText(text)), text);
    }

    void fieldsStayAsTheyAreWherePossible()
    {
        QCOMPARE(csvField("matmul"), std::string("matmul"));
        QCOMPARE(csvField("-1.5e-05"), std::string("-1.5e-05"));
        QCOMPARE(csvField("+3 %"), std::string("+3 %"));
        QCOMPARE(csvField("-relu"), std::string("-relu"));
        QCOMPARE(csvField("a=b"), std::string("a=b"));
        QCOMPARE(csvField("=1"), std::string("'=1"));
        QCOMPARE(csvField("=1,2"), std::string("\"'=1,2\""));
        QCOMPARE(quotedCsvField("@a"), std::string("\"'@a\""));
        QCOMPARE(csvField("-2+3"), std::string("'-2+3"));
        QCOMPARE(csvField(""), std::string());
    }
};

DOPPLER_TEST(ReportNames)

} // namespace report_names_test

#include "report_names.moc"
