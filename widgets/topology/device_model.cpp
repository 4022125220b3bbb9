// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/device_model.h"

#include "widgets/topology/quantity_text.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <QLocale>
#include <algorithm>
#include <cctype>
#include <optional>

namespace doppler {

namespace {

constexpr std::uint32_t mostSlots = 1'000'000;

/// The numbers of a device that have a unit.
struct NumberColumn {
    Quantity quantity;
    double Device::*value;
};

std::optional<NumberColumn> numberColumn(int column)
{
    switch (column) {
    case DeviceModel::Compute:
        return NumberColumn{Quantity::Compute, &Device::flopsPerSecond};
    case DeviceModel::MemoryRate:
        return NumberColumn{Quantity::Memory, &Device::bytesPerSecond};
    case DeviceModel::Memory:
        return NumberColumn{Quantity::Size, &Device::memoryBytes};
    case DeviceModel::Overhead:
        return NumberColumn{Quantity::Time, &Device::overheadSeconds};
    default:
        return std::nullopt;
    }
}

std::optional<std::uint32_t> parsedSlots(const QString& text)
{
    bool good = false;
    const uint count = QLocale().toUInt(text.trimmed(), &good);
    return good && count >= 1 && count <= mostSlots ? std::optional<std::uint32_t>(count) : std::nullopt;
}

Error deviceFault(Message message) { return {std::move(message), {}, {}}; }

} // namespace

DeviceModel::DeviceModel(TopologyDraft& draft, QObject* parent)
    : FieldModel(parent), m_draft(draft), m_rows(static_cast<int>(draft.topology()->deviceCount()))
{
    connect(&draft, &TopologyDraft::changed, this, &DeviceModel::refresh);
}

void DeviceModel::refresh()
{
    const int rows = static_cast<int>(m_draft.topology()->deviceCount());
    if (rows == m_rows) {
        emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int DeviceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int DeviceModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString DeviceModel::title(int column)
{
    switch (column) {
    case Name:
        return tr("Name");
    case Kind:
        return tr("Kind");
    case Class:
        return tr("Class");
    case Compute:
        return tr("Compute");
    case MemoryRate:
        return tr("Memory rate");
    case Memory:
        return tr("Memory");
    case Overhead:
        return tr("Overhead");
    case Slots:
        return tr("Slots");
    default:
        return {};
    }
}

QString DeviceModel::tip(int column)
{
    switch (column) {
    case Name:
        return tr("Name of the device; must be unique");
    case Kind:
        return tr("Device model, such as P100; measured times of a graph refer to it");
    case Class:
        return tr("Class to which vertices can be bound, such as gpu or cpu");
    case Compute:
        return tr("Floating-point operations per second");
    case MemoryRate:
        return tr("Bandwidth of the device's own memory, in bytes per second");
    case Memory:
        return tr("Size of the device's memory");
    case Overhead:
        return tr("Launch time of each kernel");
    case Slots:
        return tr("Number of kernels that run at once");
    default:
        return {};
    }
}

QString DeviceModel::shownText(int row, int column, bool exact) const
{
    const Device& device = m_draft.topology()->device(DeviceId{static_cast<std::size_t>(row)});
    if (const auto number = numberColumn(column))
        return exact ? exactQuantityText(device.*number->value, number->quantity)
                     : quantityText(device.*number->value, number->quantity);
    switch (column) {
    case Name:
        return QString::fromStdString(device.name);
    case Kind:
        return QString::fromStdString(device.kind);
    case Class:
        return QString::fromStdString(device.deviceClass);
    default:
        return QLocale().toString(device.slotCount);
    }
}

QVariant DeviceModel::data(const QModelIndex& cell, int role) const
{
    if (!cell.isValid() || cell.row() >= m_rows)
        return {};
    const auto row = static_cast<std::size_t>(cell.row());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(cell.row(), cell.column(), false);
    case Qt::EditRole:
        return shownText(cell.row(), cell.column(), true);
    case Qt::DecorationRole:
        return cell.column() == Name ? QVariant(deviceIcon(row)) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((cell.column() <= Class ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(shownText(cell.row(), cell.column(), true), tip(cell.column()));
    case Qt::AccessibleTextRole:
        return tr("%1 of %2: %3")
            .arg(title(cell.column()), shownText(cell.row(), Name, false),
                 shownText(cell.row(), cell.column(), false));
    default:
        return {};
    }
}

QVariant DeviceModel::headerData(int section, Qt::Orientation side, int role) const
{
    if (side == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::ToolTipRole)
        return tip(section);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section <= Class ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags DeviceModel::flags(const QModelIndex& cell) const
{
    return cell.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

Result<void> DeviceModel::check(const QModelIndex& cell, const QString& text) const
{
    const Topology& topology = *m_draft.topology();
    const DeviceId device{static_cast<std::size_t>(cell.row())};
    if (const auto number = numberColumn(cell.column())) {
        const auto read = parseQuantity(text, number->quantity, topology.device(device).*number->value);
        return read ? Result<void>() : read.error();
    }
    const std::string plain = text.trimmed().toStdString();
    if (cell.column() == Name && plain.empty())
        return deviceFault({DOPPLER_TEXT("core", "the device has no name")});
    if (cell.column() == Name)
        if (const auto other = topology.find(plain); other && *other != device)
            return deviceFault(
                {DOPPLER_TEXT("core", "duplicate device name \"{0}\", expected a unique name"), {plain}});
    if (cell.column() == Slots && !parsedSlots(text))
        return deviceFault({DOPPLER_TEXT("core", "found \"{0}\", expected a whole number from 1 to {1}"),
                            {plain, std::to_string(mostSlots)}});
    return {};
}

bool DeviceModel::alike(const QModelIndex& one, const QModelIndex& other) const
{
    return one.column() == other.column();
}

bool DeviceModel::fill(const QModelIndexList& cells, const QString& text)
{
    if (cells.isEmpty())
        return false;
    const int column = cells.front().column();
    const std::string plain = text.trimmed().toStdString();
    const auto rename = [&](TopologyParts& parts) {
        // The ones to be named give up their names first, so that they can be taken anew.
        std::vector<std::string> taken;
        for (std::size_t d = 0; d < parts.devices.size(); ++d)
            if (std::ranges::none_of(cells,
                                     [d](const QModelIndex& c) { return c.row() == static_cast<int>(d); }))
                taken.push_back(parts.devices[d].name);
        const bool numbered = !plain.empty() && std::isdigit(static_cast<unsigned char>(plain.back()));
        std::string next = cells.size() == 1 || numbered ? plain : plain + "0";
        QModelIndexList downwards = cells;
        std::sort(downwards.begin(), downwards.end());
        for (const QModelIndex& cell : downwards) {
            if (std::ranges::find(taken, next) != taken.end())
                next = freeName(next, taken);
            parts.devices[static_cast<std::size_t>(cell.row())].name = next;
            taken.push_back(next);
        }
    };
    const auto edit = [&](TopologyParts& parts) {
        if (column == Name)
            return rename(parts);
        const auto number = numberColumn(column);
        // Without a unit, the unit of the first one, in which the field shows it, is that of all.
        const double first =
            number ? parts.devices[static_cast<std::size_t>(cells.front().row())].*number->value : 0;
        for (const QModelIndex& cell : cells) {
            Device& device = parts.devices[static_cast<std::size_t>(cell.row())];
            if (number) {
                double& value = device.*number->value;
                if (const auto read = parseQuantity(text, number->quantity, first))
                    value = read->on(value);
            } else if (column == Kind) {
                device.kind = plain;
            } else if (column == Class) {
                device.deviceClass = plain;
            } else {
                device.slotCount = parsedSlots(text).value_or(device.slotCount);
            }
        }
    };
    return m_draft.change(
        tr("%1 of %n device(s)", nullptr, static_cast<int>(cells.size())).arg(title(column)), edit);
}

void DeviceModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

} // namespace doppler
