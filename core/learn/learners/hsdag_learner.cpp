// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/hsdag_learner.h"

#include "core/learn/base/step_loss.h"
#include "core/learn/base/time_limit.h"
#include "core/learn/kernels/state_kernels.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace doppler {

namespace {

HsdagLayout hsdagLayout(const Options& options, const Problem& problem)
{
    return {static_cast<std::size_t>(options.integer("hidden")), problem.deviceCount()};
}

/// Where memory is limited, a group takes a device that has room for all of it. Where none has, its vertices
/// take the drawn device as long as they fit, and then the most probable one where they do.
class RoomForGroups {
public:
    explicit RoomForGroups(const Problem& on) : problem(on), memory(on) {}

    /// Those of the allowed devices, as flags.
    std::vector<std::uint8_t> find(std::span<const VertexId> members, std::span<const std::uint8_t> allowed)
    {
        std::vector<std::uint8_t> out(allowed.size(), 0);
        bool any = false;
        for (std::size_t d = 0; d < allowed.size(); ++d)
            if (allowed[d] && fits(members, DeviceId{d})) {
                out[d] = 1;
                any = true;
            }
        return any ? out : std::vector<std::uint8_t>(allowed.begin(), allowed.end());
    }
    void place(std::span<const VertexId> members, DeviceId drawn, std::span<const float> probability,
               Assignment& devices)
    {
        for (const VertexId v : members) {
            DeviceId& d = devices[v];
            if (!d.valid())
                d = deviceOf(v, drawn, probability);
            for (const VertexId with : problem.movesTogether(v))
                devices[with] = d;
            memory.place(v, d);
        }
    }

private:
    bool fits(std::span<const VertexId> members, DeviceId d)
    {
        std::size_t placed = 0;
        while (placed < members.size() && memory.fits(members[placed], d))
            memory.place(members[placed++], d);
        const bool all = placed == members.size();
        while (placed-- > 0)
            memory.remove(members[placed]);
        return all;
    }
    DeviceId deviceOf(VertexId v, DeviceId drawn, std::span<const float> probability)
    {
        memory.findFitting(v, fitting);
        if (std::ranges::find(fitting, drawn) != fitting.end())
            return drawn;
        return *std::ranges::max_element(fitting, {}, [&](DeviceId d) { return probability[d]; });
    }

    const Problem& problem;
    ResidentBytes memory;
    std::vector<DeviceId> fitting;
};

/// Only those allowed, in the same proportion; all alike where these have none.
void keepAllowed(std::span<const std::uint8_t> allowed, std::span<float> probability)
{
    float sum = 0;
    for (std::size_t d = 0; d < allowed.size(); ++d)
        sum += allowed[d] ? probability[d] : 0;
    const auto count = static_cast<float>(std::ranges::count(allowed, 1));
    for (std::size_t d = 0; d < allowed.size(); ++d)
        probability[d] = !allowed[d] ? 0 : sum > 0 ? probability[d] / sum : 1 / count;
}

} // namespace

HsdagLearner::Site::Site(const Problem& problem, const HsdagLayout& layout, std::span<const float> parameters,
                         std::size_t rounds)
    : graph(problem), network(graph, layout, parameters, rounds)
{
}

HsdagLearner::HsdagLearner(const LearnerSetup& setup, Checkpoint from)
    : SimulationLearner(setup, std::move(from)), layout(hsdagLayout(setup.options, *setup.problems.front())),
      steps(static_cast<std::size_t>(setup.options.integer("steps_per_episode"))),
      dropRate(setup.options.number("dropout")), gamma(setup.options.number("gamma")),
      window(static_cast<std::size_t>(setup.options.integer("baseline_window"))),
      growth(setup.options.text("feature_growth") == "sum" ? 1.0F : 1 / static_cast<float>(steps)),
      isReleased(setup.options.text("reward") == "as-released"), gradient(layout.size)
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(
            std::make_unique<Site>(*problem, layout, state.parameters,
                                   static_cast<std::size_t>(setup.options.integer("merge_rounds"))));
}

void HsdagLearner::rescueFound(std::size_t problem)
{
    if (!episode.makespan.empty())
        rescue(problem, episode.best);
}

Result<void> HsdagLearner::updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events)
{
    episode = {};
    Random random = episodeRandom(state.progress.episode);
    RewardBaseline baseline(state.problems[problem].baseline, window, AdvantageUnit::Relative);
    Manner manner{{ActionRule::Kind::Sample, 0}, &random, true};
    manner.baseline = &baseline;
    manner.mostSteps = static_cast<std::size_t>(evaluationsLeft());
    sites[problem]->network.clearGradient();
    play(problem, manner, episode);
    double scale = 1;
    if (isReleased) {
        scale = 0;
        for (const double reward : episode.rewards)
            scale = gamma * scale + reward;
        episode.loss *= scale;
    }
    record.loss = episode.loss;
    record.entropy = episode.entropy;
    if (!std::isfinite(record.loss))
        return diverged();
    readGradient(problem, scale);
    throwIfCancelled();
    const bool kept = count(record, problem, episode.best, events, episode.makespan.size());
    record.baseline = baseline.mean(record.makespan);
    state.problems[problem].baseline = baseline.values();
    if (kept && events.wantsBestTrace(problem))
        events.bestTrace(traceOf(problem, record));
    if (events.wantsTrace(problem))
        events.trace(traceOf(problem, record));
    if (episode.isWhole) // what a budget cut off is not learned from
        takeStep(record.learningRate, clip, layout.blocks, [&](const ParameterBlock& block) {
            return Gradient{std::span<const float>(gradient).subspan(block.offset, block.size()), {}};
        });
    events.episode(record);
    return {};
}

