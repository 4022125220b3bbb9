// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/layers.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Rectifier, separable convolution, normalisation, twice; the first has the stride. It widens at once
/// (in the first cell of the stem) or in the second.
LayerValue separable(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels,
                     std::uint64_t size, std::uint64_t stride, bool widenFirst = false)
{
    const std::uint64_t between = widenFirst ? channels : net.shape(x)[1];
    for (const bool first : {true, false}) {
        const std::string each = name + (first ? "_1" : "_2");
        x = relu(net, each + "_relu", x);
        x = depthwiseConvolution(net, each + "_depthwise", x, squareWindow(size, first ? stride : 1));
        x = convolution(net, each + "_pointwise", x, first ? between : channels, bareWindow(1));
        x = batchNorm(net, each + "_norm", x);
    }
    return x;
}

/// Rectifier, 1x1 convolution, normalisation.
LayerValue squeeze(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels)
{
    x = convolution(net, name, relu(net, name + "_relu", x), channels, bareWindow(1));
    return batchNorm(net, name + "_norm", x);
}

/// Halves height and width by two shifted paths of half the channels each.
LayerValue factorised(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels)
{
    x = relu(net, name + "_relu", x);
    const LayerValue even = averagePool(net, name + "_pool1", x, bareWindow(1, 2));
    const LayerValue odd = averagePool(net, name + "_pool2", x, bareWindow(1, 2));
    const LayerValue both =
        concat(net, name + "_concat",
               {convolution(net, name + "_path1", even, channels / 2, bareWindow(1)),
                convolution(net, name + "_path2", odd, channels - channels / 2, bareWindow(1))});
    return batchNorm(net, name + "_norm", both);
}

/// Figure 4 of the paper, NASNet-A, left: five sums of two, joined with the earlier input.
LayerValue normalSums(LayerGraph& net, LayerValue now, LayerValue before, std::uint64_t channels)
{
    const LayerValue a = add(net, "sum1", separable(net, "sum1_left", now, channels, 5, 1),
                             separable(net, "sum1_right", before, channels, 3, 1));
    const LayerValue b = add(net, "sum2", separable(net, "sum2_left", before, channels, 5, 1),
                             separable(net, "sum2_right", before, channels, 3, 1));
    const LayerValue c = add(net, "sum3", averagePool(net, "sum3_left", now, squareWindow(3)), before);
    const LayerValue d = add(net, "sum4", averagePool(net, "sum4_left", before, squareWindow(3)),
                             averagePool(net, "sum4_right", before, squareWindow(3)));
    const LayerValue e = add(net, "sum5", separable(net, "sum5_left", now, channels, 3, 1), now);
    return concat(net, "concat", {before, a, b, c, d, e});
}

/// The same figure, right. `wideBefore`: the earlier input still has channels of its own.
LayerValue reducingSums(LayerGraph& net, LayerValue now, LayerValue before, std::uint64_t channels,
                        bool wideBefore)
{
    const LayerValue a = add(net, "sum1", separable(net, "sum1_left", now, channels, 5, 2),
                             separable(net, "sum1_right", before, channels, 7, 2, wideBefore));
    const LayerValue b = add(net, "sum2", maxPool(net, "sum2_left", now, squareWindow(3, 2)),
                             separable(net, "sum2_right", before, channels, 7, 2, wideBefore));
    const LayerValue c = add(net, "sum3", averagePool(net, "sum3_left", now, squareWindow(3, 2)),
                             separable(net, "sum3_right", before, channels, 5, 2, wideBefore));
    const LayerValue d = add(net, "sum4", averagePool(net, "sum4_left", a, squareWindow(3)), b);
    const LayerValue e = add(net, "sum5", separable(net, "sum5_left", a, channels, 3, 1),
                             maxPool(net, "sum5_right", now, squareWindow(3, 2)));
    return concat(net, "concat", {b, c, d, e});
}

/// The results of the two cells before.
struct Trail {
    LayerValue now;
    LayerValue before;
    void push(LayerValue next) { before = std::exchange(now, next); }
};

/// The earlier input, brought to the size of the later one.
LayerValue fitted(LayerGraph& net, const Trail& trail, std::uint64_t channels)
{
    if (net.shape(trail.before)[2] == net.shape(trail.now)[2])
        return squeeze(net, "squeeze_before", trail.before, channels);
    return factorised(net, "reduce_before", trail.before, channels);
}

