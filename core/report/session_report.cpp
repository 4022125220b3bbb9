// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/session_report.h"

#include "core/base/quantity.h"
#include "core/compare/chart.h"
#include "core/explain/figure_text.h"
#include "core/report/report_page.h"
#include "core/run/measured_run.h"
#include "core/run/memory_fit.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

constexpr std::string_view ownStyle = R"(
figure { margin: 1rem 0; padding: .5rem; background: #fff; border: 1px solid var(--line); overflow-x: auto }
figure img { display: block; width: 100%; height: auto } pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); font-size: 13px }
table.texts th, table.texts td { text-align: left; white-space: normal }
)";

/// RFC 4648: a picture as part of the page, apart from the ids of all others.
std::string base64(std::string_view bytes)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t word = 0;
        for (std::size_t j = 0; j < 3; ++j)
            word = word << 8U | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j)
            out += i + j <= bytes.size() ? letters[word >> (18U - 6U * j) & 63U] : '=';
    }
    return out;
}

/// A page in the making.
class SessionPage : private ReportPage {
public:
    SessionPage(const SessionReport& r, const ReportLanguage& l) : ReportPage(l), report(r) {}

    std::string whole()
    {
        std::vector<Section> sections;
        for (const ReportGraph& graph : report.graphs)
            sections.push_back(sectionOf(graph));
        if (sections.size() == 1) {
            begin(sections.front().title, sections.front().below, ownStyle);
            addSection(sections.front());
        } else {
            beginSeveral(sections);
            for (const Section& section : sections) {
                level = 2;
                addHeading(section.title);
                out += "<p>" + section.below + "</p>\n";
                level = 3;
                addSection(section);
            }
            level = 2;
        }
        for (const ReportPicture& picture : report.pictures)
            addPicture(markupText(picture.title), picture.svg);
        if (report.comparison && report.rows && !report.rows->empty()) {
            heading({DOPPLER_TEXT("core", "Comparison of placements")});
            out += comparisonAsHtmlBody(*report.comparison, *report.rows, language);
        }
        addCommands();
        for (const ReportTable& table : report.remarks)
            if (!table.rows.empty())
                addTexts(table);
        return finished();
    }

private:
    /// A problem, and the names of the runs that are of it or of its equal.
    struct Shared {
        const Problem* problem;
        std::vector<std::string> runs;
    };

    /// What is said of a graph; the texts are marked up.
    struct Section {
        const ReportGraph* graph;
        std::vector<Shared> shared;
        std::vector<const Topology*> topologies;
        std::string title;
        std::string below;
    };

    [[nodiscard]] Section sectionOf(const ReportGraph& graph) const
    {
        Section made{&graph, sharedProblems(graph), {}, {}, {}};
        made.topologies = topologiesOf(made.shared);
        const Problem& problem = *graph.runs.front().run.run->problem;
        made.title =
            say(DOPPLER_TEXT("core", "{0} on {1}"),
                {problem.graph().name(),
                 listed(made.topologies, [](const Topology* topology) { return topology->name(); })});
        const MessageValue vertices = count(problem.vertexCount());
        const MessageValue edges = count(problem.graph().edgeCount());
        made.below = made.shared.size() == 1
                         ? say(DOPPLER_TEXT("core", "Vertices: {0}, edges: {1}, lower bound: {2}."),
                               {vertices, edges, figure(secondsText(problem.lowerBound()))})
                         : say(DOPPLER_TEXT("core", "Vertices: {0}, edges: {1}."), {vertices, edges});
        return made;
    }

    void beginSeveral(const std::vector<Section>& sections)
    {
        std::size_t runs = 0;
        for (const ReportGraph& graph : report.graphs)
            runs += graph.runs.size();
        begin(say(DOPPLER_TEXT("core", "Runs of {0}"),
                  {listed(sections,
                          [](const Section& section) {
                              return section.graph->runs.front().run.run->problem->graph().name();
                          })}),
              say(DOPPLER_TEXT("core", "Graphs: {0}, runs: {1}."), {count(sections.size()), count(runs)}),
              ownStyle);
    }

    void addSection(const Section& section)
    {
        const ReportGraph& graph = *section.graph;
        for (const Shared& one : section.shared)
            addModel(one, section.shared.size() > 1);
        for (const Topology* topology : section.topologies)
            addDevices(*topology, section.topologies.size() > 1);
        addRuns(graph);
        for (const ReportPicture& picture : graph.pictures)
            addPicture(markupText(picture.title), picture.svg);
        for (const ReportRun& run : graph.runs)
            addPicture(say(DOPPLER_TEXT("core", "Gantt chart: {0}"), {run.run.name}), run.gantt);
        if (graph.runs.size() > 1)
            addDifferences(graph);
        for (const ReportRun& run : graph.runs)
            if (isMeasured(*run.run.run))
                out += fourBarsAsHtml(run, level, language);
        for (const ReportAgreement& agreement : graph.agreements)
            out += agreementAsHtml(agreement, level, language);
    }

