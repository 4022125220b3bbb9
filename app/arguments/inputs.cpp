// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"

#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/progress.h"
#include "app/arguments/standard_error.h"
#include "app/arguments/trace_remarks.h"
#include "core/base/names.h"
#include "core/io/documents/model_json.h"
#include "core/io/graphs/import_options.h"
#include "core/io/placements/placement_format.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/training/checkpoint_placer.h"
#include "core/workloads/api/workload_source.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

std::string listed(std::span<const std::string_view> names)
{
    return fmt::format("{}", fmt::join(names, ", "));
}

void tellNotes(const std::string& graph, std::span<const Message> notes)
{
    for (const Message& note : notes)
        printError("doppler: {}: {}\n", graph, note.english());
}

template <class Enum, class FromName>
Result<Enum> choice(std::string_view sentence, std::string_view suggestion, const std::string& name,
                    FromName fromName, std::span<const std::string_view> valid)
{
    if (const auto value = fromName(name))
        return *value;
    return unknownName(sentence, suggestion, name, {valid.begin(), valid.end()});
}

/// The placer that runs if none is named. Before `auto` it was critical-path-search: scripts that set an
/// option of that search, which `auto` lacks, still get it.
std::string defaultPlacerFor(const std::vector<std::string>& settings)
{
    constexpr const char* before = "critical-path-search";
    const auto has = [](const char* id, const std::string& setting) {
        const auto placer = placerRegistry().find(id);
        return placer && std::ranges::any_of((*placer)->info().options, [&](const OptionSpec& spec) {
                   return setting.starts_with(spec.name + "=");
               });
    };
    const bool old = std::ranges::any_of(settings, [&](const std::string& setting) {
        return has(before, setting) && !has(defaultPlacerId, setting);
    });
    return old ? before : defaultPlacerId;
}

} // namespace

Result<GraphPtr> loadGraph(const std::string& argument, const std::vector<std::string>& imports)
{
    if (auto fit = checkImports(argument, imports); !fit)
        return fit.error();
    const auto options = parseImports(imports);
    if (!options)
        return options.error();
    auto graph = [&] {
        ShareShown share("reading " + argument);
        return openGraph(argument, *options, {{}, share.progress()});
    }();
    if (graph)
        tellNotes(argument, (*graph)->notes());
    return graph;
}

Result<void> checkImports(const std::string& graph, const std::vector<std::string>& imports)
{
    if (imports.empty() || !namesWorkload(graph))
        return {};
    const std::string family = graph.substr(0, graph.find(':'));
    return Error{
        {DOPPLER_TEXT("core", "\"{0}\" applies to files only; options of a built-in family are given as {1}"),
         {"--import", family + ":option=value"}},
        {},
        {}};
}

std::vector<std::string> importsFor(const std::string& graph, const std::vector<std::string>& graphs,
                                    const std::vector<std::string>& imports)
{
    const bool files = !std::ranges::all_of(graphs, namesWorkload);
    return files && namesWorkload(graph) ? std::vector<std::string>() : imports;
}

void declareImports(CLI::App& app, std::vector<std::string>& imports)
{
    app.add_option("--import", imports,
                   "Option for reading the graph file: option=value, or several: flops=work*1e9,bytes=size")
        ->allow_extra_args(false);
}

void declarePlacementFormat(CLI::App& app, std::string& format)
{
    std::vector<std::string_view> ids;
    for (const PlacementFormat& known : placementFormats())
        ids.push_back(known.id);
    app.add_option("--placement-format", format,
                   "Format of the placement file, in place of the one that its extension selects: " +
                       fmt::format("{}", fmt::join(ids, ", ")))
        ->check(
            [ids](const std::string& id) { // before anything is worked out that could not be written
                if (std::ranges::find(ids, id) != ids.end())
                    return std::string();
                return unknownName(DOPPLER_TEXT("core",
                                                "no placement is written in a format \"{0}\", expected "
                                                "one of: {1}"),
                                   id, ids)
                    .english();
            },
            "");
}

void ProblemArguments::declare(CLI::App& app)
{
    app.add_option(
        "--devices", devices,
        "Devices by count and name such as 2xH100 (see: doppler devices), a preset, or a file; left "
        "out, the devices that the graph's file describes");
    declareModel(app);
}

