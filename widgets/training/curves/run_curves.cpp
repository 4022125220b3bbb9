// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/run_curves.h"

#include "widgets/training/curves/clipped_graph.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

QCPGraph* makeGraph(QCPAxisRect* rect) { return new ClippedGraph(rect); }

std::array<QCPGraph*, stageCount> makeGraphs(QCPAxisRect* rect)
{
    return {makeGraph(rect), makeGraph(rect), makeGraph(rect)};
}

std::size_t numberOf(Stage stage) { return static_cast<std::size_t>(stage); }

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

void setMarks(QCPGraph* graph, QCPScatterStyle::ScatterShape shape, const QColor& color, double size)
{
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(shape, QPen(color, 1), QBrush(color), size));
}

} // namespace

RunCurves::RunCurves(QCPAxisRect* makespans, QCPAxisRect* losses, StagePlan stagePlan, std::size_t smoothing)
    : episodes(makeGraph(makespans)), mean(makeGraph(makespans)), best(makeGraph(makespans)),
      baseline(makeGraph(makespans)), loss(makeGraphs(losses)), lossMean(makeGraphs(losses)),
      newBests(makeGraph(makespans)), greedy(makeGraph(makespans)), plan(stagePlan), makespanMean(smoothing),
      lossMeanValue(smoothing),
      meanLine(mean, spacing(smoothing)), lossLines{ThinnedLine(lossMean[0], spacing(smoothing)),
                                                    ThinnedLine(lossMean[1], spacing(smoothing)),
                                                    ThinnedLine(lossMean[2], spacing(smoothing))},
      baselineLine(baseline, baselineSpacing(stagePlan)), bestLine(best)
{
    best->setLineStyle(QCPGraph::lsStepLeft);
}

std::vector<QCPGraph*> RunCurves::graphs() const
{
    std::vector<QCPGraph*> all{episodes, baseline, mean, best, newBests, greedy};
    all.insert(all.end(), loss.begin(), loss.end());
    all.insert(all.end(), lossMean.begin(), lossMean.end());
    return all;
}

double RunCurves::second(const EpisodeRecord& record) const
{
    switch (quantity) {
    case SecondQuantity::Loss:
        return record.loss;
    case SecondQuantity::Entropy:
        return record.entropy;
    case SecondQuantity::Epsilon:
        return record.epsilon;
    case SecondQuantity::LearningRate:
        return record.learningRate;
    case SecondQuantity::Speed:
        return record.seconds > 0 ? static_cast<double>(record.episode + 1) / record.seconds : 0;
    }
    return 0;
}

void RunCurves::add(const QVector<EpisodeRecord>& records)
{
    if (records.isEmpty())
        return;
    const std::uint64_t from = records.first().episode;
    if (!history.empty() && history.back().episode >= from) { // It goes on from an earlier checkpoint.
        std::erase_if(history, [from](const EpisodeRecord& record) { return record.episode >= from; });
        redraw();
    }
    history.insert(history.end(), records.begin(), records.end());
    for (const EpisodeRecord& record : records)
        knownProblems = std::max(knownProblems, record.problem + 1);
    draw(std::span(records.constData(), static_cast<std::size_t>(records.size())));
}

void RunCurves::redraw()
{
    for (QCPGraph* graph : graphs())
        graph->data()->clear();
    last.reset();
    first = 0;
    starts.clear();
    const std::size_t window = makespanMean.window();
    makespanMean = MovingMean(window);
    lossMeanValue = MovingMean(window);
    meanLine.clear(spacing(window));
    for (ThinnedLine& line : lossLines)
        line.clear(spacing(window));
    baselineLine.clear(baselineSpacing(plan));
    bestLine = StepLine(best);
    draw(history);
    drawGreedy();
}

void RunCurves::draw(std::span<const EpisodeRecord> records)
{
    QVector<double> keys;
    QVector<double> makespans;
    std::array<QVector<double>, stageCount> stageKeys;
    std::array<QVector<double>, stageCount> losses;
    for (const EpisodeRecord& record : records) {
        if (record.problem != drawnProblem)
            continue;
        const auto episode = static_cast<double>(record.episode);
        if (!last) {
            first = episode;
            firstStage = record.stage;
        } else if (record.stage != last->stage) {
            starts.emplace_back(episode, record.stage);
        }
        if (last && record.best < last->best)
            newBests->addData(episode, record.best);
        last = record;
        const double value = second(record);
        keys.append(episode);
        makespans.append(record.makespan);
        stageKeys[numberOf(record.stage)].append(episode);
        losses[numberOf(record.stage)].append(value);
        addMeans(record);
        baselineLine.add(episode, record.baseline);
        bestLine.add(episode, record.best);
    }
    episodes->addData(keys, makespans, true);
    for (std::size_t stage = 0; stage < stageCount; ++stage)
        loss[stage]->addData(stageKeys[stage], losses[stage], true);
}

