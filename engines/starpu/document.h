// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler::starpu {

struct Kernel {
    std::string einsum; ///< Empty: another operation.
    std::map<char, double> extents;
    std::optional<double> flops;
    double bytes = 0;
};

struct Tensor {
    std::size_t source = 0;
    double bytes = 0;
};

struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t tensor = 0;
};

/// What this program uses of the document `doppler-execution`, version 1.
struct Document {
    std::vector<std::string> devices;         ///< Names.
    std::vector<std::vector<double>> seconds; ///< By vertex, by device.
    std::vector<Tensor> tensors;
    std::vector<Edge> edges;
    std::vector<std::size_t> placement; ///< Device by vertex.
    std::vector<std::size_t> order;     ///< Planned order of starts; may be empty.
    std::string rule;
    std::string mode;
    std::vector<double> keys; ///< By vertex; may be empty.
    std::vector<Kernel> kernels;
    std::vector<std::size_t> kernelOf;
    std::size_t repeats = 1;
    std::size_t warmup = 0;
    // Options of the user.
    std::string scheduler; ///< Of StarPU; empty: the given placement is forced.
    bool oversubscribe = false;
    bool copies = false;
    double scale = 1; ///< Factor on FLOPs and bytes.
};

/// Reads the document. The place of an error is the JSON path.
Result<Document> readDocument(std::string_view text);

} // namespace doppler::starpu
