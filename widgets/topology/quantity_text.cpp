// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/quantity_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace doppler {

namespace {

struct Unit {
    const char* name;
    double size;
};

constexpr std::array<Unit, 6> computeUnits{{{"FLOP/s", 1},
                                            {"kFLOP/s", 1e3},
                                            {"MFLOP/s", 1e6},
                                            {"GFLOP/s", 1e9},
                                            {"TFLOP/s", 1e12},
                                            {"PFLOP/s", 1e15}}};
constexpr std::array<Unit, 5> rateUnits{
    {{"B/s", 1}, {"kB/s", 1e3}, {"MB/s", 1e6}, {"GB/s", 1e9}, {"TB/s", 1e12}}};
constexpr std::array<Unit, 5> sizeUnits{
    {{"B", 1}, {"KiB", 1024.0}, {"MiB", 1048576.0}, {"GiB", 1073741824.0}, {"TiB", 1099511627776.0}}};
constexpr std::array<Unit, 4> timeUnits{{{"ns", 1e-9}, {"µs", 1e-6}, {"ms", 1e-3}, {"s", 1}}};

// What may be typed besides.
constexpr std::array<Unit, 4> binaryRates{
    {{"KiB/s", 1024.0}, {"MiB/s", 1048576.0}, {"GiB/s", 1073741824.0}, {"TiB/s", 1099511627776.0}}};
constexpr std::array<Unit, 4> decimalSizes{{{"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}}};
constexpr std::array<Unit, 1> asciiTimes{{{"us", 1e-6}}};

std::span<const Unit> unitsOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Compute:
        return computeUnits;
    case Quantity::Rate:
    case Quantity::Memory:
        return rateUnits;
    case Quantity::Size:
        return sizeUnits;
    case Quantity::Time:
        break;
    }
    return timeUnits;
}

std::span<const Unit> moreUnits(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Compute:
        return {};
    case Quantity::Rate:
    case Quantity::Memory:
        return binaryRates;
    case Quantity::Size:
        return decimalSizes;
    case Quantity::Time:
        break;
    }
    return asciiTimes;
}

/// The unit that a number without one has where there is no value yet.
const Unit& usualUnit(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Compute:
        return computeUnits[4];
    case Quantity::Rate:
    case Quantity::Memory:
        return rateUnits[3];
    case Quantity::Size:
        return sizeUnits[3];
    case Quantity::Time:
        break;
    }
    return timeUnits[1];
}

const Unit& unitFor(double value, Quantity quantity)
{
    if (!std::isfinite(value) || value == 0)
        return usualUnit(quantity);
    const auto units = unitsOf(quantity);
    const Unit* fitting = &units.front();
    for (const Unit& unit : units)
        if (std::abs(value) >= unit.size * 0.99995)
            fitting = &unit;
    return *fitting;
}

bool mayBeInfinite(Quantity quantity) { return quantity == Quantity::Memory || quantity == Quantity::Size; }

QString number(double value, int digits)
{
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(value, 'g', digits);
}

std::optional<double> parsedNumber(const QString& text)
{
    bool good = false;
    double value = QLocale().toDouble(text, &good);
    if (!good)
        value = QLocale::c().toDouble(text, &good);
    return good ? std::optional(value) : std::nullopt;
}

/// Whether that is the unit, or how it begins: "T", "TFLOP", "tflop/s" for TFLOP/s.
bool means(const QString& typed, const Unit& unit)
{
    const QString name = QString::fromUtf8(unit.name);
    if (name.compare(typed, Qt::CaseInsensitive) == 0)
        return true;
    const QString stem = name.section(QLatin1Char('/'), 0, 0);
    return stem.compare(typed, Qt::CaseInsensitive) == 0 ||
           (stem.size() > 1 && typed.size() == 1 && stem.front().toUpper() == typed.front().toUpper() &&
            !stem.startsWith(QLatin1String("FL"))); // FLOP/s has no prefix
}

std::optional<double> sizeOfUnit(const QString& typed, Quantity quantity)
{
    for (const auto units : {unitsOf(quantity), moreUnits(quantity)})
        for (const Unit& unit : units)
            if (QString::fromUtf8(unit.name).compare(typed, Qt::CaseInsensitive) == 0)
                return unit.size;
    for (const auto units : {unitsOf(quantity), moreUnits(quantity)})
        for (const Unit& unit : units)
            if (means(typed, unit))
                return unit.size;
    return std::nullopt;
}

Error fault(Message message) { return {std::move(message), {}, {}}; }

Error unreadable(const QString& text, Quantity quantity)
{
    const auto units = unitsOf(quantity);
    std::string names;
    for (const Unit& unit : units)
        names += (names.empty() ? "" : ", ") + std::string(unit.name);
    return fault(
        {DOPPLER_TEXT("core",
                      "found \"{0}\", expected a number with a unit ({1}), or *2 to double the value"),
         {text.toStdString(), names}});
}

} // namespace

QuantityUnit quantityUnit(double value, Quantity quantity)
{
    const Unit& unit = unitFor(value, quantity);
    return {QString::fromUtf8(unit.name), unit.size};
}

QString numberIn(double value, const QuantityUnit& unit)
{
    return std::isfinite(value) ? number(value / unit.size, 4) : QStringLiteral("∞");
}

QString quantityText(double value, Quantity quantity)
{
    if (!std::isfinite(value))
        return QStringLiteral("∞");
    const QuantityUnit unit = quantityUnit(value, quantity);
    return numberIn(value, unit) + QChar(0x00a0) + unit.name;
}

QString exactQuantityText(double value, Quantity quantity)
{
    if (!std::isfinite(value))
        return QStringLiteral("∞");
    const QuantityUnit unit = quantityUnit(value, quantity);
    return number(value / unit.size, 15) + QLatin1Char(' ') + unit.name;
}

Result<QuantityInput> parseQuantity(const QString& typed, Quantity quantity, double current)
{
    static const QRegularExpression form(
        QStringLiteral("^([*×xX]?)\\s*([-+]?[0-9.,'’][0-9.,'’]*(?:[eE][-+]?[0-9]+)?)\\s*(\\D*)$"));
    QString text = typed.trimmed();
    text.replace(QChar(0x00a0), QLatin1Char(' '));
    if (mayBeInfinite(quantity) &&
        (text == QStringLiteral("∞") || text.compare(QLatin1String("inf"), Qt::CaseInsensitive) == 0 ||
         text.compare(QLatin1String("unlimited"), Qt::CaseInsensitive) == 0))
        return QuantityInput{std::numeric_limits<double>::infinity(), false};
    const auto match = form.match(text);
    const auto value = match.hasMatch() ? parsedNumber(match.captured(2)) : std::nullopt;
    if (!value)
        return unreadable(text, quantity);
    QuantityInput input{*value, !match.captured(1).isEmpty()};
    const QString unit = match.captured(3).trimmed();
    if (input.factor && !unit.isEmpty())
        return unreadable(text, quantity);
    if (!input.factor) {
        const auto size =
            unit.isEmpty() ? std::optional(unitFor(current, quantity).size) : sizeOfUnit(unit, quantity);
        if (!size)
            return unreadable(text, quantity);
        input.value *= *size;
    }
    const bool time = quantity == Quantity::Time;
    if (!std::isfinite(input.value) || input.value < 0 || (!time && input.value == 0))
        return fault({time ? DOPPLER_TEXT("core", "found \"{0}\", expected a finite time of at least 0")
                           : DOPPLER_TEXT("core", "found \"{0}\", expected a finite number above 0"),
                      {text.toStdString()}});
    return input;
}

} // namespace doppler
