// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/real_runs.h"

#include "core/base/fingerprint.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

constexpr std::size_t finalists = 3;

/// By number, the placements with the least medians; all if there are fewer.
std::vector<std::size_t> bestPlacements(const std::vector<std::vector<double>>& makespans)
{
    std::vector<std::size_t> order(makespans.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> medians;
    for (const auto& measured : makespans)
        medians.push_back(medianOf(measured));
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return medians[i]; });
    order.resize(std::min(order.size(), finalists));
    return order;
}

Result<TuneState> knownState(const TuneSetup& setup, const std::string& of)
{
    std::error_code none;
    if (!setup.resume || setup.stateFile.empty() || !std::filesystem::exists(setup.stateFile, none))
        return TuneState{of, {}};
    return readTuneState(*setup.problem, of, setup.stateFile);
}

} // namespace

std::size_t finalRepeats(std::size_t runs)
{
    if (runs < 2 * finalists)
        return 0;
    if (runs < 4 * finalists)
        return 1;
    return std::clamp<std::size_t>(runs / 20, 2, 5);
}

double medianOf(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t n = values.size();
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

std::uint64_t placementPrint(const Placement& placement)
{
    Fingerprint print;
    for (DeviceId d : placement.devices)
        print.add(d.value);
    for (VertexId v : placement.order)
        print.add(v.value);
    for (EdgeId e : placement.transfers)
        print.add(e.value);
    return print.value();
}

RealRuns::RealRuns(const TuneSetup& s, std::shared_ptr<const void> held, TuneState known)
    : setup(&s), prepared(std::move(held)), state(std::move(known)), writer(s.stateFile, state.of),
      model(s.problem)
{
    progress.runs = s.runs;
}

Result<RealRuns> RealRuns::open(const TuneSetup& setup)
{
    if (auto supported = setup.engine.engine->supports(*setup.problem); !supported)
        return supported.error();
    auto known = knownState(setup, tuneFingerprint(setup));
    if (!known)
        return known.error();
    auto held = setup.engine.engine->prepare(*setup.problem, setup.engine.options);
    if (!held)
        return held.error();
    return RealRuns(setup, *std::move(held), *std::move(known));
}

double RealRuns::elapsed() const
{
    return before + std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

std::size_t RealRuns::left() const
{
    const std::size_t reserved = repeating ? 0 : finalists * finalRepeats(setup->runs);
    return setup->runs - std::min(setup->runs, progress.points.size() + reserved);
}

bool RealRuns::over() const
{
    if (setup->stop.stop_requested() || progress.points.size() >= setup->runs)
        return true;
    return !replays() && setup->seconds && elapsed() >= *setup->seconds; // what is resumed has had its time
}

/// The next run of the file if it is one of this placement.
const SavedRun* RealRuns::savedRun(std::uint64_t placement)
{
    if (!replays())
        return nullptr;
    if (state.runs[replayed].asked != placement) { // decided otherwise, as with more runs: the rest is void
        state.runs.resize(replayed);
        return nullptr;
    }
    const SavedRun& run = state.runs[replayed++];
    before = run.elapsed;
    begun = std::chrono::steady_clock::now();
    return &run;
}

Result<SavedRun> RealRuns::execute(const Placement& placement)
{
    const auto once = [&](std::uint64_t seed) {
        return doppler::execute({setup->problem, placement, setup->engine, 1, seed, setup->stop, {}});
    };
    if (!warm) {
        if (auto warmup = once(setup->seed); !warmup)
            return warmup.error();
        warm = true;
    }
    auto executed = once(setup->seed + progress.points.size() + 1);
    if (!executed)
        return executed.error();
    for (const Message& note : executed->notes)
        if (std::ranges::find(notes, note) == notes.end())
            notes.push_back(note);
    return SavedRun{placementPrint(placement), executed->run->placement, executed->run->schedule, elapsed()};
}

Result<void> RealRuns::save(const SavedRun& run)
{
    writer.add(run);
    if (replays()) // the file contains more than that
        return {};
    return writer.write(setup->problem->graph().name(), setup->problem->topology().name());
}

std::size_t RealRuns::numberFor(const Placement& placement)
{
    const auto [at, isNew] = numberOf.insert({placementPrint(placement), placements.size()});
    if (isNew) {
        placements.push_back(placement);
        makespans.emplace_back();
    }
    return at->second;
}

std::optional<std::size_t> RealRuns::find(const Placement& placement) const
{
    const auto known = numberOf.find(placementPrint(placement));
    return known == numberOf.end() ? std::nullopt : std::optional(known->second);
}

Result<const TunePoint*> RealRuns::run(const Candidate& candidate, double simulated)
{
    report(repeating ? TunePhase::Repeating : TunePhase::Measuring);
    if (over())
        return static_cast<const TunePoint*>(nullptr);
    const SavedRun* known = savedRun(placementPrint(candidate.placement));
    SavedRun measured;
    if (known) {
        measured = *known;
    } else {
        auto executed = execute(candidate.placement);
        if (!executed) {
            if (setup->stop.stop_requested())
                return static_cast<const TunePoint*>(nullptr);
            return executed.error();
        }
        measured = *std::move(executed);
    }
    if (auto saved = save(measured); !saved)
        return saved.error();
    TunePoint point;
    point.number = progress.points.size() + 1;
    point.placer = candidate.placer;
    point.placement = numberFor(candidate.placement);
    point.modelled = model.makespan(measured.placement);
    point.simulated = simulated;
    point.measured = measured.schedule.makespan;
    point.elapsed = measured.elapsed;
    point.isFinal = repeating;
    makespans[point.placement].push_back(point.measured);
    point.run = makeMeasuredRun(setup->problem, std::move(measured.placement), std::move(measured.schedule));
    progress.points.push_back(std::move(point));
    report(progress.phase);
    return &progress.points.back();
}

void RealRuns::report(TunePhase phase)
{
    progress.phase = phase;
    if (setup->progress)
        setup->progress(progress);
}

std::size_t RealRuns::sinceImproved() const
{
    double best = std::numeric_limits<double>::infinity();
    std::size_t since = 0;
    for (const TunePoint& point : progress.points) {
        since = point.measured < best ? 0 : since + 1;
        best = std::min(best, point.measured);
    }
    return since;
}

Result<void> RealRuns::repeatBest()
{
    const auto best = bestPlacements(makespans);
    std::vector<TunePoint> first; // a point of each
    for (std::size_t placement : best)
        first.push_back(*std::ranges::find(progress.points, placement, &TunePoint::placement));
    repeating = true;
    for (std::size_t turn = 0; turn < finalRepeats(setup->runs); ++turn)
        for (const TunePoint& point : first) {
            const auto again = run({placements[point.placement], point.placer}, point.simulated);
            if (!again)
                return again.error();
            if (!*again)
                return {};
        }
    return {};
}

Result<TuneOutcome> RealRuns::outcome() const
{
    const auto& points = progress.points;
    if (points.empty())
        return executionStopped();
    TuneOutcome out;
    std::vector<std::vector<double>> counted(placements.size());
    for (const TunePoint& point : points)
        if (point.isFinal)
            counted[point.placement].push_back(point.measured);
    const auto repeated = std::ranges::count_if(counted, [](const auto& x) { return !x.empty(); });
    if (repeated < static_cast<std::ptrdiff_t>(std::min(placements.size(), finalists)))
        counted = makespans; // stopped before each of the best was repeated
    double least = std::numeric_limits<double>::infinity();
    std::size_t winner = 0;
    for (std::size_t i = 0; i < counted.size(); ++i)
        if (!counted[i].empty() && medianOf(counted[i]) < least) {
            least = medianOf(counted[i]);
            winner = i;
        }
    out.placement = placements[winner];
    out.measured = least;
    out.makespans = makespans[winner];
    const TunePoint* shown = nullptr;
    for (const TunePoint& point : points) {
        if (point.placement != winner)
            continue;
        if (!shown || std::abs(point.measured - least) < std::abs(shown->measured - least))
            shown = &point;
    }
    out.run = shown->run;
    out.placer = shown->placer;
    out.modelled = shown->modelled;
    out.points = points;
    out.modelError = modelError(points);
    out.end = setup->stop.stop_requested() ? TuneEnd::Stopped : ending;
    out.resumed = replayed;
    out.notes = notes;
    return out;
}

} // namespace doppler
