// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/explain_path.h"
#include "app/cli/output.h"
#include "core/base/excerpt.h"
#include "core/explain/idle_gaps.h"
#include "core/explain/story_text.h"
#include "core/explain/what_if.h"
#include "core/explain/why_here.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

struct ExplainArguments {
    std::string graph;
    ProblemArguments problem;
    PlacementArguments placement;
    std::string steps;
    std::string vertex;
    bool whatIf = false;
    bool gaps = false;
    bool criticalPath = false;
    bool memory = false;
    bool json = false;
};

/// First and last step to be told, from 1.
struct Range {
    std::size_t first = 1;
    std::size_t last = 1;
};

std::optional<std::size_t> figureOf(std::string_view text)
{
    std::size_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "N" or "N..M".
Result<Range> parseRange(const std::string& text, std::size_t total)
{
    const std::size_t dots = text.find("..");
    const auto first = figureOf(std::string_view(text).substr(0, dots));
    const auto last = dots == std::string::npos ? first : figureOf(std::string_view(text).substr(dots + 2));
    if (!first || !last || *first < 1 || *last < *first || *first > total)
        return Error{{DOPPLER_TEXT("core", "found \"{0}\", expected a step N or a range N..M from 1 to {1}"),
                      {excerpt(text), std::to_string(total)}},
                     {},
                     "--steps"};
    return Range{*first, std::min(*last, total)};
}

/// An id, or the name of a vertex.
Result<VertexId> findVertex(const DataflowGraph& graph, const std::string& text)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name == text)
            return v;
    if (const auto id = figureOf(text); id && *id < graph.vertexCount())
        return VertexId{*id};
    return Error{
        {DOPPLER_TEXT("core", "unknown vertex \"{0}\", expected a name in the graph or an id below {1}"),
         {excerpt(text), std::to_string(graph.vertexCount())}},
        {},
        "--vertex"};
}

