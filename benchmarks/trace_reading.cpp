// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a PyTorch profile of about BYTES bytes (default 1 GB) and reads it: prints seconds and peak memory.
//   trace_reading [BYTES [ITERATION]]     ITERATION: last (default), all, or a number
// Half of its events are of kinds that the reader drops (Python frames, arrows), as in profiles with stacks.
#include "core/catalog/graph_file.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>

#include <fmt/format.h>
#include <sys/resource.h>

namespace {

using namespace doppler;

double processSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

constexpr std::uint64_t operatorsPerStep = 5000;

/// A slice of the profile: `arguments` is what stands in its args.
std::string slice(const char* category, const char* name, const std::string& thread, std::uint64_t at,
                  std::uint64_t micros, const std::string& arguments)
{
    return fmt::format(
        ",{{\"ph\": \"X\", \"cat\": \"{}\", \"name\": \"{}\", {}, \"ts\": {}.125, \"dur\": {}.5, "
        "\"args\": {{{}}}}}\n",
        category, name, thread, at, micros, arguments);
}

/// One operator with an operator inside it, its launch, its kernel and what else Kineto writes of it.
std::string eventsOf(std::uint64_t i)
{
    const std::uint64_t at = 1'700'000'000'000'000 + i * 100;
    const std::string host = "\"pid\": 4711, \"tid\": 4711";
    const std::string device = "\"pid\": 0, \"tid\": 7";
    const auto external = [](std::uint64_t id) { return fmt::format("\"External id\": {}", id); };
    const std::string correlation = fmt::format(", \"correlation\": {}", i);
    std::string out =
        slice("cpu_op", "aten::linear", host, at, 80,
              external(2 * i) + ", \"Record function id\": 0, \"Fwd thread id\": 0, \"Input Dims\": "
                                "[[32, 1024], [4096, 1024], [4096]], \"Input type\": [\"float\", "
                                "\"float\", \"float\"]");
    out += slice("cpu_op", "aten::addmm", host, at + 5, 70,
                 external(2 * i + 1) + ", \"Input Dims\": [[4096], [32, 1024], [1024, 4096], [], []]");
    out += slice("cuda_runtime", "cudaLaunchKernel", host, at + 10, 5,
                 external(2 * i + 1) + ", \"cbid\": 211" + correlation);
    out += slice("kernel", "void cutlass::Kernel<cutlass_80_tensorop_s1688gemm_128x128_32x3_nt_align4>",
                 device, at + 20, 20 + i % 60,
                 external(2 * i + 1) + ", \"queued\": 0, \"device\": 0, \"context\": 1, \"stream\": 7" +
                     correlation +
                     ", \"registers per thread\": 230, \"shared memory\": 98304, \"grid\": [32, 1, 1], "
                     "\"block\": [128, 1, 1], \"est. achieved occupancy %\": 30");
    for (int frame = 0; frame < 2; ++frame)
        out += slice("python_function", "model.py(100): forward \\\"block\\\" {x}", host, at, 90,
                     fmt::format("\"Python id\": {}, \"Python parent id\": {}", 2 * i + 1, 2 * i));
    for (const char* phase : {"s", "f"})
        out += fmt::format(
            ",{{\"ph\": \"{}\", \"id\": {}, {}, \"ts\": {}, \"cat\": \"ac2g\", \"name\": \"ac2g\"}}\n", phase,
            i, *phase == 's' ? host : device, at + 10);
    return out;
}

void makeTrace(const std::string& path, std::uint64_t bytes)
{
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) {
        std::perror(path.c_str());
        std::exit(1);
    }
    std::uint64_t written = 0;
    const auto put = [&](const std::string& text) {
        written += std::fwrite(text.data(), 1, text.size(), file);
    };
    put("{\"schemaVersion\": 1,\n\"deviceProperties\": [{\"id\": 0, \"name\": \"Made "
        "GPU\"}],\n\"traceEvents\": "
        "[{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": 4711, \"tid\": 0, \"args\": {\"name\": "
        "\"p\"}}\n");
    for (std::uint64_t i = 1; written < bytes; ++i) {
        if (i % operatorsPerStep == 1)
            put(slice("user_annotation", fmt::format("ProfilerStep#{}", i / operatorsPerStep).c_str(),
                      "\"pid\": 4711, \"tid\": 4711", 1'700'000'000'000'000 + i * 100 - 1,
                      operatorsPerStep * 100 - 2, "\"External id\": 0"));
        put(eventsOf(i));
    }
    put("],\n\"traceName\": \"made\"}\n");
    std::fclose(file);
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t bytes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000'000;
    ReadSettings settings;
    if (argc > 2)
        settings.options = {{"iteration", argv[2]}};
    std::size_t reports = 0;
    settings.watch.progress = [&](double) { ++reports; };
    const std::string path = (std::filesystem::temp_directory_path() / "doppler_trace_reading.json").string();
    makeTrace(path, bytes);
    const double memoryBefore = peakMegabytes();
    const double cpuBefore = processSeconds();
    const auto begun = std::chrono::steady_clock::now();
    const auto graph = readGraph(path, settings);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    fmt::print(
        "{} bytes, iteration {}: {:.1f} s of CPU ({:.1f} s by the clock), peak {:.0f} MB ({:.0f} before), "
        "{} reports\n",
        std::filesystem::file_size(path), argc > 2 ? argv[2] : "last", processSeconds() - cpuBefore,
        took.count(), peakMegabytes(), memoryBefore, reports);
    std::filesystem::remove(path);
    if (!graph) {
        fmt::print("{}\n", graph.error().english());
        return 1;
    }
    fmt::print("{} vertices, {} edges\n", (*graph)->vertexCount(), (*graph)->edgeCount());
    return 0;
}
