// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/write_queue.h"
#include "widgets/training/curves/run_curves.h"
#include "widgets/training/curves/spread_band.h"
#include "widgets/training/runs/training_job.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <span>
#include <vector>

class QActionGroup;
class QComboBox;
class QFrame;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSlider;
class QSplitter;
class QStackedLayout;
class QTableView;
class QToolButton;
class QTreeView;

namespace doppler {

class LegendButton;
class SettingsModel;
class TrainingPlot;
class TrainingTable;
struct MakespanReference;

/// The training dock: a list of the runs by what they have in common, their curves or a table that compares
/// them, how far the chosen one is, and the actions on it. Shows an invitation while there is no run.
class TrainingView : public QWidget {
    Q_OBJECT

public:
    explicit TrainingView(QWidget* parent = nullptr);
    ~TrainingView() override;

    /// Shows a run and brings it to the front. The job isn't owned; when it goes, its curves stay.
    void addJob(TrainingJob* job);
    /// Brings a run to the front.
    void showJob(const TrainingJob* job);
    /// Another job goes on with a run, from an episode that the curves may have passed.
    void replaceJob(TrainingJob* before, TrainingJob* job);
    /// Takes a run and its curves away.
    void removeJob(TrainingJob* job);
    /// Takes every run that has ended away.
    void clearEnded();
    /// Makespans to compare with (seconds), e.g. of heuristics and the lower bound.
    void setReferences(std::vector<MakespanReference> references);
    /// Where training can't work (no learning module, no graph): why, in the window's language. Empty: it
    /// can.
    void setObstacle(const QString& reason);
    /// Every episode of every run as a table (training_csv.h); saved() or failed() tells when it is there.
    void exportCsv(const QString& file);
    /// What is on its way to files.
    [[nodiscard]] WriteQueue& writes() { return m_saving; }
    /// The curves; the ending says the format (SVG, PDF, PNG).
    void exportPicture(const QString& file);
    /// The job that the header speaks of and the actions act on; null where it is gone or there is none.
    [[nodiscard]] TrainingJob* currentJob() const;
    /// What the curves of the current run are of: one of its graphs, on the devices; null where that is not
    /// known, as of logs.
    [[nodiscard]] ProblemPtr shownProblem() const;
    /// There is no run to see.
    [[nodiscard]] bool empty() const { return m_runs.empty(); }
    [[nodiscard]] TrainingPlot* plot() const { return m_plot; }
    [[nodiscard]] TrainingTable* table() const { return m_table; }

