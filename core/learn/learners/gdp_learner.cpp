// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/gdp_learner.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/base/step_loss.h"
#include "core/learn/learners/given_choices.h"
#include "core/placers/list/critical_path.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>
#include <optional>

namespace doppler {

namespace {

GdpShape shapeOn(const Options& options, const Problem& problem)
{
    GdpShape shape = GdpSettings(options).shape;
    shape.devices = problem.deviceCount();
    return shape;
}

/// Where memory is bounded, a trial takes devices on which its vertices fit; what does not fit is left out
/// where it draws, not of the probabilities that it learns by.
struct FittingDevices {
    explicit FittingDevices(const Problem& problem) : memory(problem) {}

    DeviceId draw(VertexId v, const ActionRule& rule, std::span<const float> odds, Random& random)
    {
        memory.findFitting(v, devices);
        allowed.assign(odds.size(), 0);
        probability.assign(odds.size(), 0);
        float sum = 0;
        for (DeviceId d : devices) {
            allowed[d] = 1;
            sum += odds[d];
        }
        for (DeviceId d : devices)
            probability[d] = sum > 0 ? odds[d] / sum : 1 / static_cast<float>(devices.size());
        return DeviceId{act(rule, probability, allowed, random)};
    }

    ResidentBytes memory;
    std::vector<DeviceId> devices;
    std::vector<std::uint8_t> allowed; ///< By device.
    std::vector<float> probability;
};

} // namespace

GdpSettings::GdpSettings(const Options& options)
    : clipped(options.text("update") == "ppo"),
      epochs(clipped ? static_cast<std::size_t>(options.integer("ppo_epochs")) : 1),
      clip(options.number("ppo_clip"))
{
    const auto count = [&](std::string_view name) { return static_cast<std::size_t>(options.integer(name)); };
    shape.hidden = count("hidden");
    shape.sageLayers = count("sage_layers");
    shape.attentionLayers = count("attention_layers");
    shape.segment = count("segment");
}

GdpLearner::Site::Site(const Problem& problem, const GdpShape& shape, const GdpLayout& layout,
                       std::span<float> parameters)
    : graph(problem), network(graph, shape, layout, parameters)
{
}

GdpLearner::GdpLearner(const LearnerSetup& setup, Checkpoint from)
    : StagedLearner(setup, std::move(from), RolloutSettings(setup.options),
                    GdpLayout(shapeOn(setup.options, *setup.problems.front())).blocks),
      own(setup.options), shape(shapeOn(setup.options, *setup.problems.front())), layout(shape)
{
    for (const ProblemPtr& problem : problems)
        sites.push_back(std::make_unique<Site>(*problem, shape, layout, state.parameters));
}

std::size_t GdpLearner::passes() const { return state.progress.stage == Stage::Imitation ? 1 : own.epochs; }

void GdpLearner::begin(std::size_t problem)
{
    logits = sites[problem]->network.encode(true);
    sampled = probabilities(problem, logits);
    trials.clear();
    taught.clear();
}

std::vector<float> GdpLearner::probabilities(std::size_t problem, std::span<const float> values) const
{
    const GdpGraph& graph = sites[problem]->graph;
    std::vector<float> out(values.begin(), values.end());
    for (std::size_t v = 0; v < graph.vertexCount(); ++v)
        softmax(std::span(out).subspan(v * graph.devices, graph.devices), &graph.allowed[v * graph.devices]);
    return out;
}

Placement GdpLearner::decide(std::size_t problem, std::span<const float> probability, const ActionRule& rule,
                             Random& random, std::span<const DeviceId> given) const
{
    const GdpGraph& graph = sites[problem]->graph;
    Placement out;
    out.devices.resize(graph.vertexCount());
    std::optional<FittingDevices> fitting;
    if (boundsMemory(*problems[problem]))
        fitting.emplace(*problems[problem]);
    for (std::uint32_t position : graph.order) {
        throwIfCancelled();
        const VertexId v{position};
        const std::size_t step = out.order.size();
        out.order.push_back(v);
        const auto odds = probability.subspan(v * graph.devices, graph.devices);
        const auto allowed = std::span(graph.allowed).subspan(v * graph.devices, graph.devices);
        if (step < given.size())
            out.devices[v] = given[step];
        else if (!graph.decides(v))
            out.devices[v] = out.devices[graph.leader[v]];
        else if (!fitting)
            out.devices[v] = DeviceId{act(rule, odds, allowed, random)};
        else
            out.devices[v] = fitting->draw(v, rule, odds, random);
        if (fitting)
            fitting->memory.place(v, out.devices[v]);
    }
    return out;
}

Placement GdpLearner::build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random)
{
    trials.push_back(decide(problem, sampled, rule, random));
    if (imitating)
        taught.push_back(placeByCriticalPath(*problems[problem], random));
    return trials.back();
}

void GdpLearner::beginDrawing(std::size_t problem)
{
    sampled = probabilities(problem, sites[problem]->network.encode(false));
    logits = {};
    taught.clear();
}

Placement GdpLearner::draw(std::size_t problem, const ActionRule& rule, Random& random)
{
    trials = {decide(problem, sampled, rule, random)};
    return trials.back();
}

