// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/training/estimate_output.h"
#include "core/app/engine_studies.h"
#include "core/app/logged_training.h"
#include "core/base/names.h"
#include "core/io/placements/placement_format.h"
#include "core/ranks/rank_environment.h"
#include "core/run/statistics.h"
#include "core/training/learning_module.h"
#include "core/training/training_engine.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

struct TrainArguments {
    std::vector<std::string> graphs;
    std::vector<std::string> devices; ///< Every graph is placed on each; empty: those of the graph's file.
    ProblemArguments problem;
    std::string policy = "doppler";
    std::string preset;
    std::string stages;
    std::vector<std::string> settings;
    std::string checkpoint;
    double checkpointSeconds = 5;
    bool resume = false;
    bool estimate = false;
    std::string from;
    std::string log;
    std::string events;
    std::string savePlacement;
    std::string placementFormat;
    bool json = false;
    std::size_t seeds = 1;
    std::size_t threads = 1;
};

/// "I=500,II=1500": episodes by stage.
Result<void> setStages(const std::string& text, std::string_view policy, Options& options)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::string part = text.substr(at, comma - at);
        at = comma + 1;
        const std::size_t equals = part.find('=');
        const std::string name = part.substr(0, equals);
        const std::string count = equals == std::string::npos ? "" : part.substr(equals + 1);
        std::string option;
        std::vector<std::string> stages;
        for (Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System}) {
            if (!options.all().contains(stageEpisodesOption(stage)))
                continue;
            stages.emplace_back(stageName(stage));
            if (name == stageName(stage))
                option = stageEpisodesOption(stage);
        }
        if (option.empty() && count == "0")
            continue; // no episodes of a stage that the policy does not have
        if (option.empty())
            return unknownName(DOPPLER_TEXT("core", "unknown stage \"{0}\", expected one of {1}"),
                               DOPPLER_TEXT("core", "unknown stage \"{0}\"; did you mean \"{1}\"?"), name,
                               stages);
        if (auto done = options.set(trainingOptions(policy), option, count); !done)
            return done.error();
    }
    return {};
}

/// Every graph on each of the devices.
Result<void> loadProblems(const TrainArguments& arguments, TrainingSetup& setup)
{
    const std::vector<std::string> own{std::string()};
    for (const std::string& devices : arguments.devices.empty() ? own : arguments.devices)
        for (const std::string& graph : arguments.graphs) {
            ProblemArguments how = arguments.problem;
            how.devices = devices;
            how.imports = importsFor(graph, arguments.graphs, how.imports);
            auto problem = how.load(graph);
            if (!problem)
                return problem.error();
            if (setup.problem)
                setup.others.push_back(*std::move(problem));
            else
                setup.problem = *std::move(problem);
        }
    return {};
}

Result<TrainingSetup> setUp(const TrainArguments& arguments)
{
    const auto policy = findTrainingPolicy(arguments.policy);
    if (!policy)
        return policy.error();
    TrainingSetup setup;
    setup.policy = arguments.policy;
    if (auto done = loadProblems(arguments, setup); !done)
        return done.error();
    const auto presetName = arguments.preset.empty() ? (*policy)->presets.front().id : arguments.preset;
    auto preset = trainingPreset(presetName, arguments.policy);
    if (!preset)
        return preset.error();
    setup.options = *std::move(preset);
    const auto settings = parseSettings(arguments.settings, {arguments.policy});
    if (!settings)
        return settings.error();
    for (const Setting& setting : *settings)
        if (auto done = setup.options.set((*policy)->options, setting.name, setting.value); !done)
            return done.error();
    if (auto done = setStages(arguments.stages, arguments.policy, setup.options); !done)
        return done.error();
    if (arguments.resume && arguments.checkpoint.empty())
        return Error{{DOPPLER_TEXT("core", "--resume needs --checkpoint")}, {}, {}};
    setup.seed = arguments.problem.seed;
    setup.checkpointFile = arguments.checkpoint;
    setup.checkpointSeconds = arguments.checkpointSeconds;
    setup.resume = arguments.resume;
    setup.networksFrom = arguments.from;
    const auto ranks = ranksOfEnvironment();
    if (!ranks)
        return ranks.error();
    setup.ranks = *ranks;
    if (ranks->size > 1 && arguments.seeds > 1)
        return Error{{DOPPLER_TEXT("core", "found --seeds {0} with WORLD_SIZE {1}: processes can share only "
                                           "one training, expected --seeds 1"),
                      {std::to_string(arguments.seeds), std::to_string(ranks->size)}},
                     {},
                     {}};
    return setup;
}

