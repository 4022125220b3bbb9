// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/graph_picture.h"

#include <algorithm>
#include <functional>

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
    if (!picture.run || !picture.growing.empty())
        return;
    if (const FoldedRun* seen = picture.placed.seen.get()) {
        for (std::size_t b = 0; b < picture.boxCount(); ++b)
            setMark(picture.vertexMarks[b], CriticalMark, seen->totals(b).critical);
        for (std::size_t a = 0; a < picture.arrowCount(); ++a)
            setMark(picture.edgeMarks[a], CriticalMark, seen->crossing(a).critical);
        return;
    }
    for (const CriticalLink& link : picture.run->criticalPath)
        if (!link.isTransfer)
            setMark(picture.vertexMarks[link.index], CriticalMark, true);
    for (const EdgeId e : criticalEdges(*picture.run))
        setMark(picture.edgeMarks[e], CriticalMark, true);
}

/// By their number, largest first.
std::vector<DeviceShare> sharesFrom(std::span<const std::uint32_t> byDevice, std::size_t vertices)
{
    std::vector<DeviceShare> shares;
    for (std::size_t d = 0; d < byDevice.size(); ++d)
        if (byDevice[d] > 0)
            shares.push_back({DeviceId{d}, static_cast<double>(byDevice[d]) / static_cast<double>(vertices)});
    std::ranges::stable_sort(shares, std::ranges::greater(), &DeviceShare::share);
    return shares;
}

/// A box has the device that most of its placed vertices have.
std::vector<std::uint16_t> growingColors(GraphPicture& picture)
{
    const std::size_t devices = picture.topology ? picture.topology->deviceCount() : 0;
    std::vector<std::uint32_t> counts(picture.boxCount() * devices, 0);
    std::vector<std::uint16_t> colors(picture.boxCount(), noSwatch);
    for (const VertexId v : picture.graph->vertices()) {
        if (!picture.growing[v] || *picture.growing[v] >= devices)
            continue;
        const std::uint32_t box = picture.boxOf(v);
        const std::size_t device = *picture.growing[v];
        const std::uint32_t count = ++counts[box * devices + device];
        if (colors[box] == noSwatch || count > counts[box * devices + colors[box]])
            colors[box] = static_cast<std::uint16_t>(device);
    }
    for (std::size_t b = 0; picture.fold() && b < picture.boxCount(); ++b)
        picture.growingShares.push_back(
            sharesFrom(std::span(counts).subspan(b * devices, devices), picture.fold()->boxes[b].vertices));
    return colors;
}

std::vector<std::uint16_t> colorsOf(GraphPicture& picture, const Run* run)
{
    picture.growingShares.clear();
    if (picture.growing.size() == picture.graph->vertexCount() && !picture.growing.empty())
        return growingColors(picture);
    std::vector<std::uint16_t> colors(picture.boxCount(), noSwatch);
    for (std::size_t b = 0; run && b < colors.size(); ++b) {
        const DeviceId device =
            picture.fold() ? picture.placed.seen->shares(b).front().device : run->placement.devices[b];
        colors[b] = static_cast<std::uint16_t>(device);
    }
    return colors;
}

} // namespace

std::optional<VertexState> GraphPicture::stateOf(std::size_t box) const
{
    if (!time || !run || !growing.empty())
        return {};
    if (const auto vertex = vertexOf(box))
        return stateAt(run->schedule, *vertex, *time);
    const BoxMoment moment = placed.seen->at(box, *time);
    if (moment.done == fold()->boxes[box].vertices)
        return VertexState::Done;
    if (moment.started > moment.done)
        return VertexState::Running;
    return moment.ready ? VertexState::Ready : VertexState::Waiting;
}

double GraphPicture::progressOf(std::size_t box) const
{
    if (!time || !run)
        return 0;
    if (const auto vertex = vertexOf(box)) {
        const TaskRun& task = run->schedule.tasks[*vertex];
        return progressAt(task.start, task.end, *time);
    }
    return static_cast<double>(placed.seen->at(box, *time).done) /
           static_cast<double>(fold()->boxes[box].vertices);
}

void showRun(GraphPicture& picture, RunPtr run, FoldedRunPtr seen)
{
    if (!picture.fold() || !run)
        seen.reset();
    else if (!seen || seen->run() != run || seen->graph() != picture.placed.fold)
        seen = foldRun(picture.placed.fold, run);
    picture.placed.seen = std::move(seen);
    picture.vertexMarks.resize(picture.boxCount(), 0);
    picture.edgeMarks.resize(picture.arrowCount(), 0);
    if (run)
        picture.topology = run->problem->topologyPtr();
    std::vector<std::uint16_t> colors =
        colorsOf(picture, run.get()); // Of these devices, also while it grows.
    const std::size_t devicesBefore = picture.swatches.size();
    picture.swatches.clear();
    for (std::size_t d = 0; picture.topology && d < picture.topology->deviceCount(); ++d)
        picture.swatches.push_back(deviceSwatch(d));
    // Colours fade between runs, not from or to none, nor from devices that are gone.
    const bool comparable = picture.run && run && picture.swatchOf.size() == colors.size() &&
                            devicesBefore <= picture.swatches.size();
    picture.swatchBefore =
        comparable && picture.swatchOf != colors ? std::move(picture.swatchOf) : std::vector<std::uint16_t>();
    picture.swatchOf = std::move(colors);
    if (picture.shading && (!run || picture.shading->of.size() != picture.boxCount()))
        picture.shading.reset();
    picture.run = std::move(run);
    markCriticalPath(picture);
    showTime(picture, picture.time);
}

