// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/arrow_choice.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Nanoseconds on a core of 2 GHz.
constexpr double wholeBudget = 4e6;
constexpr double curveStart = 1500; ///< Of an arrow, whatever its length.
constexpr double curvePixel = 14;
constexpr double hairStart = 120;
constexpr double hairPixel = 3.5;

/// An arrow as far as its cost is concerned.
struct Load {
    std::uint32_t arrow = 0;
    float pixels = 0; ///< Of its longer side in the pane.
    bool passes = false;
    bool stays = false;
};

class Choice {
public:
    Choice(const GraphPicture& shown, const Camera& view, const QRectF& area)
        : picture(shown), camera(view), pane(area), selected(shown.selectedBox())
    {
    }

    [[nodiscard]] Load loadOf(std::uint32_t arrow) const
    {
        const auto curve = picture.layout().arrow(arrow);
        const QPointF from = camera.toScreen(curve.front());
        const QPointF to = camera.toScreen(curve.back());
        const auto within = [](double a, double b, double low, double high) {
            return std::abs(std::clamp(a, low, high) - std::clamp(b, low, high));
        };
        const double wide = within(from.x(), to.x(), pane.left(), pane.right());
        const double high = within(from.y(), to.y(), pane.top(), pane.bottom());
        const bool passes = !pane.contains(from) && !pane.contains(to);
        return {arrow, static_cast<float>(std::max(wide, high)), passes, stays(arrow)};
    }

private:
    [[nodiscard]] bool stays(std::uint32_t arrow) const
    {
        const std::uint8_t marks = picture.edgeMarks[arrow];
        if ((marks & CriticalMark) != 0 && (marks & DimmedMark) == 0)
            return true;
        const auto [from, to] = picture.ends(arrow);
        return from == selected || to == selected || from == picture.hovered || to == picture.hovered;
    }

    const GraphPicture& picture;
    const Camera& camera;
    const QRectF& pane;
    std::optional<std::uint32_t> selected;
};

double costOf(const std::vector<Load>& loads, Detail::Arrows as)
{
    const bool hairs = as == Detail::Arrows::Lines;
    double cost = 0;
    for (const Load& x : loads)
        cost += hairs ? hairStart + hairPixel * x.pixels : curveStart + curvePixel * x.pixels;
    return cost;
}

/// Bits that distribute evenly, so that what is left out has nothing to do with the order of edges.
std::uint32_t scattered(std::uint32_t arrow)
{
    std::uint32_t x = arrow * 0x9e3779b9U;
    x ^= x >> 16;
    x *= 0x85ebca6bU;
    return x ^ (x >> 13);
}

} // namespace

void fitArrowsToFrame(const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                      std::vector<std::uint32_t>& arrows, Detail& detail, double share)
{
    const double frameBudget = wholeBudget * share;
    if (static_cast<double>(arrows.size()) * (curveStart + curvePixel * (pane.width() + pane.height())) <=
        frameBudget)
        return; // Whatever they are, they fit.
    const Choice choice(picture, camera, pane);
    std::vector<Load> loads;
    loads.reserve(arrows.size());
    for (const std::uint32_t a : arrows)
        loads.push_back(choice.loadOf(a));
    if (costOf(loads, detail.arrows) <= frameBudget)
        return;
    std::erase_if(loads, [](const Load& x) { return x.passes && !x.stays; });
    if (costOf(loads, detail.arrows) > frameBudget)
        detail.arrows = Detail::Arrows::Lines;
    for (std::uint32_t mask = 1; costOf(loads, detail.arrows) > frameBudget && mask < 64; mask = 2 * mask + 1)
        std::erase_if(loads, [mask](const Load& x) { return !x.stays && (scattered(x.arrow) & mask) != 0; });
    arrows.clear();
    for (const Load& x : loads)
        arrows.push_back(x.arrow);
}

} // namespace doppler
