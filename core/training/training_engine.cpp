// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/training_engine.h"

#include "core/base/program_talk.h"
#include "core/exec/external/external_engine.h"
#include "core/exec/registry.h"
#include "core/training/trainer.h"

namespace doppler {

namespace {

/// The parts of a list that commas or blanks separate; double quotes are removed.
std::vector<std::string> partsOf(const std::string& list)
{
    std::vector<std::string> parts(1);
    bool quoted = false;
    for (const char c : list) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == ',' || c == ' '))
            parts.emplace_back();
        else
            parts.back() += c;
    }
    std::erase(parts, std::string());
    return parts;
}

} // namespace

Result<TrainingEngine> trainingEngine(const Options& training)
{
    const std::string& name = training.text("engine");
    const bool isProgram = namesProgram(name);
    const auto found = findEngine(isProgram ? externalEngineId : name);
    if (!found)
        return found.error();
    const auto& specs = (*found)->info().options;
    TrainingEngine out{*found, Options(specs), {}};
    for (const std::string& part : partsOf(training.text("engine_settings"))) {
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos)
            return Error{
                {DOPPLER_TEXT("core", "engine_settings: found \"{0}\", expected name=value"), {part}},
                {},
                {}};
        if (auto set = out.settings.set(specs, part.substr(0, equals), part.substr(equals + 1)); !set)
            return set.error();
    }
    if (isProgram)
        if (auto set = out.settings.set(specs, "command", commandOf(name)); !set)
            return set.error();
    if ((*found)->info().id == externalEngineId)
        out.program = out.settings.text("command");
    return out;
}

std::string programOfTraining(const Options& training)
{
    const std::string episodes = stageEpisodesOption(Stage::System);
    if (!training.all().contains(episodes) || training.integer(episodes) <= 0)
        return {};
    auto engine = trainingEngine(training);
    return engine ? std::move(engine->program) : std::string();
}

} // namespace doppler
