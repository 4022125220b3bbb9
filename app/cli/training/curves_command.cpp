// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/io/bytes/file.h"
#include "core/training/logs/event_writer.h"
#include "core/training/logs/logged_episodes.h"
#include "core/training/logs/stage_summary.h"
#include "core/training/training_log_writer.h"

#include <filesystem>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

struct CurvesArguments {
    std::string log;
    std::string output;
    std::string events;
    bool json = false;
};

struct LoggedCurves {
    LoggedFacts facts;
    std::vector<LoggedEpisode> episodes;
};

Result<LoggedCurves> readCurves(const std::string& path)
{
    const StopOnInterrupt interrupt;
    LoggedCurves curves;
    auto facts = readLoggedEpisodes(
        path, [&](const LoggedEpisode& episode) { curves.episodes.push_back(episode); }, interrupt.token());
    if (!facts)
        return facts.error();
    curves.facts = *std::move(facts);
    return curves;
}

Json settingsAsJson(const std::vector<HyperParameter>& settings)
{
    Json out = Json::object();
    for (const HyperParameter& setting : settings)
        std::visit([&](const auto& value) { out[setting.name] = value; }, setting.value);
    return out;
}

Json episodeAsJson(const EpisodeRecord& r)
{
    return {{"episode", r.episode},
            {"stage", stageName(r.stage)},
            {"graph", r.problem},
            {"makespan", r.makespan},
            {"best", r.best},
            {"baseline", r.baseline},
            {"loss", r.loss},
            {"entropy", r.entropy},
            {"epsilon", r.epsilon},
            {"seconds", r.seconds},
            {"learning_rate", r.learningRate},
            {"real_runs", r.realRuns}};
}

void printCurvesJson(const LoggedCurves& curves)
{
    Json episodes = Json::array();
    for (const LoggedEpisode& episode : curves.episodes)
        episodes.push_back(episodeAsJson(episode.record));
    Json out{{"policy", curves.facts.policy}, {"incomplete", curves.facts.cut}};
    out["seed"] = curves.facts.seed ? Json(*curves.facts.seed) : Json(nullptr);
    out["settings"] = settingsAsJson(curves.facts.settings);
    out["episodes"] = std::move(episodes);
    fmt::print("{}\n", out.text(2));
}

void printCurvesText(const LoggedCurves& curves)
{
    if (!curves.facts.policy.empty())
        fmt::print("policy     {}\n", curves.facts.policy);
    if (curves.facts.seed)
        fmt::print("seed       {}\n", *curves.facts.seed);
    StageSummaries summaries;
    for (const LoggedEpisode& episode : curves.episodes)
        summaries.add(episode.record);
    for (const StageSummary& part : summaries.parts())
        fmt::print("stage {:<4} {} episodes, best {} in episode {}, loss {:.3g} to {:.3g}\n",
                   stageName(part.stage), part.episodes, secondsText(part.best), part.bestEpisode,
                   part.firstLoss, part.lastLoss);
    const EpisodeRecord& last = curves.episodes.back().record;
    fmt::print("time       {}\n", secondsText(last.seconds));
}

Result<void> writeLines(const LoggedCurves& curves, const std::string& path)
{
    TrainingLogWriter writer(path, curves.facts.policy, curves.facts.seed.value_or(0));
    if (auto opened = writer.open(); !opened)
        return opened;
    for (const LoggedEpisode& episode : curves.episodes) {
        if (!episode.devices.empty())
            writer.addBest({episode.devices, episode.order}, episode.record.episode);
        writer.add(episode.record);
    }
    return writer.close();
}

Result<void> writeTable(const LoggedCurves& curves, const std::string& path)
{
    std::string csv =
        "episode,stage,graph,makespan,best,baseline,loss,entropy,epsilon,learning_rate,seconds\n";
    for (const LoggedEpisode& episode : curves.episodes) {
        const EpisodeRecord& r = episode.record;
        fmt::format_to(std::back_inserter(csv), "{},{},{},{},{},{},{},{},{},{},{}\n", r.episode,
                       stageName(r.stage), r.problem, r.makespan, r.best, r.baseline, r.loss, r.entropy,
                       r.epsilon, r.learningRate, r.seconds);
    }
    return writeFile(path, csv);
}

Result<void> writeEvents(const LoggedCurves& curves, const std::string& folder)
{
    EventWriter writer(folder);
    if (auto possible = writer.checkFolder(); !possible)
        return possible;
    TrainingSetup setup;
    setup.policy = curves.facts.policy;
    setup.seed = curves.facts.seed.value_or(0);
    setup.options = {};
    if (auto opened = writer.open(setup, std::nullopt); !opened)
        return opened;
    for (const LoggedEpisode& episode : curves.episodes)
        writer.add(episode.record);
    return writer.close(true);
}

Result<void> writeOutput(const LoggedCurves& curves, const std::string& path)
{
    const std::string extension = std::filesystem::path(path).extension().string();
    if (extension == ".jsonl")
        return writeLines(curves, path);
    if (extension == ".csv")
        return writeTable(curves, path);
    return Error{
        {DOPPLER_TEXT("core", "found the file extension \"{0}\", expected .jsonl or .csv"), {extension}},
        path,
        {}};
}

Exit showCurves(const CurvesArguments& arguments)
{
    const auto curves = readCurves(arguments.log);
    if (!curves)
        return report(curves.error());
    if (curves->facts.cut)
        printError("doppler: {}: the last entry is incomplete and ignored; the training was killed or "
                   "still runs\n",
                   arguments.log);
    if (!arguments.output.empty())
        if (auto written = writeOutput(*curves, arguments.output); !written)
            return report(written.error(), Exit::Failed);
    if (!arguments.events.empty())
        if (auto written = writeEvents(*curves, arguments.events); !written)
            return report(written.error(), Exit::Failed);
    if (arguments.json)
        printCurvesJson(*curves);
    else if (arguments.output.empty() && arguments.events.empty())
        printCurvesText(*curves);
    return Exit::Done;
}

} // namespace

void addCurvesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("curves", "Show or convert the curves of a training");
    auto arguments = std::make_shared<CurvesArguments>();
    app->add_option(
           "LOG", arguments->log,
           "Log of a training (doppler train --json-log), TensorBoard event file, or folder with the "
           "event files of one training")
        ->required();
    app->add_option("-o,--output", arguments->output,
                    "File to write the episodes to; its extension selects the format: .jsonl for a log, .csv "
                    "for a table");
    app->add_option("--tensorboard", arguments->events,
                    "Folder to write the episodes to, as an event file that TensorBoard shows");
    app->add_flag("--json", arguments->json, "Print everything as JSON");
    addExamples(*app, {{"curves net.jsonl", "Summarise the stages of a training."},
                       {"curves net.jsonl --tensorboard events", "Convert a log for TensorBoard."},
                       {"curves events -o episodes.csv", "Convert event files to a table."}});
    commands.push_back({app, [arguments] { return showCurves(*arguments); }});
}

} // namespace doppler
