// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QToolButton;

namespace doppler {

/// A slim field that finds vertices while one types. Enter goes to the next, Escape closes and ends the
/// search.
class FindBar : public QFrame {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);

    /// Shows the field and puts the cursor there.
    void open();
    void close();
    /// How many vertices the present text found.
    void setMatches(int count);
    [[nodiscard]] QString text() const;

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

    int m_matches = 0;
    QLineEdit* m_field;
    QLabel* m_count;
    QToolButton* m_close;
};

} // namespace doppler
