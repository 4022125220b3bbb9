// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/figure_text.h"

#include "widgets/ui/text/format.h"

#include <QLocale>
#include <cmath>

namespace doppler {

QString figureText(double value, FigureUnit unit)
{
    switch (unit) {
    case FigureUnit::Seconds:
        return formatSeconds(value);
    case FigureUnit::Bytes:
        return formatBytes(value);
    case FigureUnit::Share:
        return formatShare(value);
    case FigureUnit::Count:
        break;
    }
    return QLocale().toString(value, 'f', 0);
}

QString signedFigure(double value, FigureUnit unit)
{
    const QString sign = value > 0 ? QStringLiteral("+") : value < 0 ? QString(QChar(0x2212)) : QString();
    return sign + figureText(std::abs(value), unit);
}

} // namespace doppler
