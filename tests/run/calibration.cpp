// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibration.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"
#include "core/topology/topology_edits.h"
#include "tests/support/runner.h"

#include <QTest>
#include <cmath>
#include <random>

namespace calibration_test {

using namespace doppler;

namespace {

struct Rates {
    double overhead, flops, bytes;
};

Device deviceOf(const char* kind)
{
    Device device;
    device.kind = kind;
    return device;
}

/// Kernels of a device with those rates, of sizes over five orders of magnitude, some bound by FLOPs and some
/// by bytes; times off by a factor with that standard deviation of the logarithm.
std::vector<CalibrationSample> made(const Rates& rates, std::size_t count, double noise, std::uint32_t seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> size(0, 5);
    std::normal_distribution<double> error(0, noise);
    std::vector<CalibrationSample> out;
    for (std::size_t i = 0; i < count; ++i) {
        CalibrationSample x;
        x.op = i % 2 ? "matmul" : "add";
        x.flops = 1e6 * std::pow(10, size(random));
        x.bytes = x.flops * (i % 2 ? 0.01 : 10) * rates.bytes / rates.flops;
        x.seconds = rates.overhead + std::max(x.flops / rates.flops, x.bytes / rates.bytes);
        if (noise > 0)
            x.seconds *= std::exp(error(random));
        out.push_back(x);
    }
    return out;
}

double relative(double found, double known) { return std::abs(found / known - 1); }

class CalibrationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void findsExactRates();
    void findsRatesUnderNoise();
    void isAsGoodAsTheTruth();
    void leavesOpenWhatNothingTells();
    void refusesWhatTellsNothing();
    void tellsHowFarItIsAndStops();
    void makesSimulationsAgree();
    void fitsUnequalDevicesSeparately();
};

void CalibrationTest::findsExactRates()
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Rates rates{5e-6 * seed, 9.3e12 / seed, 7.3e11 * seed};
        const auto found = calibrate("P100", made(rates, 20 + 40 * seed, 0, seed));
        QVERIFY(found.ok());
        QVERIFY(relative(found->all.overheadSeconds, rates.overhead) < 1e-6);
        QVERIFY(relative(found->all.flopsPerSecond.value_or(0), rates.flops) < 1e-6);
        QVERIFY(relative(found->all.bytesPerSecond.value_or(0), rates.bytes) < 1e-6);
        QVERIFY(found->all.rSquared > 1 - 1e-9 && found->all.meanRelativeError < 1e-6);
        // Each op is bound by one thing alone: the other rate stays open or is no worse.
        QCOMPARE(found->ops.size(), std::size_t{2});
        QCOMPARE(found->ops[0].op, std::string("add"));
        QVERIFY(found->ops[0].meanRelativeError < 1e-6 && found->ops[1].meanRelativeError < 1e-6);
        QVERIFY(relative(found->ops[1].flopsPerSecond.value_or(0), rates.flops) < 1e-6);
    }
}

void CalibrationTest::findsRatesUnderNoise()
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Rates rates{20e-6, 1e13, 1e12};
        const auto found = calibrate("P100", made(rates, 2000, 0.1, seed));
        QVERIFY(found.ok());
        QCOMPARE(found->all.samples, std::size_t{2000});
        // 0.1 / sqrt(some 500 kernels that tell of each) is half a percent; the mean of noise exp(N) is 0.5 %
        // off.
        QVERIFY(relative(found->all.overheadSeconds, rates.overhead) < 0.04);
        QVERIFY(relative(found->all.flopsPerSecond.value_or(0), rates.flops) < 0.04);
        QVERIFY(relative(found->all.bytesPerSecond.value_or(0), rates.bytes) < 0.04);
        QVERIFY(found->all.rSquared > 0.9);
        QVERIFY(std::abs(found->all.meanRelativeError - 0.08) < 0.02); // the mean of |N(0, 0.1)|
    }
}

void CalibrationTest::isAsGoodAsTheTruth()
{
    const auto error = [](const std::vector<CalibrationSample>& samples, const RateFit& fit) {
        double sum = 0;
        for (const CalibrationSample& x : samples)
            sum += std::pow(fit.secondsOf(x.flops, x.bytes) / x.seconds - 1, 2);
        return sum;
    };
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const Rates rates{1e-6 * (seed % 7), 1e12 * (1 + seed % 5), 1e11 * (1 + seed % 3)};
        const auto samples = made(rates, 6 + seed, 0.3, seed);
        const auto found = calibrate("x", samples);
        QVERIFY(found.ok());
        RateFit truth;
        truth.overheadSeconds = rates.overhead;
        truth.flopsPerSecond = rates.flops;
        truth.bytesPerSecond = rates.bytes;
        QVERIFY(error(samples, found->all) <= error(samples, truth) * (1 + 1e-9));
        QVERIFY(found->all.overheadSeconds >= 0);
        QVERIFY(found->all.flopsPerSecond.value_or(1) > 0 && found->all.bytesPerSecond.value_or(1) > 0);
    }
}

