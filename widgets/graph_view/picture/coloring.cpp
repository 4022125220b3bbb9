// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/coloring.h"

#include "core/graph/folded_graph.h"
#include "core/run/vertex_values.h"
#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

namespace doppler {

namespace {

constexpr std::array<const char*, 8> ids{"device",  "cost",   "start",      "slack",
                                         "waiting", "memory", "difference", "operation"};

QString text(const char* source) { return QCoreApplication::translate("doppler::GraphView", source); }

Coloring timesOf(const Run& run, VertexMeasure measure, const char* title, Coloring::Fold fold,
                 const std::stop_token& stop)
{
    return {text(title), Coloring::Unit::Seconds, fold, false, vertexValues(run, measure, stop)};
}

Coloring differenceTo(const Run& run, const Run* other)
{
    Coloring out;
    out.unit = Coloring::Unit::Seconds;
    out.fold = Coloring::Fold::Mean;
    out.isSigned = true;
    const std::size_t count = run.placement.devices.size();
    if (!other || other->placement.devices.size() != count ||
        other->problem->graph().fingerprint() != run.problem->graph().fingerprint()) {
        out.title =
            text(QT_TRANSLATE_NOOP("doppler::GraphView", "No other run of this graph to compare with"));
        return out;
    }
    out.title = text(QT_TRANSLATE_NOOP("doppler::GraphView", "Ends later than in the other run"));
    out.values = endChanges(run, *other);
    out.hatched = movedVertices(run, *other);
    out.hatchedTitle = text(QT_TRANSLATE_NOOP("doppler::GraphView", "on another device"));
    return out;
}

/// The operations by the seconds that they take together, longest first; those beyond the last colour are
/// one.
Coloring operationsOf(const Run& run)
{
    const DataflowGraph& graph = run.problem->graph();
    std::map<std::string, double> seconds;
    for (const VertexId v : graph.vertices())
        if (const TaskRun& task = run.schedule.tasks[v]; !graph.vertex(v).op.empty())
            seconds[graph.vertex(v).op] += task.ran() ? task.end - task.start : 0;
    std::vector<std::pair<std::string, double>> ranked(seconds.begin(), seconds.end());
    std::ranges::stable_sort(ranked, std::greater<>(), [](const auto& entry) { return entry.second; });
    Coloring out;
    out.title = text(QT_TRANSLATE_NOOP("doppler::GraphView", "Operation"));
    out.fold = Coloring::Fold::Most;
    const bool all = ranked.size() <= Shading::mostCategories;
    const std::size_t own = all ? ranked.size() : Shading::mostCategories - 1;
    std::map<std::string_view, double> valueOf;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        valueOf[ranked[i].first] = static_cast<double>(std::min(i, own));
        if (i < own)
            out.categories += QString::fromStdString(ranked[i].first);
    }
    if (!all)
        out.categories += text(QT_TRANSLATE_NOOP("doppler::GraphView", "other"));
    for (const VertexId v : graph.vertices()) {
        const auto found = valueOf.find(graph.vertex(v).op);
        out.values.push_back(found == valueOf.end() ? unknownValue : found->second);
    }
    return out;
}

/// P. Tol, "Colour Schemes", SRON technical note, 2021: the qualitative scheme "light", for fills under text.
/// Other colours than those of devices, whose legend is shown as well.
Swatch categorySwatch(std::size_t category)
{
    constexpr std::array<QRgb, 9> colors{0xff77aadd, 0xffee8866, 0xffeedd88, 0xff44bb99, 0xffffaabb,
                                         0xff99ddff, 0xffbbcc33, 0xffaaaa00, 0xffdddddd};
    return {QColor(colors[category % colors.size()]),
            category < colors.size() ? Qt::SolidPattern : Qt::BDiagPattern};
}

/// The value that most vertices have; of equally frequent ones the least. NaN: none has one.
double mostFrequent(std::span<const VertexId> vertices, const std::vector<double>& values)
{
    std::array<std::size_t, Shading::mostCategories> count{};
    for (const VertexId v : vertices)
        if (!std::isnan(values[v]))
            ++count.at(static_cast<std::size_t>(values[v]));
    const auto best = std::ranges::max_element(count);
    return *best == 0 ? unknownValue : static_cast<double>(best - count.begin());
}

/// The value of a group.
double aggregated(std::span<const VertexId> vertices, const Coloring& coloring)
{
    if (coloring.fold == Coloring::Fold::Most)
        return mostFrequent(vertices, coloring.values);
    double sum = 0;
    double least = std::numeric_limits<double>::infinity();
    double greatest = -least;
    std::size_t known = 0;
    for (const VertexId v : vertices) {
        const double value = coloring.values[v];
        if (std::isnan(value))
            continue;
        ++known;
        sum += value;
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    }
    if (known == 0)
        return unknownValue;
    switch (coloring.fold) {
    case Coloring::Fold::Sum:
        return sum;
    case Coloring::Fold::Mean:
        return sum / static_cast<double>(known);
    case Coloring::Fold::Least:
        return least;
    case Coloring::Fold::Greatest:
    case Coloring::Fold::Most:
        break;
    }
    return greatest;
}

} // namespace

