// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/message_bar.h"

#include "widgets/text.h"
#include "widgets/theme.h"

#include <QEvent>
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

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_sign(new QLabel), m_label(new QLabel), m_offer(new QToolButton),
      m_close(new QToolButton)
{
    setObjectName(QStringLiteral("messageBar"));
    setAutoFillBackground(true);
    m_label->setObjectName(QStringLiteral("messageText"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_offer->setObjectName(QStringLiteral("messageOffer"));
    m_offer->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_offer, &QToolButton::clicked, this, [this] {
        const auto act = m_act;
        dismiss();
        if (act)
            act();
    });
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridUnit + 4, gridUnit / 2, gridUnit, gridUnit / 2);
    row->setSpacing(gridUnit);
    row->addWidget(m_sign);
    row->addWidget(m_label, 1);
    row->addWidget(m_offer);
    row->addWidget(m_close);
    refresh();
    hide();
}

void MessageBar::showError(const Error& error)
{
    m_text = [error] { return translated(error); };
    m_isError = true;
    m_offerLabel = {};
    refresh();
    show();
}

void MessageBar::showNotice(std::function<QString()> text)
{
    m_text = std::move(text);
    m_isError = false;
    m_offerLabel = {};
    refresh();
    show();
}

void MessageBar::offer(std::function<QString()> text, std::function<QString()> label,
                       std::function<void()> act)
{
    m_text = std::move(text);
    m_isError = false;
    m_offerLabel = std::move(label);
    m_act = std::move(act);
    refresh();
    show();
}

void MessageBar::dismiss()
{
    m_text = {};
    m_offerLabel = {};
    m_act = {};
    m_label->clear();
    hide();
}

QString MessageBar::text() const { return m_label->text(); }

void MessageBar::changeEvent(QEvent* event)
{
    // Setting the own palette brings a PaletteChange too: only the program's counts.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange)
        refresh();
    QFrame::changeEvent(event);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::refresh()
{
    if (m_text)
        m_label->setText(m_text());
    setAccessibleName(m_isError ? tr("Error") : tr("Notice"));
    m_label->setAccessibleName(m_text ? m_label->text() : tr("Message"));
    m_offer->setVisible(static_cast<bool>(m_offerLabel));
    m_offer->setText(m_offerLabel ? m_offerLabel() : QString());
    m_offer->setAccessibleName(m_offerLabel ? m_offerLabel() : tr("Nothing is offered"));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
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
