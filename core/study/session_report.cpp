// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/session_report.h"

#include "core/base/quantity.h"
#include "core/study/chart.h"

#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view ownStyle = R"(
figure { margin: 1rem 0; padding: .5rem; background: #fff; border: 1px solid var(--line); overflow-x: auto }
figure img { display: block; width: 100%; height: auto } pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); font-size: 13px }
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

std::string quantityText(double value, FigureUnit unit)
{
    if (!std::isfinite(value))
        return "–";
    switch (unit) {
    case FigureUnit::Seconds:
        return secondsText(value);
    case FigureUnit::Bytes:
        return bytesText(value);
    case FigureUnit::Share:
        return fmt::format("{:.1f} %", 100 * value);
    default:
        return fmt::format("{:.0f}", value);
    }
}

/// A page in the making.
class Page {
public:
    Page(const SessionReport& r, const ReportLanguage& l) : report(r), language(l) {}

    std::string whole()
    {
        const Problem& problem = *report.runs.front().run.run->problem;
        const std::string title =
            say(DOPPLER_TEXT("core", "{0} on {1}"), {problem.graph().name(), problem.topology().name()});
        fmt::format_to(to,
                       "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">"
                       "<meta name=\"viewport\" content=\"width=device-width\">"
                       "<title>{}</title><style>{}{}</style></head><body>\n<h1>{}</h1>\n<p>{}</p>\n",
                       markupText(language.code), title, reportStyleSheet(), ownStyle, title,
                       say(DOPPLER_TEXT("core", "Vertices: {0}, edges: {1}, lower bound: {2}."),
                           {std::to_string(problem.vertexCount()),
                            std::to_string(problem.graph().edgeCount()), secondsText(problem.lowerBound())}));
        addModel(problem.model());
        addDevices(problem.topology());
        addRuns();
        for (const ReportPicture& picture : report.pictures)
            addPicture(markupText(picture.title), picture.svg);
        for (const ReportRun& run : report.runs)
            addPicture(say(DOPPLER_TEXT("core", "Gantt chart: {0}"), {run.run.name}), run.gantt);
        if (report.runs.size() > 1)
            addDifferences();
        if (report.comparison && report.rows && !report.rows->empty()) {
            heading(DOPPLER_TEXT("core", "Placements compared"));
            out += comparisonAsHtmlBody(*report.comparison, *report.rows, language);
        }
        addCommands();
        return out + "</body></html>\n";
    }

private:
    std::string say(std::string_view text, std::initializer_list<std::string> values = {}) const
    {
        return markupText(language.sentence({text, values}));
    }

    void heading(std::string_view text) { out += "<h2>" + say(text) + "</h2>\n"; }

    void addHeads(std::initializer_list<std::string_view> texts)
    {
        out += "<table><tr>";
        for (const std::string_view text : texts)
            out += "<th>" + say(text) + "</th>";
        out += "</tr>\n";
    }

    void addPicture(const std::string& title, const std::string& svg)
    {
        if (!svg.empty())
            fmt::format_to(
                to,
                "<h2>{0}</h2>\n<figure><img alt=\"{0}\" src=\"data:image/svg+xml;base64,{1}\"></figure>\n",
                title, base64(svg));
    }

    void addModel(const ModelOptions& model)
    {
        heading(DOPPLER_TEXT("core", "Settings"));
        out += "<table>\n";
        const auto row = [&](std::string_view name, const std::string& value) {
            out += "<tr><td>" + say(name) + "</td><td>" + markupText(value) + "</td></tr>\n";
        };
        row(DOPPLER_TEXT("core", "Cost model"), std::string(costModelName(model.costModel)));
        row(DOPPLER_TEXT("core", "Order of ready tasks"), std::string(chooseTaskName(model.schedule)));
        row(DOPPLER_TEXT("core", "Mode"), std::string(modeName(model.mode)));
        row(DOPPLER_TEXT("core", "Memory"), std::string(memoryRuleName(model.memory)));
        if (model.noise.any())
            row(DOPPLER_TEXT("core", "Noise of kernels and transfers"),
                fmt::format("{}, {}", model.noise.compute, model.noise.transfer));
        out += "</table>\n";
    }

