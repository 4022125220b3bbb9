// SPDX-License-Identifier: GPL-3.0-or-later
// The command in the metadata of others' figures, and its words.
#include "core/base/excerpt.h"
#include "core/base/shell_word.h"
#include "core/io/documents/figure_metadata.h"
#include "tests/fuzz/fuzz_target.h"

#include <optional>

DOPPLER_FUZZER(figure_metadata, input)
{
    std::optional<std::string> command;
    requireBounded(input, [&] { command = figureCommandIn(input); });
    if (!command)
        return;
    require(isUtf8(*command), "a command is UTF-8");
    const std::vector<std::string> words = shellWords(*command);
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? "" : " ") + shellWord(word);
    require(shellWords(line) == words, "quoted words are read as they were");
}
