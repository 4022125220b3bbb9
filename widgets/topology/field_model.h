// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QAbstractTableModel>
#include <QString>

namespace doppler {

/// A table whose cells are fields: a typed text is checked before it is accepted, and one text can fill many
/// cells at once.
class FieldModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Checks whether the cell can take the text. The error is shown at the field.
    [[nodiscard]] virtual Result<void> check(const QModelIndex& cell, const QString& text) const = 0;
    /// Sets the text in all of these cells, as one step; the first is the one that was edited. Returns false
    /// if nothing changes.
    virtual bool fill(const QModelIndexList& cells, const QString& text) = 0;
    /// Whether a text for one cell also applies to the other, if both are selected.
    [[nodiscard]] virtual bool alike(const QModelIndex& one, const QModelIndex& other) const = 0;

    bool setData(const QModelIndex& cell, const QVariant& value, int role = Qt::EditRole) override
    {
        return role == Qt::EditRole && check(cell, value.toString()).ok() && fill({cell}, value.toString());
    }
};

} // namespace doppler
