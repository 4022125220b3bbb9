// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a PyTorch profile of about so many bytes (1 GB unless said) and reads it: seconds and peak memory.
//   trace_reading [BYTES [ITERATION]]     ITERATION: last (default), all, or a number
// Half of its events are of the kinds that a reader drops (Python frames, arrows), as in profiles with
// stacks.
#include "core/io/graph_file.h"

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

/// One operator with an operator inside it, its launch, its kernel and what else Kineto writes of it.
std::string eventsOf(std::uint64_t i)
{
    const std::uint64_t at = 1'700'000'000'000'000 + i * 100;
    const std::string host = fmt::format(R"("pid": 4711, "tid": 4711, "ts": {})", at);
    std::string out = fmt::format(
        R"(,{{"ph": "X", "cat": "cpu_op", "name": "aten::linear", {}.125, "dur": 80.5, "args": {{"External id": {},"Record function id": 0, "Sequence number": {}, "Fwd thread id": 0, "Ev Idx": {}, "Input Dims": [[32, 1024], [4096, 1024], [4096]], "Input type": ["float", "float", "float"]}}}}
,{{"ph": "X", "cat": "cpu_op", "name": "aten::addmm", {}.25, "dur": 70, "args": {{"External id": {},"Record function id": 0, "Ev Idx": {}, "Input Dims": [[4096], [32, 1024], [1024, 4096], [], []]}}}}
,{{"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", {}.5, "dur": 5, "args": {{"External id": {}, "cbid": 211, "correlation": {}}}}}
,{{"ph": "X", "cat": "kernel", "name": "void cutlass::Kernel<cutlass_80_tensorop_s1688gemm_128x128_32x3_nt_align4>(Params)", "pid": 0, "tid": 7, "ts": {}.75, "dur": {}, "args": {
        {
            "External id" : {},
                            "queued" : 0,
                            "device" : 0,
                            "context" : 1,
                            "stream" : 7,
                            "correlation" : {},
                                            "registers per thread" : 230,
                                            "shared memory" : 98304,
                                            "grid" : [ 32, 1, 1 ],
                                                     "block" : [ 128, 1, 1 ]
        }}
}
}
)",
        host, 2 * i, i, 2 * i, host, 2 * i + 1, 2 * i + 1, host, 2 * i + 1, i, at + 20, 20 + i % 60, 2 * i + 1,
        i);
for (int k = 0; k < 2; ++k)
    out += fmt::format(
        R"(,{{"ph": "X", "cat": "python_function", "name": "model.py({}): forward \"block\" {{x}}", {}, "dur": 90, "args": {{"Python id": {}, "Python parent id": {}, "Ev Idx": {}}}}}
)",
        100 + k, host, 2 * i + 1, 2 * i, i);
out += fmt::format(R"(,{{"ph": "s", "id": {0}, {1}, "cat": "ac2g", "name": "ac2g"}}
,{{"ph": "f", "id": {0}, "pid": 0, "tid": 7, "ts": {2}, "cat": "ac2g", "name": "ac2g", "bp": "e"}}
)",
                   i, host, at + 20);
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
            put(fmt::format(
                R"(,{{"ph": "X", "cat": "user_annotation", "name": "ProfilerStep#{}", "pid": 4711, "tid": 4711, "ts": {}, "dur": {}, "args": {{"External id": 0}}}}
)",
                i / operatorsPerStep, 1'700'000'000'000'000 + i * 100 - 1, operatorsPerStep * 100 - 2));
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
