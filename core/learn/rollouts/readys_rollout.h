// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/base/action_rule.h"
#include "core/learn/networks/readys_network.h"
#include "core/sim/online/online_policy.h"
#include "core/training/trainer.h"

namespace doppler {

/// The decisions of one run.
struct ReadysEpisode {
    ReadysBatch states;                ///< In which the network was asked; none for the control.
    std::vector<std::uint32_t> action; ///< By state: a choice, or their number: passing.
    std::vector<float> value;          ///< By state: the reward that the network expected.
    std::vector<PolicyStep> told;      ///< The starts, where asked for.
    std::size_t passes = 0;
};

/// READYS (Grinsztajn et al., CLUSTER 2021) in one run: every idle device starts one of the ready vertices,
/// or passes, and is asked again when a task has ended or a vertex has become ready. The last of the idle
/// devices can't pass while nothing runs.
class ReadysPolicy final : public OnlinePolicy {
public:
    /// What a state reads of ready vertices: the most urgent ones, by b-level.
    static constexpr std::size_t mostChoices = 256;

    struct Manner {
        ActionRule rule;
        Random* random;
        bool isUniform = false; ///< Draws from all choices alike, without the network.
        bool learns = false;    ///< Keeps the states.
        bool tells = false;
        ReadysEpisode* out = nullptr; ///< None: nothing is kept.
    };

    /// All must outlive the run.
    ReadysPolicy(const Problem& problem, const ReadysGraph& graph, ReadysNetwork& network,
                 ReadysStates::Rules rules, Manner manner);

    void ready(const OnlineView& view, VertexId v, DeviceId by) override;
    std::optional<OnlineStart> next(const OnlineView& view) override;

private:
    void refresh(const OnlineView& view);
    void findChoices(const OnlineView& view, DeviceId d);
    [[nodiscard]] bool mayAsk(const OnlineView& view, DeviceId d) const;
    [[nodiscard]] bool anotherMayStart(const OnlineView& view, DeviceId d) const;
    /// A choice, or their number: passing.
    std::size_t decide(const OnlineView& view, DeviceId d);
    void encode(const OnlineView& view, DeviceId d, bool mayPass);
    void keep(DeviceId d, std::size_t action);
    void tell(DeviceId d, VertexId v);

    const Problem& problem;
    const ReadysGraph& graph;
    ReadysNetwork& network;
    ReadysStates states;
    Manner manner;
    std::vector<VertexId> waiting;  ///< Ready and not decided, in the order in which they became ready.
    std::vector<VertexId> active;   ///< Decided and not ended.
    std::vector<bool> passed;       ///< By device.
    std::vector<VertexId> choices;  ///< Of the device that is asked.
    ReadysBatch state;              ///< Its state,
    std::vector<float> probability; ///< and the probabilities of the choices and of passing.
};

} // namespace doppler
