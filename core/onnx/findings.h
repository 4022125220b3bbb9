// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Why an If is replaced by one of its branches.
enum class BranchReason { Constant, Larger, Chosen };

/// Collects what the reader could not determine, for the notes of the graph, so that no cost is silently 0.
class Findings {
public:
    void unknownOperator(std::string_view name) { ++operators[std::string(name.substr(0, 64))]; }
    void unknownCost(std::string_view vertex) { costs.add(vertex); }
    void unknownBytes(std::string_view tensor) { tensors.add(tensor); }
    /// A node whose inputs have shapes and whose outputs do not.
    void losesShape(std::string_view operatorName) { ++losers[std::string(operatorName.substr(0, 64))]; }
    void unknownRounds(std::string_view loop) { loops.add(loop); }
    void earlyEnd(std::string_view loop, std::int64_t most);
    void unrolled(std::string_view loop, std::int64_t rounds);
    void branchTaken(std::string_view node, bool then, BranchReason reason);
    /// A control-flow node that is one vertex, with the nodes inside by operator.
    void singleVertex(std::string_view vertex, const std::map<std::string, std::size_t>& inside);
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

    using Counts = std::map<std::string, std::size_t>;
    static std::string listed(const Counts& counts);
    void addControlFlow(GraphBuilder& builder) const;

    Counts operators;
    Counts losers;
    std::array<Names, 3> branches; ///< By reason.
    Names singles;
    Names unrolledLoops;
    Names earlyLoops;
    Names costs;
    Names tensors;
    Names loops;
    Names unfit;
    std::string unfitReason;
    std::vector<Message> versions;
};

} // namespace doppler
