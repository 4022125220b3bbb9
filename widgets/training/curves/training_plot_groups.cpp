// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of several seeds as a mean with a band, and what the curves show.
#include "widgets/training/curves/clipped_graph.h"
#include "widgets/training/curves/duration_ticker.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/theme/theme.h"

#include <algorithm>

namespace doppler {

namespace {

CurvePoints pointsOf(const QCPGraph& graph)
{
    CurvePoints points;
    points.reserve(static_cast<std::size_t>(graph.data()->size()));
    for (const QCPGraphData& point : *graph.data())
        points.emplace_back(point.key, point.value);
    return points;
}

} // namespace

void TrainingPlot::setSecond(SecondQuantity quantity)
{
    m_second = quantity;
    for (auto& run : m_runs)
        run->curves.setSecond(quantity);
    m_lossTitle->setText(secondTitle());
    m_followValues = true;
    updateGroups();
    scheduleRefresh();
}

QString TrainingPlot::secondTitle() const
{
    switch (m_second) {
    case SecondQuantity::Loss:
        return tr("Loss per episode");
    case SecondQuantity::Entropy:
        return tr("Entropy of the choices (nats)");
    case SecondQuantity::Epsilon:
        return tr("Share of random actions");
    case SecondQuantity::LearningRate:
        return tr("Learning rate");
    case SecondQuantity::Speed:
        return tr("Episodes per second");
    }
    return {};
}

void TrainingPlot::setLogarithmic(bool logarithmic)
{
    if (m_logarithmic == logarithmic)
        return;
    m_logarithmic = logarithmic;
    m_followValues = true;
    QCPAxis* axis = m_makespans->axis(QCPAxis::atLeft);
    const Span wanted = wantedMakespans();
    if (wanted.least > 0) // a logarithmic axis takes no other range
        axis->setRange(wanted.least * 0.9, wanted.most * 1.1);
    axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (logarithmic)
        axis->setTicker(QSharedPointer<LogDurationTicker>::create());
    else
        axis->setTicker(QSharedPointer<DurationTicker>::create());
    axis->ticker()->setTickCount(4);
    scheduleRefresh();
}

void TrainingPlot::setGreedy(std::size_t run, std::vector<double> makespans)
{
    for (auto& own : m_runs)
        if (own->id == run)
            own->curves.setGreedy(std::move(makespans));
    scheduleRefresh();
}

void TrainingPlot::setProblem(std::size_t run, std::size_t number)
{
    for (auto& own : m_runs)
        if (own->id == run && own->curves.problem() != number) {
            own->curves.setProblem(number);
            m_followValues = true; // Another graph's makespans may be far from those shown.
            scheduleRefresh();
        }
}

void TrainingPlot::setProblemName(const QString& name)
{
    if (m_problemName == name)
        return;
    m_problemName = name;
    scheduleRefresh();
}

TrainingPlot::Band TrainingPlot::makeBand(QCPAxisRect* rect)
{
    Band band;
    band.low = new ClippedGraph(rect);
    band.high = new ClippedGraph(rect);
    band.mean = new ClippedGraph(rect);
    band.high->setChannelFillGraph(band.low);
    // Zoomed in, bands cover the whole picture, and a smooth edge costs fifteen times the time.
    band.high->setAntialiasedFill(false);
    return band;
}

void TrainingPlot::removeGroups()
{
    for (GroupCurves& group : m_groups)
        for (Band& band : group.bands) {
            band.high->setChannelFillGraph(nullptr);
            for (QCPGraph* graph : {band.low, band.high, band.mean})
                removeGraph(graph);
        }
    m_groups.clear();
}

void TrainingPlot::setGroups(std::vector<RunGroup> groups)
{
    removeGroups();
    for (RunGroup& group : groups)
        if (group.runs.size() > 1)
            m_groups.push_back({std::move(group),
                                {makeBand(m_makespans), makeBand(m_makespans), makeBand(m_losses),
                                 makeBand(m_losses), makeBand(m_losses)}});
    updateGroups();
    styleRuns();
    scheduleRefresh();
}

void TrainingPlot::setSpread(Spread spread)
{
    m_spread = spread;
    updateGroups();
    styleRuns();
    scheduleRefresh();
}

void TrainingPlot::setRunsShown(bool shown)
{
    m_runsShown = shown;
    styleRuns();
    scheduleRefresh();
}

bool TrainingPlot::hasBand(std::size_t run) const
{
    return m_spread != Spread::None && std::ranges::any_of(m_groups, [run](const GroupCurves& group) {
               return std::ranges::find(group.group.runs, run) != group.group.runs.end();
           });
}

void TrainingPlot::fillBand(const Band& band, const RunGroup& group, const CurveOf& curve, bool steps)
{
    std::vector<CurvePoints> curves;
    for (const std::size_t run : group.runs)
        if (const RunCurves* own = this->curves(run))
            curves.push_back(pointsOf(*curve(*own)));
    const SpreadBand found = spreadBand(curves, m_spread, steps);
    band.low->setData(found.keys, found.low, true);
    band.high->setData(found.keys, found.high, true);
    band.mean->setData(found.keys, found.mean, true);
}

void TrainingPlot::updateGroups()
{
    if (m_spread == Spread::None)
        return;
    for (const GroupCurves& group : m_groups) {
        fillBand(
            group.bands[0], group.group, [](const RunCurves& c) { return c.mean; }, false);
        fillBand(
            group.bands[1], group.group, [](const RunCurves& c) { return c.best; }, true);
        for (std::size_t stage = 0; stage < stageCount; ++stage)
            fillBand(
                group.bands[2 + stage], group.group,
                [stage](const RunCurves& c) { return c.lossMean[stage]; }, false);
    }
    updateLabels();
}

void TrainingPlot::styleGroups()
{
    const bool dark = tokens(palette()).dark;
    const auto on = [&](CurveKind kind) { return bool(m_shown[static_cast<std::size_t>(kind)]); };
    for (const GroupCurves& group : m_groups) {
        const QColor color = runColor(group.group.runs.front(), dark);
        for (std::size_t i = 0; i < group.bands.size(); ++i) {
            const Band& band = group.bands[i];
            const bool shown = m_spread != Spread::None && on(i == 1 ? CurveKind::Best : CurveKind::Mean);
            QColor fill = color;
            fill.setAlphaF(i == 1 ? 0.12F : 0.2F);
            band.low->setPen(Qt::NoPen);
            band.high->setPen(Qt::NoPen);
            band.high->setBrush(fill);
            band.mean->setPen(QPen(color, i == 1 ? 1.5 : 2, i == 1 ? Qt::DashDotLine : Qt::SolidLine));
            band.mean->setAntialiased(true);
            for (QCPGraph* graph : {band.low, band.high, band.mean}) {
                graph->setVisible(shown);
                graph->setLayer(QStringLiteral("main"));
            }
        }
    }
}

std::vector<const QCPGraph*> TrainingPlot::bandOf(std::size_t group, CurveKind kind) const
{
    if (group >= m_groups.size() || m_spread == Spread::None)
        return {};
    const Band& band = m_groups[group].bands[kind == CurveKind::Best ? 1 : 0];
    return {band.mean, band.low, band.high};
}

} // namespace doppler
