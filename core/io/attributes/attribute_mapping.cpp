// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/attributes/attribute_mapping.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace doppler {

namespace {

constexpr std::array<MappedProperty, 10> properties{{
    {"name", "label", false, false},
    {"kind", "op", false, false},
    {"group", "group", false, false},
    {"device", "allow", false, false},
    {"flops", "flops", false, true},
    {"seconds", "Weight", false, true},
    {"memory", "persistent_bytes", false, true},
    {"output_bytes", "output_bytes", false, true},
    {"bytes", "bytes", true, true},
    {"transfer_seconds", "Weight", true, true},
}};

struct PropertyText {
    const char* label;
    const char* help;
};

/// In the order of `properties`.
constexpr std::array<PropertyText, 10> texts{{
    {DOPPLER_TEXT("core", "Vertex names"), DOPPLER_TEXT("core", "Attribute of vertices with their names")},
    {DOPPLER_TEXT("core", "Operation kinds"),
     DOPPLER_TEXT("core", "Attribute of vertices with the kind of operation")},
    {DOPPLER_TEXT("core", "Vertex groups"), DOPPLER_TEXT("core", "Attribute of vertices with the group")},
    {DOPPLER_TEXT("core", "Allowed devices"),
     DOPPLER_TEXT("core", "Attribute of vertices with the devices that may run them, separated by \";\"")},
    {DOPPLER_TEXT("core", "Vertex FLOPs"),
     DOPPLER_TEXT("core", "Attribute of vertices with the FLOPs; a factor may follow: work*1e9")},
    {DOPPLER_TEXT("core", "Vertex seconds"),
     DOPPLER_TEXT("core", "Attribute of vertices with the measured seconds; a factor may follow: ms*1e-3")},
    {DOPPLER_TEXT("core", "Weight bytes"),
     DOPPLER_TEXT("core", "Attribute of vertices with the bytes of their weights; a factor may follow")},
    {DOPPLER_TEXT("core", "Output bytes"),
     DOPPLER_TEXT("core", "Attribute of vertices with the bytes of their output; a factor may follow")},
    {DOPPLER_TEXT("core", "Edge bytes"),
     DOPPLER_TEXT("core", "Attribute of edges with the bytes transferred; a factor may follow: kb*1e3")},
    {DOPPLER_TEXT("core", "Transfer seconds"),
     DOPPLER_TEXT("core", "Attribute of edges with the seconds of the transfer; a factor may follow")},
}};

// A text has no range; a most of 2 marks the options that map an attribute (fileOption() uses 1).
constexpr double mappingMark = 2;

} // namespace

std::span<const MappedProperty> mappedProperties() { return properties; }

Result<AttributeTerm> parseAttributeTerm(std::string_view text)
{
    AttributeTerm term{std::string(trimmed(text)), 1};
    const std::size_t sign = text.find_last_of("*/");
    double factor = 0;
    if (sign != std::string_view::npos && parseNumber(trimmed(text.substr(sign + 1)), factor)) {
        term.factor = text[sign] == '*' ? factor : 1 / factor;
        term.attribute = trimmed(text.substr(0, sign));
        if (!(factor > 0) || !std::isfinite(term.factor) || term.factor == 0)
            return Error{{DOPPLER_TEXT("core", "the factor in \"{0}\" must be a finite number above 0"),
                          {excerpt(text)}},
                         {},
                         {}};
    }
    if (term.attribute.empty())
        return Error{
            {DOPPLER_TEXT("core", "\"{0}\" names no attribute, expected ATTRIBUTE or ATTRIBUTE*FACTOR"),
             {excerpt(text)}},
            {},
            {}};
    return term;
}

std::string attributeTermText(const AttributeTerm& term)
{
    return term.factor == 1 ? term.attribute : term.attribute + '*' + jsonNumber(term.factor);
}

std::vector<OptionSpec> attributeOptions()
{
    std::vector<OptionSpec> options;
    for (std::size_t i = 0; i < properties.size(); ++i)
        options.push_back(declaredOption(std::string(properties[i].option), std::string(), 0, mappingMark, {},
                                         {.label = texts[i].label, .help = texts[i].help}));
    return options;
}

bool mapsAttribute(const OptionSpec& option)
{
    return std::holds_alternative<std::string>(option.standard) && option.most == mappingMark;
}

Result<AttributeMapping> attributeMapping(const Options& options)
{
    AttributeMapping mapping;
    for (const MappedProperty& property : properties) {
        const auto given = options.all().find(property.option);
        if (given == options.all().end())
            continue;
        const auto* text = std::get_if<std::string>(&given->second);
        if (!text || text->empty())
            continue;
        auto term = property.isNumber ? parseAttributeTerm(*text) : AttributeTerm{*text, 1};
        if (!term) {
            Error error = term.error();
            error.place = property.option;
            return error;
        }
        mapping.push_back({property, *std::move(term)});
    }
    return mapping;
}

} // namespace doppler
