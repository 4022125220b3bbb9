// SPDX-License-Identifier: GPL-3.0-or-later
// The language that filters the tables of a run: known answers, mistakes and their places, and random filters
// against an evaluation row by row.
#include "core/run/tables/table_query.h"

#include "core/base/random.h"
#include "core/run/tables/run_tables.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <limits>

namespace table_query_test {

using namespace doppler;

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

TableColumn texts(std::string_view name, const std::vector<std::string>& values, std::string_view alias = {})
{
    auto pool = std::make_shared<TextPool>();
    for (const std::string& value : values)
        pool->add(value);
    return {{name, ColumnUnit::Text, name, name, true, alias}, {}, std::move(pool), {}};
}

TableColumn numbers(std::string_view name, ColumnUnit unit, std::vector<double> values)
{
    return {{name, unit, name, name}, std::move(values), nullptr, {}};
}

/// Six rows with one column of each unit.
DataTable sample()
{
    DataTable table;
    table.rowCount = 6;
    table.columns.push_back(
        texts("name", {"S[0,1]", "layer1/MatMul", "stage:2 a", "b", "say \"hi\"", "a(b)"}));
    table.columns.push_back(texts("operation", {"matmul", "MatMul", "add", "add", "", "softmax"}, "kind"));
    table.columns.push_back(texts("from", {"gpu0", "gpu1", "gpu2", "gpu10", "gpu0", "gpu1"}, "device"));
    table.columns.push_back(texts("to", {"gpu1", "gpu2", "gpu0", "gpu0", "gpu10", "gpu0"}, "device"));
    table.columns.push_back(
        numbers("duration", ColumnUnit::Seconds, {1e-3, 2e-3, 5e-6, 0, unknown, 1.00049e-3}));
    table.columns.push_back(numbers("waiting", ColumnUnit::Seconds, {0, 3e-3, 5e-6, 1, unknown, 0}));
    table.columns.push_back(numbers("bytes", ColumnUnit::Bytes, {1048576, 1e6, 0, 1000, 512, 2e9}));
    table.columns.push_back(numbers("flops", ColumnUnit::Flops, {1e9, 5e8, unknown, 0, 3.5e9, 1}));
    table.columns.push_back(numbers("share", ColumnUnit::Share, {0.05, 0.5, 0.049, 0, 1, 0.2}));
    table.columns.push_back(numbers("vertex", ColumnUnit::Count, {12345, 12346, 2, 3, 4, 5000}));
    table.columns.push_back(numbers("critical", ColumnUnit::Flag, {1, 0, 0, 1, 0, 0}));
    return table;
}

std::vector<ColumnSpec> specsOf(const DataTable& table)
{
    std::vector<ColumnSpec> specs;
    for (const TableColumn& column : table.columns)
        specs.push_back(column.spec);
    return specs;
}

QString found(const DataTable& table, const TableQuery& query)
{
    QString kept(static_cast<qsizetype>(table.rowCount), QLatin1Char('0'));
    for (const std::uint32_t row : matchingRows(table, query))
        kept[static_cast<qsizetype>(row)] = QLatin1Char('1');
    return kept;
}

bool same(double a, double b, ColumnUnit unit)
{
    if (unit == ColumnUnit::Count || unit == ColumnUnit::Flag)
        return a == b;
    return std::abs(a - b) <= 5e-4 * std::max(std::abs(a), std::abs(b));
}

/// The query for one row, as the documentation says.
bool holds(const DataTable& table, const TableQuery& query, std::size_t row)
{
    using Kind = TableQuery::Kind;
    using Relation = TableQuery::Relation;
    const auto part = [&](const TableQuery& one) { return holds(table, one, row); };
    switch (query.kind) {
    case Kind::All:
        return true;
    case Kind::And:
        return std::ranges::all_of(query.parts, part);
    case Kind::Or:
        return std::ranges::any_of(query.parts, part);
    case Kind::Not:
        return !part(query.parts.front());
    case Kind::Search:
        return std::ranges::any_of(table.columns, [&](const TableColumn& column) {
            return column.isText() &&
                   foldedText(column.text(row)).find(query.texts.front()) != std::string::npos;
        });
    default:
        break;
    }
    const bool negative = query.relation == Relation::NotEqual || query.relation == Relation::ContainsNot;
    const bool any = std::ranges::any_of(query.columns, [&](std::size_t at) {
        const TableColumn& column = table.columns[at];
        if (query.kind == Kind::Texts)
            return std::ranges::any_of(query.texts, [&](const std::string& text) {
                const std::string own = foldedText(column.text(row));
                return query.relation >= Relation::Contains ? own.find(text) != std::string::npos
                                                            : own == text;
            });
        const auto values = query.kind == Kind::Columns
                                ? std::vector<double>{table.columns[query.other].numbers[row]}
                                : query.numbers;
        return std::ranges::any_of(values, [&](double value) {
            const double own = column.numbers[row];
            if (std::isnan(own) || std::isnan(value))
                return false;
            const bool equal = same(own, value, column.spec.unit);
            return query.relation == Relation::Less           ? own < value
                   : query.relation == Relation::LessEqual    ? own < value || equal
                   : query.relation == Relation::Greater      ? own > value
                   : query.relation == Relation::GreaterEqual ? own > value || equal
                                                              : equal;
        });
    });
    return any != negative;
}

/// A random filter as text, of at most so many levels.
std::string randomQuery(Random& random, int depth)
{
    const auto pick = [&](std::initializer_list<const char*> from) {
        return std::string(*(from.begin() + random.below(from.size())));
    };
    if (depth > 0 && random.below(3) > 0) {
        const std::string left = randomQuery(random, depth - 1);
        const std::string right = randomQuery(random, depth - 1);
        switch (random.below(4)) {
        case 0:
            return "(" + left + ") or (" + right + ")";
        case 1:
            return left + " " + right;
        case 2:
            return "not (" + left + ") and " + right;
        default:
            return "(" + left + " or " + right + ")";
        }
    }
    const std::string relation = pick({"=", "!=", "<", "<=", ">", ">="});
    switch (random.below(7)) {
    case 0:
        return pick({"duration", "waiting"}) + relation + pick({"1ms", "2 ms", "5us", "0", "1s"});
    case 1:
        return "bytes " + relation + " " + pick({"1MiB", "1MB", "1000", "2GB", "0"});
    case 2:
        return pick({"operation", "name", "device", "from"}) + pick({"=", "!=", "~", "!~"}) +
               pick({"matmul", "gpu1", "add", "\"a(b)\"", "m"});
    case 3:
        return "device in (" + pick({"gpu0", "gpu2"}) + ", " + pick({"gpu1", "gpu10"}) + ")";
    case 4:
        return pick({"gpu1", "matmul", "critical", "a", "S[0,1]"});
    case 5:
        return "duration " + relation + " waiting";
    default:
        return "vertex " + relation + " " + pick({"12345", "3", "5k"});
    }
}

} // namespace

class TableQueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatMatches_data()
    {
        QTest::addColumn<QString>("kept"); // By row.
        const auto row = [](const char* text, const char* kept) { QTest::newRow(text) << QString(kept); };
        row("", "111111");
        row("   ", "111111");
        row("duration > 1ms", "010001"); // 1.00049 ms is more, although it reads 1 ms: see the next ones
        row("duration >= 1 ms", "110001");
        row("duration = 1ms", "100001");
        row("duration != 1ms", "011110"); // An unknown number is not equal.
        row("duration<=5us", "001100");
        row("duration < 1e-3", "001100");
        row("cost", "000000"); // A word that no text has.
        row("duration = 0", "000100");
        row("waiting > duration", "010100");
        row("waiting = duration", "001000");
        row("bytes = 1MiB", "100000");
        row("bytes = 1MB", "010000");
        row("bytes >= 1 KB bytes < 1GB", "110100");
        row("flops >= 1G", "100010");
        row("flops = 1GFLOP", "100000");
        row("not flops >= 0", "001000");
        row("share >= 5%", "110011");
        row("share > 5 %", "010011");
        row("share = 0.5", "010000");
        row("vertex = 12345", "100000"); // Counts are exact.
        row("vertex in (2, 3, 5k)", "001101");
        row("vertex not in (2, 3, 5k)", "110010");
        row("critical", "100100");
        row("critical = yes", "100100");
        row("critical = no", "011011");
        row("not critical", "011011");
        row("\"critical\"", "000000"); // A text.
        row("operation = matmul", "110000");
        row("kind = matmul", "110000"); // An alias.
        row("KIND ~ MAT", "110000");
        row("operation ~ ma", "110001");
        row("operation !~ ma", "001110");
        row("operation != add", "110011");
        row("operation = \"\"", "000010");
        row("kind:mat", "110000");
        row("stage:2", "001000"); // No column has this name.
        row("S[0,1]", "100000");
        row("layer1/", "010000");
        row("\"a(b)\"", "000001");
        row("name = \"say \\\"hi\\\"\"", "000010");
        row("gpu10", "000110");
        row("device = gpu1", "110001"); // Either of two columns.
        row("device != gpu1", "001110");
        row("device in (gpu2, gpu10)", "011110");
        row("operation in (add, \"softmax\") not critical", "001001");
        row("critical or share = 1", "100110");
        row("critical or share = 1 and duration > 0", "100100"); // and binds more.
        row("(critical or share = 1) and duration >= 0", "100100");
        row("not (critical or gpu1)", "001000"); // A word is a part of gpu10 too.
        row("not not critical", "100100");
        row("CRITICAL AND NOT gpu10", "100000");
        row("((((b))))", "000101");
    }
    void keepsWhatMatches()
    {
        QFETCH(QString, kept);
        const DataTable table = sample();
        const auto query = parseTableQuery(QTest::currentDataTag(), specsOf(table));
        QVERIFY2(query.ok(), query ? "" : query.error().english().c_str());
        QCOMPARE(found(table, *query), kept);
    }

    void saysWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* text, const char* place, const char* part) {
            QTest::newRow(text) << QString(place) << QString(part);
        };
        row("a duratoin>1ms", "3", "unknown column \"duratoin\", expected one of: duration");
        row("duration>", "10", "the value of \"duration\" is missing");
        row("duration> )", "11", "the value of \"duration\" is missing");
        row("duration > 1MiB", "12", "expected a time");
        row("bytes>10ms", "7", "expected a size");
        row("flops>many", "7", "expected a number");
        row("share > 5ms", "9", "expected a share");
        row("critical = maybe", "12", "expected yes or no");
        row("device < gpu2", "8", "is a text");
        row("duration ~ 5", "10", "is a number");
        row("duration:5", "9", "is a number");
        row("kind:", "6", "is missing");
        row("> 5", "1", "the column before \">\" is missing");
        row("in (a)", "1", "the column before \"in\" is missing");
        row("(critical", "1", "not closed");
        row("a (b (c) d", "3", "not closed");
        row("critical)", "9", "no opening parenthesis");
        row("()", "2", "a condition is missing");
        row("a and", "6", "a condition is missing");
        row("or a", "1", "a condition is missing");
        row("a and and b", "7", "a condition is missing");
        row("not", "4", "a condition is missing");
        row("x \"abc", "3", "quotation mark");
        row("device in (gpu0", "11", "the list is not closed");
        row("device in (gpu0 gpu1)", "11", "the list is not closed");
        row("device in ()", "12", "is missing");
        row("device in (a,)", "14", "is missing");
        row("vertex in (1, x)", "15", "expected a number");
        row("device = (a)", "10", "found \"(\"");
        row("device = = a", "10", "found \"=\"");
        row("duration < inf", "12", "expected a time");
        row("duration < bytes", "12", "expected a time");
        row("\u00e4\u00f6\u00fc durtion=1", "5", "unknown column"); // Characters, not bytes.
    }
    void saysWhatIsWrongAndWhere()
    {
        QFETCH(QString, place);
        QFETCH(QString, part);
        const auto query = parseTableQuery(QTest::currentDataTag(), specsOf(sample()));
        QVERIFY(!query.ok());
        QCOMPARE(QString::fromStdString(query.error().place), place);
        const QString message = QString::fromStdString(query.error().message.english());
        QVERIFY2(message.contains(part), qPrintable(message));
    }

    void manyParenthesesAreRefused()
    {
        const std::string deep(100'000, '(');
        QVERIFY(!parseTableQuery(deep, specsOf(sample())).ok());
        QVERIFY(!parseTableQuery(deep + "a", specsOf(sample())).ok());
        std::string nots;
        for (int i = 0; i < 100'000; ++i)
            nots += "not ";
        QVERIFY(!parseTableQuery(nots + "a", specsOf(sample())).ok());
    }

    void everyColumnCanBeAskedFor()
    {
        for (std::size_t kind = 0; kind < runTableNames().size(); ++kind) {
            const auto columns = runTableColumns(static_cast<RunTableKind>(kind));
            for (const ColumnSpec& column : columns) {
                QVERIFY(parseTableQuery(std::string(column.name) + " = 1", columns).ok());
                QVERIFY(parseTableQuery(std::string(column.name) + " != 1", columns).ok());
                if (!column.alias.empty())
                    QVERIFY(parseTableQuery(std::string(column.alias) + " = 1", columns).ok());
            }
        }
    }

    void randomFiltersKeepTheSameRows()
    {
        Random random(7);
        const DataTable table = sample();
        for (int round = 0; round < 3000; ++round) {
            const std::string text = randomQuery(random, 3);
            const auto query = parseTableQuery(text, specsOf(table));
            QVERIFY2(query.ok(), (text + ": " + (query ? "" : query.error().english())).c_str());
            QString wanted(6, QLatin1Char('0'));
            for (std::size_t row = 0; row < 6; ++row)
                if (holds(table, *query, row))
                    wanted[static_cast<qsizetype>(row)] = QLatin1Char('1');
            QVERIFY2(found(table, *query) == wanted, text.c_str());
        }
    }

    void anyTextIsReadOrRefused()
    {
        Random random(3);
        const std::string_view parts = "()=<>!~,\"\\ aduration.5ms%[]:and or not in";
        const auto specs = specsOf(sample());
        for (int round = 0; round < 20'000; ++round) {
            std::string text;
            for (std::size_t i = random.below(24); i > 0; --i)
                text += parts[random.below(parts.size())];
            const auto query = parseTableQuery(text, specs);
            if (query)
                QVERIFY(found(sample(), *query).size() == 6);
            else
                QVERIFY2(!query.error().place.empty(), text.c_str());
        }
    }

    void textsAreFoundInOnePieceOfMemory()
    {
        TextPool pool;
        for (const char* text : {"ab", "", "AB", "cab", "ba", "b"})
            pool.add(text);
        std::vector<char> hits(pool.size(), 0);
        pool.findContaining("ab", hits);
        QCOMPARE(hits, (std::vector<char>{1, 0, 1, 1, 0, 0})); // "b" and "ab" do not make "bab".
        std::ranges::fill(hits, 0);
        pool.findEqual("ab", hits);
        QCOMPARE(hits, (std::vector<char>{1, 0, 1, 0, 0, 0}));
        std::ranges::fill(hits, 0);
        pool.findContaining("", hits);
        QCOMPARE(std::ranges::count(hits, 1), std::ptrdiff_t{6});
    }
};

DOPPLER_TEST(TableQueryTest)

} // namespace table_query_test

#include "table_query.moc"
