// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

struct ComparisonRow;
struct ComparisonSetup;

/// The quantity that a figure of the literature is.
enum class PublishedQuantity {
    Makespan, ///< Seconds.
    Optimum,  ///< The proven least makespan in seconds.
    SpeedUp,  ///< Time of all vertices on one device, divided by the makespan.
    OverHeft, ///< The makespan, divided by that of HEFT.
};

/// A figure of the literature for a problem of a comparison.
struct PublishedFigure {
    std::string method; ///< As its source calls it.
    PublishedQuantity quantity = PublishedQuantity::Makespan;
    double value = 0;
    std::string placer;       ///< Id of the placer that computes the same; empty: there is none.
    std::string source;       ///< Publication and place.
    std::string_view differs; ///< Where the models differ, marked with DOPPLER_TEXT; empty: nowhere.
};

/// A published figure with the results of a comparison in the same quantity.
struct PublishedLine {
    std::size_t problem = 0; ///< Index into ComparisonSetup::problems.
    const PublishedFigure* figure = nullptr;
    std::optional<double> same; ///< Mean over the seeds of the placer that computes the same, if it ran.
    std::optional<double> best; ///< The best mean of a placer.
    std::size_t bestPlacer = 0; ///< Index into ComparisonSetup::placers; valid if there is a best.
};

/// All published figures of the setup, by problem. `rows` are as compare() returns them. The lines refer to
/// the setup.
std::vector<PublishedLine> publishedLines(const ComparisonSetup& setup,
                                          const std::vector<ComparisonRow>& rows);

/// "makespan", "optimum", "speed-up", "over HEFT": marked with DOPPLER_TEXT.
std::string_view publishedQuantityText(PublishedQuantity quantity);
/// A value of the quantity with its unit, in English.
std::string publishedValueText(PublishedQuantity quantity, double value);

} // namespace doppler
