// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/message_bar.h"

#include "widgets/shell/message_line.h"
#include "widgets/ui/text/text.h"

#include <QEvent>
#include <QVBoxLayout>

namespace doppler {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_said(new MessageLine(QStringLiteral("message"))),
      m_offered(new MessageLine(QStringLiteral("offer"))), m_done(new MessageLine(QStringLiteral("undo")))
{
    setObjectName(QStringLiteral("messageBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (MessageLine* line : {m_said, m_offered, m_done}) {
        column->addWidget(line);
        connect(line, &MessageLine::ended, this, &MessageBar::showLines);
    }
    hide();
}

void MessageBar::showError(const Error& error)
{
    m_said->say([error] { return translated(error); }, true);
    showLines();
}

void MessageBar::showNotice(std::function<QString()> text)
{
    m_said->say(std::move(text), false);
    showLines();
}

void MessageBar::dismiss() { m_said->end(); }

QString MessageBar::text() const { return m_said->text(); }

void MessageBar::offer(std::function<QString()> text, std::vector<Choice> choices)
{
    m_offered->say(std::move(text), false, std::move(choices));
    showLines();
}

void MessageBar::withdraw() { m_offered->end(); }

bool MessageBar::offers() const { return m_offered->speaks(); }

void MessageBar::offerUndo(std::function<QString()> text, Choice undo)
{
    m_done->say(std::move(text), false, {std::move(undo)});
    showLines();
}

void MessageBar::endUndo() { m_done->end(); }

bool MessageBar::offersUndo() const { return m_done->speaks(); }

void MessageBar::showLines() { setVisible(m_said->speaks() || m_offered->speaks() || m_done->speaks()); }

void MessageBar::changeEvent(QEvent* event)
{
    // Setting a line's palette brings a PaletteChange too: only the program's counts.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange)
        for (MessageLine* line : {m_said, m_offered, m_done})
            line->refresh();
    QFrame::changeEvent(event);
}

} // namespace doppler