void ProblemArguments::declareModel(CLI::App& app)
{
    app.add_option("--model", costModel, "Cost model: " + listed(costModelNames()))->capture_default_str();
    app.add_option("--device-count", deviceCount, "Use only the first N devices")->check(anyCount());
    app.add_option("--efficiency", efficiency, "Share of their peak rates that the devices reach")
        ->check(numberIn(0.001, 10))
        ->capture_default_str();
    app.add_option("--contention", contention,
                   "Which transfers wait for each other, if the devices name no channels: " +
                       listed(contentionNames()));
    app.add_option("--schedule", schedule,
                   "Rule by which a free device or channel chooses its next task: " +
                       listed(chooseTaskNames()))
        ->capture_default_str();
    app.add_option("--mode", mode, "Execution mode: " + listed(modeNames()))->capture_default_str();
    app.add_option("--memory", memory, "Limits of memory: " + listed(memoryRuleNames()))
        ->capture_default_str();
    app.add_option("--noise", noise, "Random noise: standard deviation of the logarithm of each duration")
        ->check(numberIn(0, 5))
        ->capture_default_str();
    app.add_option("--seed", seed, "Random seed")->check(anyCount())->capture_default_str();
    declareImports(app, imports);
    lock.declare(app);
}

Result<ModelOptions> ProblemArguments::model() const
{
    ModelOptions options;
    const auto cost = choice<CostModel>(DOPPLER_TEXT("core", "unknown model \"{0}\", expected one of {1}"),
                                        DOPPLER_TEXT("core", "unknown model \"{0}\"; did you mean \"{1}\"?"),
                                        costModel, costModelFromName, costModelNames());
    if (!cost)
        return cost.error();
    options.costModel = *cost;
    const auto rule =
        choice<ChooseTask>(DOPPLER_TEXT("core", "unknown schedule \"{0}\", expected one of {1}"),
                           DOPPLER_TEXT("core", "unknown schedule \"{0}\"; did you mean \"{1}\"?"), schedule,
                           chooseTaskFromName, chooseTaskNames());
    if (!rule)
        return rule.error();
    options.schedule = *rule;
    if (!contention.empty()) {
        const auto preset =
            choice<Contention>(DOPPLER_TEXT("core", "unknown contention \"{0}\", expected one of {1}"),
                               DOPPLER_TEXT("core", "unknown contention \"{0}\"; did you mean \"{1}\"?"),
                               contention, contentionFromName, contentionNames());
        if (!preset)
            return preset.error();
        options.contention = *preset;
    }
    const auto way = choice<Mode>(DOPPLER_TEXT("core", "unknown mode \"{0}\", expected one of {1}"),
                                  DOPPLER_TEXT("core", "unknown mode \"{0}\"; did you mean \"{1}\"?"), mode,
                                  modeFromName, modeNames());
    if (!way)
        return way.error();
    options.mode = *way;
    const auto limits =
        choice<MemoryRule>(DOPPLER_TEXT("core", "unknown memory rule \"{0}\", expected one of {1}"),
                           DOPPLER_TEXT("core", "unknown memory rule \"{0}\"; did you mean \"{1}\"?"), memory,
                           memoryRuleFromName, memoryRuleNames());
    if (!limits)
        return limits.error();
    options.memory = *limits;
    options.noise = {noise, noise};
    options.seed = seed;
    return options;
}

Result<ProblemPtr> ProblemArguments::load(const std::string& graph) const
{
    const auto options = model();
    if (!options)
        return options.error();
    if (auto fit = checkImports(graph, imports); !fit)
        return fit.error();
    auto given = parseImports(imports);
    if (!given)
        return given.error();
    ReadOptions readOptions;
    readOptions.set(graph, *std::move(given));
    const auto opened = [&] {
        ShareShown share("reading " + graph);
        return openProblem({graph, devices, {}, deviceChoice(), lock.file, nullptr}, *options, readOptions,
                           {{}, share.progress()});
    }();
    if (!opened)
        return opened.error();
    tellNotes(graph, opened->notes);
    return opened->problem;
}

void PlacementArguments::declare(CLI::App& app)
{
    declareBesides(app, {});
    app.get_option("--set")->excludes(app.get_option("--placement"));
}

