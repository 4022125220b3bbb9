// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/attributes/attribute_reader.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/base/text_fields.h"
#include "core/io/attributes/graph_attributes.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view sizeName = "size";
constexpr std::string_view weightName = "weight";
constexpr std::string_view measured = "Weight";

/// Limits on the attributes that are counted in a file, and on the length of their names.
constexpr std::size_t mostNames = 256;
constexpr std::size_t longestName = 200;
/// Most attributes that a note lists.
constexpr std::size_t mostListed = 12;

constexpr const char* unusedOfBoth =
    DOPPLER_TEXT("core", "attributes with numbers that are not used: of vertices {0}; of edges {1}. Map them "
                         "with --import flops=ATTRIBUTE,bytes=ATTRIBUTE or in File > Import options");
constexpr const char* unusedOfVertices =
    DOPPLER_TEXT("core", "attributes with numbers that are not used: of vertices {0}. Map them with "
                         "--import flops=ATTRIBUTE or in File > Import options");
constexpr const char* unusedOfEdges =
    DOPPLER_TEXT("core", "attributes with numbers that are not used: of edges {0}. Map them with "
                         "--import bytes=ATTRIBUTE or in File > Import options");

/// Attributes with which Graphviz and editors of graphs describe the drawing.
bool isDrawing(std::string_view name)
{
    constexpr std::string_view names[] = {
        "arrowsize",  "bb",        "class",     "color",       "colorscheme",   "constraint",
        "distortion", "fillcolor", "fixedsize", "fontcolor",   "fontsize",      "gradientangle",
        "headclip",   "height",    "id",        "labelangle",  "labeldistance", "labelfontsize",
        "layer",      "len",       "lheight",   "lp",          "lwidth",        "margin",
        "minlen",     "nojustify", "ordering",  "orientation", "penwidth",      "peripheries",
        "pos",        "rank",      "rects",     "regular",     "rotate",        "shape",
        "sides",      "skew",      "style",     "tailclip",    "width",         "x",
        "xlp",        "y",         "z"};
    return name.starts_with('_') || std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool isEdge(const Vertex&) { return false; }
bool isEdge(const EdgeSpec&) { return true; }

} // namespace

AttributeReader::AttributeReader(AttributeMapping chosen, UsualAttributes names)
    : mapping(std::move(chosen)), usual(names)
{
}

bool AttributeReader::isMapped(bool ofEdges, std::string_view property) const
{
    return std::any_of(mapping.begin(), mapping.end(), [&](const MappedAttribute& mapped) {
        return mapped.property.ofEdges == ofEdges && mapped.property.attribute == property;
    });
}

const char* AttributeReader::set(Vertex& vertex, std::string_view name, std::string_view value)
{
    return setPart(vertex, false, name, value);
}

const char* AttributeReader::set(EdgeSpec& edge, std::string_view name, std::string_view value)
{
    return setPart(edge, true, name, value);
}

void AttributeReader::skip(bool ofEdges, std::string_view name, std::string_view value)
{
    count(ofEdges, name, value, false);
}

template <class Part>
const char* AttributeReader::setPart(Part& part, bool ofEdges, std::string_view name, std::string_view value)
{
    bool used = false;
    for (const auto& [property, term] : mapping) {
        if (property.ofEdges != ofEdges || term.attribute != name)
            continue;
        used = true;
        double number = 0;
        const bool scaled = property.isNumber && term.factor != 1 && parseQuantity(value, number);
        const std::string product = scaled ? jsonNumber(number * term.factor) : std::string();
        if (const char* refusal = setAttribute(part, property.attribute, scaled ? product : value))
            return refusal;
    }
    if (!used && usual.size && name == sizeName) {
        used = setSize(part, value);
    } else if (!used) {
        const std::string_view known = usual.weight && name == weightName ? measured : name;
        const bool isKnown = ofEdges ? isEdgeAttribute(known) : isVertexAttribute(known);
        if (isKnown && !isMapped(ofEdges, known)) {
            used = true;
            if (const char* refusal = setAttribute(part, known, value))
                return refusal;
        }
    }
    count(ofEdges, name, value, used);
    return nullptr;
}

/// Whether "size" is a cost here: it yields to an attribute that names the cost itself.
template <class Part>
bool AttributeReader::setSize(Part& part, std::string_view value) const
{
    double number = 0;
    if (isMapped(isEdge(part), isEdge(part) ? "bytes" : "flops") || !parseNumber(trimmed(value), number) ||
        !std::isfinite(number))
        return false;
    if constexpr (std::is_same_v<Part, EdgeSpec>) {
        if (part.bytes)
            return false;
        part.bytes = std::max(0.0, number); // SimGrid writes -1 where an edge is only an order
        return true;
    } else {
        if (part.flops || number < 0)
            return false;
        part.flops = number;
        return true;
    }
}

