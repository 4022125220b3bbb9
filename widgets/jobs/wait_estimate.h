// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <optional>

namespace doppler {

/// How far something is that takes its time, and how long the rest will take: as fast as it went so far. A
/// share that goes back (the next part of the work) begins anew.
class WaitEstimate {
public:
    /// Nothing is known; time runs from now on.
    void begin();
    /// A share of 0 to 1 is done now.
    void reached(double share);
    /// The same by a clock of one's own, in seconds from any moment on.
    void reachedAt(double share, double seconds);

    /// None before anything was reached.
    [[nodiscard]] std::optional<double> share() const { return m_share; }
    /// None before the speed is known: after half a second of it.
    [[nodiscard]] std::optional<double> secondsLeft() const;
    /// "8 s left"; empty where that isn't known.
    [[nodiscard]] QString leftText() const;

private:
    QElapsedTimer m_clock;
    double m_firstShare = 0; ///< Where the speed is measured from,
    double m_since = 0;      ///< and when that was.
    double m_now = 0;
    std::optional<double> m_share;
};

} // namespace doppler
