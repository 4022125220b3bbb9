// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/online/readys_layout.h"

#include "core/learn/inputs/online/readys_graph.h"

#include <algorithm>

namespace doppler {

ReadysLayout::ReadysLayout(const ReadysShape& of) : shape(of)
{
    std::size_t width = ReadysGraph::columns;
    for (std::size_t l = 0; l < shape.layers; ++l) {
        convolutions.push_back(addLayer("readys.graph" + std::to_string(l + 1), width, shape.hidden));
        width = shape.hidden;
    }
    start = addLayer("readys.start", width, 1);
    pass1 = addLayer("readys.pass1", width + ReadysGraph::deviceColumns, shape.hidden);
    pass2 = addLayer("readys.pass2", shape.hidden, 1);
    value = addLayer("readys.value", width, 1);
}

std::vector<float> initialParameters(const ReadysLayout& layout, std::uint64_t seed)
{
    std::vector<float> values = glorotParameters(layout, seed);
    std::ranges::fill(valuesOf(std::span(values), layout.start.weight), 0.0F);
    std::ranges::fill(valuesOf(std::span(values), layout.pass2.weight), 0.0F);
    return values;
}

} // namespace doppler
