// SPDX-License-Identifier: GPL-3.0-or-later
// What the report of a session says of measured runs.
#include "core/base/quantity.h"
#include "core/compare/four_bars_chart.h"
#include "core/compare/scatter_chart.h"
#include "core/report/report_page.h"
#include "core/report/session_report.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

class MeasuredChapter : private ReportPage {
public:
    MeasuredChapter(int l, const ReportLanguage& language) : ReportPage(language), level(l) {}

    std::string bars(const ReportRun& run)
    {
        const std::string title = say(DOPPLER_TEXT("core", "Four bars: {0}"), {run.run.name});
        heading(title);
        const auto bars = fourBars(*run.run.run);
        if (!bars)
            return out + "<p>" + say(bars.error().message) + "</p>\n";
        for (std::size_t i = 0; i < fourBarsNames().size(); ++i)
            out += "<p>" + say(fourBarsMeaning(*bars, i)) + "</p>\n";
        out += chartAsSvg(fourBarsChart(title, *bars, {}, language));
        addTable(rowsOf(*bars));
        return out;
    }

    std::string agreement(const ReportAgreement& entry)
    {
        const std::string title = say(DOPPLER_TEXT("core", "Simulated and measured makespans: {0}, {1}"),
                                      {entry.engine, entry.devices});
        heading(title);
        std::vector<ScatterPoint> points;
        const auto& byPlacer = entry.agreement.byPlacer;
        for (const AgreementPoint& point : entry.agreement.points) {
            const auto series = static_cast<std::size_t>(
                std::ranges::find(byPlacer, point.placer, &RankAgreement::placer) - byPlacer.begin());
            points.push_back({point.simulated, point.measured, series, points.size(), {}});
        }
        const Chart chart = scatterChart(title, entry.placers, points, {}, language);
        if (chart.height > 0)
            out += chartAsSvg(chart);
        addHeads({DOPPLER_TEXT("core", "Placer"), DOPPLER_TEXT("core", "Placements"),
                  DOPPLER_TEXT("core", "rho (S0)"), DOPPLER_TEXT("core", "tau (S0)"),
                  DOPPLER_TEXT("core", "rho (S1)"), DOPPLER_TEXT("core", "tau (S1)"),
                  DOPPLER_TEXT("core", "Mean of measured / simulated")});
        for (std::size_t i = 0; i < byPlacer.size(); ++i)
            addRow(markupText(entry.placers[i]), byPlacer[i]);
        addRow(say(DOPPLER_TEXT("core", "All")), entry.agreement.all);
        return out + "</table>\n";
    }

private:
    void heading(const std::string& markup) { fmt::format_to(to, "<h{0}>{1}</h{0}>\n", level, markup); }

    void addRow(const std::string& name, const RankAgreement& x)
    {
        const auto text = [this](std::optional<double> value) {
            return value ? language.figure(fmt::format("{:.3f}", *value)) : std::string("–");
        };
        fmt::format_to(
            to, "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            name, language.count(static_cast<double>(x.count)), text(x.spearman), text(x.kendall),
            text(x.spearmanWithTasks), text(x.kendallWithTasks), text(x.meanRatio));
    }

    void addTable(const std::vector<FourBarsRow>& rows)
    {
        out += "<table><tr><th>" + say(DOPPLER_TEXT("core", "Part")) + "</th><th>" +
               say(DOPPLER_TEXT("core", "Name")) +
               "</th><th>S0</th><th>S1</th><th>S2</th><th>M</th><th>M − S0</th></tr>\n";
        for (const FourBarsRow& row : rows) {
            out +=
                "<tr><td>" + say(fourBarsPartTitle(row.part)) + "</td><td>" + markupText(row.name) + "</td>";
            for (const double seconds : row.seconds)
                out += "<td>" + language.figure(secondsText(seconds)) + "</td>";
            out += std::string("<td>") + (row.difference() < 0 ? "−" : "+") +
                   language.figure(secondsText(std::abs(row.difference()))) + "</td></tr>\n";
        }
        out += "</table>\n";
    }

    int level;
};

} // namespace

std::string fourBarsAsHtml(const ReportRun& run, int level, const ReportLanguage& language)
{
    return MeasuredChapter(level, language).bars(run);
}

std::string agreementAsHtml(const ReportAgreement& agreement, int level, const ReportLanguage& language)
{
    return MeasuredChapter(level, language).agreement(agreement);
}

} // namespace doppler
