// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/findings.h"

#include "core/base/excerpt.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t mostExamples = 5;

} // namespace

void Findings::Names::add(std::string_view name)
{
    if (count++ < mostExamples)
        first.push_back(excerpt(name, 120));
}

std::string Findings::Names::text() const
{
    std::string out;
    for (const std::string& name : first)
        (out += out.empty() ? "" : ", ") += name;
    return count > first.size() ? out + ", ..." : out;
}

/// The commonest first: "Conv (3), Relu (2)".
std::string Findings::listed(const Counts& counts)
{
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string out;
    for (std::size_t i = 0; i < std::min(sorted.size(), 2 * mostExamples); ++i)
        (out += out.empty() ? "" : ", ") +=
            excerpt(sorted[i].first, 60) + " (" + std::to_string(sorted[i].second) + ")";
    return sorted.size() > 2 * mostExamples ? out + ", ..." : out;
}

void Findings::earlyEnd(std::string_view loop, std::int64_t most)
{
    earlyLoops.add(excerpt(loop, 60) + " (" + std::to_string(most) + ")");
}

void Findings::unrolled(std::string_view loop, std::int64_t rounds)
{
    unrolledLoops.add(excerpt(loop, 60) + " (" + std::to_string(rounds) + ")");
}

void Findings::branchTaken(std::string_view node, bool then, BranchReason reason)
{
    branches[static_cast<std::size_t>(reason)].add(excerpt(node, 60) +
                                                   (then ? " (then_branch)" : " (else_branch)"));
}

void Findings::singleVertex(std::string_view vertex, const Counts& inside)
{
    singles.add(excerpt(vertex, 60) + (inside.empty() ? std::string() : ": " + listed(inside)));
}

void Findings::unfitNode(std::string_view node, const std::string& reason)
{
    if (unfit.count == 0)
        unfitReason = excerpt(reason, 160);
    unfit.add(node);
}

void Findings::operatorSet(std::string_view domain, std::int64_t version, std::int64_t known)
{
    if (version > known && versions.empty())
        versions.push_back(
            {DOPPLER_TEXT("core", "the model uses operator set {0} {1}, newer than {2}: the costs of "
                                  "operators that have changed may be unknown"),
             {domain.empty() ? "ai.onnx" : excerpt(domain), std::to_string(version), std::to_string(known)}});
}

void Findings::addTo(GraphBuilder& builder) const
{
    for (const Message& version : versions)
        builder.addNote(version);
    if (!operators.empty()) {
        std::size_t vertices = 0;
        for (const auto& [name, times] : operators)
            vertices += times;
        builder.addNote(
            {DOPPLER_PLURAL("core", "operators without a known cost, estimated for {0} vertices: {1}",
                            "operators without a known cost, estimated for {0} vertex: {1}"),
             {count(vertices), listed(operators)}});
    }
    if (costs.count > 0)
        builder.addNote(
            {DOPPLER_PLURAL("core", "work that depends on unknown shapes, estimated for {0} vertices: {1}",
                            "work that depends on unknown shapes, estimated for {0} vertex: {1}"),
             {count(costs.count), costs.text()}});
    addControlFlow(builder);
    if (tensors.count > 0)
        builder.addNote(
            {DOPPLER_TEXT(
                 "core",
                 "tensors of unknown shape, whose bytes include only the known part: {0}, among them {1}"),
             {count(tensors.count), tensors.text()}});
    if (tensors.count > 0 && !losers.empty())
        builder.addNote(
            {DOPPLER_TEXT("core", "operators at which shapes become unknown: {0}"), {listed(losers)}});
    if (unfit.count > 0)
        builder.addNote(
            {DOPPLER_TEXT(
                 "core",
                 "nodes that do not match the definition of their operator: {0} ({1}); the first: {2}"),
             {count(unfit.count), unfit.text(), unfitReason}});
}

void Findings::addControlFlow(GraphBuilder& builder) const
{
    const auto note = [&](const Names& names, const char* text) {
        if (names.count > 0)
            builder.addNote({text, {count(names.count), names.text()}});
    };
    note(branches[static_cast<std::size_t>(BranchReason::Constant)],
         DOPPLER_TEXT("core",
                      "If nodes with a constant condition, replaced by the branch that runs: {0}, among "
                      "them {1}"));
    note(branches[static_cast<std::size_t>(BranchReason::Larger)],
         DOPPLER_TEXT("core", "If nodes replaced by the branch with more FLOPs: {0}, among them {1}"));
    note(branches[static_cast<std::size_t>(BranchReason::Chosen)],
         DOPPLER_TEXT("core",
                      "If nodes replaced by the branch that the option control-flow names: {0}, among "
                      "them {1}"));
    note(unrolledLoops,
         DOPPLER_TEXT("core", "loops that are unrolled (number of rounds): {0}, among them {1}"));
    note(earlyLoops, DOPPLER_TEXT("core", "loops that may end early, counted with their maximum number of "
                                          "rounds: {0}, among them {1}"));
    note(loops,
         DOPPLER_TEXT("core", "loops of an unknown number of rounds, counted once: {0}, among them {1}"));
    note(singles,
         DOPPLER_TEXT("core", "control-flow nodes that are one vertex each (nodes inside by operator): "
                              "{0}, among them {1}"));
}

} // namespace doppler
