// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/engine.h"
#include "core/workloads/einsum/einsum_text.h"
#include "tests/kernels/executed.h"
#include "tests/support/generated_graphs.h"
#include "tests/support/runner.h"

#include <QTest>
#include <chrono>
#include <cstring>
#include <limits>
#include <thread>

namespace kernel_values_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

GraphPtr chain() { return generate("chainmm", {{"size", "40"}}).value(); }

GraphPtr graphOf(std::string_view text) { return expand(parseEinsumText(text, "text").value()).value(); }

/// Copies through the bytes that would go to another process, changed on the way.
CopyFunction throughBytes(const std::function<void(std::uint32_t, std::vector<std::byte>&)>& change)
{
    return [change](ComputedValues& values, std::uint32_t transfer) -> Result<void> {
        std::vector<std::byte> bytes(values.parcelBytes(transfer));
        if (const auto packed = values.pack(transfer, bytes); !packed)
            return packed;
        change(transfer, bytes);
        return values.unpack(transfer, bytes);
    };
}

void setLastNumber(std::vector<std::byte>& bytes, float number)
{
    std::memcpy(bytes.data() + bytes.size() - sizeof number, &number, sizeof number);
}

} // namespace

/// Values in arenas, their tokens and their memory.
class KernelValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesTravelAsBytes()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        const Placement placement = randomPlacement(*graph, 4, random);
        const auto check = executed(*computation, *graph, placement,
                                    throughBytes([](std::uint32_t, std::vector<std::byte>&) {}));
        QVERIFY2(check, check ? "" : check.error().english().c_str());
        QVERIFY(check->tokensEqual);
        QVERIFY(check->outputsEqual.value());
        QVERIFY(*check->largestDifference < 1e-5);
        QVERIFY(check->firstDifferent.empty());
    }

    void wrongCopiesAreFound()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        const Placement placement = randomPlacement(*graph, 4, random);
        const auto wrongValue = executed(*computation, *graph, placement,
                                         throughBytes([](std::uint32_t t, std::vector<std::byte>& bytes) {
                                             if (t == 3)
                                                 setLastNumber(bytes, 1e6F);
                                         }));
        QVERIFY(wrongValue);
        QVERIFY(wrongValue->tokensEqual);
        QVERIFY(!wrongValue->outputsEqual.value());
        QVERIFY(!wrongValue->firstDifferent.empty());
        QVERIFY(*wrongValue->largestDifference > 1);

        const auto wrongToken = executed(*computation, *graph, placement,
                                         throughBytes([](std::uint32_t t, std::vector<std::byte>& bytes) {
                                             if (t == 3)
                                                 bytes[0] ^= std::byte{1};
                                         }));
        QVERIFY(wrongToken);
        QVERIFY(!wrongToken->tokensEqual);
        QVERIFY(wrongToken->outputsEqual.value());
        // The first vertex that read it.
        const TransferPlan plan = planOf(*graph, placement);
        QCOMPARE(wrongToken->firstDifferent, graph->label(graph->edge(plan.transfers()[3].firstEdge).to));
    }

    void foreignBytesAreRefused()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        const Placement placement = randomPlacement(*graph, 2, random);
        for (const std::size_t size : {0U, 3U, 100U}) {
            const auto check = executed(*computation, *graph, placement,
                                        throughBytes([&](std::uint32_t, std::vector<std::byte>& bytes) {
                                            bytes.assign(size, std::byte{0x7f});
                                        }));
            QVERIFY(!check);
        }
    }

    void missingInputsAreNamed()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
        auto values = computation->begin(placement, {});
        QVERIFY(values);
        const VertexId last = graph->topologicalOrder().back();
        const auto done = (*values)->compute(last);
        QVERIFY(!done);
        QVERIFY(done.error().place.find(graph->label(last)) != std::string::npos);
        QCOMPARE((*values)->token(last), 0U);
    }

    void nanIsNamed()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        const Placement placement = randomPlacement(*graph, 4, random);
        const auto check = executed(*computation, *graph, placement,
                                    throughBytes([](std::uint32_t t, std::vector<std::byte>& bytes) {
                                        if (t == 3)
                                            setLastNumber(bytes, std::numeric_limits<float>::quiet_NaN());
                                    }));
        QVERIFY(!check);
        const TransferPlan plan = planOf(*graph, placement);
        QCOMPARE(check.error().place,
                 "vertex " + graph->label(graph->edge(plan.transfers()[3].firstEdge).to));
    }

    /// Where the program itself makes such values, they are no fault.
    void expectedNanIsNoFault()
    {
        const GraphPtr graph =
            graphOf("extents i=8\ninput X[i]\nA[i] = neg(X[i])\nB[i] = abs(A[i])\n"
                    "C[i] = neg(B[i])\nD[i] = sqrt(C[i])\nE[i] = D[i] + X[i] pieces i=2\n");
        const auto computation = computationOf(problemOf(graph));
        Random random(1);
        const auto check = executed(*computation, *graph, randomPlacement(*graph, 2, random));
        QVERIFY2(check, check ? "" : check.error().english().c_str());
        QVERIFY(check->outputsEqual.value());
    }

    /// Drawing inputs and touching memory take long.
    void beginningCanBeStopped()
    {
        const GraphPtr graph = generate("chainmm", {{"size", "2000"}}).value();
        const auto computation = computationOf(problemOf(graph));
        const Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = computation->begin(placement, {}, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().message.text, executionStopped().message.text);
        // The next one draws them.
        const auto check = executed(*computation, *graph, placement);
        QVERIFY(check && check->outputsEqual.value());
    }

    void tooMuchMemoryIsRefused()
    {
        for (const char* size : {"200000", "1000000"}) {
            const GraphPtr graph = generate("chainmm", {{"size", size}}).value();
            const auto computation = computationOf(problemOf(graph));
            const Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
            const auto values = computation->begin(placement, {});
            QVERIFY(!values);
            QVERIFY(values.error().message.text.find("of memory") != std::string::npos);
            QVERIFY(!computation->measure(VertexId{0}, 1, 0, {}));
        }
    }

    void peaksAreThoseOfLivingValues()
    {
        // 4 MB each; two live at once, whatever the length of the chain.
        const GraphPtr graph = graphOf("extents i=1000000\ninput X[i]\nA[i] = neg(X[i])\nB[i] = neg(A[i])\n"
                                       "C[i] = neg(B[i])\nD[i] = neg(C[i])\n");
        const auto computation = computationOf(problemOf(graph));
        Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
        placement.devices[3] = DeviceId{2};
        const TransferPlan plan = planOf(*graph, placement);
        auto values = computation->begin(placement, {});
        QVERIFY(values);
        QVERIFY(runAll(*graph, plan, **values));
        const auto peaks = (*values)->peakBytes();
        QCOMPARE(peaks, (std::vector<std::size_t>{8'000'000, 0, 8'000'000, 0}));
    }

    void pacedCopiesTakeTheirTime()
    {
        const GraphPtr graph = graphOf("extents i=100000\ninput X[i]\nA[i] = neg(X[i])\nB[i] = neg(A[i])\n");
        const auto computation = computationOf(problemOf(graph));
        const Placement placement{{DeviceId{0}, DeviceId{1}}, {}};
        const auto start = std::chrono::steady_clock::now();
        const auto check =
            executed(*computation, *graph, placement,
                     [](ComputedValues& values, std::uint32_t t) { return values.copy(t, 0.05); });
        QVERIFY(std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(50));
        QVERIFY(check && check->tokensEqual && check->outputsEqual.value());
    }

    /// Vertices and transfers of one level run at the same time.
    void threadsShareValues()
    {
        const GraphPtr graph = generate("ffnn", {{"batch", "64"}, {"width", "8"}, {"hidden", "64"}}).value();
        const auto computation = computationOf(problemOf(graph));
        Random random(2);
        const Placement placement = randomPlacement(*graph, 4, random);
        const TransferPlan plan = planOf(*graph, placement);
        std::vector<std::size_t> level(graph->vertexCount(), 0);
        std::size_t levels = 0;
        for (const VertexId v : graph->topologicalOrder()) {
            for (const Edge& edge : graph->outEdges(v))
                level[edge.to] = std::max(level[edge.to], level[v] + 1);
            levels = std::max(levels, level[v] + 1);
        }
        auto values = computation->begin(placement, {});
        QVERIFY(values);
        std::atomic<bool> failed{false};
        for (std::size_t now = 0; now < levels; ++now) {
            std::vector<std::thread> threads;
            for (std::size_t d = 0; d < 4; ++d)
                threads.emplace_back([&, d] {
                    for (const VertexId v : graph->vertices())
                        if (level[v] == now && placement.devices[v] == d && !(*values)->compute(v))
                            failed = true;
                });
            for (std::thread& thread : threads)
                thread.join();
            threads.clear();
            for (std::size_t d = 0; d < 4; ++d)
                threads.emplace_back([&, d] {
                    for (std::uint32_t t = 0; t < plan.transfers().size(); ++t)
                        if (level[plan.transfers()[t].source] == now && plan.transfers()[t].to == d &&
                            !(*values)->copy(t, 0))
                            failed = true;
                });
            for (std::thread& thread : threads)
                thread.join();
        }
        QVERIFY(!failed);
        const auto check = computation->check(**values, true, {});
        QVERIFY(check && check->tokensEqual && check->outputsEqual.value());
    }

    void stopsAreObeyed()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        const Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
        const TransferPlan plan = planOf(*graph, placement);
        auto values = computation->begin(placement, {});
        QVERIFY(runAll(*graph, plan, **values));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!computation->check(**values, true, stop.get_token()));
        QVERIFY(!computation->measure(VertexId{0}, 3, 1, stop.get_token()));
        QVERIFY(computation->check(**values, true, {}));
    }

    void seedsDecideValues()
    {
        const GraphPtr graph = chain();
        const ProblemPtr problem = problemOf(graph);
        const Placement placement{std::vector<DeviceId>(graph->vertexCount(), DeviceId{0}), {}};
        const TransferPlan plan = planOf(*graph, placement);
        const auto sink = [&](std::uint64_t seed) {
            const auto computation = computationOf(problem, seed);
            const auto other = computationOf(problem, 1);
            auto values = computation->begin(placement, {});
            if (!runAll(*graph, plan, **values))
                qFatal("not run");
            return other->check(**values, true, {})->outputsEqual.value();
        };
        QVERIFY(sink(1));
        QVERIFY(!sink(2));
    }

    void kernelsAreMeasured()
    {
        const GraphPtr graph = chain();
        const auto computation = computationOf(problemOf(graph));
        for (const VertexId v : graph->vertices()) {
            const auto times = computation->measure(v, 5, 1e-4, {});
            QVERIFY2(times, times ? "" : times.error().english().c_str());
            QVERIFY(times->size() >= 5);
            double sum = 0;
            for (const double time : *times)
                sum += time;
            QVERIFY(sum >= 1e-4);
            for (const VertexId w : graph->vertices())
                QCOMPARE(computation->kernelKey(v) == computation->kernelKey(w),
                         graph->vertex(v).op == graph->vertex(w).op &&
                             *graph->vertex(v).kernel == *graph->vertex(w).kernel);
        }
        QVERIFY((*kernelModule())->description().find("LibTorch") == 0);
    }
};

DOPPLER_TEST(KernelValuesTest)

} // namespace kernel_values_test

#include "kernel_values.moc"
