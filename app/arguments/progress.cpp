// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/progress.h"

#include "app/arguments/standard_error.h"

#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

bool progressWanted() { return isatty(STDERR_FILENO) != 0; }

ShareShown::~ShareShown()
{
    if (shown >= 0)
        printError("\r{:{}}\r", "", title.size() + 8);
}

std::function<void(double)> ShareShown::progress()
{
    if (!progressWanted())
        return {};
    return [this](double share) {
        const int percent = static_cast<int>(share * 100);
        if (percent == shown || std::chrono::steady_clock::now() - begun < std::chrono::seconds(1))
            return;
        shown = percent;
        printError("\r{}: {} %", title, percent);
    };
}

} // namespace doppler
