// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"
#include "gemm_call.h"
#include "kernels.cuh"

#include <algorithm>
#include <cstring>

#include <cublas_v2.h>
#include <cuda_runtime.h>

namespace doppler_cuda {

inline void check(cudaError_t status, const char* what)
{
    if (status != cudaSuccess)
        throw Failure{std::string(what) + ": CUDA reports " + cudaGetErrorName(status) + " (" +
                      cudaGetErrorString(status) + ")"};
}

inline void check(cublasStatus_t status, const char* what)
{
    if (status != CUBLAS_STATUS_SUCCESS)
        throw Failure{std::string(what) + ": cuBLAS reports " + cublasGetStatusString(status)};
}

/// After a launch. An event that was not ready is no failure, but is kept as the last error.
inline void checkLaunch(const char* what)
{
    const cudaError_t status = cudaGetLastError();
    if (status != cudaErrorNotReady)
        check(status, what);
}

/// The GPUs of this machine.
class Cuda final : public Backend {
public:
    static constexpr std::uint64_t workspaceBytes = std::uint64_t{32}
                                                    << 20; ///< As cuBLAS recommends for Hopper.

    /// `tf32`: matrix products by tensor cores, with ten bits of mantissa.
    explicit Cuda(bool tf32) : tf32(tf32)
    {
        int count = 0;
        if (cudaGetDeviceCount(&count) != cudaSuccess) {
            cudaGetLastError(); // No driver is the same as no GPU.
            count = 0;
        }
        for (int gpu = 0; gpu < count; ++gpu)
            gpus.push_back(open(gpu));
        for (int from = 0; from < count; ++from)
            for (int to = 0; to < count; ++to)
                enablePeer(from, to);
    }

    // The process ends right after: the driver frees everything at once.
    ~Cuda() override = default;

    std::string name() const override
    {
        int runtime = 0;
        cudaRuntimeGetVersion(&runtime);
        return "CUDA " + std::to_string(runtime / 1000) + "." + std::to_string(runtime % 1000 / 10);
    }
    int gpuCount() const override { return static_cast<int>(gpus.size()); }
    std::string gpuName(int gpu) const override { return at(gpu).properties.name; }

    std::uint64_t freeBytes(int gpu) const override
    {
        use(gpu);
        std::size_t free = 0, total = 0;
        check(cudaMemGetInfo(&free, &total), "reading the free memory");
        return free;
    }

    char* allocate(int gpu, std::uint64_t bytes) override
    {
        use(gpu);
        void* block = nullptr;
        check(cudaMalloc(&block, bytes), "allocating an arena");
        check(cudaMemset(block, 0, bytes), "clearing an arena");
        return static_cast<char*>(block);
    }

    char* allocateHost(std::uint64_t bytes) override
    {
        void* block = nullptr;
        if (gpus.empty())
            block = std::aligned_alloc(4096, (bytes + 4096) / 4096 * 4096);
        else
            check(cudaHostAlloc(&block, bytes, cudaHostAllocPortable), "allocating pinned host memory");
        if (!block)
            throw Failure{"no memory for an arena of " + std::to_string(bytes) + " bytes"};
        std::memset(block, 0, bytes);
        return static_cast<char*>(block);
    }

    std::uint64_t streamBytes() const override { return workspaceBytes; }

    int addStream(int gpu, bool computes) override
    {
        use(gpu);
        Stream stream;
        stream.gpu = gpu;
        check(cudaStreamCreateWithFlags(&stream.handle, cudaStreamNonBlocking), "creating a stream");
        check(cudaEventCreateWithFlags(&stream.joined, cudaEventDisableTiming), "creating an event");
        if (computes) {
            void* workspace = nullptr;
            check(cublasCreate(&stream.blas), "opening cuBLAS");
            check(cublasSetStream(stream.blas, stream.handle), "giving cuBLAS a stream");
            check(cudaMalloc(&workspace, workspaceBytes), "allocating a workspace of cuBLAS");
            check(cublasSetWorkspace(stream.blas, workspace, workspaceBytes), "giving cuBLAS a workspace");
            check(cublasSetMathMode(stream.blas, tf32 ? CUBLAS_TF32_TENSOR_OP_MATH : CUBLAS_DEFAULT_MATH),
                  "setting the precision of cuBLAS");
        }
        streams.push_back(stream);
        return static_cast<int>(streams.size()) - 1;
    }

    int addEvent(int gpu) override
    {
        use(gpu);
        Event event;
        event.gpu = gpu;
        check(cudaEventCreateWithFlags(&event.timed, cudaEventDefault), "creating an event");
        events.push_back(event);
        return static_cast<int>(events.size()) - 1;
    }