void showGrowing(GraphPicture& picture, std::vector<std::optional<DeviceId>> devices)
{
    picture.growing = std::move(devices);
    if (picture.empty())
        return;
    picture.swatchBefore.clear();
    picture.fade = 1;
    picture.swatchOf = colorsOf(picture, picture.run.get());
    markCriticalPath(picture);
    showTime(picture, picture.time);
}

void showTime(GraphPicture& picture, std::optional<double> seconds)
{
    picture.time = seconds;
    picture.transfers.clear();
    if (!seconds || !picture.run || !picture.graph || !picture.growing.empty())
        return;
    if (picture.placed.seen) {
        picture.placed.seen->transfersAt(*seconds, picture.transfers);
        return;
    }
    std::vector<EdgeTransfer> transfers;
    edgesInTransfer(*picture.graph, picture.run->schedule, *seconds, transfers);
    for (const EdgeTransfer& transfer : transfers)
        picture.transfers.push_back({transfer.edge, transfer.progress});
}

namespace {

/// By box: whether some vertex of it is lit.
std::vector<char> litBoxes(const GraphPicture& picture, const Spotlight& light)
{
    const auto deviceOf = [&](VertexId v) -> std::optional<DeviceId> {
        if (!picture.growing.empty())
            return picture.growing[v];
        return picture.run ? std::optional(picture.run->placement.devices[v]) : std::nullopt;
    };
    const auto shown = [&](VertexId v) {
        const auto device = deviceOf(v);
        return !device || !(*light.hidden)[*device] || (picture.vertexMarks[picture.boxOf(v)] & SelectedMark);
    };
    const auto lit = [&](VertexId v) {
        return (!light.matches || (*light.matches)[v]) && (!light.device || deviceOf(v) == light.device) &&
               (!light.hidden || shown(v));
    };
    const bool some = light.matches || light.device || light.hidden || !picture.growing.empty();
    std::vector<char> found(picture.boxCount(), !some);
    // While a placement grows, what is not placed is pale, but for what may come next.
    const auto there = [&](VertexId v) {
        return picture.growing.empty() || picture.growing[v] ||
               (picture.vertexMarks[picture.boxOf(v)] & CandidateMark) != 0;
    };
    if (some)
        for (const VertexId v : picture.graph->vertices())
            if (lit(v) && there(v))
                found[picture.boxOf(v)] = 1;
    return found;
}

} // namespace

void shine(GraphPicture& picture, const Spotlight& light)
{
    const std::size_t arrows = picture.arrowCount();
    std::vector<char> bright = litBoxes(picture, light);
    if (light.around) {
        std::vector<char> near(picture.boxCount(), 0);
        near[*light.around] = 1;
        for (std::size_t a = 0; a < arrows; ++a) {
            const auto [from, to] = picture.ends(a);
            if (from == *light.around || to == *light.around)
                near[from] = near[to] = 1;
        }
        for (std::size_t b = 0; b < near.size(); ++b)
            bright[b] = bright[b] && near[b];
    }
    for (std::size_t b = 0; light.selection && b < bright.size(); ++b)
        bright[b] = bright[b] && (picture.vertexMarks[b] & SelectedMark);
    if (const auto selected = picture.selectedBox())
        bright[*selected] = 1;
    for (std::size_t b = 0; b < bright.size(); ++b)
        setMark(picture.vertexMarks[b], DimmedMark, !bright[b]);
    for (std::size_t a = 0; a < arrows; ++a) {
        const auto [from, to] = picture.ends(a);
        const bool touches = !light.around || from == *light.around || to == *light.around;
        setMark(picture.edgeMarks[a], DimmedMark, !(touches && bright[from] && bright[to]));
    }
}

namespace {

void markBoxes(GraphPicture& picture, const std::vector<VertexId>& vertices, PictureMark mark)
{
    for (auto& marks : picture.vertexMarks)
        setMark(marks, mark, false);
    if (!picture.vertexMarks.empty())
        for (const VertexId v : vertices)
            if (v < picture.graph->vertexCount())
                setMark(picture.vertexMarks[picture.boxOf(v)], mark, true);
}

} // namespace

void showSelection(GraphPicture& picture, std::vector<VertexId> vertices, std::optional<VertexId> primary)
{
    picture.selection = std::move(vertices);
    picture.selected = primary;
    markBoxes(picture, picture.selection, SelectedMark);
}

void markLocked(GraphPicture& picture, const std::vector<VertexId>& vertices)
{
    markBoxes(picture, vertices, LockedMark);
}

void markCandidates(GraphPicture& picture, const std::vector<VertexId>& vertices)
{
    markBoxes(picture, vertices, CandidateMark);
}

bool hasCandidates(const GraphPicture& picture)
{
    return std::ranges::any_of(picture.vertexMarks,
                               [](std::uint8_t marks) { return (marks & CandidateMark) != 0; });
}

std::vector<double> deviceShares(const GraphPicture& picture)
{
    std::vector<double> shares(picture.topology ? picture.topology->deviceCount() : 0, 0.0);
    if (!picture.growing.empty()) {
        for (const auto& device : picture.growing)
            if (device && *device < shares.size())
                shares[*device] += 1 / static_cast<double>(picture.growing.size());
    } else if (picture.run)
        for (const DeviceId device : picture.run->placement.devices)
            shares[device] += 1 / static_cast<double>(picture.run->placement.devices.size());
    return shares;
}

} // namespace doppler
