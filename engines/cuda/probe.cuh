// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cuda_backend.cuh"
#include "kernel_cases.h"
#include "run_document.h"

#include <array>

namespace doppler_cuda {

/// Compares every kernel case on the GPU with a loop in double precision. Prints one line; returns the
/// failures.
inline int checkKernels(Backend& backend)
{
    const int stream = backend.addStream(0, true);
    int failed = 0;
    std::string cases;
    for (const KernelCase& kernel : kernelCases()) {
        const CaseResult result = runCase(kernel, backend, 0, stream);
        const bool good = result.difference < 1e-5 && result.tokenEqual && result.kind == kernel.kind;
        failed += good ? 0 : 1;
        cases += std::string(cases.empty() ? "" : ", ") + "{\"einsum\": " + quoted(kernel.einsum) +
                 ", \"op\": " + quoted(kernel.op) +
                 ", \"by\": " + (kernel.kind == WorkKind::Gemm ? "\"cuBLAS\"" : "\"einsum\"") +
                 ", \"largest_difference\": " + formatted("%.3g", result.difference) +
                 ", \"good\": " + (good ? "true" : "false") + "}";
    }
    std::printf("{\"kernels_checked\": %zu, \"failed\": %d, \"cases\": [%s]}\n", kernelCases().size(), failed,
                cases.c_str());
    return failed;
}

/// Measures GPU 0 and this host: rates, bandwidths, latencies and overheads. One line of JSON.
class Probe {
public:
    explicit Probe(Backend& backend) : backend(backend) {}

    void run()
    {
        check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "creating a stream");
        check(cudaEventCreate(&from), "creating an event");
        check(cudaEventCreate(&to), "creating an event");
        check(cudaMalloc(&deviceBlock, blockBytes), "allocating a block");
        check(cudaMalloc(&otherBlock, blockBytes), "allocating a block");
        check(cudaHostAlloc(&hostBlock, blockBytes, cudaHostAllocDefault), "allocating pinned memory");
        check(cudaMemset(deviceBlock, 0, blockBytes), "clearing a block");
        check(cudaMemset(otherBlock, 0, blockBytes), "clearing a block");
        std::memset(hostBlock, 0, blockBytes);
        backend.synchronise();
        std::string line = "{\"devices\": [";
        for (int gpu = 0; gpu < backend.gpuCount(); ++gpu)
            line += (gpu > 0 ? ", " : "") + describe(gpu);
        line +=
            "], \"gemm_gflops\": {\"float32\": " + gemmRates(false) + ", \"tf32\": " + gemmRates(true) + "}";
        line += ", \"stand_in\": {\"gflops\": " + number(standInFlops() / 1e9) +
                ", \"bytes_per_second\": " + number(standInBytes()) + "}";
        line += ", \"copies\": {\"host_to_device\": " + copies(deviceBlock, hostBlock) +
                ", \"device_to_host\": " + copies(hostBlock, deviceBlock) +
                ", \"device_to_device\": " + copies(otherBlock, deviceBlock) + "}";
        line += ", \"overheads_seconds\": " + overheads() + ", \"host\": " + host() + "}";
        std::printf("%s\n", line.c_str());
    }

private:
    static constexpr std::uint64_t blockBytes = std::uint64_t{768} << 20;

    Backend& backend;
    cudaStream_t stream = nullptr;
    cudaEvent_t from = nullptr;
    cudaEvent_t to = nullptr;
    void* deviceBlock = nullptr;
    void* otherBlock = nullptr;
    void* hostBlock = nullptr;

    static std::string number(double value) { return formatted("%.6g", value); }

    static std::string describe(int gpu)
    {
        cudaDeviceProp properties{};
        int driver = 0;
        check(cudaGetDeviceProperties(&properties, gpu), "reading a GPU's properties");
        check(cudaDriverGetVersion(&driver), "reading the driver's version");
        return "{\"name\": " + quoted(properties.name) +
               ", \"memory_bytes\": " + std::to_string(properties.totalGlobalMem) +
               ", \"multiprocessors\": " + std::to_string(properties.multiProcessorCount) +
               ", \"driver\": " + std::to_string(driver) + "}";
    }

    /// Median seconds of a call on the GPU, after two that do not count.
    template <typename Call>
    double seconds(int repeats, Call call)
    {
        std::vector<double> times;
        for (int i = -2; i < repeats; ++i) {
            check(cudaEventRecord(from, stream), "recording an event");
            call();
            check(cudaEventRecord(to, stream), "recording an event");
            check(cudaStreamSynchronize(stream), "measuring");
            float milliseconds = 0;
            check(cudaEventElapsedTime(&milliseconds, from, to), "measuring");
            if (i >= 0)
                times.push_back(static_cast<double>(milliseconds) / 1e3);
        }
        return median(times);
    }

    static double median(std::vector<double> values)
    {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }

