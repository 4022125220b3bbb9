// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/rank_environment.h"
#include "core/base/names.h"
#include "core/io/placements/placement_format.h"
#include "core/run/statistics.h"
#include "core/training/learning_module.h"
#include "core/training/training_log_writer.h"

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
    ProblemArguments problem;
    std::string policy = "doppler";
    std::string preset;
    std::string stages;
    std::vector<std::string> settings;
    std::string checkpoint;
    double checkpointSeconds = 5;
    bool resume = false;
    std::string from;
    std::string log;
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
            return unknownName(DOPPLER_TEXT("core", "unknown stage \"{0}\", expected one of {1}"), name,
                               stages);
        if (auto done = options.set(trainingOptions(policy), option, count); !done)
            return done.error();
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
    for (const std::string& graph : arguments.graphs) {
        ProblemArguments how = arguments.problem;
        how.imports = importsFor(graph, arguments.graphs, how.imports);
        auto problem = how.load(graph);
        if (!problem)
            return problem.error();
        if (setup.problem)
            setup.others.push_back(*std::move(problem));
        else
            setup.problem = *std::move(problem);
    }
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
        return Error{
            {DOPPLER_TEXT("core", "--seeds {0} and WORLD_SIZE {1}: one training is shared among processes, "
                                  "not several"),
             {std::to_string(arguments.seeds), std::to_string(ranks->size)}},
            {},
            {}};
    return setup;
}

/// A log that goes on where the checkpoint is, if the training does; none is written yet.
Result<void> prepare(TrainingLogWriter& log, const TrainingSetup& setup)
{
    if (!setup.resume || !log.asked())
        return {};
    const auto checkpoint = readCheckpoint(setup.checkpointFile);
    if (!checkpoint)
        return checkpoint.error();
    return log.goOnFrom(*checkpoint);
}

/// Writes how far it is to standard error, over what stands there.
void showTrainingProgress(const TrainingLogWriter& log, std::uint64_t total)
{
    if (const auto latest = log.newest())
        printError("\rstage {:<2} episode {}/{}  last {}  best {}  {:.1f} episodes/s   ",
                   stageName(latest->stage), latest->episode + 1, total, secondsText(latest->makespan),
                   secondsText(latest->best),
                   latest->seconds > 0 ? static_cast<double>(latest->episode + 1) / latest->seconds : 0);
}

/// Why a training did not begin.
struct NotBegun {
    Error error;
    Exit status = Exit::Usage;
};

std::optional<NotBegun> begin(Trainer& trainer, const TrainingSetup& setup, TrainingLogWriter& log)
{
    if (auto prepared = prepare(log, setup); !prepared)
        return NotBegun{prepared.error()};
    if (auto writable = log.checkWritable(); !writable) // before a checkpoint takes the place of another
        return NotBegun{writable.error(), Exit::Failed};
    TrainingObserver observer;
    observer.episode = [&log](const EpisodeRecord& record) { log.add(record); };
    observer.best = [&log](const Placement& placement, double, std::uint64_t episode) {
        log.addBest(placement, episode);
    };
    observer.saving = [&log] { log.flush(); };
    std::error_code ignored;
    const bool replaces = !setup.resume && setup.ranks.rank == 0 &&
                          std::filesystem::is_regular_file(setup.checkpointFile, ignored);
    if (auto started = trainer.start(setup, observer); !started)
        return NotBegun{started.error()};
    if (auto opened = log.open(); !opened) {
        trainer.abort();
        return NotBegun{opened.error(), Exit::Failed};
    }
    // No error, since scripts train anew into the same files. The old one stays until the new one is whole.
    if (replaces)
        printError(
            "doppler: {} is replaced by the checkpoint of a new training; --resume would go on from it\n",
            setup.checkpointFile);
    return std::nullopt;
}

