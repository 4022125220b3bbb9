// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/title_label.h"

#include "widgets/ui/theme/font_size.h"

#include <QApplication>
#include <QEvent>

namespace doppler {

TitleLabel::TitleLabel(double factor, QWidget* parent) : QLabel(parent), m_factor(factor) { fit(); }

void TitleLabel::setFactor(double factor)
{
    m_factor = factor;
    fit();
}

bool TitleLabel::event(QEvent* event)
{
    // Before the program runs changes are not announced: then the first time that it is seen counts.
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::Show)
        fit();
    return QLabel::event(event);
}

void TitleLabel::fit()
{
    QFont font = resized(QApplication::font(), m_factor);
    font.setWeight(QFont::DemiBold);
    setFont(font);
}

} // namespace doppler
