// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/network.h"

#include <algorithm>

namespace doppler::huggingface {

Module linear(std::string path, double in, double out, bool bias, double tokens)
{
    Module module;
    module.op = "linear";
    module.weights.push_back({path + ".weight", in * out});
    if (bias)
        module.weights.push_back({path + ".bias", out});
    module.path = std::move(path);
    module.flops = 2 * tokens * in * out;
    module.outputElements = tokens * out;
    return module;
}

Module norm(std::string path, Norm kind, double width, double tokens)
{
    Module module;
    module.op = "norm";
    module.weights.push_back({path + ".weight", width});
    if (kind == Norm::Layer)
        module.weights.push_back({path + ".bias", width});
    module.path = std::move(path);
    module.flops = (kind == Norm::Layer ? 7 : 4) * tokens * width;
    module.outputElements = tokens * width;
    return module;
}

Module table(std::string path, double rows, double width, double tokens)
{
    Module module;
    module.op = "embedding";
    module.weights.push_back({path + ".weight", rows * width});
    module.path = std::move(path);
    module.outputElements = tokens * width;
    module.weightsRead = std::min(rows, tokens) * width;
    return module;
}

Module attention(std::string path, const AttentionShape& shape, double batch, double queries, double attended)
{
    Module module;
    module.path = std::move(path);
    module.op = "attention";
    const double scores = batch * shape.heads * queries * attended;
    module.flops = scores * (4 * shape.headWidth + 6);
    module.outputElements = batch * queries * shape.heads * shape.headWidth;
    return module;
}

} // namespace doppler::huggingface
