// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks an English text of core for translation and yields the text itself. lupdate treats the macro as an
/// alias of QT_TRANSLATE_NOOP, so core needs no Qt. The context is always "core".
#define DOPPLER_TEXT(context, text) (text)
/// Marks a sentence with a plural form: `singular` is used if the first count() among the arguments is 1.
/// lupdate treats the macro as an alias of QT_TRANSLATE_N_NOOP, for which the singular is the translator's
/// comment.
#define DOPPLER_PLURAL(context, plural, singular) (doppler::PluralText(plural, singular))

namespace doppler {

/// An argument of a sentence. Converts implicitly from texts.
struct MessageValue {
    std::string text;    ///< As the command line prints it.
    bool figure = false; ///< A number, possibly with a unit; translated numbers may use a decimal comma.
    /// A number of things: languages group its digits and choose a plural form.
    std::optional<std::uint64_t> count;

    MessageValue(std::string value) : text(std::move(value)) {}
    MessageValue(std::string_view value) : text(value) {}
    MessageValue(const char* value) : text(value) {}
    [[nodiscard]] bool operator==(const MessageValue&) const = default;
};

/// An argument that is a number with a unit, such as "2.350 ms".
inline MessageValue figure(std::string english)
{
    MessageValue value(std::move(english));
    value.figure = true;
    return value;
}

/// An argument that is a number of things; "1234567" on the command line.
inline MessageValue count(std::uint64_t number)
{
    MessageValue value(std::to_string(number));
    value.count = number;
    return value;
}

/// The type of DOPPLER_PLURAL.
struct PluralText {
    PluralText(const char* ofMany, const char* ofOne) : plural(ofMany), singular(ofOne) {}
    const char* plural;
    const char* singular;
};

/// A sentence for people: an English format string with placeholders ({0}, {1}, ...) and separate arguments.
/// The window translates the format; the command line prints the English sentence.
struct Message {
    std::string text;
    std::string singular; ///< The format if number() is 1; empty: the sentence has no plural.
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
    /// The first count() among the arguments, which selects the plural form; 0 if there is none.
    [[nodiscard]] std::uint64_t number() const;
    /// The sentence in English.
    [[nodiscard]] std::string english() const;
    [[nodiscard]] bool operator==(const Message&) const = default;
};

/// Replaces the placeholders {0}, {1}, ... of a format string by the arguments. "{{" and "}}" stand for
/// braces. A placeholder without an argument is left unchanged. Never throws, because a translation may be
/// faulty.
std::string fillPlaces(std::string_view format, const std::vector<MessageValue>& arguments);

} // namespace doppler
