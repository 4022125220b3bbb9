// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of partition vectors, against trying all of them on small programs.
#include "core/workloads/einsum/einsum_partition.h"

#include "core/base/random.h"
#include "core/workloads/einsum/einsum_text.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QTest>
#include <functional>

namespace einsum_partition_test {

using namespace doppler;

namespace {

EinsumProgram programOf(const std::string& lines)
{
    return parseEinsumText("extents i=64 j=16 k=32 m=8\ninput A[i,j], B[j,k], C[k,m], D[i,k]\n" + lines, "p")
        .value();
}

/// The least cost over all ways of cutting every operation into `pieces` kernels.
double leastCost(EinsumProgram program, std::uint32_t pieces)
{
    double least = std::numeric_limits<double>::infinity();
    std::function<void(std::size_t)> cutFrom = [&](std::size_t v) {
        while (v < program.operations.size() && program.operations[v].op.empty())
            ++v;
        if (v == program.operations.size()) {
            least = std::min(least, partitionCost(program));
            return;
        }
        const std::string labels = labelsOf(program.operations[v]);
        std::function<void(std::size_t, std::uint32_t)> cutLabel = [&](std::size_t k, std::uint32_t left) {
            if (k == labels.size()) {
                if (left == 1)
                    cutFrom(v + 1);
                return;
            }
            for (std::uint32_t own = 1; own <= std::min<std::uint64_t>(left, program.extents.at(labels[k]));
                 own *= 2) {
                program.operations[v].pieces[labels[k]] = own;
                cutLabel(k + 1, left / own);
            }
            program.operations[v].pieces.erase(labels[k]);
        };
        cutLabel(0, pieces);
    };
    cutFrom(0);
    return least;
}

double costBy(const EinsumProgram& program, std::uint32_t pieces, PartitionSearch search)
{
    return partitionCost(choosePartitions(program, {pieces, search, {}}).value());
}

} // namespace

class EinsumPartitionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    /// Floats moved by hand (EinDecomp's formula): i=2 k=2 j=4 on 8 x 8 x 8: 16 kernels.
    void costsAreTheFormulas()
    {
        EinsumProgram program =
            parseEinsumText(
                "extents i=8 j=8 k=8\ninput A[i,j], B[j,k]\n"
                "Y[i,k] = sum A[i,j] * B[j,k] pieces i=2 k=2 j=4\nZ[i,k] = exp(Y[i,k]) pieces i=4\n",
                "p")
                .value();
        // A: 64 * 16 / 8, B the same, the output: 16 a block, 12 partial results more than blocks
        QCOMPARE(movedElements(program, program.operations[2]), 128.0 + 128 + 16 * 12);
        QCOMPARE(movedElements(program, program.operations[3]), 64.0);
        // From 2 x 2 to 4 x 1: blocks of 16 on both sides, 4 x 2 of them
        QCOMPARE(repartitionElements(program, program.operations[3], 0), 16.0 * 8);
        program.operations[3].pieces = {{'i', 2}, {'k', 2}};
        QCOMPARE(repartitionElements(program, program.operations[3], 0), 0.0);
    }

