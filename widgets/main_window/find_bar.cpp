// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/find_bar.h"

#include "widgets/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace doppler {

FindBar::FindBar(QWidget* parent)
    : QFrame(parent), m_field(new QLineEdit), m_count(new QLabel), m_close(new QToolButton)
{
    setObjectName(QStringLiteral("findBar"));
    m_field->setObjectName(QStringLiteral("findField"));
    m_field->setClearButtonEnabled(true);
    m_field->setMaximumWidth(48 * gridUnit);
    m_field->installEventFilter(this);
    m_close->setObjectName(QStringLiteral("findClose"));
    m_close->setAutoRaise(true);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_count->setVisible(!text.isEmpty());
        emit searchChanged(text);
    });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridUnit + 4, gridUnit / 2, gridUnit, gridUnit / 2);
    row->setSpacing(gridUnit);
    row->addWidget(m_field, 3);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_close);
    m_count->hide();
    retranslate();
    restyle();
    hide();
}

void FindBar::open()
{
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::close()
{
    m_field->clear();
    hide();
    emit closed();
}

void FindBar::setMatches(int count)
{
    m_matches = count;
    retranslate();
}

QString FindBar::text() const { return m_field->text(); }

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool asked = event->type() == QEvent::ShortcutOverride;
    if (watched != m_field || (!asked && event->type() != QEvent::KeyPress))
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (asked) { // Escape is a key of the window too.
        event->setAccepted(key->key() == Qt::Key_Escape);
        return key->key() == Qt::Key_Escape;
    }
    if (key->key() == Qt::Key_Escape) {
        close();
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        key->modifiers().testFlag(Qt::ShiftModifier) ? emit previousRequested() : emit nextRequested();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void FindBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QFrame::changeEvent(event);
}

void FindBar::retranslate()
{
    setAccessibleName(tr("Find"));
    m_field->setPlaceholderText(tr("Find by name, operation, group or device"));
    m_field->setAccessibleName(tr("Find"));
    m_count->setText(m_matches == 0 ? tr("nothing found") : tr("%n found", nullptr, m_matches));
    m_close->setToolTip(tr("End the search (Esc)"));
    m_close->setAccessibleName(tr("End the search"));
}

void FindBar::restyle() { m_close->setIcon(icon(QStringLiteral("clear"), palette())); }

} // namespace doppler
