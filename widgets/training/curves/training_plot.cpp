// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/training_plot.h"

#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QPicture>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int titleRow = 0;
constexpr qsizetype sampleSize = 4000; ///< Points looked at to find the typical values of those in view.
constexpr qsizetype leastSample = 200; ///< Of every curve.
constexpr int groupMilliseconds = 150;
constexpr int labelledRuns = 6; ///< With more runs only the front one is labelled.

/// Adds some `most` values of the points in [from, to], evenly spread.
void sample(const QCPGraph* graph, const QCPRange& keys, qsizetype most, std::vector<double>& values)
{
    const auto begin = graph->data()->findBegin(keys.lower, false);
    const auto end = graph->data()->findEnd(keys.upper, false);
    const qsizetype stride = std::max<qsizetype>(1, (end - begin) / most);
    for (auto point = begin; point < end; point += std::min<qsizetype>(stride, end - point))
        values.push_back(point->value);
}

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() - 1);
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

void TrainingPlot::makeAxes()
{
    plotLayout()->clear();
    m_makespans = new QCPAxisRect(this);
    m_losses = new QCPAxisRect(this);
    m_margins = new QCPMarginGroup(this);
    m_labels = new ValueLabels(m_makespans);
    const auto frontCurve = [this](CurveOf curve) {
        return [this, curve]() -> const QCPGraph* {
            const Run* run = front();
            return run ? curve(run->curves) : nullptr;
        };
    };
    m_makespansBeyond =
        new OffScaleMarkers(m_makespans, frontCurve([](const RunCurves& c) { return c.episodes; }));
    for (std::size_t stage = 0; stage < stageCount; ++stage)
        m_lossesBeyond[stage] =
            new OffScaleMarkers(m_losses, frontCurve([stage](const RunCurves& c) { return c.loss[stage]; }));
    m_makespanTitle = new QCPTextElement(this);
    m_lossTitle = new QCPTextElement(this);
    for (QCPTextElement* title : {m_makespanTitle, m_lossTitle}) {
        title->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
        title->setMargins(QMargins(gridUnit, 0, 0, 0));
    }
    m_losses->addAxis(QCPAxis::atRight);
    for (QCPAxisRect* rect : {m_makespans, m_losses}) {
        rect->setRangeDrag(Qt::Horizontal);
        rect->setRangeZoom(Qt::Horizontal);
        QCPAxis* episodes = rect->axis(QCPAxis::atBottom);
        episodes->setTicker(QSharedPointer<CountTicker>::create(episodes));
        rect->axis(QCPAxis::atBottom)->setRange(0, 50);
        rect->axis(QCPAxis::atBottom)->grid()->setVisible(false);
        rect->axis(QCPAxis::atLeft)->grid()->setZeroLinePen(Qt::NoPen);
        rect->setMinimumMargins(QMargins(gridUnit, gridUnit / 2, 0, 0));
        for (QCPAxis* axis : rect->axes()) {
            axis->setSubTicks(false);
            axis->setTickLength(0, 4);
            axis->setLayer(QStringLiteral("axes"));
            axis->setSelectableParts(QCPAxis::spNone);
        }
        for (QCPAxis* axis : rect->axes(QCPAxis::atTop | QCPAxis::atRight)) {
            axis->setVisible(false);
            axis->grid()->setVisible(false);
        }
    }
    makeLossAxes();
    m_losses->setMinimumMargins(QMargins(gridUnit, gridUnit / 2, 2 * gridUnit, 0));
    m_makespans->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<DurationTicker>::create());
    for (QCPAxisRect* rect : {m_makespans, m_losses})
        rect->axis(QCPAxis::atLeft)->ticker()->setTickCount(4);
    QCPAxis* other = m_losses->axis(QCPAxis::atBottom);
    const auto changed = qOverload<const QCPRange&>(&QCPAxis::rangeChanged);
    connect(episodeAxis(), changed, other, qOverload<const QCPRange&>(&QCPAxis::setRange));
    connect(other, changed, episodeAxis(), qOverload<const QCPRange&>(&QCPAxis::setRange));
    connect(episodeAxis(), changed, this, &TrainingPlot::keepInside);
}

