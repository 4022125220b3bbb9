// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/placeto_learner.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/base/time_limit.h"
#include "core/learn/learners/given_choices.h"
#include "core/placers/list/critical_path.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr auto returnsKey = "returns by step";

StagePlan placetoPlan(const Options& options)
{
    StagePlan plan;
    const double final = options.number("final_learning_rate");
    for (Stage which : {Stage::Imitation, Stage::Simulation}) {
        StageSettings& stage = plan[static_cast<std::size_t>(which)];
        const bool learns = which == Stage::Imitation || !options.flag("control");
        const std::string prefix = which == Stage::Imitation ? "stage1" : "stage2";
        stage.episodes = static_cast<std::uint64_t>(options.integer(stageEpisodesOption(which)));
        stage.learningRate = learns ? options.number(prefix + "_learning_rate") : 0;
        stage.finalRate = std::min(stage.learningRate, final);
    }
    plan[static_cast<std::size_t>(Stage::Simulation)].entropy = options.number("stage2_entropy");
    return plan;
}

/// A file may hold anything: a list that is not of whole episodes is none.
std::deque<std::vector<double>> episodesOf(const std::vector<double>& list, std::size_t steps,
                                           std::size_t window)
{
    std::deque<std::vector<double>> out;
    if (steps == 0 || list.size() % steps != 0 || list.size() / steps > window)
        return out;
    for (auto at = list.begin(); at != list.end(); at += static_cast<std::ptrdiff_t>(steps))
        out.emplace_back(at, at + static_cast<std::ptrdiff_t>(steps));
    return out;
}

} // namespace

PlacetoLearner::PlacetoLearner(const LearnerSetup& setup, Checkpoint from)
    : Learner(setup, placetoPlan(setup.options), std::move(from)),
      layout(setup.problems.front()->deviceCount()), start(setup.options.text("start")),
      gamma(setup.options.number("gamma")), clip(setup.options.number("gradient_clip")),
      window(static_cast<std::size_t>(setup.options.integer("baseline_window"))),
      relativeRewards(setup.options.text("reward_unit") == "start"), gradient(layout.size)
{
    const bool perStep = setup.options.text("encoding") == "per-step";
    const PlacetoNetwork::Settings network{static_cast<std::size_t>(setup.options.integer("rounds")),
                                           setup.options.text("pools") == "mean", !perStep};
    for (std::size_t i = 0; i < problems.size(); ++i) {
        Site& site = sites.emplace_back();
        site.rollout = std::make_unique<PlacetoRollout>(problems[i], layout, network,
                                                        perStep ? PlacetoRollout::Encoding::PerStep
                                                                : PlacetoRollout::Encoding::PerEpisode,
                                                        placetoOrder(setup.options));
        site.returns =
            episodesOf(state.problems[i].numbers[returnsKey], site.rollout->graph().visits.size(), window);
        site.start = firstStart(*problems[i]);
    }
}

Checkpoint PlacetoLearner::checkpoint(double secondsSoFar) const
{
    Checkpoint out = Learner::checkpoint(secondsSoFar);
    for (std::size_t i = 0; i < sites.size(); ++i) {
        std::vector<double>& list = out.problems[i].numbers[returnsKey];
        list.clear();
        for (const auto& returns : sites[i].returns)
            list.insert(list.end(), returns.begin(), returns.end());
    }
    return out;
}

void PlacetoLearner::stageBegins()
{
    for (Site& site : sites)
        site.returns.clear();
}

Assignment PlacetoLearner::firstStart(const Problem& problem) const
{
    Random random(state.seed ^ 0x706c616365746f00ULL);
    Assignment out(problem.vertexCount());
    if (start == "critical-path")
        return placeByCriticalPath(problem, random).devices;
    if (start == "single-device") {
        for (VertexId v : problem.graph().vertices())
            out[v] = problem.allowedDevices(v).front();
        return out;
    }
    RandomAssignments(problem).draw(random, out);
    return out;
}

Assignment PlacetoLearner::startOf(std::size_t problem, Random& random) const
{
    const auto& best = state.problems[problem].best;
    if (start == "best" && best)
        return best->placement.devices;
    Assignment out = sites[problem].start;
    if (start == "random-each")
        RandomAssignments(*problems[problem]).draw(random, out);
    return out;
}

