// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology_edits.h"
#include "widgets/topology/field_model.h"
#include "widgets/topology/quantity_text.h"

#include <optional>
#include <span>

namespace doppler {

class TopologyDraft;

/// What a matrix of links shows.
enum class LinkFigure {
    Bandwidth,
    Latency,
    Sharing, ///< Through its named channels, how many links wait for one another.
};

/// The smallest and largest value of a matrix and the unit that suits both.
struct HeatScale {
    double least = 0;
    double most = 0;
    QuantityUnit unit;
    bool logarithmic = false;

    /// Where a value lies, 0 to 1; 0.5 where all are equal.
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
    /// What is typed for one direction counts for the other one too.
    [[nodiscard]] bool bothWays() const { return m_bothWays; }
    void setBothWays(bool both) { m_bothWays = both; }

    /// Columns are called by the end of their names alone (shortDeviceName()).
    void setColumnsShort(bool shortNames);

    [[nodiscard]] const HeatScale& scale() const { return m_scale; }
    /// The cell's place on the scale, 0 to 1; nothing on the diagonal.
    [[nodiscard]] std::optional<double> heat(const QModelIndex& cell) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& cell, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation side, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& cell) const override;

    [[nodiscard]] Result<void> check(const QModelIndex& cell, const QString& text) const override;
    bool fill(const QModelIndexList& cells, const QString& text) override;
    [[nodiscard]] bool alike(const QModelIndex&, const QModelIndex& other) const override;

    /// Sets a figure of these links, and of those the other way where both ways are meant.
    bool set(const QModelIndexList& cells, LinkFigure figure, const QString& text);
    /// Lets them need a channel, or not.
    bool setMember(const QModelIndexList& cells, ChannelId channel, bool member);
    /// The pairs of these cells, and of those the other way where both ways are meant; each once.
    [[nodiscard]] std::vector<DevicePair> pairs(const QModelIndexList& cells) const;
    void retranslate() { refresh(); }

signals:
    /// Another scale: after a change, or for another figure.
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
    std::vector<std::size_t> m_users; ///< By channel, how many links need it.
};

/// How the quantities of links are written.
Quantity linkQuantity(LinkFigure figure);

} // namespace doppler
