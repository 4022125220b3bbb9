// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/render_report.h"

#include "core/base/shell_word.h"
#include "core/io/bytes/file.h"
#include "widgets/comparison/report_language.h"
#include "widgets/report/report_pictures.h"
#include "widgets/training/training_picture.h"
#include "widgets/ui/text/model_text.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// What makes a run again, by its name: a placer, or the file of a placement or a trace as it was given.
std::string commandOf(const WindowArguments& arguments, const std::string& name)
{
    const DifferencesArguments& asked = arguments.differences;
    const ProblemArguments& problem = asked.problem;
    const auto isOf = [&name](const std::vector<std::string>& names) {
        return std::ranges::find(names, name) != names.end();
    };
    const bool placer = isOf(asked.placers);
    const bool measured = !placer && !isOf(asked.placements);
    std::string line = (measured ? "doppler trace compare " : "doppler simulate ") + shellWord(asked.graph);
    const auto add = [&line](const std::string& option, const std::string& value) {
        line += " " + option + " " + shellWord(value);
    };
    if (!problem.devices.empty())
        add("--devices", problem.devices);
    for (const std::string& import : problem.imports)
        add("--import", import);
    const ProblemArguments usual;
    if (problem.costModel != usual.costModel)
        add("--model", problem.costModel);
    if (!problem.contention.empty())
        add("--contention", problem.contention);
    if (problem.schedule != usual.schedule)
        add("--schedule", problem.schedule);
    if (problem.mode != usual.mode)
        add("--mode", problem.mode);
    if (problem.memory != usual.memory)
        add("--memory", problem.memory);
    if (problem.noise != usual.noise)
        add("--noise", fmt::format("{}", problem.noise));
    if (problem.efficiency != usual.efficiency)
        add("--efficiency", fmt::format("{}", problem.efficiency));
    if (problem.deviceCount)
        add("--device-count", std::to_string(*problem.deviceCount));
    if (!problem.lock.file.empty() && !measured)
        add("--lock", problem.lock.file);
    add("--seed", std::to_string(problem.seed));
    add(placer ? "--placer" : measured ? "--trace" : "--placement", name);
    if (!placer)
        return line;
    for (const std::string& setting : asked.settings)
        if (const auto parsed = parseSetting(setting); parsed && parsed->isFor(settingsOwner(name)))
            add("--set", setting);
    if (asked.evaluations)
        add("--evaluations", std::to_string(*asked.evaluations));
    if (asked.seconds)
        add("--seconds", fmt::format("{}", *asked.seconds));
    return line;
}

/// The same placers over several seeds.
Result<ComparisonSetup> comparisonOf(const WindowArguments& arguments)
{
    const DifferencesArguments& asked = arguments.differences;
    ComparisonArguments compared;
    compared.graphs = {asked.graph};
    // Without "--devices" they are those that the graph's file describes.
    compared.devices = {asked.problem.devices.empty() ? asked.graph : asked.problem.devices};
    compared.problem = asked.problem;
    compared.placers = asked.placers;
    compared.settings = asked.settings;
    compared.seeds = arguments.comparedSeeds;
    compared.evaluations = asked.evaluations;
    compared.seconds = asked.seconds;
    return compared.load();
}

} // namespace

Result<void> renderReport(const WindowArguments& arguments, FaultOf& fault)
{
    const auto all = arguments.differences.load(fault);
    if (!all)
        return all.error();
    const ReportLanguage language = windowReportLanguage();
    SessionReport report;
    report.ruleName = [](ChooseTask rule) { return chooseTaskTitle(rule).toStdString(); };
    ReportGraph& graph = report.graphs.emplace_back();
    graph.reference = all->reference;
    const RunPtr& reference = all->runs[all->reference].run;
    auto picture = graphAsSvg(reference);
    if (!picture) {
        fault = FaultOf::Work;
        return picture.error();
    }
    graph.pictures.push_back(
        {language.sentence({DOPPLER_TEXT("core", "Graph: {0}"), {all->runs[all->reference].name}}),
         *std::move(picture)});
    for (const NamedRun& run : all->runs)
        graph.runs.push_back(
            {run, arguments.differences.problem.seed, commandOf(arguments, run.name), ganttAsSvg(run.run)});
    if (!arguments.logs.empty()) {
        const auto trainings = openSavedTrainings(arguments.logs);
        if (!trainings)
            return trainings.error();
        report.pictures.push_back({language.sentence({DOPPLER_TEXT("core", "Training: {0}"),
                                                      {trainingsTitle(*trainings).toStdString()}}),
                                   trainingsAsSvg(*trainings).toStdString()});
    }
    std::optional<ComparisonSetup> setup;
    std::vector<ComparisonRow> rows;
    if (arguments.comparedSeeds > 0 && !arguments.differences.placers.empty()) {
        auto loaded = comparisonOf(arguments);
        if (!loaded)
            return loaded.error();
        setup = *std::move(loaded);
        rows = compare(*setup);
        report.comparison = &*setup;
        report.rows = &rows;
    }
    fault = FaultOf::Work;
    return writeFile(arguments.output, sessionReportAsHtml(report, language));
}

} // namespace doppler