void CalibrationTest::leavesOpenWhatNothingTells()
{
    std::vector<CalibrationSample> samples;
    for (int i = 1; i <= 5; ++i)
        samples.push_back({"mm", 1e9 * i, 0, 1e-4 * i});
    const auto found = calibrate("x", samples);
    QVERIFY(found.ok());
    QVERIFY(relative(found->all.flopsPerSecond.value_or(0), 1e13) < 1e-9);
    QVERIFY(!found->all.bytesPerSecond);
    QVERIFY(found->all.overheadSeconds < 1e-12);
    const auto topology = *builtinTopology("4xP100");
    Calibration mine = *found;
    mine.kind = topology->device(DeviceId{0}).kind;
    const auto calibrated = calibratedTopology(*topology, std::span(&mine, 1));
    QCOMPARE(calibrated->deviceCount(), topology->deviceCount());
    for (DeviceId d : calibrated->devices()) {
        QVERIFY(relative(calibrated->device(d).flopsPerSecond, 1e13) < 1e-9);
        QCOMPARE(calibrated->device(d).bytesPerSecond, topology->device(d).bytesPerSecond); // nothing told
        QCOMPARE(calibrated->device(d).memoryBytes, topology->device(d).memoryBytes);
        for (DeviceId e : calibrated->devices())
            if (d != e)
                QCOMPARE(calibrated->link(d, e).bandwidth, topology->link(d, e).bandwidth);
    }
}

void CalibrationTest::tellsHowFarItIsAndStops()
{
    GraphBuilder builder("g");
    for (const CalibrationSample& x : made({1e-6, 1e12, 1e11}, 3000, 0.1, 1)) {
        Vertex v;
        v.op = x.op + std::to_string(builder.vertexCount() % 100);
        v.flops = x.flops;
        v.seconds = {{"P100", x.seconds}};
        builder.addVertex(v);
    }
    const GraphPtr graph = *builder.build();
    const TopologyPtr topology = *builtinTopology("4xP100");
    const std::vector<std::string> kinds{"P100"};
    std::vector<double> shares;
    CalibrationWatch watch{{}, [&](double share) { shares.push_back(share); }};
    const auto whole = calibrateKinds(*topology, kinds, std::span(&graph, 1), {}, watch);
    QVERIFY(whole.ok());
    QVERIFY(shares.size() > 50 && std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() < 0.1 && shares.back() > 0.9 && shares.back() <= 1);

    std::stop_source source;
    std::size_t after = 0;
    watch = {source.get_token(), [&](double share) {
                 after += source.stop_requested() ? 1 : 0;
                 if (share > 0.3)
                     source.request_stop();
             }};
    const auto stopped = calibrateKinds(*topology, kinds, std::span(&graph, 1), {}, watch);
    QVERIFY(!stopped.ok());
    QCOMPARE(stopped.error().english(), std::string("the calibration was stopped"));
    QVERIFY(after < 5);
}

void CalibrationTest::refusesWhatTellsNothing()
{
    const std::vector<CalibrationSample> none;
    QCOMPARE(calibrate("A100", none).error().english(),
             std::string("no vertex has both FLOPs and a measured time on \"A100\", expected at least two "
                         "vertices of different size"));
    const std::vector<CalibrationSample> same(7, {"mm", 1e9, 1e6, 1e-3});
    QCOMPARE(
        calibrate("A100", same).error().english(),
        std::string("all 7 kernels measured on \"A100\" have the same size, so overhead and rates cannot be "
                    "distinguished; expected at least two sizes"));
    // One op of one size beside another with two: the op alone says nothing, all together do.
    auto mixed = same;
    mixed.push_back({"add", 1e8, 1e8, 1e-4});
    mixed.push_back({"add", 1e9, 1e9, 1e-3});
    const auto found = calibrate("A100", mixed);
    QVERIFY(found.ok() && found->ops.size() == 2);
    QVERIFY(found->ops[0].fitted && !found->ops[1].fitted);
    // Larger kernels that are faster: an overhead is all that is left, and the fit says how bad it is.
    const std::vector<CalibrationSample> falling{{"x", 1e9, 0, 2}, {"x", 2e9, 0, 1}};
    const auto bad = calibrate("x", falling);
    QVERIFY(bad.ok() && bad->all.rSquared <= 0.1 && bad->all.meanRelativeError > 0.2);

    GraphBuilder builder("g");
    Vertex measured;
    measured.seconds = {{"*", 0.5}, {"A100", 0.25}};
    measured.flops = 7;
    builder.addVertex(measured);
    measured.flops.reset();
    builder.addVertex(measured); // no FLOPs
    measured.flops = 3;
    measured.seconds = {{"A100", 0}};
    builder.addVertex(measured); // no time
    builder.addVertex({});
    const auto graph = *builder.build();
    std::vector<CalibrationSample> samples;
    QCOMPARE(addSamples(*graph, deviceOf("A100"), samples), std::size_t{2});
    QCOMPARE(samples.size(), std::size_t{1});
    QCOMPARE(samples[0].seconds, 0.25);
    samples.clear();
    addSamples(*graph, deviceOf("P100"), samples);
    QCOMPARE(samples.at(0).seconds, 0.5);

    // A time of the device's class goes before one of any device.
    GraphBuilder classes("classes");
    measured.flops = 7;
    measured.seconds = {{"*", 0.5}, {"gpu", 0.125}, {"A100", 0.25}};
    classes.addVertex(measured);
    const auto ofClasses = *classes.build();
    samples.clear();
    addSamples(*ofClasses, deviceOf("P100"), samples);
    addSamples(*ofClasses, deviceOf("A100"), samples);
    QCOMPARE(samples.at(0).seconds, 0.125);
    QCOMPARE(samples.at(1).seconds, 0.25);
}

