// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/run_notes.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 10> stepNames{
    "", "placer", "training", "file", "trace", "hand", "what-if", "model", "execution", "comparison"};

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// Cuts at a whole character of UTF-8.
void cut(std::string& text, std::size_t longest)
{
    if (text.size() <= longest)
        return;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    text.resize(end);
}

void trim(std::string& text)
{
    constexpr const char* blanks = " \t\n\r";
    const std::size_t first = text.find_first_not_of(blanks);
    text = first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Control characters become blanks: a line break in a name would break lists and tables.
std::string line(std::string text, std::size_t longest)
{
    std::ranges::replace_if(text, isControl, ' ');
    trim(text);
    cut(text, longest);
    return text;
}

std::string lines(std::string text, std::size_t longest)
{
    std::erase(text, '\r');
    std::ranges::replace_if(
        text, [](char c) { return isControl(c) && c != '\n' && c != '\t'; }, ' ');
    trim(text);
    cut(text, longest);
    return text;
}

} // namespace

std::string_view runStepName(RunStep step) { return stepNames[static_cast<std::size_t>(step)]; }

RunStep runStepOf(std::string_view name)
{
    const auto found = std::ranges::find(stepNames, name);
    return found == stepNames.end() ? RunStep::Unknown : static_cast<RunStep>(found - stepNames.begin());
}

std::vector<std::string> tagsFromText(std::string_view text)
{
    std::vector<std::string> tags;
    while (tags.size() < mostTags) {
        const std::size_t comma = text.find(',');
        std::string tag = line(std::string(text.substr(0, comma)), longestTag);
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(std::move(tag));
        if (comma == std::string_view::npos)
            break;
        text.remove_prefix(comma + 1);
    }
    return tags;
}

std::string tagsText(const std::vector<std::string>& tags)
{
    std::string text;
    for (const std::string& tag : tags)
        text += (text.empty() ? "" : ", ") + tag;
    return text;
}

RunNotes cleanNotes(RunNotes notes)
{
    notes.name = line(std::move(notes.name), longestRunName);
    notes.group = line(std::move(notes.group), longestRunName);
    notes.note = lines(std::move(notes.note), longestRunNote);
    notes.tags = tagsFromText(tagsText(notes.tags));
    return notes;
}

} // namespace doppler
