// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace doppler {

/// Where a column of a line stands, that counts bytes of UTF-8 from 1, in letters from 0.
int letterOfByte(const QString& line, std::size_t column);

/// Colours of the einsum language: statements, functions and aggregations, numbers, comments.
class EinsumHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit EinsumHighlighter(QTextDocument* document);
    void setTokens(const Tokens& tokens);

protected:
    void highlightBlock(const QString& line) override;

private:
    QTextCharFormat m_statement;
    QTextCharFormat m_function;
    QTextCharFormat m_number;
    QTextCharFormat m_comment;
};

} // namespace doppler
