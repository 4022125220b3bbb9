// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <functional>
#include <string>
#include <string_view>

namespace doppler {

// Names of attributes by which formats with free attributes (DOT, GraphML) carry a vertex and an edge:
//   vertex  label, op, group, colocate, allow (separated by ";"), flops, output_bytes, persistent_bytes,
//           Weight (measured seconds on any device), seconds.KIND (on that kind)
//   edge    bytes, Weight (seconds), tensor
// "Weight" is what the scheduling literature's DOT files use for both costs.

/// Sets what an attribute means; a value given before is replaced, an attribute not listed here left out.
/// Null, or the sentence that refuses it: {0} line, {1} attribute, {2} value.
const char* setAttribute(Vertex& vertex, std::string_view name, std::string_view value);
const char* setAttribute(EdgeSpec& edge, std::string_view name, std::string_view value);

/// Whether a default for many vertices or edges may set it: times by kind are not, there may be any number.
bool mayBeDefault(std::string_view attribute);
/// The most kinds of devices for which a vertex has times.
constexpr std::size_t mostKindsOfVertex = 1000;

/// Whether the value of that attribute is a number.
bool isNumeric(std::string_view attribute);

using TakeAttribute = std::function<void(std::string_view name, std::string_view value)>;
/// Hands out the label and the attributes that differ from their defaults, as setAttribute() reads them.
void listAttributes(const Vertex& vertex, const TakeAttribute& take);
void listAttributes(const EdgeSpec& edge, const TakeAttribute& take);

} // namespace doppler
