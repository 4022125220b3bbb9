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

/// What an edit did, for people.
struct EditOutcome {
    QString text;      ///< "Move 3 vertices to gpu2".
    double before = 0; ///< Makespan of the run before it, seconds.
    double after = 0;  ///< Makespan now.
};

/// A run that is being changed by hand: what it began as, and the placement as it is wanted. What is shown of
/// it may lag behind while a job simulates.
struct EditedRun {
    quint64 origin = 0;    ///< The run that it began as.
    quint64 entry = 0;     ///< In the list of runs; 0: not there yet, or no more.
    std::string beganAs;   ///< Title or placer of the origin.
    RunPtr base;           ///< The origin's value.
    RunPtr simulated;      ///< The newest that is known.
    Placement placement;   ///< With every edit.
    std::size_t edits = 0; ///< How many are in it; 0: it is the origin.
};
using EditedRunPtr = std::shared_ptr<EditedRun>;

/// A vertex that goes from one device to another.
struct VertexMove {
    VertexId vertex;
    DeviceId from;
    DeviceId to;
};

/// Changes placements by hand. An edit of the shown run is simulated and becomes a run of its own in the
/// list, which the next edits change until another run is shown. Everything, locks too, can be undone. Up to
/// `mostAtOnce` vertices and edges the new run is there when the call returns; beyond that it comes from a
/// job, of several the newest. Another problem ends the history. GUI thread only.
class PlacementEditor : public QObject {
    Q_OBJECT
public:
    /// Simulated and analysed in less than a frame (benchmarks/edit_placement.cpp).
    static constexpr std::size_t mostAtOnce = 6000;
    static constexpr int longestHistory = 200;

    /// The workbench must outlive it.
    explicit PlacementEditor(Workbench& workbench, QObject* parent = nullptr);
    ~PlacementEditor() override;

    [[nodiscard]] QUndoStack& history() { return m_history; }
    /// A job simulates.
    [[nodiscard]] bool busy() const { return m_simulating.running(); }

    /// Puts these, and what they are colocated with, on a device. All of them or, where one is locked or not
    /// allowed there, none (refused()). False where nothing moves.
    bool move(const std::vector<VertexId>& vertices, DeviceId device);
    /// Placers leave these, and what they are colocated with, where the shown run has them.
    void lock(const std::vector<VertexId>& vertices);
    void unlock(const std::vector<VertexId>& vertices);

    /// For the history's commands: puts moves into effect (or takes them back) and simulates. False: there is
    /// no such run, and the command is of no more use.
    bool apply(const EditedRunPtr& edited, const std::vector<VertexMove>& moves, bool forward,
               const QString& text);

signals:
    /// A new run is shown.
    void edited(const doppler::EditOutcome& outcome);
    /// Why nothing was moved.
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
    quint64 m_shownAtStart = 0; ///< Which run was shown when the job began.
    int m_safeIndex = 0;        ///< Of the history: that state is known to have a run.
    bool m_takingBack = false;
    bool m_applying = false;   ///< A command of the history is at work.
    bool m_resetWaits = false; ///< Until it is through.
};

} // namespace doppler
