// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story_text.h"

#include "core/base/quantity.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string deviceName(const ExecutionStory& story, DeviceId d)
{
    return story.run()->problem->topology().device(d).name;
}

std::string itemName(const ExecutionStory& story, const StoryItem& item)
{
    return story.run()->problem->graph().label(item.vertex);
}

/// The device of a task; of what moves, where it comes from.
std::string sourceName(const ExecutionStory& story, const StoryItem& item)
{
    return deviceName(story, item.kind == StoryItem::Kind::Task ? story.run()->placement.devices[item.vertex]
                                                                : story.transfers()[item.transfer].from);
}

std::string targetName(const ExecutionStory& story, const StoryItem& item)
{
    return deviceName(story, story.transfers()[item.transfer].to);
}

MessageValue whole(double rank) { return count(static_cast<std::uint64_t>(std::lround(rank))); }

bool tied(const Contest& contest, std::size_t rival)
{
    const auto equal = [&](std::size_t other) {
        return other < contest.rivals.size() && contest.rivals[other].rank == contest.rivals[rival].rank;
    };
    return equal(rival + 1) && contest.rivals[rival + 1].why != PassedOver::No;
}

} // namespace

Message endedText(const ExecutionStory& story, const StoryItem& item)
{
    switch (item.kind) {
    case StoryItem::Kind::Task:
        return {DOPPLER_TEXT("core", "{0} has ended on {1}"),
                {itemName(story, item), sourceName(story, item)}};
    case StoryItem::Kind::Transfer:
        return {DOPPLER_TEXT("core", "{0} has arrived on {1}"),
                {itemName(story, item), targetName(story, item)}};
    case StoryItem::Kind::Send:
        break;
    }
    return {DOPPLER_TEXT("core", "{1} has prepared {0} for the transfer to {2}"),
            {itemName(story, item), sourceName(story, item), targetName(story, item)}};
}

Message readyText(const ExecutionStory& story, const StoryItem& item)
{
    if (item.kind == StoryItem::Kind::Task)
        return {DOPPLER_TEXT("core", "{0} has all its inputs on {1}"),
                {itemName(story, item), sourceName(story, item)}};
    return {DOPPLER_TEXT("core", "{0} is ready for the transfer from {1} to {2}"),
            {itemName(story, item), sourceName(story, item), targetName(story, item)}};
}

Message startedText(const ExecutionStory& story, const StoryItem& item)
{
    switch (item.kind) {
    case StoryItem::Kind::Task:
        return {DOPPLER_TEXT("core", "{0} starts on {1}"), {itemName(story, item), sourceName(story, item)}};
    case StoryItem::Kind::Transfer:
        return {DOPPLER_TEXT("core", "the transfer of {0} from {1} to {2} starts"),
                {itemName(story, item), sourceName(story, item), targetName(story, item)}};
    case StoryItem::Kind::Send:
        break;
    }
    return {DOPPLER_TEXT("core", "{1} starts to prepare {0} for the transfer to {2}"),
            {itemName(story, item), sourceName(story, item), targetName(story, item)}};
}

Message contestText(const ExecutionStory& story, const Contest& contest, const std::string& rule)
{
    const MessageValue total = count(contest.rivals.size() + contest.others);
    const std::string from = deviceName(story, contest.resource.from);
    if (!story.choosesByRule())
        return contest.resource.isDevice()
                   ? Message{DOPPLER_TEXT("core", "{0}, in the order of the run"), {from}}
                   : Message{DOPPLER_TEXT("core", "{0} to {1}, in the order of the run"),
                             {from, deviceName(story, contest.resource.to)}};
    const std::string name =
        rule.empty() ? std::string(chooseTaskName(story.run()->problem->model().schedule)) : rule;
    if (contest.resource.isDevice())
        return {DOPPLER_TEXT("core", "{0} is free; ready candidates: {1}; rule: {2}"), {from, total, name}};
    return {DOPPLER_TEXT("core", "{0} to {1} is free; ready candidates: {2}; rule: {3}"),
            {from, deviceName(story, contest.resource.to), total, name}};
}

Message rivalText(const ExecutionStory& story, const Rival& rival)
{
    if (rival.item.kind == StoryItem::Kind::Task)
        return {DOPPLER_TEXT("core", "{0}"), {itemName(story, rival.item)}};
    return {DOPPLER_TEXT("core", "{0} to {1}"), {itemName(story, rival.item), targetName(story, rival.item)}};
}

Message rankText(const ExecutionStory& story, const Rival& rival)
{
    if (!story.choosesByRule())
        return {};
    switch (story.run()->problem->model().schedule) {
    case ChooseTask::Fifo:
        return {DOPPLER_TEXT("core", "ready since {0}"), {figure(secondsText(rival.rank))}};
    case ChooseTask::BLevel:
        return {DOPPLER_TEXT("core", "longest path to the end: {0}"), {figure(secondsText(rival.rank))}};
    case ChooseTask::Msr:
        return {DOPPLER_TEXT("core", "successor rank {0}"), {whole(rival.rank)}};
    case ChooseTask::Dfs:
    case ChooseTask::Bfs:
        return {DOPPLER_TEXT("core", "depth {0}"), {whole(rival.rank)}};
    case ChooseTask::Given:
    case ChooseTask::Strict:
        return {DOPPLER_TEXT("core", "position {0} in the order"), {whole(rival.rank + 1)}};
    case ChooseTask::Random:
        break;
    }
    return {DOPPLER_TEXT("core", "random number {0}"), {figure(fmt::format("{:.3f}", rival.rank))}};
}

