// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/run_placer.h"

#include "core/io/bytes/file.h"
#include "core/io/placements/foreign_placement.h"
#include "core/io/placements/placement_json.h"
#include "core/placers/api/placer_group.h"
#include "core/placers/online/online_placer.h"
#include "core/run/measured_run.h"
#include "core/training/checkpoint_placer.h"

#include <chrono>
#include <optional>

namespace doppler {

namespace {

constexpr const char* filePlacer = "file";

Result<RunPtr> simulated(const ProblemPtr& problem, Placement placement, std::string placer, double bound,
                         OutOfMemoryRun rule, const Placer* by = nullptr)
{
    const auto make = rule == OutOfMemoryRun::Keep ? makeRun : makeFinishedRun;
    return make(problem, std::move(placement), std::move(placer), bound, by);
}

/// The placer that the request names, once it may be run.
Result<ChosenPlacer> allowedPlacer(const PlacingRequest& request, const Approvals& approvals)
{
    if (request.checkpointOnly && !namesCheckpoint(request.placer)) {
        if (auto head = readFileHead(request.placer); !head)
            return head.error();
        return Error{{DOPPLER_TEXT("core", "this is not a training checkpoint")}, request.placer, {}};
    }
    if (auto allowed = approvals.check(request.placer); !allowed)
        return allowed.error();
    return choosePlacer(request.placer, request.settings);
}

/// A note if a placer that computes a single placement was given a budget.
std::optional<Message> ignoredBudget(const PlacerInfo& info, const Budget& budget)
{
    if (!placesAtOnce(info.kind) || (!budget.evaluations && !budget.seconds))
        return std::nullopt;
    return Message{DOPPLER_TEXT("core", "{0} computes a single placement and does not search; it ignores "
                                        "limits on time and evaluations"),
                   {info.id}};
}

/// A note if the run of an online policy is that of its placement, not the one in which it decided.
std::optional<Message> notOnline(const PlacerInfo& info, const Problem& problem, const Locks& locks)
{
    if (info.kind != PlacerKind::Online || (followsOnline(problem.model()) && locks.empty()))
        return std::nullopt;
    return Message{DOPPLER_TEXT("core", "{0} decided in a simpler run; the result is a run of its placement, "
                                        "because online runs know no locks, barriers, enforced memory or "
                                        "models of other simulators"),
                   {info.id}};
}

} // namespace

Result<PlacedRun> runPlacer(const ProblemPtr& problem, const PlacingRequest& request,
                            const Approvals& approvals, const PlacerContext& context, FaultOf* fault)
{
    FaultOf unused{};
    FaultOf& whose = fault ? *fault : unused;
    whose = FaultOf::Input;
    const auto chosen = allowedPlacer(request, approvals);
    if (!chosen)
        return chosen.error();
    const auto locked = withLocks(*problem, request.locks);
    if (!locked)
        return locked.error();
    whose = FaultOf::Work;
    const auto begin = std::chrono::steady_clock::now();
    auto placed = chosen->placer->place(**locked, chosen->options, context);
    if (!placed)
        return placed.error();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    auto run = simulated(problem, std::move(placed->placement), request.placer,
                         request.locks.empty() ? placed->bound : 0, request.outOfMemory, chosen->held.get());
    if (!run)
        return run.error();
    if (auto note = ignoredBudget(chosen->placer->info(), context.budget))
        placed->notes.push_back(*std::move(note));
    if (auto note = notOnline(chosen->placer->info(), *problem, request.locks))
        placed->notes.push_back(*std::move(note));
    return PlacedRun{*std::move(run),
                     chosen->title(),
                     chosen->placer->info().id,
                     placed->evaluations,
                     took.count(),
                     chosen->policy,
                     std::move(placed->notes),
                     std::move(placed->finder),
                     std::move(placed->shares)};
}

namespace {

/// A placement of another tool: matched by name, with notes about what did not match.
Result<PlacedRun> openForeignPlacement(const ProblemPtr& problem, const std::string& file,
                                       OutOfMemoryRun outOfMemory, FaultOf& whose)
{
    const auto named = readFileAs<NamedDevices>(
        file, [](std::string_view text, std::string_view) { return readForeignPlacement(text); });
    if (!named)
        return named.error();
    auto matched = matchPlacement(*problem, *named);
    if (!matched)
        return inFile(matched.error(), file);
    whose = FaultOf::Work;
    auto run = simulated(problem, std::move(matched->placement), filePlacer, 0, outOfMemory);
    if (!run)
        return inFile(run.error(), file);
    return PlacedRun{*std::move(run), named->format, {}, 0, 0, {}, std::move(matched->notes)};
}

} // namespace

Result<PlacedRun> openPlacement(const ProblemPtr& problem, const std::string& file,
                                OutOfMemoryRun outOfMemory, FaultOf* fault)
{
    FaultOf unused{};
    FaultOf& whose = fault ? *fault : unused;
    whose = FaultOf::Input;
    const auto head = readFileHead(file);
    if (!head)
        return head.error();
    if (looksLikeForeignPlacement(*head))
        return openForeignPlacement(problem, file, outOfMemory, whose);
    const auto stored = readPlacement(file);
    if (!stored)
        return stored.error();
    auto placement = resolve(*problem, *stored);
    if (!placement)
        return inFile(placement.error(), file);
    whose = FaultOf::Work;
    auto run = simulated(problem, *std::move(placement), filePlacer, 0, outOfMemory);
    if (!run)
        return inFile(run.error(), file);
    return PlacedRun{*std::move(run), stored->placer.empty() ? filePlacer : stored->placer, {}, 0, 0};
}

Result<RunPtr> carryOver(const Run& run, const ProblemPtr& problem)
{
    return makeFinishedRun(problem, run.placement, isMeasured(run) ? filePlacer : run.placer);
}

} // namespace doppler
