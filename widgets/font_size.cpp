// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/font_size.h"

#include <QApplication>
#include <QFont>

namespace doppler {

void applyFontSize(QApplication& application, int percent)
{
    static const double usual = application.font().pointSizeF();
    QFont font = application.font();
    const double wanted = usual * percent / 100;
    if (usual <= 0 || font.pointSizeF() == wanted)
        return;
    font.setPointSizeF(wanted);
    application.setFont(font);
}

} // namespace doppler
