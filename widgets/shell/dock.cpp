// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/dock.h"

#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace doppler {

namespace {

constexpr int titleHeight = 4 * gridUnit + 2; ///< Room for a header with buttons, so that all are alike.

} // namespace

Dock::Dock(const QString& name, QWidget* content, QWidget* parent)
    : QDockWidget(parent), m_caption(new ElidedLabel), m_close(new QToolButton)
{
    setObjectName(name);
    QFont font = m_caption->font();
    font.setWeight(QFont::DemiBold);
    m_caption->setFont(font);
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_close->setAutoRaise(true);
    m_close->setIconSize({14, 14});
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, &QDockWidget::close);
    auto* bar = new QWidget;
    bar->setObjectName(name + QStringLiteral("Title"));
    m_row = new QHBoxLayout(bar);
    m_row->setContentsMargins(gridUnit + 4, 3, gridUnit / 2, 3);
    m_row->setSpacing(gridUnit);
    bar->setMinimumHeight(titleHeight);
    m_row->addWidget(m_caption, 1);
    m_row->addWidget(m_close);
    setTitleBarWidget(bar);
    setWidget(content);
    restyle();
}

void Dock::setTitle(const QString& title)
{
    setWindowTitle(title);
    setAccessibleName(title);
    m_caption->setText(title);
    m_close->setToolTip(tr("Close this panel; it can be reopened from the View menu"));
    m_close->setAccessibleName(tr("Close"));
}

void Dock::setHeader(QWidget* header)
{
    m_row->insertWidget(1, header, 1);
    QMargins margins = m_row->contentsMargins(); // It brings its own above and below.
    margins.setTop(0);
    margins.setBottom(0);
    m_row->setContentsMargins(margins);
    m_row->setStretch(0, 0);
}

void Dock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QDockWidget::changeEvent(event);
}

void Dock::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_caption->setPalette(muted);
    m_close->setIcon(icon(QStringLiteral("clear"), palette()));
}

QDockWidget* panelOf(QWidget* widget)
{
    while (widget && !qobject_cast<QDockWidget*>(widget))
        widget = widget->parentWidget();
    return qobject_cast<QDockWidget*>(widget);
}

} // namespace doppler
