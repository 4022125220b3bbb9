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

/// Retells the run event by event: what ended, what became ready, what each resource chose among which items
/// and by which rule, what idle devices wait for. Follows the cursor's time. Works in the background, and not
/// while hidden. GUI thread only.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    explicit StepsPage(QWidget* parent = nullptr);

    /// Null: none.
    void setRun(RunPtr run);
    /// Seconds since the start of the run.
    void setTime(double seconds);
    /// The shown step; nothing while it is computed.
    [[nodiscard]] const std::optional<StoryStep>& step() const { return m_step; }
    [[nodiscard]] bool busy() const
    {
        return m_telling.running() || m_reading.running() || m_delay.isActive();
    }

signals:
    void timeRequested(double seconds);
    void vertexActivated(doppler::VertexId vertex);
    /// The items among which ChooseTask chose in the shown step; empty: nothing is shown any more.
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
    ExecutionStoryPtr m_story; ///< Of the run; null until it is computed.
    std::size_t m_index = 0;
    std::optional<StoryStep> m_step;
    bool m_choiceShown = false; ///< Whether the marks on vertices are ours; others are not removed.
    QTimer m_delay;             ///< Limits updates to a few per second during playback.
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
