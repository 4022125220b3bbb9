// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/api/workload_source.h"

#include "core/base/shell_word.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include <fmt/format.h>

namespace doppler {

namespace {

bool needsEscape(char c) { return c == '%' || c == ':' || static_cast<unsigned char>(c) <= ' '; }

std::string escaped(const std::string& value)
{
    std::string out;
    for (char c : value)
        out += needsEscape(c) ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
    return out;
}

std::string unescaped(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned char byte = 0;
        const std::string_view digits = text.substr(i).substr(0, 3);
        if (digits.size() == 3 && digits.front() == '%') {
            const auto [end, fault] = std::from_chars(digits.data() + 1, digits.data() + 3, byte, 16);
            if (fault == std::errc{} && end == digits.data() + 3) {
                out += static_cast<char>(byte);
                i += 2;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

/// Calls visit(name, value) for what differs from the standard, in the order of the declaration.
template <class Visit>
void forChanged(const Workload& family, const Options& options, const Visit& visit)
{
    for (const OptionSpec& spec : family.options)
        if (const auto at = options.all().find(spec.name);
            at != options.all().end() && at->second != spec.standard)
            visit(spec.name, toString(at->second));
}

} // namespace

bool namesWorkload(const std::string& word)
{
    std::error_code ignored;
    return word.substr(0, word.find(':')).find_first_of("/\\.") == std::string::npos &&
           !std::filesystem::exists(word, ignored);
}

Result<WorkloadSource> parseWorkloadSource(std::string_view word)
{
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto family = findWorkload(word.substr(0, colon));
    if (!family)
        return family.error();
    WorkloadSource out{*family, Options((*family)->options)};
    for (std::size_t at = colon; at < word.size();) {
        const std::size_t end = std::min(word.find(':', at + 1), word.size());
        const std::string_view setting = word.substr(at + 1, end - at - 1);
        const std::size_t equals = setting.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return Error{
                {DOPPLER_TEXT("core",
                              "found \"{0}\" as a setting of the graph family, expected option=value"),
                 {std::string(setting.substr(0, 64))}},
                {},
                {}};
        if (auto set = out.options.set((*family)->options, setting.substr(0, equals),
                                       unescaped(setting.substr(equals + 1)));
            !set)
            return set.error();
        at = end;
    }
    return out;
}

std::string workloadSource(const Workload& family, const Options& options)
{
    std::string out = family.id;
    forChanged(family, options, [&](const std::string& name, const std::string& value) {
        out += fmt::format(":{}={}", name, escaped(value));
    });
    return out;
}

std::string generateCommand(const Workload& family, const Options& options, const std::string& file)
{
    std::string out = "doppler graph generate " + family.id;
    forChanged(family, options, [&](const std::string& name, const std::string& value) {
        out += " --set " + shellWord(name + "=" + value);
    });
    return out + " -o " + shellWord(file);
}

} // namespace doppler
