// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/learner.h"

#include "core/base/names.h"
#include "core/learn/base/cancellation.h"
#include "core/learn/base/memory_cost.h"
#include "core/run/statistics.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

// What a problem's numbers hold of stage III.
constexpr const char* realRunsKey = "real_runs"; ///< One number, of the first problem for all.
constexpr const char* bestTimesKey = "best_measurements";

} // namespace

Checkpoint freshCheckpoint(const LearnerSetup& setup, std::vector<float> parameters)
{
    Checkpoint state;
    state.policy = setup.policy;
    state.problems.clear();
    for (const ProblemPtr& problem : setup.problems)
        state.problems.push_back({TrainedOn::of(*problem), {}, {}, {}, {}, {}});
    state.settings = setup.options;
    state.seed = setup.seed;
    state.parameters = std::move(parameters);
    state.firstMoments.assign(state.parameters.size(), 0.0F);
    state.secondMoments.assign(state.parameters.size(), 0.0F);
    state.random = Random(setup.seed ^ 0x5851f42d4c957f2dULL).words(); // not the weights' numbers again
    return state;
}

Learner::Learner(const LearnerSetup& setup, StagePlan stages, Checkpoint from)
    : problems(setup.problems), plan(stages), state(std::move(from)), ranks(setup.ranks), stop(setup.stop),
      giveUp(setup.giveUp), rescued(setup.problems.size())
{
    static Ranks alone;
    if (!ranks)
        ranks = &alone;
    state.settings = setup.options;
    for (const ProblemPtr& problem : problems) {
        simulators.emplace_back(problem);
        outOfMemory.push_back(outOfMemoryCost(*problem));
    }
    if (plan[static_cast<std::size_t>(Stage::System)].episodes > 0)
        engine = StageEngine::of(setup.options, setup.approvedProgram).value();
    if (const auto before = state.problems[0].numbers.find(realRunsKey);
        engine && before != state.problems[0].numbers.end() && before->second.size() == 1)
        engine->setRealRuns(static_cast<std::uint64_t>(std::clamp(before->second[0], 0.0, 0x1.0p53)));
    judgeAgain();
}

void Learner::judgeAgain()
{
    for (std::size_t i = 0; i < problems.size(); ++i) {
        ProblemState& known = state.problems[i];
        std::vector<RatedPlacement*> all;
        if (known.best)
            all.push_back(&*known.best);
        for (RatedPlacement& elite : known.elites)
            all.push_back(&elite);
        if (known.guide)
            all.push_back(&*known.guide);
        for (RatedPlacement* rated : all) {
            const auto makespan = judge(i, rated->placement);
            if (!makespan) {
                failure = makespan.error();
                return;
            }
            rated->makespan = costOf(i, *makespan);
        }
        if (known.best && measures())
            known.numbers[bestTimesKey] = {known.best->makespan};
        if (known.best && !ran(i, known.best->makespan))
            known.best.reset();
        std::ranges::stable_sort(known.elites, {}, &RatedPlacement::makespan); // As they are kept.
    }
}

Checkpoint Learner::checkpoint(double secondsSoFar) const
{
    Checkpoint out = state;
    out.progress.seconds = secondsSoFar;
    if (realRuns() > 0)
        out.problems[0].numbers[realRunsKey] = {static_cast<double>(realRuns())};
    return out;
}

Checkpoint Learner::network() const
{
    Checkpoint out;
    out.policy = state.policy;
    out.settings = state.settings;
    out.seed = state.seed;
    out.progress = state.progress;
    out.parameters = state.parameters;
    return out;
}

Result<RatedPlacement> Learner::goOn(std::size_t, std::span<const PolicyChoice>)
{
    return Error{
        {DOPPLER_TEXT(
            "core", "this policy does not decide step by step, so the result of another choice is unknown")},
        {},
        {}};
}

void Learner::limitSeconds(double most, bool countsEpisodes)
{
    double all = 0;
    for (const StageSettings& s : plan)
        all += static_cast<double>(s.episodes);
    if (all == 0)
        return; // there is nothing to share
    episodesCount = countsEpisodes;
    stageTimes.emplace();
    double before = 0;
    for (std::size_t s = 0; s < stageCount; ++s) {
        before += static_cast<double>(plan[s].episodes);
        (*stageTimes)[s + 1] = most * (before / all);
    }
}

