// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/critical_path/critical_path_view.h"

#include "core/run/measured_run.h"
#include "widgets/critical_path/path_strip.h"
#include "widgets/critical_path/segment_model.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/key_row.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

namespace doppler {

namespace {

void dressTable(QTableView& table)
{
    table.setObjectName(QStringLiteral("pathSegments"));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false); // Tab leaves the table; arrows move within.
    table.setWordWrap(false);
    table.setSortingEnabled(true);
    table.sortByColumn(SegmentModel::Start, Qt::AscendingOrder);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(table.font())));
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setStretchLastSection(true);
}

QString changeText(const Question& question)
{
    return question.rule ? CriticalPathView::tr("Schedule rule “%1”").arg(chooseTaskTitle(*question.rule))
                         : translated(question.title);
}

} // namespace

CriticalPathView::CriticalPathView(QWidget* parent)
    : QStackedWidget(parent),
      m_splitting(
          {[this](const PathReportPtr& report) { take(report); }, [this](const Error&) { take({}); }, {}}),
      m_asking({[this](const std::optional<Answer>& best) {
                    m_best = best;
                    showChange();
                },
                [this](const Error&) { showChange(); },
                {}}),
      m_empty(new EmptyState(QStringLiteral("criticalPathEmpty"))), m_change(new ElidedLabel),
      m_more(new QToolButton), m_shares(new KeyRow), m_strip(new PathStrip), m_table(new QTableView),
      m_segments(new SegmentModel(this)), m_note(new QLabel)
{
    setObjectName(QStringLiteral("criticalPathView"));
    m_change->setObjectName(QStringLiteral("mostEffectiveChange"));
    m_more->setObjectName(QStringLiteral("showAnswers"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_shares->setObjectName(QStringLiteral("pathShares"));
    m_note->setObjectName(QStringLiteral("pathNote"));
    m_note->setWordWrap(true);
    m_table->setModel(m_segments);
    dressTable(*m_table);
    makeLayout();
    connect(m_strip, &PathStrip::segmentActivated, this, &CriticalPathView::activate);
    connect(m_strip, &TimelineChart::timeRequested, this, &CriticalPathView::timeRequested);
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(m_table, signal, this,
                [this](const QModelIndex& index) { activate(m_segments->segment(index.row())); });
    connect(m_more, &QToolButton::clicked, this, &CriticalPathView::answersRequested);
    restyle();
    retranslate();
}

void CriticalPathView::makeLayout()
{
    auto* page = new QWidget;
    auto* top = new QHBoxLayout;
    top->addWidget(m_change, 1);
    top->addWidget(m_more);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, 0);
    column->setSpacing(gridUnit / 2);
    column->addLayout(top);
    column->addWidget(m_shares);
    column->addWidget(m_strip);
    column->addWidget(m_table, 1);
    column->addWidget(m_note);
    addWidget(m_empty);
    addWidget(page);
    m_note->hide();
    setFocusProxy(m_table);
}

QSize CriticalPathView::sizeHint() const { return {80 * gridUnit, 34 * gridUnit}; }

void CriticalPathView::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_splitting.cancel();
    m_asking.cancel();
    m_best.reset();
    m_report.reset();
    if (isVisible() && m_run)
        compute();
    else
        take({});
}

void CriticalPathView::compute()
{
    m_splitting.start([run = m_run](const std::stop_token&, const auto&) -> Result<PathReportPtr> {
        return pathReportOf(run);
    });
    ask();
    refresh();
}

void CriticalPathView::ask()
{
    m_asking.start([run = m_run](const std::stop_token& stop, const auto&) -> Result<std::optional<Answer>> {
        return run->schedule.outOfMemory ? std::optional<Answer>() : mostEffectiveChange(*run, stop);
    });
    showChange();
}

void CriticalPathView::take(const PathReportPtr& report)
{
    m_report = report;
    m_current.reset();
    m_strip->setReport(report);
    m_segments->setReport(report);
    for (int i = 0; i < SegmentModel::Description; ++i)
        m_table->resizeColumnToContents(i);
    refresh();
    showChange();
}

void CriticalPathView::setVertex(std::optional<VertexId> vertex)
{
    if (!m_report || !vertex || *vertex >= m_run->problem->vertexCount())
        return mark({});
    if (m_current && vertexOf(*m_run, m_report->segments[*m_current]) == *vertex)
        return; // Chosen here.
    mark(m_report->of(*vertex));
}

