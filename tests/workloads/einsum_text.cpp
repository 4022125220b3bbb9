// SPDX-License-Identifier: GPL-3.0-or-later
// The einsum language: what it says becomes the graph that it means, and faults name their place.
#include "core/workloads/einsum/einsum_text.h"

#include "core/catalog/graph_file.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace einsum_text_test {

using namespace doppler;

namespace {

const char* const head = "extents i=8 j=4 k=6\ninput A[i,j], B[j,k], C[i,k]\n";

GraphPtr graphOf(const std::string& text) { return readGraphText(text, "g").value(); }

/// The last operation of a text that begins with `head`.
Einsum last(const std::string& line)
{
    const auto program = parseEinsumText(head + line, "p");
    if (!program) {
        qCritical("%s", program.error().english().c_str());
        return {};
    }
    return program->operations.back();
}

/// Bytes from a generator that is the same everywhere.
struct Bytes {
    std::uint32_t state;
    std::uint32_t below(std::uint32_t most)
    {
        state = state * 1664525U + 1013904223U;
        return (state >> 8U) % most;
    }
};

} // namespace

class EinsumTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void examplesOfThePage_data()
    {
        QTest::addColumn<QString>("text");
        QFile page(DOPPLER_SOURCE "/docs/einsum-language.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(page.readAll()).split("```");
        for (int i = 1; i < parts.size(); i += 2)
            if (parts[i].startsWith("einsum\n"))
                QTest::addRow("%d", i) << parts[i].mid(7);
    }
    void examplesOfThePage()
    {
        QFETCH(QString, text);
        const auto graph = readGraphText(text.toStdString());
        QVERIFY2(graph.ok(), graph.ok() ? "" : graph.error().english().c_str());
        const QString counts =
            QString("# %1 vertices, %2 edges").arg((*graph)->vertexCount()).arg((*graph)->edgeCount());
        QCOMPARE(text.section('\n', 0, 0), counts);
    }

    void theChainIsTheFamily()
    {
        QFile page(DOPPLER_SOURCE "/docs/einsum-language.md");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll()).section("```", 1, 1).mid(7);
        const GraphPtr read = graphOf(text.toStdString());
        const GraphPtr made = generateWorkload("chainmm").value();
        QCOMPARE(read->name(), std::string("chain"));
        QCOMPARE(read->fingerprint(), made->fingerprint());
        for (VertexId v : made->vertices())
            QCOMPARE(read->vertex(v).op, made->vertex(v).op);
    }

    void longAndShortFormsMeanTheSame_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("brief");
        QTest::addColumn<QString>("op");
        QTest::addColumn<QString>("join");
        QTest::addColumn<QString>("aggregation");
        QTest::newRow("product") << "Y[i,k] = sum A[i,j] * B[j,k]"
                                 << "Y = ij,jk->ik (A, B)"
                                 << "matmul"
                                 << "mul"
                                 << "sum";
        QTest::newRow("tropical") << "Y[i,k] = min add(A[i,j], B[j,k])"
                                  << "Y = min add ij,jk->ik (A, B)"
                                  << "add"
                                  << "add"
                                  << "min";
        QTest::newRow("reduction") << "Y[i] = max A[i,j]"
                                   << "Y = max ij->i (A)"
                                   << "max"
                                   << "copy"
                                   << "max";
        QTest::newRow("function") << "Y[i,j] = relu(A[i,j])"
                                  << "Y = relu ij->ij (A)"
                                  << "relu"
                                  << "relu"
                                  << "sum";
        QTest::newRow("function max") << "Y[i,k] = max(C[i,k], C[ik])"
                                      << "Y = max ik,ik->ik (C, C)"
                                      << "max"
                                      << "max"
                                      << "sum";
        QTest::newRow("function, summed") << "Y[] = sum exp(A[i,j])"
                                          << "Y = sum exp ij-> (A)"
                                          << "exp"
                                          << "exp"
                                          << "sum";
        QTest::newRow("transposed") << "Y[j,i] = A[i,j]"
                                    << "Y = ij->ji (A)"
                                    << "copy"
                                    << "copy"
                                    << "sum";
        QTest::newRow("three") << "Y[i] = sum A[i,j] * B[j,k] * C[i,k]"
                               << "Y = ij,jk,ik->i (A, B, C)"
                               << "matmul"
                               << "mul"
                               << "sum";
        QTest::newRow("elementwise") << "Y[i,j,k] = A[i,j] * B[j,k]"
                                     << "Y = ij,jk->ijk (A, B)"
                                     << "mul"
                                     << "mul"
                                     << "sum";
        QTest::newRow("difference") << "Y[i,k] = C[i,k] - C[i,k]"
                                    << "Y = sub ik,ik->ik (C, C)"
                                    << "sub"
                                    << "sub"
                                    << "sum";
    }
    void longAndShortFormsMeanTheSame()
    {
        QFETCH(QString, line);
        QFETCH(QString, brief);
        for (const QString& text : {line, brief}) {
            const Einsum e = last(text.toStdString());
            QTEST(QString::fromStdString(e.op), "op");
            QTEST(QString::fromUtf8(joinOf(e).data(), static_cast<int>(joinOf(e).size())), "join");
            QTEST(QString::fromUtf8(aggregationName(e.aggregation).data()), "aggregation");
        }
        const Einsum one = last(line.toStdString());
        const Einsum other = last(brief.toStdString());
        QCOMPARE(one.inputs, other.inputs);
        QCOMPARE(one.inputLabels, other.inputLabels);
        QCOMPARE(one.outputLabels, other.outputLabels);
    }

    void constantsScale()
    {
        QCOMPARE(last("Y[i,k] = 0.125 * C[i,k]").factor, 0.125);
        QCOMPARE(last("Y[i,k] = C[i,k] * 2e-3").factor, 2e-3);
        QCOMPARE(last("Y[i,k] = C[i,k] / 8").factor, 0.125);
        QCOMPARE(last("Y[i,k] = C[i,k] / 8").op, std::string("scale"));
        QCOMPARE(last("Y[i,k] = -C[i,k]").op, std::string("neg"));
    }

    void piecesStandUntilOthersDo()
    {
        const auto program = parseEinsumText(std::string(head) + "pieces i=2 j=4\nX[i,j] = exp(A[i,j])\n"
                                                                 "Y[i,j] = exp(X[i,j]) pieces i=8\n"
                                                                 "pieces k=3\nZ[i,k] = exp(C[i,k])\n",
                                             "p")
                                 .value();
        using Pieces = std::map<char, std::uint32_t>;
        QCOMPARE(program.operations[3].pieces, (Pieces{{'i', 2}, {'j', 4}}));
        QCOMPARE(program.operations[4].pieces, (Pieces{{'i', 8}}));
        QCOMPARE(program.operations[5].pieces, (Pieces{{'k', 3}}));
    }

    void sourcesArePlaced()
    {
        const GraphPtr graph = graphOf("extents i=8\nsource X[i] pieces i=2\nY[i] = exp(X[i]) pieces i=2\n");
        QCOMPARE(graph->vertexCount(), std::size_t{4});
        QCOMPARE(graph->edgeCount(), std::size_t{2});
        QCOMPARE(graph->vertex(VertexId{0}).op, std::string("source"));
        QCOMPARE(graph->vertex(VertexId{0}).flops.value(), 0.0);
        QCOMPARE(graph->vertex(VertexId{0}).outputBytes, 16.0);
        QCOMPARE(graph->vertex(VertexId{2}).persistentBytes, 0.0);
    }

    void readerOptions()
    {
        const std::string text = std::string(head) + "Y[i,k] = sum A[i,j] * B[j,k] pieces i=2 k=2\n";
        QCOMPARE(graphOf(text)->vertexCount(), std::size_t{8});
        const auto with = [&](const char* name, const char* value) {
            return readGraphText(text, {}, {{{name, value}}, {}});
        };
        QCOMPARE(with("drop_trivial", "true").value()->vertexCount(), std::size_t{4});
        QCOMPARE(with("element_bytes", "2").value()->vertex(VertexId{0}).outputBytes, 4.0 * 3 * 2);
        QCOMPARE(with("inputs", "vertices").value()->vertexCount(), std::size_t{8 + 2 + 2});
        QVERIFY(with("most_vertices", "7").error().english().find("operation Y") != std::string::npos);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("line"); // "^" stands before the place
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("word") << "^foo bar" << 3 << "found \"foo\", expected an operation";
        QTest::newRow("tensor") << "Y[i,k] = exp(^D[i,k])" << 1
                                << "unknown tensor \"D\", expected one of A, B, C";
        QTest::newRow("function") << "Y[i,k] = ^rel(C[i,k])" << 3
                                  << "unknown function \"rel\", expected one of relu";
        QTest::newRow("nested") << "Y[i,k] = exp(^relu(C[i,k]))" << 4 << "function relu is nested in another";
        QTest::newRow("two signs") << "Y[i,k] = C[i,k] * C[i,k] ^+ C[i,k]" << 1 << "one operation per line";
        QTest::newRow("three subtracted")
            << "Y[i,k] = C[i,k] - C[i,k] ^- C[i,k]" << 1 << "takes two operands";
        QTest::newRow("no extent") << "Y[i,^x] = exp(C[i,k])" << 1 << "label x has no extent";
        QTest::newRow("twice") << "Y[i,^i] = exp(C[i,k])" << 1 << "duplicate label i, expected it once";
        QTest::newRow("too few labels") << "Y[i] = exp(^C[i])" << 1 << "C has 1 label here, expected 2: [ik]";
        QTest::newRow("extent") << "Y[i,k] = exp(C[i,^j])" << 1
                                << "label j has extent 4, expected 6, the extent of k in C";
        QTest::newRow("open") << "Y[i,k] = exp(C[i,k]^" << 0 << "unexpected end of the line, expected \")\"";
        QTest::newRow("aggregation lacks") << "^Y[i] = exp(A[i,j])" << 1 << "label j is not in the output";
        QTest::newRow("nothing to aggregate") << "Y[i,k] = ^sum C[i,k]" << 3 << "nothing to aggregate";
        QTest::newRow("taken") << "^A[i,k] = exp(C[i,k])" << 1 << "tensor A already exists";
        QTest::newRow("operands") << "Y[i,k] = ^exp(C[i,k], C[i,k])" << 3 << "exp has 2 operands, expected 1";
        QTest::newRow("pieces") << "Y[i,k] = exp(C[i,k]) pieces ^k=7" << 1 << "7 pieces, expected 1 to 6";
        QTest::newRow("pieces of what") << "Y[i,k] = exp(C[i,k]) pieces ^j=2" << 1 << "no label j";
        QTest::newRow("number") << "extents m=^0" << 1 << "found 0, expected a whole number from 1";
        QTest::newRow("a power of 0") << "extents m=^0^3" << 1 << "found 0^3, expected a whole number from 1";
        QTest::newRow("huge power") << "extents m=^10^400" << 2
                                    << "found 10^400, expected a whole number from 1";
        QTest::newRow("power beyond 64 bits")
            << "extents m=^4294967297^2" << 10 << "found 4294967297^2, expected a whole number from 1";
        QTest::newRow("not ASCII") << "Y[i,k] = C[i,k] ^\xc3\x97 C[i,k]" << 1
                                   << "found \"?\", expected \"pieces\"";
        QTest::newRow("again") << "extents ^i=3" << 1 << "label i already has an extent";
        QTest::newRow("short words") << "Y = exp ^foo ij->ij (A)" << 3
                                     << "found \"foo\", expected the labels";
        QTest::newRow("name") << QString("^%1[i] = exp(A[i,j])").arg(QString(65, 'x')) << 65
                              << "65 characters";
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QString, line);
        const auto column = static_cast<std::size_t>(line.toUtf8().indexOf('^')) + 1;
        line.remove(line.indexOf('^'), 1);
        const EinsumText read = readEinsumText(head + line.toStdString() + "\n", "p");
        QVERIFY(read.fault.has_value());
        QCOMPARE(read.fault->place.line, std::size_t{3});
        QCOMPARE(read.fault->place.column, column);
        QTEST(static_cast<int>(read.fault->place.length), "length");
        QFETCH(QString, sentence);
        const QString english = QString::fromStdString(read.fault->message.english());
        QVERIFY2(english.contains(sentence), qPrintable(english));
        QCOMPARE(read.program.operations.size(), std::size_t{3}); // what stands before it is there
        const Error error = parseEinsumText(head + line.toStdString(), "p").error();
        QCOMPARE(error.place, "line 3, column " + std::to_string(column));
    }

    void operationsHaveTheirPlaces()
    {
        const EinsumText read = readEinsumText(std::string(head) + "\n  Yes[i,k] = exp(C[i,k])\n", "p");
        QVERIFY(!read.fault);
        QCOMPARE(read.operations.size(), read.program.operations.size());
        QCOMPARE(read.operations[1].column, std::size_t{15});
        QCOMPARE(read.operations[3].line, std::size_t{4});
        QCOMPARE(read.operations[3].column, std::size_t{3});
        QCOMPARE(read.operations[3].length, std::size_t{3});
    }

    void aTextWithoutOperationIsAFault()
    {
        QVERIFY(!parseEinsumText("", "p"));
        QVERIFY(!parseEinsumText("extents i=4\ninput A[i]\n", "p"));
    }

    /// Damaged programs are answered or refused, and every fault lies within the text.
    void damagedTextsAreAnswered()
    {
        const std::string whole =
            std::string("einsum d\n") + head +
            "pieces i=2 k=3\nX[i,k] = sum A[i,j] * B[j,k]\nM[i] = max X[i,k]\nfunction f 2\n"
            "Y[i,k] = f(X[i,k], M[i]) pieces i=4\nZ = sum exp ik->k (Y)\nsource S[i] pieces i=2\n";
        QVERIFY(parseEinsumText(whole, "p").ok());
        const std::string_view alphabet = "ijkABCXMY[](),=*+-/>#^ \n0129pieces";
        Bytes random{7};
        for (int round = 0; round < 20000; ++round) {
            std::string text = whole;
            for (std::uint32_t change = 1 + random.below(4); change > 0; --change) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
                const char c = alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
                switch (random.below(3)) {
                case 0:
                    text[at] = c;
                    break;
                case 1:
                    text.insert(at, 1, c);
                    break;
                default:
                    text.erase(at, 1 + random.below(5));
                }
            }
            const EinsumText read = readEinsumText(text, "p");
            if (read.fault) {
                const auto lines = QString::fromStdString(text).split('\n');
                const TextPlace& place = read.fault->place;
                QVERIFY(place.line >= 1 && place.line <= static_cast<std::size_t>(lines.size()));
                const auto size = static_cast<std::size_t>(lines[static_cast<int>(place.line) - 1].size());
                QVERIFY(place.column >= 1 && place.column - 1 + place.length <= size);
            } else {
                ExpandOptions how;
                how.mostVertices = 1000;
                const auto graph = expand(read.program, how);
                QVERIFY2(graph.ok() || graph.error().english().find("vertices") != std::string::npos,
                         text.c_str());
            }
        }
    }
};

DOPPLER_TEST(EinsumTextTest)

} // namespace einsum_text_test

#include "einsum_text.moc"