QString colorById(ColorBy by) { return QLatin1String(ids[static_cast<std::size_t>(by)]); }

std::optional<ColorBy> colorByFromId(const QString& id)
{
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (id == QLatin1String(ids[i]))
            return static_cast<ColorBy>(i);
    return {};
}

QStringList colorByIds()
{
    QStringList out;
    for (const char* id : ids)
        out += QLatin1String(id);
    return out;
}

ColoringPtr coloringOf(const Run& run, ColorBy by, const RunPtr& other, const std::stop_token& stop)
{
    Coloring out;
    switch (by) {
    case ColorBy::Device:
        return {};
    case ColorBy::Cost:
        out = timesOf(run, VertexMeasure::Cost, QT_TRANSLATE_NOOP("doppler::GraphView", "Time"),
                      Coloring::Fold::Sum, stop);
        break;
    case ColorBy::Start:
        out = timesOf(run, VertexMeasure::Start, QT_TRANSLATE_NOOP("doppler::GraphView", "Start"),
                      Coloring::Fold::Least, stop);
        break;
    case ColorBy::Slack:
        out = timesOf(run, VertexMeasure::Slack, QT_TRANSLATE_NOOP("doppler::GraphView", "Slack"),
                      Coloring::Fold::Least, stop);
        break;
    case ColorBy::Waiting:
        out = timesOf(run, VertexMeasure::Waiting,
                      QT_TRANSLATE_NOOP("doppler::GraphView", "Wait between ready and start"),
                      Coloring::Fold::Sum, stop);
        break;
    case ColorBy::Memory:
        out = {text(QT_TRANSLATE_NOOP("doppler::GraphView", "Output and weights")), Coloring::Unit::Bytes,
               Coloring::Fold::Sum, false, vertexValues(run, VertexMeasure::Memory, stop)};
        break;
    case ColorBy::Difference:
        out = differenceTo(run, other.get());
        break;
    case ColorBy::Operation:
        out = operationsOf(run);
        break;
    }
    if (stop.stop_requested())
        return {};
    return std::make_shared<const Coloring>(std::move(out));
}

double ColorAxis::at(double value) const
{
    if (std::isnan(value))
        return value;
    if (isSigned)
        return most > 0 ? std::clamp(value / most, -1.0, 1.0) : 0;
    if (most <= least)
        return 0;
    if (!logarithmic)
        return std::clamp((value - least) / (most - least), 0.0, 1.0);
    return value <= least ? 0 : std::clamp(std::log(value / least) / std::log(most / least), 0.0, 1.0);
}

double ColorAxis::valueAt(double place) const
{
    if (isSigned)
        return place * most;
    return logarithmic ? least * std::pow(most / least, place) : std::lerp(least, most, place);
}

ColorAxis axisFor(const std::vector<double>& values, bool isSigned, std::optional<double> wantedMost)
{
    ColorAxis axis;
    axis.isSigned = isSigned;
    std::vector<double> known;
    for (const double value : values)
        if (!std::isnan(value))
            known.push_back(isSigned ? std::abs(value) : value);
    if (known.empty())
        return axis;
    const auto [least, most] = std::minmax_element(known.begin(), known.end());
    axis.least = isSigned ? 0 : *least;
    axis.most = wantedMost.value_or(*most);
    if (isSigned)
        return axis;
    // The median of what is above 0 tells whether a few large values would leave all others in one colour.
    std::vector<double> positive;
    std::copy_if(known.begin(), known.end(), std::back_inserter(positive), [](double v) { return v > 0; });
    if (axis.least >= 0 && positive.size() > 1) {
        const auto middle = positive.begin() + static_cast<std::ptrdiff_t>(positive.size() / 2);
        std::nth_element(positive.begin(), middle, positive.end());
        if (*middle < axis.most / 100) {
            axis.logarithmic = true;
            axis.least = std::max(*std::min_element(positive.begin(), positive.end()), axis.most * 1e-6);
            return axis;
        }
    }
    if (axis.least > 0 && axis.least < 0.5 * axis.most)
        axis.least = 0;
    return axis;
}

