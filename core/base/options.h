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

/// A declared option of a placer, trainer or workload: type (that of the default), range, help.
struct OptionSpec {
    std::string name;
    OptionValue standard; ///< The default; its type is the option's.
    double least = 0;     ///< Numbers only.
    double most = 0;
    std::vector<std::string> choices; ///< Texts only: the valid ones; empty: any text.
    std::string help;                 ///< English, marked with DOPPLER_TEXT.
};

/// Checked values of declared options.
class Options {
public:
    Options() = default;
    /// All at their defaults.
    explicit Options(std::span<const OptionSpec> specs);
    /// Sets one from text; refuses an unknown name (naming the valid ones), a wrong type, a value out of
    /// range.
    Result<void> set(std::span<const OptionSpec> specs, std::string_view name, std::string_view text);

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
