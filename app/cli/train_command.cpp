// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/interrupts.h"
#include "app/cli/output.h"
#include "core/base/names.h"
#include "core/io/placement_format.h"
#include "core/training/learning_module.h"

#include <charconv>
#include <chrono>
#include <fstream>
#include <mutex>
#include <thread>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Arguments {
    std::vector<std::string> graphs;
    ProblemArguments problem;
    std::string policy = "doppler";
    std::string preset = "paper";
    std::string stages;
    std::vector<std::string> settings;
    std::string checkpoint;
    double checkpointSeconds = 5;
    bool resume = false;
    std::string log;
    std::string savePlacement;
    std::string placementFormat;
    bool json = false;
};

/// "I=500,II=1500": episodes by stage.
Result<void> setStages(const std::string& text, Options& options)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::string part = text.substr(at, comma - at);
        at = comma + 1;
        const std::size_t equals = part.find('=');
        const std::string name = part.substr(0, equals);
        const std::string count = equals == std::string::npos ? "" : part.substr(equals + 1);
        std::string option;
        if (name == "I")
            option = "stage1_episodes";
        else if (name == "II")
            option = "stage2_episodes";
        else if (name == "III" && count == "0")
            continue;
        else
            return unknownName(DOPPLER_TEXT("core", "unknown stage \"{0}\", expected one of {1}"), name,
                               std::vector<std::string>{"I", "II"});
        if (auto done = options.set(trainingOptions(), option, count); !done)
            return done.error();
    }
    return {};
}

Result<TrainingSetup> setUp(const Arguments& arguments)
{
    if (arguments.policy != "doppler")
        return unknownName(DOPPLER_TEXT("core", "unknown policy \"{0}\", expected one of {1}"),
                           arguments.policy, std::vector<std::string>{"doppler"});
    if (arguments.graphs.size() != 1)
        return Error{
            {DOPPLER_TEXT("core", "{0} graphs are given, expected one: training on several is not possible"),
             {std::to_string(arguments.graphs.size())}},
            {},
            {}};
    TrainingSetup setup;
    auto problem = arguments.problem.load(arguments.graphs.front());
    if (!problem)
        return problem.error();
    setup.problem = *std::move(problem);
    auto preset = trainingPreset(arguments.preset);
    if (!preset)
        return preset.error();
    setup.options = *std::move(preset);
    const auto settings = parseSettings(arguments.settings, {arguments.policy});
    if (!settings)
        return settings.error();
    for (const Setting& setting : *settings)
        if (auto done = setup.options.set(trainingOptions(), setting.name, setting.value); !done)
            return done.error();
    if (auto done = setStages(arguments.stages, setup.options); !done)
        return done.error();
    if (arguments.resume && arguments.checkpoint.empty())
        return Error{{DOPPLER_TEXT("core", "--resume needs --checkpoint")}, {}, {}};
    setup.seed = arguments.problem.seed;
    setup.checkpointFile = arguments.checkpoint;
    setup.checkpointSeconds = arguments.checkpointSeconds;
    setup.resume = arguments.resume;
    return setup;
}

/// What the trainer tells, written down as it comes.
class Journal {
public:
    Result<void> open(const std::string& path)
    {
        if (path.empty())
            return {};
        log.open(path, std::ios::out | std::ios::trunc);
        if (!log)
            return Error{{DOPPLER_TEXT("core", "cannot write the log")}, path, {}};
        return {};
    }

    void add(const EpisodeRecord& record)
    {
        const std::scoped_lock lock(mutex);
        latest = record;
        ++count;
        if (!log.is_open())
            return;
        const Json line{{"episode", record.episode},
                        {"stage", stageName(record.stage)},
                        {"makespan", record.makespan},
                        {"best", record.best},
                        {"baseline", record.baseline},
                        {"loss", record.loss},
                        {"entropy", record.entropy},
                        {"epsilon", record.epsilon},
                        {"learning_rate", record.learningRate},
                        {"seconds", record.seconds}};
        log << line.dump() << '\n';
        if (count % 50 == 0)
            log.flush();
    }

