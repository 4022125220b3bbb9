// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

struct Unit {
    double size;
    const char* name;
};

QString significant(double value, int digits = 4)
{
    if (!std::isfinite(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("–");
    const double size = std::abs(value);
    int whole = size < 1 ? 1 : static_cast<int>(std::floor(std::log10(size))) + 1;
    if (whole < digits && size + 0.5 * std::pow(10.0, whole - digits) >= std::pow(10.0, whole))
        ++whole; // 9.9996 is 10.00
    return QLocale().toString(value, 'f', std::max(0, digits - whole));
}

/// The largest unit in which the value, rounded to four digits, is at least 1.
template <std::size_t N>
const Unit& unitFor(double value, const std::array<Unit, N>& units)
{
    const Unit* unit = &units[0];
    for (const Unit& u : units)
        if (std::abs(value) >= u.size * 0.99995)
            unit = &u;
    return *unit;
}

constexpr std::array<Unit, 4> timeUnits{{{1e-9, "ns"}, {1e-6, "µs"}, {1e-3, "ms"}, {1, "s"}}};

template <std::size_t N>
QString withUnit(double value, const std::array<Unit, N>& units)
{
    if (!std::isfinite(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("–");
    if (value == 0)
        return QStringLiteral("0 ") + QLatin1String(units[0].name);
    const Unit& unit = unitFor(value, units);
    return significant(value / unit.size) + QChar(0x00a0) + QString::fromUtf8(unit.name);
}

} // namespace

QString formatSeconds(double seconds)
{
    if (seconds == 0)
        return QStringLiteral("0 s");
    return withUnit(seconds, timeUnits);
}

namespace {

QString momentNumber(double seconds, double whole, const Unit& unit)
{
    if (!std::isfinite(seconds))
        return QStringLiteral("∞");
    const double inUnits = whole / unit.size;
    const double place = inUnits < 1 ? 0 : std::floor(std::log10(inUnits * (1 + 1e-12)));
    const int digits = place < 3 ? static_cast<int>(place) + 1 : 4; // Of what has no end, too.
    return QLocale().toString(seconds / unit.size, 'f', std::max(0, 4 - digits));
}

} // namespace

QString formatMoment(double seconds, double whole)
{
    const Unit& unit = unitFor(whole, timeUnits);
    return momentNumber(seconds, whole, unit) + QChar(0x00a0) + QString::fromUtf8(unit.name);
}

QString formatPosition(double seconds, double whole)
{
    const Unit& unit = unitFor(whole, timeUnits);
    return QStringLiteral("%1 / %2").arg(momentNumber(seconds, whole, unit), formatMoment(whole, whole));
}

QString formatBytes(double bytes)
{
    static constexpr std::array<Unit, 5> units{
        {{1, "B"}, {1024.0, "KiB"}, {1048576.0, "MiB"}, {1073741824.0, "GiB"}, {1099511627776.0, "TiB"}}};
    return withUnit(bytes, units);
}

QString formatFlops(double flops)
{
    static constexpr std::array<Unit, 6> units{
        {{1, "FLOP"}, {1e3, "kFLOP"}, {1e6, "MFLOP"}, {1e9, "GFLOP"}, {1e12, "TFLOP"}, {1e15, "PFLOP"}}};
    return withUnit(flops, units);
}

QString formatPercent(double ratio)
{
    const double percent =
        std::abs(ratio * 100) < 0.005 ? 0 : ratio * 100; // What is written as 0 has no sign.
    const QString sign = percent > 0 ? QStringLiteral("+") : percent < 0 ? QString(QChar(0x2212)) : QString();
    return sign + significant(std::abs(percent), 3) + QStringLiteral("\u00a0%");
}

QString formatShare(double ratio) { return significant(ratio * 100, 3) + QStringLiteral("\u00a0%"); }

QString formatWait(double seconds)
{
    const auto whole = static_cast<long long>(std::ceil(std::clamp(seconds, 0.0, 1e9)));
    if (whole < 60)
        return QCoreApplication::translate("format", "%1 s").arg(whole);
    if (whole < 3600)
        return QCoreApplication::translate("format", "%1 min").arg((whole + 59) / 60);
    return QCoreApplication::translate("format", "%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

} // namespace doppler
