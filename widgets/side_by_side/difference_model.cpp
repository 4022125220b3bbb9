// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/difference_model.h"

#include "widgets/side_by_side/figure_text.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/change_ink.h"

#include <cmath>

namespace doppler {

int DifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_runs ? 0 : static_cast<int>(m_runs->differences.rows.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

std::optional<double> DifferenceModel::number(const FigureRow& row, const Column& column) const
{
    switch (column.part) {
    case Part::Value:
        return row.values[column.run];
    case Part::Difference:
        return row.difference(column.run, m_runs->reference());
    case Part::Percent:
        return row.ratio(column.run, m_runs->reference());
    case Part::Name:
        break;
    }
    return std::nullopt;
}

QString DifferenceModel::text(const FigureRow& row, const Column& column) const
{
    if (column.part == Part::Name)
        return translated(row.name);
    const auto value = number(row, column);
    if (!value)
        return QStringLiteral("–");
    if (column.part == Part::Percent)
        return formatPercent(*value);
    if (column.part == Part::Value && row.key == "makespan")
        return PinnedBaseline::makespanText(*value, m_runs->baselineOf(column.run));
    return column.part == Part::Difference ? signedFigure(*value, row.unit) : figureText(*value, row.unit);
}

QVariant DifferenceModel::foreground(const FigureRow& row, const Column& at) const
{
    if (!row.lessIsBetter || at.part == Part::Name || at.part == Part::Value)
        return {};
    const auto by = row.difference(at.run, m_runs->reference());
    const auto ratio = row.ratio(at.run, m_runs->reference());
    if (!by || isNoChange(ratio.value_or(*by)))
        return {};
    return QBrush(*by < 0 ? m_better : m_worse);
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const FigureRow& row = m_runs->differences.rows[static_cast<std::size_t>(index.row())];
    const Column& at = column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, at);
    case Qt::TextAlignmentRole:
        return QVariant((at.part == Part::Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        if (at.part == Part::Name)
            return text(row, at);
        if (const auto value = number(row, at))
            return *value;
        return {};
    case plainRole:
        if (at.part == Part::Name)
            return row.unit == FigureUnit::Seconds ? tr("%1 (s)", "figure with its unit").arg(text(row, at))
                   : row.unit == FigureUnit::Bytes ? tr("%1 (B)", "figure with its unit").arg(text(row, at))
                                                   : text(row, at);
        if (const auto value = number(row, at))
            return *value;
        return QString();
    case Qt::ForegroundRole:
        return foreground(row, at);
    case Qt::ToolTipRole:
        if (row.key == "makespan" && at.part == Part::Value && number(row, at))
            return PinnedBaseline::note(*number(row, at), m_runs->baselineOf(at.run));
        if (!row.key.starts_with("moved"))
            return {};
        if (const auto note = deviceMatchNote(m_runs->differences, at.run))
            return translated(*note);
        return {};
    default:
        return {};
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column& at = column(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant((at.part == Part::Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const QString run = QString::fromStdString(m_runs->name(at.run));
    switch (role) {
    case Qt::DisplayRole:
        switch (at.part) {
        case Part::Name:
            return tr("Figure");
        case Part::Value:
            return run;
        case Part::Difference:
            return tr("Difference");
        case Part::Percent:
            return QStringLiteral("%");
        }
        return {};
    case plainRole:
        return at.part == Part::Difference ? tr("%1: difference").arg(run)
               : at.part == Part::Percent  ? tr("%1: relative difference").arg(run)
                                           : QVariant();
    case Qt::ToolTipRole:
        if (at.part == Part::Difference || at.part == Part::Percent)
            return tr("%1 compared with %2")
                .arg(run, QString::fromStdString(m_runs->name(m_runs->reference())));
        return {};
    default:
        return {};
    }
}

void DifferenceModel::setRuns(const ComparedRunsPtr& runs)
{
    beginResetModel();
    m_runs = runs;
    m_columns.clear();
    if (runs) {
        m_columns.push_back({Part::Name, runs->reference()});
        m_columns.push_back({Part::Value, runs->reference()});
        for (std::size_t run = 0; run < runs->count(); ++run)
            if (run != runs->reference())
                for (const Part part : {Part::Value, Part::Difference, Part::Percent})
                    m_columns.push_back({part, run});
    }
    endResetModel();
}

void DifferenceModel::setColors(const QColor& better, const QColor& worse)
{
    m_better = better;
    m_worse = worse;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

void DifferenceModel::retranslate()
{
    if (rowCount() == 0)
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

} // namespace doppler