void addNormalCell(LayerGraph& net, Trail& trail, std::uint64_t channels)
{
    const LayerValue before = fitted(net, trail, channels);
    trail.push(normalSums(net, squeeze(net, "squeeze", trail.now, channels), before, channels));
}

void addReducingCell(LayerGraph& net, Trail& trail, std::uint64_t channels)
{
    const LayerValue before = fitted(net, trail, channels);
    trail.push(reducingSums(net, squeeze(net, "squeeze", trail.now, channels), before, channels, false));
}

struct Size {
    std::uint64_t cells;
    std::uint64_t filters;
    std::uint64_t stem;
};

Size sizeOf(const Options& options)
{
    Size size = options.text("size") == "large" ? Size{6, 4032, 96} : Size{4, 1056, 32};
    if (const auto cells = extentOf(options, "cells"))
        size.cells = cells;
    if (const auto filters = extentOf(options, "filters"))
        size.filters = filters;
    return size;
}

Result<GraphPtr> makeNasnetGraph(const Options& options)
{
    const Size size = sizeOf(options);
    const std::uint64_t image = extentOf(options, "image");
    // The last cells join six results of four times as many; the first of the stem have a quarter.
    std::uint64_t channels = std::max<std::uint64_t>(4, size.filters / 24);
    LayerGraph net(fmt::format("nasnet-a-{}-{}", size.cells, size.filters));
    net.beginGroup("stem/conv");
    LayerValue x = net.input({extentOf(options, "batch"), 3, image, image});
    x = batchNorm(net, "norm", convolution(net, "conv", x, size.stem, bareWindow(3, 2)));
    net.beginGroup("stem/cell1");
    Trail trail{x, x};
    trail.push(reducingSums(net, squeeze(net, "squeeze", x, channels / 4), x, channels / 4, true));
    net.beginGroup("stem/cell2");
    addReducingCell(net, trail, channels / 2);
    for (int stack = 1; stack <= 3; ++stack, channels *= 2) {
        for (std::uint64_t cell = 1; cell <= size.cells; ++cell) {
            net.beginGroup(fmt::format("stack{}/cell{}", stack, cell));
            addNormalCell(net, trail, channels);
        }
        if (stack < 3) {
            net.beginGroup(fmt::format("stack{}/reduction", stack));
            addReducingCell(net, trail, 2 * channels);
        }
    }
    net.beginGroup("head");
    x = globalAverage(net, "pool", relu(net, "relu", trail.now));
    crossEntropy(net, "loss", dense(net, "classifier", x, extentOf(options, "classes")));
    return net.expand(expansionOf(options));
}

} // namespace

Workload nasnetWorkload()
{
    return {"nasnet",
            DOPPLER_TEXT("core", "NASNet-A, a convolutional network of cells found by architecture search"),
            "Zoph et al., arXiv 1707.07012",
            withNetworkOptions(
                {choiceOption(
                     "size", {"mobile", "large"},
                     {.label = DOPPLER_TEXT("core", "Network size"),
                      .help = DOPPLER_TEXT("core", "4 cells and 1056 filters, or 6 cells and 4032 filters")}),
                 wholeOption(
                     "cells", 0, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Cells per stack"),
                      .help = DOPPLER_TEXT(
                          "core",
                          "number of normal cells in each of the three stacks; 0: that of the chosen size")}),
                 wholeOption(
                     "filters", 0, 0, 1e5,
                     {.label = DOPPLER_TEXT("core", "Final channels"),
                      .help = DOPPLER_TEXT(
                          "core", "number of channels at the end, at least 96; 0: that of the chosen size")}),
                 wholeOption("image", 224, 32, 4096,
                             {.label = DOPPLER_TEXT("core", "Image size"),
                              .unit = DOPPLER_TEXT("core", "pixels"),
                              .help = DOPPLER_TEXT("core", "height and width of an image")}),
                 wholeOption("classes", 1000, 1, 1e6,
                             {.label = DOPPLER_TEXT("core", "Classes"),
                              .help = DOPPLER_TEXT("core", "number of classes")})},
                32),
            makeNasnetGraph};
}

} // namespace doppler
