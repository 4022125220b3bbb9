// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace doppler {

/// The rows of a benchmark suite that a comparison runs (core/suite).
struct SuiteChoice {
    std::string name;   ///< Empty: the comparison has graphs and devices of its own.
    bool quick = false; ///< Only a short row of each kind, with few evaluations.
    std::vector<std::string> rows =
        {}; ///< Only rows whose name, or a part of it after a hyphen, begins with one of these; empty: all.

    [[nodiscard]] bool operator==(const SuiteChoice&) const = default;
};

} // namespace doppler
