// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/channel_model.h"

#include "widgets/topology/topology_draft.h"

#include <QLocale>
#include <algorithm>
#include <optional>

namespace doppler {

namespace {

constexpr std::uint32_t mostCapacity = 1'000'000;
constexpr int mostListed = 12;

std::optional<std::uint32_t> parsedCapacity(const QString& text)
{
    bool good = false;
    const uint count = QLocale().toUInt(text.trimmed(), &good);
    return good && count >= 1 && count <= mostCapacity ? std::optional<std::uint32_t>(count) : std::nullopt;
}

Error channelFault(Message message) { return {std::move(message), {}, {}}; }

} // namespace

ChannelModel::ChannelModel(TopologyDraft& draft, QObject* parent) : FieldModel(parent), m_draft(draft)
{
    connect(&draft, &TopologyDraft::changed, this, &ChannelModel::refresh);
    refresh();
}

void ChannelModel::refresh()
{
    const int rows = static_cast<int>(m_draft.topology()->channels().size());
    listMembers();
    if (rows == m_rows) {
        if (rows > 0)
            emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void ChannelModel::listMembers()
{
    const Topology& topology = *m_draft.topology();
    m_members.assign(topology.channels().size(), QString());
    m_counts.assign(topology.channels().size(), 0);
    for (const DeviceId from : topology.devices())
        for (const DeviceId to : topology.devices())
            for (const ChannelId c : topology.link(from, to).channels) {
                QString& names = m_members[c];
                if (++m_counts[c] > mostListed)
                    continue;
                if (!names.isEmpty())
                    names += QStringLiteral(", ");
                names += QString::fromStdString(topology.device(from).name) + QChar(0x2192) +
                         QString::fromStdString(topology.device(to).name);
            }
    for (std::size_t c = 0; c < m_members.size(); ++c)
        if (m_counts[c] > mostListed)
            m_members[c] += QStringLiteral(", …");
}

int ChannelModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int ChannelModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ChannelModel::title(int column)
{
    switch (column) {
    case Name:
        return tr("Channel");
    case Capacity:
        return tr("Concurrent transfers");
    case Links:
        return tr("Links");
    case Members:
        return tr("List of links");
    default:
        return {};
    }
}

QString ChannelModel::shownText(const QModelIndex& cell) const
{
    const auto row = static_cast<std::size_t>(cell.row());
    const Channel& channel = m_draft.topology()->channels()[row];
    switch (cell.column()) {
    case Name:
        return QString::fromStdString(channel.name);
    case Capacity:
        return QLocale().toString(channel.capacity);
    case Links:
        return QLocale().toString(m_counts[row]);
    default:
        return m_members[row];
    }
}

QVariant ChannelModel::data(const QModelIndex& cell, int role) const
{
    if (!cell.isValid() || cell.row() >= m_rows)
        return {};
    const bool number = cell.column() == Capacity || cell.column() == Links;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return shownText(cell);
    case Qt::TextAlignmentRole:
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return cell.column() == Members ? shownText(cell) : QVariant();
    case Qt::AccessibleTextRole:
        return tr("%1 of %2: %3")
            .arg(title(cell.column()), shownText(index(cell.row(), Name)), shownText(cell));
    default:
        return {};
    }
}

QVariant ChannelModel::headerData(int section, Qt::Orientation side, int role) const
{
    if (side == Qt::Vertical)
        return {};
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Capacity || section == Links ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags ChannelModel::flags(const QModelIndex& cell) const
{
    if (!cell.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return cell.column() <= Capacity ? usual | Qt::ItemIsEditable : usual;
}

Result<void> ChannelModel::check(const QModelIndex& cell, const QString& text) const
{
    const std::string plain = text.trimmed().toStdString();
    if (cell.column() == Capacity) {
        if (!parsedCapacity(text))
            return channelFault({DOPPLER_TEXT("core", "found \"{0}\", expected a whole number from 1 to {1}"),
                                 {plain, std::to_string(mostCapacity)}});
        return {};
    }
    if (plain.empty())
        return channelFault({DOPPLER_TEXT("core", "the channel has no name")});
    const auto channels = m_draft.topology()->channels();
    for (std::size_t c = 0; c < channels.size(); ++c)
        if (static_cast<int>(c) != cell.row() && channels[c].name == plain)
            return channelFault(
                {DOPPLER_TEXT("core", "duplicate channel name \"{0}\", expected a unique name"), {plain}});
    return {};
}

bool ChannelModel::alike(const QModelIndex& one, const QModelIndex& other) const
{
    return one.column() == Capacity && other.column() == Capacity;
}

bool ChannelModel::fill(const QModelIndexList& cells, const QString& text)
{
    if (cells.isEmpty())
        return false;
    const int column = cells.front().column();
    return m_draft.change(
        tr("%1 of %n channel(s)", nullptr, static_cast<int>(cells.size())).arg(title(column)),
        [&](TopologyParts& parts) {
            for (const QModelIndex& cell : cells) {
                Channel& channel = parts.channels[static_cast<std::size_t>(cell.row())];
                if (column == Name)
                    channel.name = text.trimmed().toStdString();
                else
                    channel.capacity = parsedCapacity(text).value_or(channel.capacity);
            }
        });
}

void ChannelModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

} // namespace doppler
