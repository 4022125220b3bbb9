// SPDX-License-Identifier: GPL-3.0-or-later
// The backward pass worked out on small tensors, against differences of the forward pass.
#include "core/workloads/einsum/einsum_gradient.h"

#include "core/base/random.h"
#include "core/workloads/einsum/einsum_text.h"
#include "tests/support/dense_einsum.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QTest>
#include <numeric>

namespace einsum_gradient_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

double sumOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// Inputs between 0.2 and 1.2, where every function has a derivative.
DenseTensors randomInputs(const EinsumProgram& program, Random& random)
{
    DenseTensors tensors(program.operations.size());
    for (std::size_t v = 0; v < program.operations.size(); ++v)
        if (program.operations[v].op.empty())
            for (std::size_t i = denseSize(program, program.operations[v].outputLabels); i > 0; --i)
                tensors[v].push_back(0.2 + random.uniform());
    return tensors;
}

} // namespace

class EinsumGradientTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    void gradientsAreDifferenceQuotients_data()
    {
        QTest::addColumn<QString>("lines"); // the last operation is differentiated
        QTest::newRow("product") << "Y[i,k] = sum A[i,j] * B[j,k]";
        QTest::newRow("three factors") << "Y[i] = sum A[i,j] * B[j,k] * C[i,k]";
        QTest::newRow("square by product") << "Y[i,j] = A[i,j] * A[i,j]";
        QTest::newRow("sum of one") << "Y[i] = sum A[i,j]";
        QTest::newRow("sum of a sum") << "Y[j] = sum add(A[i,j], A[i,j])";
        QTest::newRow("sum over what one input lacks") << "Y[i] = sum A[i,j] + C[i,k]";
        QTest::newRow("largest") << "X[i] = max A[i,j]\nY[i,j] = X[i] * A[i,j]";
        QTest::newRow("least") << "X[j] = min A[i,j]\nY[i,j] = X[j] * A[i,j]";
        QTest::newRow("product of all") << "Y[i] = prod A[i,j]";
        QTest::newRow("broadcast") << "Y[i,j,k] = A[i,j] * B[j,k]";
        QTest::newRow("difference") << "X[i,j,k] = A[i,j] - C[i,k]\nY[i,j,k] = square(X[i,j,k])";
        QTest::newRow("quotient") << "Y[i,j,k] = A[i,j] / C[i,k]";
        QTest::newRow("max of two") << "Y[i,j,k] = max(A[i,j], C[i,k])";
        QTest::newRow("min of two") << "Y[i,j,k] = min(A[i,j], C[i,k])";
        QTest::newRow("constant") << "X[i,j] = A[i,j] / 3\nY[i,j] = exp(X[i,j])";
        QTest::newRow("transposed") << "X[j,i] = A[i,j]\nY[j,k] = sum X[j,i] * C[i,k]";
        QTest::newRow("function, summed") << "Y[i] = sum exp(A[i,j])";
        QTest::newRow("root, summed") << "Y[i] = sum sqrt(A[i,j])";
        QTest::newRow("renamed labels") << "X[i,j] = exp(A[i,j])\nY[m,j] = X[m,j] * A[m,j]";
        QTest::newRow("softmax") << "M[i] = max A[i,j]\nD[i,j] = A[i,j] - M[i]\nE[i,j] = exp(D[i,j])\n"
                                    "S[i] = sum E[i,j]\nP[i,j] = E[i,j] / S[i]\nY[i,k] = sum P[i,j] * B[j,k]";
        QTest::newRow("norm") << "Q[i] = sum square(A[i,j])\nR[i] = mean_eps(Q[i])\nU[i] = rsqrt(R[i])\n"
                                 "Y[i,j] = A[i,j] * U[i]";
        QTest::newRow("entropy") << "Z[i,k] = sum A[i,j] * B[j,k]\nP[i,k] = sigmoid(Z[i,k])\n"
                                    "Y[] = sum cross_entropy(T[i,k], P[i,k])";
        QTest::newRow("many readers")
            << "X[i,j] = exp(A[i,j])\nU[i,j] = X[i,j] * A[i,j]\nV[i,j] = sqrt(X[i,j])\n"
               "W[i,j] = tanh(X[i,j])\nZ[i,j] = log(X[i,j])\n"
               "Y[i,j] = add(U[i,j], V[i,j], W[i,j], Z[i,j], X[i,j])";
        for (const ScalarFunction& f : scalarFunctions())
            if (f.operands == 1 && !f.partials.empty())
                QTest::newRow(f.name.data())
                    << QString("X[i,j] = %1(A[i,j])\nY[i,j] = X[i,j] * X[i,j]").arg(f.name.data());
    }
    void gradientsAreDifferenceQuotients()
    {
        QFETCH(QString, lines);
        const auto parsed = parseEinsumText(
            "extents i=3 j=4 k=2 m=3\ninput A[i,j], B[j,k], C[i,k], T[i,k]\n" + lines.toStdString(), "p");
        QVERIFY2(parsed.ok(), parsed.ok() ? "" : parsed.error().english().c_str());
        const EinsumProgram forward = *parsed;
        const std::size_t of = forward.operations.size() - 1;
        EinsumProgram both = forward;
        const std::vector<std::size_t> to{0, 1, 2};
        const auto made = addGradients(both, of, to);
        QVERIFY2(made.ok(), made.ok() ? "" : made.error().english().c_str());
        Random random(11);
        DenseTensors tensors = randomInputs(forward, random);
        DenseTensors backward = tensors;
        evaluateDense(both, backward);
        int compared = 0;
        for (std::size_t tensor : to) {
            for (std::size_t i = 0; i < tensors[tensor].size(); ++i) {
                constexpr double step = 1e-5;
                double difference = 0;
                for (const double sign : {1.0, -1.0}) {
                    DenseTensors moved = tensors;
                    moved[tensor][i] += sign * step;
                    evaluateDense(forward, moved);
                    difference += sign * sumOf(moved[of]);
                }
                const double expected = difference / (2 * step);
                const double found = (*made)[tensor] ? backward[*(*made)[tensor]][i] : 0.0;
                QVERIFY2(std::abs(found - expected) < 1e-6 * (1 + std::abs(expected)),
                         qPrintable(QString("tensor %1[%2]: %3, expected %4")
                                        .arg(tensor)
                                        .arg(i)
                                        .arg(found)
                                        .arg(expected)));
                compared += expected != 0 ? 1 : 0;
            }
        }
        QVERIFY(compared > 0);
        QVERIFY(expand(both).ok());
    }

    /// The greatest of equal elements: each has its share.
    void equalElementsShare()
    {
        EinsumProgram program = parseEinsumText("extents i=4\ninput A[i]\nY[] = max A[i]\n", "p").value();
        const std::size_t from = 0;
        const auto made = addGradients(program, 1, {&from, 1}).value();
        DenseTensors tensors{{3, 1, 3, 3}};
        evaluateDense(program, tensors);
        QCOMPARE(tensors[*made[0]], (std::vector<double>{1.0 / 3, 0, 1.0 / 3, 1.0 / 3}));
    }

    void severalTermsAreAddedByABalancedTree()
    {
        std::string text = "extents i=4\ninput A[i]\nX[i] = exp(A[i])\n";
        std::string sum = "Y[i] = add(";
        for (int k = 0; k < 8; ++k) {
            text += "U" + std::to_string(k) + "[i] = square(X[i])\n";
            sum += (k > 0 ? ", U" : "U") + std::to_string(k) + "[i]";
        }
        const GraphPtr graph =
            expand(parseEinsumText(text + sum + ")\ngradients Y for A\n", "p").value()).value();
        // Forward 1 + 8 + 1, backward 8 terms, 7 additions, the gradient of exp.
        QCOMPARE(graph->vertexCount(), std::size_t{10 + 8 + 7 + 1});
        std::vector<int> depth(graph->vertexCount(), 0);
        int deepest = 0;
        for (VertexId v : graph->topologicalOrder())
            if (graph->vertex(v).op == "add" && graph->vertex(v).name.starts_with("d.X")) {
                for (EdgeId e : graph->inEdges(v))
                    depth[v.value] = std::max(depth[v.value], 1 + depth[graph->edge(e).from.value]);
                deepest = std::max(deepest, depth[v.value]);
            }
        QCOMPARE(deepest, 3);
    }

    /// dA and dB of a product in the cuts of the product, with formations of their own.
    void gradientsHaveFormations()
    {
        const GraphPtr graph = expand(parseEinsumText("extents i=8 j=8 k=8\ninput A[i,j], B[j,k]\n"
                                                      "Y[i,k] = sum A[i,j] * B[j,k] pieces i=2 k=4\n"
                                                      "gradients Y for A, B\n",
                                                      "p")
                                          .value())
                                   .value();
        std::map<std::string, int> formations;
        for (VertexId v : graph->vertices())
            if (graph->vertex(v).op == "formation")
                formations[graph->vertex(v).group] += static_cast<int>(graph->inEdges(v).size());
        // 8 kernels each: dA is summed over the 4 pieces of k, dB over the 2 of i.
        QCOMPARE(formations, (std::map<std::string, int>{{"Y", 8}, {"d/A", 8}, {"d/B", 8}}));
        QCOMPARE(graph->vertexCount(), std::size_t{3 * 8 + 8 + 2 + 4});
    }

    void whatHasNoDerivativeIsRefused()
    {
        for (const char* line : {"Y[i] = max exp(A[i,j])", "Y[i,j] = equal(A[i,j], A[i,j])",
                                 "function f 1\nY[i,j] = f(A[i,j])"}) {
            const auto program = parseEinsumText(
                std::string("extents i=3 j=4\ninput A[i,j]\n") + line + "\ngradients Y for A\n", "p");
            QVERIFY(!program);
            QVERIFY(program.error().english().find("derivative") != std::string::npos);
        }
        QVERIFY(
            !parseEinsumText("extents i=3\ninput A[i], B[i]\nY[i] = exp(A[i])\ngradients Y for B\n", "p"));
    }

    /// What was split into pairs comes back in pairs: a view's gradient is the view the other way.
    void viewsTurnRound()
    {
        EinsumProgram program;
        program.extents = {{'s', 8}, {'e', 16}, {'c', 8}};
        const auto x = program.input("X", "se");
        Einsum pairs{"P", "complexer", {x}, {"sc"}, "sc", {{'c', 2}}};
        pairs.view = true;
        const auto p = program.add(pairs);
        const auto made = addGradients(program, p, {&x, 1}).value();
        QCOMPARE(program.operations[*made[0]].outputLabels, std::string("se"));
        const GraphPtr graph = expand(program).value();
        QCOMPARE(graph->vertexCount(), std::size_t{4});
        QCOMPARE(graph->vertex(VertexId{0}).persistentBytes, 8.0 * 8 * 4); // half of X
    }
};

DOPPLER_TEST(EinsumGradientTest)

} // namespace einsum_gradient_test

#include "einsum_gradient.moc"
