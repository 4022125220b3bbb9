// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/readys_learner.h"

#include "core/learn/base/step_loss.h"
#include "core/placers/api/registry.h"
#include "core/sim/online/online_simulator.h"
#include "core/training/learning_module.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// From a reward the mean of so many earlier ones is subtracted: otherwise the first gradients would lead
/// away from all decisions alike until the value is known.
constexpr std::size_t rewardWindow = 64;
/// States are differentiated together as long as they have at most so many rows.
constexpr std::size_t pieceRows = 4096;

ReadysLayout readysLayoutOf(const Options& options)
{
    return ReadysLayout({static_cast<std::size_t>(options.integer("hidden")),
                         static_cast<std::size_t>(options.integer("layers"))});
}

ReadysStates::Rules rulesOf(const Options& options)
{
    return {static_cast<std::size_t>(options.integer("window")), options.text("features") == "standard"};
}

/// The rule of a trained network, or of its control.
ActionRule placingRule(bool isControl)
{
    return {isControl ? ActionRule::Kind::Sample : ActionRule::Kind::Greedy, 0};
}

} // namespace

std::vector<double> readysReturns(std::span<const float> values, double reward, std::size_t length)
{
    std::vector<double> out(values.size(), reward);
    for (std::size_t t = 0; length > 0 && t < out.size(); ++t)
        if (const std::size_t next = (t / length + 1) * length; next < out.size())
            out[t] = static_cast<double>(values[next]);
    return out;
}

ReadysLearner::Site::Site(const Problem& problem) : graph(problem)
{
    const Placer& heft = **placerRegistry().find("heft");
    plan = heft.place(problem, Options(heft.info().options), {}).value().placement;
}

ReadysLearner::ReadysLearner(const LearnerSetup& setup, Checkpoint from)
    : SimulationLearner(setup, std::move(from)), layout(readysLayoutOf(setup.options)),
      rules(rulesOf(setup.options)),
      trajectory(static_cast<std::size_t>(setup.options.integer("trajectory"))),
      valueWeight(setup.options.number("value_weight")), network(layout, state.parameters)
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(std::make_unique<Site>(*problem));
}

ProblemPtr ReadysLearner::noisy(std::size_t problem, Random& random) const
{
    ModelOptions model = problems[problem]->model();
    if (!model.noise.any())
        return problems[problem];
    model.seed = random();
    return problems[problem]->withModel(model).value(); // of a problem that could be made with another seed
}

std::optional<OnlineRun> ReadysLearner::run(std::size_t problem, const ProblemPtr& on,
                                            ReadysPolicy::Manner manner, const std::stop_token& until)
{
    episode = {};
    manner.isUniform = isControl;
    manner.out = &episode;
    ReadysPolicy policy(*on, sites[problem]->graph, network, rules, manner);
    countSimulated();
    return runOnline(on, policy, until);
}

Result<void> ReadysLearner::updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events)
{
    const bool isTold = events.wantsTrace(problem);
    Random random = episodeRandom(state.progress.episode);
    const ProblemPtr on = noisy(problem, random);
    const auto decided = run(problem, on,
                             {.rule = {ActionRule::Kind::Sample, 0},
                              .random = &random,
                              .learns = record.learningRate > 0,
                              .tells = isTold || events.wantsBestTrace(problem)},
                             giveUp);
    if (!decided)
        throw Cancelled{};
    const double heft = costOf(problem, Simulator(on).makespan(sites[problem]->plan));
    const double replayed = costOf(problem, simulators[problem].makespan(decided->placement));
    // Under a model that online runs don't follow, the run of the placement counts.
    const double makespan = followsOnline(on->model()) ? decided->schedule.makespan : replayed;
    const double relative = heft > 0 ? makespan / heft : 1;
    RewardBaseline mean(state.problems[problem].baseline, rewardWindow, AdvantageUnit::Seconds);
    const Loss found = learn(mean.advantage(relative));
    if (!std::isfinite(found.loss))
        return diverged();
    throwIfCancelled();
    mean.add(relative);
    state.problems[problem].baseline = mean.values();
    const bool kept = count(record, problem, {decided->placement, replayed}, events);
    record.makespan = makespan;
    record.baseline = heft;
    record.loss = found.loss;
    record.entropy = found.entropy;
    if (kept && events.wantsBestTrace(problem))
        events.bestTrace(traceOf(record, replayed));
    if (isTold)
        events.trace(traceOf(record, replayed));
    takeStep(record.learningRate, clip, layout.blocks,
             [&](const ParameterBlock& block) { return network.gradient(block); });
    events.episode(record);
    return {};
}

/// Of the last episode, a mean over its decisions: - advantage * log probability - weight * entropy + weight
/// * (return - value)^2.
ReadysLearner::Loss ReadysLearner::learn(double reward)
{
    Loss out;
    network.clearGradient();
    const ReadysBatch& all = episode.states;
    const std::vector<double> returns = readysReturns(episode.value, reward, trajectory);
    ReadysBatch piece;
    for (std::size_t first = 0; first < all.states();) {
        throwIfCancelled();
        std::size_t last = first + 1;
        while (last < all.states() && all.rowStart[last + 1] - all.rowStart[first] <= pieceRows)
            ++last;
        piece.clear();
        piece.append(all, first, last);
        learnPiece(piece, first, returns, out);
        first = last;
    }
    return out;
}

