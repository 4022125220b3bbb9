// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/input_values.h"
#include "core/kernels/einsum/uncut_program.h"
#include "core/workloads/einsum/einsum_text.h"
#include "tests/kernels/executed.h"
#include "tests/support/dense_einsum.h"
#include "tests/support/runner.h"

#include <QTest>

#include <fmt/format.h>

namespace kernel_programs_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// Programs whose operations join, aggregate, rename and transpose tensors at random, in random pieces.
class RandomProgram {
public:
    explicit RandomProgram(Random& r) : random(r)
    {
        program.name = "random";
        program.extents = {{'a', 3}, {'b', 3}, {'c', 4}, {'d', 4}, {'e', 7}, {'f', 7}, {'g', 1}};
    }

    EinsumProgram make()
    {
        for (std::size_t i = 0; i < 3; ++i)
            program.input("in" + std::to_string(i), shuffled("abcdefg").substr(0, random.below(4)));
        const std::size_t operations = 1 + random.below(7);
        for (std::size_t i = 0; i < operations; ++i)
            addOperation(i);
        return std::move(program);
    }

private:
    std::string shuffled(std::string labels)
    {
        for (std::size_t i = 1; i < labels.size(); ++i)
            std::swap(labels[i], labels[random.below(i + 1)]);
        return labels;
    }

    /// Other labels of the same extents.
    std::string renamed(const std::string& labels)
    {
        std::string out;
        for (const char label : labels) {
            std::string fitting;
            for (const auto& [other, extent] : program.extents)
                if (extent == program.extents[label] &&
                    (out.find(other) == std::string::npos || random.below(20) == 0))
                    fitting += other;
            out += fitting.empty() ? label : fitting[random.below(fitting.size())];
        }
        return out;
    }

    void addOperation(std::size_t i)
    {
        static const std::vector<std::vector<const char*>> joins{
            {"copy", "neg", "scale", "mean_eps", "relu", "sigmoid", "silu", "tanh", "gelu", "square", "abs"},
            {"mul", "mul", "mul", "add", "sub", "max", "min", "sgd", "relu_grad", "gelu_grad"},
            {"mul", "mul", "add", "max_grad"}};
        Einsum operation;
        operation.name = "op" + std::to_string(i);
        const std::size_t operands = 1 + random.below(3);
        for (std::size_t k = 0; k < operands; ++k) {
            operation.inputs.push_back(random.below(program.operations.size()));
            operation.inputLabels.push_back(
                renamed(program.operations[operation.inputs.back()].outputLabels));
        }
        const auto& fitting = joins[operands - 1];
        operation.op = fitting[random.below(fitting.size())];
        // Sums of differences of one tensor may be nothing but rounding.
        if (operation.op == "sub" && operation.inputs[0] == operation.inputs[1])
            operation.op = "add";
        operation.factor = 0.5;
        const std::string all = shuffled(labelsOf(operation));
        operation.outputLabels = all.substr(0, random.below(all.size() + 1));
        if (all.size() < 4 && random.below(8) == 0 && all.find('a') == std::string::npos)
            operation.outputLabels += 'a'; // broadcast
        if (random.below(3) == 0)
            operation.aggregation = static_cast<Aggregation>(random.below(4));
        for (const char label : labelsOf(operation))
            operation.pieces[label] = static_cast<std::uint32_t>(
                1 + random.below(std::min<std::uint64_t>(3, program.extents[label])));
        program.add(std::move(operation));
    }

    Random& random;
    EinsumProgram program;
};

std::vector<double> numbersOf(const at::Tensor& tensor)
{
    const at::Tensor x = tensor.to(at::kDouble).contiguous();
    return {x.data_ptr<double>(), x.data_ptr<double>() + x.numel()};
}

} // namespace