void TrainingPlot::arrange()
{
    // A flat dock has room at the side only.
    m_below = height() > 300 && width() < 2 * height();
    QCPLayoutGrid* grid = plotLayout();
    for (QCPLayoutElement* element : std::initializer_list<QCPLayoutElement*>{
             m_makespanTitle, m_lossTitle, m_makespans, m_losses, m_labels})
        if (element->layout())
            grid->take(element);
    grid->simplify();
    grid->addElement(titleRow, 0, m_makespanTitle);
    grid->addElement(titleRow + 1, 0, m_makespans);
    grid->addElement(titleRow + 1, 1, m_labels);
    grid->addElement(m_below ? 2 : titleRow, m_below ? 0 : 2, m_lossTitle);
    grid->addElement(m_below ? 3 : titleRow + 1, m_below ? 0 : 2, m_losses);
    grid->setRowSpacing(0);
    grid->setColumnSpacing(0);
    for (QCPAxisRect* rect : {m_makespans, m_losses}) // One above the other they share the episodes' scale.
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, m_below ? m_margins : nullptr);
    if (m_below)
        grid->setRowStretchFactor(1, 2);
    else
        assignLossAxes(); // which gives them their share
}

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
    updateStageMarks();
    replot(rpQueuedReplot);
}

/// Hairs are as wide on every screen; a stage's name that has no room beside its border is left out, since
/// pictures would show it beyond the axes.
void TrainingPlot::fitToScreen()
{
    if (devicePixelRatioF() != m_pixelRatio) {
        m_pixelRatio = devicePixelRatioF();
        styleRuns();
    }
    const QRectF area(m_makespans->rect());
    for (QCPItemText* text : m_markTexts) {
        const double at = episodeAxis()->coordToPixel(text->position->key());
        const QMargins padding = text->padding();
        const double width =
            QFontMetricsF(text->font()).horizontalAdvance(text->text()) + padding.left() + padding.right();
        const double left = text->positionAlignment().testFlag(Qt::AlignRight) ? at - width : at;
        text->setVisible(left >= area.left() && left + width <= area.right());
    }
}

void TrainingPlot::paintPicture(QPainter& painter, const QRectF& target)
{
    const double key = paintKey(nullptr, target);
    const QRectF plot = target.adjusted(0, key, 0, 0);
    const QSize size = plot.size().toSize();
    arrange();
    updateGroups();
    refresh();
    replot(rpImmediateRefresh); // lays the axes out
    refresh();                  // by what they then show
    QPicture picture;
    QCPPainter recorder;
    recorder.begin(&picture);
    recorder.setMode(QCPPainter::pmVectorized);
    recorder.setMode(QCPPainter::pmNoCaching);
    toPainter(&recorder, size.width(), size.height());
    recorder.end();
    painter.fillRect(target, tokens(palette()).canvas);
    painter.drawPicture(plot.topLeft(), picture);
    paintKey(&painter, target);
}

Span TrainingPlot::wantedEpisodes() const
{
    std::uint64_t done = 0;
    std::uint64_t planned = 0;
    double first = 0;
    bool any = false;
    for (const auto& run : m_runs) {
        const auto& newest = run->curves.newest();
        planned = std::max(planned, run->curves.stages().total());
        if (!newest)
            continue;
        first = any ? std::min(first, run->curves.firstEpisode()) : run->curves.firstEpisode();
        done = std::max(done, newest->episode + 1);
        any = true;
    }
    const double end = episodeAxisEnd(done, planned);
    return {first < end / 4 ? 0 : first, end};
}

void TrainingPlot::updateEpisodeAxis()
{
    if (!m_followEpisodes)
        return;
    const Span target = wantedEpisodes();
    if (m_slide->state() == QAbstractAnimation::Running ? m_slide->endValue().toDouble() == target.most
                                                        : episodesShown() == target)
        return;
    slideEpisodeAxis(target);
}

void TrainingPlot::slideEpisodeAxis(Span target)
{
    m_slide->stop();
    // 0 where the desktop asks for less motion.
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    const double from = episodesShown().most;
    m_settingRange = true;
    episodeAxis()->setRangeLower(target.least);
    if (!isVisible() || duration <= 0)
        episodeAxis()->setRangeUpper(target.most);
    m_settingRange = false;
    if (!isVisible() || duration <= 0)
        return;
    m_slide->setDuration(duration);
    m_slide->setEasingCurve(QEasingCurve::InOutQuad);
    m_slide->setStartValue(from);
    m_slide->setEndValue(target.most);
    m_slide->start();
}

void TrainingPlot::sampleCurves(const CurveOf& points, const CurveOf& mean, std::vector<double>& values) const
{
    const QCPRange keys = episodeAxis()->range();
    const qsizetype each = std::max(leastSample, sampleSize / (std::ssize(m_runs) + 1));
    for (const auto& run : m_runs) {
        if (run.get() == front())
            sample(points(run->curves), keys, each, values);
        sample(mean(run->curves), keys, each, values);
    }
}

