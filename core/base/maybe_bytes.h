// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace doppler {

/// A number of bytes that may be unknown: a std::optional<double> in half the memory, for objects that a
/// graph has by the million.
class MaybeBytes {
public:
    MaybeBytes() = default;
    MaybeBytes(double bytes) : number(bytes) {}
    MaybeBytes(const std::optional<double>& bytes) : number(bytes.value_or(unknown)) {}

    explicit operator bool() const { return number >= 0; }
    double operator*() const { return number; }
    double& operator*() { return number; }
    [[nodiscard]] double value_or(double other) const { return *this ? number : other; }
    bool operator==(const MaybeBytes&) const = default;

private:
    static constexpr double unknown = -1;
    double number = unknown;
};

} // namespace doppler
