// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/networks/layers.h"

#include <array>

#include <fmt/format.h>

namespace doppler {

namespace {

LayerValue normalised(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels,
                      const Window& window)
{
    return batchNorm(net, name + "_norm", convolution(net, name, x, channels, window));
}

/// Three convolutions beside a short cut. The stride is in the middle one, as in the variant that is usually
/// trained and measured ("v1.5"); the paper has it in the first.
LayerValue bottleneck(LayerGraph& net, LayerValue x, std::uint64_t channels, std::uint64_t stride)
{
    const std::uint64_t out = 4 * channels;
    LayerValue y = relu(net, "relu1", normalised(net, "conv1", x, channels, bareWindow(1)));
    y = relu(net, "relu2", normalised(net, "conv2", y, channels, squareWindow(3, stride)));
    y = normalised(net, "conv3", y, out, bareWindow(1));
    if (net.shape(x)[1] != out)
        x = normalised(net, "shortcut", x, out, bareWindow(1, stride));
    return relu(net, "relu3", add(net, "add", y, x));
}

std::array<std::uint64_t, 4> blocksOf(const std::string& depth)
{
    if (depth == "101")
        return {3, 4, 23, 3};
    if (depth == "152")
        return {3, 8, 36, 3};
    return {3, 4, 6, 3};
}

Result<GraphPtr> makeResnetGraph(const Options& options)
{
    const std::string& depth = options.text("depth");
    const std::uint64_t image = extentOf(options, "image");
    LayerGraph net("resnet-" + depth);
    net.beginGroup("stem");
    LayerValue x = net.input({extentOf(options, "batch"), 3, image, image});
    x = relu(net, "relu", normalised(net, "conv", x, 64, squareWindow(7, 2)));
    x = maxPool(net, "pool", x, squareWindow(3, 2));
    const auto blocks = blocksOf(depth);
    std::uint64_t channels = 64;
    for (std::size_t stage = 0; stage < blocks.size(); ++stage, channels *= 2)
        for (std::uint64_t block = 0; block < blocks[stage]; ++block) {
            net.beginGroup(fmt::format("stage{}/block{}", stage + 1, block + 1));
            x = bottleneck(net, x, channels, stage > 0 && block == 0 ? 2 : 1);
        }
    net.beginGroup("head");
    x = dense(net, "classifier", globalAverage(net, "pool", x), extentOf(options, "classes"));
    crossEntropy(net, "loss", x);
    return net.expand(expansionOf(options));
}

} // namespace

Workload resnetWorkload()
{
    return {
        "resnet",
        DOPPLER_TEXT("core", "ResNet-50, -101 or -152, a convolutional network with shortcut connections"),
        "He et al., arXiv 1512.03385",
        withNetworkOptions({choiceOption("depth", {"50", "101", "152"},
                                         {.label = DOPPLER_TEXT("core", "Depth"),
                                          .unit = DOPPLER_TEXT("core", "layers"),
                                          .help = DOPPLER_TEXT("core", "layers with weights")}),
                            wholeOption("image", 224, 32, 4096,
                                        {.label = DOPPLER_TEXT("core", "Image size"),
                                         .unit = DOPPLER_TEXT("core", "pixels"),
                                         .help = DOPPLER_TEXT("core", "height and width of an image")}),
                            wholeOption("classes", 1000, 1, 1e6,
                                        {.label = DOPPLER_TEXT("core", "Classes"),
                                         .help = DOPPLER_TEXT("core", "number of classes")})},
                           32),
        makeResnetGraph};
}

} // namespace doppler