/// Overwrites the line on standard error with the progress of the training.
void showTrainingProgress(const LoggedTraining& training)
{
    if (const auto latest = training.newest())
        printError("\rstage {:<2} episode {}/{}  last {}  best {}  {:.1f} episodes/s{}   ",
                   stageName(latest->stage), latest->episode + 1, plannedEpisodes(training.setup().options),
                   secondsText(latest->makespan), secondsText(latest->best),
                   latest->seconds > 0 ? static_cast<double>(latest->episode + 1) / latest->seconds : 0,
                   latest->realRuns > 0 ? fmt::format("  {} real runs", latest->realRuns) : "");
}

/// Why a training did not begin.
struct NotBegun {
    Error error;
    Exit status = Exit::Usage;
};

std::optional<NotBegun> begin(LoggedTraining& training)
{
    const TrainingSetup& setup = training.setup();
    std::error_code ignored;
    const bool replaces = !setup.resume && setup.ranks.rank == 0 &&
                          std::filesystem::is_regular_file(setup.checkpointFile, ignored);
    FaultOf fault{};
    if (auto started = training.start({}, fault); !started)
        return NotBegun{started.error(), exitOf(fault)};
    // No error, because scripts train into the same files again. The old checkpoint stays until the new one
    // is whole.
    if (replaces)
        printError(
            "doppler: {} is replaced by the checkpoint of a new training; --resume would go on from it\n",
            setup.checkpointFile);
    return std::nullopt;
}

bool ended(const Trainer& trainer)
{
    const TrainerState state = trainer.state();
    return state != TrainerState::Running && state != TrainerState::Paused;
}

void follow(const LoggedTraining& training, bool shown)
{
    Trainer& trainer = *training.trainer();
    bool stopping = false;
    while (!ended(trainer)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (interruptCount() > 1)
            trainer.abort();
        else if (interruptCount() == 1 && !stopping) {
            stopping = true;
            trainer.stop();
        }
        if (shown)
            showTrainingProgress(training);
    }
    if (shown)
        printError("\n");
}

/// Every graph with what was reached on it.
template <class Function>
void forEachGraph(const TrainingSetup& setup, const TrainingOutcome& outcome, Function function)
{
    function(*setup.problem, static_cast<const PlacementOutcome&>(outcome));
    for (std::size_t i = 0; i < setup.others.size(); ++i)
        function(*setup.others[i], outcome.others[i]);
}

/// Whether the problems have different devices, so that results must name the devices as well as the graph.
bool onDevices(const TrainingSetup& setup)
{
    return std::ranges::any_of(setup.others, [&](const ProblemPtr& other) {
        return other->topology().name() != setup.problem->topology().name();
    });
}

Json summary(const TrainArguments& arguments, const TrainingSetup& setup, const TrainingOutcome& outcome,
             double rate)
{
    Json out{{"graph", setup.problem->graph().name()},
             {"policy", arguments.policy},
             {"seed", setup.seed},
             {"episodes", outcome.episodes},
             {"seconds", outcome.seconds},
             {"episodes_per_second", rate},
             {"best_makespan", outcome.bestMakespan},
             {"greedy_makespan", outcome.greedyMakespan},
             {"lower_bound", setup.problem->lowerBound()}};
    if (outcome.realRuns > 0)
        out["real_runs"] = outcome.realRuns;
    if (!setup.others.empty())
        forEachGraph(setup, outcome, [&](const Problem& problem, const PlacementOutcome& reached) {
            out["graphs"].push_back({{"graph", problem.graph().name()},
                                     {"topology", problem.topology().name()},
                                     {"best_makespan", reached.bestMakespan},
                                     {"greedy_makespan", reached.greedyMakespan},
                                     {"lower_bound", problem.lowerBound()}});
        });
    return out;
}

void printSummary(const TrainingSetup& setup, const TrainingOutcome& outcome, double rate)
{
    forEachGraph(setup, outcome, [&](const Problem& problem, const PlacementOutcome& reached) {
        if (!setup.others.empty())
            fmt::print("{}\n", onDevices(setup) ? problem.graph().name() + ", " + problem.topology().name()
                                                : problem.graph().name());
        fmt::print("best          {}\n", secondsText(reached.bestMakespan));
        if (!reached.greedy.devices.empty())
            fmt::print("final network {} (decoded greedily)\n", secondsText(reached.greedyMakespan));
    });
    fmt::print("episodes      {} in {} ({:.1f} per second)\n", outcome.episodes, secondsText(outcome.seconds),
               rate);
    if (outcome.realRuns > 0)
        fmt::print("real runs     {} (stage III, without warm-up)\n", outcome.realRuns);
}