bool Learner::stageIsOver(std::size_t which) const
{
    return plan[which].episodes == 0 || timeIsOver(which) ||
           (episodesCount && state.progress.stageEpisode >= plan[which].episodes);
}

bool Learner::finished()
{
    if (evaluationsLeft() == 0)
        return true;
    std::size_t next = static_cast<std::size_t>(state.progress.stage);
    if (!stageIsOver(next))
        return false;
    // A stage is left only for one that has episodes, so that the last one can be made longer later.
    do
        ++next;
    while (next < stageCount && (plan[next].episodes == 0 || timeIsOver(next)));
    if (next == stageCount)
        return true;
    state.progress.stage = static_cast<Stage>(next);
    state.progress.stageEpisode = 0;
    state.progress.stageUpdates = 0;
    std::fill(state.firstMoments.begin(), state.firstMoments.end(), 0.0F);
    std::fill(state.secondMoments.begin(), state.secondMoments.end(), 0.0F);
    if (state.progress.stage == Stage::System)
        judgeAgain();
    stageBegins();
    return false;
}

double Learner::overStage(double from, double to, std::size_t ahead) const
{
    double share = 0;
    if (episodesCount && stage().episodes > 1)
        share = static_cast<double>(state.progress.stageEpisode + ahead) /
                static_cast<double>(stage().episodes - 1);
    if (stageTimes) {
        const auto which = static_cast<std::size_t>(state.progress.stage);
        const double length = (*stageTimes)[which + 1] - (*stageTimes)[which];
        share = std::max(share, length > 0 ? (spent - (*stageTimes)[which]) / length : 1.0);
    }
    return from + (to - from) * std::min(share, 1.0);
}

Random Learner::episodeRandom(std::uint64_t episode) const
{
    return Random(state.seed * 0x9e3779b97f4a7c15ULL ^ (episode + 1) * 0xd1342543de82ef95ULL);
}

const std::optional<RatedPlacement>& Learner::best(std::size_t problem) const
{
    const std::optional<RatedPlacement>& own = state.problems[problem].best;
    const std::optional<RatedPlacement>& other = rescued[problem];
    return other && (!own || other->makespan < own->makespan) ? other : own;
}

void Learner::rescue(std::size_t problem, const RatedPlacement& rated)
{
    if (ran(problem, rated.makespan) && (!rescued[problem] || rated.makespan < rescued[problem]->makespan))
        rescued[problem] = rated;
}

Result<double> Learner::judge(std::size_t problem, const Placement& placement, const std::stop_token& until)
{
    if (!measures())
        return simulators[problem].makespan(placement);
    return engine->makespan(*problems[problem], placement, state.seed + state.progress.episode, until);
}

Result<void> Learner::recheckBest(std::size_t problem)
{
    std::optional<RatedPlacement>& best = state.problems[problem].best;
    if (!measures() || !best || engine->recheckInterval() == 0 || state.progress.stageUpdates == 0 ||
        state.progress.stageUpdates % engine->recheckInterval() != 0)
        return {};
    const auto again = judge(problem, best->placement, giveUp);
    throwIfCancelled(); // an engine's execution ends with an error then
    if (!again)
        return again.error();
    std::vector<double>& times = state.problems[problem].numbers[bestTimesKey];
    times.push_back(*again);
    best->makespan = mean(times);
    return {};
}

bool Learner::isBest(std::size_t problem, double cost) const
{
    const std::optional<RatedPlacement>& best = state.problems[problem].best;
    return ran(problem, cost) && (!best || cost < best->makespan);
}

