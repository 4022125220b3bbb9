// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/search_chooser.h"

#include "widgets/ui/controls/chooser_popup.h"
#include "widgets/ui/controls/plain_tip.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QStyleOptionComboBox>

namespace doppler {

namespace {

/// Whether the key types a character, and is no command.
bool isTyped(const QKeyEvent& key)
{
    const bool command = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !command && !key.text().isEmpty() && key.text().front().isPrint();
}

/// Whether the key begins a search; a space only opens the pop-up.
bool isSearched(const QKeyEvent& key) { return isTyped(key) && !key.text().front().isSpace(); }

} // namespace

SearchChooser::SearchChooser(QWidget* parent) : QComboBox(parent) {}

bool SearchChooser::isOpen() const { return m_popup && m_popup->isVisible(); }

void SearchChooser::showPopup() { open(QString()); }

void SearchChooser::open(const QString& text)
{
    if (!m_popup) {
        m_popup = new ChooserPopup(*this, [this](const QString& search) { return rowsFor(search); });
        connect(m_popup, &ChooserPopup::chosen, this, &SearchChooser::choose);
    }
    m_popup->setHint(hint(), accessibleName());
    m_popup->open(text, currentData().toString());
}

void SearchChooser::hidePopup()
{
    if (m_popup)
        m_popup->hide();
}

void SearchChooser::search(const QString& text)
{
    if (isOpen())
        m_popup->field()->insert(text);
    else
        open(text);
}

void SearchChooser::showId(const QString& id, const QString& title)
{
    int row = id.isEmpty() ? -1 : findData(id, Qt::UserRole, Qt::MatchFixedString);
    if (row < 0 && !id.isEmpty()) {
        row = 0;
        insertItem(row, title, id);
        setItemData(row, plainTip(id), Qt::ToolTipRole);
    }
    setCurrentIndex(row);
}

void SearchChooser::choose(const QString& id)
{
    const int row = findData(id);
    if (row < 0) {
        emit textChosen(id);
        return;
    }
    setCurrentIndex(row);
    emit activated(row);
}

bool SearchChooser::event(QEvent* event)
{
    // Only while the box has the focus: a letter is searched for, also if the window has a shortcut for it.
    if (event->type() == QEvent::ShortcutOverride && isSearched(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QComboBox::event(event);
}

void SearchChooser::keyPressEvent(QKeyEvent* event)
{
    if (isSearched(*event) || (isOpen() && isTyped(*event)))
        search(event->text());
    else
        QComboBox::keyPressEvent(event);
}

void SearchChooser::mousePressEvent(QMouseEvent* event)
{
    // Qt would prepare the pop-up of its own.
    if (event->button() == Qt::LeftButton)
        showPopup();
    else
        QComboBox::mousePressEvent(event);
}

void SearchChooser::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, field.width() - 2);
}

} // namespace doppler