/// JSON has no infinity.
Json finite(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json itemAsJson(const ExecutionStory& story, const StoryItem& item)
{
    const Topology& topology = story.run()->problem->topology();
    Json out{{"vertex", item.vertex.value}};
    if (item.kind == StoryItem::Kind::Task) {
        out["kind"] = "task";
        out["device"] = topology.device(story.run()->placement.devices[item.vertex]).name;
        return out;
    }
    const TransferRun& x = story.transfers()[item.transfer];
    out["kind"] = item.kind == StoryItem::Kind::Send ? "send" : "transfer";
    out["from"] = topology.device(x.from).name;
    out["to"] = topology.device(x.to).name;
    return out;
}

Json stepAsJson(const ExecutionStory& story, std::size_t index)
{
    const StoryStep step = story.step(index);
    const auto list = [&](const std::vector<StoryItem>& items) {
        Json out = Json::array();
        for (const StoryItem& item : items)
            out.push_back(itemAsJson(story, item));
        return out;
    };
    Json contests = Json::array();
    for (const Contest& contest : step.contests) {
        Json rivals = Json::array();
        for (std::size_t i = 0; i < contest.rivals.size(); ++i)
            rivals.push_back({{"item", itemAsJson(story, contest.rivals[i].item)},
                              {"rank", finite(contest.rivals[i].rank)},
                              {"started", contest.rivals[i].why == PassedOver::No},
                              {"outcome", outcomeText(story, contest, i).english()}});
        contests.push_back({{"resource", contestText(story, contest).english()},
                            {"rivals", std::move(rivals)},
                            {"others", contest.others}});
    }
    Json waits = Json::array();
    for (const DeviceWait& wait : step.waits)
        waits.push_back({{"device", story.run()->problem->topology().device(wait.device).name},
                         {"text", waitText(story, wait).english()},
                         {"until", finite(wait.until)}});
    return {{"step", index + 1},
            {"time", step.time},
            {"ended", list(step.ended)},
            {"ready", list(step.ready)},
            {"started", list(step.started)},
            {"contests", std::move(contests)},
            {"idle", std::move(waits)}};
}

void explainSteps(const ExecutionStory& story, const Range& range, Json* json)
{
    Json steps = Json::array();
    for (std::size_t i = range.first - 1; i < range.last; ++i) {
        if (json) {
            steps.push_back(stepAsJson(story, i));
            continue;
        }
        const StoryStep step = story.step(i);
        fmt::print("step {} of {}, {}\n", i + 1, story.stepCount(), secondsText(step.time));
        for (const std::string& line : stepLines(story, step))
            fmt::print("  {}\n", line);
    }
    if (json) {
        (*json)["step_count"] = story.stepCount();
        (*json)["steps"] = std::move(steps);
    }
}

Json gapAsJson(const Run& run, const IdleGap& gap, const GapReason& reason)
{
    const Topology& topology = run.problem->topology();
    Json out{{"device", topology.device(gap.device).name},
             {"from", gap.from},
             {"to", gap.to},
             {"seconds", gap.seconds()},
             {"next_vertex", gap.next.valid() ? Json(gap.next.value) : Json(nullptr)},
             {"reason", gapReasonName(reason.why)},
             {"awaited_vertex", reason.vertex.valid() ? Json(reason.vertex.value) : Json(nullptr)},
             {"text", gapText(run, gap, reason).english()}};
    if (reason.transfer)
        out["transfer_from"] = topology.device(run.schedule.transfers[*reason.transfer].from).name;
    return out;
}

/// The longest gaps, by device and time: each may take a look at the whole run.
void explainGaps(const Run& run, Json* json)
{
    constexpr std::size_t most = 1000;
    std::vector<IdleGap> gaps = idleGaps(run);
    const std::size_t count = gaps.size();
    if (count > most) {
        std::ranges::nth_element(gaps, gaps.begin() + most, std::greater<>(), &IdleGap::seconds);
        gaps.resize(most);
        std::ranges::sort(gaps, {}, [](const IdleGap& gap) { return std::pair(gap.device.value, gap.from); });
    }
    Json list = Json::array();
    for (const IdleGap& gap : gaps) {
        const GapReason reason = reasonOf(run, gap);
        if (json)
            list.push_back(gapAsJson(run, gap, reason));
        else
            fmt::print("{:>12} to {:>12}  {:>12}  {}\n", secondsText(gap.from), secondsText(gap.to),
                       secondsText(gap.seconds()), gapText(run, gap, reason).english());
    }
    if (json) {
        (*json)["gap_count"] = count;
        (*json)["gaps"] = std::move(list);
    } else if (count > most) {
        fmt::print("the {} longest of {} idle gaps\n", most, count);
    }
}

void explainWhatIf(const Run& run, std::optional<VertexId> vertex, const std::optional<ChosenPlacer>& chosen,
                   const PlacerContext& context, Json* json)
{
    const PlaceAgain place = [&](const ProblemPtr& problem, const std::stop_token&) -> Result<Placement> {
        auto placed = chosen->placer->place(*problem, chosen->options, context);
        if (!placed)
            return placed.error();
        return std::move(placed->placement);
    };
    const double before = simulatedMakespan(run);
    std::vector<Answer> answers;
    for (const Question& question : questions(run, vertex, chosen.has_value()))
        answers.push_back(answer(run, before, question, place, context.stop));
    sortByGain(answers);
    if (json) {
        Json list = Json::array();
        for (const Answer& x : answers) {
            Json row{{"change", x.question.title.english()}};
            if (x.run) {
                row["makespan"] = (*x.run)->schedule.makespan;
                row["gain"] = finite(x.gain());
            } else {
                row["error"] = x.run.error().english();
            }
            list.push_back(std::move(row));
        }
        (*json)["what_if"] = std::move(list);
        return;
    }
    fmt::print("what if                                          makespan         gain\n");
    for (const Answer& x : answers) {
        const std::string title = x.question.title.english();
        if (!x.run) {
            fmt::print("{:<44} {}\n", title, x.run.error().english());
            continue;
        }
        const std::optional<double> share = x.gainShare();
        fmt::print("{:<44} {:>12} {}\n", title, secondsText((*x.run)->schedule.makespan),
                   share ? fmt::format("{:>12} {:>8.1f} %", secondsText(x.gain()), *share * 100)
                         : fmt::format("{:>12}", "-"));
    }
}

std::optional<Error> explainVertex(const RunPtr& run, VertexId v, const std::optional<ChosenPlacer>& chosen,
                                   const PlacerContext& context, Json* json)
{
    const Problem& problem = *run->problem;
    const auto name = [&](DeviceId d) { return problem.topology().device(d).name; };
    DecisionLogPtr log;
    if (chosen) {
        auto recorded = recordDecisions(*chosen->placer, run->problem, chosen->options, context);
        if (!recorded)
            return recorded.error();
        log = *std::move(recorded);
    }
    const auto others = elsewhere(*run, v, context.stop);
    if (!others)
        return others.error();
    Json why{
        {"vertex", v.value}, {"name", problem.graph().label(v)}, {"device", name(run->placement.devices[v])}};
    if (!json)
        fmt::print("{} is on {}\n", problem.graph().label(v), name(run->placement.devices[v]));
    if (log) {
        const Decision& decision = log->of(v);
        const std::vector<VertexId> takeable = candidatesAt(*log, log->stepOf[v]);
        Json options = Json::array();
        if (!json)
            fmt::print("decision {} of {}: {} {}{}\n", log->stepOf[v] + 1, log->decisions.size(),
                       decision.priorityName, amountText(decision.priority, decision.priorityUnit).english(),
                       decision.inFixedOrder ? std::string()
                                             : fmt::format(", among {} candidates", takeable.size()));
        for (const Decision::Option& option : decision.options) {
            options.push_back({{"device", name(option.device)},
                               {"start", finite(option.start)},
                               {"value", finite(option.value)}});
            if (!json)
                fmt::print("  {:<16} {} {}{}\n", name(option.device), decision.valueName,
                           amountText(option.value, decision.valueUnit).english(),
                           option.device == decision.chosen ? "  chosen" : "");
        }
        if (!json && !decision.settled.empty())
            fmt::print("  {}\n", decision.settled);
        Json candidates = Json::array();
        for (VertexId candidate : takeable)
            candidates.push_back({{"vertex", candidate.value}, {"priority", log->of(candidate).priority}});
        why["decision"] = {
            {"number", log->stepOf[v] + 1},       {"priority_name", decision.priorityName},
            {"priority", decision.priority},      {"priority_unit", decisionUnitName(decision.priorityUnit)},
            {"value_name", decision.valueName},   {"value_unit", decisionUnitName(decision.valueUnit)},
            {"options", std::move(options)},      {"chosen", name(decision.chosen)},
            {"candidates", std::move(candidates)}};
    }
    Json elsewhereList = Json::array();
    if (!json)
        fmt::print("makespan with it elsewhere, all else equal\n");
    for (const Elsewhere& x : *others) {
        elsewhereList.push_back({{"device", name(x.device)},
                                 {"allowed", x.allowed},
                                 {"makespan", x.allowed ? finite(x.makespan) : Json(nullptr)}});
        if (!json)
            fmt::print("  {:<16} {}{}\n", name(x.device),
                       x.allowed ? (std::isfinite(x.makespan) ? secondsText(x.makespan) : "out of memory")
                                 : "not allowed",
                       x.device == run->placement.devices[v] ? "  as it is" : "");
    }
    why["elsewhere"] = std::move(elsewhereList);
    if (json)
        (*json)["why"] = std::move(why);
    return std::nullopt;
}

/// What would be otherwise is simulated, and is to be held against a simulation.
void tellSimulated(const Run& measured, Json* json)
{
    const double simulated = simulatedMakespan(measured);
    if (json)
        (*json)["simulated_makespan"] = finite(simulated);
    else
        fmt::print("the run was measured; what follows is simulated, as it is: {}\n",
                   std::isfinite(simulated) ? secondsText(simulated) : "out of memory");
}

void printWithRun(const Run& run, const Json& answers)
{
    JsonStream out(printPiece);
    addRun(out, run);
    out.addMembers(answers);
    out.finish();
    fmt::print("\n");
}

Exit explain(const ExplainArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    std::optional<VertexId> vertex;
    if (!arguments.vertex.empty()) {
        const auto found = findVertex((*problem)->graph(), arguments.vertex);
        if (!found)
            return report(found.error());
        vertex = *found;
    }
    FaultOf fault{};
    const auto placed =
        arguments.placement.load(*problem, arguments.problem.seed, fault, OutOfMemoryRun::Keep);
    if (!placed)
        return report(placed.error(), exitOf(fault));
    const RunPtr& run = placed->run;
    std::optional<ChosenPlacer> chosen;
    if (const std::string placer = arguments.placement.placerOrDefault(); !placer.empty()) {
        const auto parsed = parseSettings(arguments.placement.settings, {settingsOwner(placer)});
        if (!parsed)
            return report(parsed.error());
        auto found = choosePlacer(placer, *parsed);
        if (!found)
            return report(found.error());
        chosen = *std::move(found);
    }
    const StopOnInterrupt interrupt;
    PlacerContext context;
    context.seed = arguments.problem.seed;
    context.budget = {arguments.placement.evaluations, arguments.placement.seconds};
    context.threads = arguments.placement.threads;
    context.stop = interrupt.token();

    const ExecutionStory story(run);
    Json answers;
    const std::optional<OutOfMemory>& stuck = run->schedule.outOfMemory;
    Json* out = arguments.json ? &answers : nullptr;
    constexpr std::size_t untilAsked = 10;
    const bool nothingAsked = arguments.steps.empty() && !arguments.whatIf && !arguments.gaps &&
                              !arguments.criticalPath && !arguments.memory && !vertex;
    if (nothingAsked || !arguments.steps.empty()) {
        const auto range = nothingAsked ? Result<Range>(Range{1, std::min(untilAsked, story.stepCount())})
                                        : parseRange(arguments.steps, story.stepCount());
        if (!range)
            return report(range.error());
        explainSteps(story, *range, out);
    }
    if (arguments.gaps)
        explainGaps(*run, out);
    if (arguments.memory)
        explainMemory(run, out);
    if (arguments.criticalPath)
        explainCriticalPath(*run, context.stop, out);
    if (isMeasured(*run) && (arguments.whatIf || vertex))
        tellSimulated(*run, out);
    if (arguments.whatIf)
        explainWhatIf(*run, vertex, chosen, context, out);
    if (vertex)
        if (const auto error = explainVertex(run, *vertex, chosen, context, out))
            return report(*error, Exit::Failed);
    if (out)
        printWithRun(*run, answers);
    return stuck ? report(outOfMemoryError(**problem, *stuck), Exit::Failed) : Exit::Done;
}

} // namespace

void addExplainCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("explain", "Explain a run: what limits it, its steps, what-if questions");
    auto arguments = std::make_shared<ExplainArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    arguments->placement.declare(*app);
    arguments->placement.declareTrace(*app, "Trace of an earlier run, which is explained as it was measured");
    app->add_option(
        "--steps", arguments->steps,
        "Events to describe: N or N..M, counted from 1 (without another question: the first ten)");
    app->add_flag("--gaps", arguments->gaps,
                  "List the idle gaps of each device and what it waited for (at most the 1000 longest)");
    app->add_flag("--critical-path", arguments->criticalPath,
                  "Show what the critical path consists of, its segments (at most the 1000 longest), and the "
                  "most effective change");
    app->add_flag("--memory-holders", arguments->memory,
                  "Show the memory peak of each device, when it is, and what holds the bytes");
    app->add_flag("--what-if", arguments->whatIf,
                  "Simulate the run with faster links or devices, or other rules; the largest gain first");
    app->add_option("--vertex", arguments->vertex,
                    "Explain why this vertex (a name or an id) is on its device");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"explain chainmm --devices 4xP100 --placer heft --what-if",
                        "Show which faster part would shorten the run most."},
                       {"explain chainmm --devices 4xP100 --placement placement.json --steps 1..5",
                        "Describe the first five events."},
                       {"explain chainmm --devices 4xP100 --placer heft --vertex 3",
                        "Say why a vertex is on its device."},
                       {"explain chainmm --devices 4xP100 --placer heft --critical-path",
                        "Show what the critical path consists of."}});
    commands.push_back({app, [arguments] { return explain(*arguments); }});
}

} // namespace doppler
