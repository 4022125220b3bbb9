// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/controls/chooser_rows.h"

#include <QComboBox>

namespace doppler {

class ChooserPopup;

/// A combo box whose pop-up has groups and a search field. Characters that are typed into the closed box open
/// the pop-up and are searched for. The items of the box hold ids as their data; activated() reports a choice
/// of one of them, textChosen() any other.
class SearchChooser : public QComboBox {
    Q_OBJECT
public:
    explicit SearchChooser(QWidget* parent = nullptr);

    void showPopup() override;
    void hidePopup() override;
    /// Opens the pop-up with this search text; adds it to the text of an open one.
    void search(const QString& text);
    /// Selects the item with this id, without regard to case, and adds it with this title if it is missing.
    /// An empty id selects nothing.
    void showId(const QString& id, const QString& title);

signals:
    /// The user chose an id that is not among the items.
    void textChosen(const QString& id);

protected:
    /// The rows for a search text without blanks at its ends, which may be empty.
    [[nodiscard]] virtual ChooserRows rowsFor(const QString& search) const = 0;
    /// The hint in the empty search field.
    [[nodiscard]] virtual QString hint() const = 0;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    [[nodiscard]] bool isOpen() const;
    void open(const QString& text);
    void choose(const QString& id);

    ChooserPopup* m_popup = nullptr; ///< Null until it is first opened.
};

} // namespace doppler
