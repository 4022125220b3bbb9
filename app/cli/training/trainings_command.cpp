// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/table_flags.h"
#include "core/base/names.h"
#include "core/training/logs/settings_table.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

struct TrainingsArguments {
    std::vector<std::string> folders;
    std::string sort;
    bool descending = false;
    bool json = false;
    bool csv = false;
    TableFlags table;
};

Result<FoundTrainings> findAll(const std::vector<std::string>& folders)
{
    const StopOnInterrupt interrupt;
    FoundTrainings all;
    for (const std::string& folder : folders) {
        auto found = findTrainings(folder, interrupt.token());
        if (!found)
            return found.error();
        for (TrainingRow& row : found->rows) {
            if (folders.size() > 1)
                row.name = folder + "/" + row.name;
            all.rows.push_back(std::move(row));
        }
        std::ranges::move(found->skipped, std::back_inserter(all.skipped));
    }
    return all;
}

Result<void> sortBy(SettingsTable& table, const std::string& column, bool descending)
{
    if (column.empty())
        return {};
    const auto& columns = table.columns();
    const auto known = std::ranges::find(columns, column);
    if (known == columns.end())
        return unknownName(DOPPLER_TEXT("core", "unknown column \"{0}\", expected one of {1}"),
                           DOPPLER_TEXT("core", "unknown column \"{0}\"; did you mean \"{1}\"?"), column,
                           columns);
    table.sort(static_cast<std::size_t>(known - columns.begin()), descending);
    return {};
}

Json rowAsJson(const TrainingRow& row)
{
    Json settings = Json::object();
    for (const auto& [name, value] : row.settings)
        settings[name] = value;
    Json out{{"training", row.name}, {"episodes", row.episodes}};
    out["seed"] = row.seed ? Json(*row.seed) : Json(nullptr);
    out["best_makespan"] = row.best ? Json(*row.best) : Json(nullptr);
    out["seconds"] = row.seconds ? Json(*row.seconds) : Json(nullptr);
    out["settings"] = std::move(settings);
    return out;
}

void printTrainingsJson(const SettingsTable& table, const FoundTrainings& found)
{
    Json rows = Json::array();
    for (const TrainingRow& row : table.rows())
        rows.push_back(rowAsJson(row));
    Json differing = Json::array();
    for (const std::string& name : differingSettings(table.rows()))
        differing.push_back(name);
    Json skipped = Json::array();
    for (const auto& file : found.skipped)
        skipped.push_back(Json{{"file", file.file}, {"reason", file.reason.english()}});
    fmt::print("{}\n", Json{{"differing", std::move(differing)},
                            {"trainings", std::move(rows)},
                            {"skipped", std::move(skipped)}}
                           .text(2));
}

Exit showTrainings(const TrainingsArguments& arguments)
{
    auto found = findAll(arguments.folders);
    if (!found)
        return report(found.error());
    SettingsTable table(std::move(found->rows));
    if (auto sorted = sortBy(table, arguments.sort, arguments.descending); !sorted)
        return report(sorted.error());
    if (arguments.json) {
        printTrainingsJson(table, *found);
        return Exit::Done;
    }
    fmt::print("{}", arguments.csv           ? table.csv()
                     : arguments.table.any() ? arguments.table.markup(table.csv())
                                             : table.text());
    for (const auto& file : found->skipped)
        printError("doppler: skipped: {}\n", file.reason.english());
    if (table.rows().empty())
        printError("doppler: no trainings found; expected checkpoints (doppler train --checkpoint), logs "
                   "(doppler train --json-log) or TensorBoard event files\n");
    return Exit::Done;
}

} // namespace

void addTrainingsCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("trainings", "List the trainings in a folder with the settings in which "
                                            "they differ");
    auto arguments = std::make_shared<TrainingsArguments>();
    app->add_option(
           "FOLDER", arguments->folders,
           "Folders of checkpoints, logs (doppler train --json-log) and TensorBoard event files; the "
           "folders in them are searched, too")
        ->required();
    auto* sort =
        app->add_option("--sort", arguments->sort,
                        "Column to sort by: training, a setting that differs, seed, best, episodes or "
                        "time");
    app->add_flag("--descending", arguments->descending, "Sort from the largest to the smallest")
        ->needs(sort);
    auto* json = app->add_flag("--json", arguments->json, "Print all settings as JSON");
    auto* csv = app->add_flag("--csv", arguments->csv, "Print the table as CSV")->excludes(json);
    arguments->table.declare(*app, {json, csv});
    addExamples(*app,
                {{"trainings . --sort best", "List the trainings of the current folder, the best first."},
                 {"trainings . --sort episodes --descending --markdown",
                  "Print the longest first, as a table for Markdown."}});
    commands.push_back({app, [arguments] { return showTrainings(*arguments); }});
}

} // namespace doppler
