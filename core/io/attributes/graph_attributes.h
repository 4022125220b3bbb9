// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <functional>
#include <string>
#include <string_view>

namespace doppler {

// Attribute names that describe a vertex and an edge in formats with free attributes (DOT, GraphML, GML,
// node-link JSON):
//   vertex  label, op, group, colocate, allow (separated by ";"), flops, output_bytes, persistent_bytes,
//           accessed_bytes, attributes, shapes, Weight (measured seconds on any device), seconds.KIND (on
//           that kind)
//   edge    bytes, Weight (seconds), tensor
// "Weight" is the name that DOT files of the scheduling literature use for both costs.

/// Sets the property that an attribute describes. A repeated attribute replaces the earlier value; attributes
/// that are not listed above are ignored. Returns null, or the sentence of the error: {0} line, {1}
/// attribute, {2} value.
const char* setAttribute(Vertex& vertex, std::string_view name, std::string_view value);
const char* setAttribute(EdgeSpec& edge, std::string_view name, std::string_view value);

/// Whether setAttribute() reads an attribute of this name.
bool isVertexAttribute(std::string_view name);
bool isEdgeAttribute(std::string_view name);

/// Whether a default for many vertices or edges may set this attribute. Times by kind may not, because there
/// can be any number of them.
bool mayBeDefault(std::string_view attribute);
/// Most kinds of devices for which a vertex has times.
constexpr std::size_t mostKindsOfVertex = 1000;

/// Whether the value of this attribute is a number.
bool isNumeric(std::string_view attribute);

/// Parses a finite number of at least 0, with blanks around it. Returns false if it is none.
bool parseQuantity(std::string_view text, double& out);

using TakeAttribute = std::function<void(std::string_view name, std::string_view value)>;
/// Passes the label and all attributes that differ from their defaults to `take`, in the form that
/// setAttribute() reads.
void listAttributes(const Vertex& vertex, const TakeAttribute& take);
void listAttributes(const EdgeSpec& edge, const TakeAttribute& take);

} // namespace doppler
