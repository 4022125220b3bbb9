// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/caption_chip.h"

#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace doppler {

CaptionChip::CaptionChip(QWidget* parent)
    : QFrame(parent), m_text(new ElidedLabel(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("captionChip"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    m_text->setObjectName(QStringLiteral("captionText"));
    m_close->setObjectName(QStringLiteral("captionClose"));
    m_close->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridUnit, 0, 0, 0);
    row->setSpacing(gridUnit / 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &CaptionChip::closeRequested);
    restyle();
    hide();
}

void CaptionChip::setText(const QString& text, const QString& help)
{
    m_text->setText(text);
    m_text->setToolTip(help);
    setVisible(!text.isEmpty());
    raise();
}

QString CaptionChip::text() const { return m_text->text(); }

void CaptionChip::restyle()
{
    m_close->setIcon(icon(QStringLiteral("clear"), palette()));
    m_close->setText(tr("Show the run"));
    m_close->setToolTip(tr("Show the run again (Esc)"));
    m_close->setAccessibleName(m_close->text());
}

void CaptionChip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        restyle();
    QFrame::changeEvent(event);
}

} // namespace doppler
