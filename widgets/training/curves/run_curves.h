// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/moving_mean.h"
#include "widgets/training/curves/thinned_line.h"
#include "widgets/training/runs/stage_plan.h"

#include <QColor>
#include <QVector>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QCPAxisRect;
class QCPGraph;

namespace doppler {

/// The kinds of curve that each run has.
enum class CurveKind { Episodes, Mean, Best, Baseline };
inline constexpr int curveKinds = 4;

/// What the second axis rectangle shows.
enum class SecondQuantity { Loss, Entropy, Epsilon, LearningRate, Speed };

/// The curves of one run: episodes as faint points, their moving mean, the best so far with a mark at every
/// new one and the baseline in one axis rectangle (seconds over episodes), a second quantity and its mean in
/// another. Of a training on several graphs the episodes on one of them are drawn, at first on the first. The
/// QCPGraphs belong to the plot.
class RunCurves {
public:
    RunCurves(QCPAxisRect* makespans, QCPAxisRect* losses, StagePlan plan, std::size_t smoothing);

    void add(const QVector<EpisodeRecord>& records);
    /// Works the means out anew.
    void setSmoothing(std::size_t episodes);
    void setSecond(SecondQuantity quantity);
    /// What the final network places without exploring, by the training's graphs: a mark at the end. What is
    /// not finite is not known.
    void setGreedy(std::vector<double> makespans);
    /// Draws the episodes on this one of the training's graphs (EpisodeRecord::problem).
    void setProblem(std::size_t number);
    [[nodiscard]] std::size_t problem() const { return drawnProblem; }
    /// As many of the training's graphs as the records tell of; at least 1.
    [[nodiscard]] std::size_t problemCount() const { return knownProblems; }
    /// `front`: in full; else only the lines that stay readable among many. `shown` by CurveKind. `alone`:
    /// the run's own lines are drawn; else a group's stand for them.
    void restyle(const QColor& color, bool front, const std::vector<bool>& shown, bool alone = true);
    void removeGraphs();

    /// Of the graph that is drawn.
    [[nodiscard]] const std::optional<EpisodeRecord>& newest() const { return last; }
    /// Every episode that came, in order, whatever its graph.
    [[nodiscard]] const std::vector<EpisodeRecord>& records() const { return history; }
    [[nodiscard]] const StagePlan& stages() const { return plan; }
    /// First episodes of the stages after the first that was seen.
    [[nodiscard]] const std::vector<std::pair<double, Stage>>& stageStarts() const { return starts; }
    [[nodiscard]] Stage stageAt(double episode) const;
    [[nodiscard]] double firstEpisode() const { return first; }
    [[nodiscard]] std::size_t smoothing() const { return makespanMean.window(); }

    QCPGraph* episodes;
    QCPGraph* mean;
    QCPGraph* best;
    QCPGraph* baseline;
    QCPGraph* loss; ///< The second quantity.
    QCPGraph* lossMean;
    QCPGraph* newBests;
    QCPGraph* greedy;

private:
    [[nodiscard]] std::vector<QCPGraph*> graphs() const;
    void addMeans(double episode, double makespan, double lossValue);
    void draw(std::span<const EpisodeRecord> records);
    /// Draws everything anew.
    void redraw();
    void drawGreedy();
    [[nodiscard]] double second(const EpisodeRecord& record) const;

    StagePlan plan;
    SecondQuantity quantity = SecondQuantity::Loss;
    std::vector<EpisodeRecord> history;
    std::optional<EpisodeRecord> last;
    std::vector<double> greedyMakespans; ///< By problem, as far as known.
    std::size_t drawnProblem = 0;
    std::size_t knownProblems = 1;
    double first = 0;
    Stage firstStage = Stage::Imitation;
    std::vector<std::pair<double, Stage>> starts;
    MovingMean makespanMean;
    MovingMean lossMeanValue;
    ThinnedLine meanLine;
    ThinnedLine lossLine;
    ThinnedLine baselineLine;
    StepLine bestLine;
};

} // namespace doppler
