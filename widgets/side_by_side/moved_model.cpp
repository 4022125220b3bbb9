// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/moved_model.h"

#include "widgets/side_by_side/figure_text.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <algorithm>
#include <array>

namespace doppler {

int MovedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_runs ? 0 : static_cast<int>(list().size());
}

int MovedModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant MovedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MovedVertex& moved = list()[static_cast<std::size_t>(index.row())];
    const Problem& before = *m_runs->runs[m_runs->reference()]->problem;
    const Problem& after = *m_runs->runs[m_run]->problem;
    const bool isDevice = index.column() == From || index.column() == To;
    if (role == Qt::DecorationRole && isDevice)
        return deviceIcon(index.column() == From ? moved.from : moved.to);
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() >= Later ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == plainRole) {
        if (index.column() == Runs)
            return m_runs->differences.disagreement[moved.vertex];
        if (index.column() == Later)
            return moved.later ? QVariant(*moved.later) : QVariant(QString());
    }
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case VertexColumn:
        return QString::fromStdString(before.graph().label(moved.vertex));
    case From:
        return QString::fromStdString(before.topology().device(moved.from).name);
    case To:
        return QString::fromStdString(after.topology().device(moved.to).name);
    default:
        break;
    }
    if (index.column() == Runs) {
        const std::uint32_t runs = m_runs->differences.disagreement[moved.vertex];
        return role == SortRole ? QVariant(runs)
                                : QVariant(tr("%1 of %2").arg(runs).arg(m_runs->count() - 1));
    }
    if (role == SortRole)
        return moved.later ? QVariant(*moved.later) : QVariant();
    return moved.later ? signedFigure(*moved.later, FigureUnit::Seconds) : QStringLiteral("–");
}

QVariant MovedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_runs || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Later ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == plainRole && section == Later)
        return tr("Ends later (s)");
    const QString reference = QString::fromStdString(m_runs->name(m_runs->reference()));
    const QString run = QString::fromStdString(m_runs->name(m_run));
    if (role == Qt::DisplayRole)
        return std::array{tr("Vertex"), tr("From"), tr("To"), tr("Ends later"),
                          tr("Differs in")}[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole)
        return std::array{QString(), tr("Device in %1").arg(reference), tr("Device in %1").arg(run),
                          tr("End time in %1 minus end time in %2").arg(run, reference),
                          tr("Number of other runs that place it on another device than %1")
                              .arg(reference)}[static_cast<std::size_t>(section)];
    return {};
}

void MovedModel::setRuns(const ComparedRunsPtr& runs, std::size_t run)
{
    beginResetModel();
    m_runs = runs;
    m_run = run;
    endResetModel();
}

int MovedModel::rowOf(VertexId vertex) const
{
    if (!m_runs)
        return -1;
    const auto found = std::ranges::lower_bound(list(), vertex.value, {},
                                                [](const MovedVertex& moved) { return moved.vertex.value; });
    return found != list().end() && found->vertex == vertex ? static_cast<int>(found - list().begin()) : -1;
}

void MovedModel::retranslate() { emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1); }

} // namespace doppler
