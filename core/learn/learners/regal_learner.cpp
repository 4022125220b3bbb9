// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/regal_learner.h"

#include "core/learn/base/action_rule.h"
#include "core/learn/base/step_loss.h"
#include "core/learn/inputs/key_features.h"
#include "core/learn/networks/regal_network.h"
#include "core/placers/search/brkga.h"
#include "core/placers/search/key_proposals.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr auto rewardsKey = "rewards";
constexpr std::size_t noLogits = ~std::size_t{0};

RegalLayout regalLayout(const Options& options, const Problem&) { return RegalLayout(networkShape(options)); }

double meanOf(std::span<const double> values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

double deviationOf(std::span<const double> values, double mean)
{
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(std::max<std::size_t>(values.size(), 1)));
}

} // namespace

RegalLearner::Site::Site(const Problem& problem, const NetworkShape& shape, const RegalLayout& layout,
                         std::span<const float> parameters)
    : features(problem), network(std::make_unique<RegalNetwork>(features, shape, layout, parameters)),
      movesOrder(problem.model().schedule == ChooseTask::Given && problem.vertexCount() > 1),
      logitsOf(brkgaKeyCount(problem, movesOrder), noLogits)
{
    const std::size_t devices = problem.deviceCount();
    const auto logit = [&](VertexId v, std::size_t key) {
        return (v * (devices + 1) + key) * KeyProposals::count;
    };
    for (VertexId v : problem.graph().vertices()) {
        // The first of a colocation group decides for all.
        if (problem.movesTogether(v).front() == v && problem.allowedDevices(v).size() > 1)
            for (DeviceId d : problem.allowedDevices(v))
                logitsOf[v * devices + d] = logit(v, d);
        if (movesOrder)
            logitsOf[problem.vertexCount() * devices + v] = logit(v, devices);
    }
}

RegalLearner::RegalLearner(const LearnerSetup& setup, Checkpoint from)
    : SimulationLearner(setup, std::move(from)), layout(networkShape(setup.options))
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(
            std::make_unique<Site>(*problem, networkShape(setup.options), layout, state.parameters));
}

void RegalLearner::stageBegins()
{
    for (ProblemState& problem : state.problems)
        problem.numbers.erase(rewardsKey);
}

/// Drawn from the probabilities, or without random numbers the most probable ones. A key that decides nothing
/// stays uniform.
RegalLearner::Proposals RegalLearner::choose(std::size_t problem, std::span<const float> values,
                                             Random* random) const
{
    const std::vector<std::size_t>& logitsOf = sites[problem]->logitsOf;
    Proposals out(logitsOf.size(), KeyProposals::uniform);
    Random unused(0);
    const ActionRule rule{random ? ActionRule::Kind::Sample : ActionRule::Kind::Greedy, 0};
    std::array<float, KeyProposals::count> probability{};
    for (std::size_t key = 0; key < out.size(); ++key) {
        if (logitsOf[key] == noLogits)
            continue;
        std::ranges::copy(values.subspan(logitsOf[key], probability.size()), probability.begin());
        softmax(probability);
        out[key] = static_cast<std::uint8_t>(act(rule, probability, {}, random ? *random : unused));
    }
    return out;
}

/// The logits for a search with this seed, which starts where that search does. If the start fails, the
/// search fails as well and reports it.
std::span<const float> RegalLearner::encode(std::size_t problem, std::uint64_t seed, bool learning)
{
    Random random(seed);
    const PlacerContext none;
    SearchMonitor monitor(none, 1);
    SearchChain chain{*problems[problem], state.settings, random, monitor, {}};
    Assignment start(problems[problem]->vertexCount());
    if (const auto begin = chain.start(); begin && *begin)
        start = (*begin)->devices;
    else
        for (VertexId v : problems[problem]->graph().vertices())
            start[v] = problems[problem]->allowedDevices(v).front();
    return sites[problem]->network->encode(keyFeatures(*problems[problem], start), learning);
}

Result<RegalLearner::Search> RegalLearner::run(std::size_t problem, Proposals proposals, std::uint64_t seed,
                                               const PlacerContext& context, bool& gaveUp)
{
    Random random(seed);
    SearchMonitor monitor(context, static_cast<std::uint64_t>(state.settings.integer("evaluations")));
    SearchChain chain{*problems[problem], state.settings, random, monitor, context.stop};
    BrkgaGuidance guidance{proposals, [&] {
                               countSimulated();
                               try {
                                   throwIfCancelled();
                               } catch (const Cancelled&) {
                                   gaveUp = true;
                               }
                               return gaveUp;
                           }};
    if (auto done = runBrkga(chain, sites[problem]->movesOrder, guidance); !done)
        return done.error();
    Search out;
    out.proposals = std::move(proposals);
    double makespan = monitor.bestMakespan();
    PlacerResult result = monitor.finish();
    if (result.evaluations == 0) // stopped before its first run
        makespan = simulators[problem].makespan(result.placement);
    out.rated = {std::move(result.placement), costOf(problem, makespan)};
    out.evaluations = result.evaluations;
    return out;
}

