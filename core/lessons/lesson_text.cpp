// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_text.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"

namespace doppler {

namespace {

Result<LessonPlace> readPlace(std::string_view text, const LessonNames& names)
{
    LessonPlace place;
    if (text == "placer") {
        place.kind = LessonPlace::Kind::Placer;
        return place;
    }
    if (text == "@first" || text == "@last" || text == "@critical") {
        place.kind = LessonPlace::Kind::Vertex;
        place.vertex.kind = text == "@first"  ? LessonVertex::Kind::First
                            : text == "@last" ? LessonVertex::Kind::Last
                                              : LessonVertex::Kind::Critical;
        return place;
    }
    constexpr std::string_view between = " vs ";
    const std::size_t at = text.find(between);
    auto one = readLessonQuantity(trimmed(text.substr(0, at)), names);
    if (!one)
        return one.error();
    place.one = *std::move(one);
    if (at == std::string_view::npos)
        return place;
    auto other = readLessonQuantity(trimmed(text.substr(at + between.size())), names);
    if (!other)
        return other.error();
    place.other = *std::move(other);
    place.kind = LessonPlace::Kind::Difference;
    if (place.one.unit != place.other.unit)
        return Error{
            {DOPPLER_TEXT("core", "found \"{0}\", expected two numbers in the same unit"), {excerpt(text)}},
            {},
            {}};
    return place;
}

/// Plain text grows at the end as long as no place stands in between.
std::string& plainEnd(LessonText& text)
{
    if (text.empty() || !std::holds_alternative<std::string>(text.back()))
        text.emplace_back(std::string());
    return *std::get_if<std::string>(&text.back());
}

} // namespace

Result<void> addLessonLine(LessonText& text, std::string_view line, const LessonNames& names)
{
    while (!line.empty()) {
        const std::size_t brace = std::min(line.find('{'), line.size());
        plainEnd(text) += line.substr(0, brace);
        line.remove_prefix(brace);
        if (line.starts_with("{{")) {
            plainEnd(text) += '{';
            line.remove_prefix(2);
        } else if (!line.empty()) {
            const std::size_t end = line.find('}');
            if (end == std::string_view::npos)
                return Error{
                    {DOPPLER_TEXT("core",
                                  "found \"{0}\", expected a closing brace; to show a brace, write it twice"),
                     {excerpt(line)}},
                    {},
                    {}};
            auto place = readPlace(trimmed(line.substr(1, end - 1)), names);
            if (!place)
                return place.error();
            if (text.size() >= 2 * mostLessonPlaces)
                return Error{
                    {DOPPLER_TEXT("core", "found \"{0}\", expected at most 40 placeholders in a text"),
                     {excerpt(line)}},
                    {},
                    {}};
            text.emplace_back(*std::move(place));
            line.remove_prefix(end + 1);
        }
    }
    plainEnd(text) += '\n';
    return {};
}

void trimLessonText(LessonText& text)
{
    if (!text.empty())
        if (auto* plain = std::get_if<std::string>(&text.front()))
            plain->erase(0, std::min(plain->find_first_not_of('\n'), plain->size()));
    if (!text.empty())
        if (auto* plain = std::get_if<std::string>(&text.back()))
            plain->erase(plain->find_last_not_of('\n') + 1);
    std::erase_if(text, [](const auto& piece) {
        const auto* plain = std::get_if<std::string>(&piece);
        return plain && plain->empty();
    });
}

} // namespace doppler
