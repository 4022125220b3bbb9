// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A property that an option of a reader takes from an attribute of the user's choice.
struct MappedProperty {
    std::string_view option;    ///< Name of the reader's option, such as "memory".
    std::string_view attribute; ///< The attribute of graph_attributes.h that sets the property.
    bool ofEdges = false;       ///< Of edges; otherwise of vertices.
    bool isNumber = true;       ///< A number, which may have a factor.
};

/// All of them, in the order of dialogs.
std::span<const MappedProperty> mappedProperties();

/// An attribute of a file and the factor for its numbers: "work*1e9", "size/8".
struct AttributeTerm {
    std::string attribute;
    double factor = 1;
};

/// Parses a term. Text behind the last "*" or "/" that is not a number belongs to the attribute's name.
/// Refuses an empty name and a factor that is not a finite number above 0.
Result<AttributeTerm> parseAttributeTerm(std::string_view text);

/// The term as parseAttributeTerm() reads it.
std::string attributeTermText(const AttributeTerm& term);

/// The attribute that gives a property.
struct MappedAttribute {
    MappedProperty property;
    AttributeTerm term;
};

/// The attributes that the user has chosen; properties without one are read by their usual attributes.
using AttributeMapping = std::vector<MappedAttribute>;

/// The options of a reader that maps attributes: one text for each mapped property, empty by default.
std::vector<OptionSpec> attributeOptions();
/// Whether an option is one of them.
bool mapsAttribute(const OptionSpec& option);

/// The mapping that the values of attributeOptions() describe. Errors name the option.
Result<AttributeMapping> attributeMapping(const Options& options);

} // namespace doppler
