// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace doppler {

class Playback;
class Workbench;

/// Makes the focus follow the workbench's shown run and the time of the playback. To be made after the views
/// that follow the focus. GUI thread only.
class PlaybackFocus : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    PlaybackFocus(Workbench& workbench, Playback& playback, QObject* parent);

private:
    void followRun();
    void showRun();
    void showTime();

    Workbench& m_workbench;
    Playback& m_playback;
    QTimer m_emptyDelay; ///< That no run is shown is reported only when it lasts.
};

} // namespace doppler
