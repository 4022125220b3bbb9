// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/online/readys_state.h"

#include <algorithm>
#include <cmath>

namespace doppler {

void ReadysBatch::clear()
{
    for (std::vector<float>* values : {&rows, &weight, &devices})
        values->clear();
    for (std::vector<std::uint32_t>* numbers : {&source, &choices})
        numbers->clear();
    for (std::vector<std::uint32_t>* starts : {&start, &rowStart, &choiceStart})
        starts->assign(1, 0);
    mayPass.clear();
}

void ReadysBatch::append(const ReadysBatch& other, std::size_t first, std::size_t last)
{
    const std::uint32_t row = other.rowStart[first];
    const std::uint32_t rowEnd = other.rowStart[last];
    const std::uint32_t choice = other.choiceStart[first];
    const std::uint32_t edge = other.start[row];
    const auto moved = [](std::uint32_t base, std::uint32_t from) {
        return [base, from](std::uint32_t value) { return value - from + base; };
    };
    const auto copy = [](const std::vector<std::uint32_t>& from, std::size_t begin, std::size_t end,
                         std::vector<std::uint32_t>& to, auto change) {
        std::transform(from.begin() + static_cast<std::ptrdiff_t>(begin),
                       from.begin() + static_cast<std::ptrdiff_t>(end), std::back_inserter(to), change);
    };
    const auto rowBase = static_cast<std::uint32_t>(rowCount());
    copy(other.start, row + 1, rowEnd + 1, start, moved(start.back(), edge));
    copy(other.source, edge, other.start[rowEnd], source, moved(rowBase, row));
    copy(other.choices, choice, other.choiceStart[last], choices, moved(rowBase, row));
    copy(other.rowStart, first + 1, last + 1, rowStart, moved(rowBase, row));
    copy(other.choiceStart, first + 1, last + 1, choiceStart, moved(choiceStart.back(), choice));
    const auto add = [](const auto& from, std::size_t begin, std::size_t end, auto& to) {
        to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(begin),
                  from.begin() + static_cast<std::ptrdiff_t>(end));
    };
    add(other.rows, row * ReadysGraph::columns, rowEnd * ReadysGraph::columns, rows);
    add(other.weight, edge, other.start[rowEnd], weight);
    add(other.devices, first * ReadysGraph::deviceColumns, last * ReadysGraph::deviceColumns, devices);
    add(other.mayPass, first, last, mayPass);
}

ReadysStates::ReadysStates(const Problem& p, const ReadysGraph& g, Rules r)
    : problem(p), graph(g), rules(r), rowOf(p.vertexCount(), none)
{
}

void ReadysStates::addVertex(VertexId v)
{
    if (rowOf[v] != none || vertices.size() == mostRows)
        return;
    rowOf[v] = static_cast<std::uint32_t>(vertices.size());
    vertices.push_back(v);
}

void ReadysStates::findVertices(std::span<const VertexId> choices, std::span<const VertexId> active)
{
    vertices.clear();
    for (const VertexId v : choices)
        addVertex(v);
    for (const VertexId v : active)
        addVertex(v);
    std::size_t begin = 0;
    for (std::size_t hop = 0; hop < rules.window; ++hop) {
        const std::size_t end = vertices.size();
        for (; begin < end; ++begin)
            for (const Edge& e : problem.graph().outEdges(vertices[begin]))
                addVertex(e.to);
    }
}

/// Â = D^-1/2 (A + I) D^-1/2 with A from child to parent and D the number of children and 1.
void ReadysStates::connect(ReadysBatch& out)
{
    scale.assign(vertices.size(), 1.0F);
    for (std::size_t r = 0; r < vertices.size(); ++r)
        for (const Edge& e : problem.graph().outEdges(vertices[r]))
            scale[r] += rowOf[e.to] != none ? 1.0F : 0.0F;
    for (float& s : scale)
        s = 1 / std::sqrt(s);
    for (std::uint32_t r = 0; r < vertices.size(); ++r) {
        const auto add = [&](std::uint32_t from) {
            out.source.push_back(from);
            out.weight.push_back(scale[r] * scale[from]);
        };
        add(r);
        for (const Edge& e : problem.graph().outEdges(vertices[r]))
            if (rowOf[e.to] != none)
                add(rowOf[e.to]);
        out.start.push_back(static_cast<std::uint32_t>(out.source.size()));
    }
}

