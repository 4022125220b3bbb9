// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/layers.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// Convolution, normalisation, rectifier.
LayerValue unit(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels,
                const Window& window)
{
    return relu(net, name + "_relu",
                batchNorm(net, name + "_norm", convolution(net, name, x, channels, window)));
}

Window wide(std::uint64_t size) { return {1, size, 1, 0, size / 2}; }
Window tall(std::uint64_t size) { return {size, 1, 1, size / 2, 0}; }

/// The names below are the paper's figures.
LayerValue figure5(LayerGraph& net, LayerValue x, std::uint64_t pooled)
{
    const LayerValue one = unit(net, "1x1", x, 64, bareWindow(1));
    LayerValue five = unit(net, "5x5_reduce", x, 48, bareWindow(1));
    five = unit(net, "5x5", five, 64, squareWindow(5));
    LayerValue twice = unit(net, "double_reduce", x, 64, bareWindow(1));
    twice = unit(net, "double_1", twice, 96, squareWindow(3));
    twice = unit(net, "double_2", twice, 96, squareWindow(3));
    LayerValue pool = averagePool(net, "pool", x, squareWindow(3));
    pool = unit(net, "pool_project", pool, pooled, bareWindow(1));
    return concat(net, "concat", {one, five, twice, pool});
}

LayerValue firstReduction(LayerGraph& net, LayerValue x)
{
    const LayerValue three = unit(net, "3x3", x, 384, bareWindow(3, 2));
    LayerValue twice = unit(net, "double_reduce", x, 64, bareWindow(1));
    twice = unit(net, "double_1", twice, 96, squareWindow(3));
    twice = unit(net, "double_2", twice, 96, bareWindow(3, 2));
    return concat(net, "concat", {three, twice, maxPool(net, "pool", x, bareWindow(3, 2))});
}

LayerValue figure6(LayerGraph& net, LayerValue x, std::uint64_t inner)
{
    const LayerValue one = unit(net, "1x1", x, 192, bareWindow(1));
    LayerValue seven = unit(net, "7x7_reduce", x, inner, bareWindow(1));
    seven = unit(net, "7x7_1", seven, inner, wide(7));
    seven = unit(net, "7x7_2", seven, 192, tall(7));
    LayerValue twice = unit(net, "double_reduce", x, inner, bareWindow(1));
    twice = unit(net, "double_1", twice, inner, tall(7));
    twice = unit(net, "double_2", twice, inner, wide(7));
    twice = unit(net, "double_3", twice, inner, tall(7));
    twice = unit(net, "double_4", twice, 192, wide(7));
    LayerValue pool = averagePool(net, "pool", x, squareWindow(3));
    pool = unit(net, "pool_project", pool, 192, bareWindow(1));
    return concat(net, "concat", {one, seven, twice, pool});
}

LayerValue secondReduction(LayerGraph& net, LayerValue x)
{
    LayerValue three = unit(net, "3x3_reduce", x, 192, bareWindow(1));
    three = unit(net, "3x3", three, 320, bareWindow(3, 2));
    LayerValue seven = unit(net, "7x7_reduce", x, 192, bareWindow(1));
    seven = unit(net, "7x7_1", seven, 192, wide(7));
    seven = unit(net, "7x7_2", seven, 192, tall(7));
    seven = unit(net, "7x7_3", seven, 192, bareWindow(3, 2));
    return concat(net, "concat", {three, seven, maxPool(net, "pool", x, bareWindow(3, 2))});
}