    [[nodiscard]] static std::vector<Shared> sharedProblems(const ReportGraph& graph)
    {
        std::vector<Shared> found;
        for (const ReportRun& entry : graph.runs) {
            const Problem& problem = *entry.run.run->problem;
            const auto same = std::ranges::find_if(found, [&](const Shared& other) {
                return other.problem == &problem ||
                       (other.problem->model() == problem.model() &&
                        other.problem->topology().fingerprint() == problem.topology().fingerprint() &&
                        other.problem->topology().name() == problem.topology().name());
            });
            (same != found.end() ? *same : found.emplace_back(Shared{&problem, {}}))
                .runs.push_back(entry.run.name);
        }
        return found;
    }

    static std::vector<const Topology*> topologiesOf(const std::vector<Shared>& shared)
    {
        std::vector<const Topology*> found;
        for (const Shared& one : shared) {
            const Topology& topology = one.problem->topology();
            if (std::ranges::none_of(found, [&](const Topology* other) {
                    return other->name() == topology.name() && other->fingerprint() == topology.fingerprint();
                }))
                found.push_back(&topology);
        }
        return found;
    }

    /// Each once, separated by commas.
    template <class Things, class Name>
    static std::string listed(const Things& things, const Name& name)
    {
        std::vector<std::string> names;
        for (const auto& thing : things)
            if (const std::string one = name(thing); std::ranges::find(names, one) == names.end())
                names.push_back(one);
        return fmt::format("{}", fmt::join(names, ", "));
    }

    void heading(const Message& text) { addHeading(say(text)); }

    void addHeading(const std::string& markup) { fmt::format_to(to, "<h{0}>{1}</h{0}>\n", level, markup); }

    void addPicture(const std::string& title, const std::string& svg)
    {
        if (svg.empty())
            return;
        addHeading(title);
        fmt::format_to(to, "<figure><img alt=\"{0}\" src=\"data:image/svg+xml;base64,{1}\"></figure>\n",
                       title, base64(svg));
    }

    /// Texts may be long; the page's other tables are of figures, on one line to the right.
    void addTexts(const ReportTable& table)
    {
        addHeading(markupText(table.title));
        out += "<table class=\"texts\">";
        const auto addRow = [this](const std::vector<std::string>& cells, std::string_view tag) {
            out += "<tr>";
            for (const std::string& cell : cells)
                fmt::format_to(to, "<{0}>{1}</{0}>", tag, markupText(cell));
            out += "</tr>\n";
        };
        addRow(table.heads, "th");
        for (const auto& row : table.rows)
            addRow(row, "td");
        out += "</table>\n";
    }

    void addModel(const Shared& shared, bool named)
    {
        const ModelOptions& model = shared.problem->model();
        heading(named ? Message{DOPPLER_TEXT("core", "Settings: {0}"),
                                {listed(shared.runs, [](const std::string& name) { return name; })}}
                      : Message{DOPPLER_TEXT("core", "Settings")});
        out += "<table>\n";
        const auto row = [&](std::string_view name, const std::string& value) {
            out += "<tr><td>" + say(name) + "</td><td>" + markupText(value) + "</td></tr>\n";
        };
        row(DOPPLER_TEXT("core", "Cost model"), std::string(costModelName(model.costModel)));
        row(DOPPLER_TEXT("core", "Order of ready tasks"), report.ruleName(model.schedule));
        row(DOPPLER_TEXT("core", "Channels"),
            std::string(contentionName(model.contention.value_or(shared.problem->topology().contention()))));
        row(DOPPLER_TEXT("core", "Mode"), std::string(modeName(model.mode)));
        row(DOPPLER_TEXT("core", "Memory"), std::string(memoryRuleName(model.memory)));
        if (model.noise.any())
            row(DOPPLER_TEXT("core", "Noise of kernels and transfers"),
                language.figure(fmt::format("{}", model.noise.compute)) + "; " +
                    language.figure(fmt::format("{}", model.noise.transfer)));
        if (named) {
            row(DOPPLER_TEXT("core", "Devices"), shared.problem->topology().name());
            row(DOPPLER_TEXT("core", "Lower bound"),
                language.figure(secondsText(shared.problem->lowerBound())));
        }
        out += "</table>\n";
    }