double perSecond(const TrainingOutcome& outcome)
{
    return outcome.seconds > 0 ? static_cast<double>(outcome.episodes) / outcome.seconds : 0;
}

void tellIfInterrupted(const TrainingSetup& setup, const TrainingOutcome& outcome)
{
    const std::uint64_t planned = plannedEpisodes(setup.options);
    if (interruptCount() > 0 && outcome.episodes < planned)
        printError("doppler: seed {} was stopped after {} of {} episodes\n", setup.seed, outcome.episodes,
                   planned);
}

Exit finish(const TrainArguments& arguments, const TrainingSetup& setup, const TrainingOutcome& outcome)
{
    if (!arguments.savePlacement.empty())
        if (auto written = writePlacement(*setup.problem, outcome.best, arguments.policy,
                                          arguments.savePlacement, arguments.placementFormat);
            !written)
            return report(written.error(), Exit::Failed);
    const double rate = perSecond(outcome);
    if (arguments.json)
        fmt::print("{}\n", summary(arguments, setup, outcome, rate).text(2));
    else
        printSummary(setup, outcome, rate);
    return Exit::Done;
}

/// "curve.jsonl" becomes "curve-seed3.jsonl"; no name stays none.
std::string withSeed(const std::string& file, std::uint64_t seed)
{
    if (file.empty())
        return {};
    const std::filesystem::path path(file);
    const std::string name =
        fmt::format("{}-seed{}{}", path.stem().string(), seed, path.extension().string());
    return (path.parent_path() / name).string();
}

/// One of several runs that differ in their seed.
struct SeedRun {
    TrainingSetup setup;
    std::string logFile;
    std::string eventFolder;
    std::unique_ptr<LoggedTraining> training = nullptr; ///< Once it was its turn.
    std::optional<Result<TrainingOutcome>> outcome = std::nullopt;

    [[nodiscard]] bool running() const { return training && !outcome; }
};

