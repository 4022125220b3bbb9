// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/explain/execution_story.h"

namespace doppler {

/// A story in words. Each is a sentence, or for tables a part of one, that the window translates.
Message endedText(const ExecutionStory& story, const StoryItem& item);
Message readyText(const ExecutionStory& story, const StoryItem& item);
Message startedText(const ExecutionStory& story, const StoryItem& item);

/// What a contest was for, by which rule. `rule`: what the reader calls it; empty: its id, as the command
/// line takes it.
Message contestText(const ExecutionStory& story, const Contest& contest, const std::string& rule = {});
/// Whom a rival is: "S[0,1]", "K to gpu2".
Message rivalText(const ExecutionStory& story, const Rival& rival);
/// What the rule looks at in it; empty where there is no rule.
Message rankText(const ExecutionStory& story, const Rival& rival);
/// What became of it, and why.
Message outcomeText(const ExecutionStory& story, const Contest& contest, std::size_t rival);

Message waitText(const ExecutionStory& story, const DeviceWait& wait);

/// The whole step in English, a line each; the command line's.
std::vector<std::string> stepLines(const ExecutionStory& story, const StoryStep& step);

} // namespace doppler