std::array<float, ReadysGraph::deviceColumns> ReadysStates::deviceOf(const OnlineView& view, DeviceId d) const
{
    std::array<double, 2> least{-1, -1}; // accelerators, CPUs; -1: there is none
    for (const DeviceId other : problem.topology().devices()) {
        double& own = least[graph.isCpu[other]];
        const double remaining = view.freeAt(other) - view.now();
        own = own < 0 ? remaining : std::min(own, remaining);
    }
    return {graph.speed[d], graph.scaled(std::max(least[0], 0.0)), graph.scaled(std::max(least[1], 0.0))};
}

void ReadysStates::fillActive(const OnlineView& view, VertexId v, float* row) const
{
    const bool isRunning = view.expectedEndOf(v) != never;
    const DeviceId at = view.deviceOf(v);
    const double end = isRunning ? view.expectedEndOf(v) : view.dataAt(v, at) + problem.computeSeconds(v, at);
    row[ReadysGraph::Running] = 1;
    row[ReadysGraph::Remaining] = graph.scaled(std::max(end - view.now(), 0.0));
}

void ReadysStates::fillChoice(const OnlineView& view, DeviceId d, VertexId v, float* row) const
{
    row[ReadysGraph::Ready] = 1;
    if (!rules.seesTransfers)
        return;
    const auto endOn = [&](DeviceId x, double data) {
        return std::max(data, view.freeAt(x)) + problem.computeSeconds(v, x);
    };
    const double here = view.dataAt(v, d);
    double leastWait = here;
    double bestEnd = never;
    for (const DeviceId other : view.devicesFor(v))
        if (other != d) {
            const double data = view.dataAt(v, other);
            leastWait = std::min(leastWait, data);
            bestEnd = std::min(bestEnd, endOn(other, data));
        }
    row[ReadysGraph::Wait] = graph.scaled(here - view.now());
    row[ReadysGraph::LeastWait] = graph.scaled(leastWait - view.now());
    row[ReadysGraph::Delay] = bestEnd == never ? 0 : graph.scaled(endOn(d, here) - bestEnd);
}

void ReadysStates::make(const OnlineView& view, DeviceId d, std::span<const VertexId> choices,
                        std::span<const VertexId> active, bool mayPass, ReadysBatch& out)
{
    out.clear();
    findVertices(choices, active);
    const auto device = deviceOf(view, d);
    out.rows.resize(vertices.size() * ReadysGraph::columns);
    for (std::size_t r = 0; r < vertices.size(); ++r) {
        const VertexId v = vertices[r];
        float* row = &out.rows[r * ReadysGraph::columns];
        std::copy_n(&graph.rows[v * ReadysGraph::columns], ReadysGraph::columns, row);
        std::ranges::copy(device, row + ReadysGraph::Asking);
        if (rules.seesTransfers)
            row[ReadysGraph::Seconds] = graph.scaled(problem.computeSeconds(v, d));
        else
            row[ReadysGraph::Urgency] = 0;
        if (r < choices.size())
            fillChoice(view, d, v, row);
        else if (view.deviceOf(v).valid())
            fillActive(view, v, row);
    }
    for (std::uint32_t r = 0; r < choices.size(); ++r)
        out.choices.push_back(r);
    connect(out);
    out.rowStart.push_back(static_cast<std::uint32_t>(vertices.size()));
    out.choiceStart.push_back(static_cast<std::uint32_t>(choices.size()));
    out.devices.assign(device.begin(), device.end());
    out.mayPass.push_back(mayPass ? 1 : 0);
    for (const VertexId v : vertices)
        rowOf[v] = none;
}

} // namespace doppler
