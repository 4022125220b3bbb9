// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/value.h"

#include <optional>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// The values that names mean in a graph and in those around it (visible in a subgraph), or in a function
/// (which sees only its own). Names are views of the model's texts.
class Scope {
public:
    explicit Scope(const Scope* around = nullptr) : outer(around) {}

    /// Returns false if the name already has a value here.
    bool put(std::string_view name, Value* value) { return values.emplace(name, value).second; }
    /// The value of a name: null if a function's input was omitted; nothing if the name is unknown.
    [[nodiscard]] std::optional<Value*> find(std::string_view name) const
    {
        for (const Scope* scope = this; scope; scope = scope->outer)
            if (const auto found = scope->values.find(name); found != scope->values.end())
                return found->second;
        return std::nullopt;
    }

private:
    const Scope* outer;
    std::unordered_map<std::string_view, Value*> values;
};

} // namespace doppler