    void record(int event, int stream) override
    {
        Event& e = events[static_cast<std::size_t>(event)];
        const Stream& s = streams[static_cast<std::size_t>(stream)];
        use(s.gpu);
        if (!capturing) {
            check(cudaEventRecord(e.timed, s.handle), "recording an event");
            return;
        }
        // In a graph, a node takes the time; the order is kept by an event that exists during the capture
        // only.
        check(cudaEventRecordWithFlags(e.timed, s.handle, cudaEventRecordExternal), "capturing an event");
        if (!e.order)
            check(cudaEventCreateWithFlags(&e.order, cudaEventDisableTiming), "creating an event");
        check(cudaEventRecord(e.order, s.handle), "capturing an order");
    }

    void wait(int stream, int event) override
    {
        const Event& e = events[static_cast<std::size_t>(event)];
        check(cudaStreamWaitEvent(streams[static_cast<std::size_t>(stream)].handle,
                                  capturing ? e.order : e.timed, 0),
              "waiting for an event");
    }

    bool done(int event) override
    {
        const cudaError_t status = cudaEventQuery(events[static_cast<std::size_t>(event)].timed);
        if (status == cudaErrorNotReady)
            return false;
        check(status, "executing a task");
        return true;
    }

    void launch(int stream, const Work& work) override
    {
        const Stream& s = streams[static_cast<std::size_t>(stream)];
        use(s.gpu);
        switch (work.kind) {
        case WorkKind::Empty:
            device::tokenKernel<<<1, 1, 0, s.handle>>>(work.token);
            break;
        case WorkKind::Gemm:
            device::tokenKernel<<<1, 1, 0, s.handle>>>(work.token);
            multiply(s, work.gemm);
            break;
        case WorkKind::Einsum:
            launchEinsum(s, work);
            break;
        case WorkKind::StandIn:
            launchStandIn(s, work);
            break;
        }
        checkLaunch("launching a kernel");
    }

    void copy(int stream, char* to, int toGpu, const char* from, int fromGpu, std::uint64_t bytes) override
    {
        const Stream& s = streams[static_cast<std::size_t>(stream)];
        use(s.gpu);
        // Where peers can't reach each other, the driver copies through pinned host memory of its own.
        if (toGpu >= 0 && fromGpu >= 0 && toGpu != fromGpu)
            check(cudaMemcpyPeerAsync(to, toGpu, from, fromGpu, bytes, s.handle), "copying between GPUs");
        else
            check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDefault, s.handle), "copying a tensor");
    }

    void synchronise() override
    {
        for (int gpu = 0; gpu < gpuCount(); ++gpu) {
            use(gpu);
            check(cudaDeviceSynchronize(), "executing");
        }
    }

    Anchor anchor(int gpu) override
    {
        Gpu& g = at(gpu);
        auto [found, best] = tightest(g);
        found.sinceLast = g.anchored ? elapsed(g.zero, g.probes[best]) : 0;
        std::swap(g.zero, g.probes[best]);
        g.anchored = true;
        return found;
    }

    std::pair<Anchor, double> compareClocks(int gpu) override
    {
        Gpu& g = at(gpu);
        const auto [seconds, best] = tightest(g);
        return {seconds, elapsed(g.zero, g.probes[best])};
    }

    double secondsOf(int event) override
    {
        const Event& e = events[static_cast<std::size_t>(event)];
        return elapsed(at(e.gpu).zero, e.timed);
    }

    void fill(int gpu, float* data, std::uint64_t elements, std::uint64_t seed) override
    {
        use(gpu);
        if (elements > 0)
            device::fillKernel<<<blocksFor(gpu, elements), device::threads>>>(data, elements, seed);
        checkLaunch("filling an operand");
    }

    void upload(int gpu, char* to, const void* from, std::uint64_t bytes) override
    {
        use(gpu);
        check(cudaMemcpy(to, from, bytes, cudaMemcpyDefault), "writing a table");
    }

    void download(int gpu, void* to, const char* from, std::uint64_t bytes) override
    {
        use(gpu);
        check(cudaMemcpy(to, from, bytes, cudaMemcpyDefault), "reading an output");
    }

    void clearTokens(int gpu, std::uint32_t* const* table, std::size_t count) override
    {
        use(gpu);
        device::clearTokensKernel<<<blocksOf(count), device::threads>>>(table, count);
        checkLaunch("clearing tokens");
        check(cudaDeviceSynchronize(), "clearing tokens");
    }

    std::vector<std::uint32_t> readTokens(int gpu, std::uint32_t* const* table, std::size_t count) override
    {
        use(gpu);
        std::uint32_t* gathered = nullptr;
        std::vector<std::uint32_t> out(count);
        check(cudaMalloc(&gathered, 4 * count), "reading tokens");
        device::gatherTokensKernel<<<blocksOf(count), device::threads>>>(table, count, gathered);
        check(cudaMemcpy(out.data(), gathered, 4 * count, cudaMemcpyDefault), "reading tokens");
        check(cudaFree(gathered), "reading tokens");
        return out;
    }

    double digest(int gpu, const float* data, std::uint64_t elements) override
    {
        use(gpu);
        double* sum = nullptr;
        double out = 0;
        check(cudaMalloc(&sum, sizeof out), "summing an output");
        check(cudaMemset(sum, 0, sizeof out), "summing an output");
        device::digestKernel<<<blocksFor(gpu, elements), device::threads>>>(data, elements, sum);
        check(cudaMemcpy(&out, sum, sizeof out, cudaMemcpyDefault), "summing an output");
        check(cudaFree(sum), "summing an output");
        return out;
    }

    void beginCapture(int first) override
    {
        const Stream& origin = streams[static_cast<std::size_t>(first)];
        use(origin.gpu);
        check(cudaStreamBeginCapture(origin.handle, cudaStreamCaptureModeRelaxed), "starting a graph");
        check(cudaEventRecord(origin.joined, origin.handle), "starting a graph");
        for (const Stream& s : streams)
            if (s.handle != origin.handle)
                check(cudaStreamWaitEvent(s.handle, origin.joined, 0), "starting a graph");
        capturing = true;
    }

    void endCapture(int first) override
    {
        const Stream& origin = streams[static_cast<std::size_t>(first)];
        capturing = false;
        for (const Stream& s : streams)
            if (s.handle != origin.handle) {
                use(s.gpu);
                check(cudaEventRecord(s.joined, s.handle), "ending a graph");
                check(cudaStreamWaitEvent(origin.handle, s.joined, 0), "ending a graph");
            }
        use(origin.gpu);
        cudaGraph_t graph = nullptr;
        check(cudaStreamEndCapture(origin.handle, &graph), "ending a graph");
        check(cudaGraphInstantiate(&executable, graph, 0), "instantiating a graph");
        check(cudaGraphDestroy(graph), "instantiating a graph");
        check(cudaGraphUpload(executable, origin.handle), "uploading a graph");
        check(cudaStreamSynchronize(origin.handle), "uploading a graph");
    }

    void launchGraph(int first) override
    {
        const Stream& origin = streams[static_cast<std::size_t>(first)];
        use(origin.gpu);
        check(cudaGraphLaunch(executable, origin.handle), "launching a graph");
    }

