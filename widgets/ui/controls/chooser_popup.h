// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/chooser_rows.h"

#include <QFrame>
#include <functional>

class QLabel;
class QLineEdit;
class QListView;

namespace doppler {

/// The pop-up of a SearchChooser: a search field, and the matching rows in groups. Arrow keys move, Enter
/// chooses, Escape closes. A message replaces the rows if nothing matches.
class ChooserPopup : public QFrame {
    Q_OBJECT
public:
    /// Returns the rows for a search text.
    using Source = std::function<ChooserRows(const QString& search)>;
    /// A pop-up for `box`, which owns it.
    ChooserPopup(QWidget& box, Source source);

    /// Opens below the box, or above it if there is more room. `current` is the id of the marked row.
    void open(const QString& search, const QString& current);
    /// Replaces the hint in the field; also the accessible name of field and list.
    void setHint(const QString& hint, const QString& listName);
    [[nodiscard]] QLineEdit* field() const { return m_field; }

signals:
    /// The user chose a row. The pop-up is closed.
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void narrow(const QString& text);
    void step(int direction, int rows);
    void choose(const QModelIndex& index);
    bool press(int key, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] int shownRows() const;
    void dismiss();
    void place();
    void fit();
    void restyle();

    QWidget& m_box;
    Source m_source;
    ChooserModel* m_model;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_message;
    bool m_isError = false;
    bool m_above = false; ///< The box.
    int m_mostHeight = 0; ///< In pixels.
};

} // namespace doppler
