// SPDX-License-Identifier: GPL-3.0-or-later
// The policy on complete placements: its features by hand, its gradients, and what its placers promise.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/learned/learned_chooser.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/named_networks.h"
#include "core/workloads/api/workload.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

namespace doppler_improve_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<PlacerResult> run(const char* id, const ProblemPtr& problem, std::uint64_t seed,
                         std::uint64_t evaluations, const Settings& settings = {})
{
    const Placer& placer = **placerRegistry().find(id);
    Options options(placer.info().options);
    for (const auto& [name, value] : settings)
        if (!options.set(placer.info().options, name, value))
            qFatal("%s has no %s", id, name.c_str());
    PlacerContext context;
    context.seed = seed;
    context.budget.evaluations = evaluations;
    return placer.place(*problem, options, context);
}

ProblemPtr problemOf(const char* workload, const char* topology)
{
    return Problem::create(generateWorkload(workload).value(), builtinTopology(topology).value(), {}).value();
}

double meanMakespan(const char* id, const ProblemPtr& problem, std::uint64_t evaluations, std::uint64_t seeds,
                    const Settings& settings = {})
{
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        sum += Simulator(problem).makespan(run(id, problem, seed, evaluations, settings)->placement);
    return sum / static_cast<double>(seeds);
}

/// a (2 s) feeds b (4 s) and c (3 s), which feed d (1 s); every transfer takes 3 s.
ProblemPtr diamond()
{
    GraphBuilder builder("diamond");
    const double seconds[] = {2, 4, 3, 1};
    for (double s : seconds) {
        Vertex v;
        v.name = "v" + std::to_string(builder.vertexCount());
        v.seconds = {{"*", s}};
        builder.addVertex(std::move(v));
    }
    for (const auto& [from, to] :
         std::vector<std::pair<std::uint32_t, std::uint32_t>>{{0, 1}, {0, 2}, {1, 3}, {2, 3}})
        builder.addEdge(EdgeSpec{from, to, {}, 3.0, "t" + std::to_string(from)});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()->firstDevices(2))
        .value();
}

float squashed(double x) { return static_cast<float>(x / (1 + std::fabs(x))); }

} // namespace

class DopplerImproveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void featuresOfADiamond()
    {
        // c alone on device 1: a 0-2, its transfer 2-5, c 5-8, its transfer 8-11, d 11-12; b 2-6. The path is
        // a, c, d: 4 s per task.
        const ProblemPtr problem = diamond();
        PlacementWalk walk(*problem, false);
        const DeviceId zero{0U}, one{1U};
        QCOMPARE(walk.start({{zero, zero, one, zero}, {}}), 12.0);
        RunView view(*problem);
        view.read(walk);
        GroupMove move;
        move.seed = VertexId{2U};
        move.device = zero;
        move.group = {VertexId{2U}};
        MoveFeatures f;
        view.features(move, 0.25, f);
        MoveFeatures expected{};
        expected[SeedOnPath] = expected[PathShare] = 1;
        expected[GroupSize] = 0.2F;
        expected[EnteredByTransfer] = expected[LeftByTransfer] = 1;
        expected[PathTransfersSaved] = squashed(6.0 / 4);
        expected[TransferChange] = squashed(-6.0 / 4);
        expected[WorkMoved] = squashed(3.0 / 4);
        expected[LoadThere] = 2.0F / 12; // 7 s against 5 in the mean
        expected[LoadHere] = -2.0F / 12;
        expected[LoadAfter] = 10.0F / 12;
        expected[LaterEnd] = expected[LaterPathEnd] = squashed(-3.0 / 4); // 2-5 instead of 5-8
        expected[LateSuccessor] = squashed(-6.0 / 4);                     // d waited until 11
        expected[BusyThere] = 1;                                          // b runs from 2 to 6
        expected[NeighboursThere] = 1;
        expected[Position] = 5.0F / 12;
        expected[Spent] = 0.25F;
        for (std::size_t i = 0; i < moveFeatureCount; ++i)
            QVERIFY2(std::fabs(f[i] - expected[i]) < 1e-6F, qPrintable(QString::number(i)));

        // b goes to c's device along with d: two members, one of them on the path.
        move.seed = VertexId{1U};
        move.device = one;
        move.group = {VertexId{1U}, VertexId{3U}};
        move.known = true;
        view.tried(VertexId{1U}, false);
        view.tried(VertexId{1U}, false);
        view.features(move, 0, f);
        QCOMPARE(f[SeedOnPath], 0.0F);
        QCOMPARE(f[PathShare], 0.5F);
        QCOMPARE(f[PathTransfersSaved], squashed(3.0 / 4)); // that of c to d
        QCOMPARE(f[TransferChange], squashed(0));           // a's to b comes instead
        QCOMPARE(f[LaterEnd], squashed(3.0 / 4));           // b 5-9, d 9-10
        QCOMPARE(f[LaterPathEnd], squashed(-2.0 / 4));
        QCOMPARE(f[NeighboursThere], 1.0F / 3); // a-b, b-d once, c-d: c alone is there
        QCOMPARE(f[SeedTries], std::log1p(2.0F));
        QCOMPARE(f[FailuresInARow], std::log1p(2.0F) / 5);
        QCOMPARE(f[Known], 1.0F);
        view.read(walk);
        view.features(move, 0, f);
        QCOMPARE(f[SeedTries], 0.0F);
    }

    void featuresOfAVertexOfADiamond()
    {
        // As above: c alone on device 1, the path a, c, d.
        const ProblemPtr problem = diamond();
        PlacementWalk walk(*problem, false);
        const DeviceId zero{0U}, one{1U};
        walk.start({{zero, zero, one, zero}, {}});
        RunView view(*problem);
        view.read(walk);
        VertexFeatures f;
        view.features(VertexId{2U}, 0.25, f);
        VertexFeatures expected{};
        expected[VertexOnPath] = expected[VertexEnteredByTransfer] = expected[VertexLeftByTransfer] = 1;
        expected[VertexPathTransfers] = squashed(6.0 / 4);
        expected[VertexTransfersIn] = expected[VertexTransfersOut] = squashed(3.0 / 4);
        expected[VertexSeconds] = squashed(3.0 / 4);
        expected[VertexLoad] = -2.0F / 12; // 3 s against 5 in the mean
        expected[VertexNeighboursThere] = 1;
        expected[VertexPosition] = 5.0F / 12;
        expected[VertexSpent] = 0.25F;
        for (std::size_t i = 0; i < vertexFeatureCount; ++i)
            QVERIFY2(std::fabs(f[i] - expected[i]) < 1e-6F, qPrintable(QString::number(i)));

        // a, on the path as well: its output goes to c, and to b, which starts at once.
        view.features(VertexId{0U}, 0, f);
        QCOMPARE(f[VertexPathTransfers], squashed(3.0 / 4));
        QCOMPARE(f[VertexEnteredByTransfer], 0.0F);
        QCOMPARE(f[VertexNeighboursHere], 0.5F);
        QCOMPARE(f[VertexNeighboursThere], 0.5F);
        QCOMPARE(f[VertexSlack], 0.0F);

        // b ends at 6, and d starts at 11.
        view.tried(VertexId{1U}, false);
        view.features(VertexId{1U}, 0, f);
        QCOMPARE(f[VertexOnPath], 0.0F);
        QCOMPARE(f[VertexSlack], squashed(5.0 / 4));
        QCOMPARE(f[VertexTries], std::log1p(1.0F));
        QCOMPARE(f[VertexFailuresInARow], std::log1p(1.0F) / 5);
        // d has no successor: until the end.
        view.features(VertexId{3U}, 0, f);
        QCOMPARE(f[VertexSlack], 0.0F);

        // Everything on one device: c waits 4 s there for b.
        walk.start({{zero, zero, zero, zero}, {}});
        view.read(walk);
        view.features(VertexId{2U}, 0, f);
        QCOMPARE(f[VertexWait], squashed(4 / 2.5)); // 10 s, four tasks on the path
        QCOMPARE(f[VertexWaitedForDevice], 1.0F);
        QCOMPARE(f[VertexTries], 0.0F);
    }

    void featuresAreFinite()
    {
        int problems = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            RandomShape shape;
            shape.oddTimes = true;
            const ProblemPtr problem = randomProblem(random, {}, shape);
            const Neighbourhood neighbourhood(*problem);
            if (neighbourhood.empty())
                continue;
            ++problems;
            PlacementWalk walk(*problem, false);
            walk.start(run("random", problem, seed, 1)->placement);
            RunView view(*problem);
            view.read(walk);
            for (int i = 0; i < 20; ++i) {
                GroupMove move;
                move.seed = neighbourhood.draw(random);
                move.group = {problem->movesTogether(move.seed).front()};
                move.device =
                    neighbourhood.drawOtherDevice(random, move.seed, walk.current().devices[move.seed]);
                MoveFeatures ofMove;
                view.features(move, 0.5, ofMove);
                for (float x : ofMove)
                    QVERIFY(std::isfinite(x));
                VertexFeatures ofVertex;
                view.features(move.seed, 0.5, ofVertex);
                for (float x : ofVertex)
                    QVERIFY(std::isfinite(x));
            }
        }
        QVERIFY2(problems >= 30, qPrintable(QString::number(problems)));
    }

    void gradientsAgainstDifferences()
    {
        Random random(5);
        ImproveNetworks networks = ImproveNetworks::fresh(3);
        for (float& p : networks.parameters)
            p = static_cast<float>(2 * random.uniform() - 1);
        for (const ScoreHead& head : {ImproveNetworks::sel, ImproveNetworks::plc}) {
            std::vector<float> features(head.features);
            for (float& x : features)
                x = static_cast<float>(2 * random.uniform() - 1);
            ImproveNetworks::Hidden hidden;
            networks.score(head, features, hidden);
            std::vector<float> gradient(ImproveNetworks::parameterCount);
            networks.addGradient(head, features, hidden, 2, gradient);
            for (std::size_t i = 0; i < ImproveNetworks::parameterCount; ++i) {
                const float kept = networks.parameters[i];
                ImproveNetworks::Hidden unused;
                networks.parameters[i] = kept + 1e-2F; // piecewise linear in each: exact but for kinks
                const float above = networks.score(head, features, unused);
                networks.parameters[i] = kept - 1e-2F;
                const float below = networks.score(head, features, unused);
                networks.parameters[i] = kept;
                QVERIFY2(std::fabs((above - below) / 2e-2F * 2 - gradient[i]) < 5e-3F,
                         qPrintable(QString::number(i)));
            }
            QVERIFY(std::any_of(gradient.begin(), gradient.end(), [](float g) { return g != 0; }));
        }
    }

    void adamReachesAMinimum()
    {
        ImproveNetworks networks = ImproveNetworks::fresh(3);
        MoveFeatures yes{}, no{};
        yes[SeedOnPath] = 1;
        no[Known] = 1;
        const auto& plc = ImproveNetworks::plc;
        ImproveNetworks::Hidden hidden;
        QCOMPARE(networks.score(plc, yes, hidden), 0.0F); // a fresh one judges nothing
        for (int i = 0; i < 500; ++i) {
            std::vector<float> gradient(ImproveNetworks::parameterCount);
            for (const auto& [features, wanted] : {std::pair(yes, 2.0F), std::pair(no, -1.0F)}) {
                const float score = networks.score(plc, features, hidden);
                networks.addGradient(plc, features, hidden, score - wanted, gradient);
            }
            networks.step(1e-2, 0.5F, gradient);
        }
        QVERIFY(std::fabs(networks.score(plc, yes, hidden) - 2) < 0.05F);
        QVERIFY(std::fabs(networks.score(plc, no, hidden) + 1) < 0.05F);
        QCOMPARE(networks.score(ImproveNetworks::sel, VertexFeatures{1}, hidden), 0.0F); // apart
    }

    void placementsAreValid()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            RandomShape shape;
            shape.oddTimes = seed % 2 == 0;
            const ProblemPtr problem = randomProblem(random, {}, shape);
            for (const char* id : {"doppler-improve", "doppler-improve-control"}) {
                const auto first = run(id, problem, seed, 150);
                QVERIFY(first.ok());
                QVERIFY(validate(*problem, first->placement).ok());
                QVERIFY(first->evaluations <= 150);
                QCOMPARE(run(id, problem, seed, 150)->placement, first->placement);
            }
        }
    }

    void theControlIsAFreshNetworkThatDoesNotLearn()
    {
        const ProblemPtr problem = problemOf("layered:vertices=60", "4xP100");
        const auto control = run("doppler-improve-control", problem, 3, 500);
        const auto fresh =
            run("doppler-improve", problem, 3, 500, {{"network", "fresh"}, {"learning_rate", "0"}});
        QCOMPARE(control->placement, fresh->placement);
        QVERIFY(run("doppler-improve", problem, 3, 500)->placement != control->placement);

        // Its scores are equal: whatever is drawn first, second ... is tried equally often.
        ImproveNetworks networks = ImproveNetworks::fresh(1);
        LearnedChooser chooser(*problem, networks, {});
        PlacementWalk walk(*problem, false);
        walk.start(run("random", problem, 1, 1)->placement);
        chooser.arrived(walk);
        std::vector<Move> vertices(4);
        std::vector<GroupMove> moves(4);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            vertices[i].vertex = moves[i].seed = VertexId{i};
            moves[i].group = {VertexId{i}};
            moves[i].device = DeviceId{(walk.current().devices[i] + 1) % 4U};
        }
        Random random(9);
        std::array<int, 4> ofSel{}, ofPlc{};
        for (int i = 0; i < 4000; ++i) {
            ++ofSel[chooser.chooseVertex(vertices, 0, random)];
            ++ofPlc[chooser.chooseMove(moves, 0, random)];
        }
        for (const auto& counts : {ofSel, ofPlc})
            for (int n : counts)
                QVERIFY(n > 900 && n < 1100);
        QVERIFY(std::fabs(chooser.record().entropy / 4000 - 2 * std::log(4.0)) < 1e-9);
    }

    /// Vertex 2 alone succeeds, and only on the device after its own.
    void bothLearnFromWhatCameOfAMove()
    {
        const ProblemPtr problem = problemOf("layered:vertices=60", "4xP100");
        ImproveNetworks networks = ImproveNetworks::fresh(1);
        LearnedChooser::Settings settings;
        settings.vertices = settings.candidates = 3;
        settings.sharpness = 1;
        settings.learningRate = 0.01;
        LearnedChooser chooser(*problem, networks, settings);
        PlacementWalk walk(*problem, false);
        walk.start(run("random", problem, 1, 1)->placement);
        const std::vector<Move> vertices{{VertexId{12U}, {}}, {VertexId{2U}, {}}, {VertexId{40U}, {}}};
        Random random(9);
        int right = 0, rightLate = 0;
        for (int i = 0; i < 6000; ++i) {
            chooser.arrived(walk); // how often a vertex was tried shall not tell it apart
            const VertexId v = vertices[chooser.chooseVertex(vertices, 0, random)].vertex;
            std::vector<GroupMove> moves(3);
            for (std::size_t d = 0; d < moves.size(); ++d) {
                moves[d].seed = v;
                moves[d].group = {v};
                moves[d].device = DeviceId{(walk.current().devices[v] + 1 + d) % 4U};
            }
            const std::size_t device = chooser.chooseMove(moves, 0, random);
            const bool success = v == VertexId{2U} && device == 0;
            chooser.tried(1, success ? 0.5 : 1);
            right += success ? 1 : 0;
            rightLate += success && i >= 5000 ? 1 : 0;
        }
        QVERIFY2(rightLate > 900, qPrintable(QString::number(rightLate)));
        QVERIFY(right < 5900); // a ninth at first
        QCOMPARE(chooser.record().successes, std::uint64_t(right));
        QVERIFY(chooser.record().loss > 0);
    }

    void theShippedNetworksHelpWhereTheyWereNotTrained()
    {
        constexpr std::uint64_t seeds = 24; // these runs are short: a mean of few would not tell
        for (const char* graph : {"rgpos:seed=904", "fft"}) {
            const ProblemPtr problem = problemOf(graph, "4xP100");
            // Without baselines, which leave the networks little to find on such small graphs.
            const double control =
                meanMakespan("doppler-improve-control", problem, 1000, seeds, {{"baselines", "false"}});
            const auto worth = [&](Settings settings) {
                settings.emplace_back("baselines", "false");
                return meanMakespan("doppler-improve", problem, 1000, seeds, settings) / control;
            };
            QVERIFY2(worth({}) < 0.99, graph);
            QVERIFY2(worth({{"learning_rate", "0"}}) < 0.99, graph);
            QVERIFY2(worth({{"vertices", "1"}}) < 0.995, graph);   // PLC alone
            QVERIFY2(worth({{"candidates", "1"}}) < 0.995, graph); // SEL alone
        }
    }

    void networksComeFromCheckpoints()
    {
        QTemporaryDir folder;
        const std::string file = folder.filePath("network").toStdString();
        const ProblemPtr problem = problemOf("layered:vertices=60", "4xP100");
        Checkpoint checkpoint;
        checkpoint.policy = improvePolicyId;
        checkpoint.settings = Options(trainingOptions(improvePolicyId));
        checkpoint.parameters = namedNetworks("shipped")->parameters;
        checkpoint.firstMoments = checkpoint.secondMoments = std::vector<float>(checkpoint.parameters.size());
        checkpoint.random = Random(1).words();
        checkpoint.problems[0].trainedOn = TrainedOn::of(*problem);
        QVERIFY(writeCheckpoint(checkpoint, file).ok());
        QCOMPARE(run("doppler-improve", problem, 3, 500, {{"network", file}})->placement,
                 run("doppler-improve", problem, 3, 500)->placement);

        checkpoint.parameters.pop_back();
        checkpoint.firstMoments.pop_back();
        checkpoint.secondMoments.pop_back();
        QVERIFY(writeCheckpoint(checkpoint, file).ok());
        const auto small = run("doppler-improve", problem, 3, 500, {{"network", file}});
        QVERIFY(!small.ok() && small.error().english().find("753") != std::string::npos);
        QVERIFY(!run("doppler-improve", problem, 3, 500, {{"network", file + ".absent"}}).ok());
    }
};

DOPPLER_TEST(DopplerImproveTest)

} // namespace doppler_improve_test

#include "doppler_improve.moc"