Message outcomeText(const ExecutionStory& story, const Contest& contest, std::size_t index)
{
    const Rival& rival = contest.rivals[index];
    switch (rival.why) {
    case PassedOver::Taken:
        return rival.item.kind == StoryItem::Kind::Transfer
                   ? Message{DOPPLER_TEXT("core", "waits: a channel on its route is busy")}
                   : Message{DOPPLER_TEXT("core", "waits: the device is busy")};
    case PassedOver::Turn:
        return {DOPPLER_TEXT("core", "waits: another vertex is next")};
    case PassedOver::Memory:
        return {DOPPLER_TEXT("core", "waits: not enough free memory")};
    case PassedOver::No:
        break;
    }
    if (!story.choosesByRule())
        return {DOPPLER_TEXT("core", "starts")};
    if (contest.rivals.size() + contest.others == 1)
        return {DOPPLER_TEXT("core", "starts: nothing else is ready for it")};
    if (tied(contest, index))
        return {DOPPLER_TEXT("core", "starts: tied with the next; the lower id goes first")};
    return {DOPPLER_TEXT("core", "starts: ranked first by the rule")};
}

Message waitText(const ExecutionStory& story, const DeviceWait& wait)
{
    using Why = DeviceWait::Why;
    const std::string device = deviceName(story, wait.device);
    if (wait.why == Why::NothingLeft)
        return {DOPPLER_TEXT("core", "{0} has no task left"), {device}};
    const std::string next = story.run()->problem->graph().label(wait.next);
    const bool ends = wait.until != never;
    const MessageValue until = figure(ends ? secondsText(wait.until) : std::string());
    const std::string item = wait.item.vertex.valid() ? itemName(story, wait.item) : std::string();
    switch (wait.why) {
    case Why::TransferRunning:
        return {
            DOPPLER_TEXT(
                "core", "{0} waits for the transfer of {1} from {2}, which ends at {3}; then it can run {4}"),
            {device, item, sourceName(story, wait.item), until, next}};
    case Why::TransferWaiting:
        if (!ends)
            return {
                DOPPLER_TEXT(
                    "core",
                    "{0} waits for the transfer of {1} from {2}, which never starts; it would then run {3}"),
                {device, item, sourceName(story, wait.item), next}};
        return {DOPPLER_TEXT("core", "{0} waits for the transfer of {1} from {2}, which cannot start before "
                                     "{3}; then it will run {4}"),
                {device, item, sourceName(story, wait.item), until, next}};
    case Why::TaskRunning:
        return {DOPPLER_TEXT("core", "{0} waits to run {4}: {1} runs on {2} until {3}"),
                {device, item, sourceName(story, wait.item), until, next}};
    case Why::TaskWaiting:
        if (!ends)
            return {DOPPLER_TEXT("core", "{0} waits to run {3}: {1} never starts on {2}"),
                    {device, item, sourceName(story, wait.item), next}};
        return {DOPPLER_TEXT("core", "{0} waits to run {4}: {1} does not start on {2} before {3}"),
                {device, item, sourceName(story, wait.item), until, next}};
    case Why::Barrier:
        return {DOPPLER_TEXT("core", "{0} waits at the barrier until {1}; {2} has its inputs"),
                {device, until, next}};
    case Why::Memory:
        return ends ? Message{DOPPLER_TEXT("core", "{0} waits for memory until {1}; {2} has its inputs"),
                              {device, until, next}}
                    : Message{DOPPLER_TEXT("core", "{0} waits for memory forever; it would then run {1}"),
                              {device, next}};
    case Why::Pause:
        return {DOPPLER_TEXT("core", "{0} pauses after its previous kernel; {1} starts at {2}"),
                {device, next, until}};
    case Why::Launch:
    case Why::NothingLeft:
        break;
    }
    return {DOPPLER_TEXT("core", "{0} has the inputs of {1} and starts it at {2}"), {device, next, until}};
}

std::vector<std::string> stepLines(const ExecutionStory& story, const StoryStep& step)
{
    std::vector<std::string> lines;
    for (const StoryItem& item : step.ended)
        lines.push_back(endedText(story, item).english());
    for (const StoryItem& item : step.ready)
        lines.push_back(readyText(story, item).english());
    for (const Contest& contest : step.contests) {
        lines.push_back(contestText(story, contest).english());
        for (std::size_t i = 0; i < contest.rivals.size(); ++i) {
            const std::string rank = rankText(story, contest.rivals[i]).english();
            lines.push_back(fmt::format(
                "  {}{} {}", rivalText(story, contest.rivals[i]).english(),
                rank.empty() ? ":" : " (" + rank + "):", outcomeText(story, contest, i).english()));
        }
        if (contest.others > 0)
            lines.push_back(fmt::format("  and {} more that wait", contest.others));
    }
    for (const DeviceWait& wait : step.waits)
        lines.push_back(waitText(story, wait).english());
    return lines;
}

} // namespace doppler
