// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/playback_focus.h"

#include "widgets/playback/playback.h"
#include "widgets/workbench/workbench.h"

namespace doppler {

PlaybackFocus::PlaybackFocus(Workbench& workbench, Playback& playback, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_playback(playback)
{
    m_emptyDelay.setSingleShot(true);
    m_emptyDelay.setInterval(150);
    connect(&m_emptyDelay, &QTimer::timeout, this, &PlaybackFocus::showRun);
    connect(&workbench, &Workbench::runChanged, this, &PlaybackFocus::followRun);
    connect(&playback, &Playback::timeChanged, this, &PlaybackFocus::showTime);
    connect(&playback, &Playback::playingChanged, this, &PlaybackFocus::showTime);
}

/// Between two problems there is no run for a moment; empty views would flash.
void PlaybackFocus::followRun()
{
    if (!m_workbench.run() && m_workbench.busy())
        return m_emptyDelay.start();
    m_emptyDelay.stop();
    showRun();
}

void PlaybackFocus::showRun()
{
    const RunPtr run = m_workbench.run();
    m_workbench.focus().setRun(run, m_workbench.runId());
    m_playback.setRun(run);
    showTime();
}

void PlaybackFocus::showTime()
{
    const double seconds = m_playback.ownTime();
    m_workbench.focus().setTime(seconds, !m_playback.run() || (seconds <= 0 && !m_playback.isPlaying()));
}

} // namespace doppler
