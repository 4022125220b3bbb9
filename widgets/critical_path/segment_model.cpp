// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/critical_path/segment_model.h"

#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <algorithm>
#include <array>

namespace doppler {

int SegmentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SegmentModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString SegmentModel::text(const PathSegment& x, int column) const
{
    const double whole = m_report->run->schedule.endTime();
    switch (column) {
    case Start:
        return formatMoment(x.start, whole);
    case Duration:
        return formatSeconds(x.seconds());
    case Share:
        return formatShare(x.seconds() / whole);
    case Kind:
        return translated(pathKindText(x.kind));
    default:
        return translated(segmentText(*m_report->run, x));
    }
}

QVariant SegmentModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PathSegment& x = m_report->segments[segment(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(x, index.column());
    case Qt::ToolTipRole:
        return index.column() == Description ? text(x, Description).toHtmlEscaped() : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((index.column() <= Share ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        if (index.column() == Kind) {
            const PathPaint& paint = m_paints[static_cast<std::size_t>(x.kind)];
            const bool solid = paint.pattern == Qt::SolidPattern;
            return swatchIcon({solid ? paint.color : m_canvas,
                               solid ? QBrush(Qt::NoBrush) : QBrush(paint.color, paint.pattern), 12,
                               paint.color});
        }
        return {};
    case plainRole:
        if (index.column() == Start)
            return x.start;
        if (index.column() == Duration)
            return x.seconds();
        return index.column() == Share ? QVariant(x.seconds() / m_report->run->schedule.endTime())
                                       : QVariant();
    default:
        return {};
    }
}

QVariant SegmentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return std::array{tr("Start"), tr("Duration"), tr("Share"), tr("Kind"), tr("Segment")}[at];
    if (role == plainRole)
        return std::array{tr("Start (s)"), tr("Duration (s)"), tr("Share"), tr("Kind"), tr("Segment")}[at];
    if (role == Qt::TextAlignmentRole)
        return QVariant((section <= Share ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

void SegmentModel::sort(int column, Qt::SortOrder order)
{
    m_column = column == Duration || column == Share ? Duration : Start;
    m_order = order;
    emit layoutAboutToBeChanged();
    arrange();
    emit layoutChanged();
}

void SegmentModel::arrange()
{
    m_rows.clear();
    if (!m_report)
        return;
    const auto& longest = m_report->byLength;
    m_rows.assign(longest.begin(),
                  longest.begin() + static_cast<std::ptrdiff_t>(std::min(longest.size(), mostRows)));
    if (m_column == Start)
        std::ranges::sort(m_rows);
    const bool longestFirst = m_order == Qt::DescendingOrder;
    if (m_column == Start ? longestFirst : !longestFirst)
        std::ranges::reverse(m_rows);
}

void SegmentModel::setReport(const PathReportPtr& report)
{
    beginResetModel();
    m_report = report;
    arrange();
    endResetModel();
}

int SegmentModel::rowOf(std::size_t segment) const
{
    const auto found = std::ranges::find(m_rows, segment);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void SegmentModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void SegmentModel::setColors(const Tokens& tokens)
{
    m_canvas = tokens.canvas;
    for (std::size_t i = 0; i < pathKinds; ++i)
        m_paints[i] = pathPaint(static_cast<PathKind>(i), tokens);
    if (!m_rows.empty())
        emit dataChanged(index(0, Kind), index(rowCount() - 1, Kind), {Qt::DecorationRole});
}

} // namespace doppler
