// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/run/run.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/runs/runs_model.h"
#include "widgets/workbench/focus/focus.h"
#include "widgets/workbench/loading.h"

#include <QList>
#include <QObject>
#include <QString>
#include <deque>
#include <map>
#include <optional>

namespace doppler {

struct SessionState;

/// Where a problem's graph and devices came from: built-in names or files.
struct SourceNames {
    QString graph;
    QString topology;

    [[nodiscard]] bool empty() const { return graph.isEmpty(); }
};

/// What a training is called.
struct TrainedAs {
    std::string policy = "doppler";
    QString title; ///< With its settings; empty: as the policy.
    std::uint64_t seed = 1;
    Locks locks = {};
    bool restored = false; ///< Read from a log: it is shown only where an older best of it is shown.
    bool replayed = false; ///< Somebody asks to see it: it is shown whatever else is open.
    /// Where the problem came from (Workbench::sourcesOf, while it is known); none: as what is open.
    SourceNames sources = {};
};

/// The open document and everything that is known about it: graph, devices and model (the problem), every
/// placement so far, which of them is shown, which vertex is selected. Views read it and follow its signals.
/// GUI thread only; nothing blocks: loading, placing and simulating are jobs.
class Workbench : public QObject {
    Q_OBJECT
public:
    explicit Workbench(QObject* parent = nullptr);

    /// Null until the first graph is open.
    [[nodiscard]] const ProblemPtr& problem() const { return m_problem; }
    [[nodiscard]] const ModelOptions& model() const { return m_model; }
    /// The built-in name or the file that the graph (the topology) came from.
    [[nodiscard]] const QString& graphSource() const { return m_graphSource; }
    [[nodiscard]] const QString& topologySource() const { return m_topologySource; }
    /// Of the open problem or of one that a run in the list is of; of others none.
    [[nodiscard]] SourceNames sourcesOf(const ProblemPtr& problem) const;
    [[nodiscard]] const QString& placer() const { return m_placer; }
    [[nodiscard]] RunsModel* runs() { return &m_runs; }
    /// The run that is shown; null where there is none.
    [[nodiscard]] RunPtr run() const;
    [[nodiscard]] quint64 runId() const { return m_shown; }
    /// What the views of this document share: selection, cursor, markers, colours.
    [[nodiscard]] Focus& focus() { return m_focus; }
    /// What a view that shows one vertex shows: of several that are selected the one chosen last.
    [[nodiscard]] std::optional<VertexId> selectedVertex() const { return m_focus.vertex(); }
    /// All that are selected, ascending; selectedVertex() is one of them.
    [[nodiscard]] const std::vector<VertexId>& selectedVertices() const { return m_focus.vertices(); }
    /// What placers leave in place, ascending by vertex. Another graph or other devices begin without.
    [[nodiscard]] const Locks& locks() const { return m_locks; }
    /// Where a vertex is locked.
    [[nodiscard]] std::optional<DeviceId> lockOf(VertexId vertex) const;
    /// Loading or placing goes on.
    [[nodiscard]] bool busy() const
    {
        return m_sorting.running() || m_loading.running() || m_placing.running() || !m_waiting.empty();
    }
    /// A thread still works, be it on something that nobody wants any more.
    [[nodiscard]] bool threadsBusy() const;

