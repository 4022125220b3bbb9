// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/quantity_field.h"

#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace doppler {

QuantityField::QuantityField(Quantity quantity, QWidget* parent)
    : QWidget(parent), m_quantity(quantity), m_field(new QLineEdit), m_error(new QLabel)
{
    m_field->setAlignment(Qt::AlignRight);
    m_field->setMinimumWidth(16 * gridUnit);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setObjectName(QStringLiteral("fieldError"));
    m_error->hide();
    setFocusProxy(m_field);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit / 2);
    column->addWidget(m_field);
    column->addWidget(m_error);
    connect(m_field, &QLineEdit::textEdited, this, &QuantityField::check);
    connect(m_field, &QLineEdit::editingFinished, this, &QuantityField::take);
    restyle();
}

void QuantityField::setValue(std::optional<double> value)
{
    m_value = value;
    m_field->setText(value ? exactQuantityText(*value, m_quantity) : QString());
    m_field->setCursorPosition(0);
    m_error->hide();
}

void QuantityField::setPlaceholder(const QString& text) { m_field->setPlaceholderText(text); }

void QuantityField::setName(const QString& name, const QString& tip)
{
    m_field->setAccessibleName(name);
    m_field->setToolTip(tip);
}

void QuantityField::check()
{
    const auto read = parseQuantity(m_field->text(), m_quantity, m_value.value_or(0));
    const bool faulty = !m_field->text().isEmpty() && !read;
    m_error->setVisible(faulty);
    if (faulty)
        m_error->setText(translated(read.error()));
}

void QuantityField::take()
{
    if (!m_field->isModified() || m_field->text().isEmpty() || !m_error->isHidden())
        return;
    m_field->setModified(false);
    emit entered(m_field->text());
}

void QuantityField::restyle()
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_error->setPalette(bad);
}

void QuantityField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace doppler
