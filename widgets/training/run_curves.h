// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/moving_mean.h"
#include "widgets/training/stage_plan.h"
#include "widgets/training/thinned_line.h"

#include <QColor>
#include <QVector>
#include <optional>
#include <utility>
#include <vector>

class QCPAxisRect;
class QCPGraph;

namespace doppler {

/// The kinds of curve that each run has.
enum class CurveKind { Episodes, Mean, Best, Baseline };
inline constexpr int curveKinds = 4;

/// The curves of one run: episodes as faint points, their moving mean, the best so far and the baseline in
/// one axis rectangle (seconds over episodes), the loss and its mean in another. The graphs belong to the
/// plot.
class RunCurves {
public:
    RunCurves(QCPAxisRect* makespans, QCPAxisRect* losses, StagePlan plan, std::size_t smoothing);

    void add(const QVector<EpisodeRecord>& records);
    /// Works the means out anew.
    void setSmoothing(std::size_t episodes);
    /// `front`: in full; else only the lines that stay readable among many. `shown` by CurveKind.
    void restyle(const QColor& color, bool front, const std::vector<bool>& shown);
    void removeGraphs();

    [[nodiscard]] const std::optional<EpisodeRecord>& newest() const { return last; }
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
    QCPGraph* loss;
    QCPGraph* lossMean;

private:
    void addMeans(double episode, double makespan, double lossValue);

    StagePlan plan;
    std::optional<EpisodeRecord> last;
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
