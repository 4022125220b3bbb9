// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/data_table.h"
#include "widgets/ui/controls/search_field.h"

#include <functional>
#include <span>

class QCompleter;
class QStringListModel;

namespace doppler {

/// The line of a filter. It completes names of columns and keywords, and after a relation the texts of that
/// column. Ctrl+Space opens the list; Down or Return moves on to the table.
class QueryField : public SearchField {
    Q_OBJECT
public:
    /// The texts of a column of this name; empty if there are too many.
    using ValuesOf = std::function<QStringList(const QString& column)>;

    explicit QueryField(QWidget* parent = nullptr);

    void setColumns(std::span<const ColumnSpec> columns);
    void setValues(ValuesOf valuesOf) { m_valuesOf = std::move(valuesOf); }
    [[nodiscard]] QCompleter* completions() const { return m_completer; }

signals:
    /// The user wants to go on in the table.
    void leaveRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void offer(bool asked);
    void complete(const QString& chosen);
    /// The text before the cursor that a completion replaces.
    [[nodiscard]] QString stem() const;
    /// The column whose texts can come next; empty: a name of a column can.
    [[nodiscard]] QString columnBefore() const;

    std::span<const ColumnSpec> m_columns;
    ValuesOf m_valuesOf;
    QStringListModel* m_offered;
    QCompleter* m_completer;
};

} // namespace doppler