Span TrainingPlot::wantedMakespans() const
{
    std::vector<double> values;
    sampleCurves([](const RunCurves& c) { return c.episodes; }, [](const RunCurves& c) { return c.mean; },
                 values);
    Span span = typicalSpan(values);
    if (values.empty() && !m_references.empty())
        span = {m_references.front().makespan, m_references.front().makespan};
    for (const auto& run : m_runs) {
        const auto& newest = run->curves.newest();
        if (newest)
            span = {std::min(span.least, newest->best), std::max(span.most, newest->best)};
    }
    for (const MakespanReference& reference : m_references)
        span = values.empty()
                   ? Span{std::min(span.least, reference.makespan), std::max(span.most, reference.makespan)}
                   : widened(span, reference.makespan);
    return span;
}

void TrainingPlot::fitMakespanAxis()
{
    QCPAxis* axis = m_makespans->axis(QCPAxis::atLeft);
    const Span current{axis->range().lower, axis->range().upper};
    const Span wanted = wantedMakespans();
    if (m_logarithmic && wanted.least > 0) {
        const auto log = [](Span s) { return Span{std::log(s.least), std::log(s.most)}; };
        const Span next =
            steady(log({std::max(current.least, 1e-300), std::max(current.most, 1e-300)}), log(wanted));
        axis->setRange(std::exp(next.least), std::exp(next.most));
        return;
    }
    const Span next = steady(current, wanted);
    axis->setRange(next.least, next.most);
}

void TrainingPlot::updateValueAxes()
{
    if (m_followValues) {
        fitMakespanAxis();
        for (std::size_t i = 0; i < m_lossAxes.size(); ++i) {
            const QCPRange range = m_lossAxes[i]->range();
            const Span next = steady({range.lower, range.upper}, wantedLosses(i));
            m_lossAxes[i]->setRange(next.least, next.most);
        }
    }
    updateLabels();
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

void TrainingPlot::updateStageMarks()
{
    for (QCPItemStraightLine* line : m_markLines)
        removeItem(line);
    for (QCPItemText* text : m_markTexts)
        removeItem(text);
    m_markLines.clear();
    m_markTexts.clear();
    const Run* run = front();
    if (!run)
        return;
    const RunCurves& curves = run->curves;
    for (const auto& [episode, stage] : curves.stageStarts())
        addStageMark(episode, curves.stageAt(episode - 1), stage, true);
    // Stages to come are announced where they will begin.
    std::optional<Stage> before;
    double begins = 0;
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System}) {
        const std::uint64_t episodes = curves.stages().of(stage);
        if (episodes == 0)
            continue;
        if (before && (!curves.newest() || static_cast<double>(curves.newest()->episode) < begins))
            addStageMark(begins, *before, stage, false);
        before = stage;
        begins += static_cast<double>(episodes);
    }
}

void TrainingPlot::addStageMark(double episode, Stage before, Stage after, bool reached)
{
    QColor color = tokens(palette()).mutedText;
    color.setAlphaF(0.7F);
    const QPen pen(color, 1, reached ? Qt::SolidLine : Qt::DotLine);
    addMarkLine(m_makespans, episode, pen);
    addMarkLine(m_losses, episode, pen);
    addMarkText(episode, before, Qt::AlignRight);
    addMarkText(episode, after, Qt::AlignLeft);
}

void TrainingPlot::addMarkLine(QCPAxisRect* rect, double episode, const QPen& pen)
{
    auto* line = new QCPItemStraightLine(this);
    line->setClipAxisRect(rect);
    line->setSelectable(false);
    line->setAntialiased(false);
    line->setPen(pen);
    for (QCPItemPosition* point : {line->point1, line->point2}) {
        point->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        point->setAxisRect(rect);
        point->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    line->point1->setCoords(episode, 0);
    line->point2->setCoords(episode, 1);
    m_markLines.push_back(line);
}

void TrainingPlot::addMarkText(double episode, Stage stage, Qt::Alignment side)
{
    auto* text = new QCPItemText(this);
    text->setClipAxisRect(m_makespans);
    text->setSelectable(false);
    const std::string_view name = stageName(stage);
    text->setText(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    text->setFont(smaller(font()));
    text->setColor(tokens(palette()).mutedText);
    text->setPadding(QMargins(6, 0, 6, 0));
    text->setPositionAlignment(Qt::AlignTop | side);
    text->position->setAxes(episodeAxis(), m_makespans->axis(QCPAxis::atLeft));
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setAxisRect(m_makespans);
    text->position->setCoords(episode, 0);
    m_markTexts.push_back(text);
}

std::vector<double> TrainingPlot::stageMarks() const
{
    std::vector<double> episodes;
    for (const QCPItemStraightLine* line : m_markLines)
        if (line->clipAxisRect() == m_makespans)
            episodes.push_back(line->point1->key());
    return episodes;
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
