// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/graph_branches.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace doppler {

namespace {

using Stream = std::tuple<std::uint32_t, std::uint32_t>;

/// The first and the last kernel of a graph on one stream.
struct Branch {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

using Branches = std::map<Stream, Branch>;

class GraphBranches {
public:
    explicit GraphBranches(RawProfile& from) : raw(from), kernels(from.trace.kernels) {}

    void add()
    {
        std::map<std::tuple<std::uint32_t, double>, Branches> graphs; // by thread and launch
        for (std::uint32_t i = 0; i < kernels.size(); ++i) {
            const ProfiledKernel& kernel = kernels[i];
            if (!raw.origins[i].ofGraph || kernel.thread == ProfiledOperator::none)
                continue;
            auto& branches = graphs[{kernel.thread, kernel.launched}];
            branches.try_emplace(streamOf(i), Branch{i, i}).first->second.last = i;
        }
        std::erase_if(graphs, [](const auto& graph) { return graph.second.size() < 2; });
        if (graphs.empty())
            return;
        for (std::uint32_t i = 0; i < kernels.size(); ++i)
            streams[streamOf(i)].push_back(i);
        for (const auto& [launch, branches] : graphs)
            connect(branches);
        auto& waits = raw.trace.waits;
        std::sort(waits.begin(), waits.end());
        waits.erase(std::unique(waits.begin(), waits.end()), waits.end());
        raw.trace.notes.push_back(
            {DOPPLER_PLURAL("core",
                            "{0} graphs of kernels ran on several streams: the trace does not contain their "
                            "inner dependencies, which were guessed from times",
                            "{0} graph of kernels ran on several streams: the trace does not contain its "
                            "inner dependencies, which were guessed from times"),
             {count(graphs.size())}});
    }

private:
    [[nodiscard]] Stream streamOf(std::uint32_t kernel) const
    {
        return {kernels[kernel].device, kernels[kernel].stream};
    }

    void connect(const Branches& branches)
    {
        const auto main =
            std::min_element(branches.begin(), branches.end(),
                             [](const auto& a, const auto& b) { return a.second.first < b.second.first; });
        const auto& list = streams[main->first];
        const auto begin = std::lower_bound(list.begin(), list.end(), main->second.first);
        for (const auto& [stream, branch] : branches) {
            if (stream == main->first)
                continue;
            if (begin != list.begin())
                raw.trace.waits.emplace_back(*std::prev(begin), branch.first);
            const double end = kernels[branch.last].start + kernels[branch.last].seconds * 1e6;
            const auto join = std::partition_point(
                list.begin(), list.end(), [&](std::uint32_t kernel) { return kernels[kernel].start < end; });
            if (join != list.end() && *join > branch.last)
                raw.trace.waits.emplace_back(branch.last, *join);
        }
    }

    RawProfile& raw;
    const std::vector<ProfiledKernel>& kernels;
    std::map<Stream, std::vector<std::uint32_t>> streams; ///< Kernels by start.
};

} // namespace

void addGraphBranches(RawProfile& raw) { GraphBranches(raw).add(); }

} // namespace doppler
