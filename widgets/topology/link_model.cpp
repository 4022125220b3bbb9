// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/link_model.h"

#include "widgets/topology/topology_draft.h"
#include "widgets/topology/topology_picture.h"
#include "widgets/ui/text/model_text.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Beyond this ratio of the largest to the smallest value a linear scale shows too little.
constexpr double linearRatio = 3;
constexpr double readableNumber = 1e4;

double Link::*memberOf(LinkFigure figure)
{
    return figure == LinkFigure::Latency ? &Link::latency : &Link::bandwidth;
}

/// One unit for all: that of the largest value, unless the smallest would lose its digits.
QuantityUnit linkUnitFor(double least, double most, Quantity quantity)
{
    const QuantityUnit large = quantityUnit(most, quantity);
    const QuantityUnit small = quantityUnit(least > 0 ? least : most, quantity);
    return most / small.size < readableNumber ? small : large;
}

} // namespace

Quantity linkQuantity(LinkFigure figure)
{
    return figure == LinkFigure::Latency ? Quantity::Time : Quantity::Rate;
}

double HeatScale::share(double value) const
{
    if (!(most > least))
        return 0.5;
    if (logarithmic && least > 0)
        return std::clamp(std::log(value / least) / std::log(most / least), 0.0, 1.0);
    return std::clamp((value - least) / (most - least), 0.0, 1.0);
}

double HeatScale::at(double share) const
{
    if (logarithmic && least > 0)
        return least * std::pow(most / least, share);
    return least + (most - least) * share;
}

LinkModel::LinkModel(TopologyDraft& draft, QObject* parent) : FieldModel(parent), m_draft(draft)
{
    connect(&draft, &TopologyDraft::changed, this, &LinkModel::refresh);
    refresh();
}

void LinkModel::refresh()
{
    const int count = static_cast<int>(m_draft.topology()->deviceCount());
    measure();
    if (count == m_count) {
        emit dataChanged(index(0, 0), index(count - 1, count - 1));
        emit headerDataChanged(Qt::Horizontal, 0, count - 1);
        emit headerDataChanged(Qt::Vertical, 0, count - 1);
    } else {
        beginResetModel();
        m_count = count;
        endResetModel();
    }
    emit scaleChanged();
}

void LinkModel::setFigure(LinkFigure figure)
{
    if (figure == m_figure)
        return;
    m_figure = figure;
    refresh();
}

void LinkModel::setColumnsShort(bool shortNames)
{
    if (shortNames == m_columnsShort)
        return;
    m_columnsShort = shortNames;
    if (m_count > 0)
        emit headerDataChanged(Qt::Horizontal, 0, m_count - 1);
}

void LinkModel::measure()
{
    const Topology& topology = *m_draft.topology();
    m_users.assign(topology.channels().size(), 0);
    for (const DeviceId from : topology.devices())
        for (const DeviceId to : topology.devices())
            for (const ChannelId c : topology.link(from, to).channels)
                ++m_users[c];
    m_scale = {};
    bool first = true;
    const int count = static_cast<int>(topology.deviceCount());
    for (int row = 0; row < count; ++row)
        for (int column = 0; column < count; ++column) {
            if (row == column)
                continue;
            const double here = value(createIndex(row, column));
            if (!std::isfinite(here))
                continue;
            m_scale.least = first ? here : std::min(m_scale.least, here);
            m_scale.most = first ? here : std::max(m_scale.most, here);
            first = false;
        }
    m_scale.logarithmic = m_figure == LinkFigure::Bandwidth && m_scale.most > linearRatio * m_scale.least;
    if (m_figure != LinkFigure::Sharing)
        m_scale.unit = linkUnitFor(m_scale.least, m_scale.most, linkQuantity(m_figure));
}

const Link& LinkModel::link(const QModelIndex& cell) const
{
    return m_draft.topology()->link(DeviceId{static_cast<std::size_t>(cell.row())},
                                    DeviceId{static_cast<std::size_t>(cell.column())});
}

double LinkModel::value(const QModelIndex& cell) const
{
    if (m_figure != LinkFigure::Sharing)
        return link(cell).*memberOf(m_figure);
    std::size_t most = 0;
    for (const ChannelId c : link(cell).channels)
        most = std::max(most, m_users[c]);
    return static_cast<double>(most);
}

std::optional<double> LinkModel::heat(const QModelIndex& cell) const
{
    if (!cell.isValid() || cell.row() == cell.column())
        return std::nullopt;
    return m_scale.share(value(cell));
}

int LinkModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_count; }

int LinkModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_count; }

