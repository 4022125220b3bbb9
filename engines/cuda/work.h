// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define DOPPLER_BOTH __host__ __device__
#else
#define DOPPLER_BOTH
#endif

// Plain descriptions of what a task computes. Host threads and GPUs execute the same ones; all pointers are
// valid where the task runs.
namespace doppler_cuda {

constexpr int mostDims = 12;    ///< Of an einsum, after neighbouring labels are merged.
constexpr int mostOperands = 4; ///< An einsum of more is executed by a stand-in.
constexpr int mostSegments = 16;
constexpr int mostLoops = 2; ///< Batch dimensions of a matrix product beyond the one that cuBLAS takes.

/// Computes the token of a task from those of its inputs, in the order of its edges.
struct TokenWork {
    std::uint32_t first = 0; ///< Vertex + 1.
    std::uint32_t count = 0;
    const std::uint32_t* const* inputs = nullptr;
    std::uint32_t* output = nullptr;
};

DOPPLER_BOTH inline std::uint32_t nextToken(std::uint32_t token, std::uint32_t input)
{
    token = (token ^ input) * 0x9E3779B1U;
    return token ^ (token >> 15);
}

DOPPLER_BOTH inline void computeToken(const TokenWork& work)
{
    std::uint32_t token = work.first;
    for (std::uint32_t i = 0; i < work.count; ++i)
        token = nextToken(token, *static_cast<const volatile std::uint32_t*>(work.inputs[i]));
    *work.output = token;
}

enum class Function : std::uint8_t {
    Copy,
    Neg,
    Scale,
    MeanEps,
    Exp,
    Log,
    Sqrt,
    Rsqrt,
    Reciprocal,
    Square,
    Abs,
    Relu,
    Sigmoid,
    Silu,
    Tanh,
    Gelu,
    Mul,
    Add,
    Sub,
    Div,
    Max,
    Min,
    Equal
};
enum class Aggregate : std::uint8_t { Sum, Product, Max, Min };

/// An operand of up to mostSegments blocks of equal size, one after the other.
struct Operand {
    const float* segments[mostSegments] = {};
    std::uint64_t segmentElements = 0; ///< 0: one block.
    std::uint64_t strides[mostDims] = {};
};

/// out[dims 0..outDims) = aggregate over the other dims of function(operands). The output is contiguous.
struct EinsumWork {
    int outDims = 0;
    int dims = 0;
    int operands = 0;
    Function function = Function::Copy;
    Aggregate aggregate = Aggregate::Sum;
    bool blockPerOutput = false; ///< On a GPU: many threads share one sum.
    std::uint64_t extents[mostDims] = {};
    std::uint64_t outTotal = 1;
    std::uint64_t reducedTotal = 1;
    Operand inputs[mostOperands];
    float* out = nullptr;
};

/// C[b][m][n] = sum over k of A[b][m][k] B[b][k][n], each with strides of its own, repeated over `loops`.
struct GemmWork {
    std::uint64_t m = 1, n = 1, k = 1, batch = 1;
    std::uint64_t am = 0, ak = 0, bk = 0, bn = 0, cm = 0, cn = 0;
    std::uint64_t aBatch = 0, bBatch = 0, cBatch = 0;
    std::uint64_t loops[mostLoops] = {1, 1};
    std::uint64_t aLoop[mostLoops] = {}, bLoop[mostLoops] = {}, cLoop[mostLoops] = {};
    const float* a = nullptr;
    const float* b = nullptr;
    float* c = nullptr;
};

/// The same FLOPs (multiply-adds in registers) and the same bytes (a pass over memory) as a kernel that is
/// not known.
struct StandInWork {
    std::uint64_t flops = 0;
    std::uint64_t readFloats = 0;
    std::uint64_t writeFloats = 0;
    const float* read = nullptr;
    std::uint64_t readRegion = 0; ///< Floats at `read`; the pass starts again there.
    float* write = nullptr;
    std::uint64_t writeRegion = 0;
};

enum class WorkKind : std::uint8_t { Empty, Gemm, Einsum, StandIn };

struct Work {
    WorkKind kind = WorkKind::Empty;
    TokenWork token;
    EinsumWork einsum;
    GemmWork gemm;
    StandInWork standIn;
};

DOPPLER_BOTH inline float applyOne(Function function, float x)
{
    switch (function) {
    case Function::Neg:
        return -x;
    case Function::Scale:
        return 0.125F * x;
    case Function::MeanEps:
        return x + 1e-5F;
    case Function::Exp:
        return expf(x);
    case Function::Log:
        return logf(x);
    case Function::Sqrt:
        return sqrtf(x);
    case Function::Rsqrt:
        return 1.0F / sqrtf(x);
    case Function::Reciprocal:
        return 1.0F / x;
    case Function::Square:
        return x * x;
    case Function::Abs:
        return fabsf(x);
    case Function::Relu:
        return x > 0 ? x : 0;
    case Function::Sigmoid:
        return 1.0F / (1.0F + expf(-x));
    case Function::Silu:
        return x / (1.0F + expf(-x));
    case Function::Tanh:
        return tanhf(x);
    case Function::Gelu:
        return 0.5F * x * (1.0F + erff(x * 0.70710678F));
    default:
        return x;
    }
}

DOPPLER_BOTH inline float applyTwo(Function function, float x, float y)
{
    switch (function) {
    case Function::Add:
        return x + y;
    case Function::Sub:
        return x - y;
    case Function::Div:
        return x / y;
    case Function::Max:
        return x > y ? x : y;
    case Function::Min:
        return x < y ? x : y;
    case Function::Equal:
        return x == y ? 1.0F : 0.0F;
    default:
        return x * y;
    }
}

DOPPLER_BOTH inline float neutral(Aggregate aggregate)
{
    switch (aggregate) {
    case Aggregate::Product:
        return 1;
    case Aggregate::Max:
        return -3.402823466e38F;
    case Aggregate::Min:
        return 3.402823466e38F;
    default:
        return 0;
    }
}

DOPPLER_BOTH inline float combine(Aggregate aggregate, float x, float y)
{
    switch (aggregate) {
    case Aggregate::Product:
        return x * y;
    case Aggregate::Max:
        return x > y ? x : y;
    case Aggregate::Min:
        return x < y ? x : y;
    default:
        return x + y;
    }
}

DOPPLER_BOTH inline float load(const Operand& operand, std::uint64_t at)
{
    if (operand.segmentElements == 0)
        return operand.segments[0][at];
    const std::uint64_t segment = at / operand.segmentElements;
    return operand.segments[segment][at - segment * operand.segmentElements];
}

/// Adds to `offsets` (by operand) those of position `at` within dims [first, end). I: type wide enough for
/// `at`.
template <typename I>
DOPPLER_BOTH inline void addOffsets(const EinsumWork& work, int first, int end, I at, std::uint64_t* offsets)
{
    for (int d = end - 1; d >= first; --d) {
        I position = at;
        if (d > first) {
            const I extent = static_cast<I>(work.extents[d]);
            const I quotient = at / extent;
            position = at - quotient * extent;
            at = quotient;
        }
        for (int o = 0; o < work.operands; ++o)
            offsets[o] += position * work.inputs[o].strides[d];
    }
}

DOPPLER_BOTH inline float joined(const EinsumWork& work, const std::uint64_t* offsets)
{
    if (work.operands == 0)
        return 1;
    float value = load(work.inputs[0], offsets[0]);
    if (work.operands == 1)
        return applyOne(work.function, value);
    for (int o = 1; o < work.operands; ++o)
        value = applyTwo(work.function, value, load(work.inputs[o], offsets[o]));
    return value;
}

/// The part of output element `at` that takes every `step`-th of the reduced elements, from `first`.
template <typename I>
DOPPLER_BOTH inline float partOfElement(const EinsumWork& work, I at, I first, I step)
{
    std::uint64_t base[mostOperands] = {};
    addOffsets<I>(work, 0, work.outDims, at, base);
    if (work.dims == work.outDims)
        return joined(work, base);
    float result = neutral(work.aggregate);
    for (I r = first; r < static_cast<I>(work.reducedTotal); r += step) {
        std::uint64_t offsets[mostOperands];
        for (int o = 0; o < work.operands; ++o)
            offsets[o] = base[o];
        addOffsets<I>(work, work.outDims, work.dims, r, offsets);
        result = combine(work.aggregate, result, joined(work, offsets));
    }
    return result;
}

/// The value at `at` of a resident operand: from -1 to 1, the same on every device.
DOPPLER_BOTH inline float residentValue(std::uint64_t seed, std::uint64_t at)
{
    std::uint64_t x = seed * 0x9E3779B97F4A7C15ULL + at;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<float>(static_cast<int>((x >> 40) & 511) - 255) / 256.0F;
}

} // namespace doppler_cuda
