// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFrame>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace doppler {

/// A slim field that finds vertices by words and conditions while one types. Enter goes to the next, Escape
/// closes and ends the search.
class FindBar : public QFrame {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the field and puts the cursor there.
    void open();
    void close();
    /// How many vertices the present text found.
    void setMatches(int count);
    /// Which of them is selected, from 1; 0: none.
    void setPlace(int place);
    /// Why the present text finds nothing; said in the place of the number.
    void setError(const Error& error);
    [[nodiscard]] QString text() const;
    /// Searches for that; the cursor stays where it is. Empty: ends the search.
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
