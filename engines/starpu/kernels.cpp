// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/starpu/kernels.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <vector>

// The product is compiled for several instruction sets, and the machine's best one is chosen at run time.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&     \
    !defined(__SANITIZE_THREAD__)
#define DOPPLER_BEST_CPU __attribute__((target_clones("arch=skylake-avx512", "arch=haswell", "default")))
#else
#define DOPPLER_BEST_CPU
#endif

namespace doppler::starpu {

namespace {

constexpr std::size_t tileRows = 4;
constexpr std::size_t tileColumns = 32;
constexpr std::size_t depthBlock = 256;
constexpr std::size_t cacheSide = 128; ///< Three such matrices of float32 fit into a second-level cache.
constexpr double cacheFlops = 2.0 * cacheSide * cacheSide * cacheSide;
constexpr std::size_t poolFloats = std::size_t{1} << 22; ///< More than a core's caches hold.

struct Product {
    const float* a; ///< rows x depth
    const float* b; ///< depth x columns
    float* c;       ///< rows x columns; the result is added.
    std::size_t rows;
    std::size_t columns;
    std::size_t depth;
};

/// One tile of C from a packed panel of B.
DOPPLER_BEST_CPU void addTile(const Product& p, const float* panel, std::size_t row, std::size_t column,
                              std::size_t k0, std::size_t kCount)
{
    float sums[tileRows][tileColumns] = {};
    for (std::size_t k = 0; k < kCount; ++k) {
        const float* b = panel + k * tileColumns;
        for (std::size_t r = 0; r < tileRows; ++r) {
            const float a = p.a[(row + r) * p.depth + k0 + k];
            for (std::size_t j = 0; j < tileColumns; ++j)
                sums[r][j] += a * b[j];
        }
    }
    for (std::size_t r = 0; r < tileRows; ++r)
        for (std::size_t j = 0; j < tileColumns; ++j)
            p.c[(row + r) * p.columns + column + j] += sums[r][j];
}

/// The rows and columns that fill no tile.
void addRest(const Product& p, std::size_t rowBegin, std::size_t rowEnd, std::size_t columnBegin,
             std::size_t columnEnd, std::size_t k0, std::size_t kCount)
{
    for (std::size_t i = rowBegin; i < rowEnd; ++i)
        for (std::size_t k = k0; k < k0 + kCount; ++k)
            for (std::size_t j = columnBegin; j < columnEnd; ++j)
                p.c[i * p.columns + j] += p.a[i * p.depth + k] * p.b[k * p.columns + j];
}

void multiply(const Product& p)
{
    thread_local std::array<float, depthBlock * tileColumns> panel;
    const std::size_t tiledRows = p.rows - p.rows % tileRows;
    const std::size_t tiledColumns = p.columns - p.columns % tileColumns;
    for (std::size_t k0 = 0; k0 < p.depth; k0 += depthBlock) {
        const std::size_t kCount = std::min(depthBlock, p.depth - k0);
        for (std::size_t column = 0; column < tiledColumns; column += tileColumns) {
            for (std::size_t k = 0; k < kCount; ++k)
                std::copy_n(p.b + (k0 + k) * p.columns + column, tileColumns, panel.data() + k * tileColumns);
            for (std::size_t row = 0; row < tiledRows; row += tileRows)
                addTile(p, panel.data(), row, column, k0, kCount);
        }
        addRest(p, tiledRows, p.rows, 0, tiledColumns, k0, kCount);
        addRest(p, 0, p.rows, tiledColumns, p.columns, k0, kCount);
    }
}

/// Operands for what no input provides: small numbers, so that products stay finite.
std::vector<float>& pool()
{
    static std::vector<float> numbers;
    return numbers;
}

void growPool(std::size_t floats)
{
    std::vector<float>& numbers = pool();
    for (std::size_t i = numbers.size(); i < std::max(floats, poolFloats); ++i)
        numbers.push_back(static_cast<float>((i * 7919) % 1000) * 1e-3F - 0.5F);
}

const float* operand(std::span<const std::span<const float>> inputs, std::size_t which, std::size_t floats)
{
    return which < inputs.size() && inputs[which].size() >= floats ? inputs[which].data() : pool().data();
}

void multiplyBatch(const Work& work, std::span<const std::span<const float>> inputs, std::span<float> output)
{
    const std::size_t sizeA = work.rows * work.depth;
    const std::size_t sizeB = work.depth * work.columns;
    const std::size_t sizeC = work.rows * work.columns;
    const float* a = operand(inputs, 0, work.batch * sizeA);
    const float* b = operand(inputs, 1, work.batch * sizeB);
    thread_local std::vector<float> own;
    float* c = output.data();
    if (output.size() < work.batch * sizeC) {
        own.resize(work.batch * sizeC);
        c = own.data();
    }
    std::fill_n(c, work.batch * sizeC, 0.0F);
    for (std::size_t i = 0; i < work.batch; ++i)
        multiply({a + i * sizeA, b + i * sizeB, c + i * sizeC, work.rows, work.columns, work.depth});
}

void multiplyInCache(double flops)
{
    thread_local std::vector<float> c(cacheSide * cacheSide);
    const float* a = pool().data();
    for (; flops >= cacheFlops; flops -= cacheFlops)
        multiply({a, a + cacheSide * cacheSide, c.data(), cacheSide, cacheSide, cacheSide});
    const auto rows = static_cast<std::size_t>(std::lround(flops / (2.0 * cacheSide * cacheSide)));
    if (rows > 0)
        multiply({a, a + cacheSide * cacheSide, c.data(), rows, cacheSide, cacheSide});
    else if (flops > 0)
        addRest({a, a + cacheSide, c.data(), 1, 1, static_cast<std::size_t>(flops / 2)}, 0, 1, 0, 1, 0,
                std::min(static_cast<std::size_t>(flops / 2), cacheSide * cacheSide));
}

/// Reads so many bytes, first of the inputs, then of memory that no cache holds, and writes the output once.
void passMemory(double bytes, std::span<const std::span<const float>> inputs, std::span<float> output)
{
    float sum = 0;
    double left = std::floor(bytes / sizeof(float)) - static_cast<double>(output.size()); // whole elements
    const auto read = [&](std::span<const float> values) {
        const auto most = static_cast<std::size_t>(std::clamp(left, 0.0, static_cast<double>(values.size())));
        std::array<float, 8> lanes{};
        std::size_t i = 0;
        for (; i + 8 <= most; i += 8)
            for (std::size_t j = 0; j < 8; ++j)
                lanes[j] += values[i + j];
        for (; i < most; ++i)
            lanes[0] += values[i];
        for (const float lane : lanes)
            sum += lane;
        left -= static_cast<double>(most);
    };
    for (const auto& input : inputs)
        read(input);
    while (left > 0)
        read(pool());
    const float value = std::isfinite(sum) ? std::clamp(sum, -1.0F, 1.0F) * 1e-3F : 0.5F;
    std::fill(output.begin(), output.end(), value);
}

struct Labels {
    std::string_view a, b, out;
    [[nodiscard]] bool valid() const { return !a.empty() && !b.empty(); }
};

Labels labelsOf(std::string_view einsum)
{
    const std::size_t comma = einsum.find(',');
    const std::size_t arrow = einsum.find("->");
    if (einsum.find(' ') != std::string_view::npos || comma == std::string_view::npos ||
        arrow == std::string_view::npos || einsum.find(',', comma + 1) != std::string_view::npos)
        return {};
    return {einsum.substr(0, comma), einsum.substr(comma + 1, arrow - comma - 1), einsum.substr(arrow + 2)};
}

/// Batch, rows, columns and depth; false if the einsum is no matrix product.
bool findProduct(const Kernel& kernel, Work& work)
{
    const Labels labels = labelsOf(kernel.einsum);
    if (!labels.valid())
        return false;
    work.batch = work.rows = work.columns = work.depth = 1;
    const auto has = [](std::string_view list, char label) {
        return list.find(label) != std::string_view::npos;
    };
    for (const auto& [label, extent] : kernel.extents) {
        const bool a = has(labels.a, label);
        const bool b = has(labels.b, label);
        const bool c = has(labels.out, label);
        std::size_t* size = a && b && c ? &work.batch
                            : a && c    ? &work.rows
                            : b && c    ? &work.columns
                            : a && b    ? &work.depth
                                        : nullptr;
        if (!size) {
            work.batch = 0;
            return false;
        }
        *size *= static_cast<std::size_t>(extent);
    }
    const bool product = work.depth > 1;
    if (!product)
        work.batch = 0;
    return product;
}

} // namespace

Work workOf(const Kernel& kernel, double flops, double scale)
{
    Work work;
    if (scale == 1 && findProduct(kernel, work))
        return work;
    work = {};
    work.flops = kernel.flops.value_or(flops) * scale;
    work.bytes = kernel.bytes * scale;
    return work;
}

void perform(const Work& work, std::span<const std::span<const float>> inputs, std::span<float> output)
{
    if (work.isProduct()) {
        multiplyBatch(work, inputs, output);
        return;
    }
    multiplyInCache(work.flops);
    if (work.bytes > 0)
        passMemory(work.bytes, inputs, output);
}

void prepare(std::span<const Work> works)
{
    std::size_t most = 0;
    for (const Work& work : works)
        most = std::max({most, work.batch * work.rows * work.depth, work.batch * work.depth * work.columns});
    growPool(most);
}

double measuredSeconds(const Work& work)
{
    constexpr std::size_t runs = 3;
    std::array<double, runs> times{};
    perform(work, {}, {});
    for (double& time : times) {
        const auto begin = std::chrono::steady_clock::now();
        perform(work, {}, {});
        time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }
    std::sort(times.begin(), times.end());
    return times[runs / 2];
}

double largestProductError()
{
    double worst = 0;
    for (const auto& [rows, columns, depth] :
         {std::array<std::size_t, 3>{1, 1, 1}, {5, 33, 7}, {4, 32, 256}, {3, 64, 300}, {66, 31, 513}}) {
        const Work work{.batch = 2, .rows = rows, .columns = columns, .depth = depth};
        prepare(std::span(&work, 1));
        std::vector<float> output(work.batch * rows * columns);
        perform(work, {}, output);
        double error = 0;
        double largest = 0;
        for (std::size_t at = 0; at < output.size(); ++at) {
            const std::size_t i = at / columns; // rows of the second product follow those of the first
            const float* a = pool().data() + i * depth;
            const float* b = pool().data() + i / rows * depth * columns + at % columns;
            double right = 0;
            for (std::size_t k = 0; k < depth; ++k)
                right += static_cast<double>(a[k]) * static_cast<double>(b[k * columns]);
            error = std::max(error, std::abs(right - static_cast<double>(output[at])));
            largest = std::max(largest, std::abs(right));
        }
        worst = std::max(worst, error / largest);
    }
    return worst;
}

double cacheRate()
{
    constexpr double flops = 50 * cacheFlops;
    growPool(0);
    return flops / measuredSeconds({.flops = flops});
}

} // namespace doppler::starpu
