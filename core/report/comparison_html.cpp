// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/quantity.h"
#include "core/compare/comparison_charts.h"
#include "core/report/report_page.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

std::string escaped(const std::string& text) { return markupText(text); }

/// A page in the making.
class Page : private ReportPage {
public:
    Page(const ComparisonSetup& s, const std::vector<ComparisonRow>& r, const ReportLanguage& l)
        : ReportPage(l), setup(s), rows(r), published(publishedLines(s, r))
    {
    }

    /// What stands below the page's heading, from the second level of headings on.
    std::string body()
    {
        const std::vector<ComparisonSummary> summaries = summarise(rows);
        for (std::size_t i = 0; i < setup.problems.size(); ++i)
            addProblem(summaries, i);
        if (setup.placers.size() > 1)
            addMatrix();
        addList(DOPPLER_TEXT("core", "Does not fit into memory"), overflowLines(setup, rows, language));
        addList(DOPPLER_TEXT("core", "Failed"), failureLines(setup, rows, language));
        return out;
    }

    std::string whole()
    {
        const std::string title = say(DOPPLER_TEXT("core", "Comparison of placements"));
        begin(title, say(DOPPLER_TEXT("core", "Simulated makespans. Number of seeds: {0}. The deviation is "
                                              "the sample standard deviation."),
                         {count(setup.seeds.size())}));
        body();
        return finished();
    }

private:
    void addProblem(const std::vector<ComparisonSummary>& summaries, std::size_t index)
    {
        const Problem& problem = *setup.problems[index];
        std::vector<ComparisonSummary> own;
        std::copy_if(summaries.begin(), summaries.end(), std::back_inserter(own),
                     [&](const ComparisonSummary& s) { return s.problem == index && s.runs > 0; });
        if (own.empty())
            return;
        std::stable_sort(own.begin(), own.end(), [](const ComparisonSummary& a, const ComparisonSummary& b) {
            return a.mean < b.mean;
        });
        const double longest = own.back().mean;
        const auto seconds = [this](double value) { return language.figure(secondsText(value)); };
        fmt::format_to(
            to, "<h2>{}</h2>\n<p>{}{}</p>\n",
            say(DOPPLER_TEXT("core", "{0} on {1}"), {setup.graphTitle(index), setup.topologyTitle(index)}),
            say(DOPPLER_TEXT("core", "Vertices: {0}, edges: {1}, lower bound: {2}."),
                {count(problem.vertexCount()), count(problem.graph().edgeCount()),
                 figure(secondsText(problem.lowerBound()))}),
            problem.estimated() ? " " + say(DOPPLER_TEXT("core", "Some costs are estimated.")) : "");
        addHeads({DOPPLER_TEXT("core", "Placer"), DOPPLER_TEXT("core", "Mean makespan"),
                  DOPPLER_TEXT("core", "Deviation"), DOPPLER_TEXT("core", "95 % interval"),
                  DOPPLER_TEXT("core", "Best"), DOPPLER_TEXT("core", "Gap"),
                  DOPPLER_TEXT("core", "Evaluations"), DOPPLER_TEXT("core", "Time"),
                  DOPPLER_TEXT("core", "Wins"), DOPPLER_TEXT("core", "Fits"), ""});
        for (const ComparisonSummary& s : own)
            fmt::format_to(
                to,
                "<tr{}><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{} %</td><td>{}</td>"
                "<td>{}</td><td>{}/{}</td><td>{}</td><td class=\"bar\"><div "
                "style=\"width:{:.1f}%\"></div></td></tr>\n",
                &s == &own.front() ? " class=\"best\"" : "", escaped(setup.placers[s.placer].title()),
                seconds(s.mean), s.runs > 1 ? seconds(s.deviation) : "–",
                s.interval ? seconds(s.interval->low) + " – " + seconds(s.interval->high) : "–",
                seconds(s.best), language.figure(fmt::format("{:.1f}", s.meanGap * 100)),
                language.count(s.meanEvaluations), seconds(s.meanSeconds), s.wins, s.runs, fitText(s),
                longest > 0 ? 100 * s.mean / longest : 0);
        out += "</table>\n";
        addPublished(index);
        addCharts(index);
    }

