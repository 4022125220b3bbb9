// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/graph_view/picture/box_style.h"
#include "widgets/ui/theme/color_scale.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace doppler {

struct FoldedGraph;

/// What the boxes of a graph are coloured by.
enum class ColorBy { Device, Cost, Start, Slack, Waiting, Memory, Difference, Operation };

/// For settings and command lines: "device", "cost", "start", "slack", "waiting", "memory", "difference",
/// "operation".
QString colorById(ColorBy by);
std::optional<ColorBy> colorByFromId(const QString& id);
QStringList colorByIds();

/// A value of every vertex with what it means: what a graph can be coloured by instead of devices. Immutable
/// once made; anyone can make one (GraphView::setColoring()).
struct Coloring {
    enum class Unit { Seconds, Bytes, Number };
    /// What a closed group shows of its vertices' values. Most: the value that most of them have.
    enum class Fold { Sum, Mean, Least, Greatest, Most };

    QString title; ///< For the legend, in the user's language.
    Unit unit = Unit::Number;
    Fold fold = Fold::Sum;
    bool isSigned = false;           ///< 0 is the middle of the scale and what lies on each side differs.
    std::vector<double> values;      ///< By vertex; NaN: it has none. Empty: nobody has.
    std::vector<char> hatched = {};  ///< By vertex; empty: none.
    QString hatchedTitle = {};       ///< What hatching means.
    std::optional<double> most = {}; ///< The scale's end; nothing: what the shown boxes have.
    /// Names of values 0, 1 and so on, which have a colour each instead of a place on a scale; at most
    /// Shading::mostCategories. Empty: values are numbers.
    QStringList categories = {};
    /// By category: the number of its colour in the scheme; empty: colours in the order of the categories.
    std::vector<std::size_t> categoryColors = {};
    /// The fingerprint of the graph that the values are of; nothing: of any with as many vertices.
    std::optional<std::uint64_t> graph = {};
};
using ColoringPtr = std::shared_ptr<const Coloring>;

/// Null for ColorBy::Device. Difference is that to `other`; where that is null or of another graph nobody has
/// a value. Null when it was stopped.
ColoringPtr coloringOf(const Run& run, ColorBy by, const RunPtr& other, const std::stop_token& stop = {});

/// Maps values to a scale. A plain value.
struct ColorAxis {
    double least = 0;
    double most = 0;
    bool logarithmic = false;
    bool isSigned = false;

    /// 0 .. 1; signed: -1 .. 1. NaN stays NaN. Values beyond the ends are at the ends.
    [[nodiscard]] double at(double value) const;
    /// The value at that place.
    [[nodiscard]] double valueAt(double place) const;
    [[nodiscard]] bool operator==(const ColorAxis&) const = default;
};
/// The axis on which these values spread: signed values symmetrically around 0, others from the least one (0
/// where that is near) to the greatest, logarithmically where half of the positive ones would crowd in the
/// lowest hundredth.
ColorAxis axisFor(const std::vector<double>& values, bool isSigned, std::optional<double> most = {});

/// A colouring on the boxes of a picture. Colours are few steps of the scale, so that boxes of one step share
/// a style.
struct Shading {
    static constexpr std::size_t steps = 64;
    static constexpr std::size_t mostCategories = 12;

    ColoringPtr coloring;
    ColorAxis axis;
    std::vector<double> values;    ///< By box, aggregated.
    std::vector<std::uint16_t> of; ///< By box: into the swatches.
    std::size_t unknown = 0;       ///< Vertices without a value.
    std::size_t hatched = 0;       ///< Vertices that are hatched.
    std::vector<Swatch> swatches;  ///< Plain steps, hatched steps, and no value.

    static constexpr std::uint16_t unknownSwatch = 2 * steps;
};
using ShadingPtr = std::shared_ptr<const Shading>;

/// `fold`: the picture's, or null where boxes are vertices. Linear in vertices. A group is hatched where more
/// than half of its vertices are.
Shading shadingOf(ColoringPtr coloring, const FoldedGraph* fold, std::size_t boxCount);
/// The swatches for a theme.
void tint(Shading& shading, SequentialScale scale, const Tokens& tokens);

/// A value as a legend or tooltip shows it.
QString coloringText(const Coloring& coloring, double value);

} // namespace doppler
