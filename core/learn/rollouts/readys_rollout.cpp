// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/readys_rollout.h"

#include "core/learn/base/cancellation.h"
#include "core/learn/kernels/dense.h"

#include <algorithm>

namespace doppler {

ReadysPolicy::ReadysPolicy(const Problem& p, const ReadysGraph& g, ReadysNetwork& n,
                           ReadysStates::Rules rules, Manner m)
    : problem(p), graph(g), network(n), states(p, g, rules), manner(m), passed(p.deviceCount())
{
}

void ReadysPolicy::ready(const OnlineView&, VertexId v, DeviceId)
{
    waiting.push_back(v);
    passed.assign(passed.size(), false);
}

/// Takes in what was decided since it was asked last, maybe for it, and what has ended.
void ReadysPolicy::refresh(const OnlineView& view)
{
    std::erase_if(waiting, [&](VertexId v) {
        const bool isDecided = view.deviceOf(v).valid();
        if (isDecided)
            active.push_back(v);
        return isDecided;
    });
    if (std::erase_if(active, [&](VertexId v) { return view.hasEnded(v); }) > 0)
        passed.assign(passed.size(), false);
}

bool ReadysPolicy::mayAsk(const OnlineView& view, DeviceId d) const { return !passed[d] && view.isFree(d); }

bool ReadysPolicy::anotherMayStart(const OnlineView& view, DeviceId d) const
{
    for (const DeviceId other : problem.topology().devices())
        if (other > d && mayAsk(view, other) &&
            std::ranges::any_of(waiting, [&](VertexId v) { return view.may(v, other); }))
            return true;
    return false;
}

void ReadysPolicy::findChoices(const OnlineView& view, DeviceId d)
{
    choices.clear();
    std::ranges::copy_if(waiting, std::back_inserter(choices), [&](VertexId v) { return view.may(v, d); });
    if (choices.size() <= mostChoices)
        return;
    std::ranges::nth_element(choices, choices.begin() + mostChoices, [&](VertexId a, VertexId b) {
        return graph.bLevel[a] != graph.bLevel[b] ? graph.bLevel[a] > graph.bLevel[b] : a < b;
    });
    choices.resize(mostChoices);
}

std::optional<OnlineStart> ReadysPolicy::next(const OnlineView& view)
{
    refresh(view);
    for (const DeviceId d : problem.topology().devices()) {
        if (!mayAsk(view, d))
            continue;
        findChoices(view, d);
        if (choices.empty())
            continue;
        const std::size_t action = decide(view, d);
        if (action < choices.size())
            return OnlineStart{choices[action], d, 0};
        passed[d] = true;
    }
    return std::nullopt;
}

void ReadysPolicy::encode(const OnlineView& view, DeviceId d, bool mayPass)
{
    states.make(view, d, choices, active, mayPass, state);
    network.encode(state, false);
    const auto logits = network.logits().first(state.logitCount(0));
    probability.assign(logits.begin(), logits.end());
    softmax(probability, nullptr);
}

std::size_t ReadysPolicy::decide(const OnlineView& view, DeviceId d)
{
    throwIfCancelled();
    const bool mayPass = !active.empty() || anotherMayStart(view, d);
    if (manner.isUniform)
        probability.assign(choices.size() + (mayPass ? 1 : 0),
                           1 / static_cast<float>(choices.size() + (mayPass ? 1 : 0)));
    else
        encode(view, d, mayPass);
    const std::size_t action = act(manner.rule, probability, {}, *manner.random);
    if (manner.out)
        keep(d, action);
    return action;
}

void ReadysPolicy::keep(DeviceId d, std::size_t action)
{
    ReadysEpisode& out = *manner.out;
    if (manner.learns && !manner.isUniform) {
        out.states.append(state, 0, 1);
        out.value.push_back(network.values()[0]);
        out.action.push_back(static_cast<std::uint32_t>(action));
    }
    if (action == choices.size())
        ++out.passes;
    else if (manner.tells)
        tell(d, choices[action]);
}

/// The probabilities given that something starts.
void ReadysPolicy::tell(DeviceId d, VertexId v)
{
    PolicyStep& step = manner.out->told.emplace_back();
    step.vertex = v;
    step.device = d;
    step.candidates = choices;
    step.selectProbability.assign(probability.begin(),
                                  probability.begin() + static_cast<std::ptrdiff_t>(choices.size()));
    float all = 0;
    for (const float p : step.selectProbability)
        all += p;
    for (float& p : step.selectProbability)
        p /= all;
    step.placeProbability.assign(problem.deviceCount(), 0.0F);
    step.placeProbability[d] = 1;
}

} // namespace doppler