void follow(Trainer& trainer, TrainingLogWriter& log, std::uint64_t total, bool shown)
{
    const auto ended = [&] {
        const TrainerState state = trainer.state();
        return state != TrainerState::Running && state != TrainerState::Paused;
    };
    bool stopping = false;
    while (!ended()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (interruptCount() > 1)
            trainer.abort();
        else if (interruptCount() == 1 && !stopping) {
            stopping = true;
            trainer.stop();
        }
        if (shown)
            showTrainingProgress(log, total);
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
    if (!setup.others.empty())
        forEachGraph(setup, outcome, [&](const Problem& problem, const PlacementOutcome& reached) {
            out["graphs"].push_back({{"graph", problem.graph().name()},
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
            fmt::print("{}\n", problem.graph().name());
        fmt::print("best          {}\n", secondsText(reached.bestMakespan));
        if (!reached.greedy.devices.empty())
            fmt::print("final network {} (decoded greedily)\n", secondsText(reached.greedyMakespan));
    });
    fmt::print("episodes      {} in {} ({:.1f} per second)\n", outcome.episodes, secondsText(outcome.seconds),
               rate);
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
    SeedRun(TrainingSetup setUp, std::string file) : setup(std::move(setUp)), logFile(std::move(file)) {}
    TrainingSetup setup;
    std::string logFile;
    TrainingLogWriter log{logFile, setup.policy, setup.seed};
    std::unique_ptr<Trainer> trainer;
    std::optional<Result<TrainingOutcome>> outcome;

    [[nodiscard]] bool running() const { return trainer && !outcome; }
};

/// Trains all, so many at once. Those that did not start have no outcome.
std::optional<NotBegun> trainAll(std::vector<std::unique_ptr<SeedRun>>& runs, LearningModule& module,
                                 const TrainArguments& arguments)
{
    countInterrupts();
    std::size_t next = 0;
    const auto runningNow = [&] {
        return static_cast<std::size_t>(
            std::count_if(runs.begin(), runs.end(), [](const auto& run) { return run->running(); }));
    };
    const auto endAll = [&](auto how) {
        for (const auto& run : runs)
            if (run->running())
                how(*run->trainer);
    };
    bool stopping = false;
    while (runningNow() > 0 || (next < runs.size() && interruptCount() == 0)) {
        while (next < runs.size() && interruptCount() == 0 && runningNow() < arguments.threads) {
            SeedRun& run = *runs[next++];
            run.trainer = module.makeTrainer();
            if (auto fault = begin(*run.trainer, run.setup, run.log)) {
                endAll([](Trainer& trainer) { trainer.abort(); });
                return fault;
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        if (interruptCount() > 1)
            endAll([](Trainer& trainer) { trainer.abort(); });
        else if (interruptCount() == 1 && !std::exchange(stopping, true))
            endAll([](Trainer& trainer) { trainer.stop(); });
        for (const auto& run : runs) {
            if (!run->running())
                continue;
            if (progressWanted())
                showTrainingProgress(run->log, plannedEpisodes(run->setup.options));
            const TrainerState state = run->trainer->state();
            if (state != TrainerState::Running && state != TrainerState::Paused)
                run->outcome = run->trainer->outcome();
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

Exit finishSeeds(const TrainArguments& arguments, const std::vector<std::unique_ptr<SeedRun>>& runs)
{
    std::vector<double> bests;
    std::vector<double> greedies;
    Json seeds = Json::array();
    Exit status = Exit::Done;
    for (const auto& run : runs) {
        if (!run->outcome)
            continue;
        if (auto closed = run->log.close(); !closed)
            status = report(closed.error(), Exit::Failed);
        if (!*run->outcome) {
            status = report(run->outcome->error(), Exit::Failed);
            continue;
        }
        const TrainingOutcome& outcome = **run->outcome;
        tellIfInterrupted(run->setup, outcome);
        const std::string placement = withSeed(arguments.savePlacement, run->setup.seed);
        if (!placement.empty())
            if (auto written = writePlacement(*run->setup.problem, outcome.best, arguments.policy, placement,
                                              arguments.placementFormat);
                !written)
                return report(written.error(), Exit::Failed);
        bests.push_back(outcome.bestMakespan);
        if (!outcome.greedy.devices.empty()) // Whoever stops it does not wait for that.
            greedies.push_back(outcome.greedyMakespan);
        Json one = summary(arguments, run->setup, outcome, perSecond(outcome));
        for (const auto& [key, file] :
             {std::pair{"log", run->logFile}, std::pair{"checkpoint", run->setup.checkpointFile},
              std::pair{"placement", placement}})
            if (!file.empty())
                one[key] = file;
        seeds.push_back(std::move(one));
        if (!arguments.json)
            fmt::print("seed {:<6} best {}  final network {}  ({:.1f} episodes per second)\n",
                       run->setup.seed, secondsText(outcome.bestMakespan),
                       outcome.greedy.devices.empty() ? "-" : secondsText(outcome.greedyMakespan),
                       perSecond(outcome));
    }
    if (bests.empty())
        return Exit::Failed;
    const TrainingSetup& first = runs.front()->setup;
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
void resumeThoseThatWereBegun(std::vector<std::unique_ptr<SeedRun>>& runs)
{
    const auto begun = [](const auto& run) {
        std::error_code ignored;
        return std::filesystem::exists(run->setup.checkpointFile, ignored);
    };
    if (std::ranges::any_of(runs, begun))
        for (const auto& run : runs)
            run->setup.resume = run->setup.resume && begun(run);
}

Exit trainSeeds(const TrainArguments& arguments, const TrainingSetup& setup, LearningModule& module)
{
    std::vector<std::unique_ptr<SeedRun>> runs;
    for (std::size_t i = 0; i < arguments.seeds; ++i) {
        const std::uint64_t seed = setup.seed + i;
        TrainingSetup own = setup;
        own.seed = seed;
        own.checkpointFile = withSeed(setup.checkpointFile, seed);
        runs.push_back(std::make_unique<SeedRun>(std::move(own), withSeed(arguments.log, seed)));
    }
    resumeThoseThatWereBegun(runs);
    if (const auto fault = trainAll(runs, module, arguments)) {
        for (const auto& run : runs) {
            run->trainer.reset();
            if (auto closed = run->log.close(); !closed)
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
    const auto module = learningModule();
    if (!module)
        return report(module.error(), Exit::Failed);
    if (arguments.seeds > 1)
        return trainSeeds(arguments, *setup, **module);
    if (setup->resume) // Its random state goes on. A fault is the trainer's to tell.
        if (const auto checkpoint = readCheckpoint(setup->checkpointFile))
            setup->seed = checkpoint->seed;
    const bool leads = setup->ranks.rank == 0; // who alone writes
    TrainingLogWriter log(leads ? arguments.log : "", setup->policy, setup->seed);
    const std::uint64_t total = plannedEpisodes(setup->options);
    countInterrupts();
    const auto trainer = (*module)->makeTrainer();
    if (const auto fault = begin(*trainer, *setup, log))
        return report(fault->error, fault->status);
    follow(*trainer, log, total, leads && progressWanted());
    const auto closed = log.close();
    const auto outcome = trainer->outcome();
    if (!outcome)
        return report(outcome.error(), Exit::Failed);
    if (leads)
        tellIfInterrupted(*setup, *outcome);
    const Exit status = leads ? finish(arguments, *setup, *outcome) : Exit::Done;
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
    app->add_option("GRAPH", arguments->graphs, "Files or built-in families' names")->required();
    arguments->problem.declare(*app);
    app->add_option("--policy", arguments->policy,
                    fmt::format("The policy: {}", fmt::join(policyNames(), ", ")))
        ->capture_default_str()
        ->capture_default_str();
    app->add_option("--preset", arguments->preset, "Named settings; the first one of the policy unless said");
    app->add_option("--stages", arguments->stages, "Episodes by stage, e.g. I=2000,II=2000");
    app->add_option("--set", arguments->settings, "Setting of the training: name=value")
        ->allow_extra_args(false);
    app->add_option("--checkpoint", arguments->checkpoint, "Keep the state of the training in this file");
    app->add_option("--checkpoint-seconds", arguments->checkpointSeconds, "Seconds between checkpoints")
        ->capture_default_str()
        ->check(numberFromZero());
    app->add_option(
           "--seeds", arguments->seeds,
           "Train so many runs, with seeds from --seed on; log, checkpoint and placement get the seed "
           "in their name")
        ->check(countIn(1, 1000))
        ->capture_default_str();
    app->add_option("--threads", arguments->threads, "Runs at once, with several seeds")
        ->check(countIn(1, 1024))
        ->capture_default_str();
    app->add_flag("--resume", arguments->resume, "Continue from the checkpoint");
    app->add_option("--from", arguments->from, "Start with the networks of this checkpoint, of other graphs");
    app->add_option("--json-log", arguments->log,
                    "Write one JSON line per episode; with --resume the file goes on as well");
    app->add_option("--save-placement", arguments->savePlacement, "Write the best placement");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--json", arguments->json, "Machine-readable summary");
    commands.push_back({app, [arguments] { return train(*arguments); }});
}

} // namespace doppler
