// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace doppler {

/// Converts a column in bytes of UTF-8, from 1, to an index of characters, from 0.
int letterOfByte(const QString& line, std::size_t column);

/// Colours the einsum language: statements, functions and aggregations, numbers, comments. Disabled for texts
/// with a very long line, because each character costs time and Qt 6.4 keeps 16 bytes for every character of
/// the longest line that it has coloured.
class EinsumHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit EinsumHighlighter(QTextDocument* document);
    void setTokens(const Tokens& tokens);

protected:
    void highlightBlock(const QString& line) override;

private:
    /// Disables colouring if the text has such a line, and enables it again once there is none.
    void followLines(int changed, int added);

    QTextDocument* m_text; ///< document() while colouring is enabled.
    QTextCharFormat m_statement;
    QTextCharFormat m_function;
    QTextCharFormat m_number;
    QTextCharFormat m_comment;
};

} // namespace doppler
