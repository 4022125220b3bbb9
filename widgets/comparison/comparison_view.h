// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/approvals.h"
#include "widgets/comparison/comparison_job.h"
#include "widgets/comparison/placer_settings.h"
#include "widgets/comparison/result_filter.h"
#include "widgets/comparison/summary_model.h"
#include "widgets/comparison/win_matrix_model.h"
#include "widgets/jobs/wait_estimate.h"
#include "widgets/jobs/write_queue.h"

#include <QWidget>
#include <array>
#include <functional>

class QAction;
class QButtonGroup;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace doppler {

class ChartPage;
class CheckList;
class ComparisonBar;
class DevicesByName;
class EmptyState;
class RunsModel;

/// The comparison: what to compare, how it goes, what came of it. Four pages over one bar.
class ComparisonView : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);
    /// Reads graphs with these options and runs the programs that are approved here; the view's own until it
    /// uses others, which must outlive it.
    void useRules(const ReadOptions& readOptions, Approvals& approvals);
    [[nodiscard]] Approvals& approvals() { return *m_approvals; }

    /// Compares makespans to the pinned runs of their graphs. The runs must outlive the view.
    void useBaselines(const RunsModel& runs);
    /// What is open in the window: offered, and ticked where nothing else of its kind is.
    void setOpen(const QString& graph, const QString& topology, const ModelOptions& model);
    /// What is locked there, for comparisons of that alone to keep; of others it is said that they don't.
    void setLocked(OpenLocks locks);
    /// Whether it is kept where it can be.
    [[nodiscard]] bool keepsLocks() const;
    void setKeepsLocks(bool keeps);
    /// What the lists and fields say.
    [[nodiscard]] StudyRequest request() const;
    /// Begins anew with what is chosen.
    void start() { begin(request()); }
    /// Keeps every finished run in that file. One that exists says what is compared, and is gone on with.
    void keepIn(const QString& file);
    /// Makes the runs that the results lack, and those that failed.
    void goOn();
    /// What is done, to be kept (ComparisonJob::source()); null: nothing is.
    [[nodiscard]] RecordSource results() const { return m_job.source(); }
    /// Shows the results of an earlier comparison; nothing is run. Null: forgets those that are shown, unless
    /// runs are being made.
    void restore(RecordSource results);
    /// What is looked at, so that it can be shown again.
    struct ViewState {
        int page = 0;
        ResultFilter::State filter = {};
        int sortColumn = -1; ///< SummaryModel::Column; -1: as they come.
        bool descending = false;
        int chart = 0; ///< ChartPage::Kind.
        int problem = 0;
        [[nodiscard]] bool operator==(const ViewState&) const = default;
    };
    [[nodiscard]] ViewState viewState() const;
    /// What of it needs results waits for them. What does not fit is passed over.
    void setViewState(const ViewState& state);
    void stop() { m_job.stop(); }
    /// Neither rows nor an end will come any more; nothing blocks.
    void cancel() { m_job.cancel(); }
    [[nodiscard]] bool running() const { return m_job.running(); }
    /// Writes in the background: the rows as CSV, JSON or HTML by the file's ending, or a picture (SVG, PDF,
    /// PNG). saved() or failed() follows, or neither where it is cancelled.
    void exportTo(const QString& file);
    /// What is on its way to files.
    [[nodiscard]] WriteQueue& writes() { return m_saving; }
    void showCharts() { showPage(Charts); }
    void showWins() { showPage(Matrix); }
    /// Ticks these placers (ids) and no others.
    void choosePlacers(const QStringList& ids);
    /// The placer that optionsAction() is for. Nothing where it is none of the list.
    void standAt(const QString& placer);
    /// What all placers are set to, those too that are not ticked, as a request's `settings`.
    [[nodiscard]] std::vector<std::string> settings() const;
    /// Ticks and sets what the request says, and nothing else; model and locks stay.
    void setRequest(const StudyRequest& request);
    /// What a comparison is offered to use from now on.
    void setThreads(int count);
    void addProgram(const QString& file);
    void addCheckpoint(const QString& file);
    /// Each offers and ticks it; what it holds is looked at when the comparison starts.
    void addGraph(const QString& file);
    /// A file, a preset or a text such as "2xH100".
    void addDevices(const QString& source);

    [[nodiscard]] QAction* compareAction() const { return m_compare; }
    [[nodiscard]] QAction* stopAction() const { return m_stop; }
    [[nodiscard]] QAction* goOnAction() const { return m_goOn; }
    [[nodiscard]] QAction* exportAction() const { return m_export; }
    [[nodiscard]] QAction* keepAction() const { return m_keep; }
    [[nodiscard]] QAction* programAction() const { return m_program; }
    [[nodiscard]] QAction* checkpointAction() const { return m_checkpoint; }
    [[nodiscard]] QAction* graphAction() const { return m_graph; }
    [[nodiscard]] QAction* optionsAction() const { return m_options; }
    [[nodiscard]] QAction* devicesAction() const { return m_devices; }
    [[nodiscard]] QAction* namedDevicesAction() const { return m_namedDevices; }
    [[nodiscard]] const SummaryModel* summaries() const { return m_summaries; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] ChartPage* charts() const { return m_charts; }
    [[nodiscard]] ResultFilter* filter() const { return m_filter; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The shortest run that the row stands for is wanted in the views.
    void openRequested(const doppler::StudyPtr& study, const doppler::ComparisonRow& row);
    void saved(const QString& file);
    void failed(const doppler::Error& error);
    void runningChanged();
    /// Runs have been added to the results, or there are other ones.
    void resultsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum List { Placers, Graphs, Topologies, ListCount };
    enum Page { Choice, Results, Matrix, Charts, PageCount };
    struct SavedComparison {
        JournalHead head;
        QString file;
    };
    void makePages(QHBoxLayout* into);
    void makeLists();
    void makeResults();
    void makeActions();
    void fillLists();
    void showPage(int page);
    void openRow(const QModelIndex& index);
    void begin(const StudyRequest& wanted, const ComparisonRecord& before = {});
    [[nodiscard]] QStringList unknownPrograms(const StudyRequest& wanted) const;
    void askToRun(const QStringList& programs, const std::function<void()>& then);
    void goOnIn(const SavedComparison& kept);
    void showAsked(const JournalHead& head);
    void adopt(const StudyPtr& study);
    void takeRows(const std::vector<ComparisonRow>& rows);
    void forgetResults();
    [[nodiscard]] bool lacksRuns() const;
    void askExport();
    void askJournal();
    void askOptions();
    void askProgram();
    void askCheckpoint();
    void askGraphs();
    void askDevices();
    void askNamedDevices();
    void add(List list, const QString& file);
    void tick(List list, const std::vector<QString>& ids);
    void tickSuite(const SuiteChoice& suite);
    void updateState();
    void updateOptions();
    void namePlacers();
    [[nodiscard]] bool isOfOpen(bool alone) const;
    void showLocked();
    void tell(std::function<QString()> text);
    void restyle();
    void retranslate();

    ModelOptions m_model;
    QString m_openGraph;
    QString m_openTopology;
    OpenLocks m_locked;
    PlacerSettings m_settings;
    Approvals m_ownApprovals;
    Approvals* m_approvals = &m_ownApprovals;
    const ReadOptions* m_readOptions = nullptr; ///< Null: none.
    ComparisonJob m_job;
    WriteQueue m_saving;
    Job<SavedComparison> m_reading;
    WaitEstimate m_loadWait; ///< For the graphs.
    SummaryModel* m_summaries;
    WinMatrixModel* m_wins;
    FilteredSummaries* m_sorted;

    QStackedWidget* m_pages;
    QButtonGroup* m_pageButtons; ///< By Page.
    std::array<QLabel*, ListCount> m_captions{};
    std::array<CheckList*, ListCount> m_lists{};
    ResultFilter* m_filter;
    QTableView* m_table;
    QStackedWidget* m_winsPage;
    EmptyState* m_noWins;
    QLabel* m_winsKey;
    QTableView* m_matrix;
    ChartPage* m_charts;
    QStackedWidget* m_results;
    EmptyState* m_empty;
    QCheckBox* m_keepLocks;
    QLabel* m_lockNote; ///< Where they can't be kept.
    ComparisonBar* m_bar;
    QAction* m_compare;
    QAction* m_stop;
    QAction* m_goOn;
    QAction* m_export;
    QAction* m_keep;
    QAction* m_options;
    QAction* m_program;
    QAction* m_checkpoint;
    QAction* m_graph;
    QAction* m_devices;
    QAction* m_namedDevices;
    DevicesByName* m_names = nullptr; ///< Null until it is first opened.
};

} // namespace doppler