    /// The figures of the literature next to ours, with their sources.
    void addPublished(std::size_t problem)
    {
        if (setup.published.empty())
            return;
        if (setup.published[problem].empty()) {
            out += "<p>" + say(DOPPLER_TEXT("core", "No figure is published for this row.")) + "</p>\n";
            return;
        }
        out += "<h3>" + say(DOPPLER_TEXT("core", "Published figures")) + "</h3>\n";
        addHeads({DOPPLER_TEXT("core", "Method"), DOPPLER_TEXT("core", "Quantity"),
                  DOPPLER_TEXT("core", "Published"), DOPPLER_TEXT("core", "Same placer here"),
                  DOPPLER_TEXT("core", "Best here"), DOPPLER_TEXT("core", "Placer"),
                  DOPPLER_TEXT("core", "Source"), DOPPLER_TEXT("core", "Where the models differ")});
        for (const PublishedLine& line : published) {
            if (line.problem != problem)
                continue;
            const PublishedFigure& figure = *line.figure;
            const auto value = [&](const std::optional<double>& one) {
                return one ? language.figure(publishedValueText(figure.quantity, *one)) : "–";
            };
            fmt::format_to(to,
                           "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>"
                           "<td class=\"prose\">{}</td><td class=\"prose\">{}</td></tr>\n",
                           escaped(figure.method), say(publishedQuantityText(figure.quantity)),
                           value(figure.value), value(line.same), value(line.best),
                           line.best ? escaped(setup.placers[line.bestPlacer].title()) : "–",
                           escaped(figure.source), figure.differs.empty() ? "–" : say(figure.differs));
        }
        out += "</table>\n";
    }

    /// Stands out if a run does not fit.
    [[nodiscard]] std::string fitText(const ComparisonSummary& s) const
    {
        const std::string text = escaped(language.sentence(fitMessage(s)));
        return s.exceeding > 0 ? "<strong>" + text + "</strong>" : text;
    }

    void addCharts(std::size_t problem)
    {
        const ChartStyle chartStyle;
        const auto add = [this](const std::string& heading, const Chart& chart) {
            if (chart.height > 0)
                out += "<h3>" + heading + "</h3>\n" + chartAsSvg(chart);
        };
        add(say(DOPPLER_TEXT("core", "Makespans across seeds")),
            boxPlotChart(setup, rows, problem, chartStyle, language));
        add(say(DOPPLER_TEXT("core", "Best so far against simulated placements")),
            anytimeChart(setup, rows, problem, AnytimeAxis::Evaluations, chartStyle, language));
        add(say(DOPPLER_TEXT("core", "Best so far against time")),
            anytimeChart(setup, rows, problem, AnytimeAxis::Seconds, chartStyle, language));
    }

    void addMatrix()
    {
        const WinMatrix matrix(rows, setup.placers.size(), firstOfEqualProblems(setup));
        fmt::format_to(
            to, "<h2>{}</h2>\n<p>{}</p>\n<table><tr><th></th>",
            say(DOPPLER_TEXT("core", "Pairwise comparison")),
            say(DOPPLER_TEXT("core",
                             "Wins, ties and losses of the row against the column with the same graph, "
                             "devices and seed; p values of the paired t-test and of the signed-rank test on "
                             "the ratios of makespans, not corrected for multiple comparisons.")));
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

    void addList(std::string_view title, const std::vector<std::string>& lines)
    {
        if (lines.empty())
            return;
        out += "<h2>" + say(title) + "</h2>\n<ul>";
        for (const std::string& line : lines)
            out += "<li>" + escaped(line) + "</li>\n";
        out += "</ul>\n";
    }

    const ComparisonSetup& setup;
    const std::vector<ComparisonRow>& rows;
    std::vector<PublishedLine> published;
};

} // namespace

std::string comparisonAsHtml(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                             const ReportLanguage& language)
{
    return Page(setup, rows, language).whole();
}

std::string comparisonAsHtmlBody(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                                 const ReportLanguage& language)
{
    return Page(setup, rows, language).body();
}

} // namespace doppler
