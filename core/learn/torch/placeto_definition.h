// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/placeto_layout.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// Placeto's network (Addanki et al. 2019) as LibTorch defines it: what PlacetoNetwork computes faster.
/// Memory grows with |V|^2.
///
/// encode(), then logits() and learn() for every step that reads this encoding, then learnEncoding().
class PlacetoDefinition {
public:
    struct Settings {
        std::size_t rounds = 8;
        bool meanPools = false;
    };
    PlacetoDefinition(const PlacetoGraph& graph, const PlacetoLayout& layout, Settings settings,
                      std::span<const float> parameters, Precision precision = Precision::Float);
    ~PlacetoDefinition();

    /// Takes the present parameters; the gradient becomes none.
    void load();
    /// The states of all vertices from their features (|V| x width). `learning` keeps what learn() needs.
    void encode(std::span<const float> features, bool learning);
    /// One value per device for this vertex. Valid until the next call.
    std::span<const float> logits(VertexId v);
    /// Takes in the derivative of the loss by the last logits.
    void learn(std::span<const float> byLogits);
    /// Adds what all steps since encode() learned to the gradient.
    void learnEncoding();
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
