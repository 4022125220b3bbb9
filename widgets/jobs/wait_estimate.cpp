// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/wait_estimate.h"

#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <algorithm>

namespace doppler {

namespace {

/// Before, an estimate would be a guess that jumps.
constexpr double leastSeconds = 0.5;

} // namespace

void WaitEstimate::begin()
{
    *this = {};
    m_clock.start();
}

void WaitEstimate::reached(double share)
{
    if (!m_clock.isValid())
        begin();
    reachedAt(share, static_cast<double>(m_clock.elapsed()) / 1000);
}

void WaitEstimate::reachedAt(double share, double seconds)
{
    const double now = std::clamp(share, 0.0, 1.0);
    if (m_share && now < *m_share) {
        m_firstShare = now;
        m_since = seconds;
    }
    m_share = now;
    m_now = seconds;
}

std::optional<double> WaitEstimate::secondsLeft() const
{
    const double took = m_now - m_since;
    if (!m_share || *m_share <= m_firstShare || took < leastSeconds)
        return {};
    return took / (*m_share - m_firstShare) * (1 - *m_share);
}

QString WaitEstimate::leftText() const
{
    const auto left = secondsLeft();
    return left ? QCoreApplication::translate("format", "%1 left").arg(formatWait(*left)) : QString();
}

} // namespace doppler