bool Learner::count(EpisodeRecord& record, std::size_t problem, const RatedPlacement& rated,
                    const LearnerEvents& events, std::uint64_t evaluations)
{
    record.episode = state.progress.episode;
    record.stage = state.progress.stage;
    record.problem = problem;
    record.makespan = rated.makespan;
    std::optional<RatedPlacement>& best = state.problems[problem].best;
    const bool kept = isBest(problem, rated.makespan);
    if (kept) {
        best = rated;
        if (measures())
            state.problems[problem].numbers[bestTimesKey] = {rated.makespan};
        events.best(rated, problem, record.episode);
    }
    record.best = best ? best->makespan : rated.makespan;
    ++state.progress.episode;
    ++state.progress.stageEpisode;
    state.progress.evaluations += evaluations;
    record.evaluations = state.progress.evaluations;
    record.realRuns = realRuns();
    return kept;
}

Error Learner::diverged()
{
    return {{DOPPLER_TEXT("core", "training diverged: the loss is no longer finite; a smaller learning rate "
                                  "or gradient clipping may help")},
            {},
            {}};
}

namespace {

/// The sum over all processes. Gradients in factors share their left ones, which are of the graph and the
/// parameters; so the right ones are added.
class SummedGradients {
public:
    SummedGradients(Ranks& ranks, std::span<const ParameterBlock> blocks,
                    const std::function<Gradient(const ParameterBlock&)>& own)
    {
        for (const ParameterBlock& block : blocks) {
            const Gradient& part = parts.emplace_back(own(block));
            const auto values = part.outer.rank > 0 ? part.outer.right : part.dense;
            starts.push_back(sums.size());
            sums.insert(sums.end(), values.begin(), values.end());
        }
        ranks.sum(sums);
    }
    [[nodiscard]] Gradient operator()(const ParameterBlock& block) const
    {
        Gradient out = parts[block.index];
        auto& values = out.outer.rank > 0 ? out.outer.right : out.dense;
        values = std::span(sums).subspan(starts[block.index], values.size());
        return out;
    }

private:
    std::vector<Gradient> parts; ///< By block.
    std::vector<std::size_t> starts;
    std::vector<float> sums;
};

} // namespace

void Learner::takeStep(double rate, double clip, std::span<const ParameterBlock> blocks,
                       const std::function<Gradient(const ParameterBlock&)>& gradient)
{
    ++state.progress.stageUpdates;
    if (rate <= 0)
        return;
    if (ranks->size() == 1)
        return optimise(rate, clip, blocks, gradient);
    const SummedGradients sums(*ranks, blocks, gradient);
    optimise(rate, clip, blocks, std::cref(sums));
}

void Learner::optimise(double rate, double clip, std::span<const ParameterBlock> blocks,
                       const std::function<Gradient(const ParameterBlock&)>& gradient)
{
    const auto t = static_cast<double>(state.progress.stageUpdates);
    AdamStep step;
    step.learningRate = static_cast<float>(rate);
    step.correction1 = static_cast<float>(1 - std::pow(static_cast<double>(step.beta1), t));
    step.correction2 = static_cast<float>(1 - std::pow(static_cast<double>(step.beta2), t));
    if (clip > 0) {
        double norm = 0;
        for (const ParameterBlock& block : blocks)
            norm += squaredNorm(gradient(block));
        norm = std::sqrt(norm);
        step.scale = static_cast<float>(std::min(1.0, clip / std::max(norm, 1e-30)));
    }
    for (const ParameterBlock& block : blocks) {
        const Gradient own = gradient(block);
        if (own.empty())
            continue;
        const auto of = [&](std::vector<float>& values) {
            return std::span(values).subspan(block.offset, block.size());
        };
        adam(step, of(state.parameters), own, of(state.firstMoments), of(state.secondMoments));
    }
}

#define DOPPLER_LEARNER(kind) LearnerKind kind();
#include "core/learn/learners/learners.def"
#undef DOPPLER_LEARNER

Result<const LearnerKind*> findLearner(std::string_view policy)
{
    static const std::vector<LearnerKind> kinds{
#define DOPPLER_LEARNER(kind) kind(),
#include "core/learn/learners/learners.def"
#undef DOPPLER_LEARNER
    };
    std::vector<std::string> valid;
    for (const LearnerKind& kind : kinds) {
        if (kind.policy == policy)
            return &kind;
        valid.emplace_back(kind.policy);
    }
    return unknownName(DOPPLER_TEXT("core", "unknown policy \"{0}\", expected one of {1}"), policy,
                       std::move(valid));
}

} // namespace doppler
