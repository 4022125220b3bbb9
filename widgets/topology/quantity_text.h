// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace doppler {

/// What a number in the editor of devices is; values are in the unit without prefix.
enum class Quantity {
    Compute, ///< FLOP/s; decimal prefixes.
    Rate,    ///< Bytes per second of a link; decimal prefixes, as vendors say it.
    Memory,  ///< The same of a memory, where none (infinite) may be given.
    Size,    ///< Bytes; binary prefixes. May be infinite.
    Time,    ///< Seconds.
};

/// Four significant digits and a unit that fits: "9.3 TFLOP/s", "12 GB/s", "14.9 GiB", "5 µs"; "∞".
QString quantityText(double value, Quantity quantity);
/// The same with as many digits as the value has, for fields.
QString exactQuantityText(double value, Quantity quantity);

/// The unit of quantityText() for that value, and how large it is.
struct QuantityUnit {
    QString name;
    double size = 1;
};
QuantityUnit quantityUnit(double value, Quantity quantity);
/// "12" of 12 GB/s: four significant digits in that unit.
QString numberIn(double value, const QuantityUnit& unit);

/// What someone typed: a value, or a factor on what there is.
struct QuantityInput {
    double value = 0;
    bool factor = false;

    [[nodiscard]] double on(double current) const { return factor ? current * value : value; }
};

/// Reads "9.3 TFLOP/s", "9300 G", "1.2e10 B/s", "16 GiB", "5us", "unlimited" (where that may be), or "*2" and
/// "x2" for a factor. A number without a unit is in that of `current`. In the window's language or in the
/// plain notation. The error says what was expected, for the field.
Result<QuantityInput> parseQuantity(const QString& text, Quantity quantity, double current);

} // namespace doppler