    void treesAreCutBest_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<bool>("tree");
        QTest::newRow("product") << "Y[i,k] = sum A[i,j] * B[j,k]" << true;
        QTest::newRow("chain") << "X[i,k] = sum A[i,j] * B[j,k]\nY[i,m] = sum X[i,k] * C[k,m]" << true;
        QTest::newRow("other way") << "X[j,m] = sum B[j,k] * C[k,m]\nY[i,m] = sum A[i,j] * X[j,m]" << true;
        QTest::newRow("sum of products")
            << "X[i,k] = sum A[i,j] * B[j,k]\nZ[k,i] = D[i,k]\nY[i,k] = X[i,k] + Z[k,i]" << true;
        QTest::newRow("reduction")
            << "X[i,k] = sum A[i,j] * B[j,k]\nM[i] = max X[i,k]\nY[i,j] = A[i,j] - M[i]" << true;
        QTest::newRow("read twice")
            << "X[i,k] = sum A[i,j] * B[j,k]\nM[i] = max X[i,k]\nY[i,k] = X[i,k] - M[i]" << false;
    }
    void treesAreCutBest()
    {
        QFETCH(QString, lines);
        QFETCH(bool, tree);
        const EinsumProgram program = programOf(lines.toStdString());
        for (std::uint32_t pieces : {1U, 4U, 8U}) {
            const double least = leastCost(program, pieces);
            const double found = costBy(program, pieces, PartitionSearch::Trees);
            if (tree)
                QCOMPARE(found, least);
            QVERIFY(found >= least);
            QVERIFY(costBy(program, pieces, PartitionSearch::Greedy) >= least);
        }
    }

    /// Random trees: every tensor is read once.
    void randomTreesAreCutBest()
    {
        Random random(5);
        int greedyWorse = 0;
        for (int round = 0; round < 40; ++round) {
            EinsumProgram program;
            program.extents = {{'a', 16}, {'b', 4}, {'c', 32}, {'d', 8}};
            const std::string letters = "abcd";
            std::vector<std::size_t> open;
            for (int n = 0; n < 3; ++n) {
                const auto labelsFor = [&] {
                    std::string labels = letters;
                    for (std::size_t drop = 1 + random.below(2); drop > 0; --drop)
                        labels.erase(random.below(labels.size()), 1);
                    return labels;
                };
                Einsum e;
                e.name = std::string(1, static_cast<char>('M' + n));
                e.op = "matmul";
                std::string all;
                if (!open.empty()) {
                    e.inputs.push_back(open.back());
                    e.inputLabels.push_back(program.operations[open.back()].outputLabels);
                    open.pop_back();
                }
                const std::string labels = labelsFor();
                e.inputs.push_back(program.input("I" + e.name, labels));
                e.inputLabels.push_back(labels);
                all = labelsOf(e);
                e.outputLabels = all.substr(random.below(2));
                open.push_back(program.add(e));
            }
            const double least = leastCost(program, 4);
            QCOMPARE(costBy(program, 4, PartitionSearch::Trees), least);
            const double greedy = costBy(program, 4, PartitionSearch::Greedy);
            QVERIFY(greedy >= least);
            greedyWorse += greedy > least ? 1 : 0;
        }
        QVERIFY(greedyWorse > 0); // the programs leave something to decide
    }

    void everyOperationGetsItsKernels()
    {
        const EinsumProgram program =
            choosePartitions(programOf("X[i,k] = sum A[i,j] * B[j,k]\nM[m] = max mul(X[i,k], C[k,m])\n"),
                             {64, PartitionSearch::Trees, {}})
                .value();
        for (const Einsum& operation : program.operations) {
            std::uint32_t kernels = 1;
            for (const auto& [label, pieces] : operation.pieces)
                kernels *= pieces;
            QCOMPARE(kernels, operation.op.empty() ? 1U : 64U);
        }
        QVERIFY(expand(program).ok());
    }

    /// Fewer than asked for where there are no more elements, and given cuts stay.
    void limitsAndGivenCuts()
    {
        const auto program =
            parseEinsumText("extents i=6 k=3\ninput A[i,k]\npieces auto 64\nX[i,k] = exp(A[i,k])\n"
                            "Y[i,k] = exp(X[i,k]) pieces i=3\n",
                            "p")
                .value();
        using Pieces = std::map<char, std::uint32_t>;
        QCOMPARE(program.operations[1].pieces, (Pieces{{'i', 4}, {'k', 2}})); // powers of two within 6 and 3
        QCOMPARE(program.operations[2].pieces, (Pieces{{'i', 3}}));
    }

    void tooManyWaysAreRefused()
    {
        std::string text = "extents";
        std::string labels;
        for (char c = 'a'; c <= 'n'; ++c) {
            text += std::string(" ") + c + "=1024";
            labels += c;
        }
        text += "\ninput A[" + labels + "]\npieces auto 1024\nY[" + labels + "] = exp(A[" + labels + "])\n";
        const EinsumText read = readEinsumText(text, "p");
        QVERIFY(read.fault.has_value());
        QCOMPARE(read.fault->place.line, std::size_t{4});
        QVERIFY(!parseEinsumText("extents i=8\ninput A[i]\npieces auto 3\nY[i] = exp(A[i])\n", "p"));
    }
};

DOPPLER_TEST(EinsumPartitionTest)

} // namespace einsum_partition_test

#include "einsum_partition.moc"
