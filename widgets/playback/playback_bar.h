// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QActionGroup;
class QToolButton;
class QComboBox;
class QLabel;
class QMenu;
class QSlider;

namespace doppler {

class Playback;

/// The bar that controls the cursor's time, with switches for the content of the Gantt view. Its actions have
/// shortcuts and are also used in the menu.
class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    /// The playback must outlive the bar.
    explicit PlaybackBar(Playback* playback, QWidget* parent = nullptr);

    /// Adds a button after the switches that opens the action's menu.
    void addMenuButton(QAction* action);
    [[nodiscard]] QAction* toStartAction() const { return m_toStart; }
    [[nodiscard]] QAction* stepBackAction() const { return m_stepBack; }
    [[nodiscard]] QAction* playAction() const { return m_play; }
    [[nodiscard]] QAction* stepForwardAction() const { return m_stepForward; }
    [[nodiscard]] QAction* toEndAction() const { return m_toEnd; }
    /// Checkable: outlines the critical path.
    [[nodiscard]] QAction* criticalPathAction() const { return m_criticalPath; }
    /// Checkable: shows rows for channels.
    [[nodiscard]] QAction* transfersAction() const { return m_transfers; }
    /// The speeds, with the current one checked.
    [[nodiscard]] QMenu* speedMenu() const { return m_speedMenu; }
    /// Without the parts that disappear if there is little room: first the switches, then the buttons for the
    /// start and the end. The menus have them too.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The same: what lies next to the bar keeps its room, and the bar takes the rest.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

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
    QToolButton* addSwitch(QAction* action);
    [[nodiscard]] static QString textWithKey(const QAction& action);
    void retranslate();
    void tint();
    void showTime();
    void showState();
    void seekTo(int sliderValue);
    [[nodiscard]] int switchesWidth() const;
    [[nodiscard]] int endsWidth() const;
    void fitParts();

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
    QToolButton* m_criticalPathSwitch;
    QToolButton* m_transfersSwitch;
    QToolButton* m_toStartButton;
    QToolButton* m_toEndButton;
    bool m_switchesShown = true;
    bool m_endsShown = true;
};

} // namespace doppler
