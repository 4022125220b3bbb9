// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"

namespace doppler {

/// A generated graph as one word that needs no quotes in a shell and can replace a file name: "layered", or
/// "layered:vertices=500:seed=3" with the options that differ from their defaults. In values, '%', ':' and
/// blanks are written as %25, %3A and %20.
struct WorkloadSource {
    const Workload* family = nullptr;
    Options options;
};

/// Whether a word means a family and not a file: it is not a file and has no dot and no separator before its
/// first colon. A misspelled family therefore gets the list of valid names, not "no such file".
bool namesWorkload(const std::string& word);

/// Parses such a word. Refuses unknown families and options, and values out of range.
Result<WorkloadSource> parseWorkloadSource(std::string_view word);

/// The word for a generated graph, without default values.
std::string workloadSource(const Workload& family, const Options& options);

/// The command line that writes the same graph to a file, quoted for a shell if necessary.
std::string generateCommand(const Workload& family, const Options& options, const std::string& file);

} // namespace doppler
