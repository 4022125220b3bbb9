// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QList>

namespace doppler {

/// The colours of some pictures, and the few that stand for them all best.
class ColorCount {
public:
    /// Transparency doesn't count.
    void add(const QImage& picture);
    /// Opaque colours, at most so many (1 or more). All that there are where they suffice. Else half of them
    /// are the most frequent ones as they are, so that grounds and fills stay true, and the others come from
    /// a median cut (P. Heckbert, "Color image quantization for frame buffer display", 1982) through the
    /// rest. The same pictures give the same list.
    [[nodiscard]] QList<QRgb> table(qsizetype most) const;

private:
    QHash<QRgb, quint64> counts;
};

} // namespace doppler
