// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/field_table.h"

#include "widgets/topology/field_model.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QValidator>
#include <algorithm>

namespace doppler {

namespace {

/// Keeps a field open while the model can't take its text.
class FieldValidator : public QValidator {
public:
    FieldValidator(const FieldModel& of, const QModelIndex& at, QObject* parent)
        : QValidator(parent), model(of), cell(at)
    {
    }
    State validate(QString& text, int&) const override
    {
        return cell.isValid() && model.check(cell, text).ok() ? Acceptable : Intermediate;
    }

private:
    const FieldModel& model;
    QPersistentModelIndex cell;
};

} // namespace

FieldDelegate::FieldDelegate(QTableView* view) : QStyledItemDelegate(view), m_view(view)
{
    connect(this, &QAbstractItemDelegate::closeEditor, this, [this] { emit faultShown(QString()); });
}

QWidget* FieldDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                     const QModelIndex& index) const
{
    const auto* model = qobject_cast<const FieldModel*>(index.model());
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("field"));
    field->setFrame(false);
    field->setAutoFillBackground(true);
    field->setAlignment(Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()));
    field->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    field->setValidator(new FieldValidator(*model, index, field));
    connect(field, &QLineEdit::textEdited, this,
            [this, field, model, cell = QPersistentModelIndex(index)](const QString& text) {
                const auto taken = cell.isValid() ? model->check(cell, text) : Result<void>();
                QPalette look = m_view->palette();
                if (!taken)
                    look.setColor(QPalette::Text, tokens(look).bad);
                field->setPalette(look);
                emit faultShown(taken ? QString() : translated(taken.error()));
            });
    return field;
}

void FieldDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* field = qobject_cast<QLineEdit*>(editor);
    if (!field->isModified()) // A refresh of the model takes nothing from who is typing.
        field->setText(index.data(Qt::EditRole).toString());
}

void FieldDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    auto* fields = qobject_cast<FieldModel*>(model);
    const QString text = qobject_cast<QLineEdit*>(editor)->text();
    if (text == index.data(Qt::EditRole).toString() || !fields->check(index, text))
        return;
    QModelIndexList cells{index};
    const QModelIndexList selected = m_view->selectionModel()->selectedIndexes();
    if (selected.contains(index))
        for (const QModelIndex& other : selected)
            if (other != index && fields->alike(index, other))
                cells += other;
    fields->fill(cells, text);
}

FieldTable::FieldTable(QWidget* parent) : QTableView(parent)
{
    useDelegate(new FieldDelegate(this));
    setProperty("data", true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setTabKeyNavigation(false); // Tab goes on to the next widget.
    setWordWrap(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
}

void FieldTable::useDelegate(FieldDelegate* delegate)
{
    setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::faultShown, this, &FieldTable::faultShown);
}

std::vector<int> FieldTable::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        rows.push_back(cell.row());
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(currentIndex().row());
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    return rows;
}

void FieldTable::selectRows(const std::vector<int>& rows)
{
    if (rows.empty())
        return;
    const int column = std::max(currentIndex().column(), 0);
    QItemSelection chosen;
    for (const int row : rows)
        chosen.select(model()->index(row, column), model()->index(row, column));
    selectionModel()->setCurrentIndex(model()->index(rows.front(), column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    scrollTo(currentIndex());
}

void FieldTable::keyPressEvent(QKeyEvent* event)
{
    const bool open = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (open && event->modifiers() == Qt::NoModifier && state() != QAbstractItemView::EditingState) {
        if (currentIndex().isValid() && model()->flags(currentIndex()).testFlag(Qt::ItemIsEditable))
            edit(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace doppler
