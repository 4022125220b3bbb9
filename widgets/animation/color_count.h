// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QList>

namespace doppler {

/// Counts the colours of pictures and selects the few that represent them best.
class ColorCount {
public:
    /// Ignores transparency.
    void add(const QImage& picture);
    /// At most `most` (1 or more) opaque colours. Returns all colours if they suffice. Otherwise half of the
    /// result are the most frequent colours unchanged, so that backgrounds and fills stay exact; the others
    /// come from a median cut (P. Heckbert, "Color image quantization for frame buffer display", 1982) of the
    /// rest. Deterministic.
    [[nodiscard]] QList<QRgb> table(qsizetype most) const;

private:
    QHash<QRgb, quint64> counts;
};

} // namespace doppler
