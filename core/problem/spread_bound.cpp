// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/spread_bound.h"

#include "core/problem/matrix_game.h"
#include "core/problem/noise.h"
#include "core/problem/problem.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

namespace doppler {

namespace {

constexpr double unreachable = std::numeric_limits<double>::infinity();

/// Devices that cost the same and may run the same vertices.
struct DeviceType {
    DeviceId first;
    double slots = 0;
};

/// One vertex of every set of devices to which vertices are restricted.
std::vector<VertexId> oneOfEverySet(const Problem& problem)
{
    std::vector<VertexId> out;
    std::set<const DeviceId*> seen;
    const DeviceId* last = nullptr;
    for (VertexId v : problem.graph().vertices())
        if (const DeviceId* list = problem.allowedDevices(v).data(); list != last) {
            last = list;
            if (seen.insert(list).second)
                out.push_back(v);
        }
    return out;
}

std::vector<DeviceType> typesOf(const Problem& problem)
{
    const std::vector<VertexId> sets = oneOfEverySet(problem);
    std::vector<DeviceType> types;
    for (DeviceId d : problem.topology().devices()) {
        const auto same = std::find_if(types.begin(), types.end(), [&](const DeviceType& type) {
            return problem.sameCosts(type.first, d) && std::all_of(sets.begin(), sets.end(), [&](VertexId v) {
                       return problem.allowed(v, type.first) == problem.allowed(v, d);
                   });
        });
        DeviceType& type = same != types.end() ? *same : types.emplace_back(DeviceType{d});
        type.slots += problem.topology().device(d).slotCount;
    }
    return types;
}

/// The linear program, seen from its dual: prices p >= 0 of the types with sum(p) = 1 prove the bound
///   sum over v of min over types t of p(t) x seconds(v,t) / slots(t).
/// The minima are one assignment of the vertices. Its loads are a column of a game whose value is at least
/// the optimum; the game's strategy are the next prices (Kelley's cutting planes).
class SplitWork {
public:
    SplitWork(const Problem& problem, std::vector<DeviceType> all) : types(std::move(all))
    {
        const NoiseSource noise(problem.model());
        costs.reserve(problem.vertexCount() * types.size());
        for (VertexId v : problem.graph().vertices()) {
            const double factor = noise.compute(v);
            for (const DeviceType& type : types)
                costs.push_back(problem.allowed(v, type.first)
                                    ? problem.computeSeconds(v, type.first) * factor / type.slots
                                    : unreachable);
        }
    }

    double solve()
    {
        double best = 0;
        std::vector<std::vector<double>> columns;
        for (std::vector<double> prices : {slotShares(), speedShares()}) {
            best = std::max(best, bound(prices, columns.emplace_back()));
            if (isFree(columns.back()))
                return best;
        }
        for (std::size_t round = 2; round < mostRounds(); ++round) {
            const GameSolution game = solveGame(columns, types.size());
            if (best >= game.value * (1 - 1e-10))
                break;
            best = std::max(best, bound(game.rows, columns.emplace_back()));
            if (isFree(columns.back()))
                break;
        }
        return best;
    }

private:
    /// What the prices prove. `loads`: those of the assignment, seconds per slot, by type.
    double bound(const std::vector<double>& prices, std::vector<double>& loads) const
    {
        loads.assign(types.size(), 0);
        double sum = 0;
        for (auto row = costs.begin(); row != costs.end(); row += static_cast<std::ptrdiff_t>(types.size())) {
            std::size_t cheapest = types.size();
            double least = unreachable;
            for (std::size_t t = 0; t < types.size(); ++t)
                if (row[static_cast<std::ptrdiff_t>(t)] < unreachable)
                    if (const double cost = prices[t] * row[static_cast<std::ptrdiff_t>(t)]; cost < least) {
                        least = cost;
                        cheapest = t;
                    }
            sum += least;
            loads[cheapest] += row[static_cast<std::ptrdiff_t>(cheapest)];
        }
        return sum;
    }

    /// The prices that prove the sum of the smallest seconds over all slots.
    [[nodiscard]] std::vector<double> slotShares() const
    {
        std::vector<double> prices;
        double sum = 0;
        for (const DeviceType& type : types)
            sum += prices.emplace_back(type.slots);
        for (double& price : prices)
            price /= sum;
        return prices;
    }

    /// The best prices if the types differ by one factor for all vertices: their speeds.
    [[nodiscard]] std::vector<double> speedShares() const
    {
        std::vector<double> prices(types.size(), 0);
        for (std::size_t i = 0; i < costs.size(); ++i)
            prices[i % types.size()] += costs[i] < unreachable ? costs[i] : 0;
        double sum = 0;
        for (double& price : prices)
            sum += price = price > 0 ? 1 / price : 0;
        for (double& price : prices)
            price = sum > 0 ? price / sum : 1 / static_cast<double>(types.size());
        return prices;
    }

    static bool isFree(const std::vector<double>& loads)
    {
        return std::all_of(loads.begin(), loads.end(), [](double load) { return load <= 0; });
    }

    [[nodiscard]] std::size_t mostRounds() const
    {
        constexpr std::size_t mostTypes = 64; // the game's own work grows with their square
        constexpr std::size_t mostSteps = 100'000'000;
        if (types.size() > mostTypes)
            return 2;
        return std::clamp<std::size_t>(mostSteps / std::max<std::size_t>(costs.size(), 1), 4, 200);
    }

    std::vector<DeviceType> types;
    std::vector<double> costs; ///< |V| x types: seconds over slots; infinite where it may not run.
};

/// The sum of seconds over all slots, on devices that all are equal.
double equalDevicesBound(const Problem& problem, const DeviceType& type)
{
    const NoiseSource noise(problem.model());
    double work = 0;
    for (VertexId v : problem.graph().topologicalOrder())
        work += problem.computeSeconds(v, type.first) * noise.compute(v);
    return work / type.slots;
}

} // namespace

double spreadBound(const Problem& problem)
{
    std::vector<DeviceType> types = typesOf(problem);
    return types.size() == 1 ? equalDevicesBound(problem, types.front())
                             : SplitWork(problem, std::move(types)).solve();
}

} // namespace doppler
