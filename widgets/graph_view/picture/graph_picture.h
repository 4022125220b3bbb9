// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/folded_run.h"
#include "widgets/graph_view/layout/layout.h"
#include "widgets/graph_view/layout/spatial_index.h"
#include "widgets/graph_view/picture/box_style.h"
#include "widgets/graph_view/picture/coloring.h"
#include "widgets/graph_view/picture/playback_state.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// A layout with its index and what it is a layout of, as the background job hands them over.
struct PlacedLayout {
    LayoutPtr layout;
    std::shared_ptr<const SpatialIndex> index;
    GroupTreePtr tree;   ///< Null where nobody asked for groups.
    OpenGroups open;     ///< Of the tree.
    FoldedGraphPtr fold; ///< Null: box = vertex, arrow = edge.
    FoldedRunPtr seen;   ///< A run on that; may be null.
};

/// What stands out about a box or an arrow.
enum PictureMark : std::uint8_t {
    DimmedMark = 1,    ///< Not selected, searched for or highlighted while something else is.
    CriticalMark = 2,  ///< On the realised critical path.
    CandidateMark = 4, ///< The policy may choose it next.
    SelectedMark = 8,  ///< It, or a vertex of it, is selected.
    LockedMark = 16,   ///< It, or a vertex of it, stays on its device.
};

inline constexpr std::uint16_t noSwatch = 0xffff;

/// Everything that the painter reads, and nothing else: it knows neither the widget nor its events. Shared
/// values are referred to; what belongs to this picture alone is small and by box or arrow. A box is a vertex
/// or a closed group, an arrow an edge or all edges between two boxes; while nothing is closed their numbers
/// are those of vertices and edges.
struct GraphPicture {
    GraphPtr graph;
    TopologyPtr topology;
    PlacedLayout placed;
    RunPtr run;

    std::vector<Swatch> swatches;
    std::vector<std::uint16_t> swatchOf;     ///< By box, of a group the main one; noSwatch: no device yet.
    std::vector<std::uint16_t> swatchBefore; ///< While colours fade from another run; else empty.
    double fade = 1;                         ///< 0: the colours before, 1: those now.

    ShadingPtr shading;       ///< Values that boxes are filled by instead of devices; null: devices.
    bool arrowLabels = false; ///< The sizes of tensors are written along arrows.

    /// By vertex, while a placement grows: nothing where none is yet. Empty: the run is shown.
    std::vector<std::optional<DeviceId>> growing;
    std::vector<std::vector<DeviceShare>> growingShares; ///< By box, while it grows and groups are closed.

    std::vector<std::uint8_t> vertexMarks; ///< PictureMark bits.
    std::vector<std::uint8_t> edgeMarks;
    std::optional<VertexId> selected;     ///< Of several the one chosen last.
    std::vector<VertexId> selection;      ///< All that are selected, ascending.
    std::optional<GroupId> selectedGroup; ///< Instead of a vertex, while it is closed and can be seen.
    std::optional<std::uint32_t> hovered; ///< A box.

    std::optional<double> time;           ///< Seconds of the run, while it is played.
    std::vector<ArrowTransfer> transfers; ///< At that time.

