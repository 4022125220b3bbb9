// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/attributes/graph_attributes.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr std::string_view kindPrefix = "seconds.";
constexpr std::string_view anyDevice = "*";

const char* setNumber(double& field, std::string_view value)
{
    return parseQuantity(value, field)
               ? nullptr
               : DOPPLER_TEXT("core", "line {0}: {1} is \"{2}\", expected a finite number of at least 0");
}

const char* setNumber(std::optional<double>& field, std::string_view value)
{
    return setNumber(field.emplace(), value);
}

const char* setText(std::string& field, std::string_view value)
{
    field = value;
    return nullptr;
}

const char* setRemark(RareText& field, std::string_view value)
{
    field = RareText(excerpt(value, mostAttributeCharacters));
    return nullptr;
}

const char* setSeconds(Vertex& vertex, std::string_view kind, std::string_view value)
{
    auto known = std::find_if(vertex.seconds.begin(), vertex.seconds.end(),
                              [&](const MeasuredSeconds& m) { return m.kind == kind; });
    if (known == vertex.seconds.end()) {
        if (vertex.seconds.size() == mostKindsOfVertex)
            return DOPPLER_TEXT("core", "line {0}: too many device kinds with times at {1}, expected fewer");
        known = vertex.seconds.insert(known, MeasuredSeconds{std::string(kind), 0});
    }
    return setNumber(known->seconds, value);
}

const char* setAllow(Vertex& vertex, std::string_view value)
{
    vertex.allow.clear();
    while (!value.empty())
        if (const std::string_view name = trimmed(takeUntil(value, ";")); !name.empty())
            vertex.allow.emplace_back(name);
    return nullptr;
}

} // namespace

bool parseQuantity(std::string_view text, double& out)
{
    if (!parseNumber(trimmed(text), out) || !std::isfinite(out) || out < 0)
        return false;
    out += 0.0; // no negative zero
    return true;
}

const char* setAttribute(Vertex& vertex, std::string_view name, std::string_view value)
{
    if (name == "label")
        return setText(vertex.name, value);
    if (name == "op")
        return setText(vertex.op, value);
    if (name == "group")
        return setText(vertex.group, value);
    if (name == "colocate")
        return setText(vertex.colocate, value);
    if (name == "allow")
        return setAllow(vertex, value);
    if (name == "flops")
        return setNumber(vertex.flops, value);
    if (name == "output_bytes")
        return setNumber(vertex.outputBytes, value);
    if (name == "persistent_bytes")
        return setNumber(vertex.persistentBytes, value);
    if (name == "accessed_bytes")
        return setNumber(*vertex.accessedBytes, value);
    if (name == "attributes")
        return setRemark(vertex.attributes, value);
    if (name == "shapes")
        return setRemark(vertex.shapes, value);
    if (name == "Weight")
        return setSeconds(vertex, anyDevice, value);
    if (name.starts_with(kindPrefix))
        return setSeconds(vertex, name.substr(kindPrefix.size()), value);
    return nullptr;
}

const char* setAttribute(EdgeSpec& edge, std::string_view name, std::string_view value)
{
    if (name == "bytes")
        return setNumber(edge.bytes, value);
    if (name == "Weight")
        return setNumber(edge.seconds, value);
    if (name == "tensor")
        return setText(edge.tensor, value);
    return nullptr;
}

bool isVertexAttribute(std::string_view name)
{
    constexpr std::string_view names[] = {"label",  "op",         "group",          "colocate",
                                          "allow",  "flops",      "output_bytes",   "persistent_bytes",
                                          "Weight", "attributes", "accessed_bytes", "shapes"};
    return name.starts_with(kindPrefix) ||
           std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool isEdgeAttribute(std::string_view name)
{
    return name == "bytes" || name == "Weight" || name == "tensor";
}

bool mayBeDefault(std::string_view attribute)
{
    constexpr std::string_view names[] = {"label",          "op",    "group",        "colocate",
                                          "allow",          "flops", "output_bytes", "persistent_bytes",
                                          "accessed_bytes", "bytes", "tensor",       "Weight",
                                          "attributes",     "shapes"};
    return std::find(std::begin(names), std::end(names), attribute) != std::end(names);
}

bool isNumeric(std::string_view attribute)
{
    return attribute == "flops" || attribute == "output_bytes" || attribute == "persistent_bytes" ||
           attribute == "accessed_bytes" || attribute == "bytes" || attribute == "Weight" ||
           attribute.starts_with(kindPrefix);
}

void listAttributes(const Vertex& vertex, const TakeAttribute& take)
{
    const auto text = [&](std::string_view name, const std::string& value) {
        if (!value.empty())
            take(name, value);
    };
    take("label", vertex.name); // also an empty one: without it, the vertex's id would be its name
    text("op", vertex.op);
    text("group", vertex.group);
    text("colocate", vertex.colocate);
    std::string allowed;
    for (const std::string& name : vertex.allow)
        (allowed += allowed.empty() ? "" : ";") += name;
    text("allow", allowed);
    if (vertex.flops)
        take("flops", jsonNumber(*vertex.flops));
    if (vertex.outputBytes != 0)
        take("output_bytes", jsonNumber(vertex.outputBytes));
    if (vertex.persistentBytes != 0)
        take("persistent_bytes", jsonNumber(vertex.persistentBytes));
    if (vertex.accessedBytes)
        take("accessed_bytes", jsonNumber(*vertex.accessedBytes));
    text("attributes", vertex.attributes.text());
    text("shapes", vertex.shapes.text());
    for (const MeasuredSeconds& m : vertex.seconds)
        take(m.kind == anyDevice ? "Weight" : std::string(kindPrefix) + m.kind, jsonNumber(m.seconds));
}

void listAttributes(const EdgeSpec& edge, const TakeAttribute& take)
{
    if (edge.bytes)
        take("bytes", jsonNumber(*edge.bytes));
    if (edge.seconds)
        take("Weight", jsonNumber(*edge.seconds));
    if (!edge.tensor.empty())
        take("tensor", edge.tensor);
}

} // namespace doppler
