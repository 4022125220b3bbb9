// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/training_plot.h"

#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int groupMilliseconds = 150;
constexpr int labelledRuns = 6; ///< With more runs only the front one is labelled.

QFont smaller(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(std::max(1.0, font.pointSizeF() - 1));
    else // It has a size in pixels, as in figures.
        font.setPixelSize(std::max(1, font.pixelSize() - 1));
    return font;
}

} // namespace

TrainingPlot::TrainingPlot(QWidget* parent) : QCustomPlot(parent)
{
    setObjectName(QStringLiteral("trainingPlot"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels | QCP::phImmediateRefresh);
    addLayer(QStringLiteral("front"), layer(QStringLiteral("main")));
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmBuffered);
    makeAxes();
    arrange();
    m_cursor = new QCPItemStraightLine(this);
    m_cursor->setLayer(QStringLiteral("overlay"));
    m_cursor->setClipAxisRect(m_makespans);
    m_cursor->setVisible(false);
    m_slide = new QVariantAnimation(this);
    connect(m_slide, &QVariantAnimation::valueChanged, this, [this](const QVariant& end) {
        m_settingRange = true;
        episodeAxis()->setRangeUpper(end.toDouble());
        m_settingRange = false;
        updateValueAxes();
        replot(rpQueuedReplot);
    });
    m_groupsDue.setSingleShot(true);
    connect(&m_groupsDue, &QTimer::timeout, this, [this] {
        updateGroups();
        replot(rpQueuedReplot);
    });
    connect(this, &QCustomPlot::beforeReplot, this, &TrainingPlot::fitToScreen);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    retranslate();
    restyle();
}

TrainingPlot::~TrainingPlot() = default;

void TrainingPlot::addRun(std::size_t run, const QString& name, StagePlan plan)
{
    m_runs.push_back(
        std::make_unique<Run>(Run{run, name, RunCurves(m_makespans, m_losses, plan, smoothingOf(plan))}));
    m_runs.back()->curves.setSecond(m_second);
    bringToFront(run);
}

void TrainingPlot::addRecords(std::size_t run, const QVector<EpisodeRecord>& records)
{
    for (auto& own : m_runs)
        if (own->id == run)
            own->curves.add(records);
    scheduleRefresh();
}

void TrainingPlot::removeRun(std::size_t run)
{
    std::erase_if(m_runs, [run](auto& own) {
        if (own->id == run)
            own->curves.removeGraphs();
        return own->id == run;
    });
    if (m_front == run && !m_runs.empty())
        bringToFront(m_runs.back()->id);
    scheduleRefresh();
}

void TrainingPlot::bringToFront(std::size_t run)
{
    m_front = run;
    styleRuns();
    scheduleRefresh();
}

void TrainingPlot::setReferences(std::vector<MakespanReference> references)
{
    m_references = std::move(references);
    for (QCPAbstractItem* line : m_referenceLines)
        removeItem(line);
    m_referenceLines.clear();
    for (const MakespanReference& reference : m_references) {
        auto* line = new QCPItemStraightLine(this);
        line->setClipAxisRect(m_makespans);
        for (QCPItemPosition* point : {line->point1, line->point2}) {
            point->setTypeX(QCPItemPosition::ptAxisRectRatio);
            point->setAxisRect(m_makespans);
            point->setAxes(episodeAxis(), m_makespans->axis(QCPAxis::atLeft));
        }
        line->point1->setCoords(0, reference.makespan);
        line->point2->setCoords(1, reference.makespan);
        line->setAntialiased(false);
        line->setSelectable(false);
        m_referenceLines.push_back(line);
    }
    restyle();
}

void TrainingPlot::setShown(CurveKind kind, bool shown)
{
    m_shown[static_cast<std::size_t>(kind)] = shown;
    styleRuns();
    scheduleRefresh();
}

void TrainingPlot::setSmoothing(std::size_t episodes)
{
    m_smoothing = episodes;
    for (auto& run : m_runs)
        run->curves.setSmoothing(smoothingOf(run->curves.stages()));
    scheduleRefresh();
}

std::size_t TrainingPlot::smoothingOf(const StagePlan& plan) const
{
    return m_smoothing > 0 ? m_smoothing : smoothingFor(plan.total());
}

void TrainingPlot::fit()
{
    m_followEpisodes = true;
    m_followValues = true;
    scheduleRefresh();
}

const TrainingPlot::Run* TrainingPlot::front() const
{
    const auto found =
        std::find_if(m_runs.begin(), m_runs.end(), [this](const auto& run) { return run->id == m_front; });
    return found == m_runs.end() ? nullptr : found->get();
}

const RunCurves* TrainingPlot::curves(std::size_t run) const
{
    for (const auto& own : m_runs)
        if (own->id == run)
            return &own->curves;
    return nullptr;
}

