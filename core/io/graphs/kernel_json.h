// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/io/json/json_reader.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// Reads the kernels of one text: {"einsum": "ij,jk->ik", "extents": {"i": 2500, "j": 100, "k": 2500}}. Equal
/// kernels share one object. An einsum consists of lists of labels, one letter each, optionally preceded by
/// its aggregation ("max ij->i"). Each label has an extent of at least 1.
class KernelReader {
public:
    /// Reads the value at the cursor; returns null after a fault. The reader's text must outlive this object.
    std::shared_ptr<const Kernel> read(JsonReader& in);

private:
    std::unordered_map<std::string_view, std::shared_ptr<const Kernel>> byText;
    std::map<std::pair<std::string, std::vector<std::pair<char, std::uint64_t>>>,
             std::shared_ptr<const Kernel>>
        byContent; ///< The same kernel can be written in several ways.
};

void appendKernelJson(std::string& out, const Kernel& kernel);

} // namespace doppler
