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

/// Returns a saved comparison. May block: for worker threads, any of them.
using RecordSource = std::function<Result<ComparisonRecord>()>;

/// Runs a comparison in the background. Rows arrive in batches, about ten times per second, as cells finish.
/// GUI thread only; nothing blocks.
class ComparisonJob : public QObject {
    Q_OBJECT
public:
    explicit ComparisonJob(QObject* parent = nullptr);

    /// Stops the current comparison and starts another. `before`: finished runs of the same comparison, which
    /// are not repeated; failed ones are.
    void start(const StudyRequest& request, const ComparisonRecord& before = {});
    /// Restores the results of an earlier comparison without running anything. `otherwise`: values that the
    /// record does not contain.
    void restore(RecordSource source, const StudyRequest& otherwise);
    /// Discards all results.
    void clear();
    /// Requests a stop and keeps the results. finished() follows soon, or failed() if graphs are still being
    /// read.
    void stop() { m_job.stop(); }
    /// Cancels: neither rows nor an end will be reported.
    void cancel();
    [[nodiscard]] bool running() const { return m_job.running(); }
    /// Whether an earlier comparison is being restored, so that no runs are made.
    [[nodiscard]] bool restoring() const { return m_restoring && running(); }
    /// A source of the results, to save them. For a comparison that is being restored, or could not be, the
    /// source from which it is restored. Null: there is none.
    [[nodiscard]] RecordSource source() const;
    /// The results, unless a comparison is being restored.
    [[nodiscard]] const ComparisonRecord& record() const { return m_record; }

signals:
    /// While graphs are loaded: the loaded share, 0 to 1.
    void loadProgressed(double share);
    /// Emitted when everything is loaded; rows follow.
    void prepared(const doppler::StudyPtr& study);
    void rowsArrived(const std::vector<doppler::ComparisonRow>& rows);
    void progressed(quint64 done, quint64 total, double secondsLeft);
    /// Emitted when all cells are done, or after a stop.
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
    RecordSource m_origin; ///< Of the comparison to restore, until it is restored.
    bool m_restoring = false;
};

} // namespace doppler
