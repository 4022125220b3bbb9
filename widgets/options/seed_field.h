// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <cstdint>
#include <optional>

namespace doppler {

/// A field for a seed: any 64-bit number, which exceeds the range of a spin box.
class SeedField : public QLineEdit {
    Q_OBJECT

public:
    explicit SeedField(std::uint64_t seed, QWidget* parent = nullptr);

    /// Nothing if the field is empty or its number too large.
    [[nodiscard]] std::optional<std::uint64_t> seed() const;
    void setSeed(std::uint64_t seed);
};

} // namespace doppler
