// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "widgets/training/runs/best_history.h"

#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace doppler {

/// A training whose bests can be replayed.
struct ReplayedTraining {
    QString key; ///< Identifies the training.
    QString title;
    std::string policy;
    std::uint64_t seed = 1;
    ProblemPtr problem;
    BestHistory history;
};

/// Replays the bests of a training from the first to the last: a slider, steps in both directions, and
/// playback. Emits stepped() to show a best. GUI thread only.
class BestReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit BestReplayBar(QWidget* parent = nullptr);

    /// Adds a training; a known one keeps its bests.
    void addTraining(const ReplayedTraining& training);
    void removeTraining(const QString& key);
    void addBests(const QString& key, const std::vector<TrainingFeed::Best>& bests);
    [[nodiscard]] const std::vector<ReplayedTraining>& trainings() const { return m_trainings; }
    /// The shown best, from 0; -1 before the first step.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }

    [[nodiscard]] QAction* previousAction() const { return m_previous; }
    [[nodiscard]] QAction* playAction() const { return m_play; }
    [[nodiscard]] QAction* nextAction() const { return m_next; }

public slots:
    /// Moves to a best, limited to the existing ones. Stops playback.
    void goTo(int step);
    void next();
    void previous();
    void togglePlaying();
    void stopPlaying();

signals:
    void stepped(const doppler::ReplayedTraining& training, const doppler::TrainingFeed::Best& best);
    /// Emitted when there is something to replay.
    void available();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const ReplayedTraining* training() const;
    [[nodiscard]] int count() const;
    void show(int step);
    void advance();
    void refresh();
    void retranslate();
    void restyle();

    std::vector<ReplayedTraining> m_trainings;
    int m_step = -1;
    QTimer m_timer;
    QAction* m_previous;
    QAction* m_play;
    QAction* m_next;
    QComboBox* m_choice;
    QSlider* m_slider;
    QLabel* m_label;
};

} // namespace doppler