    void addDevices(const Topology& topology, bool named)
    {
        heading(named ? Message{DOPPLER_TEXT("core", "Devices: {0}"), {topology.name()}}
                      : Message{DOPPLER_TEXT("core", "Devices")});
        addHeads({DOPPLER_TEXT("core", "Device"), DOPPLER_TEXT("core", "Kind"),
                  DOPPLER_TEXT("core", "TFLOP/s"), DOPPLER_TEXT("core", "Memory")});
        for (const DeviceId d : topology.devices()) {
            const Device& device = topology.device(d);
            fmt::format_to(
                to, "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n", markupText(device.name),
                markupText(device.kind), language.figure(fmt::format("{:.4g}", device.flopsPerSecond / 1e12)),
                std::isfinite(device.memoryBytes) ? language.figure(bytesText(device.memoryBytes)) : "–");
        }
        out += "</table>\n";
        if (!topology.source().empty())
            out += "<p>" + markupText(topology.source()) + "</p>\n";
    }

    void addRuns(const ReportGraph& graph)
    {
        heading({DOPPLER_TEXT("core", "Runs")});
        addHeads({DOPPLER_TEXT("core", "Run"), DOPPLER_TEXT("core", "Makespan"), DOPPLER_TEXT("core", "Gap"),
                  DOPPLER_TEXT("core", "Fits into memory"), DOPPLER_TEXT("core", "Devices"),
                  DOPPLER_TEXT("core", "Seed")});
        double least = graph.runs.front().run.run->schedule.makespan;
        for (const ReportRun& entry : graph.runs)
            least = std::min(least, entry.run.run->schedule.makespan);
        for (const ReportRun& entry : graph.runs) {
            const Run& run = *entry.run.run;
            const double bound = run.problem->lowerBound();
            fmt::format_to(
                to, "<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                run.schedule.makespan <= least ? " class=\"best\"" : "", markupText(entry.run.name),
                language.figure(secondsText(run.schedule.makespan)),
                bound > 0
                    ? language.figure(fmt::format("{:.1f} %", 100 * (run.schedule.makespan / bound - 1)))
                    : "–",
                fitText(run), markupText(run.problem->topology().name()), entry.seed);
        }
        out += "</table>\n";
        addShortages(graph);
    }

    [[nodiscard]] std::string fitText(const Run& run) const
    {
        switch (memoryFit(run)) {
        case MemoryFit::Fits:
            return say(DOPPLER_TEXT("core", "yes"));
        case MemoryFit::Exceeds:
            return "<strong>" + say(DOPPLER_TEXT("core", "no")) + "</strong>";
        case MemoryFit::Unchecked:
            break;
        }
        return "–";
    }

    /// What does not fit, for each such run.
    void addShortages(const ReportGraph& graph)
    {
        for (const ReportRun& entry : graph.runs)
            if (const auto shortage = memoryShortage(*entry.run.run))
                out += "<p>" + markupText(entry.run.name) + ": " + markupText(language.sentence(*shortage)) +
                       "</p>\n";
    }

    void addDifferences(const ReportGraph& graph)
    {
        std::vector<NamedRun> runs;
        for (const ReportRun& entry : graph.runs)
            runs.push_back(entry.run);
        const RunDifferences all = differencesOf(std::move(runs), graph.reference);
        const auto text = [this](double value, FigureUnit unit) {
            return language.figure(figureText(value, unit, "–"));
        };
        heading({DOPPLER_TEXT("core", "Differences from {0}"), {all.runs[all.reference].name}});
        out += "<table><tr><th>" + say(DOPPLER_TEXT("core", "Figure")) + "</th>";
        for (const NamedRun& run : all.runs)
            out += "<th>" + markupText(run.name) + "</th>";
        out += "</tr>\n";
        for (const FigureRow& row : all.rows) {
            out += "<tr><td>" + markupText(language.sentence(row.name)) + "</td>";
            for (std::size_t i = 0; i < all.runs.size(); ++i) {
                out += "<td>" + (row.values[i] ? text(*row.values[i], row.unit) : "–");
                const auto by = row.difference(i, all.reference);
                if (i != all.reference && by && *by != 0)
                    out += fmt::format("<br><small>{}{}</small>", *by > 0 ? "+" : "−",
                                       text(std::abs(*by), row.unit));
                out += "</td>";
            }
            out += "</tr>\n";
        }
        out += "</table>\n";
        for (const auto& reasons : all.reasons) {
            if (reasons.empty())
                continue;
            out += "<p>";
            for (const Message& reason : reasons)
                out += markupText(language.sentence(reason)) + " ";
            out += "</p>\n";
        }
    }

    void addCommands()
    {
        std::string lines;
        for (const ReportGraph& graph : report.graphs)
            for (const ReportRun& entry : graph.runs)
                if (!entry.command.empty())
                    lines += markupText(entry.command) + "\n";
        if (lines.empty())
            return;
        heading({DOPPLER_TEXT("core", "Commands that reproduce these runs")});
        out += "<pre>" + lines + "</pre>\n";
    }

    const SessionReport& report;
    int level = 2; ///< Of headings, as h2.
};

} // namespace

std::string sessionReportAsHtml(const SessionReport& report, const ReportLanguage& language)
{
    return SessionPage(report, language).whole();
}

} // namespace doppler
