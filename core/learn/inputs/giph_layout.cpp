// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/giph_layout.h"

#include "core/learn/inputs/giph_graph.h"

namespace doppler {

GiphLayout::GiphLayout()
{
    transform1 = addLayer("transform1", GiphGraph::nodeFeatures, state);
    transform2 = addLayer("transform2", state, state);
    for (auto* direction : {&forwards, &backwards}) {
        const std::string name = direction == &forwards ? "forwards" : "backwards";
        direction->message = addLayer(name + ".message", state + GiphGraph::linkFeatures, message);
        direction->update = addLayer(name + ".update", message, state);
    }
    head1 = addLayer("head1", 2 * state, headWidth);
    head2 = addBlock("head2.weight", headWidth, 1);
}

std::vector<float> initialParameters(const GiphLayout& layout, std::uint64_t seed)
{
    return glorotParameters(layout, seed);
}

} // namespace doppler
