// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/onnx/value.h"

#include <optional>
#include <string_view>
#include <unordered_map>

namespace doppler {

/// The values that a name can mean in a graph, in those around it (a subgraph sees them) or in a function
/// (which sees none but its own). Names are views of the model's texts.
class Scope {
public:
    explicit Scope(const Scope* around = nullptr) : outer(around) {}

    /// False where the name has a value here already.
    bool put(std::string_view name, Value* value) { return values.emplace(name, value).second; }
    /// The value, which is null where a function's input was left out; nothing where nothing has the name.
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
