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

/// The cursor's time in a run, and its motion: at a constant ratio to simulated time, whatever happens in it.
/// GUI thread only.
class Playback : public QObject {
    Q_OBJECT
public:
    /// Time since any fixed moment; never goes back.
    using Clock = std::function<std::chrono::nanoseconds()>;
    /// Real seconds that a whole run takes at speed 1.
    static constexpr double wholeRunSeconds = 12;
    /// The speeds that choosers offer, ascending.
    static std::span<const double> speeds();

    explicit Playback(QObject* parent = nullptr);
    explicit Playback(Clock clock, QObject* parent = nullptr);

    /// Shows another run (null: none). The time stays where the new run is of the same graph, as far as it
    /// reaches, and so does the motion; else both begin anew.
    void setRun(RunPtr run);
    [[nodiscard]] const RunPtr& run() const { return m_run; }
    /// Seconds on the axis that the run may share with others; 0 .. duration().
    [[nodiscard]] double time() const { return m_time; }
    /// Where the run begins on that axis, seconds; 0: it has one of its own. The time stays, so that the
    /// run's own becomes another.
    void setShift(double seconds);
    /// Seconds since the start of the run itself; may lie before it, or after its end.
    [[nodiscard]] double ownTime() const { return m_own; }
    /// Plays at least so far, for other runs beside this one, which take longer; 0: for the run alone.
    void setReach(double seconds);
    /// The run's makespan, or what it has to reach; 0 without a run.
    [[nodiscard]] double duration() const { return m_run ? std::max(m_run->schedule.makespan, m_reach) : 0; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

public slots:
    /// Starts moving; from the start if the time is at the end.
    void play();
    void pause();
    void toggle();
    /// To the next start or end of a task or transfer; pauses.
    void stepForward();
    void stepBack();
    void toStart();
    void toEnd();
    /// To that time, kept within the run. Playing goes on from there.
    void seek(double seconds);
    /// The same for a time of the run itself.
    void seekOwn(double seconds);
    void setSpeed(double factor);
    /// Moves the time to where the clock says it should be. A timer calls this some 60 times a second.
    void advance();

signals:
    /// The time is another, or the run's own time is.
    void timeChanged(double seconds);
    void durationChanged(double seconds);
    void playingChanged(bool playing);
    void speedChanged(double factor);
    /// The motion reached the end of the run.
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
    double m_own = 0; ///< As it was asked for, which m_time - m_shift may miss by a bit.
    double m_speed = 1;
};

} // namespace doppler
