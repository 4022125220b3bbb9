// SPDX-License-Identifier: GPL-3.0-or-later
// The batch heuristics for independent tasks, applied to the ready vertices of a graph: all of them are
// compared by their least completion times.
#include "core/placers/list/ready_pool.h"
#include "core/placers/scheduling/pair_scheduler.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

constexpr const char* batchSource = "Ibarra, Kim, JACM 24(2), 1977; Maheswaran, Ali, Siegel et al., HCW 1999";

/// The ready pair of vertex and device that ends first; ties: larger static level.
class LeastCompletion final : public PairRule {
public:
    explicit LeastCompletion(const Problem& p) : problem(p), level(staticLevels(p)) {}
    [[nodiscard]] double tie(VertexId v) const override { return -level[v]; }
    [[nodiscard]] double offset(VertexId v, DeviceId d) const override
    {
        return problem.computeSeconds(v, d);
    }
    [[nodiscard]] std::string_view valueName() const override
    {
        return DOPPLER_TEXT("core", "earliest finish");
    }

private:
    const Problem& problem;
    std::vector<double> level;
};

/// Takes the ready vertex with the largest least completion time, or the one that would lose most if it did
/// not get its best device.
class LargestFirst final : public ReadyPool {
public:
    LargestFirst(const Problem& p, bool byLoss) : ReadyPool(p), loss(byLoss), runnerUp(p.vertexCount()) {}

protected:
    void evaluate(Entry& entry) override
    {
        double least = std::numeric_limits<double>::infinity();
        double next = least;
        entry.best = {};
        DeviceId other;
        for (DeviceId d : plan.candidates(entry.vertex)) {
            const double end = startOn(entry.vertex, d) + problem.computeSeconds(entry.vertex, d);
            if (!entry.best.valid() || end < least) {
                next = least;
                other = entry.best;
                least = end;
                entry.best = d;
            } else if (end < next) {
                next = end;
                other = d;
            }
        }
        runnerUp[entry.vertex] = other;
        entry.key = !loss ? least : other.valid() ? next - least : 0;
    }
    [[nodiscard]] bool changedBy(const Entry& entry, DeviceId d) const override
    {
        return entry.best == d || (loss && runnerUp[entry.vertex] == d);
    }
    [[nodiscard]] Decision decision(const Entry& entry) const override
    {
        Decision out;
        out.priority = entry.key;
        out.priorityName =
            loss ? DOPPLER_TEXT("core", "sufferage") : DOPPLER_TEXT("core", "least completion time");
        out.valueName = DOPPLER_TEXT("core", "earliest finish");
        for (DeviceId d : plan.candidates(entry.vertex)) {
            const double start = startOn(entry.vertex, d);
            out.options.push_back({d, start, start + problem.computeSeconds(entry.vertex, d)});
        }
        return out;
    }

private:
    bool loss;
    std::vector<DeviceId> runnerUp; ///< By vertex.
};

enum class BatchRule { MinMin, MaxMin, Sufferage };

class BatchMode final : public Placer {
public:
    BatchMode(std::string id, std::string name, BatchRule r)
        : description{std::move(id), std::move(name), PlacerKind::Constructive, batchSource, {}}, rule(r)
    {
    }
    [[nodiscard]] const PlacerInfo& info() const override { return description; }
    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        if (rule != BatchRule::MinMin)
            return LargestFirst(problem, rule == BatchRule::Sufferage).run(context);
        LeastCompletion pairs(problem);
        return placeByPairs(problem, context, pairs);
    }

private:
    PlacerInfo description;
    BatchRule rule;
};

} // namespace

std::unique_ptr<Placer> makeMinMin()
{
    return std::make_unique<BatchMode>("min-min", "Min-min", BatchRule::MinMin);
}

std::unique_ptr<Placer> makeMaxMin()
{
    return std::make_unique<BatchMode>("max-min", "Max-min", BatchRule::MaxMin);
}

std::unique_ptr<Placer> makeSufferage()
{
    return std::make_unique<BatchMode>("sufferage", DOPPLER_TEXT("core", "Sufferage"), BatchRule::Sufferage);
}

} // namespace doppler
