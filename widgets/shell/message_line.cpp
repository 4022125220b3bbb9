// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/message_line.h"

#include "widgets/ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

namespace doppler {

namespace {

QColor mixed(const QColor& ground, const QColor& ink, double share)
{
    const auto part = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {part(ground.red(), ink.red()), part(ground.green(), ink.green()),
            part(ground.blue(), ink.blue())};
}

} // namespace

MessageLine::MessageLine(const QString& name, QWidget* parent)
    : QFrame(parent), m_name(name), m_row(new QHBoxLayout(this)), m_sign(new QLabel), m_label(new QLabel),
      m_close(new QToolButton)
{
    setObjectName(name + QStringLiteral("Line"));
    setAutoFillBackground(true);
    m_label->setObjectName(name + QStringLiteral("Text"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &MessageLine::end);
    m_row->setContentsMargins(gridUnit + 4, gridUnit / 2, gridUnit, gridUnit / 2);
    m_row->setSpacing(gridUnit);
    m_row->addWidget(m_sign);
    m_row->addWidget(m_label, 1);
    m_row->addWidget(m_close);
    refresh();
    hide();
}

void MessageLine::say(std::function<QString()> text, bool isError, std::vector<MessageBar::Choice> choices)
{
    m_text = std::move(text);
    m_isError = isError;
    m_choices = std::move(choices);
    makeButtons();
    refresh();
    show();
}

void MessageLine::makeButtons()
{
    for (QToolButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // It may be the one that was pressed.
    }
    m_buttons.clear();
    QWidget* before = m_label;
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        auto* button = new QToolButton;
        button->setObjectName(m_name + QStringLiteral("Choice%1").arg(i));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(button, &QToolButton::clicked, this, [this, act = m_choices[i].act] {
            const auto kept = act; // The button, and this with it, goes.
            end();
            kept();
        });
        m_row->insertWidget(m_row->indexOf(m_close), button);
        setTabOrder(before, button);
        before = button;
        m_buttons.push_back(button);
    }
    setTabOrder(before, m_close);
}

void MessageLine::end()
{
    m_text = {};
    m_choices.clear();
    makeButtons();
    m_label->clear();
    hide();
    emit ended();
}

QString MessageLine::text() const { return m_label->text(); }

void MessageLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        end();
    else
        QFrame::keyPressEvent(event);
}

void MessageLine::refresh()
{
    if (m_text)
        m_label->setText(m_text());
    setAccessibleName(m_isError ? MessageBar::tr("Error") : MessageBar::tr("Notice"));
    m_label->setAccessibleName(m_text ? m_label->text() : MessageBar::tr("Message"));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(m_choices[i].label());
        m_buttons[i]->setAccessibleName(m_buttons[i]->text());
    }
    m_close->setToolTip(MessageBar::tr("Close this message"));
    m_close->setAccessibleName(MessageBar::tr("Close this message"));
    QPalette base;
    const Tokens t = tokens(base);
    QPalette tinted = base;
    const QColor ground = mixed(t.surface, m_isError ? t.bad : t.accent, t.dark ? 0.24 : 0.12);
    tinted.setColor(QPalette::Window, ground);
    setPalette(tinted);
    const QIcon sign = icon(m_isError ? QStringLiteral("error") : QStringLiteral("info"), base);
    m_sign->setPixmap(sign.pixmap(QSize(20, 20), devicePixelRatioF()));
    m_close->setIcon(icon(QStringLiteral("clear"), base));
}

} // namespace doppler
