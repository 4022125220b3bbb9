// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/atonce/window_sweep.h"

#include "core/placers/atonce/sub_problems.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

/// A window that makes the whole run longer than this is undone; a little is allowed, because later windows
/// adapt to it.
constexpr double longest = 1.01;

} // namespace

bool canSweep(const Problem& problem)
{
    const ModelOptions& model = problem.model();
    return model.schedule == ChooseTask::Fifo && !needsGeneralSimulator(model);
}

WindowSweep::WindowSweep(const Problem& p, std::size_t vertices)
    : problem(p), simulator(p.shared_from_this()), window(std::max<std::size_t>(vertices, 2)),
      starts(p.vertexCount()), position(p.vertexCount())
{
    std::size_t next = 0;
    for (VertexId v : p.graph().topologicalOrder()) {
        position[v] = next++;
        order.push_back(v);
    }
}

void WindowSweep::sortByStarts()
{
    std::ranges::sort(order, {}, [&](VertexId v) { return std::pair(starts[v], position[v]); });
}

Result<void> WindowSweep::run(const Placement& from, double makespan, const WindowSearch& search,
                              const std::function<bool()>& over,
                              const std::function<void(const Placement&, double)>& reached)
{
    Placement here = from;
    double now = makespan;
    double best = makespan;
    (void)simulate(here); // for the starts
    const std::size_t count = problem.vertexCount();
    const std::size_t step = window / 2;
    const std::size_t windows = count <= window ? 1 : (count - window + step - 1) / step + 1;
    for (std::size_t i = 0; i < windows && !over(); ++i) {
        sortByStarts();
        const std::size_t until = std::min(count, i * step + window);
        const auto part = beginningOf(problem, here.devices, order, i * step, until);
        if (!part)
            return part.error();
        if (part->movable == 0)
            continue;
        const auto found = search(*part->problem, part->start, 1 / static_cast<double>(windows - i),
                                  static_cast<double>(until - i * step) / static_cast<double>(count));
        if (!found)
            return found.error();
        Placement next = here;
        for (std::size_t k = 0; k < part->vertices.size(); ++k)
            for (VertexId member : problem.movesTogether(part->vertices[k]))
                next.devices[member] = found->placement.devices[k];
        if (next == here)
            continue;
        const double after = simulate(next);
        if (after <= longest * best) {
            here = std::move(next);
            now = after;
            best = std::min(best, now);
            reached(here, now);
        } else {
            (void)simulate(here);
        }
    }
    return {};
}

} // namespace doppler
