// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/import_options.h"

#include <algorithm>
#include <filesystem>

namespace doppler {

namespace {

bool isNamePart(char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '_' || c == '.' ||
           c == '-';
}

/// Whether a text begins as another option: "name=".
bool beginsOption(std::string_view text)
{
    const std::size_t equals = text.find('=');
    return equals != std::string_view::npos && equals > 0 &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(equals), isNamePart);
}

/// Whether the value is a file, whose name may look like several options.
bool isFile(std::string_view value)
{
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::path(value), ignored);
}

/// The end of the first option in "a=1,b=2".
std::size_t endOfOption(std::string_view text)
{
    if (const std::size_t equals = text.find('=');
        equals == std::string_view::npos || isFile(text.substr(equals + 1)))
        return text.size();
    for (std::size_t comma = text.find(','); comma != std::string_view::npos;
         comma = text.find(',', comma + 1))
        if (beginsOption(text.substr(comma + 1)))
            return comma;
    return text.size();
}

} // namespace

Result<std::vector<std::pair<std::string, std::string>>>
parseImports(const std::vector<std::string>& arguments)
{
    std::vector<std::pair<std::string, std::string>> options;
    for (const std::string& argument : arguments)
        for (std::string_view rest = argument; !rest.empty() || argument.empty();) {
            const std::string_view option = rest.substr(0, endOfOption(rest));
            const std::size_t equals = option.find('=');
            if (equals == std::string_view::npos || equals == 0)
                return Error{
                    {DOPPLER_TEXT("core", "--import is \"{0}\", expected option=value"), {argument}}, {}, {}};
            options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
            rest.remove_prefix(std::min(option.size() + 1, rest.size()));
        }
    return options;
}

} // namespace doppler
