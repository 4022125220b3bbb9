// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/cancellation.h"
#include "core/learn/learners/learner.h"
#include "core/placers/list/critical_path.h"

namespace doppler {

/// A learner that is trained by simulated episodes alone. Each update is on one problem; the problems take
/// turns.
class SimulationLearner : public Learner {
public:
    Result<void> update(const LearnerEvents& events, double secondsSoFar) final
    {
        if (finished())
            return {};
        const auto problem = static_cast<std::size_t>(state.progress.stageUpdates % problems.size());
        EpisodeRecord record;
        record.seconds = secondsSoFar;
        record.learningRate = learningRate();
        try {
            return updateOn(problem, record, events);
        } catch (const Cancelled&) {
            rescueFound(problem);
            throw;
        }
    }

protected:
    SimulationLearner(const LearnerSetup& setup, Checkpoint from)
        : Learner(setup, simulationOnly(setup.options), std::move(from)),
          isControl(setup.options.flag("control")), clip(setup.options.number("gradient_clip"))
    {
    }

    /// Runs the episodes of an update, counts them and takes the gradient step. `record`: the update's time
    /// and learning rate.
    virtual Result<void> updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events) = 0;
    /// The update was cancelled: keeps the best placement that it has found (rescue()).
    virtual void rescueFound(std::size_t problem) = 0;

    /// A trace of the record's episode, without steps.
    [[nodiscard]] static std::shared_ptr<EpisodeTrace> emptyTrace(const EpisodeRecord& record,
                                                                  double makespan)
    {
        auto trace = std::make_shared<EpisodeTrace>();
        trace->episode = record.episode;
        trace->stage = record.stage;
        trace->problem = record.problem;
        trace->makespan = makespan;
        return trace;
    }
    /// The steps of a policy that does not choose an order: one for each vertex, in topological order, with
    /// its device and the device that the critical-path teacher chooses. Without probabilities of devices.
    [[nodiscard]] std::vector<PolicyStep> unorderedSteps(std::size_t index, const Assignment& devices) const
    {
        const Problem& problem = *problems[index];
        Random ties(state.seed); // of its own: a trace changes nothing of the training
        const Placement teacher = placeByCriticalPath(problem, ties);
        std::vector<PolicyStep> out;
        for (const VertexId v : problem.graph().topologicalOrder()) {
            PolicyStep& step = out.emplace_back();
            step.vertex = v;
            step.device = devices[v];
            step.candidates = {v}; // the order is not a choice
            step.selectProbability = {1};
            step.teacherVertices = {v};
            step.teacherDevices = {teacher.devices[v]};
        }
        return out;
    }

    bool isControl;
    double clip; ///< The norm to which a larger gradient is scaled; 0: none.
};

} // namespace doppler
