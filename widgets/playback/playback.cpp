// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/playback.h"

#include "widgets/playback/event_times.h"

#include <QElapsedTimer>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace doppler {

namespace {

Playback::Clock realClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return std::chrono::nanoseconds(timer.nsecsElapsed()); };
}

bool sameGraph(const RunPtr& one, const RunPtr& other)
{
    return one && other && one->problem->graph().fingerprint() == other->problem->graph().fingerprint();
}

} // namespace

std::span<const double> Playback::speeds()
{
    static constexpr std::array<double, 7> factors{0.1, 0.2, 0.5, 1, 2, 5, 10};
    return factors;
}

Playback::Playback(QObject* parent) : Playback(realClock(), parent) {}

Playback::Playback(Clock clock, QObject* parent) : QObject(parent), m_clock(std::move(clock))
{
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    const bool goesOn = sameGraph(m_run, run);
    const bool atEnd = goesOn && m_time > 0 && m_time >= duration();
    const double durationBefore = duration();
    m_run = std::move(run);
    if (!goesOn)
        pause();
    if (duration() != durationBefore)
        emit durationChanged(duration());
    moveTo(!goesOn ? 0 : atEnd ? duration() : m_time);
}

void Playback::setReach(double seconds)
{
    const double before = duration();
    m_reach = seconds;
    if (duration() == before)
        return;
    emit durationChanged(duration());
    moveTo(m_time);
}

void Playback::setShift(double seconds)
{
    if (seconds == m_shift)
        return;
    m_shift = seconds;
    set(m_time, m_time - m_shift);
}

void Playback::play()
{
    if (isPlaying() || duration() <= 0)
        return;
    if (m_time >= duration())
        moveTo(0);
    m_last = m_clock();
    m_timer.start();
    emit playingChanged(true);
}

void Playback::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void Playback::toggle()
{
    if (isPlaying())
        pause();
    else
        play();
}

void Playback::stepForward()
{
    pause();
    if (!m_run)
        return;
    if (const auto next = nextEvent(m_run->schedule, m_own))
        moveToOwn(*next);
    else
        moveTo(duration());
}

void Playback::stepBack()
{
    pause();
    if (!m_run)
        return;
    if (const auto previous = previousEvent(m_run->schedule, m_own))
        moveToOwn(*previous);
    else
        moveTo(0);
}

void Playback::toStart()
{
    pause();
    moveTo(0);
}

void Playback::toEnd()
{
    pause();
    moveTo(duration());
}

void Playback::seek(double seconds)
{
    m_last = m_clock();
    moveTo(seconds);
}

void Playback::seekOwn(double seconds)
{
    m_last = m_clock();
    moveToOwn(seconds);
}

void Playback::setSpeed(double factor)
{
    if (!std::isfinite(factor) || factor <= 0 || factor == m_speed)
        return;
    if (isPlaying())
        advance();
    m_speed = factor;
    emit speedChanged(factor);
}

void Playback::advance()
{
    if (!isPlaying())
        return;
    const std::chrono::nanoseconds now = m_clock();
    const double passed = std::chrono::duration<double>(now - m_last).count();
    m_last = now;
    moveTo(m_time + passed * m_speed * duration() / wholeRunSeconds);
    if (m_time >= duration() && isPlaying()) {
        pause();
        emit ended();
    }
}

void Playback::moveTo(double seconds)
{
    const double within = std::isfinite(seconds) ? std::clamp(seconds, 0.0, duration()) : m_time;
    if (within != m_time)
        set(within, within - m_shift);
}

void Playback::moveToOwn(double seconds)
{
    const double shared = seconds + m_shift;
    if (shared >= 0 && shared <= duration())
        set(shared, seconds);
    else
        moveTo(shared);
}

void Playback::set(double seconds, double own)
{
    if (seconds == m_time && own == m_own)
        return;
    m_time = seconds;
    m_own = own;
    emit timeChanged(m_time);
}

} // namespace doppler
