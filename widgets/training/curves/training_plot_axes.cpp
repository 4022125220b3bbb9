// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of the training plot, where they are, and their ranges.
#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/theme/theme.h"

#include <QVariantAnimation>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int titleRow = 0;
constexpr qsizetype sampleSize = 4000; ///< Points looked at to find the typical values of those in view.
constexpr qsizetype leastSample = 200; ///< Of every curve.

/// Adds some `most` values of the points in [from, to], evenly spread.
void sample(const QCPGraph* graph, const QCPRange& keys, qsizetype most, std::vector<double>& values)
{
    const auto begin = graph->data()->findBegin(keys.lower, false);
    const auto end = graph->data()->findEnd(keys.upper, false);
    const qsizetype stride = std::max<qsizetype>(1, (end - begin) / most);
    for (auto point = begin; point < end; point += std::min<qsizetype>(stride, end - point))
        values.push_back(point->value);
}

} // namespace

void TrainingPlot::makeAxes()
{
    plotLayout()->clear();
    m_makespans = new QCPAxisRect(this);
    m_losses = new QCPAxisRect(this);
    m_margins = new QCPMarginGroup(this);
    m_labels = new ValueLabels(m_makespans);
    m_marks = std::make_unique<StageMarks>(m_makespans, m_losses);
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
    if (m_chart != TrainingChart::Both)
        return arrangeAlone();
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
    const Span wanted = withRoomForLabels(wantedMakespans());
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

} // namespace doppler
