// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_summary.h"
#include "widgets/comparison/study.h"
#include "widgets/runs/pinned_baseline.h"

#include <QAbstractTableModel>
#include <functional>

namespace doppler {

/// The summaries of a comparison, a row for every placer on every problem, updated as cells finish.
class SummaryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Placer,
        Graph,
        Devices,
        Mean,
        Deviation,
        IntervalColumn,
        Best,
        Gap,
        Evaluations,
        Time,
        Wins,
        Fits,
        ColumnCount
    };
    /// The value by which a column is sorted: a number or a text; invalid if nothing is known yet.
    static constexpr int SortRole = Qt::UserRole + 1;
    /// A text that identifies a placer, graph or devices in every language.
    static constexpr int KeyRole = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Starts again without finished cells. Null: there is no comparison.
    void setStudy(const StudyPtr& study);
    [[nodiscard]] const StudyPtr& study() const { return m_study; }
    /// Finds the pinned run of a graph, to which makespans are compared.
    using FindBaseline = std::function<std::optional<PinnedBaseline>(const DataflowGraph&)>;
    void setBaselines(FindBaseline find);
    /// Finds the baselines again; whether they are others than before.
    bool updateBaselines();
    void addRows(const std::vector<ComparisonRow>& rows);
    /// Every finished cell, in the order of compare().
    [[nodiscard]] const std::vector<ComparisonRow>& rows() const { return m_rows; }
    /// The shortest run of a row; null if none succeeded.
    [[nodiscard]] const ComparisonRow* bestRow(int row) const;
    void retranslate();

private:
    [[nodiscard]] const ComparisonSummary& summaryAt(int row) const
    {
        return m_summaries[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] QString text(const ComparisonSummary& summary, int column) const;
    [[nodiscard]] QVariant plainValue(const ComparisonSummary& summary, int column) const;
    [[nodiscard]] QVariant sortValue(const ComparisonSummary& summary, int column) const;
    [[nodiscard]] QString toolTip(const ComparisonSummary& summary, int column) const;
    [[nodiscard]] std::optional<PinnedBaseline> baselineOf(const ComparisonSummary& summary) const;
    [[nodiscard]] static QString fitText(const ComparisonSummary& summary);
    [[nodiscard]] QString overflow(const ComparisonSummary& summary) const;
    [[nodiscard]] QString failure(const ComparisonSummary& summary) const;

    StudyPtr m_study;
    FindBaseline m_findBaseline;                            ///< Empty: nothing is pinned.
    std::vector<std::optional<PinnedBaseline>> m_baselines; ///< By problem.
    std::vector<ComparisonRow> m_rows;
    std::vector<ComparisonSummary> m_summaries; ///< By problem, then placer; one for every pair.
};

} // namespace doppler
