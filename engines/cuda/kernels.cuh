// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host_kernels.h"
#include "work.h"

#include <cuda_runtime.h>

namespace doppler_cuda::device {

constexpr int threads = 256;

__device__ inline void tokenOnce(const TokenWork& token)
{
    if (blockIdx.x == 0 && threadIdx.x == 0)
        computeToken(token);
}

/// The token of a task, before its matrix product; or a task that computes nothing.
__global__ void tokenKernel(const __grid_constant__ TokenWork token) { tokenOnce(token); }

/// One thread per element of the output.
template <typename I>
__global__ void einsumKernel(const __grid_constant__ EinsumWork work, const __grid_constant__ TokenWork token)
{
    tokenOnce(token);
    const I step = static_cast<I>(gridDim.x) * threads;
    for (I at = static_cast<I>(blockIdx.x) * threads + threadIdx.x; at < static_cast<I>(work.outTotal);
         at += step)
        work.out[at] = partOfElement<I>(work, at, 0, 1);
}

/// One block per element of the output: for long sums over neighbouring elements.
template <typename I>
__global__ void reduceKernel(const __grid_constant__ EinsumWork work, const __grid_constant__ TokenWork token)
{
    tokenOnce(token);
    __shared__ float parts[threads];
    for (I at = blockIdx.x; at < static_cast<I>(work.outTotal); at += gridDim.x) {
        parts[threadIdx.x] = partOfElement<I>(work, at, threadIdx.x, threads);
        for (int half = threads / 2; half > 0; half /= 2) {
            __syncthreads();
            if (threadIdx.x < half)
                parts[threadIdx.x] = combine(work.aggregate, parts[threadIdx.x], parts[threadIdx.x + half]);
        }
        if (threadIdx.x == 0)
            work.out[at] = parts[0];
        __syncthreads();
    }
}

/// Sums of whole blocks (formations): no index arithmetic.
__global__ void sumBlocksKernel(const __grid_constant__ EinsumWork work,
                                const __grid_constant__ TokenWork token)
{
    tokenOnce(token);
    const Operand& in = work.inputs[0];
    const std::uint64_t blocks = work.reducedTotal, stride = in.strides[work.outDims];
    const std::uint64_t step = static_cast<std::uint64_t>(gridDim.x) * threads;
    for (std::uint64_t at = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x;
         at < work.outTotal; at += step) {
        float sum = 0;
        for (std::uint64_t r = 0; r < blocks; ++r)
            sum += in.segmentElements != 0 ? in.segments[r][at] : in.segments[0][r * stride + at];
        work.out[at] = sum;
    }
}

/// `iterations` of 16 FLOPs a thread, then a pass over memory.
__global__ void standInKernel(const __grid_constant__ StandInWork work, std::uint64_t iterations,
                              const __grid_constant__ TokenWork token)
{
    tokenOnce(token);
    const std::uint64_t first = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x;
    const std::uint64_t step = static_cast<std::uint64_t>(gridDim.x) * threads;
    float values[8];
#pragma unroll
    for (int i = 0; i < 8; ++i)
        values[i] = static_cast<float>(first + i);
    for (std::uint64_t i = 0; i < iterations; ++i) {
#pragma unroll
        for (int j = 0; j < 8; ++j)
            values[j] = fmaf(values[j], 0.999F, 0.001F);
    }
    float sum = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        sum += values[i];
    const auto* read = reinterpret_cast<const float4*>(work.read);
    const std::uint64_t readRegion = work.readRegion / 4;
    for (std::uint64_t done = 0; readRegion > 0 && done < work.readFloats / 4; done += readRegion) {
        const std::uint64_t rest = work.readFloats / 4 - done;
        const std::uint64_t n = rest < readRegion ? rest : readRegion;
        for (std::uint64_t i = first; i < n; i += step) {
            const float4 x = read[i];
            sum += x.x + x.y + x.z + x.w;
        }
    }
    auto* write = reinterpret_cast<float4*>(work.write);
    const std::uint64_t writeRegion = work.writeRegion / 4;
    for (std::uint64_t done = 0; writeRegion > 0 && done < work.writeFloats / 4; done += writeRegion) {
        const std::uint64_t rest = work.writeFloats / 4 - done;
        const std::uint64_t n = rest < writeRegion ? rest : writeRegion;
        for (std::uint64_t i = first; i < n; i += step)
            write[i] = make_float4(sum, sum, sum, sum);
    }
    // Never true; the compiler cannot know, so it keeps the arithmetic.
    if (sum == -12345.678F && writeRegion > 0)
        work.write[0] = sum;
}

__global__ void fillKernel(float* data, std::uint64_t elements, std::uint64_t seed)
{
    const std::uint64_t step = static_cast<std::uint64_t>(gridDim.x) * threads;
    for (std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x; i < elements;
         i += step)
        data[i] = residentValue(seed, i);
}

__global__ void clearTokensKernel(std::uint32_t* const* table, std::uint64_t count)
{
    const std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x;
    if (i < count)
        *table[i] = 0;
}

__global__ void gatherTokensKernel(std::uint32_t* const* table, std::uint64_t count, std::uint32_t* out)
{
    const std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x;
    if (i < count)
        out[i] = *table[i];
}

__global__ void digestKernel(const float* data, std::uint64_t elements, double* out)
{
    __shared__ double parts[threads];
    const std::uint64_t step = static_cast<std::uint64_t>(gridDim.x) * threads;
    double sum = 0;
    for (std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * threads + threadIdx.x; i < elements;
         i += step)
        sum += data[i];
    parts[threadIdx.x] = sum;
    for (int half = threads / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            parts[threadIdx.x] += parts[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        atomicAdd(out, parts[0]);
}

} // namespace doppler_cuda::device
