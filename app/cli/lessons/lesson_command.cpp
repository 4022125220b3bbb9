// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "core/arrivals/opened_workload.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_value.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lesson_results.h"
#include "core/lessons/lesson_summary.h"

#include <filesystem>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

namespace fs = std::filesystem;

struct CheckArguments {
    std::vector<std::string> files;
    bool json = false;
};

/// What checking one file found.
struct CheckedLesson {
    std::string file;
    std::size_t steps = 0;
    std::size_t checks = 0;
    std::vector<LessonFault> faults;
    std::vector<LessonRemark> remarks;
};

/// A graph that a lesson opens: a file next to it, or a built-in family.
Result<void> checkGraph(const std::string& lesson, const std::string& source)
{
    std::error_code ignored;
    const fs::path beside = fs::path(lesson).parent_path() / source;
    const bool isFile = source.find('/') == std::string::npos && fs::is_regular_file(beside, ignored);
    const auto graph = loadGraph(isFile ? beside.string() : source, {});
    if (!graph)
        return graph.error();
    return {};
}

/// A workload next to a lesson, with its graphs and devices.
Result<void> checkWorkload(const std::string& lesson, const std::string& source)
{
    auto workload = readWorkload((fs::path(lesson).parent_path() / source).string());
    if (!workload)
        return workload.error();
    const auto opened = openWorkload(*std::move(workload));
    if (!opened)
        return opened.error();
    return {};
}

void checkSources(const std::string& file, const Lesson& lesson, CheckedLesson& checked)
{
    using Kind = LessonCommand::Kind;
    std::set<std::string> known;
    for (const LessonStep& step : lesson.steps)
        for (const auto* commands : {&step.prepare, &step.show})
            for (const LessonCommand& command : *commands) {
                if ((command.kind != Kind::Graph && command.kind != Kind::Workload) ||
                    !known.insert(command.word).second)
                    continue;
                auto found = command.kind == Kind::Graph ? checkGraph(file, command.word)
                                                         : checkWorkload(file, command.word);
                if (!found)
                    checked.faults.push_back({0, found.error()});
            }
}

Result<CheckedLesson> checkLesson(const std::string& file)
{
    const auto text = readFile(file, mostLessonBytes);
    if (!text)
        return text.error();
    CheckedLesson checked;
    checked.file = file;
    checked.faults = lessonFaults(*text);
    if (!checked.faults.empty())
        return checked;
    const auto lesson = readLesson(*text);
    if (!lesson)
        return inFile(lesson.error(), file);
    checked.steps = lesson->steps.size();
    for (const LessonStep& step : lesson->steps)
        checked.checks += step.checks.size();
    checked.remarks = lessonRemarks(*lesson);
    checkSources(file, *lesson, checked);
    return checked;
}

void printChecked(const CheckedLesson& checked)
{
    for (const LessonFault& fault : checked.faults)
        fmt::print("{}\n", (fault.line > 0 ? inFile(fault.error, checked.file) : fault.error).english());
    for (const LessonRemark& remark : checked.remarks)
        fmt::print("{}: {}\n", checked.file, remark.message.english());
    if (checked.faults.empty())
        fmt::print("{}: valid, {} steps, {} checks\n", checked.file, checked.steps, checked.checks);
}

Json asJson(const CheckedLesson& checked)
{
    Json faults = Json::array();
    for (const LessonFault& fault : checked.faults)
        faults.push_back(Json{{"line", fault.line}, {"message", fault.error.message.english()}});
    Json remarks = Json::array();
    for (const LessonRemark& remark : checked.remarks)
        remarks.push_back(Json{{"step", remark.step + 1}, {"message", remark.message.english()}});
    return Json{{"file", checked.file},        {"valid", checked.faults.empty()},
                {"steps", checked.steps},      {"checks", checked.checks},
                {"faults", std::move(faults)}, {"remarks", std::move(remarks)}};
}

Exit checkLessons(const CheckArguments& arguments)
{
    Exit status = Exit::Done;
    Json all = Json::array();
    for (const std::string& file : arguments.files) {
        const auto checked = checkLesson(file);
        if (!checked)
            return report(checked.error());
        if (arguments.json)
            all.push_back(asJson(*checked));
        else
            printChecked(*checked);
        if (!checked->faults.empty())
            status = Exit::Failed;
    }
    if (arguments.json)
        fmt::print("{}\n", all.text(2));
    return status;
}

Exit newLesson(const std::string& file)
{
    std::error_code ignored;
    if (fs::exists(file, ignored))
        return report(
            Error{{DOPPLER_TEXT("core", "the file exists already; choose another name or remove it first")},
                  file,
                  {}});
    const auto written = writeFile(file, lessonTemplate());
    return written ? Exit::Done : report(written.error(), Exit::Failed);
}

struct ResultsArguments {
    std::string student;
    std::string from;
    std::string lesson;
    std::string output;
    bool csv = false;
};

