// SPDX-License-Identifier: GPL-3.0-or-later
// What searches have in common: chains, budgets, progress, stopping; and what they are known to reach.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/evaluation_memo.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QtTest>
#include <cmath>
#include <fstream>
#include <thread>

namespace searches_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr const char* chainSearches[] = {
    "simulated-annealing", "critical-path-search", "doppler-improve", "hill-climb", "tabu", "brkga",
    "cross-entropy",       "plan-search"};

ProblemPtr published(const char* id)
{
    const Workload& workload = *findWorkload(id).value();
    Options options(workload.options);
    if (!options.set(workload.options, "costs", "published"))
        qFatal("the option is gone");
    ModelOptions model;
    model.costModel = CostModel::AsReleased;
    return Problem::create(workload.make(options).value(), builtinTopology("4xP100").value(), model).value();
}

ProblemPtr publishedChainmm() { return published("chainmm"); }

PlacerContext context(std::uint64_t seed, std::uint64_t evaluations, std::size_t threads = 1)
{
    PlacerContext c;
    c.seed = seed;
    c.budget.evaluations = evaluations;
    c.threads = threads;
    return c;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<PlacerResult> run(const char* id, const ProblemPtr& problem, const PlacerContext& c,
                         const Settings& settings = {})
{
    const Placer& placer = **placerRegistry().find(id);
    Options options(placer.info().options);
    for (const auto& [name, value] : settings)
        if (!options.set(placer.info().options, name, value))
            qFatal("%s has no %s", id, name.c_str());
    return placer.place(*problem, options, c);
}

void addSearches(std::span<const char* const> ids)
{
    QTest::addColumn<QString>("id");
    for (const char* id : ids)
        QTest::newRow(id) << QString(id);
}

double meanMakespan(const char* id, const ProblemPtr& problem, std::uint64_t seeds, std::uint64_t evaluations)
{
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        sum += Simulator(problem).makespan(run(id, problem, context(seed, evaluations))->placement);
    return sum / static_cast<double>(seeds);
}

/// Kernels that wait for nothing, so that a device takes what its kernels take; on the second device one in
/// four does not run, which its cost says.
ProblemPtr withHugeCosts(Random& random, double huge)
{
    GraphBuilder builder("huge costs");
    for (int i = 0; i < 40; ++i) {
        Vertex v;
        const double there = random.below(4) == 0 ? huge : 1 + random.uniform();
        v.seconds = {{"any", 1 + random.uniform()}, {"some", there}};
        builder.addVertex(std::move(v));
    }
    TopologyParts parts;
    parts.name = "any and some";
    for (const char* kind : {"any", "some"}) {
        Device device;
        device.name = kind;
        device.kind = kind;
        device.flopsPerSecond = 1;
        parts.devices.push_back(std::move(device));
    }
    parts.links.assign(4, {1, 1, {}});
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
}

} // namespace

class SearchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Under a rule that heeds the order, the start's order counts as well.
    void noSearchEndsAboveItsStart()
    {
        for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Given, ChooseTask::Strict}) {
            ModelOptions model;
            model.schedule = rule;
            const ProblemPtr problem = Problem::create(generateWorkload("llama-block").value(),
                                                       builtinTopology("4xP100").value(), model)
                                           .value();
            const auto start = run("heft", problem, context(1, 1));
            QVERIFY(start.ok());
            const double before = Simulator(problem).makespan(start->placement);
            for (const char* id : {"simulated-annealing", "critical-path-search", "hill-climb", "tabu",
                                   "brkga", "cross-entropy"}) {
                const auto found = run(id, problem, context(1, 300), {{"start", "heft"}});
                QVERIFY2(found.ok(), id);
                QVERIFY2(Simulator(problem).makespan(found->placement) <= before, id);
            }
        }
    }

    void theSameOnAnyNumberOfThreads_data() { addSearches(chainSearches); }
    void theSameOnAnyNumberOfThreads()
    {
        QFETCH(QString, id);
        const QByteArray name = id.toUtf8();
        const ProblemPtr problem = publishedChainmm();
        const Settings chains{{"chains", "5"}};
        const auto one = run(name, problem, context(3, 303, 1), chains);
        const auto two = run(name, problem, context(3, 303, 2), chains);
        const auto eight = run(name, problem, context(3, 303, 8), chains);
        QCOMPARE(one->evaluations, 303u); // exact, over all chains
        QCOMPARE(two->evaluations, 303u);
        QCOMPARE(two->placement, one->placement);
        QCOMPARE(eight->placement, one->placement);
        // More chains than evaluations: one each.
        QCOMPARE(run(name, problem, context(3, 3, 2), chains)->evaluations, 3u);
    }

    void progressComesOnTheCallersThread_data() { addSearches(chainSearches); }
    void progressComesOnTheCallersThread()
    {
        QFETCH(QString, id);
        const ProblemPtr problem = publishedChainmm();
        PlacerContext c = context(1, 2000, 4);
        const auto caller = std::this_thread::get_id();
        bool elsewhere = false;
        Placement last;
        PlacerProgress final;
        c.progress = [&](const PlacerProgress& p) {
            elsewhere = elsewhere || std::this_thread::get_id() != caller;
            if (p.newBest)
                last = *p.newBest;
            final = p;
        };
        const auto result = run(id.toUtf8(), problem, c, {{"chains", "4"}});
        QVERIFY(!elsewhere);
        QCOMPARE(final.evaluations, 2000u);
        QCOMPARE(final.spent, 1.0);
        QCOMPARE(Simulator(problem).makespan(last), final.bestMakespan);
        QCOMPARE(Simulator(problem).makespan(result->placement), final.bestMakespan);
    }

    void chainsStopTogether_data() { addSearches(chainSearches); }
    void chainsStopTogether()
    {
        QFETCH(QString, id);
        const ProblemPtr problem = publishedChainmm();
        std::stop_source source;
        PlacerContext c = context(1, 1'000'000'000, 3);
        c.stop = source.get_token();
        std::optional<std::uint64_t> atWish; // of the chains that have reported by then
        c.threads = 1;
        c.progress = [&](const PlacerProgress& p) {
            if (!atWish)
                atWish = p.evaluations;
            source.request_stop();
        };
        const auto result = run(id.toUtf8(), problem, c, {{"chains", "7"}});
        QVERIFY(result.ok());
        QVERIFY(validate(*problem, result->placement).ok());
        QVERIFY2(result->evaluations - *atWish <= 8,
                 qPrintable(QString::number(result->evaluations - *atWish)));
        // On several threads all of them hear of it.
        std::stop_source other;
        c.stop = other.get_token();
        c.threads = 3;
        c.progress = [&](const PlacerProgress&) { other.request_stop(); };
        QVERIFY(run(id.toUtf8(), problem, c, {{"chains", "7"}})->evaluations < 1'000'000'000);
    }

    void aSecondsBudgetEnds_data() { addSearches(chainSearches); }
    void aSecondsBudgetEnds()
    {
        QFETCH(QString, id);
        PlacerContext c;
        c.budget.seconds = 0.05;
        c.threads = 2;
        QVERIFY(run(id.toUtf8(), publishedChainmm(), c, {{"chains", "3"}})->evaluations > 0);
    }

    /// The first gives a placement; the others don't begin, or each would take its time beyond the budget.
    void noChainBeginsWhenTheSecondsAreSpent_data() { addSearches(chainSearches); }
    void noChainBeginsWhenTheSecondsAreSpent()
    {
        QFETCH(QString, id);
        const ProblemPtr problem = publishedChainmm();
        PlacerContext c;
        c.budget.seconds = 1e-9;
        c.threads = 2;
        double spent = 0;
        c.progress = [&](const PlacerProgress& p) { spent = p.spent; };
        const auto result = run(id.toUtf8(), problem, c, {{"chains", "500"}});
        QVERIFY(result.ok());
        QVERIFY(validate(*problem, result->placement).ok());
        QVERIFY(result->evaluations > 0);
        QVERIFY2(result->evaluations <= 8, qPrintable(QString::number(result->evaluations)));
        QCOMPARE(spent, 1.0);
    }

    /// Before its placer has placed anything: round-robin.
    void aStopBeforehandGivesAStart_data() { addSearches(chainSearches); }
    void aStopBeforehandGivesAStart()
    {
        QFETCH(QString, id);
        ModelOptions model;
        model.schedule = ChooseTask::Given;
        const ProblemPtr problem =
            Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"), model).value();
        std::stop_source source;
        source.request_stop();
        PlacerContext c = context(1, 1000, 2);
        c.stop = source.get_token();
        std::size_t reported = 0;
        c.progress = [&](const PlacerProgress&) { ++reported; };
        const auto simple = run(id.toUtf8(), problem, c, {{"chains", "3"}});
        QVERIFY(simple.ok());
        QCOMPARE(simple->evaluations, std::uint64_t{0});
        QCOMPARE(simple->placement.devices[5], DeviceId{5 % 4});
        QCOMPARE(reported, std::size_t{0}); // nothing is known of it
    }

    void aProblemWithFewPlacementsIsSeenToItsEnd()
    {
        // Two vertices on two devices: nothing new after four placements.
        GraphBuilder builder("pair");
        for (int i = 0; i < 2; ++i) {
            Vertex v;
            v.flops = 1e12;
            v.outputBytes = 1;
            builder.addVertex(std::move(v));
        }
        const auto topology = builtinTopology("4xP100").value()->firstDevices(2);
        const ProblemPtr problem = Problem::create(builder.build().value(), topology).value();
        const auto result =
            run("critical-path-search", problem, context(1, 1'000'000), {{"start", "single-device"}});
        QVERIFY(result->evaluations < 1'000'000);
        QVERIFY(result->placement.devices[0] != result->placement.devices[1]);
    }

    void searchesReachTheirMeans_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("workload");
        QTest::addColumn<int>("evaluations");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("bound");
        const auto add = [](const char* id, const char* workload, int evaluations, double most,
                            double bound) {
            QTest::addRow("%s, %s", id, workload)
                << QString(id) << QString(workload) << evaluations << most << bound;
        };
        const char* const annealing = "simulated-annealing";
        add(annealing, "chainmm", 4000, 1.03 * 1340, 1200);
        add(annealing, "ffnn", 4000, 1.03 * 70, 56.69);
        add(annealing, "llama-block", 8000, 1.03 * 181, 97.2);
        add(annealing, "llama-layer", 8000, 1.03 * 158, 97.2);
        const char* const alongThePath = "critical-path-search";
        add(alongThePath, "chainmm", 4000, 1215, 1200);
        add(alongThePath, "ffnn", 4000, 61, 56.69);
        add(alongThePath, "llama-block", 8000, 169.5, 97.2);
        add(alongThePath, "llama-layer", 8000, 134.5, 97.2);
    }

    /// The published graphs, twenty seeds; the exact means: docs/results/searches.md.
    void searchesReachTheirMeans()
    {
        QFETCH(QString, id);
        QFETCH(QString, workload);
        QFETCH(int, evaluations);
        QFETCH(double, most);
        QFETCH(double, bound);
        const double mean = meanMakespan(id.toUtf8(), published(workload.toUtf8()), 20,
                                         static_cast<std::uint64_t>(evaluations));
        QVERIFY2(mean <= most, qPrintable(QString::number(mean)));
        QVERIFY2(mean >= bound, qPrintable(QString::number(mean)));
    }

    /// Rounding beside a cost that says "not there" is as large as all other costs together.
    void movesBesideHugeCostsAreExact()
    {
        std::size_t accepted = 0;
        for (const double huge : {1e13, 1e16})
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                Random random(seed);
                const ProblemPtr problem = withHugeCosts(random, huge);
                Simulator simulator(problem);
                MoveEvaluator evaluator(problem);
                Placement placement;
                placement.devices.assign(problem->vertexCount(), DeviceId{1}); // which they soon leave
                double current = evaluator.start(placement);
                for (int step = 0; step < 600; ++step) {
                    const VertexId v{random.below(problem->vertexCount())};
                    const DeviceId d{random.below(problem->deviceCount())};
                    Placement moved = placement;
                    moved.devices[v] = d;
                    const double whole = simulator.makespan(moved);
                    const double limit = random.below(2) == 0 ? whole : current;
                    const double expected = whole <= limit ? whole : std::numeric_limits<double>::infinity();
                    QVERIFY(evaluator.tryMove(v, d, limit) == expected);
                    if (whole > limit || (whole > current && (whole >= huge || random.below(8) > 0)))
                        continue;
                    ++accepted;
                    evaluator.accept();
                    placement = moved;
                    current = whole;
                }
            }
        QVERIFY2(accepted > 5000, qPrintable(QString::number(accepted)));
    }

    /// Where one vertex of many moves the makespan by little, a temperature for 250 would accept all of it.
    void largeGraphsBeginColder_data()
    {
        QTest::addColumn<QString>("vertices");
        QTest::addColumn<double>("expected"); // of a makespan of 10 s and a share of 0.02
        QTest::newRow("100") << "100" << 0.2;
        QTest::newRow("250") << "250" << 0.2;
        QTest::newRow("1000") << "1000" << 0.05;
    }
    void largeGraphsBeginColder()
    {
        QFETCH(QString, vertices);
        QFETCH(double, expected);
        const Workload& layered = *findWorkload("layered").value();
        Options size(layered.options);
        QVERIFY(size.set(layered.options, "vertices", vertices.toStdString()).ok());
        const ProblemPtr problem =
            Problem::create(layered.make(size).value(), builtinTopology("4xP100").value()).value();
        const std::vector<OptionSpec> specs{temperatureOption(0.02)};
        const Options options(specs);
        const PlacerContext context;
        SearchMonitor monitor(context, 1);
        Random random(1);
        QCOMPARE((SearchChain{*problem, options, random, monitor, {}}.firstTemperature(10)), expected);
    }

    void everySearchBeatsDrawing_data() { addSearches(chainSearches); }
    void everySearchBeatsDrawing()
    {
        // As many evaluations, and none of them begins with a placement that was thought about.
        QFETCH(QString, id);
        const ProblemPtr problem = publishedChainmm();
        double searched = 0;
        double drawn = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto result =
                run(id.toUtf8(), problem, context(seed, 4000), {{"start", "random"}, {"baselines", "false"}});
            QCOMPARE(result->evaluations, 4000u);
            searched += Simulator(problem).makespan(result->placement);
            drawn += Simulator(problem).makespan(
                run("random-best-of-n", problem, context(seed, 4000), {{"baselines", "false"}})->placement);
        }
        QVERIFY2(searched < 0.95 * drawn, qPrintable(QString("%1 against %2").arg(searched).arg(drawn)));
    }

    void drawingIsTheSameOnAnyNumberOfThreads()
    {
        const ProblemPtr problem = publishedChainmm();
        const auto one = run("random-best-of-n", problem, context(7, 1001, 1));
        const auto three = run("random-best-of-n", problem, context(7, 1001, 3));
        QCOMPARE(one->evaluations, 1001u);
        QCOMPARE(three->evaluations, 1001u);
        QCOMPARE(three->placement, one->placement);
        QCOMPARE(run("random-best-of-n", problem, context(7, 3, 8))->evaluations, 3u);
    }

    void searchesRespectColocation_data() { addSearches(chainSearches); }
    void searchesRespectColocation()
    {
        QFETCH(QString, id);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            const ProblemPtr problem = randomProblem(random, {});
            const auto result = run(id.toUtf8(), problem, context(seed, 300), {{"start", "random"}});
            QVERIFY(result.ok());
            QVERIFY(validate(*problem, result->placement).ok());
        }
    }

    void theOrderIsFoundToo_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("processors");
        QTest::addColumn<double>("optimum");
        std::ifstream rows(std::string(DOPPLER_TEST_DATA) + "/oracle/stg/optima.csv");
        std::string line;
        std::getline(rows, line);
        while (std::getline(rows, line)) {
            const QStringList cells = QString::fromStdString(line).split(',');
            QTest::newRow(qPrintable(cells[0]))
                << "critical-path-search" << cells[0] << cells[1].toInt() << cells[2].toDouble();
        }
    }

    void theOrderIsFoundToo()
    {
        // Standard task graphs on identical processors, without communication: proven optima, and not far
        // from them (how near in the long run: docs/results/searches.md, "Orders").
        QFETCH(QString, id);
        QFETCH(QString, file);
        QFETCH(int, processors);
        QFETCH(double, optimum);
        const auto graph = readGraph(std::string(DOPPLER_TEST_DATA) + "/oracle/stg/" + file.toStdString());
        QVERIFY(graph.ok());
        ModelOptions model;
        model.schedule = ChooseTask::Given;
        model.contention = Contention::Unlimited;
        const auto topology =
            builtinTopology("8xV100").value()->firstDevices(static_cast<std::size_t>(processors));
        const ProblemPtr problem = Problem::create(graph.value(), topology, model).value();
        const auto result = run(id.toUtf8(), problem, context(1, 20000, 2),
                                {{"order", "true"}, {"start", "heft"}, {"chains", "4"}});
        QVERIFY(result.ok());
        QVERIFY(!result->placement.order.empty());
        QVERIFY(validate(*problem, result->placement).ok());
        const double makespan = Simulator(problem).makespan(result->placement);
        QVERIFY2(makespan >= optimum && makespan <= 1.06 * optimum, qPrintable(QString::number(makespan)));
    }

    void theMemoTellsOnlyWhatIsKnown()
    {
        EvaluationMemo memo;
        const Assignment a{DeviceId{0}, DeviceId{1}, DeviceId{2}};
        const Assignment b{DeviceId{1}, DeviceId{0}, DeviceId{2}};
        const std::uint64_t key = EvaluationMemo::key(a);
        QVERIFY(key != EvaluationMemo::key(b));
        QVERIFY(!memo.misses(key, 0));
        memo.rememberAbove(key, 5);
        QVERIFY(memo.misses(key, 4));
        QVERIFY(memo.misses(key, 5));
        QVERIFY(!memo.misses(key, 5.5)); // it may be less
        memo.remember(key, 6);
        QVERIFY(memo.misses(key, 5.5));
        QVERIFY(!memo.misses(key, 6));
        QVERIFY(!memo.misses(EvaluationMemo::key(b), 0));
        // A move changes the key by its parts alone.
        QCOMPARE(key ^ EvaluationMemo::part(VertexId{0}, DeviceId{0}) ^
                     EvaluationMemo::part(VertexId{0}, DeviceId{1}) ^
                     EvaluationMemo::part(VertexId{1}, DeviceId{1}) ^
                     EvaluationMemo::part(VertexId{1}, DeviceId{0}),
                 EvaluationMemo::key(b));
    }

    void anOrderNobodyHeedsIsNotSearched()
    {
        const auto refused =
            run("critical-path-search", publishedChainmm(), context(1, 100), {{"order", "true"}});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().english().find("the schedule is fifo") != std::string::npos);
    }
};

DOPPLER_TEST(SearchesTest)

} // namespace searches_test

#include "searches.moc"