LayerValue figure7(LayerGraph& net, LayerValue x)
{
    const LayerValue one = unit(net, "1x1", x, 320, bareWindow(1));
    const LayerValue three = unit(net, "3x3_reduce", x, 384, bareWindow(1));
    const LayerValue threeWide = unit(net, "3x3_wide", three, 384, wide(3));
    const LayerValue threeTall = unit(net, "3x3_tall", three, 384, tall(3));
    LayerValue twice = unit(net, "double_reduce", x, 448, bareWindow(1));
    twice = unit(net, "double", twice, 384, squareWindow(3));
    const LayerValue twiceWide = unit(net, "double_wide", twice, 384, wide(3));
    const LayerValue twiceTall = unit(net, "double_tall", twice, 384, tall(3));
    LayerValue pool = averagePool(net, "pool", x, squareWindow(3));
    pool = unit(net, "pool_project", pool, 192, bareWindow(1));
    return concat(net, "concat", {one, threeWide, threeTall, twiceWide, twiceTall, pool});
}

/// The second classifier, which is there for training.
void addAuxiliary(LayerGraph& net, LayerValue x, std::uint64_t classes)
{
    net.beginGroup("auxiliary");
    x = unit(net, "reduce", averagePool(net, "pool", x, bareWindow(5, 3)), 128, bareWindow(1));
    x = globalAverage(net, "average", unit(net, "conv", x, 768, bareWindow(5)));
    crossEntropy(net, "loss", dense(net, "classifier", x, classes));
}

LayerValue addStem(LayerGraph& net, LayerValue x)
{
    net.beginGroup("stem");
    x = unit(net, "conv1", x, 32, bareWindow(3, 2));
    x = unit(net, "conv2", x, 32, bareWindow(3));
    x = unit(net, "conv3", x, 64, squareWindow(3));
    x = maxPool(net, "pool1", x, bareWindow(3, 2));
    x = unit(net, "conv4", x, 80, bareWindow(1));
    x = unit(net, "conv5", x, 192, bareWindow(3));
    return maxPool(net, "pool2", x, bareWindow(3, 2));
}

Result<GraphPtr> makeInceptionV3Graph(const Options& options)
{
    const std::uint64_t image = extentOf(options, "image");
    const std::uint64_t classes = extentOf(options, "classes");
    LayerGraph net("inception-v3");
    LayerValue x = addStem(net, net.input({extentOf(options, "batch"), 3, image, image}));
    std::size_t mixed = 0;
    const auto beginBlock = [&](int stage) {
        net.beginGroup(fmt::format("stage{}/mixed{}", stage, ++mixed));
    };
    for (const std::uint64_t pooled : {32U, 64U, 64U}) {
        beginBlock(1);
        x = figure5(net, x, pooled);
    }
    beginBlock(2);
    x = firstReduction(net, x);
    for (const std::uint64_t inner : {128U, 160U, 160U, 192U}) {
        beginBlock(2);
        x = figure6(net, x, inner);
    }
    if (options.flag("auxiliary"))
        addAuxiliary(net, x, classes);
    beginBlock(3);
    x = secondReduction(net, x);
    for (int i = 0; i < 2; ++i) {
        beginBlock(3);
        x = figure7(net, x);
    }
    net.beginGroup("head");
    x = dense(net, "classifier", globalAverage(net, "pool", x), classes);
    crossEntropy(net, "loss", x);
    return net.expand(expansionOf(options));
}

} // namespace

Workload inceptionV3Workload()
{
    return {"inception-v3",
            DOPPLER_TEXT("core", "Inception-V3, a convolutional network of parallel branches"),
            "Szegedy et al., arXiv 1512.00567",
            withNetworkOptions(
                {wholeOption("image", 299, 299, 4096,
                             {.label = DOPPLER_TEXT("core", "Image size"),
                              .unit = DOPPLER_TEXT("core", "pixels"),
                              .help = DOPPLER_TEXT("core", "height and width of an image")}),
                 wholeOption("classes", 1000, 1, 1e6,
                             {.label = DOPPLER_TEXT("core", "Classes"),
                              .help = DOPPLER_TEXT("core", "number of classes")}),
                 flagOption("auxiliary", false,
                            {.label = DOPPLER_TEXT("core", "Auxiliary classifier"),
                             .help = DOPPLER_TEXT("core", "auxiliary classifier that supports training")})},
                32),
            makeInceptionV3Graph};
}

} // namespace doppler
