// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/repeated_figure.h"

#include "core/base/shell_word.h"
#include "widgets/figure/figure_record.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>

#include <unistd.h>

namespace doppler {

namespace {

/// Whether the word sets the output, or is an option of Qt; `valueFollows`: in the next word.
bool isForeign(std::string_view word, bool& valueFollows)
{
    const bool own = word == "-o" || word == "--output" || word == "-platform" || word == "-style";
    valueFollows = own;
    return own || word.starts_with("--output=") || (word.starts_with("-o") && !word.starts_with("--"));
}

std::vector<std::string> withoutOutput(const std::vector<std::string>& words)
{
    std::vector<std::string> kept;
    for (std::size_t i = 0; i < words.size(); ++i) {
        bool valueFollows = false;
        if (!isForeign(words[i], valueFollows))
            kept.push_back(words[i]);
        else if (valueFollows)
            ++i;
    }
    return kept;
}

bool isProgram(const std::string& word)
{
    std::error_code fault;
    return word.find('/') != std::string::npos && std::filesystem::is_regular_file(word, fault) &&
           access(word.c_str(), X_OK) == 0;
}

/// The program that a word (such as "--placers=heft,./mine.py") names; empty: none.
std::string programIn(const std::string& word)
{
    for (std::size_t from = 0; from <= word.size();) {
        const std::size_t to = std::min(word.find_first_of(",=", from), word.size());
        if (const std::string part = word.substr(from, to - from); isProgram(part))
            return part;
        from = to + 1;
    }
    return isProgram(word) ? word : std::string();
}

Result<std::vector<std::string>> argumentsOf(const std::string& figure, const std::vector<std::string>& rest)
{
    const auto command = figureCommand(figure);
    if (!command)
        return command.error();
    std::vector<std::string> words = shellWords(*command);
    if (words.size() < 3 || words[0] != "doppler" || words[1] != "render" || words[2].starts_with('-'))
        return Error{{DOPPLER_TEXT("core", "the metadata holds \"{0}\"; expected a command of \"doppler "
                                           "render\""),
                      {*command}},
                     figure,
                     {}};
    words.erase(words.begin(), words.begin() + 2);
    for (const std::string& word : words)
        if (const std::string program = programIn(word); !program.empty())
            return Error{
                {DOPPLER_TEXT("core", "the command starts the program {0}; if you trust it, enter the "
                                      "command: {1}"),
                 {program, *command}},
                figure,
                {}};
    std::vector<std::string> arguments{"--render"};
    std::ranges::copy(withoutOutput(words), std::back_inserter(arguments));
    std::ranges::copy(rest, std::back_inserter(arguments));
    return arguments;
}

} // namespace

std::string renderCommand(const std::vector<std::string>& arguments, const std::string& output)
{
    std::vector<std::string> words = withoutOutput(arguments);
    std::string command = "doppler render";
    if (const auto render = std::ranges::find(words, "--render");
        render != words.end() && render + 1 != words.end()) {
        command += ' ' + shellWord(render[1]); // The kind comes first.
        words.erase(render, render + 2);
    }
    for (const std::string& word : words)
        command += ' ' + shellWord(word);
    return command + " -o figure" + std::filesystem::path(output).extension().string();
}

std::optional<Result<std::vector<std::string>>> repeatedFigure(const std::vector<std::string>& arguments)
{
    const auto from = std::ranges::find(arguments, "--from");
    if (arguments.empty() || arguments.front() != "--render" || from == arguments.end())
        return {};
    std::vector<std::string> rest(arguments.begin() + 1, from);
    if (from + 1 == arguments.end())
        return Error{{DOPPLER_TEXT("core", "--from needs the file of a figure")}, {}, {}};
    rest.insert(rest.end(), from + 2, arguments.end());
    if (!withoutOutput(rest).empty())
        return Error{{DOPPLER_TEXT("core", "--from takes no other option but -o; found {0}"),
                      {withoutOutput(rest).front()}},
                     {},
                     {}};
    return argumentsOf(from[1], rest);
}

} // namespace doppler