    /// For the window's menu, palette and list of keys.
    [[nodiscard]] QAction* trainAction() const { return m_train; }
    [[nodiscard]] QAction* pauseAction() const { return m_pause; } ///< Pauses or resumes.
    [[nodiscard]] QAction* stopAction() const { return m_stop; }
    [[nodiscard]] QAction* abortAction() const { return m_abort; }
    [[nodiscard]] QAction* continueAction() const { return m_continue; } ///< From the checkpoint.
    [[nodiscard]] QAction* clearAction() const { return m_clear; }
    [[nodiscard]] QAction* fitAction() const { return m_fit; }
    [[nodiscard]] QMenu* optionsMenu() const { return m_options; } ///< What the curves show, and their files.
    [[nodiscard]] QAction* compareAction() const { return m_compare; } ///< Checkable: table or curves.
    /// Checkable: the table of the settings in which the trainings differ.
    [[nodiscard]] QAction* settingsAction() const { return m_settingsAction; }
    [[nodiscard]] SettingsModel* settings() const { return m_settings; }
    /// Every episode of a training so far, on any graph; empty if it is not shown here.
    [[nodiscard]] std::span<const EpisodeRecord> recordsOf(const TrainingJob* job) const;
    /// What the context menu offers besides; the caller keeps the actions.
    void setTableActions(const QList<QAction*>& actions) { m_tableActions = actions; }
    /// What a session keeps of it: checkable actions, and controls by their object names.
    [[nodiscard]] QList<QAction*> savedSwitches() const;
    [[nodiscard]] QList<QWidget*> savedControls() const;

signals:
    /// "Train a policy on this graph", "Train again": the window opens the dialog.
    void trainRequested();
    /// An ended run shall go on from its checkpoint.
    void continueRequested(doppler::TrainingJob* job);
    void currentJobChanged(doppler::TrainingJob* job);
    /// Another of the current run's graphs is shown, without references to compare with so far.
    void shownProblemChanged();
    /// A run and its curves were taken away; another may be in front by now.
    void removed(doppler::TrainingJob* job);
    void saved(const QString& file);
    void failed(const doppler::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Run {
        std::size_t id = 0;
        QPointer<TrainingJob> job;
    };

    QWidget* makeEmptyPage();
    QWidget* makeRunPage();
    QTreeView* makeTree(const char* name);
    QTableView* makeSettingsTable();
    /// Shows the curves or the checked table.
    void showPage();
    void refreshTables();
    void makeHeader(QHBoxLayout* header);
    QComboBox* makeGraphChoice();
    QFrame* makeErrorBar();
    void makeActions();
    void makeOptions();
    void makeSmoothing();
    void watch(std::size_t run, TrainingJob* job);
    void select(std::size_t run);
    void regroup();
    void chooseGraph(int number);
    /// Lets every run's curves be of the chosen graph, and offers those of the current run.
    void updateGraphs();
    void showGreedy(std::size_t run, const TrainingOutcome& outcome);
    [[nodiscard]] std::size_t graphCount(const Run& run) const;
    /// The number of the chosen graph among those of a run, or that of another where it has not this one.
    [[nodiscard]] std::size_t graphOf(const Run& run) const;
    void showSmoothing();
    void askExport(bool picture);
    void updateHeader();
    void updateRates(const TrainingJob& job);
    void updateActions();
    void updateError();
    void restyle();
    void retranslate();
    void retranslateOptions();
    /// Gives the legend the room that the figures leave.
    void fitHeader();
    [[nodiscard]] QString statusText(const TrainingJob& job) const;
    [[nodiscard]] const Run* current() const;

    QStackedLayout* m_pages;
    QLabel* m_emptyTitle;
    QLabel* m_emptyText;
    QPushButton* m_emptyButton;
    TrainingTable* m_table;
    QTreeView* m_list;
    QTreeView* m_comparison;
    SettingsModel* m_settings;
    QTableView* m_settingsTable = nullptr;
    QStackedLayout* m_pictures = nullptr; ///< Curves, comparison, settings.
    QSplitter* m_split = nullptr;
    TrainingPlot* m_plot;
    std::vector<LegendButton*> m_keys; ///< By CurveKind.
    QComboBox* m_graph;                ///< By number; for a run on several graphs.
    QLabel* m_state;
    QLabel* m_status;
    QLabel* m_rate;
    QLabel* m_left;
    QFrame* m_errorBar;
    QLabel* m_errorIcon;
    QLabel* m_errorText;
    QPushButton* m_errorButton;
    QAction* m_train;
    QAction* m_pause;
    QAction* m_stop;
    QAction* m_abort;
    QAction* m_continue;
    QAction* m_clear;
    QAction* m_fit;
    QAction* m_compare;
    QAction* m_settingsAction;
    QAction* m_csv;
    QList<QAction*> m_tableActions;
    QAction* m_picture;
    QAction* m_logarithmic;
    QAction* m_everyRun;
    QMenu* m_options;
    QMenu* m_secondMenu;
    QMenu* m_spreadMenu;
    QActionGroup* m_seconds; ///< By SecondQuantity.
    QActionGroup* m_spreads; ///< By Spread.
    QToolButton* m_optionsButton;
    QLabel* m_smoothingLabel;
    QSlider* m_smoothing;
    QTimer m_tableDue;
    std::vector<Run> m_runs;
    std::size_t m_current = 0;
    ProblemPtr m_chosenProblem;    ///< Null: not known, or nothing was chosen.
    std::size_t m_chosenGraph = 0; ///< Its number in the run that it was chosen for.
    std::size_t m_nextRun = 0;
    QString m_obstacle;
    QElapsedTimer m_ratesShown; ///< Since rate and time left were last written; invalid: write at once.
    QTimer m_ratesDue;
    WriteQueue m_saving; ///< Of tables and pictures.
};

} // namespace doppler
