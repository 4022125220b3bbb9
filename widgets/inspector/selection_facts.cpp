// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/selection_facts.h"

#include <algorithm>
#include <limits>

namespace doppler {

SelectionFacts selectionFacts(const Problem& problem, const Run* run, std::span<const VertexId> vertices)
{
    SelectionFacts facts;
    facts.vertices = vertices.size();
    facts.start = vertices.empty() || !run ? 0 : std::numeric_limits<double>::infinity();
    if (run)
        for (const DeviceId d : problem.topology().devices())
            facts.shares.push_back({d});
    for (const VertexId v : vertices) {
        const Vertex& vertex = problem.graph().vertex(v);
        facts.flops += vertex.flops.value_or(0);
        facts.unknown += vertex.estimated() ? 1 : 0;
        facts.outputBytes += vertex.outputBytes;
        facts.weights += vertex.persistentBytes;
        if (!run)
            continue;
        const TaskRun& task = run->schedule.tasks[v];
        SelectionFacts::Share& share = facts.shares[task.device];
        ++share.vertices;
        share.seconds += task.end - task.start;
        facts.seconds += task.end - task.start;
        facts.start = std::min(facts.start, task.start);
        facts.end = std::max(facts.end, task.end);
    }
    std::erase_if(facts.shares, [](const SelectionFacts::Share& share) { return share.vertices == 0; });
    return facts;
}

} // namespace doppler
