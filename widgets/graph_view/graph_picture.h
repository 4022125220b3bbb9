// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/run.h"
#include "widgets/graph_view/box_style.h"
#include "widgets/graph_view/layout.h"
#include "widgets/graph_view/playback_state.h"
#include "widgets/graph_view/spatial_index.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// A layout with its index, as the background job hands them over.
struct PlacedLayout {
    LayoutPtr layout;
    std::shared_ptr<const SpatialIndex> index;
};

/// What stands out about a vertex or an edge.
enum PictureMark : std::uint8_t {
    DimmedMark = 1,    ///< Not selected, searched for or highlighted while something else is.
    CriticalMark = 2,  ///< On the realised critical path.
    CandidateMark = 4, ///< The policy may choose it next.
};

inline constexpr std::uint16_t noSwatch = 0xffff;

/// Everything that the painter reads, and nothing else: it knows neither the widget nor its events. Shared
/// values are referred to; what belongs to this picture alone is small and by vertex or edge id.
struct GraphPicture {
    GraphPtr graph;
    TopologyPtr topology;
    PlacedLayout placed;
    RunPtr run;

    std::vector<Swatch> swatches;
    std::vector<std::uint16_t> swatchOf;     ///< By vertex; noSwatch: no device yet.
    std::vector<std::uint16_t> swatchBefore; ///< While colours fade from another run; else empty.
    double fade = 1;                         ///< 0: the colours before, 1: those now.

    std::vector<std::uint8_t> vertexMarks; ///< PictureMark bits.
    std::vector<std::uint8_t> edgeMarks;
    std::optional<VertexId> selected;
    std::optional<VertexId> hovered;

    std::optional<double> time;          ///< Seconds of the run, while it is played.
    std::vector<EdgeTransfer> transfers; ///< At that time.

    [[nodiscard]] bool empty() const { return !graph || !placed.layout; }
    [[nodiscard]] const GraphLayout& layout() const { return *placed.layout; }
    /// The edge's tensor goes from one device to another.
    [[nodiscard]] bool crosses(const Edge& edge) const
    {
        return swatchOf[edge.from] != swatchOf[edge.to] && swatchOf[edge.from] != noSwatch &&
               swatchOf[edge.to] != noSwatch;
    }
    [[nodiscard]] std::optional<VertexState> stateOf(VertexId v) const
    {
        if (!time || !run)
            return {};
        return stateAt(run->schedule, v, *time);
    }
};

/// Takes colours and critical path from the run (null: no device, no path). Vertices that have another colour
/// afterwards keep it in swatchBefore. The run's graph must be the picture's.
void showRun(GraphPicture& picture, RunPtr run);
/// The moment of the run that the picture shows.
void showTime(GraphPicture& picture, std::optional<double> seconds);

/// Which vertices stay bright; whatever is empty doesn't matter.
struct Spotlight {
    const std::vector<char>* matches = nullptr; ///< By vertex; null: no search.
    std::optional<DeviceId> device;
    std::optional<VertexId> around; ///< This vertex, its neighbours and the edges between them.
};
/// Sets the dimmed marks of vertices and edges. The selected vertex is never dimmed.
void shine(GraphPicture& picture, const Spotlight& light);

/// The share of vertices on each device of the topology, 0 without a run.
std::vector<double> deviceShares(const GraphPicture& picture);

} // namespace doppler
