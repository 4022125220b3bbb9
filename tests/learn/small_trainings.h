// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings that take no time, and what they tell.
#pragma once

#include "core/catalog/builtin_topologies.h"
#include "core/training/checkpoint.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"

#include <QTest>

namespace doppler::tests {

using Settings = std::vector<std::pair<const char*, const char*>>;

inline Options options(const Settings& set)
{
    Options out(trainingOptions());
    for (const auto& [name, value] : set)
        if (!out.set(trainingOptions(), name, value))
            qFatal("no such option");
    return out;
}

/// Small and quick: the mechanics are the same at any size.
inline Options quick(const Settings& more = {})
{
    Settings all{{"hidden", "16"}, {"rounds", "2"}, {"stage1_episodes", "12"}, {"stage2_episodes", "28"}};
    all.insert(all.end(), more.begin(), more.end());
    return options(all);
}

/// What matters of the preset `strong`.
inline const Settings strong{
    {"guide", "annealed"}, {"order", "ready"}, {"earliest_start_prior", "3"}, {"episodes_per_update", "4"}};

inline ProblemPtr chainmm()
{
    static const ProblemPtr problem =
        Problem::create(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), {}).value();
    return problem;
}

inline TrainingSetup setup(const Options& o, std::string file = {})
{
    TrainingSetup out;
    out.problem = chainmm();
    out.options = o;
    out.seed = 7;
    out.checkpointFile = std::move(file);
    return out;
}

inline std::unique_ptr<Trainer> makeTrainer() { return learningModule().value()->makeTrainer(); }

/// Trains the policy on chainmm() with these differences from its standard options.
inline void trainShortly(const std::string& policy, const Settings& set, const std::string& file)
{
    TrainingSetup with;
    with.problem = chainmm();
    with.policy = policy;
    with.options = Options(trainingOptions(policy));
    for (const auto& [name, value] : set)
        if (!with.options.set(trainingOptions(policy), name, value))
            qFatal("no such option");
    with.checkpointFile = file;
    const auto trainer = makeTrainer();
    if (!trainer->start(with, {}) || !trainer->outcome())
        qFatal("not trained");
}

/// The checkpoint of a policy that decides online.
inline void trainReadys(const std::string& file)
{
    trainShortly("readys", {{"hidden", "8"}, {"stage2_episodes", "4"}}, file);
}

/// Everything that an observer is told.
struct Heard {
    std::vector<EpisodeRecord> records;
    std::vector<std::pair<double, std::uint64_t>> bests;
    std::vector<std::shared_ptr<const EpisodeTrace>> traces;
    std::vector<TrainerState> states;
    std::optional<Error> error;

    TrainingObserver observer()
    {
        TrainingObserver out;
        out.episode = [this](const EpisodeRecord& r) { records.push_back(r); };
        out.best = [this](const Placement&, double makespan, std::uint64_t episode) {
            bests.emplace_back(makespan, episode);
        };
        out.trace = [this](std::shared_ptr<const EpisodeTrace> t) { traces.push_back(std::move(t)); };
        out.state = [this](TrainerState s, const std::optional<Error>& e) {
            states.push_back(s);
            error = e;
        };
        return out;
    }
    [[nodiscard]] std::vector<double> curve() const
    {
        std::vector<double> out;
        for (const EpisodeRecord& r : records)
            out.insert(out.end(), {r.makespan, r.loss, r.entropy, r.baseline});
        return out;
    }
};

inline TrainingOutcome train(const TrainingSetup& with, Heard& heard)
{
    const auto trainer = makeTrainer();
    if (const auto started = trainer->start(with, heard.observer()); !started)
        qFatal("%s", started.error().english().c_str());
    return trainer->outcome().value();
}

} // namespace doppler::tests
