// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/tune.h"
#include "widgets/jobs/job.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace doppler {

class ChartCanvas;
class OptionForm;

/// Finds the best placement on an engine (tune()): engine, its options, limits; then two charts that grow
/// with every real run. Closing it ends the tuning without a result; Stop ends it with the best so far.
class TuneDialog : public QDialog {
    Q_OBJECT
public:
    /// `problem` must not be null.
    explicit TuneDialog(ProblemPtr problem, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<TunePoint>& points() const { return m_points; }
    /// The result of the tuning that ended last; null while none has ended.
    [[nodiscard]] const TuneOutcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    /// Starts to tune with this number of real runs, as the button does.
    void startWith(int runs);

signals:
    /// The winner's measured run, when tuning has ended.
    void tuned(const doppler::RunPtr& measured, const QString& engine);
    /// The run of a point is to be shown.
    void opened(const doppler::RunPtr& measured, const QString& engine);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const Engine& engine() const;
    [[nodiscard]] TuneSetup setup() const;
    [[nodiscard]] QWidget* makeFields();
    [[nodiscard]] QWidget* makeCharts();
    void chooseEngine();
    void start();
    void follow(const TuneProgress& progress);
    void take(const TuneOutcome& outcome);
    void fail(const Error& error);
    void open(std::size_t point);
    void drawCharts();
    /// Puts the charts below each other where there is more height than width.
    void arrangeCharts();
    [[nodiscard]] bool chartsStacked() const;
    void refresh();
    void retranslate();
    [[nodiscard]] QString stateText() const;
    /// The display name of a placer or of a search of tune().
    [[nodiscard]] static QString proposedBy(const std::string& placer);

    ProblemPtr m_problem;
    std::vector<TunePoint> m_points;
    std::size_t m_planned = 0;
    TunePhase m_phase = TunePhase::Searching;
    std::optional<TuneOutcome> m_outcome;
    std::optional<Error> m_fault;
    QString m_engineOfPoints; ///< Id of the engine that measured them.
    bool m_stopping = false;
    QComboBox* m_engines;
    QLabel* m_engineLabel;
    QLabel* m_summary;
    OptionForm* m_options;
    QSpinBox* m_runs;
    QLabel* m_runsLabel;
    QDoubleSpinBox* m_seconds;
    QLabel* m_secondsLabel;
    ChartCanvas* m_curve;
    ChartCanvas* m_scatter;
    QWidget* m_charts;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_start;
    QPushButton* m_stop;
    QPushButton* m_close;
    Job<TuneOutcome, TuneProgress> m_job;
};

} // namespace doppler
