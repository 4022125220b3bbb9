// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/empty_state.h"

#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace doppler {

EmptyState::EmptyState(const QString& name, QWidget* parent)
    : ScrollPage(new QWidget, parent), m_text(new QLabel), m_button(new QToolButton)
{
    setObjectName(name);
    setFocusPolicy(Qt::NoFocus); // Its button has the keys.
    m_text->setObjectName(name + QStringLiteral("Text"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_button->setObjectName(name + QStringLiteral("Button"));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* column = new QVBoxLayout(widget());
    column->setContentsMargins(2 * gridUnit, gridUnit, 2 * gridUnit, gridUnit);
    column->setSpacing(gridUnit);
    column->addStretch();
    column->addWidget(m_text);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch();
    m_button->hide();
}

void EmptyState::setText(const QString& text)
{
    m_text->setText(text);
    m_button->setAccessibleDescription(text); // The hint itself is never where the keys are.
}

QString EmptyState::text() const { return m_text->text(); }

void EmptyState::setAction(QAction* action)
{
    m_button->setDefaultAction(action);
    m_button->setVisible(action != nullptr);
    setFocusProxy(action ? m_button : nullptr);
}

} // namespace doppler
