// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/why_here.h"
#include "widgets/explain/repeated_request.h"
#include "widgets/jobs/job.h"
#include "widgets/table/table_data.h"

#include <QWidget>

class QTextBrowser;

namespace doppler {

/// Who chose the devices of a run, and what can be shown about the choice.
enum class Decider {
    Placer,    ///< A placer without learning.
    Policy,    ///< A policy; its episode can be shown.
    Kept,      ///< A policy, but the selected vertex is where the episode started.
    Playing,   ///< A policy whose episode is being replayed.
    Forgotten, ///< A policy whose episode is no longer available.
};

/// Why the selected vertex is on its device: what its list scheduler compared for the decision, and the
/// makespan with the vertex on every other device. Works in the background, and not while hidden. GUI thread
/// only.
class WhyHerePage : public QWidget, public TableSource {
    Q_OBJECT

public:
    explicit WhyHerePage(QWidget* parent = nullptr);

    /// Null: none. `again` describes how to run its placer again.
    void setRun(RunPtr run, const RepeatedRequest& again, Decider decider);
    void setDecider(Decider decider);
    [[nodiscard]] Decider decider() const { return m_decider; }
    void setVertex(std::optional<VertexId> vertex);
    /// By device, the compared values, if known, and the makespan there.
    [[nodiscard]] TableData table() const override;
    /// For the shown vertex; empty while it is computed.
    [[nodiscard]] const std::vector<Elsewhere>& others() const { return m_others; }
    /// For the shown run; null if its placer reports no decisions.
    [[nodiscard]] const DecisionLogPtr& log() const { return m_log; }
    [[nodiscard]] bool busy() const { return m_job.running(); }

signals:
    void vertexActivated(doppler::VertexId vertex);
    /// Emitted to show the probabilities of a policy for the vertex.
    void policyRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Reasons {
        VertexId vertex;
        DecisionLogPtr log;
        std::vector<Elsewhere> others;
    };
    void ask();
    void refresh();
    void retranslate();
    [[nodiscard]] QString policyText() const;
    [[nodiscard]] QString decisionText() const;
    [[nodiscard]] QString elsewhereText() const;

    RunPtr m_run;
    RepeatedRequest m_again;
    Decider m_decider = Decider::Placer;
    std::optional<VertexId> m_vertex;
    std::optional<VertexId> m_told; ///< The vertex whose reasons are known.
    DecisionLogPtr m_log;
    std::vector<Elsewhere> m_others;
    QString m_error;
    Job<Reasons> m_job;
    QTextBrowser* m_text;
};

} // namespace doppler
