// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/network_shape.h"
#include "core/training/trainer.h"

#include <array>

namespace doppler {

enum class Exploration { EpsilonGreedy, Softmax };
enum class AdvantageUnit { Deviation, Relative, Seconds };
enum class OrderRule { Learned, BLevel, Ready };  ///< Who picks the next vertex.
enum class DeviceRule { Learned, EarliestStart }; ///< Who picks its device.

struct StageSettings {
    std::uint64_t episodes = 0;
    double learningRate = 0;
    double epsilon = 0;
    double entropy = 0;
};

/// The options of training, read once.
struct TrainingSettings {
    explicit TrainingSettings(const Options& options);

    std::array<StageSettings, 2> stages; ///< By Stage.
    double finalLearningRate = 0;
    Exploration exploration = Exploration::EpsilonGreedy;
    double gamma = 1;
    std::size_t baselineWindow = 0;
    AdvantageUnit advantage = AdvantageUnit::Deviation;
    double selfImitation = 0;
    std::size_t selfImitationSize = 0;
    std::size_t episodesPerUpdate = 1;
    double gradientClip = 0;
    NetworkShape shape;
    OrderRule order = OrderRule::Learned;
    DeviceRule device = DeviceRule::Learned;
    OrderRule teacherOrder = OrderRule::BLevel;

    [[nodiscard]] const StageSettings& stage(Stage s) const { return stages[static_cast<std::size_t>(s)]; }
};

} // namespace doppler
