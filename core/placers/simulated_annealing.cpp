// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/critical_path.h"
#include "core/placers/random_assignment.h"
#include "core/placers/registry.h"
#include "core/placers/search_monitor.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A vertex with what it is colocated with, and where it was.
struct Moved {
    VertexId vertex;
    DeviceId from;
};

class Neighbourhood {
public:
    Neighbourhood(const Problem& p, Random& r) : problem(p), random(r)
    {
        for (VertexId v : p.graph().vertices())
            if (p.allowedDevices(v).size() > 1)
                movable.push_back(v);
    }
    [[nodiscard]] bool empty() const { return movable.empty(); }

    /// Moves one vertex to another device, half of the time a neighbour with it. Never does nothing.
    void move(Assignment& devices, double pairShare)
    {
        moved.clear();
        const VertexId v = movable[random.below(movable.size())];
        const DeviceId target = drawOther(v, devices[v]);
        set(devices, v, target);
        if (random.uniform() >= pairShare)
            return;
        const VertexId neighbour = drawNeighbour(v);
        if (neighbour.valid() && devices[neighbour] != target && problem.allowed(neighbour, target))
            set(devices, neighbour, target);
    }
    void undo(Assignment& devices) const
    {
        for (auto m = moved.rbegin(); m != moved.rend(); ++m)
            for (VertexId member : problem.movesTogether(m->vertex))
                devices[member] = m->from;
    }

private:
    DeviceId drawOther(VertexId v, DeviceId here)
    {
        const auto allowed = problem.allowedDevices(v);
        const DeviceId d = allowed[random.below(allowed.size() - 1)];
        return d == here ? allowed.back() : d;
    }
    VertexId drawNeighbour(VertexId v)
    {
        const DataflowGraph& graph = problem.graph();
        const std::size_t in = graph.inEdges(v).size();
        const std::size_t out = graph.outEdges(v).size();
        if (in + out == 0)
            return {};
        const std::size_t i = random.below(in + out);
        return i < in ? graph.edge(graph.inEdges(v)[i]).from : graph.outEdges(v)[i - in].to;
    }
    void set(Assignment& devices, VertexId v, DeviceId d)
    {
        moved.push_back({v, devices[v]});
        for (VertexId member : problem.movesTogether(v))
            devices[member] = d;
    }

    const Problem& problem;
    Random& random;
    std::vector<VertexId> movable;
    std::vector<Moved> moved;
};

/// Kirkpatrick's annealing over assignments; the temperature falls linearly to 0 with the budget.
class SimulatedAnnealing final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "simulated-annealing",
            DOPPLER_TEXT("core", "Simulated annealing"),
            PlacerKind::Search,
            "Kirkpatrick, Gelatt, Vecchi, Science 220, 1983",
            {{"start",
              std::string("critical-path"),
              0,
              0,
              {"critical-path", "random"},
              DOPPLER_TEXT("core", "the placement to start from")},
             {"temperature",
              0.02,
              0,
              10,
              {},
              DOPPLER_TEXT("core", "first temperature, as a share of the start's makespan")},
             {"pair_share", 0.5, 0, 1, {}, DOPPLER_TEXT("core", "how often a neighbour moves along")},
             {"evaluations",
              std::int64_t{10000},
              1,
              1e12,
              {},
              DOPPLER_TEXT("core", "placements to simulate where the budget says nothing")}}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        SearchMonitor monitor(context, static_cast<std::uint64_t>(options.integer("evaluations")));
        Simulator simulator(problem.shared_from_this());
        Random random(context.seed);
        Assignment devices;
        if (options.text("start") == "random")
            drawAssignment(problem, random, devices);
        else
            devices = placeByCriticalPath(problem, random).devices;
        double current = simulator.makespan(devices);
        monitor.evaluated(devices, current);

        Neighbourhood neighbourhood(problem, random);
        const double hottest = options.number("temperature") * current;
        const double pairShare = options.number("pair_share");
        while (!neighbourhood.empty() && !monitor.done()) {
            const double temperature = hottest * (1 - monitor.spent());
            neighbourhood.move(devices, pairShare);
            const double next = simulator.makespan(devices);
            monitor.evaluated(devices, next);
            const bool accepted =
                next <= current ||
                (temperature > 0 && random.uniform() < std::exp((current - next) / temperature));
            if (accepted)
                current = next;
            else
                neighbourhood.undo(devices);
        }
        return monitor.finish();
    }
};

} // namespace

std::unique_ptr<Placer> makeSimulatedAnnealing() { return std::make_unique<SimulatedAnnealing>(); }

} // namespace doppler
