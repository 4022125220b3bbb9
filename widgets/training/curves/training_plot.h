// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/legend_button.h"
#include "widgets/training/curves/off_scale_markers.h"
#include "widgets/training/curves/plot.h"
#include "widgets/training/curves/plot_ranges.h"
#include "widgets/training/curves/run_curves.h"
#include "widgets/training/curves/spread_band.h"
#include "widgets/training/curves/stage_marks.h"
#include "widgets/training/curves/training_chart.h"
#include "widgets/training/curves/value_labels.h"

#include <QTimer>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QVariantAnimation;

namespace doppler {

/// A makespan for comparison, such as that of a heuristic or the lower bound.
struct MakespanReference {
    QString name;
    double makespan = 0; ///< Seconds.
};

/// Runs that differ only in their seed.
struct RunGroup {
    QString name;
    std::vector<std::size_t> runs;
};

/// The curves of several runs over their episodes: makespans on the left, with the references next to them,
/// losses on the right (or below, if the plot is high). Wheel and drag zoom and pan along the episodes, with
/// Shift along the values; F fits. Replots only while visible.
class TrainingPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit TrainingPlot(QWidget* parent = nullptr);
    ~TrainingPlot() override;

    /// `run` is any number that identifies the run; it determines the colour.
    void addRun(std::size_t run, const QString& name, StagePlan plan);
    void addRecords(std::size_t run, const QVector<EpisodeRecord>& records);
    void removeRun(std::size_t run);
    /// Draws this run completely, with the borders of its stages.
    void bringToFront(std::size_t run);
    void setReferences(std::vector<MakespanReference> references);
    void setShown(CurveKind kind, bool shown);
    /// Episodes in the moving mean; 0: chosen by the length of the run.
    void setSmoothing(std::size_t episodes);
    void setSecond(SecondQuantity quantity);
    /// Whether makespans have a logarithmic scale.
    void setLogarithmic(bool logarithmic);
    /// Draws a mean with a band for groups of two or more runs.
    void setGroups(std::vector<RunGroup> groups);
    void setSpread(Spread spread);
    /// Whether every run is drawn if its group has a band.
    void setRunsShown(bool shown);
    /// By graph of the training (RunCurves::setGreedy()).
    void setGreedy(std::size_t run, std::vector<double> makespans);
    /// Selects the graph of the run whose curves are drawn.
    void setProblem(std::size_t run, std::size_t number);
    /// The name of the graph of the run in front, for a training on several graphs; part of the title.
    void setProblemName(const QString& name);
    /// Shows all episodes and typical values, and then follows a live run.
    void fit();
    /// Zooms along the episodes by a factor (> 1: in) about the centre.
    void zoom(double factor);
    /// Moves along the episodes by a share of the visible range.
    void pan(double share);

    /// Whether pictures have a legend above the plot.
    void setKeyShown(bool shown) { m_keyShown = shown; }
    /// Draws one chart alone, for figures. Call it before anything is added.
    void setChart(TrainingChart chart);
    /// Writes the values at the ends of curves within the axes, below all curves, instead of next to them;
    /// for narrow figures.
    void setLabelsInside(bool inside);
    /// Whether the ends of curves have labels at all.
    void setLabelsShown(bool shown);
    /// The height of the labels if they were written one below the other, in pixels.
    [[nodiscard]] double labelsHeight() const { return m_labels->listHeight(); }
    /// Paints the plot as a widget of the rectangle's size would show it; needs no window.
    void paintPicture(QPainter& painter, const QRectF& target);

    [[nodiscard]] const RunCurves* curves(std::size_t run) const;
    [[nodiscard]] std::span<const ValueLabels::Label> valueLabels() const { return m_labels->labels(); }
    [[nodiscard]] Span episodesShown() const;
    [[nodiscard]] Span makespansShown() const;
    /// The curve of a group's mean and the edges of its band (low, high); empty without a band.
    [[nodiscard]] std::vector<const QCPGraph*> bandOf(std::size_t group, CurveKind kind) const;
    /// Episodes of the run in front whose values are beyond the axis, for makespans or the second quantity.
    [[nodiscard]] OffScaleMarkers::Keys beyondScale(bool second) const;
    /// The range of the axis of the second quantity that has the curves of this stage.
    [[nodiscard]] Span lossesShown(Stage stage) const;
    /// The number of visible axes of the second quantity: losses have one for each stage.
    [[nodiscard]] std::size_t lossAxes() const;
    /// Positions of the stage marks (episodes).
    [[nodiscard]] std::vector<double> stageMarks() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Run {
        std::size_t id = 0;
        QString name;
        RunCurves curves;
    };

