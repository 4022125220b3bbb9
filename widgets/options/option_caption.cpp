// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/options/option_caption.h"

#include "widgets/options/option_editor.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace doppler {

OptionCaption::OptionCaption(OptionEditor& editor, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_label(new QLabel), m_help(new QLabel)
{
    const QString name = QStringLiteral("option_") + QString::fromStdString(editor.spec().name);
    m_label->setObjectName(name + QStringLiteral("_label"));
    m_help->setObjectName(name + QStringLiteral("_help"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QLabel* text : {m_label, m_help}) {
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        column->addWidget(text);
    }
    column->addStretch();
    m_label->setBuddy(&editor);
    retranslate();
    restyle();
}

void OptionCaption::showHelp(bool shown)
{
    m_showsHelp = shown;
    retranslate();
}

void OptionCaption::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_help->setPalette(muted);
    // The label is centred in this height, and so it is level with the text of the field.
    m_label->setMinimumHeight(m_editor.focusProxy()->sizeHint().height());
}

void OptionCaption::retranslate()
{
    m_label->setText(optionLabel(m_editor.spec()));
    m_help->setText(optionHelp(m_editor.spec()));
    m_help->setVisible(m_showsHelp && m_help->text() != m_label->text());
}

void OptionCaption::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
