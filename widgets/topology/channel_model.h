// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/field_model.h"

#include <vector>

namespace doppler {

class TopologyDraft;

/// The named channels of a draft, one per row.
class ChannelModel : public FieldModel {
    Q_OBJECT
public:
    enum Column { Name, Capacity, Links, Members, ColumnCount };
    /// `draft` must outlive it.
    explicit ChannelModel(TopologyDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& cell, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation side, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& cell) const override;

    [[nodiscard]] Result<void> check(const QModelIndex& cell, const QString& text) const override;
    bool fill(const QModelIndexList& cells, const QString& text) override;
    /// Capacities can be filled together; a name belongs to one channel.
    [[nodiscard]] bool alike(const QModelIndex& one, const QModelIndex& other) const override;
    void retranslate();

private:
    [[nodiscard]] QString shownText(const QModelIndex& cell) const;
    [[nodiscard]] static QString title(int column);
    void refresh();
    void listMembers();

    TopologyDraft& m_draft;
    int m_rows = 0;
    std::vector<QString> m_members; ///< By channel: text with its first links.
    std::vector<int> m_counts;      ///< By channel.
};

} // namespace doppler
