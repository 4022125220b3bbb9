// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/query_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStringListModel>

namespace doppler {

QueryField::QueryField(QWidget* parent)
    : SearchField(parent), m_offered(new QStringListModel(this)), m_completer(new QCompleter(m_offered, this))
{
    setObjectName(QStringLiteral("tableFilter"));
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    connect(this, &QLineEdit::textEdited, this, [this] { offer(false); });
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &QueryField::complete);
}

void QueryField::setColumns(std::span<const ColumnSpec> columns) { m_columns = columns; }

QString QueryField::stem() const
{
    static const QRegularExpression last(QStringLiteral(R"([^\s()=<>!~,"]*$)"));
    return last.match(text().left(cursorPosition())).captured();
}

QString QueryField::columnBefore() const
{
    static const QRegularExpression compared(
        QStringLiteral(R"(([A-Za-z]+)\s*(?:=|!=|~|!~)\s*[^\s()=<>!~,"]*$)"));
    static const QRegularExpression listed(QStringLiteral(R"(([A-Za-z]+)\s+(?:not\s+)?in\s*\([^)]*$)"),
                                           QRegularExpression::CaseInsensitiveOption);
    const QString before = text().left(cursorPosition());
    for (const QRegularExpression& one : {compared, listed})
        if (const auto match = one.match(before); match.hasMatch())
            return match.captured(1).toLower();
    return {};
}

void QueryField::offer(bool asked)
{
    const QString typed = stem();
    const QString column = columnBefore();
    QStringList words;
    if (!column.isEmpty() && m_valuesOf) {
        words = m_valuesOf(column);
    } else {
        for (const ColumnSpec& spec : m_columns)
            words += QString::fromUtf8(spec.name.data(), std::ssize(spec.name));
        words += {QStringLiteral("and"), QStringLiteral("or"), QStringLiteral("not"), QStringLiteral("in")};
    }
    m_offered->setStringList(words);
    m_completer->setCompletionPrefix(typed);
    const bool only = m_completer->completionCount() == 1 &&
                      m_completer->currentCompletion().compare(typed, Qt::CaseInsensitive) == 0;
    if ((typed.isEmpty() && !asked) || m_completer->completionCount() == 0 || only) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = cursorRect();
    QAbstractItemView* list = m_completer->popup();
    place.setWidth(list->sizeHintForColumn(0) + list->verticalScrollBar()->sizeHint().width() + 16);
    m_completer->complete(place);
}

void QueryField::complete(const QString& chosen)
{
    static const QRegularExpression plain(QStringLiteral(R"(^[^\s()=<>!~,"]+$)"));
    const QString quoted = QString(chosen)
                               .replace(QLatin1Char('\\'), QLatin1String("\\\\"))
                               .replace(QLatin1Char('"'), QLatin1String("\\\""));
    const QString word =
        plain.match(chosen).hasMatch() ? chosen : QLatin1Char('"') + quoted + QLatin1Char('"');
    const qsizetype start = cursorPosition() - stem().size();
    const QString after = text().mid(cursorPosition());
    setText(text().left(start) + word + QLatin1Char(' ') + after);
    setCursorPosition(static_cast<int>(start + word.size() + 1));
}

void QueryField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        offer(true);
        return;
    }
    const bool leaves =
        event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (leaves && !m_completer->popup()->isVisible()) {
        emit leaveRequested();
        return;
    }
    SearchField::keyPressEvent(event);
}

} // namespace doppler
