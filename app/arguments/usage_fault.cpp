// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/usage_fault.h"

#include "core/base/names.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

/// The command that the arguments reached, and its name: "doppler graph info".
struct Reached {
    const CLI::App* command = nullptr;
    std::string name;
};

Reached reachedCommand(const CLI::App& program)
{
    Reached reached{&program, program.get_name()};
    while (!reached.command->get_subcommands().empty()) {
        reached.command = reached.command->get_subcommands().back();
        reached.name += " " + reached.command->get_name();
    }
    return reached;
}

std::vector<std::string> subcommandNames(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(below->get_name());
    return names;
}

std::vector<std::string> optionNames(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

std::string seeHelp(const std::string& command) { return fmt::format(" (see: {} --help)", command); }

std::string unknownOption(const Reached& reached, std::string_view argument)
{
    const std::string_view given = argument.substr(0, argument.find('='));
    const std::string dashed =
        "--" + std::string(given.substr(std::min(given.find_first_not_of('-'), given.size())));
    if (const auto nearest = nearestName(dashed, optionNames(*reached.command)))
        return fmt::format("\"{}\" has no option {}; did you mean {}?", reached.name, given, *nearest);
    return fmt::format("\"{}\" has no option {}", reached.name, given) + seeHelp(reached.name);
}

std::string unknownCommand(const Reached& reached, const std::string& argument)
{
    return unknownName(DOPPLER_TEXT("core", "unknown command \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown command \"{0}\"; did you mean \"{1}\"?"), argument,
                       subcommandNames(*reached.command))
        .english();
}

std::string oneLine(std::string text)
{
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// The parser's own sentence, except where that is hard to understand.
std::string complaint(const CLI::ParseError& fault)
{
    const std::string said = oneLine(fault.what());
    if (fault.get_name() == "ArgumentMismatch" && said.find(" required ") != std::string::npos)
        return said.substr(0, said.find(':')) + " needs a value";
    return said;
}

/// What none of the options and positional arguments took.
std::optional<std::string> strayArgument(const Reached& reached)
{
    const std::vector<std::string> stray = reached.command->remaining();
    const auto option = std::ranges::find_if(stray, [](const std::string& x) { return x.starts_with('-'); });
    const auto names = subcommandNames(*reached.command);
    if (!stray.empty() && !names.empty() && option != stray.begin())
        return unknownCommand(reached, stray.front());
    if (option != stray.end())
        return unknownOption(reached, *option);
    if (!stray.empty())
        return fmt::format("\"{}\" takes no further argument, found \"{}\"", reached.name, stray.front()) +
               seeHelp(reached.name);
    return std::nullopt;
}

} // namespace

std::string usageFault(const CLI::App& program, const CLI::ParseError& fault)
{
    const Reached reached = reachedCommand(program);
    if (auto stray = strayArgument(reached))
        return *std::move(stray);
    if (const auto names = subcommandNames(*reached.command); !names.empty())
        return fmt::format("\"{}\" needs a command: {}", reached.name, fmt::join(names, ", ")) +
               seeHelp(reached.name);
    return complaint(fault) + seeHelp(reached.name);
}

} // namespace doppler
