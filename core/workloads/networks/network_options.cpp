// SPDX-License-Identifier: GPL-3.0-or-later
// The options that all networks of layers share.
#include "core/base/option_specs.h"
#include "core/workloads/networks/layer_graph.h"

#include <string>
#include <utility>

namespace doppler {

std::vector<OptionSpec> withNetworkOptions(std::vector<OptionSpec> own, std::int64_t batch)
{
    own.push_back(wholeOption("batch", batch, 1, 65536,
                              {.label = DOPPLER_TEXT("core", "Batch size"),
                               .unit = DOPPLER_TEXT("core", "examples"),
                               .help = DOPPLER_TEXT("core", "batch size, in examples")}));
    own.push_back(flagOption(
        "training", false,
        {.label = DOPPLER_TEXT("core", "Training step"),
         .help = DOPPLER_TEXT(
             "core", "include the backward pass and the weight updates, not only the forward pass")}));
    own.push_back(
        choiceOption("optimizer", {"sgd", "momentum", "adam"},
                     {.label = DOPPLER_TEXT("core", "Optimizer"),
                      .help = DOPPLER_TEXT("core", "method of the weight updates, which determines the "
                                                   "numbers stored with each weight: none, one or two")}));
    own.push_back(
        flagOption("colocate", true,
                   {.label = DOPPLER_TEXT("core", "Colocate shared weights"),
                    .help = DOPPLER_TEXT("core", "colocate kernels that use the same weights, so that the "
                                                 "weights count once; otherwise each kernel has a copy")}));
    own.push_back(wholeOption("element_bytes", 4, 1, 16,
                              {.label = DOPPLER_TEXT("core", "Element size"),
                               .unit = DOPPLER_TEXT("core", "bytes"),
                               .help = DOPPLER_TEXT("core", "bytes per element")}));
    return own;
}

LayerExpansion expansionOf(const Options& options)
{
    LayerExpansion how;
    how.training = options.flag("training");
    const std::string& optimizer = options.text("optimizer");
    how.optimizer = optimizer == "adam"       ? Optimizer::Adam
                    : optimizer == "momentum" ? Optimizer::Momentum
                                              : Optimizer::Sgd;
    how.elementBytes = static_cast<double>(options.integer("element_bytes"));
    how.colocate = options.flag("colocate");
    return how;
}

} // namespace doppler
