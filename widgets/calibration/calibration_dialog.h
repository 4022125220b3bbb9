// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/calibration.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/wait_estimate.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace doppler {

/// The rates of devices that follow from a measured run, or else from a graph's measured times: one line per
/// kind of device, and below it one per op, with the remaining error. Computes in the background; closing the
/// dialog cancels that.
class CalibrationDialog : public QDialog {
    Q_OBJECT
public:
    /// Uses `run` if it is measured, otherwise the problem's graph; `run` may be null.
    CalibrationDialog(ProblemPtr problem, const RunPtr& run, QWidget* parent = nullptr);

    /// The problem's devices with the fitted rates; null until they are computed.
    [[nodiscard]] TopologyPtr calibrated() const;

signals:
    /// Emitted when the user wants to open the calibrated devices.
    void openRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    using Found = std::vector<Calibration>;
    void start(const RunPtr& run);
    void retranslate();
    void fill();
    void follow(double share);
    void addRow(const QString& name, const RateFit& fit, bool ofKind);

    ProblemPtr m_problem;
    bool m_ofRun;
    Found m_found;
    std::optional<Error> m_fault;
    QLabel* m_source;
    QLabel* m_state;
    QProgressBar* m_progress;
    QTableWidget* m_table;
    QPushButton* m_open;
    QPushButton* m_close;
    Job<Found, double> m_job;
    WaitEstimate m_wait;
};

} // namespace doppler
