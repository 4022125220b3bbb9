// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace doppler {

/// Four significant digits and a suitable unit: "2.350 ms", "412.0 us", "1.204 s", "0 s".
QString formatSeconds(double seconds);
/// A time with the unit and decimals of `whole` at four digits: "0.412 ms" for 2.350 ms.
QString formatMoment(double seconds, double whole);
/// "0.412 / 2.350 ms": the same with the whole.
QString formatPosition(double seconds, double whole);
/// Binary units: "64.00 MiB".
QString formatBytes(double bytes);
/// "137.4 GFLOP".
QString formatFlops(double flops);
/// Signed, e.g. "+27.3 %", from a ratio of 0.273.
QString formatPercent(double ratio);
/// Unsigned, e.g. "58 %".
QString formatShare(double ratio);
/// A waiting time: "45 s", "3 min", "1 h 5 min".
QString formatWait(double seconds);

} // namespace doppler
