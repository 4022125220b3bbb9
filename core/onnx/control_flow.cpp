// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/control_flow.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace doppler {

namespace {

std::optional<double> loopRounds(const NodeView& view)
{
    const auto most = numbersOf(view.input(0));
    if (!most || most->size() != 1)
        return std::nullopt;
    return static_cast<double>(std::max<std::int64_t>(most->front(), 0));
}

/// The extent of the first scanned input along its axis (since version 9).
std::optional<double> scanRounds(const NodeView& view)
{
    const std::int64_t scanned = view.integer("num_scan_inputs", 0);
    const auto inputs = static_cast<std::int64_t>(view.inputs.size());
    if (view.operatorSet < 9 || scanned < 1 || scanned > inputs)
        return std::nullopt;
    const Value* first = view.input(static_cast<std::size_t>(inputs - scanned));
    if (!first || !first->ranked)
        return std::nullopt;
    const auto axes = view.integers("scan_input_axes");
    const auto rank = static_cast<std::int64_t>(first->dims.size());
    std::int64_t axis = axes.empty() ? 0 : axes.front();
    axis += axis < 0 ? rank : 0;
    if (axis < 0 || axis >= rank || first->dims[static_cast<std::size_t>(axis)] < 0)
        return std::nullopt;
    return static_cast<double>(first->dims[static_cast<std::size_t>(axis)]);
}

} // namespace

ControlCost controlCost(const NodeView& view, const Bodies& bodies)
{
    ControlCost cost;
    if (!view.standard())
        return cost;
    const std::string_view op = view.node.op_type();
    Body dearest;
    for (const auto& [name, body] : bodies) {
        dearest.flops = std::max(dearest.flops, body.flops);
        dearest.known = dearest.known && body.known;
    }
    if (op == "If") {
        if (bodies.size() == 2 && dearest.known)
            cost.flops = dearest.flops;
    } else if (op == "Loop" || op == "Scan") {
        const auto rounds = op == "Loop" ? loopRounds(view) : scanRounds(view);
        cost.roundsUnknown = !rounds;
        if (rounds && bodies.size() == 1 && dearest.known)
            cost.flops = dearest.flops * *rounds;
    }
    return cost;
}

void findCaptured(const onnx::GraphProto& graph, const Scope& around, std::set<Value*>& out)
{
    std::unordered_set<std::string_view> own;
    for (const auto& input : graph.input())
        own.insert(input.name());
    for (const auto& tensor : graph.initializer())
        own.insert(tensor.name());
    const auto use = [&](const std::string& name) {
        if (name.empty() || own.contains(name))
            return;
        if (const auto value = around.find(name); value && *value)
            out.insert(*value);
    };
    for (const auto& node : graph.node()) {
        for (const std::string& name : node.input())
            use(name);
        for (const auto& attribute : node.attribute()) {
            if (attribute.has_g())
                findCaptured(attribute.g(), around, out);
            for (const auto& inner : attribute.graphs())
                findCaptured(inner, around, out);
        }
        for (const std::string& name : node.output())
            own.insert(name);
    }
    for (const auto& output : graph.output())
        use(output.name());
}

bool hasSubgraph(const onnx::NodeProto& node)
{
    return std::any_of(node.attribute().begin(), node.attribute().end(),
                       [](const onnx::AttributeProto& a) { return a.has_g() || a.graphs_size() > 0; });
}

} // namespace doppler
