// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/plans/plan_decoder.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/simulator.h"

#include <optional>
#include <utility>

namespace doppler {

/// One chain of a search over plans: keys of vertices, and devices to which some are pinned, which a list
/// scheduler decodes (PlanDecoder); the problem's own model judges every plan. It begins at the start
/// placement, decodes some usual keys, and anneals from the best in cycles that grow. Cycles do not depend on
/// the budget: a longer search begins like a shorter one.
class PlanWalk {
public:
    explicit PlanWalk(SearchChain& chain);
    Result<void> run();

private:
    struct Genes {
        std::vector<double> key;    ///< Seconds; the largest goes first.
        std::vector<DeviceId> pins; ///< Invalid: any device.
        DecoderWeights weights;
        double makespan = 0;
        bool pinned = false; ///< Whether a move frees some vertices, and the rest keep their devices.
    };

    void survey(const Placement& begin);
    void tryPinned(const Placement& begin);
    void keep(const Genes& genes);
    const Genes& nextBegin(std::size_t cycle);
    double evaluate(const Genes& genes, double limit);
    void readPlan(Genes& genes) const;
    void anneal(Genes from, std::uint64_t steps, double hottest);
    void mutate(Genes& genes);
    void blur(Genes& genes);
    void blurWindow(Genes& genes);
    void swapOnPath(Genes& genes);
    void justify(Genes& genes);
    void mutateWeights(Genes& genes);
    void release(Genes& genes, VertexId v);
    void findCriticalPairs();
    [[nodiscard]] double arrival(EdgeId id, DeviceId to) const;
    [[nodiscard]] double noise(double width) { return width * (random.uniform() + random.uniform() - 1); }

    SearchChain& chain;
    const Problem& problem;
    Random& random;
    PlanDecoder decoder;
    std::optional<Simulator> simulator;
    bool usesOrder;
    Placement plan;          ///< The one decoded last.
    double mean = 0;         ///< Of a vertex, in seconds.
    std::vector<Genes> best; ///< A few, ascending.
    // Of the genes from which a move starts:
    std::vector<double> starts;
    std::vector<double> ends;
    std::vector<VertexId> order; ///< By start.
    std::vector<DeviceId> devices;
    std::vector<std::pair<VertexId, VertexId>> pairs; ///< Critical: what waited for a device, and for what.
    std::vector<VertexId> critical;
};

} // namespace doppler
