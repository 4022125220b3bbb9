// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/findings.h"

#include "core/base/excerpt.h"

namespace doppler {

namespace {

constexpr std::size_t mostExamples = 5;

} // namespace

void Findings::Names::add(std::string_view name)
{
    if (count++ < mostExamples)
        first.push_back(excerpt(name, 60));
}

std::string Findings::Names::text() const
{
    std::string out;
    for (const std::string& name : first)
        (out += out.empty() ? "" : ", ") += name;
    return count > first.size() ? out + ", ..." : out;
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
            {DOPPLER_TEXT("core", "the model is of operator set {0} {1}, newer than {2}: where "
                                  "operators have changed, costs may be unknown"),
             {domain.empty() ? "ai.onnx" : excerpt(domain), std::to_string(version), std::to_string(known)}});
}

void Findings::addTo(GraphBuilder& builder) const
{
    for (const Message& version : versions)
        builder.addNote(version);
    if (!operators.empty()) {
        std::string names;
        std::size_t vertices = 0;
        std::size_t listed = 0;
        for (const auto& [name, times] : operators) {
            vertices += times;
            if (++listed <= 2 * mostExamples)
                (names += names.empty() ? "" : ", ") +=
                    excerpt(name, 60) + " (" + std::to_string(times) + ")";
        }
        if (listed > 2 * mostExamples)
            names += ", ...";
        builder.addNote(
            {DOPPLER_PLURAL("core", "operators without a known cost, estimated at {0} vertices: {1}",
                            "operators without a known cost, estimated at {0} vertex: {1}"),
             {count(vertices), names}});
    }
    if (costs.count > 0)
        builder.addNote(
            {DOPPLER_PLURAL("core", "work that depends on unknown shapes, estimated at {0} vertices: {1}",
                            "work that depends on unknown shapes, estimated at {0} vertex: {1}"),
             {count(costs.count), costs.text()}});
    if (loops.count > 0)
        builder.addNote(
            {DOPPLER_PLURAL("core", "loops of an unknown number of rounds, estimated at {0} vertices: {1}",
                            "loops of an unknown number of rounds, estimated at {0} vertex: {1}"),
             {count(loops.count), loops.text()}});
    if (tensors.count > 0)
        builder.addNote(
            {DOPPLER_TEXT("core", "tensors of unknown shape, whose bytes count only what is known "
                                  "of it: {0}, among them {1}"),
             {count(tensors.count), tensors.text()}});
    if (unfit.count > 0)
        builder.addNote({DOPPLER_TEXT("core", "nodes that do not follow their operator's definition: {0} "
                                              "({1}); the first: {2}"),
                         {count(unfit.count), unfit.text(), unfitReason}});
}

} // namespace doppler