Result<void> PlacetoLearner::update(const LearnerEvents& events, double secondsSoFar)
{
    if (finished())
        return {};
    const auto problem = static_cast<std::size_t>(state.progress.stageUpdates % problems.size());
    const Returns before = sites[problem].returns;
    try {
        return updateOn(problem, events, secondsSoFar);
    } catch (const Cancelled&) {
        rescue(problem, episode.best);
        sites[problem].returns = before;
        throw;
    }
}

Result<void> PlacetoLearner::updateOn(std::size_t problem, const LearnerEvents& events, double secondsSoFar)
{
    const double rate = learningRate();
    Site& site = sites[problem];
    // The start counts where it was not simulated before.
    const std::uint64_t first = start == "random-each" || !state.problems[problem].best ? 1 : 0;
    Random random = episodeRandom(state.progress.episode);
    Assignment begin = startOf(problem, random);
    site.rollout->load(state.parameters);
    const bool imitating = state.progress.stage == Stage::Imitation;
    if (first > 0)
        countSimulated();
    site.rollout->play(std::move(begin),
                       {&random, {}, imitating, static_cast<std::size_t>(evaluationsLeft() - first)},
                       episode);
    const bool whole = episode.steps() == site.rollout->graph().visits.size();
    std::vector<double> advantages(episode.steps());
    if (whole && !imitating) // what a budget cut off is not learned from
        advantages = advantagesOf(site);
    const std::vector<float> targets = imitating ? episode.teacher : targetsOf(advantages);
    EpisodeRecord record;
    record.seconds = secondsSoFar;
    record.learningRate = rate;
    const PlacetoLoss loss = site.rollout->loss(episode, targets, stage().entropy);
    record.loss = loss.loss;
    record.entropy = loss.entropy;
    if (!std::isfinite(loss.loss))
        return diverged();
    if (whole && rate > 0)
        site.rollout->differentiate(episode, targets, stage().entropy, gradient);
    const bool kept = count(record, problem, episode.best, events, first + episode.steps());
    record.makespan = episode.last();
    record.baseline = record.makespan;
    if (!advantages.empty()) // the mean return from the first step on, as the makespan that it ends at
        record.baseline += advantages.front() * rewardUnit();
    if (events.wantsTrace(problem))
        events.trace(traceOf(site, record));
    if (kept && events.wantsBestTrace(problem))
        events.bestTrace(traceToBest(site, record));
    if (whole)
        takeStep(rate, clip, layout.blocks, [&](const ParameterBlock& block) {
            return Gradient{std::span<const float>(gradient).subspan(block.offset, block.size()), {}};
        });
    events.episode(record);
    return {};
}

double PlacetoLearner::rewardUnit() const
{
    return relativeRewards && episode.makespan.front() > 0 ? episode.makespan.front() : 1;
}

/// The returns from every step on beside their mean over the last episodes, this one among them.
std::vector<double> PlacetoLearner::advantagesOf(Site& site) const
{
    site.returns.push_back(returnsOf(episode, gamma, rewardUnit()));
    if (site.returns.size() > window)
        site.returns.pop_front();
    std::vector<double> out = site.returns.back();
    for (const auto& returns : site.returns)
        for (std::size_t t = 0; t < out.size(); ++t)
            out[t] -= returns[t] / static_cast<double>(site.returns.size());
    return out;
}

std::vector<float> PlacetoLearner::targetsOf(std::span<const double> advantages) const
{
    std::vector<float> out(episode.probability.size());
    for (std::size_t t = 0; t < advantages.size(); ++t)
        out[t * layout.devices + episode.device[t]] = static_cast<float>(advantages[t]);
    return out;
}

PlacetoEpisode PlacetoLearner::playOut(std::size_t problem, std::span<const DeviceId> first)
{
    Site& site = sites[problem];
    Random none(0);
    PlacetoEpisode played;
    site.rollout->load(state.parameters);
    site.rollout->play(start == "best" ? startOf(problem, none) : site.start, {nullptr, first}, played);
    return played;
}

RatedPlacement PlacetoLearner::greedy(std::size_t problem)
{
    RatedPlacement best = playOut(problem, {}).best;
    best.makespan = simulators[problem].makespan(best.placement);
    return best;
}

