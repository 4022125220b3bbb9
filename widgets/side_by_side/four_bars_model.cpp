// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/four_bars_model.h"

#include "core/compare/four_bars_chart.h"
#include "core/explain/figure_text.h"
#include "widgets/side_by_side/figure_text.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QLocale>
#include <array>

namespace doppler {

QString FourBarsModel::partText(FourBarsRow::Part part)
{
    switch (part) {
    case FourBarsRow::Part::DeviceEnd:
        return tr("End of device");
    case FourBarsRow::Part::DeviceBusy:
        return tr("Device busy");
    case FourBarsRow::Part::Operation:
        return tr("Operation");
    case FourBarsRow::Part::Link:
        return tr("Link");
    case FourBarsRow::Part::Makespan:
        break;
    }
    return tr("Makespan");
}

int FourBarsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FourBarsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

/// Invalid where a cell has none.
QVariant FourBarsModel::number(const FourBarsRow& row, int column) const
{
    switch (column) {
    case Count:
        return row.count > 0 ? QVariant::fromValue(static_cast<quint64>(row.count)) : QVariant();
    case Difference:
        return row.difference();
    case Percent:
        return row.seconds[0] > 0 ? QVariant(row.difference() / row.seconds[0]) : QVariant();
    default:
        return column >= S0 && column <= M ? QVariant(row.seconds[static_cast<std::size_t>(column - S0)])
                                           : QVariant();
    }
}

QString FourBarsModel::text(const FourBarsRow& row, int column) const
{
    if (column == PartColumn)
        return partText(row.part);
    if (column == Name)
        return QString::fromStdString(row.name);
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    if (column == Count)
        return QLocale().toString(value.toULongLong());
    if (column == Percent)
        return formatPercent(value.toDouble());
    return column == Difference ? signedFigure(value.toDouble(), FigureUnit::Seconds)
                                : formatSeconds(value.toDouble());
}

QVariant FourBarsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const FourBarsRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isText = index.column() <= Name;
    switch (role) {
    case Qt::ToolTipRole:
        return index.column() == PartColumn ? QVariant(translated(fourBarsPartTitle(row.part))) : QVariant();
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        return isText ? QVariant(text(row, index.column())) : number(row, index.column());
    case plainRole:
        if (isText)
            return {};
        if (const QVariant value = number(row, index.column()); value.isValid())
            return value;
        return QString();
    default:
        return {};
    }
}

QVariant FourBarsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool isBar = section >= S0 && section <= M;
    const std::array<QString, 4> names{tr("S0"), tr("S1"), tr("S2"), tr("M")};
    const QString bar = isBar ? names[static_cast<std::size_t>(section - S0)] : QString();
    if (role == Qt::ToolTipRole && isBar)
        return translated(fourBarsNames()[static_cast<std::size_t>(section - S0)]);
    if (role == plainRole && isBar)
        return tr("%1 (s)", "bar with its unit").arg(bar);
    if (role == plainRole && section == Difference)
        return tr("M − S0 (s)");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PartColumn:
        return tr("Part");
    case Name:
        return tr("Name");
    case Count:
        return tr("Number", "of tasks or transfers");
    case Difference:
        return tr("M − S0");
    case Percent:
        return QStringLiteral("%");
    default:
        return bar;
    }
}

void FourBarsModel::setRows(std::vector<FourBarsRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void FourBarsModel::retranslate()
{
    if (m_rows.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace doppler
