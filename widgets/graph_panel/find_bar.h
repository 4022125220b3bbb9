// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace doppler {

/// A field that finds vertices by words and conditions during typing. Enter selects the next one; Escape
/// closes the field and ends the search.
class FindBar : public QFrame {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the field and moves the focus to it.
    void open();
    void close();
    /// The number of vertices that the current text matches.
    void setMatches(int count);
    /// Which of them is selected, from 1; 0: none.
    void setPlace(int place);
    /// The reason why the current text matches nothing; shown instead of the number.
    void setError(const Error& error);
    [[nodiscard]] QString text() const;
    /// Searches for this text without moving the focus. Empty: ends the search.
    void setText(const QString& text);

signals:
    void searchChanged(const QString& text);
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void restyle();
    void showCount();

    int m_matches = 0;
    int m_place = 0;
    std::optional<Error> m_error;
    QLineEdit* m_field;
    QLabel* m_count;
    QToolButton* m_close;
};

} // namespace doppler
