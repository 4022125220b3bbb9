// SPDX-License-Identifier: GPL-3.0-or-later
// Placing a model for a goal: loads of a stream, splits, local moves, the choice between placements, the
// page.
#include "core/app/place_model.h"

#include "core/app/goal_moves.h"
#include "core/app/placed_model_page.h"
#include "core/placers/partition/contiguous_split.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/run/memory_fit.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"
#include "tests/support/small_cases.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace place_model_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

std::vector<VertexId> inOrder(const DataflowGraph& graph)
{
    const auto order = graph.topologicalOrder();
    return {order.begin(), order.end()};
}

PlaceModelSetup setupOf(const ProblemPtr& problem, PlacingGoal goal)
{
    PlaceModelSetup setup;
    setup.problem = problem;
    setup.goal = goal;
    setup.seconds = 30;
    setup.evaluations = 300;
    return setup;
}

/// Six vertices in a row of one second each, whose outputs take a tenth of a second to travel.
Case row(std::size_t devices, double persistent = 0, double memory = never)
{
    return smallCase(std::vector<Small>(6, {1, 0, 0.1, persistent}), {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}},
                     {.devices = devices, .memory = memory}, {});
}

bool contains(const std::vector<Message>& messages, const std::string& part)
{
    return std::ranges::any_of(messages,
                               [&](const Message& m) { return m.english().find(part) != std::string::npos; });
}

} // namespace

class PlaceModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loadsAreWorkOverSlots()
    {
        const Case c = row(2);
        const DeviceId one{std::size_t{1}};
        StreamLoads loads(*c.problem, c.placement.devices);
        QCOMPARE(loads.largest(), 6.0);
        for (const std::size_t v : {3, 4, 5})
            loads.move(VertexId{v}, one);
        QCOMPARE(loads.largest(), 3.0);
        QCOMPARE(loads.device(one), 3.0);
        double channels = 0;
        for (std::size_t i = 0; i < c.problem->channels().size(); ++i)
            channels += loads.channel(ChannelId{i});
        QVERIFY(std::abs(channels - 0.1) < 1e-12);
        QCOMPARE(streamPeriodBound(*c.problem), 3.0);
    }

    /// Moves give the same loads as counting from the start, on graphs with shared tensors and channels.
    void movesKeepTheLoads()
    {
        std::size_t moved = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const auto sample = randomCase(seed);
            const Problem& problem = *sample.problem;
            if (problem.vertexCount() == 0 || !validate(problem, sample.placement))
                continue;
            StreamLoads loads(problem, sample.placement.devices);
            Random random(seed);
            for (int i = 0; i < 20; ++i) {
                const VertexId v{random.below(problem.vertexCount())};
                const auto allowed = problem.allowedDevices(v);
                loads.move(v, allowed[random.below(allowed.size())]);
                ++moved;
            }
            const StreamLoads again(problem, loads.assignment());
            QVERIFY(std::abs(loads.largest() - again.largest()) <= 1e-9 * std::max(1.0, again.largest()));
            QVERIFY(streamPeriodBound(problem) <= again.largest() * (1 + 1e-9));
        }
        QVERIFY(moved > 1000);
    }

    /// The dynamic programme finds what trying all splits finds.
    void splitsAreTheBest()
    {
        Random random(7);
        for (int repeat = 0; repeat < 40; ++repeat) {
            std::vector<Small> vertices(7);
            for (Small& v : vertices)
                v = {static_cast<double>(1 + random.below(9)), 0, static_cast<double>(random.below(5))};
            const Case c = smallCase(vertices, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {0, 6}},
                                     {.devices = 3, .rates = {1, 2, 1}}, {});
            const auto split = contiguousSplit(*c.problem, inOrder(c.problem->graph()), SplitLoad::Seconds);
            QVERIFY(split.has_value());
            double least = never;
            Assignment all(7);
            for (std::size_t i = 0; i <= 7; ++i)
                for (std::size_t j = i; j <= 7; ++j) {
                    for (std::size_t v = 0; v < 7; ++v)
                        all[v] = DeviceId{v < i ? std::size_t{0} : v < j ? 1 : 2};
                    least = std::min(least, splitCost(*c.problem, all, i, j));
                }
            const auto first = [&](std::size_t d) {
                return static_cast<std::size_t>(
                    std::ranges::count_if(*split, [&](DeviceId x) { return x.value < d; }));
            };
            QCOMPARE(splitCost(*c.problem, *split, first(1), first(2)), least);
        }
        // What does not fit in any split has none.
        QVERIFY(!contiguousSplit(*row(2, 4, 8).problem, inOrder(row(2).problem->graph()), SplitLoad::Bytes));
        QVERIFY(contiguousSplit(*row(2, 4, 12).problem, inOrder(row(2).problem->graph()), SplitLoad::Bytes));
    }

    void depthFirstOrdersAreTopological()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Case sampled = randomCase(seed);
            const DataflowGraph& graph = sampled.problem->graph();
            const auto order = depthFirstOrder(graph);
            QCOMPARE(order.size(), graph.vertexCount());
            std::vector<std::size_t> place(order.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                place[order[i]] = i;
            for (const EdgeId e : graph.edges())
                QVERIFY(place[graph.edge(e).from] < place[graph.edge(e).to]);
        }
    }

    /// One device is best for the time of a row; a stream is done twice as fast on two.
    void goalsDiffer()
    {
        const Case c = row(2);
        const auto fast = placeModel(setupOf(c.problem, PlacingGoal::Time));
        QVERIFY2(fast.ok(), fast ? "" : fast.error().english().c_str());
        QCOMPARE(fast->figures.makespan, 6.0);
        QCOMPARE(fast->figures.period, 6.0);
        QCOMPARE(fast->makespanBound, 6.0);
        QVERIFY(contains(fast->reasons, "reaches the lower bound"));
        const auto stream = placeModel(setupOf(c.problem, PlacingGoal::Throughput));
        QVERIFY(stream.ok());
        QCOMPARE(stream->figures.period, 3.0);
        QCOMPARE(stream->periodBound, 3.0);
        QVERIFY(stream->figures.makespan >= 6.0);
        QVERIFY(contains(stream->reasons, "In a stream of items"));
        QVERIFY(!stream->loads.empty() && stream->loads.front().seconds == 3.0);
        // A simulated stream shows what the bound is worth.
        QVERIFY(stream->stream && stream->stream->bound == 3.0 && stream->stream->period >= 3.0);
        QVERIFY(std::ranges::find(stream->tried, "auto", &TriedMethod::method) != stream->tried.end());
        QVERIFY(!fast->stream);
    }

    void memoryIsSparedWithinTheSlack()
    {
        const Case c = row(2, 10);
        auto setup = setupOf(c.problem, PlacingGoal::Memory);
        setup.slack = 0.05; // One transfer is 1.7 % of the run.
        const auto spared = placeModel(setup);
        QVERIFY2(spared.ok(), spared ? "" : spared.error().english().c_str());
        QVERIFY(spared->figures.makespan <= 6.0 * 1.05 + 1e-9);
        QVERIFY2(spared->figures.peakBytes < 31, std::to_string(spared->figures.peakBytes).c_str());
        setup.slack = 0;
        const auto none = placeModel(setup);
        QVERIFY(none.ok());
        QCOMPARE(none->figures.makespan, 6.0);
        QVERIFY(none->figures.peakBytes >= 60);
        QVERIFY(!none->holders.empty());
    }

    /// Where all on one device is fastest but does not fit, another placement is chosen.
    void limitsOfMemoryHold()
    {
        for (const PlacingGoal goal : {PlacingGoal::Time, PlacingGoal::Throughput, PlacingGoal::Memory}) {
            const auto placed = placeModel(setupOf(row(2, 10, 45).problem, goal));
            QVERIFY2(placed.ok(), placed ? "" : placed.error().english().c_str());
            QVERIFY(placed->figures.fits && memoryFit(*placed->run) == MemoryFit::Fits);
        }
        const auto tight = placeModel(setupOf(row(2, 10, 15).problem, PlacingGoal::Time));
        QVERIFY(!tight || !tight->figures.fits);
    }

    void localMovesDoNotWorsen()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto sample = randomCase(seed);
            if (!validate(*sample.problem, sample.placement))
                continue;
            const MoveLimits limits{seed, [](std::uint64_t step) { return step < 100; },
                                    [](std::uint64_t step) { return static_cast<double>(step) / 100; }};
            const Assignment found = reducePeriod(*sample.problem, sample.placement.devices, limits);
            QVERIFY(validate(*sample.problem, {found, {}, {}}).ok());
        }
        const Case c = row(3, 10);
        const MoveLimits limits{1, [](std::uint64_t step) { return step < 200; },
                                [](std::uint64_t) { return 0.5; }};
        const Placement spread = reducePeak(*c.problem, c.placement, 7, limits);
        QVERIFY(Simulator(c.problem).makespan(spread) <= 7);
        const auto peaks = peakMemory(*c.problem, Simulator(c.problem).run(spread));
        QVERIFY(*std::ranges::max_element(peaks) < 31);
    }

    void sameStepsSameResult()
    {
        const auto sample = randomCase(3);
        const auto one = placeModel(setupOf(sample.problem, PlacingGoal::Throughput));
        const auto other = placeModel(setupOf(sample.problem, PlacingGoal::Throughput));
        QCOMPARE(one.ok(), other.ok());
        if (one)
            QVERIFY(one->run->placement == other->run->placement);
    }

    void phasesNameTheirMethods()
    {
        std::set<std::string> phases;
        auto setup = setupOf(row(2).problem, PlacingGoal::Throughput);
        setup.progress = [&](const PlaceModelProgress& now) { phases.insert(now.phase.english()); };
        QVERIFY(placeModel(setup).ok());
        for (const char* phase :
             {"Trying Automatic", "Trying HEFT", "Trying Contiguous split", "Trying Local moves"})
            QVERIFY2(phases.contains(phase), phase);
    }

    void aStopKeepsTheBest()
    {
        std::stop_source source;
        auto setup = setupOf(row(2).problem, PlacingGoal::Time);
        setup.stop = source.get_token();
        setup.progress = [&](const PlaceModelProgress& now) {
            if (now.best)
                source.request_stop();
        };
        QVERIFY(placeModel(setup).ok());
        QVERIFY(!placeModel(setup).ok()); // It never began.
    }

    void thePageExplains()
    {
        auto placed = placeModel(setupOf(row(2).problem, PlacingGoal::Throughput));
        QVERIFY(placed.ok());
        const std::string page =
            placedModelAsHtml(*placed, "/x/<a>.device_map.json", "doppler place-model <g>");
        for (const char* part :
             {"What is where", "What would help most", "What was tried", "d0", "d1",
              "&lt;a&gt;.device_map.json", "from_pretrained", "doppler place-model &lt;g&gt;"})
            QVERIFY2(page.find(part) != std::string::npos, part);
        QVERIFY(page.find("<a>") == std::string::npos && page.find("<script") == std::string::npos);
        QVERIFY(placedModelAsHtml(*placed, "a.pbtxt", {}).find("GraphDef") != std::string::npos);
        QVERIFY(placedModelAsHtml(*placed, "a.csv", {}).find("onnx.utils.extract_model") !=
                std::string::npos);
    }

private:
    /// As contiguousSplit() counts: a part's seconds, and all tensors across each cut on one link.
    static double splitCost(const Problem& problem, const Assignment& all, std::size_t i, std::size_t j)
    {
        std::vector<double> load(3, 0);
        for (const VertexId v : problem.graph().vertices())
            load[all[v]] += problem.computeSeconds(v, all[v]);
        double most = *std::ranges::max_element(load);
        const std::size_t cuts[]{i, j};
        for (std::size_t d = 0; d < 2; ++d) {
            if (cuts[d] == 0 || cuts[d] == 7)
                continue;
            double seconds = 0;
            for (const TensorId t : problem.graph().tensors()) {
                const VertexId source = problem.graph().tensor(t).source;
                std::size_t last = source;
                for (const Edge& edge : problem.graph().outEdges(source))
                    last = std::max<std::size_t>(last, edge.to);
                if (source < cuts[d] && last >= cuts[d])
                    seconds += problem.transferSeconds(t, DeviceId{d}, DeviceId{d + 1});
            }
            most = std::max(most, seconds);
        }
        return most;
    }
};

DOPPLER_TEST(PlaceModelTest)

} // namespace place_model_test

#include "place_model.moc"
