// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology_edits.h"
#include "widgets/topology/field_model.h"
#include "widgets/topology/quantity_text.h"

#include <optional>
#include <span>

namespace doppler {

class TopologyDraft;

/// The quantity that a matrix of links shows.
enum class LinkFigure {
    Bandwidth,
    Latency,
    Sharing, ///< Number of links that wait for each other through named channels.
};

/// The smallest and largest value of a matrix, with a suitable unit.
struct HeatScale {
    double least = 0;
    double most = 0;
    QuantityUnit unit;
    bool logarithmic = false;

    /// The position of a value on the scale, 0 to 1; 0.5 if all are equal.
    [[nodiscard]] double share(double value) const;
    /// The value at a share.
    [[nodiscard]] double at(double share) const;
};

/// The links of a draft: a row for each sender, a column for each receiver.
class LinkModel : public FieldModel {
    Q_OBJECT
public:
    /// `draft` must outlive it.
    explicit LinkModel(TopologyDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] LinkFigure figure() const { return m_figure; }
    void setFigure(LinkFigure figure);
    /// Whether a value for one direction also applies to the other.
    [[nodiscard]] bool bothWays() const { return m_bothWays; }
    void setBothWays(bool both) { m_bothWays = both; }

    /// Whether columns show only the end of device names (shortDeviceName()).
    void setColumnsShort(bool shortNames);

    [[nodiscard]] const HeatScale& scale() const { return m_scale; }
    /// The position of the cell on the scale, 0 to 1; nothing on the diagonal.
    [[nodiscard]] std::optional<double> heat(const QModelIndex& cell) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& cell, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation side, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& cell) const override;

    [[nodiscard]] Result<void> check(const QModelIndex& cell, const QString& text) const override;
    bool fill(const QModelIndexList& cells, const QString& text) override;
    [[nodiscard]] bool alike(const QModelIndex&, const QModelIndex& other) const override;

    /// Sets a quantity of these links, and of the opposite ones if bothWays().
    bool set(const QModelIndexList& cells, LinkFigure figure, const QString& text);
    /// Adds a channel to these links, or removes it.
    bool setMember(const QModelIndexList& cells, ChannelId channel, bool member);
    /// The pairs of these cells, each once, with the opposite ones if bothWays().
    [[nodiscard]] std::vector<DevicePair> pairs(const QModelIndexList& cells) const;
    void retranslate() { refresh(); }

signals:
    /// Emitted when the scale changes, after an edit or for another quantity.
    void scaleChanged();

private:
    [[nodiscard]] const Link& link(const QModelIndex& cell) const;
    [[nodiscard]] double value(const QModelIndex& cell) const;
    [[nodiscard]] QString toolTip(const QModelIndex& cell) const;
    void refresh();
    void measure();

    TopologyDraft& m_draft;
    LinkFigure m_figure = LinkFigure::Bandwidth;
    bool m_bothWays = true;
    bool m_columnsShort = false;
    int m_count = 0;
    HeatScale m_scale;
    std::vector<std::size_t> m_users; ///< By channel, the number of links that use it.
};

/// The kind of number for a quantity of links.
Quantity linkQuantity(LinkFigure figure);

} // namespace doppler
