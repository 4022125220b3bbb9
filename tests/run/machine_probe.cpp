// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured of a machine: as text, as devices, and in the file that keeps times of kernels.
#include "core/exec/machine/machine_probe.h"

#include "core/exec/machine/kernel_times.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>

namespace machine_probe_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::writeTo;

namespace {

MachineProbe threeCores()
{
    MachineProbe probe;
    probe.host = "bench \"7\"";
    probe.processor = "Some CPU";
    probe.library = "LibTorch 1.13.1, OpenBLAS (Haswell)";
    probe.memoryBytes = 12e9;
    for (unsigned i = 0; i < 3; ++i) {
        ProbedDevice device;
        device.name = "core" + std::to_string(i);
        device.processors = {2 * i};
        device.package = 0;
        device.ownCacheBytes = 1 << 20;
        // the third is an efficiency core
        device.products = {{64, 1e10, 0.02}, {512, i == 2 ? 2e10 : 5e10 + 1e9 * i, 0.01}};
        device.bytesPerSecond = 8e9 + 1e8 * i;
        device.launchSeconds = 1e-6;
        probe.devices.push_back(device);
    }
    for (std::size_t from = 0; from < 3; ++from)
        for (std::size_t to = 0; to < 3; ++to)
            if (from != to)
                probe.links.push_back({from, to, 1e-6 * static_cast<double>(from + 1), 4e9});
    probe.state.time = "2026-11-27T12:00:00Z";
    probe.state.load = 0.25;
    probe.state.kernelNoise = 0.01;
    return probe;
}

class MachineProbeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writtenAndReadAgain()
    {
        const MachineProbe probe = threeCores();
        const auto read = readProbeJson(writeProbeJson(probe));
        QVERIFY(bool(read));
        QCOMPARE(writeProbeJson(*read), writeProbeJson(probe));
        QCOMPARE(machineKey(*read), machineKey(probe));
        QCOMPARE(topologyOf(*read)->fingerprint(), topologyOf(probe)->fingerprint());
    }

    void faultsAreNamed()
    {
        const std::string good = writeProbeJson(threeCores());
        const auto errorAfter = [&](const char* from, const char* to) {
            std::string bad = good;
            const auto at = bad.find(from);
            if (at == std::string::npos)
                qFatal("nothing to replace");
            bad.replace(at, std::string_view(from).size(), to);
            const auto read = readProbeJson(bad);
            return read ? std::string("no error") : read.error().english();
        };
        QVERIFY(errorAfter("doppler-machine", "doppler-graph").find("doppler-machine") != std::string::npos);
        QVERIFY(errorAfter("\"to\": 1", "\"to\": 9").find("device 9") != std::string::npos ||
                errorAfter("\"to\":1", "\"to\":9").find("device 9") != std::string::npos);
        QVERIFY(!readProbeJson("{"));
        QVERIFY(!readProbeJson(good.substr(0, good.size() / 2)));
    }

    void devicesOfOneSpeedAreOneKind()
    {
        const TopologyPtr topology = topologyOf(threeCores());
        QCOMPARE(topology->deviceCount(), std::size_t{3});
        const auto device = [&](std::size_t i) { return topology->device(DeviceId{i}); };
        QCOMPARE(device(0).kind, device(1).kind);
        QVERIFY(device(0).kind != device(2).kind);
        QCOMPARE(device(0).flopsPerSecond, device(1).flopsPerSecond);
        QCOMPARE(device(2).flopsPerSecond, 2e10);
        QCOMPARE(device(0).memoryBytes, 4e9);
        QCOMPARE(topology->link(DeviceId{std::size_t{1}}, DeviceId{std::size_t{0}}).latency, 2e-6);
        QCOMPARE(topology->name(), std::string("local"));
    }

    void kernelTimesAreKeptByMachine()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("kernels.json").toStdString();
        KernelTimes first(path, "a|b");
        QVERIFY(!first.find("matmul \"x\"", "core"));
        first.add("matmul \"x\"", "core", {0.25, 0.01, 7});
        first.add("matmul \"x\"", "core 2", {0.5, 0, 5});
        QVERIFY(bool(first.save()));
        KernelTimes other(path, "c");
        QCOMPARE(other.size(), std::size_t{0});
        other.add("add", "core", {1e-6, 0, 5});
        QVERIFY(bool(other.save()));
        const KernelTimes again(path, "a|b");
        QCOMPARE(again.size(), std::size_t{2});
        QCOMPARE(again.find("matmul \"x\"", "core")->seconds, 0.25);
        QCOMPARE(again.find("matmul \"x\"", "core")->runs, std::uint64_t{7});
        QCOMPARE(again.find("matmul \"x\"", "core 2")->seconds, 0.5);
        QCOMPARE(KernelTimes(path, "c").size(), std::size_t{1});
        writeTo(QString::fromStdString(path), "{\"format\": \"doppler-kernel-times\", \"machines\": [3");
        QCOMPARE(KernelTimes(path, "a|b").size(), std::size_t{0}); // measured again
        KernelTimes nowhere(folder.filePath("missing/kernels.json").toStdString(), "a");
        QVERIFY(!nowhere.save());
    }

    void noiseIsSaid()
    {
        MachineState state;
        QVERIFY(!noisyBecause(state, 2));
        state.kernelNoise = 0.2;
        QVERIFY(noisyBecause(state, 2)->english().find("20 %") != std::string::npos);
        state.kernelNoise.reset();
        state.load = 1.5;
        QVERIFY(noisyBecause(state, 2)->english().find("1.5 threads") != std::string::npos);
        QVERIFY(!noisyBecause(state, 8));
        QVERIFY(machineState().time.size() == 20);
    }
};

} // namespace

DOPPLER_TEST_WITH(doppler::tests::NoApplication, MachineProbeTest)

} // namespace machine_probe_test

#include "machine_probe.moc"
