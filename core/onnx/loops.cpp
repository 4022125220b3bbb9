// SPDX-License-Identifier: GPL-3.0-or-later
// Loop and Scan: how many rounds they have, and their bodies in place of them.
#include "core/onnx/evaluation.h"
#include "core/onnx/subgraphs.h"

#include <algorithm>

namespace doppler {

namespace {

/// Exporters write the largest number for "until the condition fails".
constexpr std::int64_t endlessRounds = std::numeric_limits<std::int32_t>::max();
/// More rounds are not followed one by one to find out when a condition fails.
constexpr std::int64_t mostFollowed = 4096;
/// Passes after which the shapes of what a loop hands on count as unknown.
constexpr int mostPasses = 4;

/// A Loop or a Scan, in the same words.
struct Repeated {
    const onnx::GraphProto* body = nullptr;
    std::vector<Value*> carried;        ///< What each round hands to the next.
    std::vector<Value*> scanned;        ///< Scan: cut into one slice for each round.
    std::vector<std::int64_t> axes;     ///< Along which they are cut.
    std::vector<std::int64_t> outAxes;  ///< Along which what the rounds make is stacked.
    bool isLoop = true;                 ///< The body's first inputs and output are a number and a condition.
    std::optional<std::int64_t> rounds; ///< Nothing: unknown.
    bool mayEndEarly = false;           ///< `rounds` is the most that there can be.
};

std::size_t extraOutputs(const Repeated& loop) { return loop.isLoop ? 1 : 0; }

/// The values that the body's inputs have in a round. The number is unknown where all rounds are meant.
std::vector<Value*> bodyInputs(NodeReader& reader, const Repeated& loop, const std::vector<Value*>& carried,
                               const std::vector<Value*>& slices, std::optional<std::int64_t> round)
{
    std::vector<Value*> out;
    if (loop.isLoop) {
        Value* number = constantScalar(reader, "round", onnx::TensorProto::INT64, round.value_or(0));
        if (!round) {
            number->elements = nullptr;
            number->constant = false;
        }
        out = {number, constantScalar(reader, "condition", onnx::TensorProto::BOOL, 1)};
    }
    out.insert(out.end(), carried.begin(), carried.end());
    out.insert(out.end(), slices.begin(), slices.end());
    return out;
}

Value* sliceOf(NodeReader& reader, const Value& whole, std::int64_t axis, std::int64_t round)
{
    onnx::NodeProto named;
    named.add_output(std::string(whole.name) + '[' + std::to_string(round) + ']');
    Value* out = typeOnly(reader, &whole, reader.keep(std::move(named)).output(0));
    if (const auto at = axisOf(axis, out->dims.size()); at && out->ranked)
        out->dims.erase(out->dims.begin() + static_cast<std::ptrdiff_t>(*at));
    out->constant = whole.constant;
    out->fromShapes = whole.fromShapes;
    out->producer = whole.producer;
    out->shared = true; // each round reads its slice alone
    if (const auto at = axisOf(axis, whole.dims.size()); at && whole.ranked)
        reader.recordSelect(whole, static_cast<std::int64_t>(*at), round, *out);
    return out;
}

std::vector<Value*> slicesOf(NodeReader& reader, const Repeated& loop, std::int64_t round)
{
    std::vector<Value*> out;
    for (std::size_t i = 0; i < loop.scanned.size(); ++i)
        out.push_back(loop.scanned[i] ? sliceOf(reader, *loop.scanned[i], loop.axes[i], round) : nullptr);
    return out;
}

/// One round as it is in all rounds: what is handed on has the shapes that all of them agree on.
MeasuredGraph measureRound(NodeReader& reader, const ControlNode& node, const Repeated& loop)
{
    std::vector<Value*> carried;
    for (const Value* value : loop.carried)
        carried.push_back(typeOnly(reader, value, value ? value->name : std::string_view()));
    MeasuredGraph out;
    bool changed = true;
    for (int pass = 0; changed && pass < mostPasses && !reader.failed(); ++pass) {
        changed = false;
        std::vector<Value*> inputs;
        for (Value* value : carried)
            inputs.push_back(typeOnly(reader, value, value->name));
        out = measureGraph(reader, *loop.body,
                           bodyInputs(reader, loop, inputs, slicesOf(reader, loop, 0), std::nullopt), node);
        for (std::size_t i = 0; i < carried.size(); ++i) {
            const std::size_t at = i + extraOutputs(loop);
            const Value* next = at < out.outputs.size() ? out.outputs[at] : nullptr;
            if (!generalise(*carried[i], next))
                continue;
            changed = true;
            if (pass + 2 == mostPasses) // it goes on growing
                generalise(*carried[i], nullptr);
        }
    }
    return out;
}

/// Follows a loop whose condition is computed from known numbers until it fails. Nothing: it depends on data.
std::optional<std::int64_t> followedRounds(NodeReader& reader, const ControlNode& node, const Repeated& loop)
{
    std::vector<Value*> carried;
    for (const Value* value : loop.carried) {
        carried.push_back(typeOnly(reader, value, value ? value->name : std::string_view()));
        if (value)
            carried.back()->elements = value->elements;
        if (auto known = knownElements(value); known && known->anyKnown())
            carried.back()->elements = std::make_shared<const Elements>(*std::move(known));
    }
    const std::int64_t most = std::min(loop.rounds.value_or(mostFollowed), mostFollowed);
    for (std::int64_t round = 0; round < most && !reader.failed(); ++round) {
        const MeasuredGraph one = measureGraph(
            reader, *loop.body, bodyInputs(reader, loop, carried, {}, round), node, VisitKind::Follow);
        const Element goesOn = one.outputs.empty() ? std::nullopt : scalarOf(one.outputs[0]);
        if (!goesOn)
            return std::nullopt;
        if (*goesOn == 0)
            return round + 1;
        for (std::size_t i = 0; i < carried.size(); ++i)
            carried[i] = i + 1 < one.outputs.size() ? one.outputs[i + 1] : nullptr;
        if (std::find(carried.begin(), carried.end(), nullptr) != carried.end())
            return std::nullopt;
    }
    return loop.rounds && *loop.rounds <= mostFollowed ? loop.rounds : std::nullopt;
}

/// Finds out when the condition of a Loop fails, given its maximum number of rounds.
void settleRounds(NodeReader& reader, const ControlNode& node, const MeasuredGraph& round, Repeated& loop)
{
    const Element goesOn = round.outputs.empty() ? std::nullopt : scalarOf(round.outputs[0]);
    if (goesOn && *goesOn != 0)
        return;
    if (goesOn) {
        loop.rounds = 1;
        return;
    }
    if (const auto followed = followedRounds(reader, node, loop))
        loop.rounds = followed;
    else
        loop.mayEndEarly = true;
}

/// What all rounds make, one after the other along a new axis.
Value* stacked(NodeReader& reader, const Value* one, std::int64_t axis, std::optional<std::int64_t> rounds,
               std::string_view name)
{
    Value* out = typeOnly(reader, one, name);
    if (const auto at = axisOf(axis, out->dims.size() + 1); at && out->ranked)
        out->dims.insert(out->dims.begin() + static_cast<std::ptrdiff_t>(*at), rounds.value_or(-1));
    return out;
}

/// The same after unrolling: a vertex puts the parts together where there are several.
Value* joined(NodeReader& reader, const ControlNode& node, const std::vector<Value*>& parts,
              std::int64_t axis, const std::string& name)
{
    Value* out = stacked(reader, parts.front(), axis, static_cast<std::int64_t>(parts.size()), name);
    out->constant = std::all_of(parts.begin(), parts.end(), [](const Value* v) { return v && v->constant; });
    out->fromShapes =
        std::any_of(parts.begin(), parts.end(), [](const Value* v) { return v && v->fromShapes; });
    reader.recordStack(parts, axis, *out);
    if (parts.size() == 1 && parts.front()) {
        out->producer = parts.front()->producer;
        out->shared = parts.front()->shared;
    }
    if (parts.size() == 1 || out->constant)
        return out;
    onnx::NodeProto join;
    join.set_op_type("Concat");
    join.set_name(reader.nameOf(node.view.node) + '/' + name);
    join.add_output(name);
    const onnx::NodeProto& kept = reader.keep(std::move(join));
    std::set<Value*> used(parts.begin(), parts.end());
    used.erase(nullptr);
    const std::vector<const Value*> known(parts.begin(), parts.end());
    reader.finish({kept, node.view.operatorSet, known}, {out}, used, 0, node.place);
    return out;
}

void unroll(NodeReader& reader, const ControlNode& node, const Repeated& loop, std::int64_t rounds)
{
    const std::size_t first = extraOutputs(loop) + loop.carried.size();
    std::vector<Value*> carried = loop.carried;
    std::vector<std::vector<Value*>> made(loop.outAxes.size());
    for (std::int64_t round = 0; round < rounds && !reader.failed(); ++round) {
        const auto outputs = expandGraph(
            reader, *loop.body, bodyInputs(reader, loop, carried, slicesOf(reader, loop, round), round), node,
            reader.nameOf(node.view.node) + '/' + std::to_string(round));
        for (std::size_t i = 0; i < carried.size(); ++i)
            carried[i] = i + extraOutputs(loop) < outputs.size() ? outputs[i + extraOutputs(loop)] : nullptr;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i].push_back(first + i < outputs.size() ? outputs[first + i] : nullptr);
    }
    std::vector<Value*> out = carried;
    for (std::size_t i = 0; i < made.size() && !reader.failed(); ++i) {
        const std::size_t at = carried.size() + i;
        const std::string& name = node.view.node.output(static_cast<int>(at));
        out.push_back(name.empty() || made[i].empty() ? nullptr
                                                      : joined(reader, node, made[i], loop.outAxes[i], name));
    }
    putOutputs(reader, node, out);
}

/// One vertex for all rounds.
void keepLoop(NodeReader& reader, const ControlNode& node, const Repeated& loop, MeasuredGraph round)
{
    std::vector<Value*> like;
    const std::size_t first = extraOutputs(loop);
    for (std::size_t i = first; i < round.outputs.size(); ++i) {
        const std::size_t stack = i - first - std::min(i - first, loop.carried.size());
        like.push_back(i - first < loop.carried.size()
                           ? round.outputs[i]
                           : stacked(reader, round.outputs[i],
                                     stack < loop.outAxes.size() ? loop.outAxes[stack] : 0, loop.rounds, {}));
    }
    keepAsVertex(reader, node, std::move(round), like,
                 loop.rounds ? std::optional(static_cast<double>(*loop.rounds)) : std::nullopt);
}

void noteRounds(NodeReader& reader, const ControlNode& node, const Repeated& loop, bool unrolled)
{
    if (node.place.body)
        return;
    const std::string name = node.place.prefix + reader.nameOf(node.view.node);
    if (!loop.rounds)
        reader.notes().unknownRounds(name);
    else if (loop.mayEndEarly)
        reader.notes().earlyEnd(name, *loop.rounds);
    if (unrolled && loop.rounds)
        reader.notes().unrolled(name, *loop.rounds);
}

void readRepeated(NodeReader& reader, const ControlNode& node, Repeated& loop,
                  const ControlFlowSettings& settings)
{
    if (loop.rounds == 0)
        return unroll(reader, node, loop, 0);
    MeasuredGraph round = measureRound(reader, node, loop);
    if (loop.isLoop)
        settleRounds(reader, node, round, loop);
    if (reader.failed())
        return;
    // A loop of unknown rounds is counted once.
    const std::int64_t rounds = loop.rounds.value_or(1);
    const bool unrolls = settings.expand && !node.place.body && rounds <= settings.mostRounds &&
                         reader.takeVisits(VisitKind::Expand, *loop.body, static_cast<double>(rounds));
    noteRounds(reader, node, loop, unrolls);
    if (unrolls)
        unroll(reader, node, loop, rounds);
    else
        keepLoop(reader, node, loop, std::move(round));
}

/// Fits the numbers of inputs and outputs of body and node together; false if they don't.
bool hasSoundBody(const ControlNode& node, Repeated& loop)
{
    const std::size_t outputs = static_cast<std::size_t>(node.view.node.output_size());
    const std::size_t extra = extraOutputs(loop);
    if (!loop.body || static_cast<std::size_t>(loop.body->output_size()) < extra + loop.carried.size() ||
        outputs < loop.carried.size() ||
        std::find(loop.carried.begin(), loop.carried.end(), nullptr) != loop.carried.end())
        return false;
    loop.outAxes.resize(outputs - loop.carried.size(), 0);
    return true;
}

std::optional<std::int64_t> scanRounds(const Repeated& loop)
{
    for (std::size_t i = 0; i < loop.scanned.size(); ++i) {
        const Value* whole = loop.scanned[i];
        const auto at = whole && whole->ranked ? axisOf(loop.axes[i], whole->dims.size()) : std::nullopt;
        if (at && whole->dims[*at] >= 0)
            return whole->dims[*at];
    }
    return std::nullopt;
}

} // namespace

