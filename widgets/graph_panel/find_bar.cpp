// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_panel/find_bar.h"

#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/search_field.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace doppler {

FindBar::FindBar(QWidget* parent)
    : QFrame(parent), m_field(new SearchField), m_count(new ElidedLabel), m_close(new QToolButton)
{
    setObjectName(QStringLiteral("findBar"));
    m_field->setObjectName(QStringLiteral("findField"));
    m_field->setMaximumWidth(48 * gridUnit);
    m_field->installEventFilter(this);
    m_count->setObjectName(QStringLiteral("findCount"));
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
    row->addWidget(m_count, 1);
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
    m_error.reset();
    showCount();
}

void FindBar::setPlace(int place)
{
    m_place = place;
    showCount();
}

void FindBar::setError(const Error& error)
{
    m_error = error;
    showCount();
}

void FindBar::showCount()
{
    QString text = m_matches == 0 ? tr("nothing found") : tr("%n found", nullptr, m_matches);
    if (m_matches > 0 && m_place > 0)
        text = tr("%1 of %2").arg(QLocale().toString(m_place), QLocale().toString(m_matches));
    if (m_error)
        text = translated(m_error->message);
    m_count->setText(text);
    m_field->setToolTip(m_error ? tr("Error at character %1").arg(QString::fromStdString(m_error->place))
                                : QString());
    m_field->setAccessibleDescription(text);
    const Tokens t = tokens(palette());
    QPalette own = m_count->palette();
    own.setColor(QPalette::WindowText, m_error ? t.bad : t.text);
    m_count->setPalette(own);
}

QString FindBar::text() const { return m_field->text(); }

void FindBar::setText(const QString& text)
{
    m_field->setText(text);
    setVisible(!text.isEmpty());
}

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
    m_field->setPlaceholderText(tr("Words, or conditions such as cost>1ms device=gpu2"));
    m_field->setToolTip(
        tr("Words are searched in name, operation, group and device. Conditions: name, kind, group and "
           "device with : or =; cost, start, end, ready, waited, slack, flops, bytes, weights, memory, "
           "inputs and outputs with <, <=, >, >=, = or !=. All words and conditions must match."));
    m_field->setAccessibleName(tr("Find"));
    showCount();
    m_close->setToolTip(tr("Close the search (Esc)"));
    m_close->setAccessibleName(tr("Close the search"));
}

void FindBar::restyle()
{
    showCount();
    m_close->setIcon(icon(QStringLiteral("clear"), palette()));
}

} // namespace doppler
