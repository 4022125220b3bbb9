// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workflows/workflow_graph.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace doppler {

namespace {

/// Parent and child.
using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

/// By parent, as its `children` have them, then those that only `parents` has.
Pairs pairsOf(const WorkflowParts& parts)
{
    struct Pair {
        std::uint32_t parent, child;
        std::size_t place;
    };
    std::vector<Pair> all;
    const std::size_t count = parts.builder.vertexCount();
    for (std::size_t v = 0; v < count; ++v)
        for (const std::uint32_t child : parts.children.of(v))
            all.push_back({static_cast<std::uint32_t>(v), parts.vertexOf[child], all.size()});
    for (std::size_t v = 0; v < count; ++v)
        for (const std::uint32_t parent : parts.parents.of(v))
            all.push_back({parts.vertexOf[parent], static_cast<std::uint32_t>(v), all.size()});
    std::sort(all.begin(), all.end(), [](const Pair& a, const Pair& b) {
        return std::tie(a.parent, a.child, a.place) < std::tie(b.parent, b.child, b.place);
    });
    all.erase(
        std::unique(all.begin(), all.end(),
                    [](const Pair& a, const Pair& b) { return a.parent == b.parent && a.child == b.child; }),
        all.end());
    std::sort(all.begin(), all.end(), [](const Pair& a, const Pair& b) {
        return std::tie(a.parent, a.place) < std::tie(b.parent, b.place);
    });
    Pairs out;
    out.reserve(all.size());
    for (const Pair& pair : all)
        out.emplace_back(pair.parent, pair.child);
    return out;
}

/// A file that goes along an edge: `edge` is the pair's number, `place` the file's among the parent's
/// outputs.
struct SharedFile {
    std::uint32_t edge, place, file;
};

/// Finds the files that pairs share. A task takes a file that several parents put out from the first, so that
/// there are never more of these than files taken in.
class FileSharing {
public:
    FileSharing(WorkflowParts& whole, const Pairs& pairs)
        : parts(whole), edges(pairs), sorted(whole.builder.vertexCount()), neededBy(whole.files.size(), none)
    {
        for (std::size_t v = 0; v < sorted.size(); ++v) {
            const auto list = parts.outputs.of(v);
            for (std::uint32_t i = 0; i < list.size(); ++i)
                sorted[v].emplace_back(list[i], i);
            std::sort(sorted[v].begin(), sorted[v].end());
        }
    }

    std::vector<SharedFile> share()
    {
        std::vector<std::uint32_t> byChild(edges.size());
        for (std::uint32_t e = 0; e < edges.size(); ++e)
            byChild[e] = e;
        std::stable_sort(byChild.begin(), byChild.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return edges[a].second < edges[b].second; });
        std::size_t next = 0;
        for (std::uint32_t v = 0; v < parts.builder.vertexCount(); ++v) {
            for (const std::uint32_t file : parts.inputs.of(v))
                neededBy[file] = v;
            for (; next < byChild.size() && edges[byChild[next]].second == v; ++next)
                takeFromParent(byChild[next], v);
            for (const std::uint32_t file : parts.inputs.of(v))
                if (neededBy[file] == v) {
                    parts.builder.vertex(VertexId{v}).persistentBytes += parts.sizeOf[file];
                    neededBy[file] = none;
                }
        }
        std::sort(shared.begin(), shared.end(), [](const SharedFile& a, const SharedFile& b) {
            return std::tie(a.edge, a.place) < std::tie(b.edge, b.place);
        });
        return std::move(shared);
    }

private:
    /// Goes through the shorter of the parent's outputs and the task's inputs.
    void takeFromParent(std::uint32_t edge, std::uint32_t task)
    {
        const auto& produced = sorted[edges[edge].first];
        const auto inputs = parts.inputs.of(task);
        if (produced.size() <= inputs.size()) {
            for (const auto& [file, place] : produced)
                take(edge, task, file, place);
            return;
        }
        for (const std::uint32_t file : inputs) {
            const auto found = std::lower_bound(produced.begin(), produced.end(), std::pair(file, 0U));
            if (found != produced.end() && found->first == file)
                take(edge, task, file, found->second);
        }
    }

    void take(std::uint32_t edge, std::uint32_t task, std::uint32_t file, std::uint32_t place)
    {
        if (neededBy[file] != task)
            return;
        neededBy[file] = none;
        shared.push_back({edge, place, file});
    }

    static constexpr std::uint32_t none = WorkflowParts::none;
    WorkflowParts& parts;
    const Pairs& edges;
    std::vector<std::vector<std::pair<std::uint32_t, std::uint32_t>>> sorted; ///< File and place, by task.
    std::vector<std::uint32_t> neededBy; ///< The task that last asked for a file and has not found it yet.
    std::vector<SharedFile> shared;
};

} // namespace

void WorkflowParts::closeTask()
{
    for (NumberLists* lists : {&parents, &children, &inputs, &outputs})
        lists->close();
}

std::string WorkflowParts::taskName(std::uint32_t number) const
{
    std::string name;
    tasks.forEach([&](std::string_view known, std::uint32_t n) {
        if (n == number)
            name = excerpt(known);
    });
    return name;
}

void WorkflowParts::setSize(std::uint32_t file, double bytes)
{
    sizeOf.resize(std::max<std::size_t>(sizeOf.size(), files.size()), 0);
    sizeOf[file] = bytes;
}

void addWorkflowEdges(WorkflowParts& parts)
{
    GraphBuilder& builder = parts.builder;
    parts.sizeOf.resize(parts.files.size(), 0);
    for (std::size_t v = 0; v < builder.vertexCount(); ++v)
        for (const std::uint32_t file : parts.outputs.of(v))
            builder.vertex(VertexId{v}).outputBytes += parts.sizeOf[file];
    const Pairs edges = pairsOf(parts);
    for (NumberLists* lists : {&parts.parents, &parts.children})
        *lists = {};
    const auto shared = FileSharing(parts, edges).share();
    builder.reserve(builder.vertexCount(), edges.size() + shared.size());
    std::size_t next = 0;
    for (std::uint32_t e = 0; e < edges.size(); ++e) {
        const auto [from, to] = edges[e];
        if (next == shared.size() || shared[next].edge != e)
            builder.addEdge({from, to, 0.0, {}, controlTensor});
        // Named by the file's number: its name may be long, and would be repeated for every child.
        for (; next < shared.size() && shared[next].edge == e; ++next)
            builder.addEdge(
                {from, to, parts.sizeOf[shared[next].file], {}, "f" + std::to_string(shared[next].file)});
    }
}

void orderByFiles(WorkflowParts& parts)
{
    const std::size_t count = parts.builder.vertexCount();
    std::vector<std::uint32_t> producer(parts.files.size(), WorkflowParts::none);
    for (std::uint32_t v = 0; v < count; ++v)
        for (const std::uint32_t file : parts.outputs.of(v))
            if (producer[file] == WorkflowParts::none)
                producer[file] = v;
    std::vector<std::uint32_t> nameOf(count, WorkflowParts::none);
    for (std::uint32_t name = 0; name < parts.vertexOf.size(); ++name)
        if (parts.vertexOf[name] != WorkflowParts::none)
            nameOf[parts.vertexOf[name]] = name;
    NumberLists parents;
    for (std::uint32_t v = 0; v < count; ++v) {
        for (const std::uint32_t file : parts.inputs.of(v))
            if (const std::uint32_t from = producer[file]; from != WorkflowParts::none && from != v)
                parents.items.push_back(nameOf[from]);
        parents.close();
    }
    parts.parents = std::move(parents);
}

} // namespace doppler