    /// Each of these starts a job; a failure leaves everything as it was and comes as failed().
    void openSession(const SessionRequest& session);
    void openGraph(const QString& familyOrFile);
    /// Reads the graph's file again, once all options of its reader were asked for.
    void readGraphAgain();
    void openTopology(const QString& nameOrFile);
    void openPlacement(const QString& file);
    /// A trace of an earlier run of this graph: it is shown, beside a simulation of its placement.
    void openTrace(const QString& file);
    /// What is opened of a graph's file that describes devices as well.
    enum class Prefer { Graph, Devices };
    /// Opens files of any kind together, told apart by their content: a graph, devices, a placement or a
    /// trace. Several of one kind, or a file of no known kind, are a failure. A checkpoint is told of, after
    /// what else is opened; so is a session or a lesson, which with other files is a failure.
    void openFiles(const QStringList& files, Prefer prefer = Prefer::Graph);
    /// What is open, as a session keeps it. What views keep is not in it.
    [[nodiscard]] SessionState session() const;
    /// Replaces what is open and all runs but those of trainings that go on. Everything in it is loaded
    /// already: this is done at once. The runs' ids, in the session's order.
    std::vector<quint64> adoptSession(const SessionState& session);
    void setModel(const ModelOptions& model);
    /// The request that gave a run, and that would give it again; nothing: no request does (a search that was
    /// stopped, a training, a file, a hand).
    [[nodiscard]] std::optional<PlacerRequest> requestOf(quint64 run) const;
    /// The reader options by file, for everything in the window that reads graphs.
    [[nodiscard]] ReadOptions& readOptions() { return m_readOptions; }
    [[nodiscard]] const ReadOptions& readOptions() const { return m_readOptions; }
    /// The programs that may be run as placers, for everything in the window that runs placers.
    [[nodiscard]] Approvals& approvals() { return m_approvals; }
    [[nodiscard]] const Approvals& approvals() const { return m_approvals; }
    /// How many threads a placer may use; results don't depend on it.
    void setThreads(std::size_t count) { m_threads = count; }
    /// The built-in devices of a graph that comes without any and is opened while nothing else is.
    void setStandardTopology(const QString& name) { m_standardTopology = name; }
    /// Chooses the placer and runs it on the current problem (or shows the run that it already gave).
    void setPlacer(const QString& id);
    /// Runs a checkpoint's networks on the current problem. It is the chosen placer from its first run on:
    /// what can't place is not kept. What is no checkpoint is not run as a program.
    void placeByCheckpoint(const QString& file);
    /// Runs the placer once more, with the next seed.
    void placeAgain();
    /// Runs a placer as asked, or shows the run that this very request gave; it becomes the chosen one.
    void placeAs(const PlacerRequest& request);
    /// Ends loading without a result, and a search with the best so far.
    void stop();
    /// Ends loading and placing without a result.
    void cancel();
    void savePlacement(quint64 id, const QString& file);
    void saveTrace(quint64 id, const QString& file);
    /// Writes a file in the background, after those before it: saved() or failed() follows, or neither where
    /// it is cancelled.
    void write(const QString& file, WriteQueue::Write work) { m_saving.add(file, std::move(work)); }
    /// What is on its way to files.
    [[nodiscard]] WriteQueue& writes() { return m_saving; }

    void showRun(quint64 id);
    void removeRun(quint64 id) { removeRuns({id}); }
    /// But for those that a training owns. Where the shown run is among them, its neighbour is shown.
    void removeRuns(const QList<quint64>& ids);
    void removeOtherRuns(quint64 id);
    /// Runs that were removed come back, behind the others of their problems.
    void putBack(const std::vector<RunEntry>& removed);
    /// That vertex alone, or none.
    void selectVertex(std::optional<VertexId> chosen);
    /// These, in any order; `primary` becomes selectedVertex() (where it is not among them: the first). What
    /// the graph has not is left out.
    void selectVertices(std::vector<VertexId> chosen, std::optional<VertexId> primary = {});
    /// Adds a vertex to the selection, or takes it out.
    void toggleVertex(VertexId vertex);
    /// What the open problem has not or does not allow is left out, and of colocated vertices what disagrees
    /// with the first.
    void setLocks(Locks locks);
    /// A placement that was changed by hand takes the place of the entry of that id (0, or one that is gone:
    /// a new one); its id. `beganAs`: title or placer of the run that it began as.
    quint64 showEdited(const RunPtr& run, quint64 entry, const std::string& beganAs, bool show);
    /// Opens a run of a comparison: its problem becomes the open one, and the run is simulated in the
    /// background and shown.
    void openResult(const ComparedRun& compared);

    /// An engine has executed the placement of a run: the measured run joins those of its problem and is
    /// shown.
    /// `title`: what it is called in the list; empty: measured.
    void showMeasured(const RunPtr& measured, const std::string& engine, const QString& title = {});
    /// Adds finished runs of any problem, with the sources that the entries name, and shows the first one.
    /// Returns their ids.
    QList<quint64> openRuns(const std::vector<RunEntry>& entries);

