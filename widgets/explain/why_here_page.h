// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/why_here.h"
#include "widgets/explain/repeated_request.h"
#include "widgets/jobs/job.h"
#include "widgets/table/table_data.h"

#include <QWidget>

class QTextBrowser;

namespace doppler {

/// Who decided where the vertices of a run are, and what of it can be shown.
enum class Decider {
    Placer,    ///< None that learned.
    Policy,    ///< A policy; its episode can be shown.
    Kept,      ///< As well, but the selected vertex is where the episode began.
    Playing,   ///< As well, but it is being played again.
    Forgotten, ///< A policy; nothing gives its episode any more.
};

/// Why the selected vertex is on its device: what its list scheduler compared when it decided, and what the
/// run would be with the vertex on every other device. Works in the background; not while it is hidden. GUI
/// thread only.
class WhyHerePage : public QWidget, public TableSource {
    Q_OBJECT

public:
    explicit WhyHerePage(QWidget* parent = nullptr);

    /// Null: none. `again`: how its placer is asked once more.
    void setRun(RunPtr run, const RepeatedRequest& again, Decider decider);
    void setDecider(Decider decider);
    [[nodiscard]] Decider decider() const { return m_decider; }
    void setVertex(std::optional<VertexId> vertex);
    /// By device what was compared, where that is known, and the makespan there.
    [[nodiscard]] TableData table() const override;
    /// Of the shown vertex; empty while it is worked out.
    [[nodiscard]] const std::vector<Elsewhere>& others() const { return m_others; }
    /// Of the shown run; null where its placer tells of none.
    [[nodiscard]] const DecisionLogPtr& log() const { return m_log; }
    [[nodiscard]] bool busy() const { return m_job.running(); }

signals:
    void vertexActivated(doppler::VertexId vertex);
    /// What a policy held probable for the vertex is wanted.
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
    std::optional<VertexId> m_told; ///< Whose reasons are known.
    DecisionLogPtr m_log;
    std::vector<Elsewhere> m_others;
    QString m_error;
    Job<Reasons> m_job;
    QTextBrowser* m_text;
};

} // namespace doppler
