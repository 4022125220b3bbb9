// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/why_here.h"
#include "widgets/explain/asked_again.h"
#include "widgets/workbench/job.h"

#include <QWidget>

class QTextBrowser;

namespace doppler {

/// Why the selected vertex is on its device: what its list scheduler compared when it decided, and what the
/// run would be with the vertex on every other device. Works in the background; not while it is hidden. GUI
/// thread only.
class WhyHerePage : public QWidget {
    Q_OBJECT

public:
    explicit WhyHerePage(QWidget* parent = nullptr);

    /// Null: none. `again`: how its placer is asked once more. `learned`: a policy made it, step by step.
    void setRun(RunPtr run, const AskedAgain& again, bool learned);
    void setVertex(std::optional<VertexId> vertex);
    /// Of the shown vertex; empty while it is worked out.
    [[nodiscard]] const std::vector<Elsewhere>& others() const { return m_others; }
    /// Of the shown run; null where its placer tells of none.
    [[nodiscard]] const DecisionLogPtr& log() const { return m_log; }
    [[nodiscard]] bool busy() const { return m_job.running(); }

signals:
    void vertexActivated(doppler::VertexId vertex);
    /// The probabilities of a learned policy are wanted.
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
    [[nodiscard]] QString decisionText() const;
    [[nodiscard]] QString elsewhereText() const;

    RunPtr m_run;
    AskedAgain m_again;
    bool m_learned = false;
    std::optional<VertexId> m_vertex;
    std::optional<VertexId> m_told; ///< Whose reasons are known.
    DecisionLogPtr m_log;
    std::vector<Elsewhere> m_others;
    QString m_error;
    Job<Reasons> m_job;
    QTextBrowser* m_text;
};

} // namespace doppler
