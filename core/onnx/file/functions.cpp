// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/file/functions.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

/// Both names of the domain of the standard operators mean the same.
std::string plainDomain(const std::string& domain) { return domain == "ai.onnx" ? std::string() : domain; }

/// Counts every function's body once, however often it is called.
class NodeCount {
public:
    explicit NodeCount(const Functions& all) : functions(all) {}

    double of(const google::protobuf::RepeatedPtrField<onnx::NodeProto>& nodes, int depth)
    {
        double sum = 0;
        for (const onnx::NodeProto& node : nodes) {
            sum += 1;
            for (const onnx::AttributeProto& attribute : node.attribute())
                if (attribute.has_g())
                    sum += of(attribute.g().node(), depth);
            if (const onnx::FunctionProto* function = functionFor(functions, node))
                sum += of(*function, depth + 1);
        }
        return sum;
    }

private:
    static constexpr double endless = std::numeric_limits<double>::infinity();
    static constexpr int deepestCall = 32;

    double of(const onnx::FunctionProto& function, int depth)
    {
        if (depth > deepestCall)
            return endless;
        // Until it has been counted, a call of itself makes it endless.
        const auto [known, isNew] = counts.emplace(&function, Count{endless, depth});
        if (!isNew && known->second.depth >= depth)
            return known->second.nodes;
        known->second = {endless, depth};
        return known->second.nodes = of(function.node(), depth);
    }

    struct Count {
        double nodes = 0;
        int depth = 0; ///< Calls from deeper down are counted again, since they may come to be too deep.
    };
    const Functions& functions;
    std::map<const onnx::FunctionProto*, Count> counts;
};

void replaceAttributes(const onnx::NodeProto& call, onnx::NodeProto& node)
{
    auto& attributes = *node.mutable_attribute();
    for (int i = attributes.size() - 1; i >= 0; --i) {
        onnx::AttributeProto& attribute = attributes[i];
        if (!attribute.ref_attr_name().empty()) {
            const auto given = std::find_if(
                call.attribute().begin(), call.attribute().end(),
                [&](const onnx::AttributeProto& a) { return a.name() == attribute.ref_attr_name(); });
            if (given == call.attribute().end()) {
                attributes.DeleteSubrange(i, 1);
                continue;
            }
            std::string name = attribute.name();
            attribute = *given;
            attribute.set_name(std::move(name));
        } else if (attribute.has_g()) {
            for (auto& inner : *attribute.mutable_g()->mutable_node())
                replaceAttributes(call, inner);
        }
    }
}

} // namespace

Functions functionsOf(const onnx::ModelProto& model)
{
    Functions out;
    for (const onnx::FunctionProto& function : model.functions())
        out.emplace(std::pair(plainDomain(function.domain()), function.name()), &function);
    return out;
}

const onnx::FunctionProto* functionFor(const Functions& functions, const onnx::NodeProto& node)
{
    if (functions.empty())
        return nullptr;
    const auto found = functions.find({plainDomain(node.domain()), node.op_type()});
    return found == functions.end() ? nullptr : found->second;
}

double expandedNodes(const onnx::GraphProto& graph, const Functions& functions)
{
    return NodeCount(functions).of(graph.node(), 0);
}

bool takesAttributes(const onnx::NodeProto& node)
{
    return std::any_of(node.attribute().begin(), node.attribute().end(), [](const onnx::AttributeProto& a) {
        return !a.ref_attr_name().empty() ||
               (a.has_g() && std::any_of(a.g().node().begin(), a.g().node().end(), takesAttributes));
    });
}

onnx::NodeProto withAttributesOf(const onnx::NodeProto& call, onnx::NodeProto node)
{
    replaceAttributes(call, node);
    return node;
}

} // namespace doppler