QString LinkModel::toolTip(const QModelIndex& cell) const
{
    const Topology& topology = *m_draft.topology();
    const Link& shown = link(cell);
    QStringList names;
    for (const ChannelId c : shown.channels)
        names += QString::fromStdString(topology.channels()[c].name);
    const QString channels =
        names.isEmpty() ? contentionTitle(topology.contention()) : names.join(QStringLiteral(", "));
    return tr("From %1 to %2\nBandwidth %3\nLatency %4\nChannels: %5")
        .arg(headerData(cell.row(), Qt::Vertical, Qt::DisplayRole).toString(),
             headerData(cell.column(), Qt::Vertical, Qt::DisplayRole).toString(),
             exactQuantityText(shown.bandwidth, Quantity::Rate),
             exactQuantityText(shown.latency, Quantity::Time), channels);
}

QVariant LinkModel::data(const QModelIndex& cell, int role) const
{
    if (!cell.isValid() || cell.row() >= m_count || cell.column() >= m_count)
        return {};
    const bool self = cell.row() == cell.column();
    switch (role) {
    case Qt::DisplayRole:
        if (self)
            return {};
        return m_figure == LinkFigure::Sharing ? QLocale().toString(value(cell), 'f', 0)
                                               : numberIn(value(cell), m_scale.unit);
    case Qt::EditRole:
        return self || m_figure == LinkFigure::Sharing
                   ? QVariant()
                   : exactQuantityText(value(cell), linkQuantity(m_figure));
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::ToolTipRole:
        return self ? QVariant() : toolTip(cell);
    case Qt::AccessibleTextRole:
        return self ? QVariant() : toolTip(cell).replace(QLatin1Char('\n'), QStringLiteral(", "));
    default:
        return {};
    }
}

QVariant LinkModel::headerData(int section, Qt::Orientation side, int role) const
{
    if (section < 0 || section >= m_count)
        return {};
    const QString name =
        QString::fromStdString(m_draft.topology()->device(DeviceId{static_cast<std::size_t>(section)}).name);
    if (role == Qt::DisplayRole)
        return side == Qt::Horizontal && m_columnsShort ? shortDeviceName(name) : name;
    if (role == Qt::ToolTipRole)
        return side == Qt::Vertical ? tr("Links from %1").arg(name) : tr("Links to %1").arg(name);
    return {};
}

Qt::ItemFlags LinkModel::flags(const QModelIndex& cell) const
{
    if (!cell.isValid())
        return Qt::NoItemFlags;
    if (cell.row() == cell.column())
        return Qt::ItemIsEnabled;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_figure == LinkFigure::Sharing ? usual : usual | Qt::ItemIsEditable;
}

Result<void> LinkModel::check(const QModelIndex& cell, const QString& text) const
{
    const auto read = parseQuantity(text, linkQuantity(m_figure), value(cell));
    return read ? Result<void>() : read.error();
}

bool LinkModel::alike(const QModelIndex&, const QModelIndex& other) const
{
    return other.row() != other.column();
}

bool LinkModel::fill(const QModelIndexList& cells, const QString& text) { return set(cells, m_figure, text); }

std::vector<DevicePair> LinkModel::pairs(const QModelIndexList& cells) const
{
    const auto count = static_cast<std::size_t>(m_count);
    std::vector<bool> seen(count * count);
    std::vector<DevicePair> found;
    const auto add = [&](std::size_t from, std::size_t to) {
        if (from == to || seen[from * count + to])
            return;
        seen[from * count + to] = true;
        found.push_back({DeviceId{from}, DeviceId{to}});
    };
    for (const QModelIndex& cell : cells) {
        const auto from = static_cast<std::size_t>(cell.row());
        const auto to = static_cast<std::size_t>(cell.column());
        add(from, to);
        if (m_bothWays)
            add(to, from);
    }
    return found;
}

bool LinkModel::set(const QModelIndexList& cells, LinkFigure figure, const QString& text)
{
    const std::vector<DevicePair> chosen = pairs(cells);
    if (chosen.empty())
        return false;
    const QString what = figure == LinkFigure::Latency
                             ? tr("Latency of %n link(s)", nullptr, static_cast<int>(chosen.size()))
                             : tr("Bandwidth of %n link(s)", nullptr, static_cast<int>(chosen.size()));
    // Without a unit, the unit of the first one, in which the field shows it, is that of all.
    const double first = m_draft.topology()->link(chosen.front().from, chosen.front().to).*memberOf(figure);
    const auto read = parseQuantity(text, linkQuantity(figure), first);
    if (!read)
        return false;
    return m_draft.change(what, [&](TopologyParts& parts) {
        for (const DevicePair& pair : chosen) {
            double& there = parts.links[pair.from * parts.devices.size() + pair.to].*memberOf(figure);
            there = read->on(there);
        }
    });
}

bool LinkModel::setMember(const QModelIndexList& cells, ChannelId channel, bool member)
{
    const std::vector<DevicePair> chosen = pairs(cells);
    return m_draft.change(tr("Channels of %n link(s)", nullptr, static_cast<int>(chosen.size())),
                          [&](TopologyParts& parts) { doppler::setMember(parts, chosen, channel, member); });
}

} // namespace doppler
