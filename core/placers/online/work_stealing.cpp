// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/placers/online/online_placer.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace doppler {

namespace {

/// Every device has a deque. A vertex that becomes ready joins that of the device whose work released it
/// (sources: one device after the other). A free device takes the newest vertex of its own deque, otherwise
/// the oldest of another one.
class WorkStealing : public OnlinePolicy {
public:
    explicit WorkStealing(const Problem& problem) : deques(problem.deviceCount()) {}

    void ready(const OnlineView&, VertexId v, DeviceId by) override
    {
        const DeviceId to = by.valid() ? by : DeviceId{nextSource++ % deques.size()};
        deques[to].push_back(v);
        ++count;
    }

    std::optional<OnlineStart> next(const OnlineView& view) override
    {
        if (count == 0)
            return std::nullopt;
        for (DeviceId d : view.problem().topology().devices()) {
            if (!view.isFree(d))
                continue;
            VertexId v = takeOwn(view, d);
            if (!v.valid())
                v = steal(view, d);
            if (!v.valid())
                continue;
            --count;
            return OnlineStart{v, d, 0};
        }
        return std::nullopt;
    }

protected:
    /// The devices from which `thief` steals, in this order.
    virtual std::span<const DeviceId> victims(DeviceId thief) = 0;

private:
    VertexId takeOwn(const OnlineView& view, DeviceId d)
    {
        std::deque<VertexId>& own = deques[d];
        for (auto v = own.rbegin(); v != own.rend(); ++v)
            if (view.may(*v, d)) {
                const VertexId taken = *v;
                own.erase(std::next(v).base());
                return taken;
            }
        return {};
    }

    VertexId steal(const OnlineView& view, DeviceId thief)
    {
        for (DeviceId victim : victims(thief)) {
            std::deque<VertexId>& other = deques[victim];
            const auto v = std::ranges::find_if(other, [&](VertexId x) { return view.may(x, thief); });
            if (v == other.end())
                continue;
            const VertexId taken = *v;
            other.erase(v);
            return taken;
        }
        return {};
    }

    std::vector<std::deque<VertexId>> deques; ///< By device; the newest vertex at the end.
    std::size_t nextSource = 0;
    std::size_t count = 0;
};

/// Victims in a drawn order.
class RandomVictims final : public WorkStealing {
public:
    explicit RandomVictims(const Problem& problem)
        : WorkStealing(problem), random(problem.model().seed), order(problem.deviceCount())
    {
        for (std::size_t d = 0; d < order.size(); ++d)
            order[d] = DeviceId{d};
    }

protected:
    std::span<const DeviceId> victims(DeviceId) override
    {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
        return order;
    }

private:
    Random random;
    std::vector<DeviceId> order;
};

/// The nearest victims first: by the time for a mean tensor from the victim to the thief.
class NearVictims final : public WorkStealing {
public:
    explicit NearVictims(const Problem& problem) : WorkStealing(problem), near(problem.deviceCount())
    {
        const DataflowGraph& graph = problem.graph();
        for (DeviceId thief : problem.topology().devices()) {
            std::vector<double> seconds(problem.deviceCount(), 0);
            for (DeviceId victim : problem.topology().devices()) {
                near[thief].push_back(victim);
                for (TensorId t : graph.tensors())
                    seconds[victim] += problem.transferSeconds(t, victim, thief);
            }
            std::ranges::stable_sort(near[thief],
                                     [&](DeviceId a, DeviceId b) { return seconds[a] < seconds[b]; });
        }
    }

protected:
    std::span<const DeviceId> victims(DeviceId thief) override { return near[thief]; }

private:
    std::vector<std::vector<DeviceId>> near; ///< By thief.
};

template <class Policy>
class StealingPlacer final : public OnlinePlacer {
public:
    StealingPlacer(const char* id, const char* name, const char* source)
        : description{id, name, PlacerKind::Online, source, {}}
    {
    }
    [[nodiscard]] const PlacerInfo& info() const override { return description; }
    [[nodiscard]] std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const override
    {
        return std::make_unique<Policy>(problem);
    }

private:
    PlacerInfo description;
};

} // namespace

std::unique_ptr<Placer> makeOnlineWs()
{
    return std::make_unique<StealingPlacer<RandomVictims>>("online-ws", DOPPLER_TEXT("core", "Work stealing"),
                                                           "Blumofe, Leiserson, JACM 46(5), 1999");
}

std::unique_ptr<Placer> makeOnlineLws()
{
    return std::make_unique<StealingPlacer<NearVictims>>(
        "online-lws", DOPPLER_TEXT("core", "Locality work stealing"),
        "Augonnet, Thibault, Namyst, Wacrenier, StarPU, CCPE 23(2), 2011");
}

} // namespace doppler
