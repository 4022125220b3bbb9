// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/portfolio/period_portfolio.h"
#include "core/placers/portfolio/portfolio.h"
#include "core/placers/search/starting_placements.h"

namespace doppler {

namespace {

/// The answer for people who don't want to choose: a portfolio of all placers (see Portfolio).
class Auto final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "auto",
            DOPPLER_TEXT("core", "Automatic"),
            PlacerKind::Search,
            "algorithm portfolios: Huberman, Lukose, Hogg, Science 275, 1997; Gomes, Selman, Artificial "
            "Intelligence 126, 2001",
            {choiceOption("start",
                          {"best", "critical-path", "heft", "etf", "random", "round-robin", "single-device"},
                          {.label = DOPPLER_TEXT("core", "Start placement"),
                           .help = DOPPLER_TEXT("core", "the placement that is tried first; best: that of "
                                                        "critical-path")}),
             wholeOption("evaluations", 10000, 1, 1e12,
                         {.label = DOPPLER_TEXT("core", "Evaluation limit"),
                          .unit = DOPPLER_TEXT("core", "evaluations"),
                          .help = DOPPLER_TEXT(
                              "core", "number of simulated placements if the budget sets no limit")}),
             choiceOption("objective", {"makespan", "period"},
                          {.label = DOPPLER_TEXT("core", "Objective"),
                           .help = DOPPLER_TEXT(
                               "core", "makespan: the shortest run of one item; period: the least time per "
                                       "item of a stream of items, several in flight at once")}),
             wholeOption("width", 0, 0, 1024,
                         {.label = DOPPLER_TEXT("core", "Searches at once"),
                          .help = DOPPLER_TEXT(
                              "core", "number of searches between two exchanges of results. More use more "
                                      "processor cores. 0: 4, or with a limit of seconds alone as many as "
                                      "threads")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        const std::string_view start = options.text("start");
        const std::string_view first = start == bestStart ? standardStart : start;
        const auto evaluations = static_cast<std::uint64_t>(options.integer("evaluations"));
        if (options.text("objective") == "period")
            return placeForPeriod(problem, context, evaluations, first);
        return Portfolio(problem, context, evaluations, static_cast<std::size_t>(options.integer("width")),
                         first)
            .run();
    }
};

} // namespace

std::unique_ptr<Placer> makeAuto() { return std::make_unique<Auto>(); }

} // namespace doppler
