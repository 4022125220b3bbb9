// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace doppler {

/// The kinds of numbers in the device editor; values have the unit without prefix.
enum class Quantity {
    Compute, ///< FLOP/s; decimal prefixes.
    Rate,    ///< Bytes per second of a link; decimal prefixes, as vendors use them.
    Memory,  ///< The same for a memory, where infinity is allowed.
    Size,    ///< Bytes; binary prefixes. Infinity is allowed.
    Time,    ///< Seconds.
};

/// Four significant digits and a suitable unit: "9.3 TFLOP/s", "12 GB/s", "14.9 GiB", "5 µs"; "∞".
QString quantityText(double value, Quantity quantity);
/// The same with all digits of the value, for fields.
QString exactQuantityText(double value, Quantity quantity);

/// The unit of quantityText() for this value, and its size.
struct QuantityUnit {
    QString name;
    double size = 1;
};
QuantityUnit quantityUnit(double value, Quantity quantity);
/// "12" of 12 GB/s: four significant digits in that unit.
QString numberIn(double value, const QuantityUnit& unit);

/// A typed text: a value, or a factor for the current value.
struct QuantityInput {
    double value = 0;
    bool factor = false;

    [[nodiscard]] double on(double current) const { return factor ? current * value : value; }
};

/// Parses "9.3 TFLOP/s", "9300 G", "1.2e10 B/s", "16 GiB", "5us", "unlimited" (if allowed), or "*2" and "x2"
/// for a factor. A number without unit has the unit of `current`. Accepts the window's language and plain
/// notation. The error says what is expected, for the field.
Result<QuantityInput> parseQuantity(const QString& text, Quantity quantity, double current);

} // namespace doppler
