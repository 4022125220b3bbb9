// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/settings.h"

#include <algorithm>

namespace doppler {

namespace {

double numberOr(const Options& options, const std::string& name, double otherwise)
{
    return options.all().contains(name) ? options.number(name) : otherwise;
}

/// Of a policy that does not have the stage: one without episodes.
StageSettings stageSettings(const Options& options, Stage stage)
{
    if (!options.all().contains(stageEpisodesOption(stage)))
        return {};
    const std::string name = "stage" + std::to_string(static_cast<std::size_t>(stage) + 1);
    StageSettings out{static_cast<std::uint64_t>(options.integer(stageEpisodesOption(stage))),
                      options.number(name + "_learning_rate"), options.number("final_learning_rate"),
                      numberOr(options, name + "_epsilon", 0), numberOr(options, name + "_entropy", 0)};
    if (stage != Stage::Imitation && options.flag("control"))
        out.learningRate = 0;
    out.finalRate = std::min(out.finalRate, out.learningRate);
    return out;
}

OrderRule orderRule(const std::string& name)
{
    return name == "learned" ? OrderRule::Learned : name == "ready" ? OrderRule::Ready : OrderRule::BLevel;
}

AdvantageUnit advantageUnit(const std::string& name)
{
    return name == "seconds"    ? AdvantageUnit::Seconds
           : name == "relative" ? AdvantageUnit::Relative
                                : AdvantageUnit::Deviation;
}

/// Of a policy that does not have the option: 0.
std::size_t count(const Options& options, const std::string& name)
{
    return options.all().contains(name) ? static_cast<std::size_t>(options.integer(name)) : 0;
}

/// Message passing, of a policy that has it.
NetworkShape shapeOf(const Options& options)
{
    return options.all().contains("rounds") ? networkShape(options) : NetworkShape{};
}

/// Of a policy that does not have the option: "learned".
std::string choice(const Options& options, const std::string& name)
{
    return options.all().contains(name) ? options.text(name) : "learned";
}

} // namespace

RolloutSettings::RolloutSettings(const Options& options)
    : stages{stageSettings(options, Stage::Imitation), stageSettings(options, Stage::Simulation),
             stageSettings(options, Stage::System)},
      exploration(choice(options, "exploration") == "softmax" ? Exploration::Softmax
                                                              : Exploration::EpsilonGreedy),
      gamma(numberOr(options, "gamma", 1)), baselineWindow(count(options, "baseline_window")),
      advantage(advantageUnit(choice(options, "advantage"))),
      selfImitation(numberOr(options, "self_imitation", 0)),
      selfImitationSize(count(options, "self_imitation_size")),
      episodesPerUpdate(count(options, "episodes_per_update")), gradientClip(options.number("gradient_clip")),
      shape(shapeOf(options)), order(orderRule(choice(options, "order"))),
      device(choice(options, "device") == "learned" ? DeviceRule::Learned : DeviceRule::EarliestStart),
      teacherOrder(orderRule(choice(options, "teacher_order"))),
      startPrior(numberOr(options, "earliest_start_prior", 0)),
      guided(options.all().contains("guide") && options.text("guide") != "none"),
      guideTemperature(numberOr(options, "guide_temperature", 0)),
      guideJoin(numberOr(options, "guide_join", 0)), guideUniform(numberOr(options, "guide_uniform", 0))
{
}

} // namespace doppler
