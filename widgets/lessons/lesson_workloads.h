// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/workload_runs.h"
#include "core/lessons/lesson_scene.h"
#include "widgets/jobs/job.h"
#include "widgets/runs/run_entry.h"

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

class RunsModel;
class WorkloadDialog;

/// The dialog of workloads, as lessons control it. GUI thread only; nothing blocks.
class LessonWorkloads : public QObject {
    Q_OBJECT
public:
    /// `dialog` returns the window's dialog, which must outlive this.
    explicit LessonWorkloads(std::function<WorkloadDialog&()> dialog);

    [[nodiscard]] WorkloadDialog* dialog() const { return &m_dialog(); }
    /// Shows the dialog with the workload of this file. Refuses graphs and devices outside of `folder`.
    void open(const QString& file, const QString& folder);
    /// Runs the dialog's workload by these methods and no others.
    void run(const std::vector<std::string>& methods);
    [[nodiscard]] bool working() const { return m_reading.running() || m_running; }
    void cancel();
    /// Restores what the dialog held before the first open(), and hides it if it was hidden.
    void leave();

    /// What lessons see of the shown run's workload: the newest run by each method.
    [[nodiscard]] static std::optional<LessonWorkload> seen(const RunEntry& shown, const RunsModel& runs);

signals:
    void failed(const doppler::Error& error);

private:
    struct Before {
        std::optional<WorkloadDocument> workload; ///< Nothing: what is in the fields is invalid.
        std::vector<WorkloadMethod> methods;
        bool wasVisible = false;
    };
    void take(const WorkloadDocument& workload);

    std::function<WorkloadDialog&()> m_dialog;
    std::optional<Before> m_before;
    bool m_connected = false;
    bool m_running = false;
    Job<WorkloadDocument> m_reading;
};

} // namespace doppler
