// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/grouping.h"
#include "core/run/run.h"
#include "widgets/workbench/focus/marker_list.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

struct Coloring;
struct GroupFacts;

/// The placement at one step of an episode, which views show instead of that of the run.
struct PartialPlacement {
    ProblemPtr problem;
    std::vector<std::optional<DeviceId>> devices; ///< By vertex; nothing: not placed yet.
    /// By vertex, the placement that the step is a part of: the times of the placed tasks are those of its
    /// run.
    Assignment whole;
    QString caption; ///< States which step this is; in the window's language.
    QString help;    ///< Its tool tip.
};
using PartialPlacementPtr = std::shared_ptr<const PartialPlacement>;

/// The state that all views of a window share: which run they show, at which time, and which of its vertices
/// and devices are selected, highlighted or hidden. A view reads the fields that it shows and follows their
/// signals; it sets a field when the user changes it there. GUI thread only.
class Focus : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The run that views show; null: none. It lags behind Workbench::run() for a moment while a problem is
    /// opened, so that views are not emptied in between.
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    /// Its id in the list of runs; 0: none.
    [[nodiscard]] quint64 runId() const { return m_runId; }
    void setRun(RunPtr run, quint64 id);

    /// The cursor: seconds since the start of the shown run.
    [[nodiscard]] double time() const { return m_time; }
    /// The time point whose states a view shows; nothing while the cursor rests at the start.
    [[nodiscard]] std::optional<double> moment() const { return m_moment; }
    void setTime(double seconds, bool atRest);

    /// The selected vertices, ascending.
    [[nodiscard]] const std::vector<VertexId>& vertices() const { return m_vertices; }
    /// The one of them that was selected last.
    [[nodiscard]] std::optional<VertexId> vertex() const { return m_vertex; }
    /// Changed through Workbench::selectVertices(), which knows the open graph.
    void setVertices(std::vector<VertexId> ascending, std::optional<VertexId> last);

    /// A closed group that is selected instead of vertices.
    struct Group {
        GroupId id;
        std::vector<VertexId> members = {};                ///< Ascending; empty until the graph shows it.
        std::shared_ptr<const GroupFacts> facts = nullptr; ///< Null likewise.
    };
    [[nodiscard]] const std::optional<Group>& group() const { return m_group; }
    void setGroup(std::optional<Group> group);
    /// The selected vertices, or those of the selected group.
    [[nodiscard]] const std::vector<VertexId>& chosen() const;

    [[nodiscard]] std::optional<DeviceId> highlightedDevice() const { return m_highlighted; }
    void setHighlightedDevice(std::optional<DeviceId> device);
    [[nodiscard]] const std::vector<DeviceId>& hiddenDevices() const { return m_hidden; }
    void setHiddenDevices(std::vector<DeviceId> devices);

    /// By vertex: nonzero where the search found it. Empty: there is no search.
    [[nodiscard]] const std::vector<char>& found() const { return m_found; }
    void setFound(std::vector<char> byVertex);
    /// The markers of the shown run.
    [[nodiscard]] const MarkerList& markers() const { return m_markers; }
    void setMarkers(MarkerList markers);
    /// Colours of vertices in place of those that the user chose for the graph; null: the user's.
    [[nodiscard]] const std::shared_ptr<const Coloring>& coloring() const { return m_coloring; }
    void setColoring(std::shared_ptr<const Coloring> coloring);
    /// The vertices among which a policy or a placer chooses at the step that is shown.
    [[nodiscard]] const std::vector<VertexId>& candidates() const { return m_candidates; }
    void setCandidates(std::vector<VertexId> vertices);
    /// The placement of the step that is shown instead of that of the run; null: the run is shown. A view
    /// that the user closes it in sets null.
    [[nodiscard]] const PartialPlacementPtr& partial() const { return m_partial; }
    void setPartial(PartialPlacementPtr placement);

signals:
    void runChanged();
    void timeChanged();
    void selectionChanged();
    /// Another group is selected, or none, or more is known about it.
    void groupChanged();
    void highlightChanged();
    void hiddenChanged();
    void foundChanged();
    void markersChanged();
    void coloringChanged();
    void candidatesChanged();
    void partialChanged();

private:
    RunPtr m_run;
    quint64 m_runId = 0;
    double m_time = 0;
    std::optional<double> m_moment;
    std::vector<VertexId> m_vertices;
    std::optional<VertexId> m_vertex;
    std::optional<Group> m_group;
    std::optional<DeviceId> m_highlighted;
    std::vector<DeviceId> m_hidden;
    std::vector<char> m_found;
    MarkerList m_markers;
    std::shared_ptr<const Coloring> m_coloring;
    std::vector<VertexId> m_candidates;
    PartialPlacementPtr m_partial;
};

} // namespace doppler