    /// The best placement so far of a training run (`key` tells those apart) is simulated in the background
    /// and takes the former's place in the list.
    void showBest(const QString& key, const ProblemPtr& trained, const Placement& best,
                  const TrainedAs& how = {});
    /// Makes the run that a session has of this training agree with the best of the training's log. If the
    /// log's is shorter, as after a sudden end, it replaces the run: a session is saved less often than the
    /// log. If the run is shorter, it stays and its title states that the log lacks it. `makespan` in
    /// seconds.
    void updateRestored(const QString& key, const ProblemPtr& trained, const Placement& best, double makespan,
                        TrainedAs how);
    /// Whether a new best is shown at once. Off: also what is being simulated at the moment is only listed.
    void setFollowsBests(bool follows) { m_followsBests = follows; }
    /// That training has ended: its entry stays as it is.
    void endLive(const QString& key);

signals:
    /// Files, a graph, devices or a result are asked for: what else is being opened comes too late.
    void loadStarted();
    void problemChanged();
    void runChanged();
    void selectionChanged();
    void locksChanged();
    void placerChanged();
    void busyChanged();
    /// A placer starts, after what was read or another placer.
    void placingBegan();
    /// While a search runs. `spent`: the share of its budget, 0 where that isn't known.
    void progressed(quint64 evaluations, double bestMakespan, double spent);
    /// While a graph is read: the share of it, 0 to 1.
    void loadProgressed(double share);
    void failed(const doppler::Error& error);
    /// A placer gave a placement that the list already has.
    void placementRepeated(const QString& placer);
    /// The graph's file can't be read before these options are given; nothing has changed. To go on, set the
    /// values in readOptions() and open the request with `optionsGiven`.
    void optionsWanted(const doppler::SessionRequest& request,
                       const std::vector<doppler::OptionSpec>& wanted);
    /// Remarks about what was opened: of the graph's reader, about its devices, about a run that did not go
    /// over to the new model.
    void noted(const std::vector<doppler::Message>& notes);
    /// A checkpoint was among the files to open.
    void checkpointGiven(const QString& file);
    /// A session was among the files to open.
    void sessionGiven(const QString& file);
    /// Logs of trainings were among the files to open.
    void trainingLogsGiven(const QStringList& files);
    /// A lesson was among the files to open.
    void lessonGiven(const QString& file);
    /// A workload was among the files to open.
    void workloadGiven(const QString& file);
    /// A file was written.
    void saved(const QString& file);

private:
    struct LiveRun {
        quint64 entry = 0; ///< 0: nothing of it is in the list yet.
        bool ended = false;
    };
    struct LiveBest {
        QString key;
        RunPtr run;
        TrainedAs how;
    };
    /// Files by what they are.
    struct Sorted {
        SessionRequest session;
        QString sessionFile;
        QString lesson;
        QString workload;
        QStringList trainingLogs;

        /// Something that opens nothing is there, and belongs to the open graph.
        [[nodiscard]] bool needsGraph() const
        {
            return trainingLogs.isEmpty() || !session.checkpoint.isEmpty();
        }
    };
    struct Placed {
        RunEntry entry;
        std::optional<PlacerRequest> asked; ///< What would give it again.
    };
    struct Pending {
        ProblemPtr problem;
        Placement placement;
        TrainedAs how;
    };

    static Result<Sorted> sortFiles(const QStringList& files, Prefer prefer, const std::stop_token& stop);
    void load(const SessionRequest& wanted, const ModelOptions& model);
    void adopt(const Loaded& loaded);
    void adoptRules(const SessionState& session);
    void place(std::deque<PlacerRequest> placers);
    void placeNext();
    void takePlaced(const Placed& result);
    void simulateNextBest();
    void takeBest(const LiveBest& best);
    /// The one among the runs that is equal to it, or itself.
    [[nodiscard]] ProblemPtr known(const ProblemPtr& problem) const;
    [[nodiscard]] RunPtr onKnown(const RunPtr& run) const;
    quint64 addRun(RunEntry entry);
    void setOrigin(RunEntry& entry) const;
    [[nodiscard]] quint64 neighbourOf(quint64 run, const QList<quint64>& without) const;
    void makeCurrent(const ProblemPtr& problem);
    void show(quint64 id);
    void tellBusy();

    ReadOptions m_readOptions;
    Approvals m_approvals;
    ProblemPtr m_problem;
    ModelOptions m_model;
    QString m_graphSource;
    QString m_topologySource;
    QString m_placer = QStringLiteral("critical-path");
    RunsModel m_runs;
    quint64 m_shown = 0;
    Focus m_focus;
    Locks m_locks;
    std::deque<PlacerRequest> m_waiting;
    std::map<QString, LiveRun> m_liveRuns; ///< By training key.
    bool m_followsBests = true;
    std::map<QString, Pending> m_bests; ///< Not simulated yet; the newest of each training.
    bool m_toldBusy = false;
    bool m_stopped = false;                   ///< What runs in `m_placing` was told to end early.
    std::map<quint64, PlacerRequest> m_asked; ///< By run, also of removed ones, which may come back.
    std::size_t m_threads = 1;
    QString m_standardTopology;

    Job<Sorted> m_sorting;
    Job<Loaded, double> m_loading;
    Job<Placed, PlacerProgress> m_placing;
    Job<LiveBest> m_simulating;
    WriteQueue m_saving;
};

} // namespace doppler