/// The loss is a mean over the trials and over all vertices, as DOPPLER's: of the critical path's devices, or
/// of the log probability of every device taken, weighed with the trial's advantage. PPO weighs it besides
/// with the ratio of the present probability to that which the trial was drawn from, and leaves out what has
/// already changed by more than its clip.
void GdpLearner::setTargets(std::size_t problem, std::span<const double> advantages,
                            std::span<const float> probability)
{
    const GdpGraph& graph = sites[problem]->graph;
    target.assign(probability.size(), 0.0F);
    const auto add = [&](const Placement& of, auto weight) {
        for (VertexId v : of.order)
            if (graph.decides(v)) {
                const std::size_t at = v * graph.devices + of.devices[v];
                target[at] += static_cast<float>(weight(at));
            }
    };
    const auto share = static_cast<double>(stepShare(problem));
    if (state.progress.stage == Stage::Imitation) {
        for (const Placement& placement : taught)
            add(placement, [&](std::size_t) { return share; });
        return;
    }
    for (std::size_t i = 0; i < advantages.size(); ++i)
        add(trials[i], [&](std::size_t at) {
            const double advantage = advantages[i];
            if (!own.clipped)
                return advantage * share;
            const double ratio =
                static_cast<double>(probability[at]) / std::max(static_cast<double>(sampled[at]), 1e-30);
            const bool passed = advantage > 0 ? ratio > 1 + own.clip : ratio < 1 - own.clip;
            return passed ? 0 : advantage * ratio * share;
        });
    if (settings.selfImitation <= 0)
        return;
    const auto& elites = state.problems[problem].elites;
    const double weight = settings.selfImitation /
                          static_cast<double>(std::max<std::size_t>(elites.size() * graph.vertexCount(), 1));
    for (std::size_t i = 0; i < elites.size(); ++i)
        if (builds(i))
            add(elites[i].placement, [&](std::size_t) { return weight; });
}

LossReport GdpLearner::differentiate(std::size_t problem, std::span<const double> advantages)
{
    Site& site = *sites[problem];
    const GdpGraph& graph = site.graph;
    if (logits.empty())
        logits = site.network.encode(true);
    std::vector<float> probability = probabilities(problem, logits);
    setTargets(problem, advantages, probability);
    const auto entropyWeight =
        static_cast<float>(stage().entropy) * stepShare(problem) * static_cast<float>(trials.size());
    std::vector<float> byLogits(logits.size(), 0.0F);
    LossSums sums;
    for (std::uint32_t v : graph.order) {
        if (!graph.decides(VertexId{v}))
            continue;
        const auto of = [&](auto&& list) {
            return std::span(list).subspan(v * graph.devices, graph.devices);
        };
        decisionLoss(of(logits), of(target), of(graph.allowed), entropyWeight, of(probability), of(byLogits),
                     sums);
    }
    site.network.differentiate(byLogits);
    logits = {};
    return {sums.loss, sums.decisions > 0 ? sums.entropy / sums.decisions : 0};
}

Result<RatedPlacement> GdpLearner::goOn(std::size_t problem, std::span<const PolicyChoice> first)
{
    const GdpGraph& graph = sites[problem]->graph;
    Assignment chosen(graph.vertexCount());
    std::vector<DeviceId> given;
    for (std::size_t step = 0; step < first.size(); ++step) {
        const auto& [v, device] = first[step];
        if (step >= graph.order.size() || graph.order[step] != v || (!device && step + 1 < first.size()))
            return impossibleDecision(step);
        if (!device)
            break;
        const bool exists = *device < graph.devices;
        if (!exists || !graph.allowed[v * graph.devices + *device] ||
            (!graph.decides(v) && chosen[graph.leader[v]] != *device))
            return impossibleDecision(step);
        chosen[v] = *device;
        given.push_back(*device);
    }
    Random none(0);
    RatedPlacement rated;
    rated.placement =
        decide(problem, probabilities(problem, sites[problem]->network.encode(false)), {}, none, given);
    const auto makespan = judge(problem, rated.placement);
    rated.makespan = makespan ? *makespan : simulators[problem].makespan(rated.placement);
    logits = {};
    return rated;
}

std::vector<PolicyStep> GdpLearner::lastSteps(std::size_t problem)
{
    const GdpGraph& graph = sites[problem]->graph;
    const Placement& trial = trials.back();
    Random ties(state.seed); // of its own: a trace changes nothing of the training
    const Placement teacher = taught.empty() ? placeByCriticalPath(*problems[problem], ties) : taught.back();
    std::vector<PolicyStep> steps;
    for (VertexId v : trial.order) {
        PolicyStep& step = steps.emplace_back();
        step.vertex = v;
        step.device = trial.devices[v];
        step.candidates = {v}; // the order is not a choice
        step.selectProbability = {1};
        const auto first = sampled.begin() + static_cast<std::ptrdiff_t>(v * graph.devices);
        if (graph.decides(v)) {
            step.placeProbability.assign(first, first + static_cast<std::ptrdiff_t>(graph.devices));
        } else {
            step.placeProbability.assign(graph.devices, 0.0F);
            step.placeProbability[step.device] = 1;
        }
        step.teacherVertices = {v};
        step.teacherDevices = {teacher.devices[v]};
    }
    return steps;
}

namespace {

GdpLayout gdpLayout(const Options& options, const Problem& problem)
{
    return GdpLayout(shapeOn(options, problem));
}

} // namespace

LearnerKind gdpLearner()
{
    LearnerKind kind = stagedLearnerKind<GdpLearner, gdpLayout>("gdp");
    kind.servesOneDeviceCount = true;
    return kind;
}

} // namespace doppler