    void addDevices(const Topology& topology)
    {
        heading(DOPPLER_TEXT("core", "Devices"));
        addHeads({DOPPLER_TEXT("core", "Device"), DOPPLER_TEXT("core", "Kind"),
                  DOPPLER_TEXT("core", "TFLOP/s"), DOPPLER_TEXT("core", "Memory")});
        for (const DeviceId d : topology.devices()) {
            const Device& device = topology.device(d);
            fmt::format_to(to, "<tr><td>{}</td><td>{}</td><td>{:.4g}</td><td>{}</td></tr>\n",
                           markupText(device.name), markupText(device.kind), device.flopsPerSecond / 1e12,
                           std::isfinite(device.memoryBytes) ? bytesText(device.memoryBytes) : "–");
        }
        out += "</table>\n";
        if (!topology.source().empty())
            out += "<p>" + markupText(topology.source()) + "</p>\n";
    }

    void addRuns()
    {
        heading(DOPPLER_TEXT("core", "Runs"));
        addHeads({DOPPLER_TEXT("core", "Run"), DOPPLER_TEXT("core", "Makespan"),
                  DOPPLER_TEXT("core", "Above bound"), DOPPLER_TEXT("core", "Devices"),
                  DOPPLER_TEXT("core", "Seed")});
        double least = report.runs.front().run.run->schedule.makespan;
        for (const ReportRun& entry : report.runs)
            least = std::min(least, entry.run.run->schedule.makespan);
        for (const ReportRun& entry : report.runs) {
            const Run& run = *entry.run.run;
            const double bound = run.problem->lowerBound();
            fmt::format_to(to, "<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                           run.schedule.makespan <= least ? " class=\"best\"" : "",
                           markupText(entry.run.name), secondsText(run.schedule.makespan),
                           bound > 0 ? fmt::format("{:.1f} %", 100 * (run.schedule.makespan / bound - 1))
                                     : "–",
                           markupText(run.problem->topology().name()), entry.seed);
        }
        out += "</table>\n";
    }

    void addDifferences()
    {
        std::vector<NamedRun> runs;
        for (const ReportRun& entry : report.runs)
            runs.push_back(entry.run);
        const RunDifferences all = differencesOf(std::move(runs), report.reference);
        out += "<h2>" + say(DOPPLER_TEXT("core", "Differences from {0}"), {all.runs[all.reference].name}) +
               "</h2>\n";
        out += "<table><tr><th>" + say(DOPPLER_TEXT("core", "Figure")) + "</th>";
        for (const NamedRun& run : all.runs)
            out += "<th>" + markupText(run.name) + "</th>";
        out += "</tr>\n";
        for (const FigureRow& row : all.rows) {
            out += "<tr><td>" + markupText(language.sentence(row.name)) + "</td>";
            for (std::size_t i = 0; i < all.runs.size(); ++i) {
                out += "<td>" + (row.values[i] ? quantityText(*row.values[i], row.unit) : "–");
                const auto by = row.difference(i, all.reference);
                if (i != all.reference && by && *by != 0)
                    out += fmt::format("<br><small>{}{}</small>", *by > 0 ? "+" : "−",
                                       quantityText(std::abs(*by), row.unit));
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
        for (const ReportRun& entry : report.runs)
            if (!entry.command.empty())
                lines += markupText(entry.command) + "\n";
        if (lines.empty())
            return;
        heading(DOPPLER_TEXT("core", "Commands that make these runs again"));
        out += "<pre>" + lines + "</pre>\n";
    }

    const SessionReport& report;
    const ReportLanguage& language;
    std::string out;
    std::back_insert_iterator<std::string> to{out};
};

} // namespace

std::string sessionReportAsHtml(const SessionReport& report, const ReportLanguage& language)
{
    return Page(report, language).whole();
}

} // namespace doppler
