// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/machine/probe_machine.h"

#include "core/base/start_thread.h"
#include "core/exec/engine.h"
#include "core/exec/machine/processors.h"
#include "core/kernels/machine/core_sets.h"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <chrono>
#include <cstring>
#include <fstream>
#include <thread>

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <sys/sysinfo.h>
#include <unistd.h>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The times of one kernel: at least `runs` and `least` seconds after a warm-up. Stops early on request.
template <class Kernel>
std::vector<double> timesOf(const Kernel& kernel, std::size_t runs, double least, const std::stop_token& stop)
{
    kernel();
    std::vector<double> times;
    const Clock::time_point begin = Clock::now();
    while ((times.size() < runs || secondsSince(begin) < least) && !stop.stop_requested()) {
        const Clock::time_point start = Clock::now();
        kernel();
        times.push_back(secondsSince(start));
    }
    std::sort(times.begin(), times.end());
    return times;
}

double medianOf(const std::vector<double>& sorted) { return sorted.empty() ? 1 : sorted[sorted.size() / 2]; }

/// From the first to the third quarter of the times, relative to the median.
double spreadOf(const std::vector<double>& sorted)
{
    return sorted.size() < 4 ? 0
                             : (sorted[sorted.size() * 3 / 4] - sorted[sorted.size() / 4]) / medianOf(sorted);
}

constexpr std::array<std::int64_t, 5> productSizes{64, 128, 256, 512, 1024};
constexpr std::size_t streamedElements = std::size_t{16} << 20U; // 64 MiB, beyond most caches

/// Measures one core while others do the same.
void measureCore(ProbedDevice& device, std::barrier<>& together, const std::stop_token& stop,
                 std::atomic<std::size_t>& done)
{
    pinThread(device.processors);
    const at::InferenceMode noGradients;
    for (const std::int64_t size : productSizes) {
        const at::Tensor a = at::rand({size, size});
        const at::Tensor b = at::rand({size, size});
        at::Tensor c = at::empty({size, size});
        together.arrive_and_wait();
        const auto times = timesOf([&] { at::mm_out(c, a, b); }, 5, 0.08, stop);
        const double n = static_cast<double>(size);
        device.products.push_back(
            {static_cast<std::size_t>(size), 2 * n * n * n / medianOf(times), spreadOf(times)});
        ++done;
    }
    const at::Tensor from = at::ones({static_cast<std::int64_t>(streamedElements)});
    at::Tensor to = at::empty_like(from);
    together.arrive_and_wait();
    const auto streamed = timesOf([&] { at::add_out(to, from, from); }, 5, 0.1, stop);
    device.bytesPerSecond = 2.0 * sizeof(float) * static_cast<double>(streamedElements) / medianOf(streamed);
    const at::Tensor one = at::ones({1});
    at::Tensor small = at::empty({1});
    together.arrive_and_wait();
    constexpr int launches = 1000;
    const auto launched = timesOf(
        [&] {
            for (int i = 0; i < launches; ++i)
                at::add_out(small, one, one);
        },
        5, 0.02, stop);
    device.launchSeconds = medianOf(launched) / launches;
    ++done;
}

