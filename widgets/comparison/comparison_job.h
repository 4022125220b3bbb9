// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/study.h"
#include "widgets/workbench/job.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

namespace doppler {

/// A comparison in the background: its rows arrive in bundles, some ten times a second, as cells finish. GUI
/// thread only; nothing blocks.
class ComparisonJob : public QObject {
    Q_OBJECT
public:
    explicit ComparisonJob(QObject* parent = nullptr);

    /// Ends what runs and starts anew.
    void start(const StudyRequest& request);
    /// What is done stays; finished() comes soon, or failed() where graphs are still being read.
    void stop() { m_job.stop(); }
    /// Neither rows nor an end will come any more.
    void cancel();
    [[nodiscard]] bool running() const { return m_job.running(); }

signals:
    /// While graphs are loaded: the share of them, 0 to 1.
    void loadProgressed(double share);
    /// Everything is loaded; from here on there are rows.
    void prepared(const doppler::StudyPtr& study);
    void rowsArrived(const std::vector<doppler::ComparisonRow>& rows);
    void progressed(quint64 done, quint64 total, double secondsLeft);
    /// All is done, or it was stopped.
    void finished();
    void failed(const doppler::Error& error);

private:
    struct Feed;
    void drain();

    std::shared_ptr<Feed> m_feed;
    QTimer m_timer;
    Job<bool, double> m_job;
};

} // namespace doppler
