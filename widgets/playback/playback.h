// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QObject>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <functional>
#include <span>

namespace doppler {

/// The cursor's time in a run and its playback, at a constant ratio to simulated time. GUI thread only.
class Playback : public QObject {
    Q_OBJECT
public:
    /// Returns the time since a fixed point; never decreases.
    using Clock = std::function<std::chrono::nanoseconds()>;
    /// Real seconds that a whole run takes at speed 1.
    static constexpr double wholeRunSeconds = 12;
    /// The available speeds, ascending.
    static std::span<const double> speeds();

    explicit Playback(QObject* parent = nullptr);
    explicit Playback(Clock clock, QObject* parent = nullptr);

    /// Shows another run (null: none). If the new run has the same graph, time (limited to the run) and
    /// playback continue; otherwise both restart.
    void setRun(RunPtr run);
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    /// Seconds on the axis that the run may share with others; 0 .. duration().
    [[nodiscard]] double time() const { return m_time; }
    /// The start of the run on that axis, in seconds; 0: the axis is its own. time() stays unchanged, so
    /// ownTime() changes.
    void setShift(double seconds);
    /// Seconds since the start of the run itself; can be before its start or after its end.
    [[nodiscard]] double ownTime() const { return m_own; }
    /// The minimum duration, for longer runs that are shown next to this one; 0: this run alone.
    void setReach(double seconds);
    /// The run's makespan, or the reach if that is longer; 0 without a run.
    [[nodiscard]] double duration() const { return m_run ? std::max(m_run->schedule.makespan, m_reach) : 0; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

public slots:
    /// Starts playing; from the start if the time is at the end.
    void play();
    void pause();
    void toggle();
    /// Moves to the next start or end of a task or transfer; pauses.
    void stepForward();
    void stepBack();
    void toStart();
    void toEnd();
    /// Moves to this time, limited to the run. Playback continues from there.
    void seek(double seconds);
    /// The same for a time of the run itself.
    void seekOwn(double seconds);
    void setSpeed(double factor);
    /// Moves the time to the value of the clock. A timer calls this about 60 times per second.
    void advance();

signals:
    /// Emitted when time() or ownTime() changes.
    void timeChanged(double seconds);
    void durationChanged(double seconds);
    void playingChanged(bool playing);
    void speedChanged(double factor);
    /// Emitted when playback reaches the end of the run.
    void ended();

private:
    void moveTo(double seconds);
    void moveToOwn(double seconds);
    void set(double seconds, double own);

    Clock m_clock;
    QTimer m_timer;
    RunPtr m_run;
    std::chrono::nanoseconds m_last{0};
    double m_reach = 0;
    double m_shift = 0;
    double m_time = 0;
    double m_own = 0; ///< As requested; m_time - m_shift may differ from it by rounding.
    double m_speed = 1;
};

} // namespace doppler
