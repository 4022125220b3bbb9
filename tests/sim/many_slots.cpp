// SPDX-License-Identifier: GPL-3.0-or-later
// Slots that no task can use cost no memory.
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/placers/api/registry.h"
#include "core/run/run.h"
#include "core/sim/analysis.h"
#include "core/sim/planned_run.h"
#include "core/sim/simulator.h"
#include "tests/support/allocation_count.h"
#include "tests/support/runner.h"

#include <QtTest>

#include <fmt/format.h>

namespace many_slots_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr std::size_t megabyte = 1'000'000;

/// A devices file of equal devices, and of a channel that all links go through.
std::string devicesFile(std::size_t devices, std::size_t slots)
{
    std::string out = R"({"format": "doppler-devices", "version": 1, "devices": [)";
    for (std::size_t i = 0; i < devices; ++i)
        out += fmt::format("{}{{\"name\": \"d{}\", \"flops_per_second\": 1e12, \"slots\": {}}}", i ? "," : "",
                           i, slots);
    return out + "], \"links\": {\"bandwidth\": 1e10}}";
}

TopologyPtr withChannel(const Topology& from, std::uint32_t capacity)
{
    TopologyParts parts;
    parts.channels = {{"bus", capacity}};
    for (DeviceId d : from.devices())
        parts.devices.push_back(from.device(d));
    parts.links.assign(parts.devices.size() * parts.devices.size(), Link{1e10, 0, {ChannelId{0}}});
    return Topology::create(std::move(parts)).value();
}

/// Layers of four vertices each, of which every one reads all of the layer before.
GraphPtr layers()
{
    GraphBuilder builder("layers");
    for (std::uint32_t i = 0; i < 12; ++i) {
        Vertex v;
        v.flops = 1e9 * (1 + i % 3);
        v.outputBytes = 1e6;
        builder.addVertex(std::move(v));
        for (std::uint32_t from = i / 4 * 4; i >= 4 && from > i / 4 * 4 - 4; --from)
            builder.addEdge(VertexId{from - 1}, VertexId{i});
    }
    return builder.build().value();
}

ProblemPtr problemOf(const TopologyPtr& topology, ChooseTask schedule = ChooseTask::Fifo)
{
    ModelOptions model;
    model.schedule = schedule;
    return Problem::create(layers(), topology, model).value();
}

Placement spreadOver(const Problem& problem)
{
    Placement placement;
    for (VertexId v : problem.graph().vertices())
        placement.devices.push_back(DeviceId{v % std::min<std::size_t>(problem.deviceCount(), 3)});
    placement.order.assign(problem.graph().topologicalOrder().begin(),
                           problem.graph().topologicalOrder().end());
    return placement;
}

/// A run with everything that is shown of it.
double shownRun(const ProblemPtr& problem)
{
    const RunPtr run = makeRun(problem, spreadOver(*problem), "file").value();
    const std::size_t rows =
        lanes(*problem, run->schedule).size() + resourceLanes(*problem, run->schedule).size();
    if (rows > 2 * problem->deviceCount() + 2 * problem->graph().edgeCount() + problem->vertexCount())
        qFatal("a lane for a slot that is never used");
    PlannedRun planned(*problem);
    static_cast<void>(planned.makespan(run->placement));
    return run->schedule.makespan;
}

} // namespace

class ManySlotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 72 KB of text that asked for 1,024 devices with a million slots each took 9 GB.
    void theFileOfAThousandDevices()
    {
        const std::string few = devicesFile(1024, 16);
        const std::string many = devicesFile(1024, 1'000'000);
        QVERIFY(many.size() < 80'000);
        double makespan[2]{};
        std::size_t peak[2]{};
        for (const bool wide : {false, true})
            peak[wide] = peakDuring([&] {
                const TopologyPtr topology = readDevicesJson(wide ? many : few, "devices").value();
                for (const ChooseTask rule : {ChooseTask::Fifo, ChooseTask::Strict, ChooseTask::BLevel})
                    makespan[wide] = shownRun(problemOf(topology, rule));
            });
        QCOMPARE(makespan[1], makespan[0]);
        QVERIFY2(peak[1] < peak[0] + megabyte, fmt::format("{} and {} bytes", peak[0], peak[1]).c_str());
    }

    void everyPlacer_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& placer : placerRegistry().placers())
            if (placer->info().kind != PlacerKind::Learned && placer->info().id != "external")
                QTest::newRow(placer->info().id.c_str()) << QString::fromStdString(placer->info().id);
    }

    /// A million slots lead to the placement of as many slots as there are vertices, in the same memory.
    void everyPlacer()
    {
        QFETCH(QString, id);
        const Placer& placer = **placerRegistry().find(id.toStdString());
        const auto devices = readDevicesJson(devicesFile(4, 12), "devices").value();
        const auto wideDevices = readDevicesJson(devicesFile(4, 1'000'000), "devices").value();
        for (const bool channel : {false, true}) {
            const ProblemPtr few = problemOf(channel ? withChannel(*devices, 40) : devices);
            const ProblemPtr many = problemOf(channel ? withChannel(*wideDevices, 1'000'000) : wideDevices);
            PlacerContext context;
            context.budget.evaluations = 30;
            const Options options(placer.info().options);
            Result<PlacerResult> one = placer.place(*few, options, context);
            Result<PlacerResult> other = one;
            const std::size_t peakFew = peakDuring([&] { one = placer.place(*few, options, context); });
            const std::size_t peakMany = peakDuring([&] { other = placer.place(*many, options, context); });
            QCOMPARE(other.ok(), one.ok());
            QVERIFY2(peakMany < peakFew + megabyte / 2, fmt::format("{} and {}", peakFew, peakMany).c_str());
            if (one.ok())
                QCOMPARE(Simulator(many).makespan(other->placement), Simulator(few).makespan(one->placement));
        }
    }
};

} // namespace many_slots_test

DOPPLER_TEST(many_slots_test::ManySlotsTest)
#include "many_slots.moc"
