// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace doppler {

/// Colours the text of a lesson: header, titles of steps, keys of lines, placeholders. Blocks of code are
/// text.
class LessonHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    explicit LessonHighlighter(QTextDocument* document);
    void setTokens(const Tokens& tokens);

protected:
    void highlightBlock(const QString& line) override;

private:
    void highlightText(const QString& line);

    QTextCharFormat m_key;
    QTextCharFormat m_title;
    QTextCharFormat m_place;
    QTextCharFormat m_quiet;
};

} // namespace doppler
