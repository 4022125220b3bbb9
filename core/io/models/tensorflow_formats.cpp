// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/models/format_module.h"

#include <algorithm>
#include <span>

namespace doppler {

namespace {

using Names = std::span<const std::string_view>;

bool isOneOf(std::string_view name, Names names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isWordCharacter(char c)
{
    const char lower = static_cast<char>(c | 0x20);
    return (c >= '0' && c <= '9') || (lower >= 'a' && lower <= 'z') || c == '_' || c == '.' || c == '-' ||
           c == '+';
}

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string_view wordAt(std::string_view text, std::size_t at)
{
    const auto* end = std::find_if_not(text.begin() + at, text.end(), isWordCharacter);
    return {text.begin() + at, end};
}

/// Where the quoted text or the comment that begins at `at` ends, or the whole text.
std::size_t endOfQuoted(std::string_view text, std::size_t at)
{
    const char closing = text[at] == '#' ? '\n' : text[at];
    for (++at; at < text.size() && text[at] != closing; ++at)
        at += text[at] == '\\' && closing != '\n' ? 1 : 0;
    return std::min(at + 1, text.size());
}

/// Detects a graph by the fields of its first nodes, in the beginning of a protobuf text: core itself has no
/// parser for it. `beside` are the fields that may come before the first node.
Match sniffNodes(std::string_view text, Names beside, Names ofNode)
{
    constexpr std::string_view marks = ",;:[]";
    std::size_t depth = 0;
    bool begun = false; // with a field
    bool value = false; // after a colon
    for (std::size_t at = text.starts_with("\xef\xbb\xbf") ? 3 : 0; at < text.size();) {
        const char c = text[at];
        if (const std::string_view word = wordAt(text, at); !word.empty()) {
            if (!value && depth == 0 && word != "node" && !isOneOf(word, beside))
                return Match::No;
            if (!value && depth == 1 && isOneOf(word, ofNode))
                return Match::Yes;
            begun = true;
            value = false;
            at += word.size();
        } else if (c == '"' || c == '\'' || c == '#') {
            value = value && c == '#';
            at = endOfQuoted(text, at);
        } else {
            const bool opens = c == '{' || c == '<';
            const bool closes = c == '}' || c == '>';
            if ((!begun && !isBlank(c)) || (closes && depth == 0) ||
                (!opens && !closes && !isBlank(c) && marks.find(c) == std::string_view::npos))
                return Match::No;
            depth = opens ? depth + 1 : closes ? depth - 1 : depth;
            value = c == ':' || (value && !opens && !closes);
            ++at;
        }
    }
    return Match::No;
}

Match sniffGraphDef(std::string_view text)
{
    constexpr std::string_view beside[] = {"versions", "version", "library"};
    constexpr std::string_view ofNode[] = {"op", "input", "attr"};
    return sniffNodes(text, beside, ofNode);
}

Match sniffCostGraph(std::string_view text)
{
    constexpr std::string_view beside[] = {"cost"};
    constexpr std::string_view ofNode[] = {"id", "input_info", "output_info", "compute_cost",
                                           "control_input"};
    return sniffNodes(text, beside, ofNode);
}

/// The module has an entry for each format.
FormatModule& graphDefModule()
{
    static FormatModule module("TensorFlow", "libdoppler-tensorflow.so", "DOPPLER_TENSORFLOW_MODULE",
                               "dopplerGraphDef");
    return module;
}

FormatModule& costGraphModule()
{
    static FormatModule module("TensorFlow", "libdoppler-tensorflow.so", "DOPPLER_TENSORFLOW_MODULE",
                               "dopplerCostGraph");
    return module;
}

} // namespace

GraphFormat graphDefFormat()
{
    return {.id = "tensorflow",
            .name = "TensorFlow GraphDef",
            .extensions = ".pbtxt",
            .sniff = sniffGraphDef,
            .read = [](std::string_view text, const ReadRequest& ask) {
                return graphDefModule().read(text, ask);
            }};
}

GraphFormat costGraphFormat()
{
    return {.id = "tensorflow-cost",
            .name = "TensorFlow CostGraphDef",
            .extensions = ".pbtxt",
            .sniff = sniffCostGraph,
            .read = [](std::string_view text, const ReadRequest& ask) {
                return costGraphModule().read(text, ask);
            }};
}

} // namespace doppler
