// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/explain/execution_story.h"

namespace doppler {

/// A story in words. Each function returns a sentence, or a part of one for tables, that the window can
/// translate.
Message endedText(const ExecutionStory& story, const StoryItem& item);
Message readyText(const ExecutionStory& story, const StoryItem& item);
Message startedText(const ExecutionStory& story, const StoryItem& item);

/// The resource of a contest and the rule. `rule` is the name of the rule for the reader; empty: its id on
/// the command line.
Message contestText(const ExecutionStory& story, const Contest& contest, const std::string& rule = {});
/// The name of a rival: "S[0,1]", "K to gpu2".
Message rivalText(const ExecutionStory& story, const Rival& rival);
/// The number that the rule compares; empty if there is no rule.
Message rankText(const ExecutionStory& story, const Rival& rival);
/// Whether the rival started, and why not.
Message outcomeText(const ExecutionStory& story, const Contest& contest, std::size_t rival);

Message waitText(const ExecutionStory& story, const DeviceWait& wait);

/// The whole step in English, for the command line.
std::vector<std::string> stepLines(const ExecutionStory& story, const StoryStep& step);

} // namespace doppler
