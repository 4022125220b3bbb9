// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/standins/machine_rates.h"

#include "core/kernels/values/torch_thread.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include <ATen/Functions.h>
#include <c10/core/InferenceMode.h>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t side = 128; // three matrices of 64 KiB: within the second cache
constexpr double flopsOfRow = 2.0 * side * side;

struct Matrices {
    at::Tensor a = at::full({side, side}, 0.5F, at::kFloat);
    at::Tensor b = at::full({side, side}, 0.25F, at::kFloat);
    at::Tensor c = at::zeros({side, side}, at::kFloat);
};

double secondsOf(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double measuredFlops()
{
    constexpr double flops = 20 * side * flopsOfRow;
    computeFlops(flops);
    double best = 0;
    for (const auto start = Clock::now(); secondsOf(start) < 0.03;) {
        const auto from = Clock::now();
        computeFlops(flops);
        best = std::max(best, flops / secondsOf(from));
    }
    return best;
}

double measuredBytes()
{
    constexpr std::size_t count = std::size_t{8} << 20; // 32 MiB
    const std::vector<float> memory(count, 1);
    double best = 0;
    for (const auto start = Clock::now(); secondsOf(start) < 0.03;) {
        const auto from = Clock::now();
        readMemory(memory.data(), count);
        best = std::max(best, static_cast<double>(count * sizeof(float)) / secondsOf(from));
    }
    return best;
}

} // namespace

const MachineRates& machineRates()
{
    static const MachineRates rates = [] {
        useThisThreadOnly();
        return MachineRates{measuredFlops(), measuredBytes()};
    }();
    return rates;
}

void computeFlops(double flops)
{
    const c10::InferenceMode inference;
    thread_local Matrices matrices;
    double rows = flops / flopsOfRow;
    for (; rows >= side; rows -= side)
        at::mm_out(matrices.c, matrices.a, matrices.b);
    if (const auto rest = static_cast<std::int64_t>(rows); rest > 0) {
        at::Tensor c = matrices.c.narrow(0, 0, rest);
        at::mm_out(c, matrices.a.narrow(0, 0, rest), matrices.b);
    }
}

float readMemory(const float* data, std::size_t count)
{
    constexpr std::size_t lanes = 64; // several vectors at once, so that their additions overlap
    std::array<float, lanes> sums{};
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes)
        for (std::size_t k = 0; k < lanes; ++k)
            sums[k] += data[i + k];
    float sum = 0;
    for (; i < count; ++i)
        sum += data[i];
    for (const float lane : sums)
        sum += lane;
    __asm__ volatile("" : : "g"(sum)); // the pass is not left out although nobody reads the sum
    return sum;
}

} // namespace doppler
