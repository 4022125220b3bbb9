// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/import_options.h"

namespace doppler {

Result<std::vector<std::pair<std::string, std::string>>>
parseImports(const std::vector<std::string>& arguments)
{
    std::vector<std::pair<std::string, std::string>> options;
    for (const std::string& argument : arguments) {
        const std::size_t equals = argument.find('=');
        if (equals == std::string::npos || equals == 0)
            return Error{
                {DOPPLER_TEXT("core", "--import is \"{0}\", expected option=value"), {argument}}, {}, {}};
        options.emplace_back(argument.substr(0, equals), argument.substr(equals + 1));
    }
    return options;
}

} // namespace doppler
