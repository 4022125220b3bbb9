// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/cancellation.h"
#include "core/learn/learners/policy_trainer.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/torch/libtorch.h"

namespace doppler {

Result<std::vector<RatedPlacement>> answerWhatIf(const ProblemPtr& problem, const Checkpoint& network,
                                                 std::span<const PolicyChoice> before,
                                                 std::span<const PolicyChoice> choices,
                                                 const std::stop_token& stop)
{
    std::vector<PolicyChoice> decisions(before.begin(), before.end());
    decisions.emplace_back();
    try {
        const CancelScope asking([&] { return stop.stop_requested(); });
        throwIfCancelled();
        const auto learner = learnerFor(problem, network);
        if (!learner)
            return learner.error();
        std::vector<RatedPlacement> answers;
        for (const PolicyChoice& choice : choices) {
            decisions.back() = choice;
            auto answer = (*learner)->goOn(0, decisions);
            if (!answer)
                return answer.error();
            answers.push_back(*std::move(answer));
        }
        return answers;
    } catch (const Cancelled&) {
        return Error{{DOPPLER_TEXT("core", "stopped before the network had answered")}, {}, {}};
    } catch (const std::exception& exception) {
        return Error{
            {DOPPLER_TEXT("core", "the network can't place the graph: {0}"), {firstLine(exception)}}, {}, {}};
    }
}

} // namespace doppler