void HsdagLearner::readGradient(std::size_t problem, double scale)
{
    for (const ParameterBlock& block : layout.blocks) {
        const Gradient own = sites[problem]->network.gradient(block);
        const auto to = std::span(gradient).subspan(block.offset, block.size());
        std::ranges::fill(to, 0.0F);
        if (!own.empty())
            stateKernels().addScaled(own.dense.data(), own.dense.size(), static_cast<float>(scale),
                                     to.data());
    }
}

/// One over the seconds. As in the authors' program a placement on one device alone gets next to nothing.
double HsdagLearner::released(std::size_t problem, const Assignment& devices, double makespan) const
{
    constexpr double forbidden = 1e10; // seconds
    const bool isTrivial = problems[problem]->deviceCount() > 1 &&
                           std::ranges::adjacent_find(devices, std::not_equal_to<>()) == devices.end();
    return isTrivial ? 1 / forbidden : makespan > 0 ? 1 / makespan : 0;
}

void HsdagLearner::drawDropout(const Site& site, const Manner& manner)
{
    dropout.clear();
    if (!manner.drops || dropRate <= 0)
        return;
    dropout.resize(2 * site.graph.level.nodes() * layout.input1.bias.columns);
    const auto kept = static_cast<float>(1 / (1 - dropRate));
    for (float& factor : dropout)
        factor = manner.random->uniform() < dropRate ? 0 : kept;
}

void HsdagLearner::play(std::size_t problem, const Manner& manner, Episode& out)
{
    Site& site = *sites[problem];
    std::vector<float> features = site.graph.features;
    const std::size_t all = std::min(manner.mostSteps, steps);
    out = {};
    out.isWhole = all == steps;
    for (std::size_t t = 0; t < all; ++t) {
        throwIfCancelled();
        drawDropout(site, manner);
        site.network.encode(features, dropout, manner.baseline != nullptr);
        Choice choice = choose(problem, manner);
        const double makespan = costOf(problem, simulators[problem].makespan(choice.devices));
        countSimulated();
        out.makespan.push_back(makespan);
        if (manner.baseline) {
            out.rewards.push_back(released(problem, choice.devices, makespan));
            learn(problem, choice, isReleased ? 1 : manner.baseline->advantage(makespan), out);
            manner.baseline->add(makespan);
        }
        const ConstMatrix embedding = site.network.embedding();
        for (std::size_t n = 0; n < choice.groupOf.size(); ++n)
            stateKernels().addScaled(embedding.row(choice.groupOf[n]), embedding.columns, growth,
                                     &features[n * HsdagGraph::columns]);
        if (t == 0 || makespan < out.best.makespan) {
            out.best = {{choice.devices, {}}, makespan};
            out.bestChoice = std::move(choice);
        }
    }
}

/// The control's devices are all alike.
std::vector<float> HsdagLearner::logitsOf(const Site& site) const
{
    const ConstMatrix logits = site.network.logits();
    std::vector<float> out(logits.rows * logits.columns);
    if (!isControl)
        std::copy_n(logits.values, out.size(), out.begin());
    return out;
}

HsdagLearner::Choice HsdagLearner::choose(std::size_t problem, const Manner& manner) const
{
    const Site& site = *sites[problem];
    const std::size_t devices = site.graph.devices;
    Choice out;
    out.groupOf = site.network.groupOf();
    out.probability = logitsOf(site);
    out.devices.resize(problems[problem]->vertexCount());
    std::vector<std::vector<VertexId>> members(site.network.kinds().size());
    for (const VertexId v : problems[problem]->graph().topologicalOrder())
        members[out.groupOf[site.graph.nodeOf[v]]].push_back(v);
    std::optional<RoomForGroups> room;
    if (boundsMemory(*problems[problem]))
        room.emplace(*problems[problem]);
    for (std::size_t g = 0; g < members.size(); ++g) {
        const auto allowed = site.graph.allowedOf(site.network.kinds()[g]);
        const auto own = std::span(out.probability).subspan(g * devices, devices);
        softmax(own, allowed.data());
        if (!room) {
            out.device.emplace_back(act(manner.rule, own, allowed, *manner.random));
            for (const VertexId v : members[g])
                out.devices[v] = out.device.back();
            continue;
        }
        const std::vector<std::uint8_t> fitting = room->find(members[g], allowed);
        std::vector<float> odds(own.begin(), own.end());
        keepAllowed(fitting, odds);
        out.device.emplace_back(act(manner.rule, odds, fitting, *manner.random));
        room->place(members[g], out.device.back(), own, out.devices);
    }
    return out;
}

