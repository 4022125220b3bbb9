// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "widgets/comparison/study.h"
#include "widgets/runs/pinned_baseline.h"

#include <QList>
#include <QObject>
#include <deque>
#include <optional>

class QAction;

namespace doppler {

class Playback;
class RunsView;
class SideBySideView;
class Workbench;
struct ComparedRun;
struct RunEntry;

/// Chooses the runs to compare from the workbench's list, and keeps the view in step with the list and with
/// the window's selection, cursor and playback. While the view is visible, playback time is that of the
/// shared axis; other views use Playback::ownTime() of the shown run. GUI thread only.
class SideBySideRuns : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    SideBySideRuns(Workbench& workbench, RunsView& list, Playback& playback, SideBySideView& view,
                   QObject* parent);

    /// Shows these runs (ids of RunsModel). Leaves out runs of another graph than the first, and says so.
    void open(const QList<quint64>& ids);
    /// Shows the runs selected in the list. If fewer than two are, shows two: the run that is shown and the
    /// shortest other run of its graph.
    void openSelected();
    /// Shows a measured run with its four bars, next to a simulated run of its placement or, without one, to
    /// another run of its graph. Does nothing for runs that are not measured.
    void openFourBars(quint64 id);
    /// Whether openFourBars() has something to show.
    [[nodiscard]] bool hasFourBars(quint64 id) const;
    /// Shows a run of a comparison next to the shortest run of another placer on the same problem.
    void openWithRival(const StudyPtr& study, const ComparisonRow& row,
                       const std::vector<ComparisonRow>& rows);
    /// Opens two results of one problem, simulates them, and shows them next to each other; the second one is
    /// the shown run.
    void openBoth(const ComparedRun& reference, const ComparedRun& shown);
    /// Shows these runs without bringing the view forward.
    void show(const QList<quint64>& ids, quint64 reference);
    [[nodiscard]] const QList<quint64>& ids() const { return m_ids; }
    [[nodiscard]] quint64 reference() const { return m_reference; }

    void retranslate();

signals:
    /// The view is to be raised.
    void wanted();
    /// Runs of another graph were left out.
    void leftOut(int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown {
        std::string name;
        const void* run = nullptr;
        [[nodiscard]] bool operator==(const Shown&) const = default;
    };
    [[nodiscard]] std::vector<const RunEntry*> entries() const;
    [[nodiscard]] QList<quint64> runsOfShownGraph() const;
    [[nodiscard]] QList<quint64> shownAndBestOther() const;
    [[nodiscard]] double shownShift() const;
    [[nodiscard]] quint64 partnerOf(quint64 measured) const;
    void showWantedBars();
    void rebuild();
    void showTime();
    void offerEmptyAction();
    void openNext();
    void takeOpened();

    Workbench& m_workbench;
    RunsView& m_list;
    Playback& m_playback;
    SideBySideView& m_view;
    QList<quint64> m_ids;
    quint64 m_reference = 0;
    std::vector<Shown> m_shown; ///< What the view was given last.
    quint64 m_shownReference = 0;
    std::optional<PinnedBaseline> m_shownBaseline;
    /// A run of a comparison that the workbench simulates, as it will be known there.
    struct Opening {
        ProblemPtr problem;
        Placement placement;
    };
    std::deque<ComparedRun> m_toOpen; ///< Runs of a comparison that are still to be simulated.
    QList<quint64> m_opened;
    std::optional<Opening> m_opening;
    quint64 m_wantedBars = 0; ///< The run whose four bars are to be shown once it is prepared; 0: none.
    QAction* m_emptyAction;
};

} // namespace doppler