/// Cut programs against uncut ones.
class KernelProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutProgramsAreUncutOnes()
    {
        Random random(3);
        for (int i = 0; i < 300; ++i) {
            const EinsumProgram program = RandomProgram(random).make();
            ExpandOptions options;
            options.dropTrivial = random.below(2) == 0;
            options.inputVertices = random.below(3) == 0;
            const auto graph = expand(program, options);
            QVERIFY2(graph, graph ? "" : graph.error().english().c_str());
            const auto computation = computationOf(problemOf(*graph));
            QCOMPARE(computation->kind(), ComputationKind::Einsum);
            const std::size_t devices = 1 + random.below(4);
            const auto check = executed(*computation, **graph, randomPlacement(**graph, devices, random));
            const std::string saved = (*graph)->origin()->savedProgram();
            QVERIFY2(check, check ? "" : (check.error().english() + saved).c_str());
            QVERIFY2(check->tokensEqual, check->firstDifferent.c_str());
            QVERIFY2(check->outputsEqual.value(),
                     fmt::format("program {}: {} {}\n{}", i, check->firstDifferent, *check->largestDifference,
                                 saved)
                         .c_str());
        }
    }

    /// The uncut program by ATen against loops over single elements.
    void uncutProgramsAreThoseOfLoops()
    {
        Random random(5);
        for (int i = 0; i < 200; ++i) {
            const EinsumProgram program = RandomProgram(random).make();
            const auto recipes = inputRecipes(program);
            std::vector<at::Tensor> inputs(program.operations.size());
            DenseTensors dense(program.operations.size());
            for (std::size_t v = 0; v < inputs.size(); ++v)
                if (program.operations[v].op.empty()) {
                    inputs[v] = drawInput(program, v, recipes[v], false, 1);
                    dense[v] = numbersOf(inputs[v]);
                }
            evaluateDense(program, dense);
            const auto values = evaluateUncut(program, inputs, std::vector<bool>(inputs.size(), true), {});
            QVERIFY(values);
            for (std::size_t v = 0; v < inputs.size(); ++v) {
                const auto found = numbersOf((*values)[v]);
                QCOMPARE(found.size(), dense[v].size());
                double most = 1e-30;
                for (const double x : dense[v])
                    most = std::max(most, std::abs(x));
                for (std::size_t k = 0; k < found.size(); ++k)
                    QVERIFY2(std::abs(found[k] - dense[v][k]) <= 1e-9 * most,
                             program.operations[v].name.c_str());
            }
        }
    }

    void programsOfTheLanguage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("softmax") << "extents i=40 k=10\ninput X[i,k]\npieces i=2\nM[i] = max X[i,k]\n"
                                    "D[i,k] = X[i,k] - M[i]\nE[i,k] = exp(D[i,k])\nN[i] = sum E[i,k]\n"
                                    "S[i,k] = E[i,k] / N[i]\nF[k,i] = S[i,k] pieces i=4\n";
        QTest::newRow("training") << "extents b=40 d=9 f=10\ninput X[b,d], T[b,f], W[d,f]\npieces b=8\n"
                                     "Z[b,f] = sum X[b,d] * W[d,f]\nY[b,f] = sigmoid(Z[b,f])\n"
                                     "L[] = sum cross_entropy(T[b,f], Y[b,f])\ngradients L for W\n"
                                     "U[d,f] = sgd(W[d,f], d.W[d,f]) pieces f=8\n";
        QTest::newRow("gradients of least, greatest and products")
            << "extents i=6 k=5\ninput X[i,k]\nsource Y[i,k]\npieces i=2 k=2\nA[i] = max X[i,k]\nB[i] = min "
               "X[i,k]\n"
               "C[k] = prod Y[i,k]\nD[i] = A[i] * B[i]\nE[i,k] = D[i] * C[k]\nR[i,k] = sqrt(Y[i,k])\n"
               "Q[i,k] = E[i,k] / R[i,k]\nL[] = sum Q[i,k]\ngradients L for X, Y\n";
        QTest::newRow("roots, logarithms, inverses")
            << "extents i=6 k=5\ninput X[i,k], Y[i,k]\npieces i=3\nA[i,k] = log(X[i,k])\nB[i,k] = "
               "rsqrt(X[i,k])\n"
               "C[i,k] = reciprocal(Y[i,k])\nD[i,k] = A[i,k] * B[i,k] * C[i,k]\nL[] = sum D[i,k]\n"
               "gradients L for X, Y\n";
        QTest::newRow("own function")
            << "extents i=6\nfunction swiglu 2\ninput X[i], Y[i]\nA[i] = swiglu(X[i], Y[i])\n";
    }

    void programsOfTheLanguage()
    {
        QFETCH(QString, text);
        const auto program = parseEinsumText(text.toStdString(), "text");
        QVERIFY2(program, program ? "" : program.error().english().c_str());
        const GraphPtr graph = expand(*program).value();
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        for (std::size_t devices = 1; devices <= 4; ++devices) {
            const auto check = executed(*computation, *graph, randomPlacement(*graph, devices, random));
            QVERIFY2(check, check ? "" : check.error().english().c_str());
            QVERIFY2(check->tokensEqual && check->outputsEqual.value(), check->firstDifferent.c_str());
        }
        QCOMPARE(computation->notes().size(), text.contains("swiglu") ? 1U : 0U);
    }
};

DOPPLER_TEST(KernelProgramsTest)

} // namespace kernel_programs_test

#include "kernel_programs.moc"
