// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/settings_model.h"

#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace doppler {

SettingsModel::SettingsModel(QObject* parent) : QAbstractTableModel(parent), m_table({}) {}

void SettingsModel::setTrainings(std::vector<TrainingRow> trainings)
{
    SettingsTable next(std::move(trainings));
    const bool sameShape = next.columns() == m_table.columns() && next.rows().size() == m_table.rows().size();
    if (!sameShape)
        beginResetModel();
    m_table = std::move(next);
    sortRows();
    if (!sameShape)
        endResetModel();
    else if (!m_table.rows().empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int SettingsModel::sortedColumn() const
{
    const auto& columns = m_table.columns();
    const auto known = std::ranges::find(columns, m_sorted);
    return known == columns.end() ? -1 : static_cast<int>(known - columns.begin());
}

void SettingsModel::sortRows()
{
    if (const int column = sortedColumn(); column >= 0)
        m_table.sort(static_cast<std::size_t>(column), m_descending);
}

void SettingsModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columnCount())
        return;
    m_sorted = m_table.columns()[static_cast<std::size_t>(column)];
    m_descending = order == Qt::DescendingOrder;
    emit layoutAboutToBeChanged();
    sortRows();
    emit layoutChanged();
}

int SettingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows().size());
}

int SettingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns().size());
}

bool SettingsModel::isFigure(std::size_t column) const
{
    constexpr std::size_t figures = 4;
    return column + figures >= m_table.columns().size();
}

/// Whether the cells of a column are right-aligned numbers.
bool SettingsModel::isNumber(std::size_t column) const
{
    for (std::size_t row = 0; row < m_table.rows().size(); ++row)
        if (const auto cell = m_table.cell(row, column); cell != SettingsTable::Cell())
            return std::holds_alternative<double>(cell);
    return isFigure(column);
}

QString SettingsModel::shown(const SettingsTable::Cell& cell, std::size_t column) const
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    const auto* number = std::get_if<double>(&cell);
    if (!number)
        return {};
    const std::string& name = m_table.columns()[column];
    if (isFigure(column) && name == "best")
        return formatSeconds(*number);
    if (isFigure(column) && name == "time")
        return formatWait(*number);
    constexpr double mostExact = 1e15;
    const QLocale locale;
    return std::floor(*number) == *number && std::abs(*number) < mostExact
               ? locale.toString(static_cast<qlonglong>(*number))
               : locale.toString(*number, 'g', 6);
}

QVariant SettingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<std::size_t>(index.column());
    const SettingsTable::Cell cell = m_table.cell(static_cast<std::size_t>(index.row()), column);
    const auto* number = std::get_if<double>(&cell);
    switch (role) {
    case Qt::DisplayRole:
        return shown(cell, column);
    case plainRole:
        return number ? QVariant(*number) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
    default:
        return {};
    }
}

/// Options are shown by their names in files, as they are set on the command line.
QString SettingsModel::caption(std::size_t column, bool plain) const
{
    const std::string& name = m_table.columns()[column];
    if (column == 0)
        return tr("Training");
    if (!isFigure(column))
        return name == "policy"    ? tr("Policy")
               : name == "graph"   ? tr("Graph")
               : name == "devices" ? tr("Devices")
                                   : QString::fromStdString(name);
    if (name == "seed")
        return tr("Seed");
    if (name == "best")
        return plain ? tr("Best (s)") : tr("Best");
    if (name == "episodes")
        return tr("Episodes");
    return plain ? tr("Time (s)") : tr("Time");
}

QVariant SettingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole || role == plainRole)
        return caption(column, role == plainRole);
    if (role == Qt::TextAlignmentRole)
        return QVariant((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace doppler
