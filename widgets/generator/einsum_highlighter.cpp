// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/einsum_highlighter.h"

#include "core/workloads/einsum/einsum_tokens.h"
#include "core/workloads/einsum/scalar_function.h"
#include "widgets/graph_view/picture/box_style.h"

#include <QTextBlock>
#include <QTextDocument>
#include <algorithm>

namespace doppler {

namespace {

/// Of a line that is coloured.
constexpr int mostLetters = 2000;

bool isFunction(std::string_view word)
{
    return findScalarFunction(word) || std::ranges::find(aggregationNames, word) != aggregationNames.end();
}

} // namespace

int letterOfByte(const QString& line, std::size_t column)
{
    const QByteArray bytes = line.toUtf8().left(static_cast<qsizetype>(column) - 1);
    return static_cast<int>(QString::fromUtf8(bytes).size());
}

EinsumHighlighter::EinsumHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(static_cast<QObject*>(document)), m_text(document)
{
    // Before the text is taken: this is told of a change first.
    connect(document, &QTextDocument::contentsChange, this,
            [this](int changed, int, int added) { followLines(changed, added); });
    setDocument(document);
}

void EinsumHighlighter::followLines(int changed, int added)
{
    // Where all lines were short only those that changed can be long.
    const bool colours = document() != nullptr;
    QTextBlock line = colours ? m_text->findBlock(changed) : m_text->begin();
    const QTextBlock last = colours ? m_text->findBlock(changed + added) : m_text->lastBlock();
    while (line.isValid() && line != last && line.length() <= mostLetters)
        line = line.next();
    if (const bool canColour = !line.isValid() || line.length() <= mostLetters; canColour != colours)
        setDocument(canColour ? m_text : nullptr);
}

void EinsumHighlighter::setTokens(const Tokens& tokens)
{
    const auto ink = [&tokens](const QColor& color) { return legibleOn(color, tokens, 4.5); };
    m_statement.setForeground(ink(tokens.accent));
    m_statement.setFontWeight(QFont::DemiBold);
    m_function.setForeground(ink(tokens.dark ? QColor(0xc7, 0x9b, 0xea) : QColor(0x7a, 0x3e, 0x9d)));
    m_number.setForeground(ink(tokens.dark ? QColor(0x5c, 0xc4, 0xc4) : QColor(0x0b, 0x6e, 0x6e)));
    m_comment.setForeground(tokens.mutedText);
    m_comment.setFontItalic(true);
    rehighlight();
}

void EinsumHighlighter::highlightBlock(const QString& line)
{
    const std::string text = line.toStdString();
    const auto tokens = einsumTokens(text);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const EinsumToken& token = tokens[i];
        const EinsumToken& next = tokens[i + 1];
        const QTextCharFormat* format = nullptr;
        if (token.kind == EinsumToken::Kind::Number)
            format = &m_number;
        else if (token.isWord() && ((i == 0 && !next.is("=") && !next.is("[")) || token.is("pieces")))
            format = &m_statement;
        else if (token.isWord() && i > 0 && !next.is("=") && isFunction(token.text))
            format = &m_function;
        if (!format)
            continue;
        const int begin = letterOfByte(line, token.column);
        const int end = letterOfByte(line, token.column + token.text.size());
        setFormat(begin, end - begin, *format);
    }
    if (const qsizetype comment = line.indexOf(QLatin1Char('#')); comment >= 0)
        setFormat(static_cast<int>(comment), static_cast<int>(line.size() - comment), m_comment);
}

} // namespace doppler
