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
    QString key; ///< Tells trainings apart.
    QString title;
    std::string policy;
    std::uint64_t seed = 1;
    ProblemPtr problem;
    BestHistory history;
};

/// Goes through the bests of a training from the first to the last: a slider, a step either way, and play.
/// What it asks to be shown comes as stepped(). GUI thread only.
class BestReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit BestReplayBar(QWidget* parent = nullptr);

    /// Makes the training known; one that is known keeps its bests.
    void addTraining(const ReplayedTraining& training);
    void removeTraining(const QString& key);
    void addBests(const QString& key, const std::vector<TrainingFeed::Best>& bests);
    [[nodiscard]] const std::vector<ReplayedTraining>& trainings() const { return m_trainings; }
    /// Which best is shown, from 0; -1 before the first step.
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }

    [[nodiscard]] QAction* previousAction() const { return m_previous; }
    [[nodiscard]] QAction* playAction() const { return m_play; }
    [[nodiscard]] QAction* nextAction() const { return m_next; }

public slots:
    /// Kept within what there is. Ends playing.
    void goTo(int step);
    void next();
    void previous();
    void togglePlaying();
    void stopPlaying();

signals:
    void stepped(const doppler::ReplayedTraining& training, const doppler::TrainingFeed::Best& best);
    /// There is something to replay now.
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
