// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"
#include "core/io/attributes/attribute_mapping.h"
#include "core/io/attributes/attribute_survey.h"

#include <map>
#include <string_view>

namespace doppler {

/// Which names without a mapping a format reads in addition to those of graph_attributes.h.
struct UsualAttributes {
    /// "size" is the FLOPs of a vertex and the bytes of an edge, as in DOT files of SimGrid, daggen, DSLab.
    bool size = false;
    /// "weight" is the same as "Weight": networkx writes it in lower case.
    bool weight = false;
};

/// Sets the properties of vertices and edges from the attributes of a file: those that the mapping names, and
/// the usual ones of the other properties. Remembers which attributes the file has and which were used.
class AttributeReader {
public:
    AttributeReader(AttributeMapping chosen, UsualAttributes usual);

    /// Sets what the attribute describes, if anything. Returns null, or the sentence of the error: {0} line,
    /// {1} attribute, {2} value.
    const char* set(Vertex& vertex, std::string_view name, std::string_view value);
    const char* set(EdgeSpec& edge, std::string_view name, std::string_view value);
    /// Records an attribute whose value sets nothing, such as a default that is not applied.
    void skip(bool ofEdges, std::string_view name, std::string_view value);

    /// Whether a default for many vertices or edges may set this attribute.
    [[nodiscard]] bool mayBeDefault(bool ofEdges, std::string_view name) const;
    /// Whether the attribute gives the names of vertices.
    [[nodiscard]] bool givesNames(std::string_view name) const;

    /// Fails if the mapping names an attribute that no vertex or no edge has.
    [[nodiscard]] Result<void> check() const;
    /// Adds a note about attributes with numbers that nothing uses, and about those of UsualAttributes.
    void addNotes(GraphBuilder& builder) const;
    [[nodiscard]] AttributeSurvey survey() const;

private:
    struct Count {
        std::size_t all = 0;
        std::size_t numbers = 0;
        std::size_t used = 0;
        std::string example;
    };
    using Counts = std::map<std::string, Count, std::less<>>;

    template <class Part>
    const char* setPart(Part& part, bool ofEdges, std::string_view name, std::string_view value);
    template <class Part>
    bool setSize(Part& part, std::string_view value) const;
    [[nodiscard]] bool isMapped(bool ofEdges, std::string_view property) const;
    void count(bool ofEdges, std::string_view name, std::string_view value, bool used);
    [[nodiscard]] std::string unused(bool ofEdges) const;
    [[nodiscard]] std::size_t usedOf(std::string_view name) const;

    AttributeMapping mapping;
    UsualAttributes usual;
    Counts ofVertices;
    Counts ofEdgesFound;
};

/// Whether a note of a graph says that attributes with numbers are not used.
bool isAboutUnusedAttributes(const Message& note);

} // namespace doppler
