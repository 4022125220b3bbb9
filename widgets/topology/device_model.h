// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/field_model.h"

namespace doppler {

class TopologyDraft;

/// The devices of a draft, one per row.
class DeviceModel : public FieldModel {
    Q_OBJECT
public:
    enum Column { Name, Kind, Class, Compute, MemoryRate, Memory, Overhead, Slots, ColumnCount };
    /// `draft` must outlive it.
    explicit DeviceModel(TopologyDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& cell, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation side, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& cell) const override;

    [[nodiscard]] Result<void> check(const QModelIndex& cell, const QString& text) const override;
    /// Names for several cells are numbered: "gpu" fills gpu0, gpu1 and so on; "gpu4" starts there.
    bool fill(const QModelIndexList& cells, const QString& text) override;
    [[nodiscard]] bool alike(const QModelIndex& one, const QModelIndex& other) const override;
    void retranslate();

private:
    [[nodiscard]] QString shownText(int row, int column, bool exact) const;
    [[nodiscard]] static QString title(int column);
    [[nodiscard]] static QString tip(int column);
    void refresh();

    TopologyDraft& m_draft;
    int m_rows = 0;
};

} // namespace doppler