    std::string gemmRates(bool tf32)
    {
        cublasHandle_t blas = nullptr;
        check(cublasCreate(&blas), "opening cuBLAS");
        check(cublasSetStream(blas, stream), "giving cuBLAS a stream");
        check(cublasSetMathMode(blas, tf32 ? CUBLAS_TF32_TENSOR_OP_MATH : CUBLAS_DEFAULT_MATH),
              "setting a precision");
        const float one = 1, zero = 0;
        std::string out;
        for (const int n : {64, 128, 256, 512, 1024, 2048, 4096, 8192}) {
            auto* a = static_cast<float*>(deviceBlock);
            auto* c = static_cast<float*>(otherBlock);
            const double time = seconds(n > 4096 ? 3 : 9, [&] {
                check(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, n, a, n, &zero, c, n),
                      "multiplying matrices");
            });
            out += std::string(out.empty() ? "{" : ", ") + "\"" + std::to_string(n) +
                   "\": " + number(2.0 * n * n * n / time / 1e9);
        }
        check(cublasDestroy(blas), "closing cuBLAS");
        return out + "}";
    }

    double standInSeconds(const StandInWork& stand)
    {
        const int lane = backend.addStream(0, true);
        const int start = backend.addEvent(0), end = backend.addEvent(0);
        Work work;
        std::uint32_t* const* none = nullptr;
        work.kind = WorkKind::StandIn;
        work.standIn = stand;
        work.token = {1, 0, const_cast<const std::uint32_t* const*>(none),
                      static_cast<std::uint32_t*>(otherBlock)};
        std::vector<double> times;
        for (int i = 0; i < 7; ++i) {
            backend.anchor(0);
            backend.record(start, lane);
            backend.launch(lane, work);
            backend.record(end, lane);
            backend.synchronise();
            times.push_back(backend.secondsOf(end) - backend.secondsOf(start));
        }
        return median(times);
    }

    double standInFlops()
    {
        StandInWork stand;
        stand.flops = 200'000'000'000;
        return static_cast<double>(stand.flops) / standInSeconds(stand);
    }

    double standInBytes()
    {
        StandInWork stand;
        stand.read = static_cast<const float*>(deviceBlock);
        stand.readRegion = stand.readFloats = blockBytes / 4;
        stand.write = static_cast<float*>(otherBlock) + 64;
        stand.writeRegion = stand.writeFloats = blockBytes / 4 - 64;
        return 2.0 * blockBytes / standInSeconds(stand);
    }

    /// Least squares of time over size, weighted so that small copies count: latency and bandwidth.
    std::string copies(void* destination, void* source)
    {
        double w = 0, x = 0, y = 0, xx = 0, xy = 0;
        std::string sizes;
        for (std::uint64_t bytes = 4096; bytes <= blockBytes / 3; bytes *= 8) {
            const double time = seconds(9, [&] {
                check(cudaMemcpyAsync(destination, source, bytes, cudaMemcpyDefault, stream), "copying");
            });
            const double size = static_cast<double>(bytes), weight = 1 / (time * time);
            w += weight, x += weight * size, y += weight * time;
            xx += weight * size * size, xy += weight * size * time;
            sizes += std::string(sizes.empty() ? "{" : ", ") + "\"" + std::to_string(bytes) +
                     "\": " + number(time);
        }
        const double slope = (w * xy - x * y) / (w * xx - x * x);
        return "{\"bytes_per_second\": " + number(1 / slope) +
               ", \"latency_seconds\": " + number((y - slope * x) / w) + ", \"seconds_by_bytes\": " + sizes +
               "}}";
    }

    std::string overheads()
    {
        Work empty;
        auto* token = static_cast<std::uint32_t*>(otherBlock);
        empty.token = {1, 0, nullptr, token};
        const int lane = backend.addStream(0, true);
        const int event = backend.addEvent(0);
        constexpr int many = 2000;
        const auto per = [&](auto call) {
            backend.synchronise();
            const double start = now();
            for (int i = 0; i < many; ++i)
                call();
            const double issued = (now() - start) / many;
            backend.synchronise();
            return std::make_pair(issued, (now() - start) / many);
        };
        const auto launch = per([&] { backend.launch(lane, empty); });
        const auto record = per([&] { backend.record(event, lane); });
        const auto query = per([&] { (void)backend.done(event); });
        const auto roundTrip = per([&] {
            backend.launch(lane, empty);
            backend.record(event, lane);
            while (!backend.done(event))
                ;
        });
        return "{\"launch_by_host\": " + number(launch.first) +
               ", \"launch_sustained\": " + number(launch.second) +
               ", \"record_event\": " + number(record.first) + ", \"query_event\": " + number(query.first) +
               ", \"launch_and_see_end\": " + number(roundTrip.first) + "}";
    }

    /// One core, as CPU devices use it.
    std::string host()
    {
        std::string rates;
        for (const std::uint64_t n : {128, 512, 1024}) {
            GemmWork w;
            w.m = w.n = w.k = n;
            w.am = w.bk = w.cm = n;
            w.ak = w.bn = w.cn = 1;
            w.a = w.b = static_cast<const float*>(hostBlock);
            w.c = static_cast<float*>(hostBlock) + n * n;
            std::vector<double> times;
            for (int i = 0; i < 3; ++i) {
                const double start = now();
                host::multiply(w, w.a, w.b, w.c);
                times.push_back(now() - start);
            }
            rates += std::string(rates.empty() ? "{" : ", ") + "\"" + std::to_string(n) +
                     "\": " + number(2.0 * static_cast<double>(n * n * n) / median(times) / 1e9);
        }
        std::vector<double> times;
        for (int i = 0; i < 3; ++i) {
            const double start = now();
            std::memcpy(static_cast<char*>(hostBlock) + blockBytes / 2, hostBlock, blockBytes / 2);
            times.push_back(now() - start);
        }
        return "{\"gemm_gflops\": " + rates + "}, \"memcpy_bytes_per_second\": " +
               number(static_cast<double>(blockBytes / 2) / median(times)) +
               ", \"cores\": " + std::to_string(allowedCores().size()) + "}";
    }
};

} // namespace doppler_cuda
