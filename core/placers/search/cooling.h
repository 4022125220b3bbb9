// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/search/search_chains.h"

#include <cmath>

namespace doppler {

/// The temperature of an annealing: in every stage of the budget (SearchMonitor::divide()) it falls linearly
/// to 0 from SearchChain::firstTemperature(). A stage that finds nothing better was too hot for this graph:
/// the next ones begin colder, until they are too cold to leave the best.
class Cooling {
public:
    /// `makespan`: of the start, which has been evaluated, in seconds.
    Cooling(const SearchChain& c, double makespan)
        : chain(c), hottest(c.firstTemperature(makespan)), before(c.monitor.bestMakespan())
    {
    }

    /// In seconds. `makespan`: of the current placement; it counts if the start did not fit into memory.
    [[nodiscard]] double temperature(double makespan)
    {
        if (!std::isfinite(hottest))
            hottest = chain.firstTemperature(makespan);
        return share * hottest * (1 - chain.monitor.stageSpent());
    }

    /// Begins the next stage; false if there is none.
    bool reheat()
    {
        const bool inVain = chain.monitor.bestMakespan() >= before;
        if (inVain && chain.monitor.stageEvaluations() >= leastJudged)
            share = share > coldest ? share / 4 : 1;
        before = chain.monitor.bestMakespan();
        return chain.monitor.nextStage();
    }

private:
    static constexpr double coldest = 1.0 / 16;
    static constexpr std::uint64_t leastJudged = 500; ///< A short stage may find nothing at any temperature.

    const SearchChain& chain;
    double hottest;
    double before; ///< The best before this stage.
    double share = 1;
};

} // namespace doppler
