// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/tensor_memory.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <string_view>

namespace doppler {

namespace {

/// Smaller constants (scalars, axes, shapes) are part of the call: every vertex has its own.
constexpr double leastSharedBytes = 64;

void addStored(const Value* value, std::vector<const Value*>& out)
{
    if (value->stored.empty())
        out.push_back(value);
    else
        out.insert(out.end(), value->stored.begin(), value->stored.end());
}

/// By the order in which the model names them, so that equal files make equal graphs.
std::vector<const Value*> sortedByName(const std::set<Value*>& values)
{
    std::vector<const Value*> out(values.begin(), values.end());
    std::sort(out.begin(), out.end(), [](const Value* a, const Value* b) {
        return a->name != b->name ? a->name < b->name : a->number < b->number;
    });
    return out;
}

HeldValue heldValueOf(const Value& value, std::vector<VertexId> users)
{
    constexpr std::size_t mostName = 256;
    return {excerpt(value.name, mostName), bytesOf(value), std::move(users)};
}

} // namespace

std::vector<const Value*> storedForms(const NodeView& view, const Value& output)
{
    std::vector<const Value*> forms;
    for (const Value* input : view.inputs)
        if (input && input->constant)
            addStored(input, forms);
    std::sort(forms.begin(), forms.end());
    forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
    std::sort(forms.begin(), forms.end(),
              [](const Value* a, const Value* b) { return a->number < b->number; });
    constexpr std::size_t mostForms = 64;
    if (forms.empty() || forms.size() > mostForms || (hasShape(output) && elementsOf(output) <= 1))
        return {};
    const auto isLargest = [&](const Value* form) {
        return hasShape(*form) && elementsOf(*form) == elementsOf(output);
    };
    const auto main = std::find_if(forms.begin(), forms.end(), isLargest);
    if (!hasShape(output))
        return forms; // less is known about the result than about its sources
    const bool onlyOne = std::count_if(forms.begin(), forms.end(), isLargest) == 1;
    const bool othersSmaller = std::none_of(forms.begin(), forms.end(), [&](const Value* form) {
        return elementsOf(*form) > elementsOf(output);
    });
    if (!onlyOne || !othersSmaller || bytesOf(**main) > bytesOf(output))
        return {};
    return forms;
}

StoredWeights::Users& StoredWeights::usersOf(const Value* value)
{
    const auto [at, isNew] = known.try_emplace(value);
    if (isNew) {
        at->second = &all.emplace_back();
        at->second->value = value;
    }
    return *at->second;
}

double StoredWeights::use(const std::set<Value*>& used, VertexId vertex)
{
    double persistent = 0;
    for (const Value* value : sortedByName(used)) {
        if (!value->constant && !value->modelInput)
            continue;
        std::vector<const Value*> forms;
        addStored(value, forms);
        for (const Value* form : forms) {
            Users& users = usersOf(form);
            if (!users.vertices.empty() && users.vertices.back() == vertex)
                continue;
            const bool isFirst = users.vertices.empty();
            users.vertices.push_back(vertex);
            if (form->constant && (isFirst || bytesOf(*form) < leastSharedBytes))
                persistent += bytesOf(*form);
        }
    }
    return persistent;
}

bool StoredWeights::isShared(const Users& users)
{
    return users.value->constant && users.vertices.size() > 1 && bytesOf(*users.value) >= leastSharedBytes;
}

void StoredWeights::addTo(GraphBuilder& builder, bool colocate) const
{
    for (const Users& users : all) {
        if (isShared(users))
            builder.addSharedWeight(heldValueOf(*users.value, users.vertices));
        else if (!users.value->constant && bytesOf(*users.value) > 0)
            builder.addInput(heldValueOf(*users.value, users.vertices));
    }
    if (colocate)
        colocateUsers(builder);
}

/// Vertices that are connected through shared weights form one group, which has the name of its first weight.
void StoredWeights::colocateUsers(GraphBuilder& builder) const
{
    std::vector<std::uint32_t> parent(builder.vertexCount());
    std::iota(parent.begin(), parent.end(), 0U);
    const auto root = [&](VertexId v) {
        std::uint32_t at = v.value;
        while (parent[at] != at)
            at = parent[at] = parent[parent[at]];
        return at;
    };
    for (const Users& users : all)
        if (isShared(users))
            for (VertexId v : users.vertices)
                parent[root(v)] = root(users.vertices.front());
    std::map<std::uint32_t, std::string> names;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isShared(all[i]))
            continue;
        const auto& name = names.try_emplace(root(all[i].vertices.front()),
                                             excerpt(all[i].value->name, 200) + " #" + std::to_string(i));
        for (VertexId v : all[i].vertices)
            builder.vertex(v).colocate = name.first->second;
    }
}

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
