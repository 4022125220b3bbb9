// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>

namespace doppler {

/// True where progress may be shown: standard error is a terminal.
bool progressWanted();

/// Shows on a terminal how much of something long is done, once it has taken a second; gone without a trace
/// at its end.
class ShareShown {
public:
    explicit ShareShown(std::string what) : title(std::move(what)) {}
    ~ShareShown();
    ShareShown(const ShareShown&) = delete;
    ShareShown& operator=(const ShareShown&) = delete;
    /// For a watch, which must not outlive this. Empty where nobody would see it.
    std::function<void(double share)> progress();

private:
    std::string title;
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
    int shown = -1; ///< Percent.
};

} // namespace doppler