void PlacementArguments::declareBesides(CLI::App& app, std::vector<std::string> others)
{
    otherOwners = std::move(others);
    auto* given = app.add_option("--placement", file, "Placement file");
    declarePlacer(app);
    for (const char* name : {"--placer", "--evaluations", "--seconds", "--threads"})
        app.get_option(name)->excludes(given);
}

void PlacementArguments::declarePlacer(CLI::App& app)
{
    app.add_option("--placer", placer,
                   "Placer: an id (see: doppler placers), a checkpoint of training (NAME.checkpoint), or a "
                   "program (./NAME)")
        ->default_str(defaultPlacerId);
    app.add_option("--set", settings,
                   otherOwners.empty()
                       ? "Option of the placer: name=value"
                       : "Option of the placer or another: " + otherOwners.front() + ".name=value")
        ->allow_extra_args(false);
    app.add_option("--evaluations", evaluations, "Limit of a search: number of simulated placements")
        ->check(anyCount());
    app.add_option("--seconds", seconds, "Limit of a search: wall-clock time, in seconds")
        ->check(numberFromZero());
    app.add_option("--threads", threads,
                   "Number of threads that the placer may use; does not affect the result")
        ->check(countIn(1, 1024));
}

CLI::Option* PlacementArguments::declareTrace(CLI::App& app, const std::string& text)
{
    auto* measured = app.add_option("--trace", trace, text);
    for (const char* other :
         {"--placement", "--placer", "--set", "--evaluations", "--seconds", "--threads", "--lock"})
        measured->excludes(other); // What has run is where it was.
    return measured;
}

std::string PlacementArguments::placerOrDefault() const
{
    return placer.empty() && file.empty() && trace.empty() ? defaultPlacerFor(settings) : placer;
}

Result<PlacedRun> PlacementArguments::load(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                           OutOfMemoryRun outOfMemory) const
{
    const StopOnInterrupt interrupt;
    return load(problem, seed, fault, interrupt.token(), outOfMemory);
}

Result<PlacedRun> PlacementArguments::load(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                           const std::stop_token& stop, OutOfMemoryRun outOfMemory) const
{
    fault = FaultOf::Input;
    if (!trace.empty())
        return loadTrace(problem, stop);
    if (!file.empty()) {
        auto opened = openPlacement(problem, file, outOfMemory, &fault);
        if (opened)
            for (const Message& note : opened->notes)
                printError("doppler: {}: {}\n", file, note.english());
        return opened;
    }
    auto placed = runPlacer(problem, seed, fault, stop, outOfMemory);
    if (placed)
        for (const Message& note : placed->notes)
            printError("doppler: {}\n", note.english());
    return placed;
}

Result<PlacedRun> PlacementArguments::loadTrace(const ProblemPtr& problem, const std::stop_token& stop) const
{
    const auto reading = readRunTrace(*problem, trace, {stop, {}});
    if (!reading)
        return reading.error();
    auto run = measuredRunOf(problem, *reading, trace);
    if (!run)
        return run.error();
    tellUnmatched(*reading, trace, problem->graph());
    return PlacedRun{*std::move(run), std::string(measuredPlacer), {}, 0, 0};
}

Result<PlacedRun> PlacementArguments::runPlacer(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                                const std::stop_token& stop, OutOfMemoryRun outOfMemory) const
{
    const std::string id = placerOrDefault();
    std::vector<std::string> owners{settingsOwner(id)};
    owners.insert(owners.end(), otherOwners.begin(), otherOwners.end());
    auto parsed = parseSettings(settings, owners);
    if (!parsed)
        return parsed.error();
    if (!decode.empty())
        parsed->insert(parsed->begin(), {checkpointPlacerId, "decode", decode});
    PlacerContext context;
    context.seed = seed;
    context.budget = {evaluations, seconds};
    context.threads = threads;
    context.stop = stop;
    ShareShown share("placing");
    if (const auto shown = share.progress())
        context.progress = [shown](const PlacerProgress& step) {
            if (step.spent > 0)
                shown(step.spent);
        };
    Approvals approvals;
    approvals.approve(id); // The user typed it.
    return doppler::runPlacer(problem, {id, *std::move(parsed), {}, checkpointOnly, outOfMemory}, approvals,
                              context, &fault);
}

} // namespace doppler
