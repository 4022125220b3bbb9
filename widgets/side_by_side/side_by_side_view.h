// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/coloring.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/side_by_side/gantt_stack.h"

#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QButtonGroup;
class QComboBox;
class QLabel;
class QScrollArea;
class QMenu;
class QSortFilterProxyModel;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace doppler {

class DifferenceModel;
class FourBarsPage;
class MovedModel;
class RaceView;

/// The panel that compares runs: their Gantt charts on one axis, and tables of differences, moved vertices
/// and the race, and the four bars of measured runs. A worker thread prepares the runs; the newest request
/// wins. GUI thread only.
class SideBySideView : public QWidget {
    Q_OBJECT
public:
    explicit SideBySideView(QWidget* parent = nullptr);

    /// Shows runs of one graph; fewer than two show the empty state. Never blocks: ready() follows.
    void setRuns(std::vector<NamedRun> runs, std::size_t reference,
                 const std::optional<PinnedBaseline>& baseline = {});
    /// What a session saves of the view.
    struct ViewState {
        Alignment alignment = Alignment::Start;
        std::vector<double> shifts = {}; ///< By run, where alignment is by hand.
        int page = 0;
        std::size_t current = 0; ///< The run that keys go to.
        std::size_t movedOf = 0; ///< The run whose moved vertices are listed.
        struct Sorting {
            int column = -1; ///< -1: as they come.
            bool descending = false;
            [[nodiscard]] bool operator==(const Sorting&) const = default;
        };
        Sorting differences = {};
        Sorting moved = {};
        std::optional<std::pair<double, double>> visible = {}; ///< Seconds; nothing: all.
        std::optional<double> time = {};                       ///< The cursor; nothing: it stays where it is.
        [[nodiscard]] bool operator==(const ViewState&) const = default;
    };
    [[nodiscard]] ViewState viewState() const;
    /// Restores a state once the runs that were set last are prepared. Ignores what does not fit them.
    void setViewState(const ViewState& state);
    /// The shown runs; null if there are none yet.
    [[nodiscard]] const ComparedRunsPtr& runs() const { return m_stack->runs(); }
    /// Sets the action that the empty state offers, or none (null). It must outlive the view or be removed.
    void setEmptyAction(QAction* action);
    void setPlayAction(QAction* action);
    /// Sets the cursor, in seconds of the shared axis.
    void setTime(double seconds);
    void setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary);
    void setCriticalPathShown(bool shown) { m_stack->setCriticalPathShown(shown); }
    /// Writes a table (CSV or TSV), JSON, or a picture (SVG, PDF, PNG), by the file extension. Never blocks:
    /// saved() or failed() follows. With the page of the four bars in front, these are written.
    void exportTo(const QString& file);
    /// The files that are being written.
    [[nodiscard]] WriteQueue& writes() { return m_saving; }

    [[nodiscard]] GanttStack* stack() const { return m_stack; }
    [[nodiscard]] QTableView* differences() const { return m_differences; }
    [[nodiscard]] QTableView* moved() const { return m_moved; }
    [[nodiscard]] RaceView* race() const { return m_race; }
    [[nodiscard]] FourBarsPage* fourBars() const { return m_fourBars; }
    [[nodiscard]] QString reasons() const;
    /// Share of the width that the pages get before they are fitted to the table of differences.
    static constexpr double usualPagesShare = 5.0 / 12;
    enum Page { Differences, Moved, Race, FourBars, PageCount };
    /// FourBars is there for measured runs only; without any, Differences is shown instead.
    void showPage(int page);
    [[nodiscard]] int page() const;

    [[nodiscard]] QMenu* alignMenu() const { return m_alignMenu; }
    [[nodiscard]] QAction* transfersAction() const { return m_transfers; }
    [[nodiscard]] QAction* movedAction() const { return m_movedShown; }
    [[nodiscard]] QAction* disagreementAction() const { return m_disagreement; }
    [[nodiscard]] QAction* copyAction() const { return m_copy; }
    [[nodiscard]] QAction* exportAction() const { return m_export; }
    /// What a session keeps of it: checkable actions, and controls by their object names.
    [[nodiscard]] QList<QAction*> savedSwitches() const
    {
        return {m_transfers, m_movedShown, m_disagreement};
    }
    [[nodiscard]] QList<QWidget*> savedControls() const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void ready();
    /// What the graph is to be coloured by while disagreement is wanted; null: what it was coloured by
    /// before.
    void coloringChanged(const doppler::ColoringPtr& coloring);
    void timeRequested(double seconds);
    void vertexSelected(std::optional<doppler::VertexId> vertex);
    void referenceRequested(std::size_t run);
    void removeRequested(std::size_t run);
    void showRequested(std::size_t run);
    void shiftsChanged();
    void saved(const QString& file);
    void failed(const doppler::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeActions();
    QWidget* makeBar();
    QWidget* makePages();
    QWidget* makeEmpty();
    void adopt(const ComparedRunsPtr& runs);
    void showPendingState();
    void fitPages();
    void showMovedOf(int combo);
    void showState();
    void tellColoring();
    void copyTable();
    /// Writes the page of the four bars, as exportTo().
    void exportBars(const QString& file);
    void askExport();
    void restyle();
    void retranslate();
    void retranslateReasons();

    Job<ComparedRunsPtr> m_preparing;
    std::optional<ViewState> m_pendingState; ///< Of the runs that are prepared.
    WriteQueue m_saving;
    GanttStack* m_stack;
    DifferenceModel* m_figures;
    MovedModel* m_movedVertices;
    QSortFilterProxyModel* m_sortedFigures;
    QSortFilterProxyModel* m_sortedMoved;

    QStackedWidget* m_content;
    QSplitter* m_splitter = nullptr;
    bool m_fitsPages = false;              ///< The runs are new, and their table has not been shown yet.
    double m_pagesShare = usualPagesShare; ///< As it was last set here; another one is the user's.
    QSplitter* m_differencesSplit = nullptr;
    QLabel* m_emptyText = nullptr;
    QToolButton* m_emptyButton = nullptr;
    QComboBox* m_reference = nullptr;
    QLabel* m_referenceLabel = nullptr;
    QLabel* m_alignLabel = nullptr;
    QComboBox* m_align = nullptr;
    QToolButton* m_play = nullptr;
    QStackedWidget* m_pages = nullptr;
    QButtonGroup* m_pageButtons;
    QLabel* m_reasons = nullptr;
    QScrollArea* m_reasonsArea = nullptr;
    QTableView* m_differences = nullptr;
    QTableView* m_moved = nullptr;
    QComboBox* m_movedOf = nullptr;
    QLabel* m_movedCount = nullptr;
    RaceView* m_race = nullptr;
    FourBarsPage* m_fourBars = nullptr;
    QMenu* m_alignMenu;
    QActionGroup* m_alignments;
    QAction* m_fit;
    QAction* m_transfers;
    QAction* m_movedShown;
    QAction* m_disagreement = nullptr;
    QAction* m_copy;
    QAction* m_export;
};

} // namespace doppler
