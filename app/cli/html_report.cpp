// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --text: #1d2128; --muted: #5a626e; --line: #d9dce1; --bar: #0072b2; --best: #0b6e4f; --ground: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8ec; --muted: #a2a9b5; --line: #383c45; --bar: #56b4e9; --best: #5fc99b; --ground: #17191e } }
body { font: 15px/1.5 "Noto Sans", system-ui, sans-serif; color: var(--text); background: var(--ground); max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem } p { color: var(--muted); margin: 0 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th { color: var(--muted); font-weight: 500 } th:first-child, td:first-child { text-align: left }
td.bar { width: 32%; padding-right: 0 } td.bar div { background: var(--bar); height: .9rem } tr.best td.bar div { background: var(--best) } tr.best td { font-weight: 600 }
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
                 [&](const ComparisonSummary& s) { return s.problem == index; });
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
    out += "<table><tr><th>placer</th><th>mean makespan</th><th>spread</th><th>best</th><th>above bound</th>"
           "<th>evaluations</th><th>time</th><th></th></tr>\n";
    for (const ComparisonSummary& s : own)
        fmt::format_to(
            to,
            "<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1f} %</td><td>{:.0f}</td><td>{}</td>"
            "<td class=\"bar\"><div style=\"width:{:.1f}%\"></div></td></tr>\n",
            &s == &own.front() ? " class=\"best\"" : "", escaped(setup.placers[s.placer].placer->info().id),
            secondsText(s.mean), s.runs > 1 ? secondsText(s.deviation) : "–", secondsText(s.best),
            s.meanGap * 100, s.meanEvaluations, secondsText(s.meanSeconds),
            longest > 0 ? 100 * s.mean / longest : 0);
    out += "</table>\n";
}

} // namespace

std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const std::vector<ComparisonSummary> summaries = summarise(rows);
    std::string out =
        fmt::format("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                    "<meta name=\"viewport\" content=\"width=device-width\">"
                    "<title>Placements compared</title><style>{}</style></head><body>\n"
                    "<h1>Placements compared</h1>\n<p>Simulated makespan, mean over {} {}; the spread is "
                    "the sample standard deviation.</p>\n",
                    style, setup.seeds.size(), setup.seeds.size() == 1 ? "seed" : "seeds");
    for (std::size_t i = 0; i < setup.problems.size(); ++i)
        addProblem(out, setup, summaries, i);
    return out + "</body></html>\n";
}

} // namespace doppler