std::vector<double> TrainingPlot::stageMarks() const { return m_marks->episodes(); }

Span TrainingPlot::episodesShown() const
{
    return {episodeAxis()->range().lower, episodeAxis()->range().upper};
}

Span TrainingPlot::makespansShown() const
{
    const QCPRange range = m_makespans->axis(QCPAxis::atLeft)->range();
    return {range.lower, range.upper};
}

void TrainingPlot::scheduleRefresh()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void TrainingPlot::refresh()
{
    m_stale = false;
    assignLossAxes();
    if (!m_groups.empty() && !m_groupsDue.isActive())
        m_groupsDue.start(groupMilliseconds);
    updateEpisodeAxis();
    updateValueAxes();
    m_marks->show(front() ? &front()->curves : nullptr, tokens(palette()).mutedText, smaller(font()));
    replot(rpQueuedReplot);
}

/// Hairs are as wide on every screen.
void TrainingPlot::fitToScreen()
{
    if (devicePixelRatioF() != m_pixelRatio) {
        m_pixelRatio = devicePixelRatioF();
        styleRuns();
    }
    m_marks->fitNames();
}

void TrainingPlot::updateLabels()
{
    const Tokens t = tokens(palette());
    std::vector<ValueLabels::Label> labels;
    for (const MakespanReference& reference : m_references)
        labels.push_back(
            {reference.name, reference.makespan, formatSeconds(reference.makespan), t.mutedText, false});
    for (const GroupCurves& group : m_groups) {
        const QCPGraph* best = group.bands[1].mean;
        if (hasBand(group.group.runs.front()) && !best->data()->isEmpty()) {
            const double value = (best->data()->constEnd() - 1)->value;
            labels.push_back({group.group.name, value, formatSeconds(value),
                              runColor(group.group.runs.front(), t.dark), false});
        }
    }
    for (const auto& run : m_runs) {
        const bool inFront = run->id == m_front;
        const auto& newest = run->curves.newest();
        if (!newest || (!inFront && (m_runs.size() > labelledRuns || hasBand(run->id))))
            continue;
        labels.push_back({m_runs.size() > 1 ? run->name : tr("best"), newest->best,
                          formatSeconds(newest->best), runColor(run->id, t.dark), inFront});
    }
    m_labels->setLabels(std::move(labels));
    const QString unit = DurationTicker::unitName(m_makespans->axis(QCPAxis::atLeft)->range());
    m_makespanTitle->setText(m_problemName.isEmpty()
                                 ? tr("Makespan per episode, %1").arg(unit)
                                 : tr("Makespan per episode on graph %1, %2").arg(m_problemName, unit));
}

void TrainingPlot::styleRuns()
{
    const bool dark = tokens(palette()).dark;
    for (auto& run : m_runs)
        run->curves.restyle(runColor(run->id, dark), run->id == m_front, m_shown,
                            m_runsShown || !hasBand(run->id));
    styleGroups();
}

void TrainingPlot::restyle()
{
    const Tokens t = tokens(palette());
    const QFont small = smaller(font());
    setBackground(QBrush(t.canvas));
    for (QCPAxisRect* rect : {m_makespans, m_losses})
        for (QCPAxis* axis : rect->axes()) {
            axis->setBasePen(QPen(t.line, 1));
            axis->setTickPen(QPen(t.line, 1));
            axis->setTickLabelColor(t.mutedText);
            axis->setTickLabelFont(small);
            axis->setLabelColor(t.mutedText);
            axis->setLabelFont(small);
            QColor grid = t.line;
            grid.setAlphaF(0.5F);
            axis->grid()->setPen(QPen(grid, 1));
        }
    for (QCPTextElement* title : {m_makespanTitle, m_lossTitle}) {
        title->setFont(small);
        title->setTextColor(t.mutedText);
    }
    m_labels->setStyle(small, t.mutedText);
    m_cursor->setPen(QPen(t.mutedText, 1));
    for (QCPAbstractItem* line : m_referenceLines)
        static_cast<QCPItemStraightLine*>(line)->setPen(QPen(t.mutedText, 1, Qt::DotLine));
    styleRuns();
    scheduleRefresh();
}

void TrainingPlot::retranslate()
{
    setAccessibleName(tr("Training curves"));
    m_lossTitle->setText(secondTitle());
    assignLossAxes();
    m_labels->setAxisName(tr("episode"));
    nameEpisodeAxes();
    scheduleRefresh();
}

void TrainingPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TrainingPlot::showEvent(QShowEvent* event)
{
    QCustomPlot::showEvent(event);
    if (m_stale)
        refresh();
}

void TrainingPlot::resizeEvent(QResizeEvent* event)
{
    arrange();
    QCustomPlot::resizeEvent(event);
}

} // namespace doppler
