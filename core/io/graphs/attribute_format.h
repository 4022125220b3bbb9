// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/attributes/attribute_reader.h"
#include "core/io/graphs/graph_format.h"

namespace doppler {

using ReadByAttributes = Result<GraphPtr> (*)(std::string_view text, std::string_view name,
                                              AttributeReader& attributes);

/// Reads a text under the mapping that the request's options describe.
inline Result<GraphPtr> readMapped(ReadByAttributes read, UsualAttributes usual, std::string_view text,
                                   const ReadRequest& request)
{
    auto mapping = attributeMapping(request.options);
    if (!mapping)
        return mapping.error();
    AttributeReader attributes(*std::move(mapping), usual);
    return read(text, request.name, attributes);
}

/// The attributes of a text, read without a mapping.
inline Result<AttributeSurvey> surveyAttributes(ReadByAttributes read, UsualAttributes usual,
                                                std::string_view text)
{
    AttributeReader attributes({}, usual);
    const auto graph = read(text, {}, attributes);
    return graph ? Result<AttributeSurvey>(attributes.survey()) : graph.error();
}

/// Gives a format with free attributes its reader, the options that map attributes, and their survey.
template <ReadByAttributes Read, UsualAttributes Usual>
void mapAttributes(GraphFormat& format)
{
    format.read = [](std::string_view text, const ReadRequest& request) {
        return readMapped(Read, Usual, text, request);
    };
    format.options = [](std::string_view) { return attributeOptions(); };
    format.survey = [](std::string_view text) { return surveyAttributes(Read, Usual, text); };
}

} // namespace doppler
