// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/training/learning_module.h"
#include "core/workloads/api/workload.h"
#include "widgets/jobs/yield_to_window.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <thread>
#include <utility>

#include <benchmark/benchmark.h>

namespace doppler {

/// A training that runs until it is destroyed, on a thread of its own as in the window: LLAMA-LAYER on four
/// P100 with `paper`, an update every episode. Its first episode is complete, so all loading is done. Null
/// without the learning module: the row then reports this and is skipped.
inline std::unique_ptr<Trainer> trainBeside(benchmark::State& state)
{
    auto module = learningModule();
    if (!module) {
        state.SkipWithError(module.error().english().c_str());
        return nullptr;
    }
    TrainingSetup setup;
    setup.problem =
        taken(Problem::create(taken(generateWorkload("llama-layer")), taken(builtinTopology("4xP100"))));
    setup.options = taken(trainingPreset("paper"));
    for (const auto& [stage, episodes] : {std::pair{"stage1_episodes", "0"}, {"stage2_episodes", "1000000"}})
        if (!setup.options.set(trainingOptions(), stage, episodes))
            std::exit(1);
    const auto begun = std::make_shared<std::atomic<bool>>(false);
    TrainingObserver observer;
    observer.episode = [begun](const EpisodeRecord&) { *begun = true; };
    auto trainer = (*module)->makeTrainer();
    Result<void> started;
    std::thread([&] {
        yieldToWindow(); // As a training's threads do; threads started here inherit it.
        started = trainer->start(std::move(setup), std::move(observer));
    }).join();
    if (!started) {
        state.SkipWithError(started.error().english().c_str());
        return nullptr;
    }
    while (!*begun && trainer->state() != TrainerState::Failed)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (!*begun)
        state.SkipWithError(trainer->outcome().error().english().c_str());
    return trainer;
}

} // namespace doppler