Exit exportResults(const ResultsArguments& arguments)
{
    const std::string from = arguments.from.empty() ? ownLessonResultsFile() : arguments.from;
    auto results = arguments.from.empty() ? readOwnLessonResults(from) : [&]() -> Result<LessonResults> {
        const auto read = readLessonResultsFile(from);
        if (!read)
            return read.error();
        return read->empty() ? LessonResults{} : read->front();
    }();
    if (!results)
        return report(results.error());
    if (!arguments.student.empty())
        results->student = arguments.student;
    if (!arguments.lesson.empty())
        std::erase_if(results->lessons,
                      [&](const LessonResult& result) { return result.lesson != arguments.lesson; });
    const std::string text =
        arguments.csv ? lessonResultsAsCsv(*results) : lessonResultsForFile(arguments.output, *results);
    if (arguments.output.empty()) {
        fmt::print("{}", text);
        return Exit::Done;
    }
    const auto written = writeFile(arguments.output, text);
    return written ? Exit::Done : report(written.error(), Exit::Failed);
}

struct SummaryArguments {
    std::string folder;
    bool json = false;
    bool csv = false;
};

Exit summarise(const SummaryArguments& arguments)
{
    const StopOnInterrupt interrupt;
    const auto summary = summariseLessons(arguments.folder, interrupt.token());
    if (!summary)
        return report(summary.error());
    if (!summary->skipped.empty() && !arguments.json)
        printError("doppler: {}\n", skippedMessage(summary->skipped).english());
    fmt::print("{}", arguments.json  ? lessonSummaryAsJson(*summary)
                     : arguments.csv ? lessonSummaryAsCsv(*summary)
                                     : lessonSummaryAsText(*summary));
    return Exit::Done;
}

void addNew(CLI::App& lesson, std::vector<Command>& commands)
{
    auto file = std::make_shared<std::string>();
    auto* app = lesson.add_subcommand("new", "Write a short lesson to begin with");
    app->add_option("FILE", *file, "File to write, such as mine.lesson")->required();
    addExamples(*app, {{"lesson new mine.lesson", "Write a lesson with two steps."},
                       {"lesson new second.lesson", "Write another one."}});
    commands.push_back({app, [file] { return newLesson(*file); }});
}

void addCheck(CLI::App& lesson, std::vector<Command>& commands)
{
    auto arguments = std::make_shared<CheckArguments>();
    auto* app =
        lesson.add_subcommand("check", "Check lesson files: every fault with its line, and what is missing");
    app->add_option("FILE", arguments->files, "Lesson files")->required();
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"lesson check mine.lesson", "Check a lesson."},
                       {"lesson check mine.lesson second.lesson --json", "Check two lessons; print JSON."}});
    commands.push_back({app, [arguments] { return checkLessons(*arguments); }});
}

void addResults(CLI::App& lesson, std::vector<Command>& commands)
{
    auto arguments = std::make_shared<ResultsArguments>();
    auto* app =
        lesson.add_subcommand("results", "Export the results of the lessons that were played in the window");
    app->add_option("--student", arguments->student, "Name of the student, for the summary");
    app->add_option("--lesson", arguments->lesson, "Only this lesson, such as barrier");
    app->add_option("--from", arguments->from, "File of results in place of those of this user");
    app->add_option(
        "-o,--output", arguments->output,
        "File to write: CSV if its name ends in .csv, otherwise JSON. Without it, the result is printed");
    app->add_flag("--csv", arguments->csv, "Write CSV, whatever the name of the file");
    addExamples(*app, {{"lesson results --student \"Ada Lovelace\" -o ada.json",
                        "Export the results under a name, to be handed in."},
                       {"lesson results --lesson barrier --csv", "Print those of one lesson as a table."}});
    commands.push_back({app, [arguments] { return exportResults(*arguments); }});
}

void addSummary(CLI::App& lesson, std::vector<Command>& commands)
{
    auto arguments = std::make_shared<SummaryArguments>();
    auto* app = lesson.add_subcommand("summary",
                                      "Summarise the results of a class: who finished which step, and how");
    app->add_option("FOLDER", arguments->folder, "Folder with one exported file per student, JSON or CSV")
        ->required();
    auto* json = app->add_flag("--json", arguments->json, "Print the result as JSON");
    app->add_flag("--csv", arguments->csv, "Print a table for spreadsheets, a line for each step")
        ->excludes(json);
    addExamples(*app, {{"lesson summary .", "Show who finished which step, from the files of a folder."},
                       {"lesson summary . --csv", "The same as a table for spreadsheets."},
                       {"lesson summary . --json", "The same as JSON."}});
    commands.push_back({app, [arguments] { return summarise(*arguments); }});
}

} // namespace

void addLessonCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("lesson", "Check lessons, and export and summarise their results");
    app->require_subcommand(1);
    addNew(*app, commands);
    addCheck(*app, commands);
    addResults(*app, commands);
    addSummary(*app, commands);
    addExamples(*app, {{"lesson new intro.lesson", "Write a lesson to begin with."},
                       {"lesson check intro.lesson", "Check it."},
                       {"lesson summary .", "Summarise the results of a class."}});
}

} // namespace doppler
