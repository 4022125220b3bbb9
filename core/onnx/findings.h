// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Collects what the reader could not determine, for the notes of the graph, so that no cost is silently 0.
class Findings {
public:
    void unknownOperator(std::string_view name) { ++operators[std::string(name.substr(0, 64))]; }
    void unknownCost(std::string_view vertex) { costs.add(vertex); }
    void unknownBytes(std::string_view tensor) { tensors.add(tensor); }
    void unknownRounds(std::string_view vertex) { loops.add(vertex); }
    void unfitNode(std::string_view node, const std::string& reason);
    void operatorSet(std::string_view domain, std::int64_t version, std::int64_t known);

    void addTo(GraphBuilder& builder) const;

private:
    struct Names {
        std::size_t count = 0;
        std::vector<std::string> first; ///< A few, as examples.
        void add(std::string_view name);
        [[nodiscard]] std::string text() const;
    };

    std::map<std::string, std::size_t> operators;
    Names costs;
    Names tensors;
    Names loops;
    Names unfit;
    std::string unfitReason;
    std::vector<Message> versions;
};

} // namespace doppler
