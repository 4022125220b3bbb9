// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_record.h"
#include "core/io/graphs/graph_format.h"
#include "widgets/comparison/study.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

namespace doppler {

/// Gives a comparison that is kept somewhere. May block: for worker threads, any of them.
using RecordSource = std::function<Result<ComparisonRecord>()>;

/// A comparison in the background: its rows arrive in bundles, some ten times a second, as cells finish. GUI
/// thread only; nothing blocks.
class ComparisonJob : public QObject {
    Q_OBJECT
public:
    explicit ComparisonJob(QObject* parent = nullptr);

    /// Ends what runs and starts anew. `before`: runs that are done and not made again, of the same
    /// comparison; those that failed are.
    void start(const StudyRequest& request, const ComparisonRecord& before = {});
    /// Brings back what is done of an earlier comparison; nothing is run. `otherwise`: what the record does
    /// not say.
    void restore(RecordSource source, const StudyRequest& otherwise);
    /// Forgets what was done.
    void clear();
    /// What is done stays; finished() comes soon, or failed() where graphs are still being read.
    void stop() { m_job.stop(); }
    /// Neither rows nor an end will come any more.
    void cancel();
    [[nodiscard]] bool running() const { return m_job.running(); }
    /// What runs brings back what is done; nothing new is made.
    [[nodiscard]] bool restoring() const { return m_restoring && running(); }
    /// What is done, to be kept; of what is being restored, or could not be, what it is restored from. Null:
    /// there is nothing.
    [[nodiscard]] RecordSource source() const;
    /// The same while it is not that of something to be restored.
    [[nodiscard]] const ComparisonRecord& record() const { return m_record; }

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
    using Run = std::function<Result<bool>(const ReadWatch&, Feed&)>;
    void begin(Run run);
    void drain();

    std::shared_ptr<Feed> m_feed;
    QTimer m_timer;
    Job<bool, double> m_job;
    ComparisonRecord m_record;
    RecordSource m_origin; ///< Of what is to be restored, until it is there.
    bool m_restoring = false;
};

} // namespace doppler
