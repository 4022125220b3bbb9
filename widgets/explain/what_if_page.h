// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/what_if.h"
#include "widgets/explain/repeated_request.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/wait_estimate.h"

#include <QTimer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QTreeWidget;
class QTreeWidgetItem;

namespace doppler {

/// What a question is called, in the window's language.
QString questionTitle(const Question& question);

/// What the shown run would be with faster links, devices, other rules: the largest gain first, so that the
/// list tells what limits it; and with free factors. Simulates in the background; not while it is hidden.
/// GUI thread only.
class WhatIfPage : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfPage(QWidget* parent = nullptr);
    ~WhatIfPage() override;

    /// Null: none. `again`: how its placer is asked once more.
    void setRun(RunPtr run, const RepeatedRequest& again);
    /// Whose time is asked for too.
    void setVertex(std::optional<VertexId> vertex);
    [[nodiscard]] const std::vector<Answer>& answers() const { return m_answers; }
    /// What the sliders say; nothing while they are where they begin or it is simulated.
    [[nodiscard]] const std::optional<Answer>& combination() const { return m_combination; }
    [[nodiscard]] bool busy() const
    {
        return m_asking.running() || m_combining.running() || m_delay.isActive();
    }

    /// Its factors as a session keeps them, by their object names.
    [[nodiscard]] QList<QWidget*> savedControls() const;

signals:
    /// The run of an answer, which has one, is wanted as one of its own.
    void openRequested(const doppler::Answer& answer);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A factor from 1/8 to 8.
    struct Factor {
        QLabel* caption;
        QSlider* slider;
        QLabel* value;
        std::string kind; ///< Of devices; empty: of the links.
    };
    /// How far the asking is.
    struct Asked {
        std::vector<Answer> answers;
        double share = 0;
    };
    void ask();
    void combine();
    void makeSliders();
    void fitLetters();
    void addFactor(const std::string& kind);
    void resetFactors();
    [[nodiscard]] Change wantedChange() const;
    void showAnswers();
    void showCombination();
    void fillRow(QTreeWidgetItem* row, const Answer& answer) const;
    /// The answer that is selected in the list and gave a run; null: there is none.
    [[nodiscard]] const Answer* chosen() const;
    void openChosen();
    void retranslate();
    void updateButtons();

    RunPtr m_run;
    RepeatedRequest m_again;
    std::optional<VertexId> m_vertex;
    bool m_asked = false;
    std::vector<Answer> m_answers; ///< By gain.
    std::optional<Answer> m_combination;
    QTimer m_delay; ///< Who drags a slider asks some times a second.
    Job<std::vector<Answer>, Asked> m_asking;
    WaitEstimate m_wait; ///< For the answers.
    Job<Answer> m_combining;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QProgressBar* m_progress;
    QLabel* m_left;
    QPushButton* m_stop;
    QLabel* m_freeCaption;
    QGridLayout* m_grid;
    std::vector<std::unique_ptr<Factor>> m_factors; ///< Bandwidth, latency, then kinds of devices.
    QLabel* m_freeAnswer;
    QPushButton* m_openFree;
    QPushButton* m_reset;
};

} // namespace doppler
