// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_highlighter.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace doppler {

namespace {

/// States of a block: where its end is.
enum State { Text, Head, Code };
constexpr int mostLetters = 2000; ///< Of a line that is coloured.
const QString fence = QStringLiteral("---");

} // namespace

LessonHighlighter::LessonHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void LessonHighlighter::setTokens(const Tokens& tokens)
{
    m_key.setForeground(tokens.accent);
    m_title.setFontWeight(QFont::Bold);
    m_title.setForeground(tokens.text);
    m_place.setForeground(tokens.good);
    m_quiet.setForeground(tokens.mutedText);
    rehighlight();
}

void LessonHighlighter::highlightBlock(const QString& line)
{
    const bool first = currentBlock().blockNumber() == 0;
    const int before = first ? Text : previousBlockState();
    const QString bare = line.trimmed();
    if ((first || before == Head) && bare == fence) {
        setCurrentBlockState(first ? Head : Text);
        setFormat(0, static_cast<int>(line.size()), m_quiet);
        return;
    }
    const bool ticks = line.startsWith(QStringLiteral("```")) && before != Head;
    setCurrentBlockState(ticks ? (before == Code ? Text : Code) : before);
    if (ticks || before == Code)
        setFormat(0, static_cast<int>(line.size()), m_quiet);
    else if (line.size() <= mostLetters)
        highlightText(line);
}

void LessonHighlighter::highlightText(const QString& line)
{
    static const QRegularExpression key(QStringLiteral("^[a-z]+:(?!//)"));
    static const QRegularExpression place(QStringLiteral("\\{[^{}]+\\}"));
    if (line.startsWith(QStringLiteral("# ")))
        return setFormat(0, static_cast<int>(line.size()), m_title);
    if (line.startsWith(QStringLiteral("note:")))
        return setFormat(0, static_cast<int>(line.size()), m_quiet);
    if (const auto match = key.match(line); match.hasMatch())
        setFormat(0, static_cast<int>(match.capturedLength()), m_key);
    for (auto match = place.globalMatch(line); match.hasNext();) {
        const auto found = match.next();
        setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()), m_place);
    }
}

} // namespace doppler
