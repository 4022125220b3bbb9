// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

namespace doppler {

/// Whether so many seconds have passed since it began; never where there is no limit.
class TimeLimit {
public:
    using Clock = std::chrono::steady_clock;
    explicit TimeLimit(std::optional<double> limit, Clock::time_point since = Clock::now())
        : seconds(limit), begun(since)
    {
    }
    [[nodiscard]] bool isOver() const
    {
        return seconds && std::chrono::duration<double>(Clock::now() - begun).count() >= *seconds;
    }

private:
    std::optional<double> seconds;
    Clock::time_point begun;
};

} // namespace doppler
