// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/problem/problem.h"
#include "core/topology/topology_edits.h"

#include <string>
#include <vector>

namespace doppler {

/// What a draft may change.
struct DraftRules {
    bool keepStructure = false;
    bool keepDevices = false;
};

/// A problem whose costs, rates and edges can be changed one at a time. Cheap to copy: it holds factors on
/// the values of the start, which must outlive it. A value stays between a tenth and ten times its start, so
/// that a result differs from its family by its pattern and not by extreme values.
class ProblemDraft {
public:
    /// How far a value may be from that of the start.
    static constexpr double mostFactor = 10;

    ProblemDraft(const Problem& start, DraftRules rules);

    /// Makes one change of a drawn kind: work of a vertex, size of a transfer, speed of a device, speed of a
    /// link (both directions), deletion of an edge, or a new edge to a vertex that is no ancestor. Returns
    /// false if the drawn kind is not possible here.
    bool change(Random& random);
    /// The problem as it is now, under the model of the start. `name`: of its graph and its topology. An
    /// error if the costs are not valid, as where times become too long.
    [[nodiscard]] Result<ProblemPtr> build(const std::string& name) const;

    [[nodiscard]] std::size_t addedEdges() const { return added; }
    [[nodiscard]] std::size_t deletedEdges() const { return deleted; }

private:
    struct DraftEdge {
        EdgeSpec spec;      ///< With the values of the start.
        double factor = 1;  ///< On its bytes and seconds, if it has any of its own.
        bool isNew = false; ///< Not of the start.
    };
    [[nodiscard]] bool carriesOutput(const DraftEdge& edge) const;
    bool changeWork(Random& random);
    bool changeSize(Random& random);
    bool changeDevice(Random& random);
    bool changeLink(Random& random);
    bool deleteEdge(Random& random);
    bool addEdge(Random& random);
    [[nodiscard]] bool reaches(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] Result<GraphPtr> buildGraph(const std::string& name) const;
    [[nodiscard]] Result<TopologyPtr> buildTopology(const std::string& name) const;

    const Problem* problem;
    DraftRules rules;
    std::vector<double> work;    ///< Factor by vertex.
    std::vector<double> outputs; ///< Factor by vertex, on the bytes of its plain output.
    std::vector<DraftEdge> edges;
    std::vector<double> devices; ///< Factor by device.
    std::vector<double> links;   ///< Factor by pair, row = source.
    std::size_t added = 0;
    std::size_t deleted = 0;
};

} // namespace doppler
