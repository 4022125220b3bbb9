// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/profile_order.h"

#include "core/io/profiles/sort_if_needed.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

class Order {
public:
    Order(const ProfileTrace& from, const std::vector<ProfiledCall>& all) : trace(from), calls(all) {}

    void find()
    {
        const std::vector<std::uint32_t> callOf = callsOfKernels(trace, calls);
        followPlaces(callOf);
        for (const auto& [from, to] : trace.waits)
            connect(callOf[from], callOf[to]);
        followThreads();
        sortIfNeeded(edges, std::less<>());
        edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    }

    void addTo(GraphBuilder& builder) const
    {
        for (const auto& [from, to] : edges)
            builder.addEdge(VertexId{from}, VertexId{to});
    }

private:
    static std::uint64_t onDevice(std::uint32_t device, std::uint32_t stream)
    {
        return std::uint64_t{1} << 63 | std::uint64_t{device} << 32 | stream;
    }

    /// A stream of a device, or a thread of the host.
    static std::uint64_t placeOf(const ProfiledCall& call)
    {
        return call.kernels > 0 ? onDevice(call.device, call.stream) : std::uint64_t{call.thread};
    }

    /// Calls that are on one place follow each other; an operator is on all streams of its kernels.
    void followPlaces(const std::vector<std::uint32_t>& callOf)
    {
        std::vector<std::pair<std::uint64_t, std::uint32_t>> places;
        for (std::uint32_t i = 0; i < calls.size(); ++i)
            if (calls[i].kernels == 0)
                places.emplace_back(placeOf(calls[i]), i);
        for (std::uint32_t i = 0; i < trace.kernels.size(); ++i)
            if (callOf[i] != none)
                places.emplace_back(onDevice(trace.kernels[i].device, trace.kernels[i].stream), callOf[i]);
        sortIfNeeded(places, std::less<>());
        for (std::size_t i = 1; i < places.size(); ++i)
            if (places[i].first == places[i - 1].first)
                connect(places[i - 1].second, places[i].second);
    }

    void followThreads()
    {
        std::vector<std::uint32_t> list;
        for (std::uint32_t i = 0; i < calls.size(); ++i)
            if (calls[i].thread != none)
                list.push_back(i);
        sortIfNeeded(list, [this](std::uint32_t a, std::uint32_t b) {
            return std::tuple(calls[a].thread, calls[a].launched) <
                   std::tuple(calls[b].thread, calls[b].launched);
        });
        for (std::size_t i = 1; i < list.size(); ++i) {
            const ProfiledCall& a = calls[list[i - 1]];
            const ProfiledCall& b = calls[list[i]];
            const bool oneLaunch = a.launched == b.launched; // a graph of kernels: see graph_branches.h
            if (a.thread == b.thread && !oneLaunch && placeOf(a) != placeOf(b) && a.end <= b.start &&
                (!trace.knowsWaits || hostWaited(a, b)))
                connect(list[i - 1], list[i]);
        }
    }

    [[nodiscard]] bool hostWaited(const ProfiledCall& a, const ProfiledCall& b) const
    {
        const auto next =
            std::upper_bound(trace.syncs.begin(), trace.syncs.end(), std::tuple(a.thread, a.launched),
                             [](const std::tuple<std::uint32_t, double>& time, const ProfiledSync& sync) {
                                 return time < std::tuple(sync.thread, sync.start);
                             });
        return next != trace.syncs.end() && next->thread == a.thread && next->start < b.launched;
    }

    /// Calls are sorted by start, and no edge leads back.
    void connect(std::uint32_t a, std::uint32_t b)
    {
        if (a != b && a != none && b != none)
            edges.emplace_back(std::min(a, b), std::max(a, b));
    }

    const ProfileTrace& trace;
    const std::vector<ProfiledCall>& calls;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
};

} // namespace

void addOrder(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls, GraphBuilder& builder)
{
    Order order(trace, calls);
    order.find();
    order.addTo(builder);
}

} // namespace doppler
