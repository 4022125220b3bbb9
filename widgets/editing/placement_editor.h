// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <map>
#include <memory>
#include <vector>

namespace doppler {

class Workbench;

/// The result of an edit, for the user.
struct EditOutcome {
    QString text;      ///< "Move 3 vertices to gpu2".
    double before = 0; ///< Makespan of the run before it, seconds.
    double after = 0;  ///< Makespan now.
};

/// A run that the user edits: its origin, and the placement after all edits. The simulated run may lag behind
/// while a job simulates.
struct EditedRun {
    quint64 origin = 0;    ///< The original run.
    quint64 entry = 0;     ///< In the list of runs; 0: not there yet, or removed.
    std::string beganAs;   ///< Title or placer of the origin.
    RunPtr base;           ///< The original run.
    RunPtr simulated;      ///< The latest simulated run.
    Placement placement;   ///< After every edit.
    std::size_t edits = 0; ///< Number of edits in it; 0: the original.
};
using EditedRunPtr = std::shared_ptr<EditedRun>;

/// A vertex that moves from one device to another.
struct VertexMove {
    VertexId vertex;
    DeviceId from;
    DeviceId to;
};

/// Changes placements by hand. An edit of the shown run is simulated and becomes a run of its own in the
/// list. Further edits change that run until another one is shown. All edits, including locks, can be undone.
/// Up to `mostAtOnce` vertices and edges the new run exists when the call returns; above, a job computes it,
/// and only the latest counts. Another problem clears the history. GUI thread only.
class PlacementEditor : public QObject {
    Q_OBJECT
public:
    /// Up to this size, simulation and analysis take less than a frame (benchmarks/edit_speed.cpp).
    static constexpr std::size_t mostAtOnce = 6000;
    static constexpr int longestHistory = 200;

    /// The workbench must outlive it.
    explicit PlacementEditor(Workbench& workbench, QObject* parent = nullptr);
    ~PlacementEditor() override;

    [[nodiscard]] QUndoStack& history() { return m_history; }
    /// Whether a job is simulating.
    [[nodiscard]] bool busy() const { return m_simulating.running(); }

    /// Moves these vertices and their colocation groups to a device. If one of them is locked or not allowed
    /// there, moves none and emits refused(). Returns false if nothing moves.
    bool move(const std::vector<VertexId>& vertices, DeviceId device);
    /// Locks these vertices and their colocation groups on their devices in the shown run, so that placers
    /// leave them there.
    void lock(const std::vector<VertexId>& vertices);
    void unlock(const std::vector<VertexId>& vertices);

    /// For undo commands: applies moves (or reverts them) and simulates. Returns false if the run no longer
    /// exists, so that the command is obsolete.
    bool apply(const EditedRunPtr& edited, const std::vector<VertexMove>& moves, bool forward,
               const QString& text);

signals:
    /// Emitted when a new run is shown.
    void edited(const doppler::EditOutcome& outcome);
    /// The reason why nothing was moved.
    void refused(const doppler::Error& error);
    void busyChanged();

private:
    struct Simulated {
        EditedRunPtr edited;
        RunPtr run;
        QString text;
    };

    [[nodiscard]] EditedRunPtr shownRun();
    [[nodiscard]] std::vector<VertexId> together(const std::vector<VertexId>& vertices) const;
    [[nodiscard]] std::optional<Error> obstacle(VertexId vertex, DeviceId device) const;
    [[nodiscard]] bool isLarge() const;
    bool simulate(const EditedRunPtr& edited, const QString& text);
    void startJob(const EditedRunPtr& edited, const QString& text);
    void showOrigin(const EditedRunPtr& edited, const QString& text);
    void adopt(const Simulated& done);
    void takeBack(const Error& error);
    void settle();
    void reset();

    Workbench& m_workbench;
    QUndoStack m_history;
    std::map<quint64, EditedRunPtr> m_runs; ///< By entry.
    EditedRunPtr m_current;                 ///< Being simulated for the first time, or edited last.
    Job<Simulated> m_simulating;
    quint64 m_shownAtStart = 0; ///< The shown run when the job started.
    int m_safeIndex = 0;        ///< Index in the history whose state is known to have a run.
    bool m_takingBack = false;
    bool m_applying = false;   ///< Whether a command of the history is being applied.
    bool m_resetWaits = false; ///< Until the command has finished.
};

} // namespace doppler
