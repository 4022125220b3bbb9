// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/iterations.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/text_fields.h"

#include <algorithm>
#include <vector>

namespace doppler {

namespace {

/// "ProfilerStep#1, ProfilerStep#2": the first ten.
std::string listedNames(std::span<const IterationMark> marks)
{
    constexpr std::size_t most = 10;
    std::string out;
    for (const IterationMark& mark : marks.first(std::min(most, marks.size())))
        out += (out.empty() ? "" : ", ") + excerpt(mark.name, 80);
    return marks.size() > most ? out + ", ..." : out;
}

bool isWarmUp(const IterationMark& mark) { return mark.name.find("warmup") != std::string::npos; }

Error allEmpty(std::span<const IterationMark> marks)
{
    return {
        {DOPPLER_PLURAL("core",
                        "found no operator in the {0} iterations that were looked at: {1}; expected some; "
                        "--import iteration=all reads the whole trace",
                        "found no operator in the only iteration that was looked at: {1}; expected some; "
                        "--import iteration=all reads the whole trace"),
         {count(marks.size()), listedNames(marks)}},
        {},
        {}};
}

Result<std::optional<IterationMark>> lastMark(std::span<const IterationMark> marks)
{
    if (marks.empty())
        return std::optional<IterationMark>();
    const auto last =
        std::find_if(marks.rbegin(), marks.rend(), [](const auto& x) { return !x.empty && !isWarmUp(x); });
    if (last != marks.rend())
        return std::optional(*last);
    const auto other = std::find_if(marks.rbegin(), marks.rend(), [](const auto& x) { return !x.empty; });
    if (other != marks.rend())
        return std::optional(*other);
    return allEmpty(marks);
}

} // namespace

bool marksIteration(std::string_view name)
{
    return name.starts_with("ProfilerStep#") || name.find("|measure|") != std::string_view::npos ||
           name.find("|warmup|") != std::string_view::npos;
}

std::size_t markAt(std::span<const IterationMark> marks, double at)
{
    const auto after = std::upper_bound(marks.begin(), marks.end(), at,
                                        [](double x, const IterationMark& mark) { return x < mark.begin; });
    if (after == marks.begin() || at >= std::prev(after)->end)
        return marks.size();
    return static_cast<std::size_t>(std::prev(after) - marks.begin());
}

OptionSpec iterationOption()
{
    return textOption(
        "iteration", "last",
        {.label = DOPPLER_TEXT("core", "Iteration"),
         .help = DOPPLER_TEXT(
             "core", "Which iteration is read: last (no warm-up, not empty), all, or its number from 0")});
}

bool readsAll(const std::string& iteration) { return iteration == "all"; }

Result<std::optional<IterationMark>> pickIteration(std::span<const IterationMark> marks,
                                                   const std::string& option)
{
    if (readsAll(option))
        return std::optional<IterationMark>();
    if (option == "last")
        return lastMark(marks);
    std::size_t number = 0;
    if (!parseNumber(std::string_view(option), number))
        return Error{{DOPPLER_TEXT("core", "iteration is \"{0}\", expected last, all or a number from 0"),
                      {excerpt(option)}},
                     {},
                     {}};
    if (number >= marks.size())
        return Error{
            {DOPPLER_TEXT(
                 "core",
                 "iteration is {0}, but the number of iterations in the trace is {1} (counted from 0)"),
             {option, count(marks.size())}},
            {},
            {}};
    if (marks[number].empty)
        return Error{{DOPPLER_TEXT("core", "iteration is {0}, but there is no operator in {1}; expected the "
                                           "number of another iteration, last or all"),
                      {option, excerpt(marks[number].name, 80)}},
                     {},
                     {}};
    return std::optional(marks[number]);
}

Message iterationNote(const std::optional<IterationMark>& picked, std::size_t count)
{
    if (!picked)
        return {DOPPLER_TEXT("core", "the whole trace was read, including warm-up")};
    return {DOPPLER_PLURAL("core", "one of {0} iterations was read: {1}", "the only iteration was read: {1}"),
            {doppler::count(count), excerpt(picked->name, 80)}};
}

std::optional<Message> skippedIterationsNote(std::span<const IterationMark> marks,
                                             const std::optional<IterationMark>& picked)
{
    std::vector<IterationMark> skipped;
    for (const IterationMark& mark : marks)
        if (picked && mark.empty && mark.begin > picked->begin)
            skipped.push_back(mark);
    if (skipped.empty())
        return std::nullopt;
    return Message{DOPPLER_PLURAL("core", "{0} later iterations have no operators and were skipped: {1}",
                                  "{0} later iteration has no operators and was skipped: {1}"),
                   {count(skipped.size()), listedNames(skipped)}};
}

} // namespace doppler