Result<void> measureCores(std::vector<ProbedDevice>& devices, const ProbeRequest& request)
{
    std::barrier<> together(static_cast<std::ptrdiff_t>(devices.size()));
    std::atomic<std::size_t> done{0};
    std::vector<std::thread> threads(devices.size());
    std::size_t started = 0;
    for (; started < devices.size(); ++started) {
        ProbedDevice& device = devices[started];
        if (!startThread(threads[started], [&] { measureCore(device, together, request.stop, done); }))
            break;
    }
    for (std::size_t missing = started; missing < devices.size(); ++missing)
        together.arrive_and_drop();
    const double total = static_cast<double>(devices.size() * (productSizes.size() + 1));
    while (request.progress && done < started * (productSizes.size() + 1)) {
        request.progress(0.8 * static_cast<double>(done) / total);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    for (std::size_t i = 0; i < started; ++i)
        threads[i].join();
    return started == devices.size() ? Result<void>() : Result<void>(noThread());
}

/// seconds = latency + bytes * cost by least squares of relative errors.
ProbedLink fitted(std::size_t from, std::size_t to, const std::vector<std::pair<double, double>>& samples)
{
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double t0 = 0;
    double t1 = 0;
    for (const auto& [bytes, seconds] : samples) {
        const double weight = 1 / (seconds * seconds);
        s0 += weight;
        s1 += weight * bytes;
        s2 += weight * bytes * bytes;
        t0 += weight * seconds;
        t1 += weight * bytes * seconds;
    }
    const double determinant = s0 * s2 - s1 * s1;
    double cost = determinant > 0 ? (s0 * t1 - s1 * t0) / determinant : 0;
    const double latency = std::max(0.0, (t0 - cost * s1) / s0);
    if (cost <= 0)
        cost = samples.back().second / samples.back().first;
    return {from, to, latency, 1 / cost};
}

/// Copies on the calling thread, from memory that the core `from` has written: bytes and seconds.
std::vector<std::pair<double, double>> copySamples(const ProbedDevice& from, const std::stop_token& stop)
{
    std::vector<std::pair<double, double>> samples;
    for (std::size_t bytes = 4096; bytes <= (std::size_t{16} << 20U) && !stop.stop_requested(); bytes *= 4) {
        std::vector<char> source(bytes);
        std::vector<char> target(bytes);
        std::vector<double> times;
        for (int run = 0; run < 7; ++run) {
            std::thread writer;
            if (!startThread(writer, [&] {
                    pinThread(from.processors);
                    std::memset(source.data(), run, bytes);
                }))
                return samples;
            writer.join();
            const Clock::time_point start = Clock::now();
            std::memcpy(target.data(), source.data(), bytes);
            times.push_back(secondsSince(start));
        }
        std::sort(times.begin(), times.end());
        samples.emplace_back(static_cast<double>(bytes), std::max(medianOf(times), 1e-9));
    }
    return samples;
}

Result<std::vector<ProbedLink>> measureLinks(const std::vector<ProbedDevice>& devices,
                                             const ProbeRequest& request)
{
    std::vector<ProbedLink> links;
    std::thread copier; // pinned to the receiving core, which the calling thread must not be
    const bool started = startThread(copier, [&] {
        for (std::size_t from = 0; from < devices.size(); ++from)
            for (std::size_t to = 0; to < devices.size(); ++to) {
                if (from == to || request.stop.stop_requested())
                    continue;
                pinThread(devices[to].processors);
                if (const auto samples = copySamples(devices[from], request.stop); !samples.empty())
                    links.push_back(fitted(from, to, samples));
            }
    });
    if (!started)
        return noThread();
    copier.join();
    return links;
}

std::string processorName()
{
    std::ifstream in("/proc/cpuinfo");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("model name"))
            if (const auto colon = line.find(": "); colon != std::string::npos)
                return line.substr(colon + 2);
    return "unknown processor";
}

/// A library that was forced to a kernel of older processors can lose two thirds of its rate.
void addNotes(MachineProbe& probe)
{
    if (const char* core = std::getenv("OPENBLAS_CORETYPE"))
        probe.notes.push_back(
            {DOPPLER_TEXT("core", "the environment variable OPENBLAS_CORETYPE={0} selects the kernels "
                                  "of OpenBLAS; those of another processor can be three times slower"),
             {std::string(core)}});
    if (const auto noisy = noisyBecause(probe.state, allowedProcessors().size()))
        probe.notes.push_back(*noisy);
}

} // namespace

Result<MachineProbe> probeMachine(const ProbeRequest& request, std::string library)
{
    MachineProbe probe;
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    probe.host = host.data();
    probe.processor = processorName();
    probe.library = std::move(library);
    struct sysinfo info {};
    if (sysinfo(&info) == 0)
        probe.memoryBytes = static_cast<double>(info.totalram) * info.mem_unit;
    probe.state = machineState(); // before the measurements are a load themselves
    probe.devices = coreSets();
    if (probe.devices.empty())
        for (const unsigned processor : allowedProcessors()) {
            ProbedDevice device;
            device.name = fmt::format("core{}", probe.devices.size());
            device.processors = {processor};
            probe.devices.push_back(std::move(device));
        }
    if (auto measured = measureCores(probe.devices, request); !measured)
        return measured.error();
    double noise = 0;
    for (const ProbedDevice& device : probe.devices)
        noise = std::max(noise, device.products[2].spread);
    probe.state.kernelNoise = noise;
    auto links = measureLinks(probe.devices, request);
    if (!links)
        return links.error();
    if (request.stop.stop_requested())
        return executionStopped();
    probe.links = *std::move(links);
    addNotes(probe);
    if (request.progress)
        request.progress(1);
    return probe;
}

} // namespace doppler