    /// Mean and band of one quantity of a group.
    struct Band {
        QCPGraph* low = nullptr;
        QCPGraph* high = nullptr;
        QCPGraph* mean = nullptr;
    };
    struct GroupCurves {
        RunGroup group;
        /// Of the moving mean, the best so far, and the second quantity by stage.
        std::array<Band, 2 + stageCount> bands;
    };

    void makeAxes();
    Band makeBand(QCPAxisRect* rect);
    using CurveOf = std::function<const QCPGraph*(const RunCurves&)>;
    void fillBand(const Band& band, const RunGroup& group, const CurveOf& curve, bool steps);
    void styleGroups();
    /// An entry of the legend of a picture; without a sample: the marker of values beyond the scale.
    struct KeyEntry {
        std::optional<LegendButton::Sample> sample;
        QString text;
    };
    [[nodiscard]] std::vector<KeyEntry> keyEntries() const;
    /// Paints the legend of a picture and returns its height; without a painter only the height. Entries that
    /// do not fit in the width continue on the next line.
    double paintKey(QPainter* painter, const QRectF& target) const;
    void paintKeyEntry(QPainter& painter, const KeyEntry& entry, const QRectF& area) const;
    void updateGroups();
    void removeGroups();
    [[nodiscard]] bool hasBand(std::size_t run) const;
    [[nodiscard]] QString secondTitle() const;
    void arrange();
    void arrangeAlone();
    void nameEpisodeAxes();
    void restyle();
    void styleRuns();
    void fitToScreen();
    void retranslate();
    void scheduleRefresh();
    void refresh();
    void makeLossAxes();
    void assignLossAxes();
    /// Whether a training has or will have episodes of the stage.
    [[nodiscard]] bool hasStage(std::size_t stage) const;
    [[nodiscard]] Span wantedLosses(std::size_t axis) const;
    void updateEpisodeAxis();
    void updateValueAxes();
    void fitMakespanAxis();
    void updateLabels();
    void slideEpisodeAxis(Span target);
    void keepInside(const QCPRange& range);
    void showReadout(const QPoint& position);
    void hideReadout();
    [[nodiscard]] QString readout(const Run& run, double episode) const;
    [[nodiscard]] std::size_t smoothingOf(const StagePlan& plan) const;
    [[nodiscard]] Span wantedEpisodes() const;
    [[nodiscard]] Span wantedMakespans() const;
    /// The range with room below all curves for the labels within the axes.
    [[nodiscard]] Span withRoomForLabels(Span span) const;
    void fitLabels(const QSize& size);
    void sampleCurves(const CurveOf& points, const CurveOf& mean, std::vector<double>& values) const;
    [[nodiscard]] const Run* front() const;
    [[nodiscard]] QCPAxis* episodeAxis() const { return m_makespans->axis(QCPAxis::atBottom); }

    QCPAxisRect* m_makespans;
    QCPAxisRect* m_losses;
    QCPTextElement* m_makespanTitle;
    QCPTextElement* m_lossTitle;
    QCPMarginGroup* m_margins;
    OffScaleMarkers* m_makespansBeyond;
    std::array<OffScaleMarkers*, stageCount> m_lossesBeyond{};
    std::array<QCPAxis*, stageCount> m_lossAxes{}; ///< The left one, then the right ones from within.
    std::array<std::size_t, stageCount> m_axisOfStage{};
    ValueLabels* m_labels;
    QCPItemStraightLine* m_cursor;
    QVariantAnimation* m_slide;
    std::vector<std::unique_ptr<Run>> m_runs;
    std::vector<GroupCurves> m_groups; ///< Groups of two or more runs.
    QTimer m_groupsDue;                ///< Limits updates of bands to a few per second.
    Spread m_spread = Spread::LeastToMost;
    SecondQuantity m_second = SecondQuantity::Loss;
    bool m_runsShown = true;
    bool m_logarithmic = false;
    std::size_t m_front = 0;
    QString m_problemName; ///< Empty: the training in front has only one graph.
    std::vector<MakespanReference> m_references;
    std::vector<QCPAbstractItem*> m_referenceLines;
    std::unique_ptr<StageMarks> m_marks;
    std::vector<bool> m_shown = std::vector<bool>(curveKinds, true);
    std::size_t m_smoothing = 0;
    bool m_followEpisodes = true;
    bool m_followValues = true;
    bool m_settingRange = false;
    double m_pixelRatio = 1;
    bool m_stale = false; ///< Whether something changed that has not been drawn.
    bool m_below = false; ///< Whether the losses are below the makespans.
    bool m_keyShown = true;
    bool m_labelsInside = false;
    TrainingChart m_chart = TrainingChart::Both;
};

} // namespace doppler
