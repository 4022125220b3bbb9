// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/color_count.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <vector>

namespace doppler {

namespace {

struct Counted {
    QRgb color = 0;
    quint64 pixels = 0;
};

int channelOf(QRgb color, int channel) { return static_cast<int>(color >> (8 * channel)) & 0xff; }

/// Colours that one will stand for.
struct Box {
    std::span<Counted> colors;
    int channel = 0; ///< In which they differ most, and by how much.
    int width = 0;

    explicit Box(std::span<Counted> held) : colors(held)
    {
        for (const int c : {1, 0, 2}) { // Of equals the eye tells greens apart best.
            const auto [least, greatest] = std::ranges::minmax(
                held, {}, [c](const Counted& counted) { return channelOf(counted.color, c); });
            const int range = channelOf(greatest.color, c) - channelOf(least.color, c);
            if (range > width) {
                width = range;
                channel = c;
            }
        }
    }

    /// The mean over the pixels.
    [[nodiscard]] QRgb mean() const
    {
        std::array<quint64, 3> sums{};
        quint64 pixels = 0;
        for (const Counted& counted : colors) {
            pixels += counted.pixels;
            for (int c = 0; c < 3; ++c)
                sums[static_cast<std::size_t>(c)] +=
                    counted.pixels * static_cast<quint64>(channelOf(counted.color, c));
        }
        const auto at = [&](std::size_t c) { return static_cast<int>((sums[c] + pixels / 2) / pixels); };
        return qRgb(at(2), at(1), at(0));
    }

    /// Two parts with half of the pixels each, as far as that goes; none is empty.
    [[nodiscard]] std::pair<Box, Box> halves() const
    {
        std::ranges::sort(colors, {}, [this](const Counted& counted) {
            return std::tuple(channelOf(counted.color, channel), counted.color);
        });
        quint64 all = 0;
        for (const Counted& counted : colors)
            all += counted.pixels;
        std::size_t at = 0;
        for (quint64 before = 0; at + 1 < colors.size() && 2 * before < all; ++at)
            before += colors[at].pixels;
        at = std::clamp<std::size_t>(at, 1, colors.size() - 1);
        return {Box(colors.first(at)), Box(colors.subspan(at))};
    }
};

} // namespace

void ColorCount::add(const QImage& picture)
{
    const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
    QRgb last = 0;
    quint64 same = 0; // Neighbours mostly are.
    const auto put = [&] {
        if (same > 0)
            counts[last] += same;
    };
    for (int y = 0; y < plain.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
        for (int x = 0; x < plain.width(); ++x) {
            const QRgb color = line[x] | 0xff000000;
            if (color != last) {
                put();
                last = color;
                same = 0;
            }
            ++same;
        }
    }
    put();
}

QList<QRgb> ColorCount::table(qsizetype most) const
{
    std::vector<Counted> all;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        all.push_back({it.key(), it.value()});
    std::ranges::sort(all, [](const Counted& a, const Counted& b) {
        return std::tuple(b.pixels, a.color) < std::tuple(a.pixels, b.color);
    });
    QList<QRgb> table;
    const auto exact = std::min<std::size_t>(
        all.size(), static_cast<std::size_t>(all.size() <= static_cast<std::size_t>(most) ? most : most / 2));
    for (std::size_t i = 0; i < exact; ++i)
        table += all[i].color;
    if (exact == all.size())
        return table;
    std::vector<Box> boxes{Box(std::span(all).subspan(exact))};
    while (static_cast<qsizetype>(boxes.size()) + table.size() < most) {
        const auto widest = std::ranges::max_element(boxes, {}, &Box::width);
        if (widest->width == 0)
            break;
        auto [one, other] = widest->halves();
        *widest = one;
        boxes.push_back(other);
    }
    for (const Box& box : boxes)
        table += box.mean();
    return table;
}

} // namespace doppler