    [[nodiscard]] bool empty() const { return !graph || !placed.layout; }
    [[nodiscard]] const GraphLayout& layout() const { return *placed.layout; }
    [[nodiscard]] const FoldedGraph* fold() const { return placed.fold.get(); }
    /// 0 without a graph.
    [[nodiscard]] std::size_t boxCount() const
    {
        return fold() ? fold()->boxes.size() : graph ? graph->vertexCount() : 0;
    }
    /// 0 without a graph.
    [[nodiscard]] std::size_t arrowCount() const
    {
        return fold() ? fold()->arrows.size() : graph ? graph->edgeCount() : 0;
    }
    [[nodiscard]] std::uint32_t boxOf(VertexId v) const { return fold() ? fold()->boxOf[v] : v.value; }
    [[nodiscard]] bool isGroup(std::size_t box) const { return fold() && fold()->boxes[box].isGroup; }
    /// The vertex that the box is; nothing for a group.
    [[nodiscard]] std::optional<VertexId> vertexOf(std::size_t box) const
    {
        if (isGroup(box))
            return {};
        return fold() ? fold()->boxes[box].vertex() : VertexId{box};
    }
    /// Boxes are filled by values. A placement that grows is always shown by devices.
    [[nodiscard]] bool shaded() const
    {
        return shading && growing.empty() && shading->of.size() == boxCount();
    }
    /// What a box is filled with; null: it has neither value nor device.
    [[nodiscard]] const Swatch* swatchFor(std::size_t box) const
    {
        if (shaded())
            return &shading->swatches[shading->of[box]];
        return box < swatchOf.size() && swatchOf[box] != noSwatch ? &swatches[swatchOf[box]] : nullptr;
    }
    /// The boxes at an arrow's ends.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> ends(std::size_t arrow) const
    {
        if (fold())
            return {fold()->arrows[arrow].from, fold()->arrows[arrow].to};
        return {graph->edge(EdgeId{arrow}).from, graph->edge(EdgeId{arrow}).to};
    }
    /// The box that is the selection or holds it.
    [[nodiscard]] std::optional<std::uint32_t> selectedBox() const
    {
        if (selectedGroup && fold())
            return fold()->boxOfGroup(*selectedGroup);
        return selected ? std::optional(boxOf(*selected)) : std::nullopt;
    }
    /// What the devices have of a box, in a folded graph; nothing where there is neither a run nor a
    /// placement that grows.
    [[nodiscard]] std::span<const DeviceShare> sharesOf(std::size_t box) const
    {
        if (!growing.empty())
            return box < growingShares.size() ? std::span(growingShares[box])
                                              : std::span<const DeviceShare>();
        return placed.seen ? placed.seen->shares(box) : std::span<const DeviceShare>();
    }
    /// Some of the arrow's tensors go from one device to another; while a placement grows, the boxes at its
    /// ends have devices and not the same.
    [[nodiscard]] bool crosses(std::size_t arrow) const
    {
        if (fold() && growing.empty())
            return placed.seen && placed.seen->crossing(arrow).edges > 0;
        const auto [from, to] = ends(arrow);
        return swatchOf[from] != swatchOf[to] && swatchOf[from] != noSwatch && swatchOf[to] != noSwatch;
    }
    /// At the time that is shown. A group waits until a vertex of it is ready and runs while one runs.
    [[nodiscard]] std::optional<VertexState> stateOf(std::size_t box) const;
    /// The part that is done at that time, 0 .. 1: of a vertex by time, of a group by the number of vertices.
    [[nodiscard]] double progressOf(std::size_t box) const;
};

/// Takes colours and critical path from the run (null: no device, no path). Boxes that have another colour
/// afterwards keep it in swatchBefore. The run's graph must be the picture's. `seen` is the run on the
/// picture's folded graph; where that is not given it is worked out.
void showRun(GraphPicture& picture, RunPtr run, FoldedRunPtr seen = {});
/// Colours of a placement that grows instead of the run's; empty: the run's again.
void showGrowing(GraphPicture& picture, std::vector<std::optional<DeviceId>> devices);
/// The moment of the run that the picture shows.
void showTime(GraphPicture& picture, std::optional<double> seconds);

/// Which vertices stay bright; whatever is empty doesn't matter.
struct Spotlight {
    const std::vector<char>* matches = nullptr; ///< By vertex; null: no search.
    std::optional<DeviceId> device;
    std::optional<std::uint32_t> around; ///< This box, its neighbours and the arrows between them.
    bool selection = false;              ///< The boxes that are marked as selected and the arrows among them.
    const std::vector<char>* hidden = nullptr; ///< By device: whether what is on it is pale; null: none.
};
/// Sets the dimmed marks of boxes and arrows. A group is as bright as the brightest of its vertices. The
/// selection is never dimmed.
void shine(GraphPicture& picture, const Spotlight& light);

/// Makes these vertices (ascending) the selection and marks the boxes that are one of them, or hold one.
void showSelection(GraphPicture& picture, std::vector<VertexId> vertices, std::optional<VertexId> primary);

/// Each marks the boxes that are these vertices, or hold one of them, and no other.
void markLocked(GraphPicture& picture, const std::vector<VertexId>& vertices);
void markCandidates(GraphPicture& picture, const std::vector<VertexId>& vertices);
[[nodiscard]] bool hasCandidates(const GraphPicture& picture);

/// The share of vertices on each device of the topology, of a growing placement so far; 0 without a run.
std::vector<double> deviceShares(const GraphPicture& picture);

} // namespace doppler