void RunCurves::setSecond(SecondQuantity wanted)
{
    if (quantity == wanted)
        return;
    quantity = wanted;
    redraw();
}

void RunCurves::setProblem(std::size_t number)
{
    if (drawnProblem == number)
        return;
    drawnProblem = number;
    redraw();
}

void RunCurves::setGreedy(std::vector<double> makespans)
{
    greedyMakespans = std::move(makespans);
    drawGreedy();
}

void RunCurves::drawGreedy()
{
    greedy->data()->clear();
    if (last && drawnProblem < greedyMakespans.size() && std::isfinite(greedyMakespans[drawnProblem]))
        greedy->addData(static_cast<double>(last->episode), greedyMakespans[drawnProblem]);
}

void RunCurves::addMeans(const EpisodeRecord& record)
{
    const auto episode = static_cast<double>(record.episode);
    const bool newStage = std::any_of(starts.begin(), starts.end(),
                                      [episode](const auto& start) { return start.first == episode; });
    if (newStage) { // Another stage explores otherwise: a mean across the border would show neither.
        makespanMean.clear();
        lossMeanValue.clear();
        meanLine.breakLine();
    }
    meanLine.add(episode, makespanMean.add(record.makespan));
    lossLines[numberOf(record.stage)].add(episode, lossMeanValue.add(second(record)));
}

void RunCurves::setSmoothing(std::size_t window)
{
    makespanMean = MovingMean(window);
    lossMeanValue = MovingMean(window);
    meanLine.clear(spacing(window));
    for (ThinnedLine& line : lossLines)
        line.clear(spacing(window));
    for (const EpisodeRecord& record : history)
        if (record.problem == drawnProblem)
            addMeans(record);
}

void RunCurves::restyle(const QColor& color, bool front, const std::vector<bool>& shown, bool alone)
{
    const auto on = [&](CurveKind kind) { return bool(shown[static_cast<std::size_t>(kind)]); };
    const double strength = front ? 1 : 0.6;
    // QCustomPlot draws a pen of exactly 1 one pixel of the device wide, however small these are.
    const double hair = best->parentPlot()->devicePixelRatioF() > 1 ? 1.01 : 1;
    setPoints(episodes, faint(color, 0.25));
    setMarks(newBests, QCPScatterStyle::ssDisc, color, 4);
    setMarks(greedy, QCPScatterStyle::ssDiamond, color, 8);
    mean->setPen(QPen(faint(color, strength), front ? 2 : hair));
    best->setPen(QPen(faint(color, strength), hair));
    baseline->setPen(QPen(faint(color, strength), hair, Qt::DashLine));
    for (QCPGraph* line : {mean, baseline, greedy, newBests})
        line->setAntialiased(true);
    for (QCPGraph* line : {best, episodes})
        line->setAntialiased(false);
    const bool drawn = alone || front;
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        setPoints(loss[stage], faint(color, 0.25));
        loss[stage]->setAntialiased(false);
        loss[stage]->setVisible(front && on(CurveKind::Episodes));
        lossMean[stage]->setPen(QPen(faint(color, strength), front ? 2 : hair));
        lossMean[stage]->setAntialiased(true);
        lossMean[stage]->setVisible(drawn && on(CurveKind::Mean));
    }
    episodes->setVisible(front && on(CurveKind::Episodes));
    mean->setVisible(drawn && on(CurveKind::Mean));
    best->setVisible(drawn && on(CurveKind::Best));
    newBests->setVisible(front && on(CurveKind::Best));
    greedy->setVisible(drawn && on(CurveKind::Best));
    baseline->setVisible(front && on(CurveKind::Baseline));
    const QString layer = front ? QStringLiteral("front") : QStringLiteral("main");
    for (QCPGraph* graph : graphs())
        graph->setLayer(layer);
}

void RunCurves::removeGraphs()
{
    for (QCPGraph* graph : graphs())
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
