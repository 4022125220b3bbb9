// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/options.h"

#include "core/base/names.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include <fmt/format.h>

namespace doppler {

namespace {

template <class Number>
std::optional<Number> parsed(std::string_view text)
{
    Number value{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

Error wrongType(const OptionSpec& spec, std::string_view text)
{
    return {{DOPPLER_TEXT("core", "option {0} is \"{1}\", expected a value of type {2}"),
             {spec.name, std::string(text.substr(0, 64)), std::string(optionTypeName(spec.standard))}},
            {},
            {}};
}

std::optional<Error> outOfRange(const OptionSpec& spec, double value)
{
    if (spec.least == spec.most || (value >= spec.least && value <= spec.most)) // NaN is never in range
        return std::nullopt;
    return Error{
        {DOPPLER_TEXT("core", "option {0} is {1}, expected a value from {2} to {3}"),
         {spec.name, fmt::format("{}", value), fmt::format("{}", spec.least), fmt::format("{}", spec.most)}},
        {},
        {}};
}

Result<OptionValue> valueOf(const OptionSpec& spec, std::string_view text)
{
    if (std::holds_alternative<bool>(spec.standard)) {
        if (text == "true" || text == "false")
            return OptionValue(text == "true");
        return wrongType(spec, text);
    }
    if (std::holds_alternative<std::int64_t>(spec.standard)) {
        const auto value = parsed<std::int64_t>(text);
        if (!value)
            return wrongType(spec, text);
        if (auto error = outOfRange(spec, static_cast<double>(*value)))
            return *std::move(error);
        return OptionValue(*value);
    }
    if (std::holds_alternative<double>(spec.standard)) {
        const auto value = parsed<double>(text);
        if (!value)
            return wrongType(spec, text);
        if (auto error = outOfRange(spec, *value))
            return *std::move(error);
        return OptionValue(*value);
    }
    if (!spec.choices.empty() &&
        std::find(spec.choices.begin(), spec.choices.end(), text) == spec.choices.end())
        return unknownName(DOPPLER_TEXT("core", "unknown choice \"{0}\", expected one of {1}"),
                           DOPPLER_TEXT("core", "unknown choice \"{0}\"; did you mean \"{1}\"?"), text,
                           spec.choices);
    return OptionValue(std::string(text));
}

} // namespace

Options::Options(std::span<const OptionSpec> specs)
{
    for (const OptionSpec& spec : specs)
        values.emplace(spec.name, spec.standard);
}

Result<void> Options::set(std::span<const OptionSpec> specs, std::string_view name, std::string_view text)
{
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == name; });
    if (spec == specs.end()) {
        std::vector<std::string> valid;
        for (const OptionSpec& s : specs)
            valid.push_back(s.name);
        if (valid.empty())
            return Error{{DOPPLER_TEXT("core", "unknown option \"{0}\"; no options are available here"),
                          {std::string(name)}},
                         {},
                         {}};
        return unknownName(DOPPLER_TEXT("core", "unknown option \"{0}\", expected one of {1}"),
                           DOPPLER_TEXT("core", "unknown option \"{0}\"; did you mean \"{1}\"?"), name,
                           std::move(valid));
    }
    auto value = valueOf(*spec, text);
    if (!value)
        return value.error();
    values.insert_or_assign(spec->name, *std::move(value));
    return {};
}

namespace {

template <class T>
const T& get(const std::map<std::string, OptionValue, std::less<>>& values, std::string_view name)
{
    const auto at = values.find(name);
    assert(at != values.end() && "the option was not declared");
    return std::get<T>(at->second);
}

} // namespace

Options Options::only(std::span<const OptionSpec> specs) const
{
    Options out;
    for (const OptionSpec& spec : specs)
        if (const auto at = values.find(spec.name); at != values.end())
            out.values.insert(*at);
    return out;
}

bool Options::flag(std::string_view name) const { return get<bool>(values, name); }
std::int64_t Options::integer(std::string_view name) const { return get<std::int64_t>(values, name); }
double Options::number(std::string_view name) const { return get<double>(values, name); }
const std::string& Options::text(std::string_view name) const { return get<std::string>(values, name); }

std::string toString(const OptionValue& value)
{
    return std::visit([](const auto& v) { return fmt::format("{}", v); }, value);
}

std::string_view optionTypeName(const OptionValue& value)
{
    switch (value.index()) {
    case 0:
        return "boolean";
    case 1:
        return "integer";
    case 2:
        return "number";
    default:
        return "text";
    }
}

} // namespace doppler
