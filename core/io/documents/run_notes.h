// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What the user wrote about a run. Untrusted text: a session may come from anyone.
struct RunNotes {
    std::string name;              ///< Shown instead of title and placer; empty: those are shown.
    std::string note;              ///< Free text, possibly of several lines.
    std::string group;             ///< Runs of one group stay together in lists; empty: none.
    std::vector<std::string> tags; ///< Each once, in the order in which they were given.
    /// Makespans of the same graph are also shown relative to this run. At most one for each graph.
    bool baseline = false;

    [[nodiscard]] bool empty() const { return *this == RunNotes(); }
    [[nodiscard]] bool operator==(const RunNotes&) const = default;
};

/// The step that produced a run. The order is that of runStepName().
enum class RunStep { Unknown, Placer, Training, File, Trace, Hand, WhatIf, Model, Execution, Comparison };

/// How a run came about: from which run by which step.
struct RunOrigin {
    RunStep step = RunStep::Unknown;
    std::optional<std::size_t> from; ///< Index of the run in the session; absent: none, or it is removed.
    std::string fromName;            ///< Name of that run at the time; empty: the step needs no run.

    [[nodiscard]] bool operator==(const RunOrigin&) const = default;
};

/// The name of a step in sessions and tables; "" for Unknown.
std::string_view runStepName(RunStep step);
/// The step of this name; Unknown for any other text.
RunStep runStepOf(std::string_view name);

/// The longest texts that are kept, in bytes. Longer ones are cut at a whole character.
inline constexpr std::size_t longestRunName = 400;
inline constexpr std::size_t longestRunNote = 20000;
inline constexpr std::size_t longestTag = 100;
inline constexpr std::size_t mostTags = 50;

/// The notes with texts that lists can show: one line each without control characters and blanks at the ends,
/// except the note, which keeps line breaks; tags without commas, each once; nothing longer than the limits.
RunNotes cleanNotes(RunNotes notes);

/// The tags of a text such as "fast, 8 GPUs", separated by commas; cleaned as by cleanNotes().
std::vector<std::string> tagsFromText(std::string_view text);
/// "fast, 8 GPUs".
std::string tagsText(const std::vector<std::string>& tags);

} // namespace doppler
