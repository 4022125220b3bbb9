// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace doppler {

/// A graph of the Standard Task Graph set with its published optimum on identical processors.
struct StgGraph {
    const char* name = nullptr;
    std::size_t processors = 0;
    double optimum = 0;         ///< Units of processing time, which become seconds.
    const char* text = nullptr; ///< As readStg() reads it, with a semicolon instead of each line feed.
};

/// The graphs of the family `stg`.
std::span<const StgGraph> stgGraphs();

} // namespace doppler
