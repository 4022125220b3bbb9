// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/options.h"
#include "core/base/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doppler {

// The iterations (steps) of PyTorch's profiler and execution traces.

/// Whether an annotation with this name marks an iteration: PyTorch's "ProfilerStep#3", or the marks that the
/// PARAM benchmarks write around each run ("[param|torch.add|0|0|0|measure|forward]").
bool marksIteration(std::string_view name);

struct IterationMark {
    std::string name;
    double begin = 0; ///< In seconds, or an id.
    double end = 0;
    bool empty = false; ///< Whether no operator ran in it.
};

/// The mark of those that are sorted by begin and do not overlap that contains this time or id; the number of
/// marks if none does.
std::size_t markAt(std::span<const IterationMark> marks, double at);

/// The option "iteration" of both readers.
OptionSpec iterationOption();

/// The mark that the option selects. `marks` are sorted by time and do not overlap. Values: "last" (ignores
/// empty iterations, and warm-up iterations if there are others), "all" (returns nothing), or a number from
/// 0. Returns nothing if there are no marks. Refuses a number that is too large or of an empty iteration, any
/// other word, and "last" if all are empty; the error names the iterations.
Result<std::optional<IterationMark>> pickIteration(std::span<const IterationMark> marks,
                                                   const std::string& option);

/// Whether the option "iteration" of pickIteration() is "all".
bool readsAll(const std::string& iteration);

/// The option "kind" of both readers: the kind of device that the measured times belong to.
OptionSpec measuredKindOption();

/// A note that names the iteration that was read.
Message iterationNote(const std::optional<IterationMark>& picked, std::size_t count);
/// A note that names the empty iterations after the one that was read; nothing if there are none.
std::optional<Message> skippedIterationsNote(std::span<const IterationMark> marks,
                                             const std::optional<IterationMark>& picked);

} // namespace doppler
