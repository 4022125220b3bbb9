// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/help_format.h"

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t descriptionWidth = 80; ///< Characters; behind the 30 of the names.

/// "FLOAT:FLOAT in [0 - 5]" is a type with its check.
std::string typeName(const CLI::Option& option)
{
    const std::string type = option.get_type_name();
    const std::string name = type.substr(0, type.find(':'));
    return name == "UINT" || name == "INT" ? "N" : name == "FLOAT" ? "NUMBER" : name;
}

/// The text with line breaks in place of blanks, so that no line is longer than the width if its words allow.
std::string wrapped(std::string text, std::size_t width)
{
    std::size_t begin = 0;
    while (text.size() - begin > width) {
        std::size_t blank = text.rfind(' ', begin + width);
        if (blank == std::string::npos || blank <= begin)
            blank = text.find(' ', begin + width);
        if (blank == std::string::npos)
            break;
        text[blank] = '\n';
        begin = blank + 1;
    }
    return text;
}

} // namespace

HelpFormat::HelpFormat()
{
    label("SUBCOMMAND", "COMMAND");
    label("REQUIRED", "(required)");
}

std::string HelpFormat::make_option_opts(const CLI::Option* option) const
{
    if (option->get_type_size() == 0)
        return {};
    std::string out = " " + typeName(*option);
    if (option->get_expected_max() == CLI::detail::expected_max_vector_size)
        out += " ...";
    if (option->get_required() && option->nonpositional())
        out += " " + get_label("REQUIRED");
    return out;
}

std::string HelpFormat::make_option_desc(const CLI::Option* option) const
{
    std::string text = option->get_description();
    const std::string standard = option->get_default_str();
    if (!standard.empty() && standard != "\"\"")
        text += fmt::format(" (default: {})", standard);
    return wrapped(std::move(text), descriptionWidth);
}

} // namespace doppler
