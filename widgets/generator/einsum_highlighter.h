// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace doppler {

/// Where a column of a line stands, that counts bytes of UTF-8 from 1, in letters from 0.
int letterOfByte(const QString& line, std::size_t column);

/// Colours of the einsum language: statements, functions and aggregations, numbers, comments. A text with a
/// line that is longer than anyone writes has none: each letter of it would be paid for, and Qt 6.4 keeps 16
/// bytes for every letter of the longest line that it ever coloured.
class EinsumHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit EinsumHighlighter(QTextDocument* document);
    void setTokens(const Tokens& tokens);

protected:
    void highlightBlock(const QString& line) override;

private:
    /// Lets go of a text with such a line, and takes it again once there is none.
    void followLines(int changed, int added);

    QTextDocument* m_text; ///< document() while it is coloured.
    QTextCharFormat m_statement;
    QTextCharFormat m_function;
    QTextCharFormat m_number;
    QTextCharFormat m_comment;
};

} // namespace doppler
