// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/learn/base/stage_plan.h"
#include "core/training/network_shape.h"

namespace doppler {

enum class Exploration { EpsilonGreedy, Softmax };
enum class AdvantageUnit { Deviation, Relative, Seconds };
enum class OrderRule { Learned, BLevel, Ready };  ///< Who picks the next vertex.
enum class DeviceRule { Learned, EarliestStart }; ///< Who picks its device.

/// The options of DOPPLER and its kin, read once.
struct RolloutSettings {
    explicit RolloutSettings(const Options& options);

    StagePlan stages;
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
    double startPrior = 0; ///< Weight of the earliest start in PLC's scores.
    bool guided = false;
    double guideTemperature = 0; ///< At the start of the stage, share of the guide's makespan.
    double guideJoin = 0;
    double guideUniform = 0;
};

} // namespace doppler
