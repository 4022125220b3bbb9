// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/moving_mean.h"
#include "widgets/training/curves/thinned_line.h"
#include "widgets/training/runs/stage_plan.h"

#include <QColor>
#include <QVector>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QCPAxisRect;
class QCPGraph;

namespace doppler {

/// The kinds of curves of each run.
enum class CurveKind { Episodes, Mean, Best, Baseline };
inline constexpr int curveKinds = 4;

/// The quantity of the second axis rectangle.
enum class SecondQuantity { Loss, Entropy, Epsilon, LearningRate, Speed };

/// The curves of one run. One axis rectangle has episodes as faint points, their moving mean, the best so far
/// with a mark at every new one, and the baseline (seconds over episodes); another has a second quantity and
/// its mean. For a training on several graphs only the episodes on one of them are drawn, at first the first
/// graph. The QCPGraphs belong to the plot.
class RunCurves {
public:
    RunCurves(QCPAxisRect* makespans, QCPAxisRect* losses, StagePlan plan, std::size_t smoothing);

    void add(const QVector<EpisodeRecord>& records);
    /// Computes the means again.
    void setSmoothing(std::size_t episodes);
    void setSecond(SecondQuantity quantity);
    /// The makespans of the final network without exploration, by graph: a mark at the end. Values that are
    /// not finite are unknown.
    void setGreedy(std::vector<double> makespans);
    /// Draws the episodes on this graph of the training (EpisodeRecord::problem).
    void setProblem(std::size_t number);
    [[nodiscard]] std::size_t problem() const { return drawnProblem; }
    /// The number of graphs that occur in the records; at least 1.
    [[nodiscard]] std::size_t problemCount() const { return knownProblems; }
    /// `front`: draws everything; otherwise only the lines that stay readable among many. `shown` is by
    /// CurveKind. `alone`: draws the run's own lines; otherwise those of its group represent it.
    void restyle(const QColor& color, bool front, const std::vector<bool>& shown, bool alone = true);
    void removeGraphs();

    /// The latest record of the drawn graph.
    [[nodiscard]] const std::optional<EpisodeRecord>& newest() const { return last; }
    /// Every episode so far, in order, on any graph.
    [[nodiscard]] const std::vector<EpisodeRecord>& records() const { return history; }
    [[nodiscard]] const StagePlan& stages() const { return plan; }
    /// First episodes of the stages after the first stage seen.
    [[nodiscard]] const std::vector<std::pair<double, Stage>>& stageStarts() const { return starts; }
    [[nodiscard]] Stage stageAt(double episode) const;
    [[nodiscard]] double firstEpisode() const { return first; }
    [[nodiscard]] std::size_t smoothing() const { return makespanMean.window(); }

    QCPGraph* episodes;
    QCPGraph* mean;
    QCPGraph* best;
    QCPGraph* baseline;
    /// Curves of the second quantity by Stage: losses of stages have different scales, so each has its own
    /// axis.
    std::array<QCPGraph*, stageCount> loss;
    std::array<QCPGraph*, stageCount> lossMean;
    QCPGraph* newBests;
    QCPGraph* greedy;

private:
    [[nodiscard]] std::vector<QCPGraph*> graphs() const;
    void addMeans(const EpisodeRecord& record);
    void draw(std::span<const EpisodeRecord> records);
    /// Draws all curves again.
    void redraw();
    void drawGreedy();
    [[nodiscard]] double second(const EpisodeRecord& record) const;

    StagePlan plan;
    SecondQuantity quantity = SecondQuantity::Loss;
    std::vector<EpisodeRecord> history;
    std::optional<EpisodeRecord> last;
    std::vector<double> greedyMakespans; ///< By problem, if known.
    std::size_t drawnProblem = 0;
    std::size_t knownProblems = 1;
    double first = 0;
    Stage firstStage = Stage::Imitation;
    std::vector<std::pair<double, Stage>> starts;
    MovingMean makespanMean;
    MovingMean lossMeanValue;
    ThinnedLine meanLine;
    std::array<ThinnedLine, stageCount> lossLines;
    ThinnedLine baselineLine;
    StepLine bestLine;
};

} // namespace doppler
