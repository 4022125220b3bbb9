// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/status_line.h"

#include "widgets/runs/fit_text.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/folding_row.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>
#include <algorithm>
#include <vector>

namespace doppler {

namespace {

/// Characters of what goes on that still say something.
constexpr int leastShown = 4;

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent), m_activityText(new ElidedLabel), m_stop(new QToolButton),
      m_progress(new QProgressBar), m_figures(new FoldingRow)
{
    setObjectName(QStringLiteral("statusLine"));
    setSizeGripEnabled(false);
    setContentsMargins(gridUnit, 0, 0, 0); // Its letters begin where those of the panels do.
    m_activityText->setObjectName(QStringLiteral("activity"));
    m_activityText->setLeastShown(leastShown);
    m_activityText->setMinimumWidth(1); // It gives way to the figures.
    m_activityText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_stop->setObjectName(QStringLiteral("stopActivity"));
    m_stop->setAutoRaise(true);
    m_stop->hide();
    connect(m_stop, &QToolButton::clicked, this, &StatusLine::stopRequested);
    m_progress->setObjectName(QStringLiteral("activityProgress"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(10 * gridUnit, gridUnit);
    m_progress->hide();
    m_noteEnd.setSingleShot(true);
    connect(&m_noteEnd, &QTimer::timeout, this, [this] { showNote({}); });
    addWidget(m_stop);
    addWidget(m_progress);
    addWidget(m_activityText, 1);

    static constexpr std::array<const char*, FieldCount> names{"vertices", "edges", "makespan", "bound",
                                                               "gap",      "moved", "idle",     "memory"};
    m_figures->setObjectName(QStringLiteral("figures"));
    m_figures->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_figures->row()->setSpacing(6);
    m_figures->row()->addStretch(1);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        auto* group = new QWidget;
        auto* row = new QHBoxLayout(group);
        row->setContentsMargins(gridUnit, 0, gridUnit, 0);
        row->setSpacing(6);
        m_fields[i] = {new QLabel, new QLabel};
        m_fields[i].value->setObjectName(QLatin1String(names[i]));
        m_fields[i].value->setProperty("data", true);
        m_fields[i].value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row->addWidget(m_fields[i].caption);
        row->addWidget(m_fields[i].value);
        m_figures->row()->addWidget(group);
    }
    addPermanentWidget(m_figures);
    std::vector<QWidget*> folding; // Those that say least of a placement first; the makespan stays.
    for (const Field field : {Vertices, Edges, Idle, Moved, Bound, Gap, Memory})
        folding.push_back(groupOf(field));
    m_figures->setFolding(folding);
    connect(m_figures, &FoldingRow::folded, this, &StatusLine::tellGone);
    refresh();
}

void StatusLine::showRun(const ProblemPtr& problem, const RunPtr& run,
                         const std::optional<PinnedBaseline>& baseline)
{
    m_problem = problem;
    m_run = run;
    m_baseline = baseline;
    refresh();
}

void StatusLine::showActivity(std::function<QString()> text, bool stoppable, std::optional<double> share)
{
    m_activity = std::move(text);
    m_stop->setVisible(stoppable);
    m_progress->setVisible(share.has_value());
    m_progress->setValue(static_cast<int>(share.value_or(0) * m_progress->maximum()));
    refresh();
}

void StatusLine::showNote(std::function<QString()> text, std::chrono::milliseconds lasting)
{
    m_note = std::move(text);
    m_noteEnd.stop();
    if (lasting.count() > 0)
        m_noteEnd.start(lasting);
    refresh();
}

void StatusLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QStatusBar::changeEvent(event);
}

QWidget* StatusLine::groupOf(Field field) const { return m_fields[field].value->parentWidget(); }

/// The figures without room are to be read over the line.
void StatusLine::tellGone()
{
    const std::vector<QWidget*> gone = m_figures->gone();
    QStringList lines;
    for (const Pair& pair : m_fields)
        if (std::ranges::find(gone, pair.value->parentWidget()) != gone.end())
            lines += pair.caption->text() + QLatin1Char(' ') + pair.value->text();
    const QString figures = lines.join(QLatin1Char('\n'));
    setToolTip(figures);
    setAccessibleDescription(figures);
    if (!m_activityText->text().isEmpty())
        lines.prepend(m_activityText->text());
    m_activityText->setToolTip(lines.join(QLatin1Char('\n')));
}

void StatusLine::set(Field field, const QString& caption, const QString& value, const QString& toolTip)
{
    const Pair& pair = m_fields[field];
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    pair.caption->setPalette(muted);
    pair.caption->setText(caption);
    pair.value->setText(value);
    pair.value->setAccessibleName(caption);
    groupOf(field)->setToolTip(toolTip);
    if (field == Makespan)
        groupOf(field)->setVisible(!value.isEmpty());
    else
        m_figures->setWanted(groupOf(field), !value.isEmpty());
}

void StatusLine::refresh()
{
    setAccessibleName(tr("Status"));
    m_activityText->setText(m_activity ? m_activity() : m_note ? m_note() : QString());
    m_activityText->setAccessibleName(tr("Activity"));
    m_stop->setIcon(icon(QStringLiteral("stop"), palette()));
    m_stop->setToolTip(tr("Stop; a search returns its best so far"));
    m_stop->setAccessibleName(tr("Stop"));
    m_progress->setAccessibleName(tr("Progress"));

    const auto count = [](std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); };
    const DataflowGraph* graph = m_problem ? &m_problem->graph() : nullptr;
    set(Vertices, tr("vertices"), graph ? count(graph->vertexCount()) : QString(),
        tr("Kernel calls of the graph"));
    set(Edges, tr("edges"), graph ? count(graph->edgeCount()) : QString(),
        tr("Data dependencies of the graph"));
    const double makespan = m_run ? m_run->schedule.makespan : 0;
    QStringList tip{tr("Time from the start to the end of the last task: %1").arg(formatSeconds(makespan)),
                    PinnedBaseline::note(makespan, m_baseline)};
    tip.removeAll(QString());
    set(Makespan, tr("makespan"), m_run ? PinnedBaseline::makespanText(makespan, m_baseline) : QString(),
        tip.join(QLatin1Char('\n')));
    const double bound = m_problem ? m_problem->lowerBound() : 0;
    const QString boundText = m_problem ? formatSeconds(bound) : QString();
    set(Bound, tr("bound"),
        m_problem && m_problem->estimated() ? tr("%1 (estimated)").arg(boundText) : boundText,
        tr("No placement is faster than this: the longest path on the fastest devices, or all work spread "
           "over the devices by their speeds, without transfers: %1")
            .arg(formatSeconds(bound)));
    set(Gap, tr("gap"), m_run ? formatPercent(m_run->statistics.gap) : QString(),
        tr("Makespan of the shown run over the lower bound, minus 1"));
    set(Moved, tr("moved"), m_run ? formatBytes(m_run->statistics.bytesMoved) : QString(),
        tr("Data sent between devices: %1").arg(formatBytes(m_run ? m_run->statistics.bytesMoved : 0)));
    set(Idle, tr("idle"), m_run ? formatShare(m_run->statistics.idleShare) : QString(),
        tr("Share of the devices' time in which no task runs"));
    refreshMemory();
    tellGone();
}

/// Stands out if the run does not fit.
void StatusLine::refreshMemory()
{
    const MemoryFit fit = m_run ? memoryFit(*m_run) : MemoryFit::Unchecked;
    const bool exceeds = fit == MemoryFit::Exceeds;
    set(Memory, tr("memory"),
        exceeds                  ? tr("does not fit")
        : fit == MemoryFit::Fits ? tr("fits")
                                 : QString(),
        m_run ? FitText::sentence(*m_run) : QString());
    QPalette colours = palette();
    if (exceeds)
        colours.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_fields[Memory].value->setPalette(colours);
}

} // namespace doppler