private:
    static constexpr std::size_t probes = 12;

    struct Gpu {
        cudaDeviceProp properties{};
        cudaStream_t clock = nullptr;
        cudaEvent_t zero = nullptr;
        cudaEvent_t probes[Cuda::probes] = {};
        int id = 0;
        bool anchored = false;
    };
    struct Stream {
        int gpu = 0;
        cudaStream_t handle = nullptr;
        cudaEvent_t joined = nullptr;
        cublasHandle_t blas = nullptr;
    };
    struct Event {
        int gpu = 0;
        cudaEvent_t timed = nullptr;
        cudaEvent_t order = nullptr;
    };

    bool tf32;
    bool capturing = false;
    mutable int current = -1;
    std::vector<Gpu> gpus;
    std::vector<Stream> streams;
    std::vector<Event> events;
    cudaGraphExec_t executable = nullptr;

    Gpu& at(int gpu) { return gpus[static_cast<std::size_t>(gpu)]; }
    const Gpu& at(int gpu) const { return gpus[static_cast<std::size_t>(gpu)]; }

    void use(int gpu) const
    {
        if (gpu == current)
            return;
        check(cudaSetDevice(gpu), "choosing a GPU");
        current = gpu;
    }

    Gpu open(int gpu) const
    {
        Gpu out;
        out.id = gpu;
        use(gpu);
        check(cudaGetDeviceProperties(&out.properties, gpu), "reading a GPU's properties");
        check(cudaStreamCreateWithFlags(&out.clock, cudaStreamNonBlocking), "creating a stream");
        check(cudaEventCreateWithFlags(&out.zero, cudaEventDefault), "creating an event");
        for (cudaEvent_t& event : out.probes)
            check(cudaEventCreateWithFlags(&event, cudaEventDefault), "creating an event");
        return out;
    }

    void enablePeer(int from, int to) const
    {
        int possible = 0;
        if (from == to || cudaDeviceCanAccessPeer(&possible, from, to) != cudaSuccess || possible == 0)
            return;
        use(from);
        if (cudaDeviceEnablePeerAccess(to, 0) != cudaSuccess)
            cudaGetLastError();
    }

    static double elapsed(cudaEvent_t from, cudaEvent_t to)
    {
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, from, to), "reading the time of an event");
        return static_cast<double>(milliseconds) / 1e3;
    }

    /// Records events on the idle GPU and keeps the one that the host saw within the shortest time.
    std::pair<Anchor, std::size_t> tightest(Gpu& gpu) const
    {
        use(gpu.id);
        Anchor anchor;
        anchor.error = 1e9;
        std::size_t best = 0;
        for (std::size_t i = 0; i < probes; ++i) {
            check(cudaStreamSynchronize(gpu.clock), "comparing clocks");
            const double before = now();
            check(cudaEventRecord(gpu.probes[i], gpu.clock), "comparing clocks");
            while (cudaEventQuery(gpu.probes[i]) == cudaErrorNotReady)
                ;
            const double after = now();
            if ((after - before) / 2 < anchor.error) {
                anchor = {(before + after) / 2, (after - before) / 2, 0};
                best = i;
            }
        }
        return {anchor, best};
    }

    static unsigned blocksOf(std::uint64_t count)
    {
        return static_cast<unsigned>((count + device::threads - 1) / device::threads);
    }

    unsigned blocksFor(int gpu, std::uint64_t count) const
    {
        const auto most = static_cast<std::uint64_t>(at(gpu).properties.multiProcessorCount) * 16;
        return static_cast<unsigned>(std::clamp<std::uint64_t>((count + 255) / 256, 1, most));
    }

    void multiply(const Stream& s, const GemmWork& w) const
    {
        const GemmCall call = gemmCall(w);
        const cublasOperation_t opX = call.transposeX ? CUBLAS_OP_T : CUBLAS_OP_N;
        const cublasOperation_t opY = call.transposeY ? CUBLAS_OP_T : CUBLAS_OP_N;
        const float one = 1, zero = 0;
        for (std::uint64_t i = 0; i < w.loops[0]; ++i)
            for (std::uint64_t j = 0; j < w.loops[1]; ++j) {
                const float* a = w.a + i * w.aLoop[0] + j * w.aLoop[1];
                const float* b = w.b + i * w.bLoop[0] + j * w.bLoop[1];
                float* c = w.c + i * w.cLoop[0] + j * w.cLoop[1];
                const float* x = call.swapped ? b : a;
                const float* y = call.swapped ? a : b;
                if (w.batch == 1)
                    check(cublasSgemm(s.blas, opX, opY, call.rows, call.columns, call.inner, &one, x,
                                      call.ldX, y, call.ldY, &zero, c, call.ldD),
                          "multiplying matrices");
                else
                    check(cublasSgemmStridedBatched(
                              s.blas, opX, opY, call.rows, call.columns, call.inner, &one, x, call.ldX,
                              static_cast<long long>(call.swapped ? w.bBatch : w.aBatch), y, call.ldY,
                              static_cast<long long>(call.swapped ? w.aBatch : w.bBatch), &zero, c, call.ldD,
                              static_cast<long long>(w.cBatch), static_cast<int>(w.batch)),
                          "multiplying matrices");
            }
    }

    void launchEinsum(const Stream& s, const Work& work) const
    {
        const EinsumWork& w = work.einsum;
        const bool narrow = w.outTotal < (1U << 31) && w.reducedTotal < (1U << 30);
        if (host::isSumOfBlocks(w)) {
            device::sumBlocksKernel<<<blocksFor(s.gpu, w.outTotal), device::threads, 0, s.handle>>>(
                w, work.token);
        } else if (w.blockPerOutput) {
            const unsigned blocks = blocksFor(s.gpu, 256 * w.outTotal);
            if (narrow)
                device::reduceKernel<std::uint32_t><<<blocks, device::threads, 0, s.handle>>>(w, work.token);
            else
                device::reduceKernel<std::uint64_t><<<blocks, device::threads, 0, s.handle>>>(w, work.token);
        } else {
            const unsigned blocks = blocksFor(s.gpu, w.outTotal);
            if (narrow)
                device::einsumKernel<std::uint32_t><<<blocks, device::threads, 0, s.handle>>>(w, work.token);
            else
                device::einsumKernel<std::uint64_t><<<blocks, device::threads, 0, s.handle>>>(w, work.token);
        }
    }

    void launchStandIn(const Stream& s, const Work& work) const
    {
        const StandInWork& w = work.standIn;
        constexpr std::uint64_t flopsPerIteration = 16 * device::threads;
        const auto most = static_cast<std::uint64_t>(at(s.gpu).properties.multiProcessorCount) * 8;
        const std::uint64_t wanted = std::max(w.flops / (16 * flopsPerIteration),
                                              (w.readFloats + w.writeFloats) / (16 * device::threads));
        const std::uint64_t blocks = std::clamp<std::uint64_t>(wanted, 1, most);
        const std::uint64_t iterations = w.flops / (flopsPerIteration * blocks);
        device::standInKernel<<<static_cast<unsigned>(blocks), device::threads, 0, s.handle>>>(w, iterations,
                                                                                               work.token);
    }
};

} // namespace doppler_cuda
