// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"

namespace doppler {

/// A graph of a family in one word that needs no quotes in a shell, so that it can stand wherever a file's
/// name can: "layered", or "layered:vertices=500:seed=3" with what differs from the standard. In values '%',
/// ':' and blanks are written as %25, %3A and %20.
struct WorkloadSource {
    const Workload* family = nullptr;
    Options options;
};

/// Whether a word means a family rather than a file: what is no file and has no dot and no separator before
/// its first colon. So a slip is answered with the valid names instead of "no such file".
bool namesWorkload(const std::string& word);

/// Refuses unknown families and options, and values out of range.
Result<WorkloadSource> parseWorkloadSource(std::string_view word);

/// The word for it; standard values are left out.
std::string workloadSource(const Workload& family, const Options& options);

/// The command line that writes the same graph to a file, with quotes where a shell needs them.
std::string generateCommand(const Workload& family, const Options& options, const std::string& file);

} // namespace doppler