/// What a search that is given up has found is kept.
Result<RegalLearner::Search> RegalLearner::search(std::size_t problem, Proposals proposals,
                                                  std::uint64_t seed, std::uint64_t evaluations)
{
    PlacerContext context;
    context.budget.evaluations = evaluations;
    bool gaveUp = false;
    auto ended = run(problem, std::move(proposals), seed, context, gaveUp);
    if (ended && gaveUp) {
        rescue(problem, ended->rated);
        throw Cancelled{};
    }
    return ended;
}

void RegalLearner::rescueFound(std::size_t problem)
{
    for (const Search& episode : found.episodes)
        rescue(problem, episode.rated);
    if (found.uniform.evaluations > 0)
        rescue(problem, found.uniform.rated);
}

Result<void> RegalLearner::updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events)
{
    found = {};
    const auto complete = searchAll(problem, events);
    if (!complete)
        return complete.error();
    if (!*complete) // aborted
        return {};
    rate(problem);
    if (!isControl)
        differentiate(problem);
    if (!std::isfinite(found.loss))
        return diverged();
    countAll(problem, record, events);
    const bool learns = found.whole && !isControl;
    takeStep(learns ? record.learningRate : 0, clip, layout.blocks,
             [&](const ParameterBlock& block) { return sites[problem]->network->gradient(block); });
    return {};
}

/// The first episode, the search that all are compared with, and the other episodes, as far as evaluations
/// are left. False if the training was aborted.
Result<bool> RegalLearner::searchAll(std::size_t problem, const LearnerEvents& events)
{
    const std::uint64_t each = static_cast<std::uint64_t>(state.settings.integer("evaluations"));
    const std::uint64_t episodes = std::min<std::uint64_t>(
        static_cast<std::uint64_t>(state.settings.integer("episodes_per_update")), episodesLeft());
    std::uint64_t left = evaluationsLeft();
    const auto next = [&](Proposals proposals, std::uint64_t seed) -> Result<Search> {
        auto ended = search(problem, std::move(proposals), seed, std::min(each, left));
        if (ended) {
            left -= std::min(left, ended->evaluations);
            found.whole = found.whole && ended->evaluations == each;
        }
        return ended;
    };
    const std::uint64_t shared = episodeRandom(state.progress.episode)();
    if (!isControl)
        logits = encode(problem, shared, true);
    for (std::uint64_t i = 0; i < episodes && left > 0; ++i) {
        if (events.aborted())
            return false;
        Random random = episodeRandom(state.progress.episode + i);
        const std::uint64_t own = random();
        auto episode = isControl ? next({}, own) : next(choose(problem, logits, &random), shared);
        if (!episode)
            return episode.error();
        found.episodes.push_back(*std::move(episode));
        if (i > 0 || isControl || left == 0)
            continue;
        auto uniform = next({}, shared);
        if (!uniform)
            return uniform.error();
        found.uniform = *std::move(uniform);
    }
    found.whole =
        found.whole && (isControl || found.uniform.evaluations == each) && found.episodes.size() == episodes;
    return true;
}

/// Rewards and advantages. What a limit cut off is not compared.
void RegalLearner::rate(std::size_t problem)
{
    if (isControl || !found.whole)
        return;
    if (const auto known = state.problems[problem].numbers.find(rewardsKey);
        known != state.problems[problem].numbers.end())
        found.rewards = known->second;
    const double uniform = found.uniform.rated.makespan;
    for (const Search& episode : found.episodes)
        found.rewards.push_back(uniform > 0 ? (uniform - episode.rated.makespan) / uniform : 0);
    const auto window =
        std::max(static_cast<std::size_t>(state.settings.integer("baseline_window")), found.episodes.size());
    if (found.rewards.size() > window)
        found.rewards.erase(found.rewards.begin(), found.rewards.end() - static_cast<std::ptrdiff_t>(window));
    found.meanReward = meanOf(found.rewards);
    double unit = 1;
    if (state.settings.text("advantage") == "deviation")
        unit = std::max(deviationOf(found.rewards, found.meanReward), 1e-6); // of rewards that are all equal
    for (const double reward : std::span(found.rewards).last(found.episodes.size()))
        found.advantages.push_back((reward - found.meanReward) / unit);
}

