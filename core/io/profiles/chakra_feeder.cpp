// SPDX-License-Identifier: GPL-3.0-or-later
// Chakra traces as JSON, as Chakra's feeder reads them for ASTRA-sim: an object whose member
// "workload_graph" is the list of nodes. The fields are those of the feeder's class JSONNode; the names that
// protobuf's own JSON has for the same fields are read too.
#include "core/base/text_fields.h"
#include "core/io/bytes/byte_source.h"
#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"
#include "core/io/profiles/chakra_nodes.h"
#include "core/io/profiles/pytorch_operators.h"
#include "core/io/profiles/source_reading.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::string_view listName = "workload_graph";

constexpr std::array<std::string_view, 18> nodeKeys{
    "Id",      "Name",    "NodeType", "data_deps",   "ctrl_deps", "duration_micros",
    "runtime", "num_ops", "attr",     "tensor_size", "comm_type", "comm_size",
    "id",      "name",    "type",     "dataDeps",    "ctrlDeps",  "durationMicros"};
constexpr std::array<std::string_view, 11> attributeKeys{
    "name",     "int64_val", "uint64_val", "int32_val", "uint32_val", "double_val",
    "int64Val", "uint64Val", "int32Val",   "uint32Val", "doubleVal"};

/// A number; protobuf writes long ones in quotes.
double readNumber(JsonReader& in)
{
    double out = 0;
    if (in.peek() == 'n' && in.takeNull())
        return out;
    if (in.peek() == '"') {
        const auto quoted = in.peekValue();
        if (quoted && parseNumber(quoted->substr(1, quoted->size() - 2), out)) {
            in.skipValue();
            return out;
        }
    }
    in.readNumber(out);
    return out;
}

void readIds(JsonReader& in, std::vector<std::uint64_t>& out)
{
    if (in.takeNull())
        return;
    in.enterList();
    while (in.nextElement())
        out.push_back(idOf(readNumber(in)));
}

/// A number, or the name of a type.
void readType(JsonReader& in, std::uint64_t& out)
{
    if (in.peek() == '"')
        if (const auto quoted = in.peekValue())
            if (const auto type = chakraNodeType(quoted->substr(1, quoted->size() - 2))) {
                in.skipValue();
                out = *type;
                return;
            }
    out = idOf(readNumber(in));
}

void readMicros(JsonReader& in, double& out)
{
    if (in.peek() == '"')
        out = std::max(0.0, readNumber(in));
    else if (!in.takeNull())
        in.readQuantity(out);
}

void readAttributes(JsonReader& in, ChakraNode& node)
{
    in.enterList();
    while (in.nextElement()) {
        std::uint32_t seen = 0;
        std::string name;
        double value = 0;
        in.enterObject();
        while (const auto field = in.nextField(attributeKeys, seen))
            if (*field == 0)
                in.readText(name);
            else
                value = readNumber(in);
        setChakraAttribute(node, name, value);
    }
}

void readField(JsonReader& in, std::string_view key, ChakraNode& node)
{
    if (key == "Id" || key == "id")
        node.id = idOf(readNumber(in));
    else if (key == "Name" || key == "name")
        in.readText(node.name);
    else if (key == "NodeType" || key == "type")
        readType(in, node.type);
    else if (key == "data_deps" || key == "dataDeps")
        readIds(in, node.dataInputs);
    else if (key == "ctrl_deps" || key == "ctrlDeps")
        readIds(in, node.controlInputs);
    else if (key == "duration_micros" || key == "durationMicros" || key == "runtime")
        readMicros(in, node.micros);
    else if (key == "attr")
        readAttributes(in, node);
    else
        setChakraAttribute(node, key, readNumber(in));
}

Result<GraphPtr> graphOf(const OpenSource& open, const ReadRequest& request)
{
    std::vector<ChakraNode> nodes;
    JsonListHooks hooks;
    hooks.element = [&](std::string_view text, std::size_t index) -> Result<void> {
        JsonReader in(text);
        std::uint32_t seen = 0;
        ChakraNode& node = nodes.emplace_back();
        in.enterDocument();
        while (const auto field = in.nextField(nodeKeys, seen))
            readField(in, nodeKeys[*field], node);
        if ((seen >> 12 & 1U) == 0) // "id"
            in.require(nodeKeys, seen, 0);
        in.finish();
        return in.failed() ? Result<void>(inElement(in.error(), listName, index)) : Result<void>();
    };
    auto source = open();
    if (!source)
        return source.error();
    if (auto done = streamJsonList(**source, listName, hooks, request.watch); !done)
        return done.error();
    return chakraGraph(std::move(nodes), request);
}

Match sniffFeeder(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool object = first != std::string_view::npos && text[first] == '{';
    return object && text.find("\"workload_graph\"") != std::string_view::npos ? Match::Yes : Match::No;
}

} // namespace

GraphFormat chakraFeederFormat()
{
    GraphFormat format;
    format.id = "chakra-json";
    format.name = "Chakra JSON";
    format.extensions = ".json .json.gz";
    format.sniff = sniffFeeder;
    format.options = chakraOptions;
    readSourcesWith<graphOf>(format);
    return format;
}

} // namespace doppler