/// Trains all, so many at once. Those that did not start have no outcome.
std::optional<NotBegun> trainAll(std::vector<SeedRun>& runs, LearningModule& module,
                                 const TrainArguments& arguments)
{
    countInterrupts();
    std::size_t next = 0;
    const auto runningNow = [&] {
        return static_cast<std::size_t>(
            std::count_if(runs.begin(), runs.end(), [](const SeedRun& run) { return run.running(); }));
    };
    const auto endAll = [&](auto how) {
        for (const SeedRun& run : runs)
            if (run.running())
                how(*run.training->trainer());
    };
    bool stopping = false;
    while (runningNow() > 0 || (next < runs.size() && interruptCount() == 0)) {
        while (next < runs.size() && interruptCount() == 0 && runningNow() < arguments.threads) {
            SeedRun& run = runs[next++];
            run.training = std::make_unique<LoggedTraining>(
                module.makeTrainer(), run.setup,
                TrainingLogChoice{.file = run.logFile, .eventFolder = run.eventFolder});
            if (auto fault = begin(*run.training)) {
                endAll([](Trainer& trainer) { trainer.abort(); });
                return fault;
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        if (interruptCount() > 1)
            endAll([](Trainer& trainer) { trainer.abort(); });
        else if (interruptCount() == 1 && !std::exchange(stopping, true))
            endAll([](Trainer& trainer) { trainer.stop(); });
        for (SeedRun& run : runs) {
            if (!run.running())
                continue;
            if (progressWanted())
                showTrainingProgress(*run.training);
            if (ended(*run.training->trainer()))
                run.outcome = run.training->trainer()->outcome();
        }
    }
    if (progressWanted())
        printError("\n");
    return std::nullopt;
}

/// Null of none.
Json spreadAsJson(const std::vector<double>& values)
{
    if (values.empty())
        return nullptr;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return {
        {"mean", mean(values)}, {"deviation", sampleDeviation(values)}, {"least", *least}, {"most", *most}};
}

Exit finishSeeds(const TrainArguments& arguments, const std::vector<SeedRun>& runs)
{
    std::vector<double> bests;
    std::vector<double> greedies;
    Json seeds = Json::array();
    Exit status = Exit::Done;
    for (const SeedRun& run : runs) {
        if (!run.outcome)
            continue;
        if (auto closed = run.training->closeLog(); !closed)
            status = report(closed.error(), Exit::Failed);
        if (!*run.outcome) {
            status = report(run.outcome->error(), Exit::Failed);
            continue;
        }
        const TrainingOutcome& outcome = **run.outcome;
        tellIfInterrupted(run.setup, outcome);
        const std::string placement = withSeed(arguments.savePlacement, run.setup.seed);
        if (!placement.empty())
            if (auto written = writePlacement(*run.setup.problem, outcome.best, arguments.policy, placement,
                                              arguments.placementFormat);
                !written)
                return report(written.error(), Exit::Failed);
        bests.push_back(outcome.bestMakespan);
        if (!outcome.greedy.devices.empty()) // Whoever stops it does not wait for that.
            greedies.push_back(outcome.greedyMakespan);
        Json one = summary(arguments, run.setup, outcome, perSecond(outcome));
        for (const auto& [key, file] :
             {std::pair{"log", run.logFile}, std::pair{"tensorboard", run.eventFolder},
              std::pair{"checkpoint", run.setup.checkpointFile}, std::pair{"placement", placement}})
            if (!file.empty())
                one[key] = file;
        seeds.push_back(std::move(one));
        if (!arguments.json)
            fmt::print("seed {:<6} best {}  final network {}  ({:.1f} episodes per second)\n", run.setup.seed,
                       secondsText(outcome.bestMakespan),
                       outcome.greedy.devices.empty() ? "-" : secondsText(outcome.greedyMakespan),
                       perSecond(outcome));
    }
    if (bests.empty())
        return Exit::Failed;
    const TrainingSetup& first = runs.front().setup;
    if (arguments.json)
        fmt::print("{}\n", Json{{"graph", first.problem->graph().name()},
                                {"policy", arguments.policy},
                                {"seeds", seeds},
                                {"best_makespan", spreadAsJson(bests)},
                                {"greedy_makespan", spreadAsJson(greedies)},
                                {"lower_bound", first.problem->lowerBound()}}
                               .text(2));
    else
        for (const auto& [name, values] : {std::pair{"best", &bests}, std::pair{"final network", &greedies}})
            if (!values->empty())
                fmt::print("{:<13} mean {} +- {}\n", name, secondsText(mean(*values)),
                           secondsText(sampleDeviation(*values)));
    return status;
}

/// A seed whose turn had not come when the training was stopped has no checkpoint: it begins. Where none has
/// one, there is nothing to go on with.
void resumeThoseThatWereBegun(std::vector<SeedRun>& runs)
{
    const auto begun = [](const SeedRun& run) {
        std::error_code ignored;
        return std::filesystem::exists(run.setup.checkpointFile, ignored);
    };
    if (std::ranges::any_of(runs, begun))
        for (SeedRun& run : runs)
            run.setup.resume = run.setup.resume && begun(run);
}

Exit trainSeeds(const TrainArguments& arguments, const TrainingSetup& setup, LearningModule& module)
{
    std::vector<SeedRun> runs;
    for (std::size_t i = 0; i < arguments.seeds; ++i) {
        const std::uint64_t seed = setup.seed + i;
        TrainingSetup own = setup;
        own.seed = seed;
        own.checkpointFile = withSeed(setup.checkpointFile, seed);
        runs.push_back(
            {std::move(own), withSeed(arguments.log, seed),
             arguments.events.empty()
                 ? std::string()
                 : (std::filesystem::path(arguments.events) / fmt::format("seed{}", seed)).string()});
    }
    resumeThoseThatWereBegun(runs);
    if (const auto fault = trainAll(runs, module, arguments)) {
        for (const SeedRun& run : runs)
            if (run.training) {
                run.training->trainer()->wait();
                if (auto closed = run.training->closeLog(); !closed)
                    report(closed.error(), Exit::Failed);
            }
        return report(fault->error, fault->status);
    }
    return finishSeeds(arguments, runs);
}

Exit train(const TrainArguments& arguments)
{
    auto setup = setUp(arguments);
    if (!setup)
        return report(setup.error());
    Approvals approvals;
    approvals.approve(programOfTraining(setup->options)); // The user typed it.
    allowProgram(*setup, approvals);
    const auto module = learningModule();
    if (!module)
        return report(module.error(), Exit::Failed);
    if (arguments.estimate)
        return printTrainingEstimate(**module, *std::move(setup), arguments.seeds, arguments.threads,
                                     arguments.json);
    if (arguments.seeds > 1)
        return trainSeeds(arguments, *setup, **module);
    const bool leads = setup->ranks.rank == 0; // who alone writes
    countInterrupts();
    LoggedTraining training((*module)->makeTrainer(), *std::move(setup),
                            {.file = leads ? arguments.log : std::string(),
                             .eventFolder = leads ? arguments.events : std::string()});
    if (const auto fault = begin(training))
        return report(fault->error, fault->status);
    follow(training, leads && progressWanted());
    const auto closed = training.closeLog();
    const auto outcome = training.trainer()->outcome();
    if (!outcome)
        return report(outcome.error(), Exit::Failed);
    if (leads)
        tellIfInterrupted(training.setup(), *outcome);
    const Exit status = leads ? finish(arguments, training.setup(), *outcome) : Exit::Done;
    return closed ? status : report(closed.error(), Exit::Failed);
}

std::vector<std::string> policyNames()
{
    std::vector<std::string> names;
    for (const TrainingPolicy& policy : trainingPolicies())
        names.push_back(policy.id);
    return names;
}

} // namespace

void addTrainCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("train", "Train a placement policy");
    auto arguments = std::make_shared<TrainArguments>();
    app->add_option("GRAPH", arguments->graphs,
                    "Graphs: files, or names of built-in families (see: doppler graph families)")
        ->required();
    app->add_option("--devices", arguments->devices,
                    "Devices by count and name such as 2xH100 (see: doppler devices), presets or files; of "
                    "several, every graph is placed on each; left out, the devices that the graph's file "
                    "describes")
        ->delimiter(',')
        ->allow_extra_args(false);
    arguments->problem.declareModel(*app);
    app->add_option("--policy", arguments->policy, fmt::format("Policy: {}", fmt::join(policyNames(), ", ")))
        ->capture_default_str()
        ->capture_default_str();
    app->add_option("--preset", arguments->preset,
                    "Named settings (see: doppler policies); without it, the first preset of the policy");
    app->add_option("--stages", arguments->stages, "Episodes by stage, e.g. I=2000,II=2000");
    app->add_option("--set", arguments->settings, "Option of the training: name=value")
        ->allow_extra_args(false);
    app->add_option("--checkpoint", arguments->checkpoint,
                    "File for the state of the training, which --resume and doppler place read");
    app->add_option("--checkpoint-seconds", arguments->checkpointSeconds, "Seconds between checkpoints")
        ->capture_default_str()
        ->check(numberFromZero());
    app->add_option("--seeds", arguments->seeds,
                    "Number of trainings, with seeds from --seed on; the names of log, checkpoint and "
                    "placement get the seed "
                    "appended")
        ->check(countIn(1, 1000))
        ->capture_default_str();
    app->add_option("--threads", arguments->threads,
                    "Number of trainings that run at the same time, if there are several seeds")
        ->check(countIn(1, 1024))
        ->capture_default_str();
    app->add_flag("--resume", arguments->resume, "Continue from the checkpoint");
    app->add_option("--from", arguments->from,
                    "Start with the networks of this checkpoint, which may come from other graphs");
    app->add_option("--json-log", arguments->log,
                    "File for one JSON line per episode; --resume appends to it");
    app->add_option(
        "--tensorboard", arguments->events,
        "Folder for an event file with the episodes and settings, which TensorBoard shows; several "
        "seeds get a folder each in it, and --resume adds a file");
    app->add_option("--save-placement", arguments->savePlacement,
                    "File to write the best placement to; its extension selects the format");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--estimate", arguments->estimate,
                  "Print how long the training will take, measured on a few episodes of each stage (10 s at "
                  "most), and do not train");
    app->add_flag("--json", arguments->json, "Print the summary as JSON");
    addExamples(*app, {{"train chainmm --devices 4xP100 --stages I=20,II=20 --checkpoint net.checkpoint",
                        "Train briefly and keep the networks."},
                       {"train chainmm --devices 4xP100 --stages I=20,II=20 --json-log net.jsonl",
                        "Write the course of the training, for doppler render training."},
                       {"train chainmm --devices 4xP100 --stages I=20,II=20 --tensorboard events",
                        "Write an event file for TensorBoard."},
                       {"train chainmm --devices 4xP100 --policy placeto --stages II=20 --estimate",
                        "Estimate how long training another policy will take."}});
    commands.push_back({app, [arguments] { return train(*arguments); }});
}

} // namespace doppler
