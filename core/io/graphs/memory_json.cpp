// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/memory_json.h"

#include "core/io/json/json_writing.h"

#include <array>
#include <limits>

namespace doppler {

namespace {

constexpr std::uint32_t largestVertexId = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 3> memoryKeys{"shared_weights", "inputs", "results"};
enum MemoryKey { SharedWeights, Inputs, Results };
constexpr std::array<std::string_view, 3> heldKeys{"name", "bytes", "users"};
enum HeldKey { HeldName, HeldBytesKey, HeldUsers };
constexpr std::array<std::string_view, 3> resultKeys{"vertex", "tensor", "bytes"};
enum ResultKey { ResultVertex, ResultTensor, ResultBytes };

HeldValue readHeld(JsonReader& in)
{
    HeldValue value;
    in.readObject(heldKeys, {HeldBytesKey, HeldUsers}, [&](std::size_t key) {
        if (key == HeldName) {
            in.readText(value.name);
        } else if (key == HeldBytesKey) {
            in.readQuantity(value.bytes);
        } else {
            in.enterList();
            while (in.nextElement()) {
                std::uint32_t id = 0;
                in.readWhole(id, 0, largestVertexId);
                value.users.emplace_back(id);
            }
        }
    });
    return value;
}

GraphResult readResult(JsonReader& in)
{
    GraphResult result;
    in.readObject(resultKeys, {ResultVertex}, [&](std::size_t key) {
        if (key == ResultVertex) {
            std::uint32_t id = 0;
            in.readWhole(id, 0, largestVertexId);
            result.vertex = VertexId{id};
        } else if (key == ResultTensor) {
            in.readText(result.tensor);
        } else {
            in.readQuantity(result.bytes);
        }
    });
    return result;
}

void appendHeld(std::string& out, std::string_view key, const std::vector<HeldValue>& values,
                std::string_view& separator)
{
    if (values.empty())
        return;
    ((out += separator) += key) += ": [";
    separator = ",\n ";
    for (const HeldValue& value : values) {
        out += &value == values.data() ? "\n  {" : ",\n  {";
        if (!value.name.empty()) {
            out += "\"name\": ";
            appendJsonText(out, value.name);
            out += ", ";
        }
        out += "\"bytes\": ";
        appendJsonNumber(out, value.bytes);
        out += ", \"users\": [";
        for (std::size_t i = 0; i < value.users.size(); ++i)
            (out += i > 0 ? ", " : "") += std::to_string(value.users[i].value);
        out += "]}";
    }
    out += ']';
}

void appendResults(std::string& out, const std::vector<GraphResult>& results, std::string_view separator)
{
    if (results.empty())
        return;
    (out += separator) += "\"results\": [";
    for (const GraphResult& result : results) {
        out += &result == results.data() ? "\n  {\"vertex\": " : ",\n  {\"vertex\": ";
        out += std::to_string(result.vertex.value);
        if (!result.tensor.empty()) {
            out += ", \"tensor\": ";
            appendJsonText(out, result.tensor);
        }
        if (result.bytes != 0) {
            out += ", \"bytes\": ";
            appendJsonNumber(out, result.bytes);
        }
        out += '}';
    }
    out += ']';
}

} // namespace

void readMemoryJson(JsonReader& in, GraphBuilder& builder)
{
    in.readObject(memoryKeys, {}, [&](std::size_t key) {
        in.enterList();
        while (in.nextElement()) {
            if (key == SharedWeights)
                builder.addSharedWeight(readHeld(in));
            else if (key == Inputs)
                builder.addInput(readHeld(in));
            else
                builder.addResult(readResult(in));
        }
    });
}

void appendMemoryJson(std::string& out, const GraphMemory& memory)
{
    out += '{';
    std::string_view separator = "\n ";
    appendHeld(out, "\"shared_weights\"", memory.sharedWeights, separator);
    appendHeld(out, "\"inputs\"", memory.inputs, separator);
    appendResults(out, memory.results, separator);
    out += '}';
}

} // namespace doppler