void AttributeReader::count(bool ofEdges, std::string_view name, std::string_view value, bool used)
{
    Counts& counts = ofEdges ? ofEdgesFound : ofVertices;
    auto found = counts.find(name);
    if (found == counts.end()) {
        if (counts.size() == mostNames || name.size() > longestName)
            return;
        found = counts.emplace(std::string(name), Count{}).first;
        found->second.example = excerpt(value);
    }
    double number = 0;
    ++found->second.all;
    found->second.numbers += parseQuantity(value, number) ? 1 : 0;
    found->second.used += used ? 1 : 0;
}

bool AttributeReader::mayBeDefault(bool ofEdges, std::string_view name) const
{
    return doppler::mayBeDefault(name) || (usual.size && name == sizeName) ||
           (usual.weight && name == weightName) ||
           std::any_of(mapping.begin(), mapping.end(), [&](const MappedAttribute& mapped) {
               return mapped.property.ofEdges == ofEdges && mapped.term.attribute == name;
           });
}

bool AttributeReader::givesNames(std::string_view name) const
{
    for (const MappedAttribute& mapped : mapping)
        if (mapped.property.attribute == "label")
            return mapped.term.attribute == name;
    return name == "label";
}

Result<void> AttributeReader::check() const
{
    for (const auto& [property, term] : mapping) {
        const Counts& counts = property.ofEdges ? ofEdgesFound : ofVertices;
        if (counts.contains(term.attribute) || counts.size() == mostNames)
            continue;
        std::vector<std::string> names;
        for (const auto& [name, found] : counts)
            names.push_back(excerpt(name));
        if (names.empty())
            return Error{{property.ofEdges
                              ? DOPPLER_TEXT("core", "no edge has the attribute \"{0}\"; the edges of this "
                                                     "file have no attributes")
                              : DOPPLER_TEXT("core", "no vertex has the attribute \"{0}\"; the vertices of "
                                                     "this file have no attributes"),
                          {excerpt(term.attribute)}},
                         {},
                         std::string(property.option)};
        Error error = unknownName(property.ofEdges
                                      ? DOPPLER_TEXT("core", "no edge has the attribute \"{0}\", expected "
                                                             "one of: {1}")
                                      : DOPPLER_TEXT("core", "no vertex has the attribute \"{0}\", expected "
                                                             "one of: {1}"),
                                  excerpt(term.attribute), std::move(names));
        error.place = property.option;
        return error;
    }
    return {};
}

/// "work (12), alpha (3)": the attributes with numbers that nothing uses.
std::string AttributeReader::unused(bool ofEdges) const
{
    std::string list;
    std::size_t listed = 0;
    for (const auto& [name, found] : ofEdges ? ofEdgesFound : ofVertices) {
        if (found.used > 0 || found.numbers == 0 || isDrawing(name))
            continue;
        if (++listed > mostListed)
            return list + ", ...";
        list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", excerpt(name), found.numbers);
    }
    return list;
}

std::size_t AttributeReader::usedOf(std::string_view name) const
{
    std::size_t used = 0;
    for (const Counts* counts : {&ofVertices, &ofEdgesFound})
        if (const auto found = counts->find(name); found != counts->end())
            used += found->second.used;
    return used;
}

void AttributeReader::addNotes(GraphBuilder& builder) const
{
    const bool sizeMapped = std::any_of(mapping.begin(), mapping.end(), [](const MappedAttribute& mapped) {
        return mapped.term.attribute == sizeName;
    });
    if (usual.size && !sizeMapped && usedOf(sizeName) > 0)
        builder.addNote(
            {DOPPLER_TEXT("core", "\"size\" is read as FLOPs of vertices and bytes of edges, as in "
                                  "files of SimGrid, daggen and DSLab")});
    if (usual.weight && mapping.empty() && usedOf(weightName) > 0)
        builder.addNote({DOPPLER_TEXT("core", "\"weight\" is read as measured seconds; --import "
                                              "flops=weight or bytes=weight reads it otherwise")});
    const std::string vertices = unused(false);
    const std::string edges = unused(true);
    if (!vertices.empty() && !edges.empty())
        builder.addNote({unusedOfBoth, {vertices, edges}});
    else if (!vertices.empty())
        builder.addNote({unusedOfVertices, {vertices}});
    else if (!edges.empty())
        builder.addNote({unusedOfEdges, {edges}});
}

AttributeSurvey AttributeReader::survey() const
{
    AttributeSurvey all;
    for (const bool ofEdges : {false, true})
        for (const auto& [name, found] : ofEdges ? ofEdgesFound : ofVertices)
            all.push_back(
                {name, ofEdges, isDrawing(name), found.all, found.numbers, found.used, found.example});
    return all;
}

bool isAboutUnusedAttributes(const Message& note)
{
    return note.text == unusedOfBoth || note.text == unusedOfVertices || note.text == unusedOfEdges;
}

} // namespace doppler
