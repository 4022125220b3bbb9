// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/critical_path/path_report.h"

#include <QAbstractTableModel>

namespace doppler {

/// The segments of a critical path, by time or by length. Of very many, the longest are listed.
class SegmentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Start, Duration, Share, Kind, Description, ColumnCount };
    /// The number of rows above which only the longest segments are listed.
    static constexpr std::size_t mostRows = 20000;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By start or duration; by other columns as by start.
    void sort(int column, Qt::SortOrder order) override;

    /// Null: none.
    void setReport(const PathReportPtr& report);
    [[nodiscard]] std::size_t segment(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of a segment; -1 if it is not listed.
    [[nodiscard]] int rowOf(std::size_t segment) const;
    void retranslate();
    /// Colours of the squares.
    void setColors(const Tokens& tokens);

private:
    void arrange();
    [[nodiscard]] QString text(const PathSegment& segment, int column) const;

    PathReportPtr m_report;
    std::vector<std::uint32_t> m_rows;
    int m_column = Start;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    std::array<PathPaint, pathKinds> m_paints;
    QColor m_canvas;
};

} // namespace doppler
