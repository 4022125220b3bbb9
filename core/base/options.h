// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doppler {

using OptionValue = std::variant<bool, std::int64_t, double, std::string>;

/// A declared option of a placer, trainer or graph family. The type of the default is the type of the option.
struct OptionSpec {
    std::string name;
    OptionValue standard; ///< The default value.
    double least = 0;     ///< Numbers only.
    double most = 0;
    std::vector<std::string> choices; ///< Texts only: the valid values; empty: any text.
    /// One to three sentences without a final full stop; English, marked with DOPPLER_TEXT.
    std::string help;
    /// Two to four words that name the option in a dialog; English, marked, or a word of the user's file.
    std::string label = {};
    /// The unit of a number, such as "s" or "bytes"; words are marked, symbols are not. Empty: none.
    std::string unit = {};
};

/// How an option is presented to people: the last three fields of its declaration.
struct OptionText {
    std::string label;
    std::string unit = {};
    std::string help;
};

/// Checked values of declared options.
class Options {
public:
    Options() = default;
    /// Sets every option to its default.
    explicit Options(std::span<const OptionSpec> specs);
    /// Parses `text` and sets one option. Refuses an unknown name (and lists the valid ones), a wrong type
    /// and a value out of range.
    Result<void> set(std::span<const OptionSpec> specs, std::string_view name, std::string_view text);

    /// The values of these options, without any others.
    [[nodiscard]] Options only(std::span<const OptionSpec> specs) const;

    [[nodiscard]] bool flag(std::string_view name) const;
    [[nodiscard]] std::int64_t integer(std::string_view name) const;
    [[nodiscard]] double number(std::string_view name) const;
    [[nodiscard]] const std::string& text(std::string_view name) const;
    [[nodiscard]] const std::map<std::string, OptionValue, std::less<>>& all() const { return values; }

private:
    std::map<std::string, OptionValue, std::less<>> values;
};

std::string toString(const OptionValue& value);
std::string_view optionTypeName(const OptionValue& value); ///< "boolean", "integer", "number" or "text".

} // namespace doppler