/// A run "measured" on other devices calibrates those that are thought to be there; a simulation then takes
/// as long.
void CalibrationTest::makesSimulationsAgree()
{
    GraphBuilder builder("pyramid");
    std::mt19937 random(3);
    for (std::uint32_t i = 0; i < 60; ++i) {
        Vertex vertex;
        vertex.op = i % 3 ? "matmul" : "add";
        const double size = 1 + static_cast<double>(random() % 90);
        vertex.flops = i % 3 ? 1e10 * size : 1e6 * size;
        vertex.outputBytes = 1e6 * (1 + static_cast<double>(random() % 90));
        builder.addVertex(vertex);
        if (i > 0)
            builder.addEdge(VertexId{random() % i}, VertexId{i});
    }
    const GraphPtr graph = *builder.build();
    const TopologyPtr assumed = *builtinTopology("4xP100");
    const Calibration secret{assumed->device(DeviceId{0}).kind, {"", 2, 3e-5, 4e12, 2e11, 1, 0, true}, {}, 0};
    const TopologyPtr real = calibratedTopology(*assumed, std::span(&secret, 1));
    const ProblemPtr truth = *Problem::create(graph, real);
    const ProblemPtr guess = *Problem::create(graph, assumed);
    Placement placement;
    for (VertexId v : graph->vertices())
        placement.devices.push_back(DeviceId{v % 4});
    const Schedule schedule = Simulator(truth).run(placement);
    const RunPtr measured = makeMeasuredRun(guess, placement, schedule);
    QVERIFY(isMeasured(*measured));
    const auto before = *compareWithSimulation(measured);
    QVERIFY(relative(before.simulated->schedule.makespan, schedule.makespan) > 0.05);
    QVERIFY(std::abs(before.vertices[0].measured - before.vertices[0].simulated) > 0);

    std::vector<CalibrationSample> samples;
    QCOMPARE(addSamples(*measured, secret.kind, samples), std::size_t{0});
    const auto found = calibrate(secret.kind, samples);
    QVERIFY(found.ok());
    QVERIFY(relative(found->all.flopsPerSecond.value_or(0), 4e12) < 1e-6);
    const ProblemPtr mended = *Problem::create(graph, calibratedTopology(*assumed, std::span(&*found, 1)));
    const auto after = *compareWithSimulation(makeMeasuredRun(mended, placement, schedule));
    QVERIFY(relative(after.simulated->schedule.makespan, schedule.makespan) < 1e-6);
}

/// Devices of one kind of which the last is slower: each speed is found, and nothing between them.
void CalibrationTest::fitsUnequalDevicesSeparately()
{
    GraphBuilder builder("wide");
    for (std::uint32_t i = 0; i < 80; ++i) {
        Vertex vertex;
        vertex.op = "matmul";
        vertex.flops = 1e9 * (1 + i);
        builder.addVertex(vertex);
    }
    const GraphPtr graph = *builder.build();
    TopologyParts parts = partsOf(**builtinTopology("4xP100"));
    parts.devices[3].flopsPerSecond /= 2;
    const TopologyPtr assumed = *Topology::create(parts);
    for (Device& device : parts.devices)
        device.flopsPerSecond *= 0.6;
    parts.devices[3].flopsPerSecond *= 0.5; // slower than assumed
    const TopologyPtr real = *Topology::create(parts);
    Placement placement;
    for (VertexId v : graph->vertices())
        placement.devices.push_back(DeviceId{v % 4});
    const Schedule schedule = Simulator(*Problem::create(graph, real)).run(placement);
    const RunPtr measured = makeMeasuredRun(*Problem::create(graph, assumed), placement, schedule);

    const std::vector<std::string> kinds = deviceKinds(*assumed);
    const auto found = calibrateKinds(*assumed, kinds, {}, std::span(&measured, 1));
    QVERIFY(found.ok());
    QCOMPARE(found->size(), std::size_t{2});
    QCOMPARE(titleOf((*found)[0]), std::string("P100 (gpu0, gpu1, gpu2)"));
    QCOMPARE(titleOf((*found)[1]), std::string("P100 (gpu3)"));
    const TopologyPtr calibrated = calibratedTopology(*assumed, *found);
    for (DeviceId d : real->devices()) {
        QVERIFY(relative(calibrated->device(d).flopsPerSecond, real->device(d).flopsPerSecond) < 1e-6);
        QVERIFY(std::abs(calibrated->device(d).overheadSeconds - real->device(d).overheadSeconds) < 1e-9);
    }
}

} // namespace

DOPPLER_TEST(CalibrationTest)

} // namespace calibration_test

#include "calibration.moc"
