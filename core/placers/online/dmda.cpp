// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/online/online_placer.h"
#include "core/problem/levels.h"

#include <limits>
#include <queue>

namespace doppler {

namespace {

/// A ready vertex and its upward rank.
struct RankedVertex {
    double rank;
    VertexId vertex;
    [[nodiscard]] bool operator<(const RankedVertex& other) const
    {
        return rank != other.rank ? rank < other.rank : vertex > other.vertex;
    }
};

/// When v is expected to end on d.
double expectedEnd(const OnlineView& view, VertexId v, DeviceId d)
{
    return std::max(view.freeAt(d), view.dataAt(v, d)) + view.problem().computeSeconds(v, d);
}

/// A vertex goes to a device as soon as it is ready: the one with the least max(free, data there) + time. Its
/// inputs set out while the device still works on others.
class ExpectedCompletion final : public OnlinePolicy {
public:
    void ready(const OnlineView&, VertexId v, DeviceId) override { list.push_back(v); }
    std::optional<OnlineStart> next(const OnlineView& view) override
    {
        if (head == list.size())
            return std::nullopt;
        const VertexId v = list[head++];
        DeviceId best;
        double least = std::numeric_limits<double>::infinity();
        for (DeviceId d : view.devicesFor(v)) {
            // Compute time alone already too long: the inputs need not be looked up.
            const double free = view.freeAt(d) + view.problem().computeSeconds(v, d);
            if (best.valid() && free >= least)
                continue;
            if (const double end = expectedEnd(view, v, d); !best.valid() || end < least) {
                best = d;
                least = end;
            }
        }
        return OnlineStart{v, best, 0};
    }

private:
    std::vector<VertexId> list;
    std::size_t head = 0;
};

/// The same by priority: the ready vertices by upward rank, and so do those that wait on a device.
class SortedCompletion final : public OnlinePolicy {
public:
    explicit SortedCompletion(const Problem& problem) : rank(levels(problem).bLevel) {}
    void ready(const OnlineView&, VertexId v, DeviceId) override { waiting.push({rank[v], v}); }
    std::optional<OnlineStart> next(const OnlineView& view) override
    {
        if (waiting.empty())
            return std::nullopt;
        const VertexId v = waiting.top().vertex;
        waiting.pop();
        DeviceId best;
        double least = std::numeric_limits<double>::infinity();
        for (DeviceId d : view.devicesFor(v))
            if (const double end = expectedEnd(view, v, d); !best.valid() || end < least) {
                best = d;
                least = end;
            }
        return OnlineStart{v, best, -rank[v]};
    }

private:
    std::vector<double> rank;
    std::priority_queue<RankedVertex> waiting;
};

/// The most urgent ready vertex goes to the free device on which it ends first; nothing waits on a device.
class RankedAnywhere final : public OnlinePolicy {
public:
    explicit RankedAnywhere(const Problem& problem) : rank(levels(problem).bLevel) {}
    void ready(const OnlineView&, VertexId v, DeviceId) override { waiting.push({rank[v], v}); }
    std::optional<OnlineStart> next(const OnlineView& view) override
    {
        if (!hasFreeDevice(view))
            return std::nullopt;
        std::optional<OnlineStart> start;
        while (!waiting.empty() && !start) {
            const RankedVertex first = waiting.top();
            waiting.pop();
            if (const DeviceId d = freeDeviceFor(view, first.vertex); d.valid())
                start = OnlineStart{first.vertex, d, 0};
            else
                passed.push_back(first);
        }
        for (const RankedVertex& vertex : passed)
            waiting.push(vertex);
        passed.clear();
        return start;
    }

private:
    static bool hasFreeDevice(const OnlineView& view)
    {
        for (DeviceId d : view.problem().topology().devices())
            if (view.isFree(d))
                return true;
        return false;
    }
    static DeviceId freeDeviceFor(const OnlineView& view, VertexId v)
    {
        DeviceId best;
        double least = std::numeric_limits<double>::infinity();
        for (DeviceId d : view.devicesFor(v))
            if (view.isFree(d))
                if (const double end = expectedEnd(view, v, d); !best.valid() || end < least) {
                    best = d;
                    least = end;
                }
        return best;
    }

    std::vector<double> rank;
    std::priority_queue<RankedVertex> waiting;
    std::vector<RankedVertex> passed; ///< Without a free device now.
};

template <class Policy>
class CompletionPlacer final : public OnlinePlacer {
public:
    CompletionPlacer(const char* id, const char* name, const char* source)
        : description{id, name, PlacerKind::Online, source, {}}
    {
    }
    [[nodiscard]] const PlacerInfo& info() const override { return description; }
    [[nodiscard]] std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const override
    {
        if constexpr (std::is_default_constructible_v<Policy>)
            return std::make_unique<Policy>();
        else
            return std::make_unique<Policy>(problem);
    }

private:
    PlacerInfo description;
};

constexpr const char* starpu = "Augonnet, Thibault, Namyst, Wacrenier, StarPU, CCPE 23(2), 2011";

} // namespace

std::unique_ptr<Placer> makeOnlineDmda()
{
    return std::make_unique<CompletionPlacer<ExpectedCompletion>>("online-dmda", "DMDA", starpu);
}

std::unique_ptr<Placer> makeOnlineDmdas()
{
    return std::make_unique<CompletionPlacer<SortedCompletion>>("online-dmdas", "DMDAS", starpu);
}

std::unique_ptr<Placer> makeOnlineHeftOrder()
{
    return std::make_unique<CompletionPlacer<RankedAnywhere>>(
        "online-heft-order", DOPPLER_TEXT("core", "HEFT order, any free device"),
        "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002");
}

} // namespace doppler
