// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for LaTeX and Markdown.
#include "core/io/bytes/table_markup.h"

#include "core/io/bytes/csv_writing.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace table_markup_test {

using namespace doppler;

class TableMarkupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void csvIsReadAsWritten()
    {
        const TableLines lines{{"name", "a, b"}, {"=SUM(A1)", "two \"lines\"\nhere"}, {"", "-3.5"}};
        std::string csv;
        for (const auto& line : lines)
            csv += csvField(line[0]) + ',' + csvField(line[1]) + '\n';
        QVERIFY(linesOfCsv(csv) == lines);
        QVERIFY(linesOfCsv("a,b\r\n1,") == (TableLines{{"a", "b"}, {"1", ""}}));
        QVERIFY(linesOfCsv("").empty());
    }

    void latex()
    {
        const std::string table = latexTable(TableLines{{"placer_id", "mean (s)", "100 %"},
                                                        {"a&b\\c{d}$#^~<|>", "0.0123456789", "−1 × µs"},
                                                        {"[x]", "1.5e-07", "C:\ttwo\nlines"}});
        QCOMPARE(
            QString::fromStdString(table),
            QStringLiteral("% \\usepackage{booktabs}\n"
                           "\\begin{tabular}{lrl}\n"
                           "\\toprule\n"
                           "placer\\_id & mean (s) & 100 \\% \\\\\n"
                           "\\midrule\n"
                           "a\\&b\\textbackslash{}c\\{d\\}\\$\\#\\textasciicircum{}\\textasciitilde{}"
                           "\\textless{}\\textbar{}\\textgreater{} & 0.012346 & $-$1 $\\times$ \\textmu{}s "
                           "\\\\\n"
                           "{}[x] & $1.5 \\times 10^{-7}$ & C: two lines \\\\\n"
                           "\\bottomrule\n"
                           "\\end{tabular}\n"));
    }

    void markdown()
    {
        const std::string table = markdownTable(TableLines{
            {"placer", "mean"}, {"a|b*c_d`e[f](g)<h>&~$\\", "0.0123456789"}, {"two\nlines", "123456"}});
        QCOMPARE(QString::fromStdString(table),
                 QStringLiteral("| placer | mean |\n"
                                "| --- | ---: |\n"
                                "| a\\|b\\*c\\_d\\`e\\[f\\](g)&lt;h&gt;&amp;\\~\\$\\\\ | 0.012346 |\n"
                                "| two lines | 123456 |\n"));
    }

    void theFileExtensionDecides()
    {
        const std::string csv = "a,b\n1,x\n";
        QCOMPARE(tableForFile("t.csv", csv), csv);
        QCOMPARE(tableForFile("t.tex", csv), latexTable(linesOfCsv(csv)));
        QCOMPARE(tableForFile("T.TEX", csv), latexTable(linesOfCsv(csv)));
        QCOMPARE(tableForFile("t.md", csv), markdownTable(linesOfCsv(csv)));
        QCOMPARE(tableForFile("tex", csv), csv);
    }

    void tablesForReaders()
    {
        const PrintedTable table{
            {{"Placer", "Makespan"}, {"heft", "179.1 ± 2.0 ms"}}, {false, true}, {"[1] 5 % off"}};
        QCOMPARE(QString::fromStdString(latexTable(table)),
                 QStringLiteral("% \\usepackage{booktabs}\n"
                                "\\begin{tabular}{lr}\n"
                                "\\toprule\n"
                                "Placer & Makespan \\\\\n"
                                "\\midrule\n"
                                "heft & 179.1 $\\pm$ 2.0 ms \\\\\n"
                                "\\bottomrule\n"
                                "\\end{tabular}\n"
                                "\\par\\smallskip\n{\\footnotesize\n[1] 5 \\% off\\par\n}\n"));
        QCOMPARE(QString::fromStdString(markdownTable(table)),
                 QStringLiteral("| Placer | Makespan |\n| --- | ---: |\n| heft | 179.1 ± 2.0 ms |\n"
                                "\n\\[1\\] 5 % off\n"));
        const auto csv = [] { return std::string("a\n"); };
        const auto printed = [&] { return table; };
        QCOMPARE(tableForFile("t.csv", csv, printed), csv());
        QCOMPARE(tableForFile("t.TEX", csv, printed), latexTable(table));
        QCOMPARE(tableForFile("t.md", csv, printed), markdownTable(table));
    }

    void linesOfAnyLength()
    {
        QVERIFY(latexTable(TableLines{}).find("\\end{tabular}") != std::string::npos);
        QVERIFY(markdownTable(TableLines{{"a", "b"}, {"1"}, {"1", "2", "3"}}).find("| 1 |  |  |\n") !=
                std::string::npos);
    }
};

DOPPLER_TEST(TableMarkupTest)

} // namespace table_markup_test

#include "table_markup.moc"
