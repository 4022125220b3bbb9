// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/machine_text.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/catalog/builtin_topologies.h"
#include "core/io/documents/devices_json.h"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t longestText = 200; ///< Characters; beyond any machine of mostDevicesInFile devices.

Error fault(Message message) { return {std::move(message), {}, {}}; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Lower case, "×" as "x", other white space as spaces.
std::string plain(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (text.substr(i).starts_with("\u00d7")) {
            out += 'x';
            ++i;
        } else if (c >= 'A' && c <= 'Z') {
            out += static_cast<char>(c - 'A' + 'a');
        } else {
            out += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
        }
    }
    for (std::size_t at = 0; (at = out.find(" and ", at)) != std::string::npos;)
        out.replace(at, 5, "+");
    return out;
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

/// A number at the beginning, with the spaces behind it. Numbers beyond every limit stay beyond.
std::optional<std::size_t> takeCount(std::string_view& text)
{
    constexpr std::size_t beyond = 1'000'000;
    std::size_t value = 0;
    std::size_t length = 0;
    for (; length < text.size() && isDigit(text[length]); ++length)
        value = std::min(beyond, value * 10 + static_cast<std::size_t>(text[length] - '0'));
    if (length == 0)
        return std::nullopt;
    text = trimmed(text.substr(length));
    return value;
}

/// "x", "*" or ":" at the beginning, with the spaces behind it.
bool takeTimes(std::string_view& text)
{
    if (!text.starts_with('x') && !text.starts_with('*'))
        return false;
    text = trimmed(text.substr(1));
    return true;
}

bool takeWord(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word) ||
        (text.size() > word.size() && text[word.size()] >= 'a' && text[word.size()] <= 'z'))
        return false;
    text = trimmed(text.substr(word.size()));
    return true;
}

/// "nodes of", "node with", "servers x" and the like at the beginning.
bool takeNodes(std::string_view& text)
{
    constexpr std::array<std::string_view, 8> words{"nodes",   "node",   "hosts",    "host",
                                                    "servers", "server", "machines", "machine"};
    if (std::ranges::none_of(words, [&](std::string_view word) { return takeWord(text, word); }))
        return false;
    for (const std::string_view word : {"each", "of", "with"})
        takeWord(text, word);
    takeTimes(text);
    return true;
}

std::string withoutParentheses(std::string_view text)
{
    if (text.starts_with('(') && text.ends_with(')'))
        text = trimmed(text.substr(1, text.size() - 2));
    return std::string(text);
}

Error unknownDevice(std::string_view name)
{
    std::vector<std::string> valid = catalogNames();
    for (std::string& preset : builtinTopologyNames())
        valid.push_back(std::move(preset));
    std::string shown = excerpt(name);
    if (std::ranges::any_of(shown,
                            isDigit)) // the names of GPUs are in upper case, those of other devices are not
        std::ranges::transform(shown, shown.begin(), [](char c) {
            return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        });
    return unknownName(DOPPLER_TEXT("core",
                                    "unknown devices \"{0}\"; expected a file, or a count and a name such as "
                                    "2xH100; the names, nearest first: {1}"),
                       shown, std::move(valid));
}

/// "8xH100", "8 H100", "H100 x 8", "H100": so many of one device.
Result<MachinePart> readPart(std::string_view text)
{
    text = trimmed(text);
    if (auto one = findCatalogDevice(text)) // first, as the names of some devices begin with digits
        return MachinePart{1, *std::move(one)};
    std::string_view rest = text;
    if (const auto number = takeCount(rest)) {
        takeTimes(rest);
        if (auto device = findCatalogDevice(rest))
            return MachinePart{*number, *std::move(device)};
    }
    const std::string_view device = rest.empty() ? text : rest;
    if (const auto times = text.find_last_of("x*"); times != std::string_view::npos) {
        std::string_view behind = trimmed(text.substr(times + 1));
        const auto number = takeCount(behind);
        auto before = findCatalogDevice(trimmed(text.substr(0, times)));
        if (number && behind.empty() && before)
            return MachinePart{*number, *std::move(before)};
    }
    return unknownDevice(device);
}

Result<std::vector<MachinePart>> readParts(std::string_view text)
{
    std::vector<MachinePart> parts;
    for (;;) {
        const auto plus = text.find_first_of("+&");
        auto part = readPart(text.substr(0, plus));
        if (!part)
            return part.error();
        parts.push_back(*std::move(part));
        if (plus == std::string_view::npos)
            return parts;
        text.remove_prefix(plus + 1);
    }
}

/// The number of nodes at the beginning ("2 nodes of", "2x8x..."), which is removed; 0 if there is none.
Result<std::size_t> takeNodeCount(std::string& text)
{
    std::string_view rest = text;
    const auto number = takeCount(rest);
    if (!number)
        return std::size_t{0};
    if (takeNodes(rest)) {
        text = withoutParentheses(rest);
    } else if (takeTimes(rest)) {
        std::string_view inner = rest;
        const bool twoCounts = takeCount(inner) && takeTimes(inner);
        if (!twoCounts && !rest.starts_with('('))
            return std::size_t{0};
        if (twoCounts && rest.find('+') != std::string_view::npos)
            return fault(
                {DOPPLER_TEXT("core", "\"{0}\" has two meanings; write \"{1} nodes of ...\" for equal nodes"),
                 {excerpt(text), std::to_string(*number)}});
        text = withoutParentheses(rest);
    } else {
        return std::size_t{0};
    }
    if (*number == 0)
        return fault({DOPPLER_TEXT("core", "\"{0}\" has no node; expected at least one"), {excerpt(text)}});
    return *number;
}

Result<MachineSpec> checked(MachineSpec machine, std::string_view text)
{
    if (std::ranges::any_of(machine.parts, [](const MachinePart& part) { return part.count == 0; }))
        return fault(
            {DOPPLER_TEXT("core", "\"{0}\" counts 0 devices; expected at least 1"), {excerpt(text)}});
    if (deviceCount(machine) > mostDevicesInFile)
        return fault({DOPPLER_TEXT("core", "\"{0}\" has more than {1} devices; expected at most that many"),
                      {excerpt(text), count(mostDevicesInFile)}});
    return machine;
}

} // namespace

Result<MachineSpec> readMachine(std::string_view text)
{
    if (text.size() > longestText)
        return fault(
            {DOPPLER_TEXT("core",
                          "the text of the devices, \"{0}\", has {1} characters; expected at most {2}"),
             {excerpt(text), count(text.size()), count(longestText)}});
    std::string rest(trimmed(plain(text)));
    if (rest.empty())
        return fault(
            {DOPPLER_TEXT("core", "no devices are named; expected a file, or a count and a name such as "
                                  "2xH100"),
             {}});
    const auto nodes = takeNodeCount(rest);
    if (!nodes)
        return nodes.error();
    auto parts = readParts(rest);
    if (!parts)
        return parts.error();
    return checked({*nodes, *std::move(parts)}, text);
}

std::string machineText(const MachineSpec& machine)
{
    std::string out;
    for (const MachinePart& part : machine.parts)
        out += fmt::format("{}{}x{}", out.empty() ? "" : "+", part.count, part.device.name);
    if (machine.nodes > 0)
        out = fmt::format("{} {} of {}", machine.nodes, machine.nodes == 1 ? "node" : "nodes", out);
    return out;
}

std::size_t deviceCount(const MachineSpec& machine)
{
    std::size_t perNode = 0;
    for (const MachinePart& part : machine.parts)
        perNode += part.count;
    return std::max<std::size_t>(machine.nodes, 1) * perNode;
}

} // namespace doppler
