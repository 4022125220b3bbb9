// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/execution_story.h"
#include "widgets/jobs/job.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTextBrowser;
class QToolButton;

namespace doppler {

/// Retells the run event by event: what ended, what became ready, what each resource could choose from and
/// took by which rule, what idle devices wait for. Follows the cursor's time. Works in the background; not
/// while it is hidden. GUI thread only.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    explicit StepsPage(QWidget* parent = nullptr);

    /// Null: none.
    void setRun(RunPtr run);
    /// Seconds since the start of the run.
    void setTime(double seconds);
    /// What is shown; nothing while it is worked out.
    [[nodiscard]] const std::optional<StoryStep>& step() const { return m_step; }
    [[nodiscard]] bool busy() const
    {
        return m_telling.running() || m_reading.running() || m_delay.isActive();
    }

signals:
    void timeRequested(double seconds);
    void vertexActivated(doppler::VertexId vertex);
    /// What ChooseTask could choose from in the shown step, taken or not; empty: nothing is shown any more.
    void choiceShown(const std::vector<doppler::VertexId>& candidates);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Told {
        ExecutionStoryPtr story;
        std::size_t index = 0;
        StoryStep step;
    };
    void tell();
    void read();
    void take(const Told& told);
    void clear();
    void showChoice(const std::vector<VertexId>& candidates);
    void refresh();
    void retranslate();
    void restyle();
    void go(std::size_t step);

    RunPtr m_run;
    double m_time = 0;
    ExecutionStoryPtr m_story; ///< Of the run; null until it is there.
    std::size_t m_index = 0;
    std::optional<StoryStep> m_step;
    bool m_choiceShown = false; ///< Others mark the same vertices: what isn't ours is not taken away.
    QTimer m_delay;             ///< While the run plays a step is read some times a second.
    Job<ExecutionStoryPtr> m_telling;
    Job<Told> m_reading;
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_next;
    QToolButton* m_last;
    QLabel* m_position;
    QTextBrowser* m_text;
};

} // namespace doppler
