// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/accessed_bytes.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace doppler {

namespace {

enum class Access {
    Rows,   ///< Of `tables` inputs from `first` on, as many elements as the output has; all of the others.
    Update, ///< Reads all inputs but the first, and writes those from `first` to `first` + `tables`.
    Shape,  ///< Reads no elements.
};

struct AccessRule {
    std::string_view domain;
    std::string_view op;
    Access access;
    std::size_t first = 0;
    std::size_t tables = 1;
};

// The tables of Microsoft's operators are their word, position and segment embeddings, and packed weights.
constexpr std::array accessRules{
    AccessRule{"", "Compress", Access::Rows},
    AccessRule{"", "Gather", Access::Rows},
    AccessRule{"", "GatherElements", Access::Rows},
    AccessRule{"", "GatherND", Access::Rows},
    AccessRule{"", "Scatter", Access::Update, 2},
    AccessRule{"", "ScatterElements", Access::Update, 2},
    AccessRule{"", "ScatterND", Access::Update, 2},
    AccessRule{"", "Shape", Access::Shape},
    AccessRule{"", "Size", Access::Shape},
    AccessRule{"", "Slice", Access::Rows},
    AccessRule{"", "TensorScatter", Access::Update, 1},
    AccessRule{"ai.onnx.ml", "ArrayFeatureExtractor", Access::Rows},
    AccessRule{"com.microsoft", "EmbedLayerNormalization", Access::Rows, 2, 3},
    AccessRule{"com.microsoft", "GatherBlockQuantized", Access::Rows},
    AccessRule{"com.microsoft", "GatherND", Access::Rows},
};

const AccessRule* ruleOf(const NodeView& view)
{
    const std::string_view domain =
        view.standard() ? std::string_view() : std::string_view(view.node.domain());
    const auto at = std::find_if(accessRules.begin(), accessRules.end(), [&](const AccessRule& rule) {
        return rule.domain == domain && rule.op == view.node.op_type();
    });
    return at == accessRules.end() ? nullptr : &*at;
}

bool isKnown(const Value* value) { return value && hasShape(*value) && elementBytes(value->elementType) > 0; }

double bytesWritten(std::span<const Value* const> outputs)
{
    double sum = 0;
    for (const Value* output : outputs)
        sum += output ? bytesOf(*output) : 0;
    return sum;
}

} // namespace

std::optional<double> accessedBytes(const NodeView& view, std::span<const Value* const> outputs)
{
    const AccessRule* rule = ruleOf(view);
    if (!rule || outputs.empty() || !isKnown(outputs.front()))
        return std::nullopt;
    const double written = bytesWritten(outputs);
    if (rule->access == Access::Shape)
        return written;
    double sum = rule->access == Access::Rows ? written : 0;
    for (std::size_t i = 0; i < view.inputs.size(); ++i) {
        const Value* input = view.input(i);
        if (!input)
            continue;
        const bool isTable = i >= rule->first && i < rule->first + rule->tables;
        if (rule->access == Access::Update) {
            if (i > 0 && !isKnown(input))
                return std::nullopt;
            sum += i == 0 ? 0 : bytesOf(*input) * (isTable ? 2 : 1);
        } else if (isTable) {
            const double rows = elementsOf(*outputs.front()) * elementBytes(input->elementType);
            sum += isKnown(input) ? std::min(rows, bytesOf(*input)) : rows;
        } else {
            sum += bytesOf(*input);
        }
    }
    return sum;
}

} // namespace doppler