/// Of the loss: - weight * sum over the groups of log probability. Corrected it is a mean over the groups and
/// the steps, with the entropy; as released a sum, whose weight is the whole episode's and comes last.
void HsdagLearner::learn(std::size_t problem, const Choice& choice, double weight, Episode& out)
{
    Site& site = *sites[problem];
    const std::size_t groups = choice.device.size();
    const std::size_t devices = site.graph.devices;
    const double share = isReleased ? 1 : 1 / static_cast<double>(std::max<std::size_t>(groups, 1) * steps);
    const double entropyWeight = isReleased ? 0 : stage().entropy * share;
    const std::vector<float> logits = logitsOf(site);
    std::vector<float> byLogits(logits.size()), target(devices), odds(devices);
    LossSums sums;
    for (std::size_t g = 0; g < groups; ++g) {
        std::ranges::fill(target, 0.0F);
        target[choice.device[g]] = static_cast<float>(weight * share);
        decisionLoss(std::span(logits).subspan(g * devices, devices), target,
                     site.graph.allowedOf(site.network.kinds()[g]), static_cast<float>(entropyWeight), odds,
                     std::span(byLogits).subspan(g * devices, devices), sums);
    }
    out.loss += sums.loss;
    out.entropy += sums.entropy / (std::max(sums.decisions, 1.0) * static_cast<double>(steps));
    if (!isControl)
        site.network.differentiate(byLogits);
}

HsdagLearner::Manner HsdagLearner::placing(Random& random) const
{
    return {{isControl ? ActionRule::Kind::Sample : ActionRule::Kind::Greedy, 0}, &random};
}

RatedPlacement HsdagLearner::greedy(std::size_t problem)
{
    Random random(state.seed ^ 0x6873646167ULL);
    Episode played;
    play(problem, placing(random), played);
    played.best.makespan = simulators[problem].makespan(played.best.placement);
    return played.best;
}

/// Every step simulates a placement. The last episode may be cut off by the budget.
Result<PlacerResult> HsdagLearner::place(std::size_t problem, const PlacerContext& context,
                                         EpisodeTrace* trace)
{
    episode = {};
    SearchMonitor monitor(context, 1);
    Random random(context.seed);
    Manner manner = placing(random); // the first episode takes the most probable devices, the others draw
    Episode played;
    const TimeLimit limit(context.budget.seconds);
    const CancelScope asking([&] { // the first step is not given up because of the time
        const bool any = monitor.evaluations() > 0 || !played.makespan.empty();
        return context.stop.stop_requested() || (any && limit.isOver());
    });
    bool gaveUp = false;
    while (!gaveUp && !monitor.done()) {
        if (const auto& most = context.budget.evaluations)
            manner.mostSteps = static_cast<std::size_t>(
                std::max<std::uint64_t>(*most, monitor.evaluations() + 1) - monitor.evaluations());
        try {
            play(problem, manner, played);
        } catch (const Cancelled&) {
            gaveUp = true; // What it found so far counts.
        }
        for (std::size_t i = 0; i < played.makespan.size(); ++i)
            monitor.counted();
        const double cost = played.best.makespan;
        if (!played.makespan.empty() &&
            monitor.reached(played.best.placement.devices,
                            ran(problem, cost) ? cost : std::numeric_limits<double>::infinity()))
            episode = played;
        manner.rule.kind = ActionRule::Kind::Sample;
    }
    if (trace && !episode.makespan.empty()) {
        EpisodeRecord record;
        record.stage = trace->stage;
        *trace = *traceOf(problem, record);
    }
    return monitor.evaluations() > 0 ? monitor.finish() : Result<PlacerResult>(stoppedEarly());
}

/// Of the episode's best step: every vertex with its group, whose device was drawn once.
std::shared_ptr<EpisodeTrace> HsdagLearner::traceOf(std::size_t index, const EpisodeRecord& record) const
{
    auto trace = emptyTrace(record, episode.best.makespan);
    for (const std::uint32_t node : sites[index]->graph.nodeOf)
        trace->groups.push_back(episode.bestChoice.groupOf[node]);
    trace->steps = unorderedSteps(index, episode.best.placement.devices);
    const auto devices = static_cast<std::ptrdiff_t>(problems[index]->deviceCount());
    for (PolicyStep& step : trace->steps) {
        const auto first = episode.bestChoice.probability.begin() + trace->groups[step.vertex] * devices;
        step.placeProbability.assign(first, first + devices);
    }
    return trace;
}

LearnerKind hsdagLearner()
{
    LearnerKind kind = learnerKind<HsdagLearner, hsdagLayout>("hsdag");
    kind.servesOneDeviceCount = true;
    return kind;
}

} // namespace doppler
