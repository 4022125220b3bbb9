// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_view.h"

#include "widgets/side_by_side/difference_model.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/moved_model.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_picture.h"
#include "widgets/ui/controls/fit_columns.h"
#include "widgets/ui/text/text.h"

#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

// Shares of the width for the pages with tables.
constexpr double leastPages = SideBySideView::usualPagesShare;
constexpr double mostPages = 0.56;

} // namespace

void SideBySideView::showPage(int page)
{
    if (page == FourBars && !m_fourBars->any())
        page = Differences;
    m_pages->setCurrentIndex(page);
    m_pageButtons->button(page)->setChecked(true);
}

int SideBySideView::page() const { return m_pages->currentIndex(); }

void SideBySideView::setEmptyAction(QAction* action)
{
    m_emptyButton->setDefaultAction(action);
    m_emptyButton->setVisible(action);
}

void SideBySideView::setPlayAction(QAction* action) { m_play->setDefaultAction(action); }

void SideBySideView::setRuns(std::vector<NamedRun> runs, std::size_t reference,
                             const std::optional<PinnedBaseline>& baseline)
{
    if (runs.size() < 2) {
        m_preparing.cancel();
        m_pendingState.reset();
        adopt(nullptr);
        return;
    }
    m_preparing.start([runs = std::move(runs), reference, baseline,
                       before = m_stack->runs()](std::stop_token, const auto&) -> Result<ComparedRunsPtr> {
        return compareRuns(runs, reference, before, baseline);
    });
}

void SideBySideView::adopt(const ComparedRunsPtr& runs)
{
    m_race->setRuns(runs); // before the stack, which tells of new shifts
    m_stack->setRuns(runs);
    m_figures->setRuns(runs);
    m_race->setTime(m_stack->time(), m_stack->shifts());
    m_fourBars->setRuns(runs);
    m_pageButtons->button(FourBars)->setVisible(m_fourBars->any());
    showPage(page());
    m_reference->clear();
    m_movedOf->clear();
    for (std::size_t run = 0; runs && run < runs->count(); ++run) {
        const QString name = QString::fromStdString(runs->name(run));
        m_reference->addItem(name);
        if (run != runs->reference())
            m_movedOf->addItem(name, static_cast<qulonglong>(run));
    }
    if (runs)
        m_reference->setCurrentIndex(static_cast<int>(runs->reference()));
    fitColumns(*m_differences);
    m_fitsPages = runs != nullptr;
    QTimer::singleShot(0, this, &SideBySideView::fitPages); // once the splitter has its width
    showMovedOf(0);
    retranslateReasons();
    showState();
    tellColoring();
    emit ready();
    showPendingState(); // What it is aligned at has been said by now.
}

/// Gives the table of differences the width of its columns, if the charts keep enough and nobody has moved
/// the splitter.
void SideBySideView::fitPages()
{
    const QList<int> sizes = m_splitter->sizes();
    const int total = sizes[0] + sizes[1];
    if (!m_fitsPages || !m_splitter->isVisible() || total <= 0)
        return;
    m_fitsPages = false;
    if (std::abs(sizes[1] - m_pagesShare * total) > 2)
        return;
    m_differences->resizeColumnsToContents();
    const int margins = m_splitter->widget(1)->width() - m_differences->viewport()->width();
    const int need = m_differences->horizontalHeader()->length() + std::max(0, margins);
    const int pages =
        std::clamp(need, static_cast<int>(leastPages * total), static_cast<int>(mostPages * total));
    m_splitter->setSizes({total - pages, pages});
    m_pagesShare = m_splitter->sizes()[1] / static_cast<double>(total);
    fitColumns(*m_differences);
}

void SideBySideView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &SideBySideView::fitPages);
}

void SideBySideView::tellColoring()
{
    const ComparedRunsPtr& runs = m_stack->runs();
    if (!m_disagreement->isChecked() || !runs) {
        emit coloringChanged(nullptr);
        return;
    }
    auto coloring = std::make_shared<Coloring>();
    coloring->title = tr("Runs with another device");
    coloring->fold = Coloring::Fold::Mean;
    coloring->values.assign(runs->differences.disagreement.begin(), runs->differences.disagreement.end());
    coloring->most = static_cast<double>(runs->count() - 1);
    coloring->graph = runs->runs.front()->problem->graph().fingerprint();
    emit coloringChanged(coloring);
}

void SideBySideView::showMovedOf(int combo)
{
    const ComparedRunsPtr& runs = m_stack->runs();
    const auto run = static_cast<std::size_t>(m_movedOf->itemData(combo).toULongLong());
    m_movedVertices->setRuns(runs, runs ? run : 0);
    fitColumns(*m_moved);
    m_movedCount->setText(runs ? tr("%1 of %2 vertices moved")
                                     .arg(m_movedVertices->rowCount())
                                     .arg(runs->differences.disagreement.size())
                               : QString());
    const auto note = runs ? deviceMatchNote(runs->differences, run) : std::nullopt;
    m_movedCount->setToolTip(note ? translated(*note) : QString());
}

void SideBySideView::setTime(double seconds)
{
    m_stack->setTime(seconds);
    if (isVisible())
        m_race->setTime(seconds, m_stack->shifts());
}

void SideBySideView::setSelection(std::vector<VertexId> vertices, std::optional<VertexId> vertex)
{
    m_stack->setSelection(std::move(vertices), vertex);
    const int row = vertex ? m_movedVertices->rowOf(*vertex) : -1;
    const QSignalBlocker quiet(m_moved->selectionModel());
    if (row < 0)
        m_moved->clearSelection();
    else
        m_moved->selectRow(m_sortedMoved->mapFromSource(m_movedVertices->index(row, 0)).row());
    m_moved->viewport()->update();
    showState();
}

void SideBySideView::showState()
{
    const bool shown = m_stack->runs() != nullptr;
    m_content->setCurrentIndex(shown ? 1 : 0);
    for (QAction* action : {m_fit, m_transfers, m_movedShown, m_disagreement, m_copy, m_export})
        action->setEnabled(shown);
    m_alignMenu->setEnabled(shown);
    const auto alignment = static_cast<int>(m_stack->alignment());
    m_alignments->actions()[alignment]->setChecked(true);
    m_align->setCurrentIndex(alignment);
}

QString SideBySideView::reasons() const { return m_reasons->text(); }

void SideBySideView::retranslateReasons()
{
    QStringList lines;
    if (const ComparedRunsPtr& runs = m_stack->runs())
        lines = reasonLines(*runs);
    m_reasons->setText(lines.join(QLatin1Char('\n')));
    m_reasonsArea->setVisible(!lines.isEmpty());
}

} // namespace doppler
