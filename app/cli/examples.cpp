// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/examples.h"

#include <string>

#include <fmt/format.h>

namespace doppler {

void addExamples(CLI::App& command, std::initializer_list<Example> examples)
{
    std::string text = command.get_footer();
    text += text.empty() ? "Examples:" : "\n\nExamples:";
    for (const Example& example : examples)
        text += fmt::format("\n  doppler {}\n      {}", example.command, example.purpose);
    command.footer(text);
}

} // namespace doppler
