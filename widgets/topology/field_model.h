// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QAbstractTableModel>
#include <QString>

namespace doppler {

/// A table whose cells are fields: what someone types is checked before it is taken, and one text can fill
/// many cells at once.
class FieldModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Whether the cell can take the text; the error is for the field.
    [[nodiscard]] virtual Result<void> check(const QModelIndex& cell, const QString& text) const = 0;
    /// Puts the text into all of these, as one step; the first is the one whose field it was typed in. False
    /// where nothing changes.
    virtual bool fill(const QModelIndexList& cells, const QString& text) = 0;
    /// Whether a text that is put into one cell goes into the other one too, where both are selected.
    [[nodiscard]] virtual bool alike(const QModelIndex& one, const QModelIndex& other) const = 0;

    bool setData(const QModelIndex& cell, const QVariant& value, int role = Qt::EditRole) override
    {
        return role == Qt::EditRole && check(cell, value.toString()).ok() && fill({cell}, value.toString());
    }
};

} // namespace doppler
