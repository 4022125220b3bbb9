// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "widgets/jobs/job.h"
#include "widgets/training/policy/policy_playback.h"

#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

class QGridLayout;
class QLabel;

namespace doppler {

/// LearningModule::whatIf(); called on a worker thread.
using WhatIf = std::function<Result<std::vector<RatedPlacement>>(
    const ProblemPtr& problem, const Checkpoint& network, std::span<const PolicyChoice> before,
    std::span<const PolicyChoice> choices, const std::stop_token& stop)>;
/// Asks the learning module.
Result<std::vector<RatedPlacement>> askLearningModule(const ProblemPtr& problem, const Checkpoint& network,
                                                      std::span<const PolicyChoice> before,
                                                      std::span<const PolicyChoice> choices,
                                                      const std::stop_token& stop);

/// One of the possible choices of a step.
struct StepAlternative {
    enum class Kind { Chosen, Vertex, Device } kind = Kind::Chosen;
    PolicyChoice choice;
};
/// The choice, the most probable other candidate, and the most probable other device of the selected vertex.
std::vector<StepAlternative> alternatives(const PolicyStep& step, const Problem& problem);

/// Explains for a step why not otherwise: the makespans to which the choice and the second choices lead if
/// the network continues without exploration. If no network is available and the episode moves vertices of a
/// complete placement, the makespans right after the moves (rateMoves()). Asks in the background; GUI thread
/// only.
class WhyNot : public QWidget {
    Q_OBJECT

public:
    explicit WhyNot(QWidget* parent = nullptr);

    void setNetwork(NetworkSource source);
    /// Sets how answers are found; the default is the learning module.
    void setWhatIf(WhatIf how) { m_whatIf = std::move(how); }
    /// Shows the step. `settled`: the step is shown for a while, so that asking is worthwhile.
    void show(const PolicyEpisode& episode, std::size_t step, bool settled);
    void clear();
    [[nodiscard]] bool asking() const { return m_delay.isActive() || m_job.running(); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* name;
        QLabel* makespan;
        QLabel* difference;
    };
    void ask();
    void askSoon();
    void forgetAnswers();
    /// The episode's own, or otherwise those of the training in front.
    [[nodiscard]] const NetworkSource& network() const
    {
        return m_episode.network ? *m_episode.network : m_network;
    }
    [[nodiscard]] bool movesAlone() const;
    [[nodiscard]] bool canAsk() const { return network() || movesAlone(); }
    [[nodiscard]] bool known() const;
    void showChoices();
    void restyle();
    void retranslate();
    [[nodiscard]] QString nameOf(std::size_t choice) const;
    [[nodiscard]] QString deviceName(DeviceId device) const;
    [[nodiscard]] QString differenceOf(std::size_t choice) const;
    [[nodiscard]] QString note() const;

    NetworkSource m_network;
    WhatIf m_whatIf = askLearningModule;
    PolicyEpisode m_episode;
    std::size_t m_step = 0;
    bool m_settled = false;
    std::vector<StepAlternative> m_choices;
    std::vector<RatedPlacement> m_answers; ///< By choice; empty: unknown.
    QString m_error;
    QTimer m_delay; ///< Delays the question during quick stepping.
    Job<std::vector<RatedPlacement>> m_job;
    QLabel* m_title;
    QLabel* m_note;
    std::vector<Row> m_rows;
};

} // namespace doppler
