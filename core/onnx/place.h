// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/value.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// Versions of operator sets, by domain.
using Versions = std::map<std::string, int>;
/// The types that a graph declares for its values, by name.
using Declared = std::unordered_map<std::string_view, const onnx::TypeProto*>;

/// What one execution of a subgraph costs.
struct Body {
    double flops = 0;
    bool known = true;                        ///< False if the FLOPs of some node are unknown.
    std::map<std::string, std::size_t> kinds; ///< Nodes by operator, those of inner subgraphs included.
};

/// Where a node is: in the model, in a function that it calls, in a subgraph.
struct Place {
    const Versions* versions = nullptr;
    const Declared* declared = nullptr;  ///< Null: nothing is declared.
    std::string prefix;                  ///< Of names within a function or subgraph.
    std::string group;                   ///< The same as a group.
    Body* body = nullptr;                ///< Not null: costs are summed up there, no vertices are made.
    std::set<Value*>* weights = nullptr; ///< The constants that a body uses.
};

/// The place of what a node contains: a function's body, a branch, one round.
Place placeWithin(const Place& place, const std::string& name);

} // namespace doppler
