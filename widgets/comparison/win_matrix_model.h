// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison_summary.h"
#include "widgets/comparison/study.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractTableModel>

namespace doppler {

/// Every placer against every other: wins, ties and losses of the row against the column, and below them p of
/// the signed-rank test. Coloured if a test finds a difference.
class WinMatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return rowCount(parent); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Starts again for the placers of a study. Null: there are none.
    void setStudy(const StudyPtr& study);
    void setRows(const std::vector<ComparisonRow>& rows);
    void setTokens(const Tokens& tokens);
    void retranslate();

private:
    [[nodiscard]] QString toolTip(std::size_t first, std::size_t second) const;
    void refresh();

    StudyPtr m_study;
    WinMatrix m_matrix;
    Tokens m_tokens;
};

} // namespace doppler
