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
        const std::string table = latexTable({{"placer_id", "mean (s)", "100 %"},
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
        const std::string table = markdownTable(
            {{"placer", "mean"}, {"a|b*c_d`e[f](g)<h>&~$\\", "0.0123456789"}, {"two\nlines", "123456"}});
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

    void linesOfAnyLength()
    {
        QVERIFY(latexTable({}).find("\\end{tabular}") != std::string::npos);
        QVERIFY(markdownTable({{"a", "b"}, {"1"}, {"1", "2", "3"}}).find("| 1 |  |  |\n") !=
                std::string::npos);
    }
};

DOPPLER_TEST(TableMarkupTest)

} // namespace table_markup_test

#include "table_markup.moc"
