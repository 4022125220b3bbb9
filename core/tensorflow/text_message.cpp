// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensorflow/text_message.h"

#include "core/base/excerpt.h"

#include <limits>

#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

namespace doppler {

namespace {

using google::protobuf::TextFormat;

constexpr int deepest = 64;
/// Characters of the library's sentence, which may quote a token of any length.
constexpr std::size_t mostWords = 200;

/// The library quotes the token that it finds, and nothing where the text ends.
bool isAtEnd(std::string_view words) { return words.ends_with("got: ") || words.ends_with("found \"\"."); }

/// Keeps the first error. Skipped fields are warnings, of which the base class does nothing.
class FirstError : public google::protobuf::io::ErrorCollector {
public:
    void AddError(int line, google::protobuf::io::ColumnNumber column, const std::string& words) override
    {
        if (error)
            return;
        const std::string at[] = {std::to_string(line + 1), std::to_string(column + 1)};
        auto message = isAtEnd(words)
                           ? Message{DOPPLER_TEXT("core", "line {0}, column {1}: unexpected end of the text"),
                                     {at[0], at[1]}}
                           : Message{DOPPLER_TEXT("core", "line {0}, column {1}: {2}"),
                                     {at[0], at[1], excerpt(words, mostWords)}};
        error = Error{std::move(message), {}, {}};
    }

    std::optional<Error> error;
};

/// Counted from 0.
int lineOf(const TextFormat::ParseInfoTree& places, const google::protobuf::Message& graph,
           const NodeFault& fault)
{
    const auto* nodes = graph.GetDescriptor()->FindFieldByName("node");
    if (!fault.field)
        return places.GetLocation(nodes, fault.node).line;
    const auto* field = nodes->message_type()->FindFieldByName(fault.field);
    return places.GetTreeForNested(nodes, fault.node)->GetLocation(field, fault.index).line;
}

} // namespace

Result<void> parseText(std::string_view text, google::protobuf::Message& out,
                       TextFormat::ParseInfoTree* places)
{
    if (text.size() > std::size_t{std::numeric_limits<int>::max()})
        return Error{{DOPPLER_TEXT("core", "the text is larger than 2 GiB, the limit of protobuf")}, {}, {}};
    FirstError errors;
    TextFormat::Parser parser;
    parser.AllowUnknownField(true);
    parser.AllowUnknownExtension(true);
    parser.SetRecursionLimit(deepest);
    parser.RecordErrorsTo(&errors);
    parser.WriteLocationsTo(places);
    google::protobuf::io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
    if (!parser.Parse(&stream, &out) && !errors.error)
        errors.AddError(0, 0, "not a message in text form");
    return errors.error ? Result<void>(*errors.error) : Result<void>();
}

Error errorAt(std::string_view text, google::protobuf::Message& scratch, const NodeFault& fault)
{
    TextFormat::ParseInfoTree places;
    if (auto parsed = parseText(text, scratch, &places); !parsed)
        return parsed.error();
    const int line = lineOf(places, scratch, fault) + 1;
    return {{fault.sentence, {std::to_string(line), excerpt(fault.found)}}, {}, {}};
}

} // namespace doppler