    void show(std::uint64_t total)
    {
        const std::scoped_lock lock(mutex);
        if (count == 0)
            return;
        fmt::print(stderr, "\rstage {:<2} episode {}/{}  last {}  best {}  {:.1f} episodes/s   ",
                   stageName(latest.stage), latest.episode + 1, total, secondsText(latest.makespan),
                   secondsText(latest.best),
                   latest.seconds > 0 ? static_cast<double>(latest.episode + 1) / latest.seconds : 0);
    }

private:
    std::mutex mutex;
    std::ofstream log;
    EpisodeRecord latest;
    std::uint64_t count = 0;
};

void follow(Trainer& trainer, Journal& journal, std::uint64_t total)
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
        if (progressWanted())
            journal.show(total);
    }
    if (progressWanted())
        fmt::print(stderr, "\n");
}

Exit finish(const Arguments& arguments, const TrainingSetup& setup, const TrainingOutcome& outcome)
{
    if (!arguments.savePlacement.empty())
        if (auto written = writePlacement(*setup.problem, outcome.best, arguments.policy,
                                          arguments.savePlacement, arguments.placementFormat);
            !written)
            return report(written.error(), Exit::Failed);
    const double rate = outcome.seconds > 0 ? static_cast<double>(outcome.episodes) / outcome.seconds : 0;
    if (arguments.json)
        fmt::print("{}\n", Json{{"graph", setup.problem->graph().name()},
                                {"policy", arguments.policy},
                                {"seed", setup.seed},
                                {"episodes", outcome.episodes},
                                {"seconds", outcome.seconds},
                                {"episodes_per_second", rate},
                                {"best_makespan", outcome.bestMakespan},
                                {"greedy_makespan", outcome.greedyMakespan},
                                {"lower_bound", setup.problem->lowerBound()}}
                               .dump(2));
    else
        fmt::print("best          {}\nfinal network {} (decoded greedily)\nepisodes      {} in {} ({:.1f} "
                   "per second)\n",
                   secondsText(outcome.bestMakespan), secondsText(outcome.greedyMakespan), outcome.episodes,
                   secondsText(outcome.seconds), rate);
    return Exit::Done;
}

Exit train(const Arguments& arguments)
{
    auto setup = setUp(arguments);
    if (!setup)
        return report(setup.error());
    const auto module = learningModule();
    if (!module)
        return report(module.error(), Exit::Failed);
    Journal journal;
    if (auto opened = journal.open(arguments.log); !opened)
        return report(opened.error(), Exit::Failed);
    const auto total = static_cast<std::uint64_t>(setup->options.integer("stage1_episodes") +
                                                  setup->options.integer("stage2_episodes"));
    countInterrupts();
    const auto trainer = (*module)->makeTrainer();
    TrainingObserver observer;
    observer.episode = [&](const EpisodeRecord& record) { journal.add(record); };
    if (auto started = trainer->start(*setup, observer); !started)
        return report(started.error());
    follow(*trainer, journal, total);
    const auto outcome = trainer->outcome();
    if (!outcome)
        return report(outcome.error(), Exit::Failed);
    return finish(arguments, *setup, *outcome);
}

} // namespace

void addTrainCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("train", "Train a placement policy");
    auto arguments = std::make_shared<Arguments>();
    app->add_option("GRAPH", arguments->graphs, "A file or a built-in family's name")->required();
    arguments->problem.declare(*app);
    app->add_option("--policy", arguments->policy, "The policy: doppler")->capture_default_str();
    app->add_option("--preset", arguments->preset, "Named settings")->capture_default_str();
    app->add_option("--stages", arguments->stages, "Episodes by stage, e.g. I=2000,II=2000");
    app->add_option("--set", arguments->settings, "Setting of the training: name=value");
    app->add_option("--checkpoint", arguments->checkpoint, "Keep the state of the training in this file");
    app->add_option("--checkpoint-seconds", arguments->checkpointSeconds, "Seconds between checkpoints")
        ->capture_default_str()
        ->check(CLI::NonNegativeNumber);
    app->add_flag("--resume", arguments->resume, "Continue from the checkpoint");
    app->add_option("--json-log", arguments->log, "Write one JSON line per episode");
    app->add_option("--save-placement", arguments->savePlacement, "Write the best placement");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--json", arguments->json, "Machine-readable summary");
    commands.push_back({app, [arguments] { return train(*arguments); }});
}

} // namespace doppler
