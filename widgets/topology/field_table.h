// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>
#include <vector>

namespace doppler {

/// Edits cells of a FieldModel. An invalid text stays in the open field, marked and with a message; Escape
/// discards it. A valid text is set in every selected cell that is alike.
class FieldDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit FieldDelegate(QTableView* view);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

signals:
    /// The fault of the text in the open field; empty: none, or the field is closed.
    void faultShown(const QString& sentence) const;

private:
    QTableView* m_view;
};

/// A table of fields. Return opens the field of the current cell; cells that are alike are filled together.
class FieldTable : public QTableView {
    Q_OBJECT
public:
    explicit FieldTable(QWidget* parent = nullptr);

    /// Replaces the default FieldDelegate.
    void useDelegate(FieldDelegate* delegate);
    /// The rows of the selected cells, ascending.
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// Selects these rows; the first one becomes current, in the current column.
    void selectRows(const std::vector<int>& rows);

signals:
    void faultShown(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace doppler
