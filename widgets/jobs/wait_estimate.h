// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <optional>

namespace doppler {

/// Estimates how long the rest of a piece of work will take from its speed so far. A share that goes back
/// (the next part of the work) starts the estimate again. A value; one thread.
class WaitEstimate {
public:
    /// Forgets everything and starts the clock.
    void begin();
    /// Reports the share that is done now, 0 to 1.
    void reached(double share);
    /// The same by the caller's own clock, in seconds from any time point.
    void reachedAt(double share, double seconds);

    /// Nothing before the first report.
    [[nodiscard]] std::optional<double> share() const { return m_share; }
    /// Nothing before the speed is known, after half a second.
    [[nodiscard]] std::optional<double> secondsLeft() const;
    /// "8 s left"; empty while unknown.
    [[nodiscard]] QString leftText() const;

private:
    QElapsedTimer m_clock;
    double m_firstShare = 0; ///< Where the speed is measured from,
    double m_since = 0;      ///< and when that was.
    double m_now = 0;
    std::optional<double> m_share;
};

} // namespace doppler
