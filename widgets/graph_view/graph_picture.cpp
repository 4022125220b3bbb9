// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/graph_picture.h"

namespace doppler {

namespace {

void setMark(std::uint8_t& marks, PictureMark mark, bool on)
{
    marks = static_cast<std::uint8_t>(on ? marks | mark : marks & ~mark);
}

void markCriticalPath(GraphPicture& picture)
{
    for (auto& marks : picture.vertexMarks)
        setMark(marks, CriticalMark, false);
    for (auto& marks : picture.edgeMarks)
        setMark(marks, CriticalMark, false);
    if (!picture.run)
        return;
    // An edge belongs to the path where data waits made it so: directly between two tasks of one device, or
    // through the transfer between them.
    std::optional<VertexId> source;
    for (const CriticalLink& link : picture.run->criticalPath) {
        if (link.isTransfer) {
            source = picture.run->schedule.transfers[link.index].vertex;
            continue;
        }
        const VertexId v{link.index};
        setMark(picture.vertexMarks[v], CriticalMark, true);
        if (source && link.cause == Cause::Data) {
            for (const EdgeId e : picture.graph->inEdges(v))
                if (picture.graph->edge(e).from == *source)
                    setMark(picture.edgeMarks[e], CriticalMark, true);
        }
        source = v;
    }
}

} // namespace

void showRun(GraphPicture& picture, RunPtr run)
{
    const std::size_t count = picture.graph->vertexCount();
    picture.vertexMarks.resize(count, 0);
    picture.edgeMarks.resize(picture.graph->edgeCount(), 0);
    std::vector<std::uint16_t> colors(count, noSwatch);
    if (run) {
        for (std::size_t v = 0; v < count; ++v)
            colors[v] = static_cast<std::uint16_t>(run->placement.devices[v]);
        picture.topology = run->problem->topologyPtr();
    }
    picture.swatches.clear();
    for (std::size_t d = 0; picture.topology && d < picture.topology->deviceCount(); ++d)
        picture.swatches.push_back(deviceSwatch(d));
    // Colours fade between runs, not from or to none.
    const bool comparable = picture.run && run && picture.swatchOf.size() == count;
    picture.swatchBefore =
        comparable && picture.swatchOf != colors ? std::move(picture.swatchOf) : std::vector<std::uint16_t>();
    picture.swatchOf = std::move(colors);
    picture.run = std::move(run);
    markCriticalPath(picture);
    showTime(picture, picture.time);
}

void showTime(GraphPicture& picture, std::optional<double> seconds)
{
    picture.time = seconds;
    picture.transfers.clear();
    if (seconds && picture.run && picture.graph)
        edgesInTransfer(*picture.graph, picture.run->schedule, *seconds, picture.transfers);
}

void shine(GraphPicture& picture, const Spotlight& light)
{
    const DataflowGraph& graph = *picture.graph;
    std::vector<char> near;
    if (light.around) {
        near.assign(graph.vertexCount(), 0);
        near[*light.around] = 1;
        for (const Edge& edge : graph.outEdges(*light.around))
            near[edge.to] = 1;
        for (const EdgeId e : graph.inEdges(*light.around))
            near[graph.edge(e).from] = 1;
    }
    for (const VertexId v : graph.vertices()) {
        const bool bright = (!light.matches || (*light.matches)[v]) &&
                            (!light.device || picture.swatchOf[v] == *light.device) &&
                            (near.empty() || near[v]);
        setMark(picture.vertexMarks[v], DimmedMark, !bright && picture.selected != v);
    }
    for (const EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        const bool touches = !light.around || edge.from == *light.around || edge.to == *light.around;
        const bool ends = ((picture.vertexMarks[edge.from] | picture.vertexMarks[edge.to]) & DimmedMark) == 0;
        setMark(picture.edgeMarks[e], DimmedMark, !(touches && ends));
    }
}

std::vector<double> deviceShares(const GraphPicture& picture)
{
    std::vector<double> shares(picture.topology ? picture.topology->deviceCount() : 0, 0.0);
    for (const std::uint16_t swatch : picture.swatchOf)
        if (swatch < shares.size())
            shares[swatch] += 1 / static_cast<double>(picture.swatchOf.size());
    return shares;
}

} // namespace doppler
