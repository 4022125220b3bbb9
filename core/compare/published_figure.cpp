// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/published_figure.h"

#include "core/base/quantity.h"
#include "core/compare/comparison_summary.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The results of one problem.
struct Means {
    std::vector<ComparisonSummary> summaries; ///< Without placers that failed.
    double serial = 0;                        ///< Seconds of all vertices on one device.
    double heft = 0;                          ///< 0: it did not run.
};

/// The mean makespan in the quantity of the figure; nothing if what it is relative to is missing.
std::optional<double> inQuantity(PublishedQuantity quantity, double makespan, const Means& means)
{
    if (quantity == PublishedQuantity::SpeedUp)
        return makespan > 0 ? std::optional(means.serial / makespan) : std::nullopt;
    if (quantity == PublishedQuantity::OverHeft)
        return means.heft > 0 ? std::optional(makespan / means.heft) : std::nullopt;
    return makespan;
}

Means meansOf(const ComparisonSetup& setup, const std::vector<ComparisonSummary>& all, std::size_t problem)
{
    Means out;
    for (const ComparisonSummary& s : all)
        if (s.problem == problem && s.runs > 0) {
            out.summaries.push_back(s);
            if (setup.placers[s.placer].placer->info().id == "heft")
                out.heft = s.mean;
        }
    for (const VertexId v : setup.problems[problem]->graph().vertices())
        out.serial += setup.problems[problem]->meanComputeSeconds(v);
    return out;
}

} // namespace

std::vector<PublishedLine> publishedLines(const ComparisonSetup& setup,
                                          const std::vector<ComparisonRow>& rows)
{
    std::vector<PublishedLine> out;
    const std::vector<ComparisonSummary> all = summarise(rows);
    for (std::size_t problem = 0; problem < setup.published.size(); ++problem) {
        const Means means = meansOf(setup, all, problem);
        const auto best = std::ranges::min_element(means.summaries, {}, &ComparisonSummary::mean);
        for (const PublishedFigure& figure : setup.published[problem]) {
            PublishedLine line{problem, &figure, std::nullopt, std::nullopt, 0};
            for (const ComparisonSummary& s : means.summaries)
                if (!line.same && setup.placers[s.placer].placer->info().id == figure.placer)
                    line.same = inQuantity(figure.quantity, s.mean, means);
            if (best != means.summaries.end()) {
                line.best = inQuantity(figure.quantity, best->mean, means);
                line.bestPlacer = best->placer;
            }
            out.push_back(line);
        }
    }
    return out;
}

std::string_view publishedQuantityText(PublishedQuantity quantity)
{
    switch (quantity) {
    case PublishedQuantity::Optimum:
        return DOPPLER_TEXT("core", "optimum");
    case PublishedQuantity::SpeedUp:
        return DOPPLER_TEXT("core", "speed-up");
    case PublishedQuantity::OverHeft:
        return DOPPLER_TEXT("core", "over HEFT");
    default:
        return DOPPLER_TEXT("core", "makespan");
    }
}

std::string publishedValueText(PublishedQuantity quantity, double value)
{
    const bool seconds = quantity == PublishedQuantity::Makespan || quantity == PublishedQuantity::Optimum;
    return seconds ? secondsText(value) : fmt::format("{:.3f}", value);
}

} // namespace doppler
