// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/einsum_editor.h"

#include "widgets/generator/einsum_highlighter.h"
#include "widgets/ui/controls/plain_tip.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

namespace doppler {

namespace {

constexpr int mostKeptSteps = 20;

/// Beside the text, as high as it.
class LineNumbers : public QWidget {
public:
    explicit LineNumbers(EinsumEditor* text) : QWidget(text), editor(text) {}

protected:
    void paintEvent(QPaintEvent* event) override { editor->paintNumbers(event); }

private:
    EinsumEditor* editor;
};

} // namespace

EinsumEditor::EinsumEditor(QWidget* parent)
    : QPlainTextEdit(parent), m_highlighter(new EinsumHighlighter(document())),
      m_numbers(new LineNumbers(this))
{
    setObjectName(QStringLiteral("einsumEditor"));
    setProperty("data", true);
    setFont(fixedFont());
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::blockCountChanged, this,
            [this] { setViewportMargins(numbersWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int scrolled) {
        if (scrolled != 0)
            m_numbers->scroll(0, scrolled);
        else
            m_numbers->update(0, area.y(), m_numbers->width(), area.height());
    });
    setViewportMargins(numbersWidth(), 0, 0, 0);
    restyle();
}

int EinsumEditor::numbersWidth() const
{
    const auto digits = std::max<qsizetype>(2, QString::number(blockCount()).size());
    return fontMetrics().horizontalAdvance(QLatin1Char('9')) * static_cast<int>(digits) + 2 * gridUnit;
}

void EinsumEditor::paintNumbers(QPaintEvent* event)
{
    const Tokens colors = tokens(palette());
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), colors.surface);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event->rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        const bool faulty = m_fault && static_cast<std::size_t>(block.blockNumber()) + 1 == m_fault->line;
        painter.setPen(faulty ? colors.bad : colors.mutedText);
        painter.drawText(QRectF(0, top, m_numbers->width() - gridUnit, height),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
        if (faulty)
            painter.fillRect(QRectF(0, top, 3, height), colors.bad);
        top += height;
        block = block.next();
    }
}

void EinsumEditor::setFault(const std::optional<TextPlace>& place, const QString& text)
{
    m_fault = place;
    m_faultText = text;
    setAccessibleDescription(text);
    showMarks();
    m_numbers->update();
}

QTextCursor EinsumEditor::faultCursor() const
{
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(m_fault->line) - 1);
    if (!block.isValid())
        return {};
    const QString line = block.text();
    const int length = static_cast<int>(line.size());
    int begin = std::min(letterOfByte(line, m_fault->column), length);
    int end = std::clamp(letterOfByte(line, m_fault->column + m_fault->length), begin, length);
    if (begin == end) // the line's end: its last letter shows it
        begin = std::max(0, begin - 1);
    end = std::max(end, std::min(begin + 1, length));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + begin);
    cursor.setPosition(block.position() + end, QTextCursor::KeepAnchor);
    return cursor;
}

void EinsumEditor::showMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_fault) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = faultCursor();
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        const Tokens colors = tokens(palette());
        mark.format.setUnderlineColor(colors.bad);
        QColor wash = colors.bad;
        wash.setAlphaF(0.14F);
        mark.format.setBackground(wash);
        if (!mark.cursor.isNull())
            marks.append(mark);
    }
    setExtraSelections(marks);
}

void EinsumEditor::goToFault()
{
    if (!m_fault)
        return;
    QTextCursor cursor = faultCursor();
    if (cursor.isNull())
        return;
    cursor.setPosition(cursor.selectionStart());
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void EinsumEditor::replaceAll(const QString& text)
{
    if (text == toPlainText())
        return; // opened again: there is nothing to take back, and what could be stays
    // What was typed can be taken back after a file came over it, but not every file that was ever opened.
    const int steps = document()->availableUndoSteps();
    if (!document()->isModified() && (steps == 0 || steps >= mostKeptSteps)) {
        setPlainText(text);
        return;
    }
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.insertText(text);
    moveCursor(QTextCursor::Start);
}

void EinsumEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_numbers->setGeometry(area.left(), area.top(), numbersWidth(), area.height());
}

void EinsumEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

bool EinsumEditor::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPoint place = viewport()->mapFromGlobal(help->globalPos());
    const QTextCursor fault = m_fault ? faultCursor() : QTextCursor();
    const QTextCursor under = cursorForPosition(place);
    const bool on = !fault.isNull() && viewport()->rect().contains(place) &&
                    under.position() >= fault.selectionStart() && under.position() <= fault.selectionEnd();
    if (on)
        QToolTip::showText(help->globalPos(), plainTip(m_faultText), this);
    else
        QToolTip::hideText();
    return true;
}

void EinsumEditor::restyle()
{
    m_highlighter->setTokens(tokens(palette()));
    showMarks();
}

} // namespace doppler
