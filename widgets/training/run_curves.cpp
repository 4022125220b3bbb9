// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/run_curves.h"

#include "widgets/training/plot.h"

#include <algorithm>

namespace doppler {

namespace {

QCPGraph* makeGraph(QCPAxisRect* rect)
{
    QCustomPlot* plot = rect->parentPlot();
    QCPGraph* graph = plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    graph->setSelectable(QCP::stNone);
    return graph;
}

QColor faint(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

/// A mean over `window` episodes hides nothing when drawn at a tenth of that.
double spacing(std::size_t window) { return std::max(1.0, static_cast<double>(window) / 10); }

/// The baseline changes with its number of episodes, so a thousandth of the run is close enough.
double baselineSpacing(const StagePlan& plan)
{
    return std::max(1.0, static_cast<double>(plan.total()) / 1000);
}

void setPoints(QCPGraph* graph, const QColor& color)
{
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDot, QPen(color, 2), Qt::NoBrush, 2));
}

} // namespace

RunCurves::RunCurves(QCPAxisRect* makespans, QCPAxisRect* losses, StagePlan stagePlan, std::size_t smoothing)
    : episodes(makeGraph(makespans)), mean(makeGraph(makespans)), best(makeGraph(makespans)),
      baseline(makeGraph(makespans)), loss(makeGraph(losses)), lossMean(makeGraph(losses)), plan(stagePlan),
      makespanMean(smoothing), lossMeanValue(smoothing), meanLine(mean, spacing(smoothing)),
      lossLine(lossMean, spacing(smoothing)), baselineLine(baseline, baselineSpacing(stagePlan)),
      bestLine(best)
{
    best->setLineStyle(QCPGraph::lsStepLeft);
}

void RunCurves::add(const QVector<EpisodeRecord>& records)
{
    QVector<double> keys(records.size());
    QVector<double> makespans(records.size());
    QVector<double> losses(records.size());
    for (qsizetype i = 0; i < records.size(); ++i) {
        const EpisodeRecord& record = records[i];
        const auto episode = static_cast<double>(record.episode);
        if (!last) {
            first = episode;
            firstStage = record.stage;
        } else if (record.stage != last->stage) {
            starts.emplace_back(episode, record.stage);
        }
        last = record;
        keys[i] = episode;
        makespans[i] = record.makespan;
        losses[i] = record.loss;
        addMeans(episode, record.makespan, record.loss);
        baselineLine.add(episode, record.baseline);
        bestLine.add(episode, record.best);
    }
    episodes->addData(keys, makespans, true);
    loss->addData(keys, losses, true);
}

void RunCurves::addMeans(double episode, double makespan, double lossValue)
{
    const bool newStage = std::any_of(starts.begin(), starts.end(),
                                      [episode](const auto& start) { return start.first == episode; });
    if (newStage) { // Another stage explores otherwise: a mean across the border would show neither.
        makespanMean.clear();
        lossMeanValue.clear();
        meanLine.breakLine();
        lossLine.breakLine();
    }
    meanLine.add(episode, makespanMean.add(makespan));
    lossLine.add(episode, lossMeanValue.add(lossValue));
}

void RunCurves::setSmoothing(std::size_t window)
{
    makespanMean = MovingMean(window);
    lossMeanValue = MovingMean(window);
    meanLine.clear(spacing(window));
    lossLine.clear(spacing(window));
    auto lossPoint = loss->data()->constBegin();
    for (const QCPGraphData& point : *episodes->data())
        addMeans(point.key, point.value, (lossPoint++)->value);
}

void RunCurves::restyle(const QColor& color, bool front, const std::vector<bool>& shown)
{
    const auto on = [&](CurveKind kind) { return bool(shown[static_cast<std::size_t>(kind)]); };
    const double strength = front ? 1 : 0.6;
    setPoints(episodes, faint(color, 0.25));
    setPoints(loss, faint(color, 0.25));
    mean->setPen(QPen(faint(color, strength), front ? 2 : 1));
    lossMean->setPen(QPen(faint(color, strength), front ? 2 : 1));
    best->setPen(QPen(faint(color, strength), 1));
    baseline->setPen(QPen(faint(color, strength), 1, Qt::DashLine));
    for (QCPGraph* line : {mean, lossMean, baseline})
        line->setAntialiased(true);
    for (QCPGraph* line : {best, episodes, loss})
        line->setAntialiased(false);
    episodes->setVisible(front && on(CurveKind::Episodes));
    loss->setVisible(front && on(CurveKind::Episodes));
    mean->setVisible(on(CurveKind::Mean));
    lossMean->setVisible(on(CurveKind::Mean));
    best->setVisible(on(CurveKind::Best));
    baseline->setVisible(front && on(CurveKind::Baseline));
    const QString layer = front ? QStringLiteral("front") : QStringLiteral("main");
    for (QCPGraph* graph : {episodes, baseline, mean, best, loss, lossMean})
        graph->setLayer(layer);
}

void RunCurves::removeGraphs()
{
    for (QCPGraph* graph : {episodes, mean, best, baseline, loss, lossMean})
        graph->parentPlot()->removeGraph(graph);
}

Stage RunCurves::stageAt(double episode) const
{
    Stage stage = firstStage;
    for (const auto& [start, next] : starts)
        if (start <= episode)
            stage = next;
    return stage;
}

} // namespace doppler
