// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/ready_pool.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

/// By vertex, then device: the least time from the start of v there to the end of the graph if devices were
/// never busy. BIL(i, p) = w(i, p) + max over children k of min(BIL(k, p), min over q (BIL(k, q) + c(i, k))).
std::vector<double> imaginaryLevels(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t devices = problem.deviceCount();
    std::vector<double> level(graph.vertexCount() * devices, 0);
    const auto order = graph.topologicalOrder();
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        double* const own = level.data() + *v * devices;
        for (const Edge& e : graph.outEdges(*v)) {
            const double* const child = level.data() + e.to * devices;
            double anywhere = std::numeric_limits<double>::infinity();
            for (DeviceId q : problem.allowedDevices(e.to))
                anywhere = std::min(anywhere, child[q]);
            anywhere += problem.meanTransferSeconds(e.tensor);
            for (DeviceId p : problem.topology().devices())
                own[p] = std::max(own[p], problem.allowed(e.to, p) ? std::min(child[p], anywhere) : anywhere);
        }
        for (DeviceId p : problem.topology().devices())
            own[p] += problem.computeSeconds(*v, p);
    }
    return level;
}

/// Takes the ready vertex whose best imaginary makespan is largest (of k ready vertices, its k-th smallest
/// one counts, because the others may take the better devices), on the device where it is least. With more
/// ready vertices than devices, the compute time counts more.
class ImaginaryPool final : public ReadyPool {
public:
    explicit ImaginaryPool(const Problem& p) : ReadyPool(p), level(imaginaryLevels(p)) {}

protected:
    bool begin(std::size_t ready) override
    {
        count = ready;
        const auto devices = static_cast<double>(problem.deviceCount());
        pressure = std::max(static_cast<double>(ready) / devices - 1, 0.0);
        return true;
    }
    void evaluate(Entry& entry) override
    {
        const VertexId v = entry.vertex;
        double least = std::numeric_limits<double>::infinity();
        entry.best = {};
        makespans.clear();
        for (DeviceId d : plan.candidates(v)) {
            const double makespan = imaginary(v, d);
            makespans.push_back(makespan);
            const double revised = makespan + pressure * problem.computeSeconds(v, d);
            if (!entry.best.valid() || revised < least) {
                entry.best = d;
                least = revised;
            }
        }
        if (count >= makespans.size()) {
            entry.key = *std::ranges::max_element(makespans);
        } else {
            const auto at =
                makespans.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(count, 1)) - 1;
            std::ranges::nth_element(makespans, at);
            entry.key = *at;
        }
    }
    /// begin() has all evaluated before every step.
    [[nodiscard]] bool changedBy(const Entry&, DeviceId) const override { return false; }
    [[nodiscard]] Decision decision(const Entry& entry) const override
    {
        Decision out;
        out.priority = entry.key;
        out.priorityName = DOPPLER_TEXT("core", "best imaginary makespan");
        out.valueName = DOPPLER_TEXT("core", "revised imaginary makespan");
        for (DeviceId d : plan.candidates(entry.vertex))
            out.options.push_back(
                {d, startOn(entry.vertex, d),
                 imaginary(entry.vertex, d) + pressure * problem.computeSeconds(entry.vertex, d)});
        return out;
    }

private:
    [[nodiscard]] double imaginary(VertexId v, DeviceId d) const
    {
        return startOn(v, d) + level[v * problem.deviceCount() + d];
    }

    std::vector<double> level;
    std::vector<double> makespans;
    std::size_t count = 1;
    double pressure = 0;
};

/// Best Imaginary Level scheduling.
class Bil final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "bil", "BIL", PlacerKind::Constructive, "Oh, Ha, Euro-Par 1996", {}};
        return description;
    }
    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        return ImaginaryPool(problem).run(context);
    }
};

} // namespace

std::unique_ptr<Placer> makeBil() { return std::make_unique<Bil>(); }

} // namespace doppler