/// The loss is a mean over the episodes and over all keys that decide something.
void RegalLearner::differentiate(std::size_t problem)
{
    const std::vector<std::size_t>& logitsOf = sites[problem]->logitsOf;
    const auto keys = std::ranges::count_if(logitsOf, [](std::size_t at) { return at != noLogits; });
    const float perKey = 1 / static_cast<float>(std::max<std::ptrdiff_t>(keys, 1));
    byLogits.assign(logits.size(), 0.0F);
    LossSums sums;
    std::array<float, KeyProposals::count> probability{};
    for (std::size_t key = 0; key < logitsOf.size(); ++key) {
        if (logitsOf[key] == noLogits)
            continue;
        std::array<float, KeyProposals::count> target{};
        for (std::size_t i = 0; i < found.advantages.size(); ++i)
            target[found.episodes[i].proposals[key]] += static_cast<float>(found.advantages[i]) * perKey /
                                                        static_cast<float>(found.advantages.size());
        decisionLoss(logits.subspan(logitsOf[key], target.size()), target, {},
                     static_cast<float>(stage().entropy) * perKey, probability,
                     std::span(byLogits).subspan(logitsOf[key], target.size()), sums);
    }
    found.loss = sums.loss;
    found.entropy = sums.decisions > 0 ? sums.entropy / sums.decisions : 0;
    if (found.whole)
        sites[problem]->network->differentiate(byLogits);
}

void RegalLearner::countAll(std::size_t problem, const EpisodeRecord& update, const LearnerEvents& events)
{
    if (!found.rewards.empty())
        state.problems[problem].numbers[rewardsKey] = found.rewards;
    const Search& uniform = found.uniform;
    for (const Search& episode : found.episodes) {
        const bool first = &episode == &found.episodes.front();
        const bool isUniform =
            first && uniform.evaluations > 0 && uniform.rated.makespan < episode.rated.makespan;
        const Search& better = isUniform ? uniform : episode;
        EpisodeRecord record = update;
        record.loss = found.loss;
        record.entropy = found.entropy;
        const bool kept = count(record, problem, better.rated, events,
                                episode.evaluations + (first ? uniform.evaluations : 0));
        record.makespan = episode.rated.makespan;
        record.baseline =
            found.rewards.empty() ? record.makespan : uniform.rated.makespan * (1 - found.meanReward);
        const auto traceOf = [&](const Search& of) {
            auto trace = emptyTrace(record, of.rated.makespan);
            trace->steps = steps(problem, of.rated.placement.devices, of.proposals);
            return trace;
        };
        if (events.wantsTrace(problem))
            events.trace(traceOf(episode));
        if (kept && events.wantsBestTrace(problem))
            events.bestTrace(traceOf(better));
        events.episode(record);
    }
}

/// One step for each vertex in topological order: the device that the search gave it, and how probable each
/// device is where nothing but the proposals decides.
std::vector<PolicyStep> RegalLearner::steps(std::size_t index, const Assignment& devices,
                                            const Proposals& proposals) const
{
    const Problem& problem = *problems[index];
    std::vector<PolicyStep> out = unorderedSteps(index, devices);
    for (PolicyStep& step : out) {
        const auto allowed = problem.allowedDevices(step.vertex);
        const std::size_t first = problem.movesTogether(step.vertex).front() * problem.deviceCount();
        Proposals own;
        for (DeviceId d : allowed)
            own.push_back(proposals.empty() ? KeyProposals::uniform : proposals[first + d]);
        const std::vector<float> probability = KeyProposals::largestProbability(own);
        step.placeProbability.assign(problem.deviceCount(), 0.0F);
        for (std::size_t i = 0; i < own.size(); ++i)
            step.placeProbability[allowed[i]] = probability[i];
    }
    return out;
}

RatedPlacement RegalLearner::greedy(std::size_t problem)
{
    PlacerContext context;
    context.seed = state.seed;
    context.stop = stop;
    bool gaveUp = false;
    Proposals proposals;
    if (!isControl)
        proposals = choose(problem, encode(problem, context.seed, false), nullptr);
    auto ended = run(problem, std::move(proposals), context.seed, context, gaveUp);
    if (gaveUp)
        throw Cancelled{};
    if (!ended)
        return {};
    if (!ran(problem, ended->rated.makespan))
        ended->rated.makespan = std::numeric_limits<double>::infinity();
    return std::move(ended->rated);
}

Result<PlacerResult> RegalLearner::place(std::size_t problem, const PlacerContext& context,
                                         EpisodeTrace* trace)
{
    Proposals proposals;
    try {
        const CancelScope asking([&] { return context.stop.stop_requested(); });
        if (!isControl)
            proposals = choose(problem, encode(problem, context.seed, false), nullptr);
    } catch (const Cancelled&) {
        return stoppedEarly();
    }
    bool gaveUp = false;
    auto ended = run(problem, std::move(proposals), context.seed, context, gaveUp);
    if (!ended)
        return ended.error();
    if (trace && ended->evaluations > 0) {
        trace->steps = steps(problem, ended->rated.placement.devices, ended->proposals);
        trace->makespan = ended->rated.makespan;
    }
    return PlacerResult{std::move(ended->rated.placement), ended->evaluations, 0};
}

LearnerKind regalLearner() { return learnerKind<RegalLearner, regalLayout>("regal"); }

} // namespace doppler
