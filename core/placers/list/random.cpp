// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/random_assignment.h"

namespace doppler {

void drawAssignment(const Problem& problem, Random& random, Assignment& devices)
{
    if (problem.graph().colocationGroups().empty()) {
        devices.resize(problem.vertexCount());
        for (VertexId v : problem.graph().vertices()) {
            const auto allowed = problem.allowedDevices(v);
            devices[v] = allowed[random.below(allowed.size())];
        }
        return;
    }
    devices.assign(problem.vertexCount(), DeviceId{});
    for (VertexId v : problem.graph().vertices()) {
        if (devices[v].valid())
            continue;
        const auto allowed = problem.allowedDevices(v);
        const DeviceId d = allowed[random.below(allowed.size())];
        for (VertexId member : problem.movesTogether(v))
            devices[member] = d;
    }
}

RandomAssignments::RandomAssignments(const Problem& p) : problem(p), bounded(boundsMemory(p)) {}

void RandomAssignments::draw(Random& random, Assignment& devices)
{
    if (!bounded)
        return drawAssignment(problem, random, devices);
    memory.emplace(problem); // as far as a draw goes, it is not much
    devices.assign(problem.vertexCount(), DeviceId{});
    for (VertexId v : problem.graph().topologicalOrder()) {
        if (devices[v].valid())
            continue;
        memory->findFitting(v, fitting);
        const DeviceId d = fitting[random.below(fitting.size())];
        for (VertexId member : problem.movesTogether(v)) {
            devices[member] = d;
            memory->place(member, d);
        }
    }
}

namespace {

/// One random assignment.
class RandomPlacer final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "random", DOPPLER_TEXT("core", "Random"), PlacerKind::Constructive, "", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        if (context.stop.stop_requested())
            return stoppedEarly();
        Random random(context.seed);
        PlacerResult result;
        RandomAssignments(problem).draw(random, result.placement.devices);
        return result;
    }
};

} // namespace

std::unique_ptr<Placer> makeRandom() { return std::make_unique<RandomPlacer>(); }

} // namespace doppler
