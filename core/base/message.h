// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks an English text of core for translation. It is the text itself; lupdate is told that the macro is an
/// alias of QT_TRANSLATE_NOOP, so core needs no Qt. The context is always "core".
#define DOPPLER_TEXT(context, text) (text)
/// The same for a sentence that depends on a number: with its first count(), and where that is 1. For lupdate
/// an alias of QT_TRANSLATE_N_NOOP, to which the singular is the comment beside the text.
#define DOPPLER_PLURAL(context, plural, singular) (doppler::PluralText(plural, singular))

namespace doppler {

/// What stands in a place of a sentence. Implicit from texts.
struct MessageValue {
    std::string text;    ///< As the command line writes it.
    bool figure = false; ///< A number, maybe with a unit: not every language has a point in it.
    std::optional<std::uint64_t> count; ///< How many: languages group digits, and have plurals.

    MessageValue(std::string value) : text(std::move(value)) {}
    MessageValue(std::string_view value) : text(value) {}
    MessageValue(const char* value) : text(value) {}
    [[nodiscard]] bool operator==(const MessageValue&) const = default;
};

/// "2.350 ms" as what it is.
inline MessageValue figure(std::string english)
{
    MessageValue value(std::move(english));
    value.figure = true;
    return value;
}

/// How many there are of something: "1234567" on the command line.
inline MessageValue count(std::uint64_t number)
{
    MessageValue value(std::to_string(number));
    value.count = number;
    return value;
}

/// What DOPPLER_PLURAL makes.
struct PluralText {
    PluralText(const char* ofMany, const char* ofOne) : plural(ofMany), singular(ofOne) {}
    const char* plural;
    const char* singular;
};

/// A sentence for people: an English format string ({0}, {1}, ...) and its arguments, kept apart so that the
/// window can translate the one and the command line can print both as they are.
struct Message {
    std::string text;
    std::string singular; ///< The text where number() is 1. Empty: the sentence has no plural.
    std::vector<MessageValue> arguments;

    Message() = default;
    Message(std::string_view format, std::initializer_list<MessageValue> values = {})
        : text(format), arguments(values)
    {
    }
    Message(PluralText format, std::initializer_list<MessageValue> values)
        : text(format.plural), singular(format.singular), arguments(values)
    {
    }
    /// The first count() among the arguments: what the plural goes by. 0 where there is none.
    [[nodiscard]] std::uint64_t number() const;
    /// The English sentence.
    [[nodiscard]] std::string english() const;
    [[nodiscard]] bool operator==(const Message&) const = default;
};

/// Puts the arguments in the places {0}, {1}, ... of a format string. "{{" and "}}" are braces. A place
/// without an argument stays as it is; nothing is thrown, since a translation may be faulty.
std::string fillPlaces(std::string_view format, const std::vector<MessageValue>& arguments);

} // namespace doppler
