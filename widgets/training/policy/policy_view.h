// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"
#include "widgets/training/policy/why_not.h"
#include "widgets/workbench/focus/focus.h"

#include <QTimer>
#include <QWidget>
#include <vector>

class QAction;
class QActionGroup;
class QBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSlider;
class QStackedLayout;
class QTabBar;
class QToolButton;

namespace doppler {

class ChoicePage;
class FeaturePage;
class TeacherPage;

/// The policy dock: for one step of an episode, what SEL and PLC held probable and what was chosen, what
/// other choices would have given, what the networks saw, and what the teacher would have done.
class PolicyView : public QWidget {
    Q_OBJECT

public:
    explicit PolicyView(QWidget* parent = nullptr);

    /// The newest episode. It is played at once or after the present one, or waits while someone steps by
    /// hand (PolicyPlayback::offer). `training`: what it is called that the episode is of.
    void setTrace(std::shared_ptr<const EpisodeTrace> trace, ProblemPtr problem, Locks locks = {},
                  const QString& training = {});
    /// An episode that was asked for, at that step: it stays until Follow, or until release(), whatever is
    /// trained meanwhile.
    void hold(PolicyEpisode episode, std::size_t step);
    void release() { m_playback.release(); }
    /// Stops the playback with a training that is paused, and goes on with it. Play, Follow and another
    /// training's episode go on at once.
    void setSuspended(bool suspended);
    void clear();
    /// The graph and the chart show the run again, until the next step.
    void endSteps();
    /// Where the networks are that other choices are asked of.
    void setNetwork(NetworkSource source);
    /// 0: the choices, 1: the features, 2: the teacher.
    void showPage(int page);
    [[nodiscard]] int page() const;
    /// By hand: the episode stays.
    void stepTo(std::size_t step);
    /// What is selected in other views, ascending, where the episode's graph is the open one; `primary`:
    /// which of it was chosen last.
    void setSelection(std::span<const VertexId> vertices, std::optional<VertexId> primary);
    [[nodiscard]] WhyNot* whyNot() const;
    [[nodiscard]] TeacherPage* teacher() const { return m_teacher; }
    [[nodiscard]] const PolicyPlayback& playback() const { return m_playback; }

    /// For the window's menu, palette and list of keys.
    [[nodiscard]] QAction* playAction() const { return m_play; }
    [[nodiscard]] QAction* previousAction() const { return m_previous; }
    [[nodiscard]] QAction* nextAction() const { return m_next; }
    [[nodiscard]] QAction* firstAction() const { return m_first; }
    [[nodiscard]] QAction* lastAction() const { return m_last; }
    [[nodiscard]] QAction* followAction() const { return m_follow; } ///< Checkable.
    /// Checkable: whether the graph shows the placement grow while someone steps through it.
    [[nodiscard]] QAction* growAction() const { return m_grow; }
    /// Checkable: whether the graph is coloured by the groups that the policy placed as one.
    [[nodiscard]] QAction* groupsAction() const { return m_groups; }
    /// All that can be done with an episode, for the window's menu.
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// What a session keeps of it: checkable actions, and controls by their object names.
    [[nodiscard]] QList<QAction*> savedSwitches() const { return {m_follow, m_grow}; }
    [[nodiscard]] QList<QWidget*> savedControls() const;
    /// To point at.
    [[nodiscard]] QTabBar* tabBar() const { return m_tabs; }
    /// What a button offers as long as there is no episode: to train.
    void offer(QAction* train);

signals:
    /// The step that is shown changed: the vertex that was chosen among the candidates, and its device.
    void stepShown(doppler::VertexId vertex, doppler::DeviceId device,
                   const std::vector<doppler::VertexId>& candidates);
    /// The placement as it is at the step that is shown; null: it is not to be shown (any more).
    void growthShown(const doppler::PartialPlacementPtr& placement);
    /// Another page is in front.
    void pageShown();
    /// Nothing is shown any more.
    void cleared();
    /// A candidate was clicked.
    void vertexActivated(doppler::VertexId vertex);
    void deviceActivated(doppler::DeviceId device);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeEmptyPage();
    QWidget* makeStepPage();
    void addControls(QBoxLayout* layout);
    void makeActions();
    void makeMenu();
    [[nodiscard]] std::optional<std::size_t> stepOfSelected() const;
    [[nodiscard]] QAction* actionFor(const QKeyEvent& event) const;
    void tick();
    [[nodiscard]] bool playing() const { return m_playback.playing() && !m_suspended; }
    void togglePlayback();
    void changed();
    void showGrowth();
    void showStep();
    void updateControls();
    void restyle();
    void retranslate();

    PolicyPlayback m_playback;
    QTimer m_timer;
    double m_due = 0; ///< Steps that are due, with their fraction.
    bool m_suspended = false;
    QStackedLayout* m_pages;
    QLabel* m_emptyTitle;
    QPushButton* m_emptyButton;
    QLabel* m_emptyText;
    QLabel* m_position;
    QLabel* m_episode;
    QTabBar* m_tabs;
    QStackedLayout* m_tabPages;
    ChoicePage* m_choice;
    QWidget* m_choiceTab; ///< Around it.
    FeaturePage* m_features;
    TeacherPage* m_teacher;
    bool m_growthShown = false;
    bool m_stepsEnded = false; ///< By the user: only the next step is shown elsewhere again.
    QSlider* m_slider;
    QToolButton* m_followButton;
    QToolButton* m_groupsButton;
    QAction* m_first;
    QAction* m_previous;
    QAction* m_play;
    QAction* m_next;
    QAction* m_last;
    QAction* m_follow;
    QAction* m_grow;
    QAction* m_groups;
    QAction* m_toSelected;
    QMenu* m_menu;
    QActionGroup* m_pageChoices; ///< By page.
    std::optional<VertexId> m_selected;
};

} // namespace doppler