/// An episode simulates its start and what every step leads to. The last one may be cut off by the budget.
Result<PlacerResult> PlacetoLearner::place(std::size_t problem, const PlacerContext& context,
                                           EpisodeTrace* trace)
{
    Site& site = sites[problem];
    SearchMonitor monitor(context, 1);
    Random random(context.seed);
    site.rollout->load(state.parameters);
    const TimeLimit limit(context.budget.seconds);
    const CancelScope asking([&] { return context.stop.stop_requested() || limit.isOver(); });
    bool gaveUp = false;
    PlacetoRollout::Manner manner; // the first episode takes the most probable devices, the others draw them
    while (!gaveUp && !monitor.done()) {
        if (const auto& most = context.budget.evaluations)
            manner.mostSteps = static_cast<std::size_t>(
                std::max<std::uint64_t>(*most, monitor.evaluations() + 1) - monitor.evaluations() - 1);
        PlacetoEpisode played;
        try {
            site.rollout->play(site.start, manner, played);
        } catch (const Cancelled&) {
            // What it found so far counts: its start at least, which is simulated before anything is asked.
            gaveUp = true;
        }
        for (std::size_t i = 0; i < played.makespan.size(); ++i)
            monitor.counted();
        const double cost = played.best.makespan;
        const bool best =
            monitor.reached(played.best.placement.devices,
                            ran(problem, cost) ? cost : std::numeric_limits<double>::infinity());
        if (best && !gaveUp)
            episode = std::move(played);
        manner.random = &random;
    }
    if (trace && !episode.makespan.empty()) {
        EpisodeRecord record;
        record.stage = trace->stage;
        *trace = *traceToBest(site, record);
    }
    return monitor.finish();
}

Result<RatedPlacement> PlacetoLearner::goOn(std::size_t problem, std::span<const PolicyChoice> first)
{
    const auto& visits = sites[problem].rollout->graph().visits;
    std::vector<DeviceId> devices;
    for (const PolicyChoice& choice : first) {
        const std::size_t step = static_cast<std::size_t>(&choice - first.data());
        if (step >= visits.size() || visits[step] != choice.vertex ||
            (choice.device ? *choice.device >= layout.devices ||
                                 !problems[problem]->allowed(choice.vertex, *choice.device)
                           : step + 1 < first.size()))
            return impossibleDecision(step);
        if (choice.device)
            devices.push_back(*choice.device);
    }
    RatedPlacement rated{{playOut(problem, devices).end, {}}, 0};
    rated.makespan = simulators[problem].makespan(rated.placement);
    return rated;
}

std::shared_ptr<EpisodeTrace> PlacetoLearner::traceOf(const Site& site, const EpisodeRecord& record)
{
    site.rollout->askTeacher(episode);
    auto trace = std::make_shared<EpisodeTrace>();
    trace->episode = record.episode;
    trace->stage = record.stage;
    trace->problem = record.problem;
    trace->makespan = record.makespan;
    trace->start = episode.start;
    const std::size_t devices = layout.devices;
    for (std::size_t t = 0; t < episode.steps(); ++t) {
        PolicyStep& step = trace->steps.emplace_back();
        step.vertex = site.rollout->graph().visits[t];
        step.device = episode.device[t];
        step.candidates = {step.vertex}; // the order is given
        step.selectProbability = {1};
        const auto first = episode.probability.begin() + static_cast<std::ptrdiff_t>(t * devices);
        step.placeProbability.assign(first, first + static_cast<std::ptrdiff_t>(devices));
        step.teacherVertices = {step.vertex};
        for (std::size_t d = 0; d < devices; ++d)
            if (episode.teacher[t * devices + d] > 0)
                step.teacherDevices.emplace_back(d);
    }
    return trace;
}

std::shared_ptr<EpisodeTrace> PlacetoLearner::traceToBest(const Site& site, const EpisodeRecord& record)
{
    auto trace = traceOf(site, record);
    const auto best = std::ranges::min_element(episode.makespan) - episode.makespan.begin();
    trace->steps.resize(static_cast<std::size_t>(best));
    trace->makespan = episode.best.makespan;
    return trace;
}

namespace {

PlacetoLayout placetoLayout(const Options&, const Problem& problem)
{
    return PlacetoLayout(problem.deviceCount());
}

} // namespace

LearnerKind placetoLearner()
{
    LearnerKind kind = learnerKind<PlacetoLearner, placetoLayout>("placeto");
    kind.servesOneDeviceCount = true;
    return kind;
}

} // namespace doppler
