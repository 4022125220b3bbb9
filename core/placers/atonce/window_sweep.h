// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/sim/simulator.h"

#include <functional>

namespace doppler {

/// How a sweep searches one window: a search on a part of the problem that begins at its current placement.
/// `share` is the part of the sweep's budget that the window gets, `size` the simulated share of the graph.
using WindowSearch = std::function<Result<PlacerResult>(const Problem& part, const Placement& start,
                                                        double share, double size)>;

/// Whether a part of a run can be a problem of its own: the rule and the costs of a vertex must not depend on
/// what comes later.
bool canSweep(const Problem& problem);

/// Improves a placement window by window along its run: in each step, the first vertices by their starts are
/// a problem of their own, in which all but those of the window are fixed. A simulation of a move costs only
/// the time of the window, because what comes before it does not change and what comes after is left out.
/// Windows overlap by half, so that each decision is revised once what follows it is known.
class WindowSweep {
public:
    /// `vertices`: of a window.
    WindowSweep(const Problem& problem, std::size_t vertices);

    /// One sweep from this placement, whose makespan is given. Calls `reached` with the placement after each
    /// window and its makespan. Ends early once `over` returns true. Returns an error of a search.
    Result<void> run(const Placement& from, double makespan, const WindowSearch& search,
                     const std::function<bool()>& over,
                     const std::function<void(const Placement&, double)>& reached);

private:
    void sortByStarts();
    [[nodiscard]] double simulate(const Placement& placement)
    {
        return simulator.makespan(placement, starts);
    }

    const Problem& problem;
    Simulator simulator;
    std::size_t window;
    std::vector<double> starts;
    std::vector<std::size_t> position; ///< In the topological order.
    std::vector<VertexId> order;       ///< By starts.
};

} // namespace doppler
