// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QActionGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QSlider;

namespace doppler {

class Playback;

/// The slim bar that moves the cursor's time, with the switches of what the Gantt view shows. Its actions
/// carry their keys and are meant for the menu as well.
class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    /// The playback must outlive the bar.
    explicit PlaybackBar(Playback* playback, QWidget* parent = nullptr);

    /// A button that opens the action's menu, behind the switches.
    void addMenuButton(QAction* action);
    [[nodiscard]] QAction* toStartAction() const { return m_toStart; }
    [[nodiscard]] QAction* stepBackAction() const { return m_stepBack; }
    [[nodiscard]] QAction* playAction() const { return m_play; }
    [[nodiscard]] QAction* stepForwardAction() const { return m_stepForward; }
    [[nodiscard]] QAction* toEndAction() const { return m_toEnd; }
    /// Checkable: the critical path is outlined.
    [[nodiscard]] QAction* criticalPathAction() const { return m_criticalPath; }
    /// Checkable: channels have rows.
    [[nodiscard]] QAction* transfersAction() const { return m_transfers; }
    /// The speeds that the bar offers, the one that is set ticked.
    [[nodiscard]] QMenu* speedMenu() const { return m_speedMenu; }
    /// Without the switches, which leave where there is little room: the menu has them as well.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void criticalPathToggled(bool shown);
    void transfersToggled(bool shown);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeWidgets();
    QCheckBox* addSwitch(QAction* action);
    [[nodiscard]] static QString textWithKey(const QAction& action);
    void retranslate();
    void tint();
    void showTime();
    void showState();
    void seekTo(int sliderValue);
    [[nodiscard]] int switchesWidth() const;
    void fitSwitches();

    Playback* m_playback;
    QAction* m_toStart;
    QAction* m_stepBack;
    QAction* m_play;
    QAction* m_stepForward;
    QAction* m_toEnd;
    QAction* m_criticalPath;
    QAction* m_transfers;
    QComboBox* m_speed;
    QMenu* m_speedMenu;
    QActionGroup* m_speeds; ///< By number in Playback::speeds().
    QLabel* m_time;
    QSlider* m_slider;
    QCheckBox* m_criticalPathBox;
    QCheckBox* m_transfersBox;
    bool m_switchesShown = true;
};

} // namespace doppler
