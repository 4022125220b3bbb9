// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout/dot_layout.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <string_view>
#include <unordered_map>

namespace doppler {

namespace {

constexpr double unitsPerInch = 72;

QByteArray inches(double units) { return QByteArray::number(units / unitsPerInch, 'f', 4); }

/// The blanks-separated words of one line.
class Words {
public:
    explicit Words(std::string_view line) : rest(line) {}
    std::string_view next()
    {
        const std::size_t begin = std::min(rest.find_first_not_of(" \t\r"), rest.size());
        const std::size_t end = std::min(rest.find_first_of(" \t\r", begin), rest.size());
        const std::string_view word = rest.substr(begin, end - begin);
        rest.remove_prefix(end);
        return word;
    }
    /// A finite number, or nothing.
    std::optional<double> number()
    {
        const std::string_view word = next();
        double value = 0;
        const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (fault != std::errc() || end != word.data() + word.size() || !std::isfinite(value))
            return {};
        return value;
    }
    std::optional<QPointF> point()
    {
        const auto x = number();
        const auto y = number();
        if (!x || !y)
            return {};
        return QPointF(*x * unitsPerInch, -*y * unitsPerInch);
    }
    /// The 17 of "n17", if below the limit. A port ("n17:e") is dropped.
    std::optional<std::uint32_t> box(std::size_t limit)
    {
        const std::string_view word = next();
        std::uint32_t index = 0;
        if (word.size() < 2 || word[0] != 'n')
            return {};
        const auto [end, fault] = std::from_chars(word.data() + 1, word.data() + word.size(), index);
        if (fault != std::errc() || (end != word.data() + word.size() && *end != ':') || index >= limit)
            return {};
        return index;
    }

private:
    std::string_view rest;
};

/// Collects what the answer says, box by box and arrow by arrow.
class PlainReader {
public:
    PlainReader(const LayoutInput& given, const LayoutShape& shape)
        : input(given), placed(given.count, 0), curves(given.arrows.size())
    {
        layout.flow = shape.flow;
        layout.box = shape.box;
        layout.largeBox = shape.largeBox;
        layout.large = given.large;
        layout.centers.resize(given.count);
        for (std::uint32_t a = 0; a < given.arrows.size(); ++a)
            waiting.emplace(key(given.arrows[a].from, given.arrows[a].to), a);
        missingBoxes = given.count;
    }

    bool readBox(Words words)
    {
        const auto box = words.box(input.count);
        const auto center = words.point();
        if (!box || !center || placed[*box])
            return false;
        placed[*box] = 1;
        --missingBoxes;
        layout.centers[*box] = *center;
        return true;
    }

    bool readArrow(Words words)
    {
        const auto from = words.box(input.count);
        const auto to = words.box(input.count);
        const auto count = words.number();
        if (!from || !to || !count || *count < 4 || *count > 1e6 || std::fmod(*count, 3) != 1)
            return false;
        const auto found = waiting.find(key(*from, *to));
        if (found == waiting.end())
            return false;
        std::vector<QPointF>& curve = curves[found->second];
        waiting.erase(found);
        const auto points = static_cast<std::size_t>(*count);
        for (std::size_t i = 0; i < points; ++i) {
            const auto p = words.point();
            if (!p)
                return false;
            curve.push_back(*p);
        }
        return true;
    }

    std::optional<GraphLayout> result()
    {
        if (missingBoxes > 0 || !waiting.empty())
            return {};
        layout.arrowStart.push_back(0);
        for (const auto& curve : curves) {
            layout.arrowPoints.insert(layout.arrowPoints.end(), curve.begin(), curve.end());
            layout.arrowStart.push_back(static_cast<std::uint32_t>(layout.arrowPoints.size()));
        }
        layout.bounds = boundsOf(layout);
        return std::move(layout);
    }

private:
    static std::uint64_t key(std::uint32_t from, std::uint32_t to)
    {
        return (std::uint64_t{from} << 32) | to;
    }

    const LayoutInput& input;
    GraphLayout layout;
    std::vector<char> placed;
    std::size_t missingBoxes = 0;
    std::vector<std::vector<QPointF>> curves;
    std::unordered_multimap<std::uint64_t, std::uint32_t> waiting; ///< Arrows by their ends.
};

} // namespace

QByteArray dotProgram(const LayoutInput& input, const LayoutShape& shape)
{
    const bool leftToRight = shape.flow == FlowDirection::LeftToRight;
    QByteArray text;
    text.reserve(static_cast<qsizetype>(256 + input.count * 8 + input.arrows.size() * 20));
    text += "digraph {\n";
    text += leftToRight ? "rankdir=LR;" : "rankdir=TB;";
    const bool anyLarge = std::ranges::find(input.large, char{1}) != input.large.end();
    text += " nodesep=" + inches(shape.gapOf(anyLarge)) + "; ranksep=" + inches(shape.rankGap) + ";\n";
    if (input.count > dotAtEase)
        text += "nslimit=0.1; nslimit1=0.1; mclimit=0.1;\n";
    text += "node [shape=box, fixedsize=true, label=\"\", width=" + inches(shape.box.width()) +
            ", height=" + inches(shape.box.height()) + "];\n";
    text += leftToRight ? "edge [arrowhead=none, tailport=e, headport=w];\n"
                        : "edge [arrowhead=none, tailport=s, headport=n];\n";
    const QByteArray large =
        " [width=" + inches(shape.largeBox.width()) + ", height=" + inches(shape.largeBox.height()) + "];\n";
    for (std::size_t i = 0; i < input.count; ++i)
        text += "n" + QByteArray::number(static_cast<qulonglong>(i)) + (input.isLarge(i) ? large : ";\n");
    for (const auto& arrow : input.arrows)
        text += "n" + QByteArray::number(arrow.from) + "->n" + QByteArray::number(arrow.to) + ";\n";
    text += "}\n";
    return text;
}

std::optional<GraphLayout> readDotPlain(QByteArrayView answer, const LayoutInput& input,
                                        const LayoutShape& shape)
{
    PlainReader reader(input, shape);
    std::string_view rest(answer.data(), static_cast<std::size_t>(answer.size()));
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        Words words(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::string_view what = words.next();
        if (what == "stop")
            return reader.result();
        const bool good = what == "node"   ? reader.readBox(words)
                          : what == "edge" ? reader.readArrow(words)
                                           : what == "graph";
        if (!good)
            return {};
    }
    return {};
}

} // namespace doppler