Shading shadingOf(ColoringPtr coloring, const FoldedGraph* fold, std::size_t boxCount)
{
    Shading out;
    const Coloring& c = *coloring;
    const bool hasHatching = !c.hatched.empty();
    const auto isHatched = [&](std::span<const VertexId> vertices) {
        const auto count = std::ranges::count_if(vertices, [&](VertexId v) { return c.hatched[v] != 0; });
        return static_cast<std::size_t>(count) * 2 > vertices.size();
    };
    std::vector<char> hatched;
    if (c.values.empty()) {
        out.values.assign(boxCount, unknownValue);
        hatched.assign(boxCount, 0);
    } else if (fold) {
        for (std::size_t b = 0; b < boxCount; ++b) {
            const auto vertices = fold->verticesOf(b);
            out.values.push_back(aggregated(vertices, c));
            hatched.push_back(hasHatching && isHatched(vertices));
        }
    } else {
        out.values = c.values;
        hatched = c.hatched;
    }
    out.axis = axisFor(out.values, c.isSigned, c.most);
    out.of.reserve(out.values.size());
    for (std::size_t b = 0; b < out.values.size() && !c.categories.isEmpty(); ++b)
        out.of.push_back(std::isnan(out.values[b]) ? Shading::unknownSwatch
                                                   : static_cast<std::uint16_t>(out.values[b]));
    for (std::size_t b = 0; b < out.values.size() && c.categories.isEmpty(); ++b) {
        double place = out.axis.at(out.values[b]);
        if (std::isnan(place)) {
            out.of.push_back(Shading::unknownSwatch);
            continue;
        }
        if (c.isSigned)
            place = (place + 1) / 2;
        const auto step = static_cast<std::size_t>(std::lround(place * (Shading::steps - 1)));
        out.of.push_back(static_cast<std::uint16_t>(step + (hasHatching && hatched[b] ? Shading::steps : 0)));
    }
    out.unknown = static_cast<std::size_t>(
        std::count_if(c.values.begin(), c.values.end(), [](double value) { return std::isnan(value); }));
    out.hatched = static_cast<std::size_t>(std::count(c.hatched.begin(), c.hatched.end(), 1));
    out.coloring = std::move(coloring);
    return out;
}

void tint(Shading& shading, SequentialScale scale, const Tokens& tokens)
{
    shading.swatches.clear();
    // What a group shows the least value of matters most where it is least: vertices without slack decide
    // when the run ends, and they stand out.
    const auto categories =
        shading.coloring ? static_cast<std::size_t>(shading.coloring->categories.size()) : 0;
    const bool turned = shading.coloring && shading.coloring->fold == Coloring::Fold::Least;
    for (const Qt::BrushStyle pattern : {Qt::SolidPattern, Qt::BDiagPattern})
        for (std::size_t step = 0; step < Shading::steps; ++step) {
            if (step < categories && pattern == Qt::SolidPattern) { // Distinct colours, not shades.
                const auto& own = shading.coloring->categoryColors;
                shading.swatches.push_back(categorySwatch(step < own.size() ? own[step] : step));
                continue;
            }
            const double at = static_cast<double>(step) / (Shading::steps - 1);
            const QColor color = shading.axis.isSigned ? divergingColor(2 * at - 1, tokens)
                                                       : sequentialColor(scale, turned ? 1 - at : at, tokens);
            shading.swatches.push_back({color, pattern});
        }
    shading.swatches.push_back({tokens.surface, Qt::Dense6Pattern});
}

QString coloringText(const Coloring& coloring, double value)
{
    QString out;
    if (value >= 0 && value < static_cast<double>(coloring.categories.size()))
        return coloring.categories[static_cast<qsizetype>(value)];
    switch (coloring.unit) {
    case Coloring::Unit::Seconds:
        out = formatSeconds(std::abs(value));
        break;
    case Coloring::Unit::Bytes:
        out = formatBytes(std::abs(value));
        break;
    case Coloring::Unit::Number:
        out = QLocale().toString(std::abs(value), 'g', 4);
        break;
    }
    if (coloring.isSigned && value != 0)
        return (value < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + out;
    return value < 0 ? QStringLiteral("\u2212") + out : out;
}

} // namespace doppler