void CriticalPathView::setTime(double seconds) { m_strip->setTime(seconds); }

void CriticalPathView::setEmptyAction(QAction* action) { m_empty->setAction(action); }

void CriticalPathView::fit() { m_strip->viewport().fit(); }

void CriticalPathView::activate(std::size_t segment)
{
    if (!m_report)
        return; // Another run is being divided; this is still the list of the one before.
    mark(segment);
    const PathSegment& x = m_report->segments[segment];
    emit timeRequested(x.start);
    if (const VertexId vertex = vertexOf(*m_run, x); vertex.valid())
        emit vertexActivated(vertex);
}

void CriticalPathView::mark(std::optional<std::size_t> segment)
{
    m_current = segment;
    m_strip->setCurrent(segment);
    const int row = segment ? m_segments->rowOf(*segment) : -1;
    if (row < 0)
        m_table->clearSelection();
    else if (m_table->currentIndex().row() != row || !m_table->selectionModel()->hasSelection())
        m_table->selectRow(row);
}

void CriticalPathView::refresh()
{
    setCurrentIndex(m_run ? 1 : 0);
    std::vector<KeyRow::Entry> entries;
    const bool known = m_report && !m_report->segments.empty();
    const double whole = known ? m_report->run->schedule.endTime() : 1;
    for (std::size_t i = 0; known && i < pathKinds; ++i) {
        const auto kind = static_cast<PathKind>(i);
        const double seconds = m_report->totals[i];
        if (seconds <= 0 && kind == PathKind::OtherWait)
            continue;
        const PathPaint paint = pathPaint(kind, tokens(palette()));
        entries.push_back(
            {paint.color, paint.pattern,
             tr("%1: %2 (%3)", "compute: 1.2 ms (41 %)")
                 .arg(translated(pathKindText(kind)), formatSeconds(seconds), formatShare(seconds / whole))});
    }
    m_shares->setEntries(std::move(entries));
    m_strip->setVisible(known);
    m_table->setVisible(known);
    QString note;
    if (m_run && m_run->schedule.outOfMemory)
        note = tr("The run is out of memory and has no critical path.");
    else if (m_run && !known)
        note = m_splitting.running() ? tr("Working…") : tr("Nothing ran.");
    else if (known && m_report->segments.size() > SegmentModel::mostRows)
        note = tr("The list has the %1 longest of %2 segments.")
                   .arg(QLocale().toString(static_cast<qulonglong>(SegmentModel::mostRows)),
                        QLocale().toString(static_cast<qulonglong>(m_report->segments.size())));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void CriticalPathView::showChange()
{
    QString text;
    if (m_run && m_best) {
        // The figures first: where there is little room, the end of the change is not shown.
        text = tr("Most effective change, to %1 (%2): %3", "makespan, difference and change")
                   .arg(formatSeconds((*m_best->run)->schedule.makespan),
                        formatPercent(-m_best->gainShare().value_or(0)), changeText(m_best->question));
        if (isMeasured(*m_run))
            text = tr("%1; simulated, because the run was measured").arg(text);
    } else if (m_run && m_asking.running()) {
        text = tr("Looking for the most effective change…");
    } else if (m_report && !m_report->segments.empty()) {
        text = tr("No change of links, devices or rules shortens this run with the same placement.");
    }
    m_change->setText(text);
    m_more->setVisible(!text.isEmpty());
}

void CriticalPathView::restyle()
{
    const Tokens colors = tokens(palette());
    m_segments->setColors(colors);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_change->setFont(bold);
}

void CriticalPathView::retranslate()
{
    setAccessibleName(tr("Critical path"));
    m_empty->setText(tr("Place a graph. This panel then shows what the critical path of its run consists of, "
                        "and which change would shorten it most."));
    m_more->setText(tr("All changes…"));
    m_more->setToolTip(tr("Show what faster links or devices and other rules would change"));
    m_shares->setAccessibleName(tr("Shares of the critical path"));
    m_strip->setAccessibleName(tr("Critical path over time"));
    m_table->setAccessibleName(tr("Segments of the critical path"));
    m_change->setAccessibleName(tr("Most effective change"));
    m_segments->retranslate();
    refresh();
    showChange();
}

void CriticalPathView::changeEvent(QEvent* event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        refresh();
    }
}

void CriticalPathView::showEvent(QShowEvent* event)
{
    QStackedWidget::showEvent(event);
    if (m_run && !m_report && !m_splitting.running())
        compute();
}

} // namespace doppler
