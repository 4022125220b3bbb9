// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/duration_ticker.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

struct Unit {
    double seconds;
    const char* name;
};

const Unit& unitFor(const QCPRange& range)
{
    static constexpr std::array<Unit, 4> units{{{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}}};
    const double size = std::max(std::abs(range.lower), std::abs(range.upper));
    const auto* fits = std::find_if(units.begin(), units.end() - 1,
                                    [size](const Unit& unit) { return size >= unit.seconds; });
    return *fits;
}

} // namespace

QString DurationTicker::unitName(const QCPRange& range) { return QString::fromUtf8(unitFor(range).name); }

void DurationTicker::generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                              QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    unit = unitFor(range).seconds;
    const double step = getTickStep(range) / unit;
    decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 9);
    if (decimals < 9 && std::abs(std::remainder(step, std::pow(10, -decimals))) > step * 1e-6)
        ++decimals; // A step such as 2.5 or 0.25.
    QCPAxisTicker::generate(range, locale, formatChar, precision, ticks, subTicks, tickLabels);
}

QString DurationTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    return locale.toString(tick / unit, 'f', decimals);
}

QString LogDurationTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    return locale.toString(tick / unit, 'g', 3);
}

QVector<double> LogDurationTicker::createTickVector(double, const QCPRange& range)
{
    QVector<double> ticks;
    if (!(range.lower > 0) || !std::isfinite(range.upper))
        return ticks;
    const double decades = std::log10(range.upper / range.lower);
    const std::vector<double> mantissas =
        decades > 3     ? std::vector<double>{1}
        : decades > 1.2 ? std::vector<double>{1, 2, 5}
        : decades > 0.4 ? std::vector<double>{1, 1.5, 2, 3, 5, 7}
                        : std::vector<double>{1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9};
    for (double decade = std::pow(10, std::floor(std::log10(range.lower))); decade <= range.upper;
         decade *= 10)
        for (const double mantissa : mantissas)
            if (range.contains(mantissa * decade))
                ticks.append(mantissa * decade);
    return ticks;
}

double CountTicker::getTickStep(const QCPRange& range)
{
    const QFontMetricsF metrics(axis->tickLabelFont());
    const double label = metrics.horizontalAdvance(getTickLabel(range.upper, QLocale(), {}, 0));
    const double room = axis->axisRect()->width() / (label + 2 * metrics.averageCharWidth());
    setTickCount(std::clamp(static_cast<int>(room * 0.6), 1,
                            5)); // the step is rounded, and ticks may be half as far apart
    return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
}

QString CountTicker::getTickLabel(double tick, const QLocale& locale, QChar, int)
{
    return locale.toString(static_cast<qlonglong>(std::llround(tick)));
}

} // namespace doppler