void readLoop(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings)
{
    Repeated loop;
    loop.body = subgraphOf(node.view, "body");
    if (node.inputs.size() > 2)
        loop.carried.assign(node.inputs.begin() + 2, node.inputs.end());
    if (!hasSoundBody(node, loop))
        return keepUnknown(reader, node);
    if (const Element most = scalarOf(node.view.input(0)); most && *most < endlessRounds)
        loop.rounds = std::max<std::int64_t>(static_cast<std::int64_t>(*most), 0);
    if (const Element start = scalarOf(node.view.input(1)); start && *start == 0)
        loop.rounds = 0;
    readRepeated(reader, node, loop, settings);
}

/// Since version 9. Version 8 has batches, and lengths of its own for each.
void readScan(NodeReader& reader, const ControlNode& node, const ControlFlowSettings& settings)
{
    const std::int64_t scans = node.view.integer("num_scan_inputs", 0);
    const auto inputs = static_cast<std::int64_t>(node.inputs.size());
    if (node.view.operatorSet < 9 || scans < 1 || scans > inputs)
        return keepUnknown(reader, node);
    Repeated loop;
    loop.isLoop = false;
    loop.body = subgraphOf(node.view, "body");
    loop.carried.assign(node.inputs.begin(), node.inputs.end() - scans);
    loop.scanned.assign(node.inputs.end() - scans, node.inputs.end());
    loop.axes = node.view.integers("scan_input_axes");
    loop.axes.resize(loop.scanned.size(), 0);
    loop.outAxes = node.view.integers("scan_output_axes");
    if (!hasSoundBody(node, loop))
        return keepUnknown(reader, node);
    loop.rounds = scanRounds(loop);
    readRepeated(reader, node, loop, settings);
}

} // namespace doppler