void ReadysLearner::learnPiece(const ReadysBatch& states, std::size_t first, std::span<const double> returns,
                               Loss& out)
{
    network.encode(states, true);
    const double share = 1 / static_cast<double>(returns.size());
    const std::size_t logitCount = network.logits().size();
    std::vector<float> by(logitCount + states.states());
    std::vector<float> target, odds;
    LossSums sums;
    for (std::size_t s = 0; s < states.states(); ++s) {
        const double advantage = returns[first + s] - static_cast<double>(episode.value[first + s]);
        const std::size_t start = states.logitStart(s);
        const std::size_t count = states.logitCount(s);
        target.assign(count, 0.0F);
        odds.resize(count);
        target[episode.action[first + s]] = static_cast<float>(advantage * share);
        decisionLoss(network.logits().subspan(start, count), target, {},
                     static_cast<float>(stage().entropy * share), odds, std::span(by).subspan(start, count),
                     sums);
        by[logitCount + s] = static_cast<float>(-2 * valueWeight * advantage * share);
        out.loss += valueWeight * advantage * advantage * share;
    }
    out.loss += sums.loss;
    out.entropy += sums.entropy * share;
    network.differentiate(by);
}

ReadysPolicy::Manner ReadysLearner::placing(Random& random) const
{
    return {.rule = placingRule(isControl), .random = &random};
}

RatedPlacement ReadysLearner::greedy(std::size_t problem)
{
    Random random(problems[problem]->model().seed);
    auto decided = run(problem, problems[problem], placing(random), {});
    const double makespan = simulators[problem].makespan(decided->placement);
    return {std::move(decided->placement), makespan};
}

Result<PlacerResult> ReadysLearner::place(std::size_t problem, const PlacerContext& context,
                                          EpisodeTrace* trace)
{
    Random random(problems[problem]->model().seed);
    ReadysPolicy::Manner manner = placing(random);
    manner.tells = trace != nullptr;
    auto decided = run(problem, problems[problem], manner, context.stop);
    if (!decided)
        return stoppedEarly();
    if (trace) {
        EpisodeRecord record;
        record.stage = trace->stage;
        *trace = *traceOf(record, simulators[problem].makespan(decided->placement));
    }
    return PlacerResult{std::move(decided->placement), 1};
}

/// Of the last episode.
std::shared_ptr<EpisodeTrace> ReadysLearner::traceOf(const EpisodeRecord& record, double makespan) const
{
    auto trace = emptyTrace(record, makespan);
    trace->steps = episode.told;
    return trace;
}

namespace {

/// What the runs of one checkpoint share.
struct ReadysShared {
    explicit ReadysShared(Checkpoint from)
        : layout(readysLayoutOf(from.settings)), rules(rulesOf(from.settings)),
          isControl(from.settings.flag("control")), parameters(std::move(from.parameters))
    {
    }
    ReadysLayout layout;
    ReadysStates::Rules rules;
    bool isControl;
    std::vector<float> parameters;
};

/// The policy of one run, with all that it needs.
class ReadysRun final : public OnlinePolicy {
public:
    ReadysRun(std::shared_ptr<const ReadysShared> from, const Problem& problem)
        : shared(std::move(from)), holder(problem.shared_from_this()), graph(problem),
          network(shared->layout, shared->parameters), random(problem.model().seed),
          policy(problem, graph, network, shared->rules,
                 {.rule = placingRule(shared->isControl), .random = &random, .isUniform = shared->isControl})
    {
    }
    void ready(const OnlineView& view, VertexId v, DeviceId by) override { policy.ready(view, v, by); }
    std::optional<OnlineStart> next(const OnlineView& view) override { return policy.next(view); }

private:
    std::shared_ptr<const ReadysShared> shared;
    ProblemPtr holder;
    ReadysGraph graph;
    ReadysNetwork network;
    Random random;
    ReadysPolicy policy;
};

class ReadysOnline final : public OnlineNetworks {
public:
    explicit ReadysOnline(Checkpoint from) : shared(std::make_shared<ReadysShared>(std::move(from))) {}
    [[nodiscard]] std::unique_ptr<OnlinePolicy> policy(const Problem& problem) const override
    {
        return std::make_unique<ReadysRun>(shared, problem);
    }

private:
    std::shared_ptr<const ReadysShared> shared;
};

ReadysLayout readysLayout(const Options& options, const Problem&) { return readysLayoutOf(options); }

} // namespace

LearnerKind readysLearner()
{
    LearnerKind kind = learnerKind<ReadysLearner, readysLayout>("readys");
    kind.online = [](Checkpoint from) -> Result<std::unique_ptr<OnlineNetworks>> {
        if (const std::size_t expected = readysLayoutOf(from.settings).size;
            from.parameters.size() != expected)
            return Error{{DOPPLER_TEXT("core", "the checkpoint contains {0} parameters, expected {1} for its "
                                               "networks"),
                          {std::to_string(from.parameters.size()), std::to_string(expected)}},
                         {},
                         {}};
        return std::unique_ptr<OnlineNetworks>(std::make_unique<ReadysOnline>(std::move(from)));
    };
    return kind;
}

} // namespace doppler
