// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/quantity.h"
#include "core/study/comparison_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --text: #1d2128; --muted: #5a626e; --line: #d9dce1; --bar: #0072b2; --best: #0b6e4f; --ground: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8ec; --muted: #a2a9b5; --line: #383c45; --bar: #56b4e9; --best: #5fc99b; --ground: #17191e } }
body { font: 15px/1.5 "Noto Sans", system-ui, sans-serif; color: var(--text); background: var(--ground); max-width: 72rem; margin: 3rem auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem } p { color: var(--muted); margin: 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th { color: var(--muted); font-weight: 500 } th:first-child, td:first-child { text-align: left }
small { color: var(--muted) } td.bar { width: 20%; padding-right: 0 } td.bar div { background: var(--bar); height: .9rem } tr.best td.bar div { background: var(--best) } tr.best td { font-weight: 600 }
)";

std::string escaped(const std::string& text)
{
    std::string out;
    for (char c : text)
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '&':
            out += "&amp;";
            break;
        default:
            out += c;
        }
    return out;
}

void addProblem(std::string& out, const ComparisonSetup& setup,
                const std::vector<ComparisonSummary>& summaries, std::size_t index)
{
    const Problem& problem = *setup.problems[index];
    std::vector<ComparisonSummary> own;
    std::copy_if(summaries.begin(), summaries.end(), std::back_inserter(own),
                 [&](const ComparisonSummary& s) { return s.problem == index && s.runs > 0; });
    if (own.empty())
        return;
    std::stable_sort(own.begin(), own.end(),
                     [](const ComparisonSummary& a, const ComparisonSummary& b) { return a.mean < b.mean; });
    const double longest = own.back().mean;
    auto to = std::back_inserter(out);
    fmt::format_to(to, "<h2>{} on {}</h2>\n<p>{} vertices, {} edges, lower bound {}{}.</p>\n",
                   escaped(problem.graph().name()), escaped(problem.topology().name()), problem.vertexCount(),
                   problem.graph().edgeCount(), secondsText(problem.lowerBound()),
                   problem.estimated() ? ", some costs estimated" : "");
    out += "<table><tr><th>placer</th><th>mean makespan</th><th>deviation</th><th>95 % interval</th>"
           "<th>best</th><th>above bound</th><th>evaluations</th><th>time</th><th>wins</th><th></th></tr>\n";
    for (const ComparisonSummary& s : own)
        fmt::format_to(
            to,
            "<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1f} %</td><td>{:.0f}</td>"
            "<td>{}</td><td>{}/{}</td><td class=\"bar\"><div style=\"width:{:.1f}%\"></div></td></tr>\n",
            &s == &own.front() ? " class=\"best\"" : "", escaped(setup.placers[s.placer].title()),
            secondsText(s.mean), s.runs > 1 ? secondsText(s.deviation) : "–",
            s.interval ? secondsText(s.interval->low) + " – " + secondsText(s.interval->high) : "–",
            secondsText(s.best), s.meanGap * 100, s.meanEvaluations, secondsText(s.meanSeconds), s.wins,
            s.runs, longest > 0 ? 100 * s.mean / longest : 0);
    out += "</table>\n";
}

void addMatrix(std::string& out, const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const WinMatrix matrix(rows, setup.placers.size());
    out +=
        "<h2>Placer against placer</h2>\n<p>Wins, ties and losses of the row against the column over the "
        "same graph, devices and seed; p of the paired t-test and of the signed-rank test on the ratios of "
        "makespans, not corrected for the number of pairs.</p>\n<table><tr><th></th>";
    for (const ChosenPlacer& chosen : setup.placers)
        out += "<th>" + escaped(chosen.title()) + "</th>";
    out += "</tr>\n";
    for (std::size_t i = 0; i < setup.placers.size(); ++i) {
        out += "<tr><td>" + escaped(setup.placers[i].title()) + "</td>";
        for (std::size_t j = 0; j < setup.placers.size(); ++j) {
            const Duel& duel = matrix.duel(i, j);
            out += i == j ? std::string("<td></td>")
                          : fmt::format("<td>{} / {} / {}<br><small>{} · {}</small></td>", duel.wins,
                                        duel.ties, duel.losses, escaped(probabilityText(duel.tTest)),
                                        escaped(probabilityText(duel.wilcoxon)));
        }
        out += "</tr>\n";
    }
    out += "</table>\n";
}

void addFailures(std::string& out, const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const std::vector<std::string> failures = failureLines(setup, rows);
    if (failures.empty())
        return;
    out += "<h2>Failed</h2>\n<ul>";
    for (const std::string& line : failures)
        out += "<li>" + escaped(line) + "</li>\n";
    out += "</ul>\n";
}

} // namespace

std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const std::vector<ComparisonSummary> summaries = summarise(rows);
    std::string out = fmt::format("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                                  "<meta name=\"viewport\" content=\"width=device-width\">"
                                  "<title>Placements compared</title><style>{}</style></head><body>\n"
                                  "<h1>Placements compared</h1>\n<p>Simulated makespan, mean over {} {}; the "
                                  "deviation is that of the sample.</p>\n",
                                  style, setup.seeds.size(), setup.seeds.size() == 1 ? "seed" : "seeds");
    for (std::size_t i = 0; i < setup.problems.size(); ++i)
        addProblem(out, setup, summaries, i);
    if (setup.placers.size() > 1)
        addMatrix(out, setup, rows);
    addFailures(out, setup, rows);
    return out + "</body></html>\n";
}

} // namespace doppler
