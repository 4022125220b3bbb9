// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/win_matrix_model.h"

#include "core/compare/comparison_report.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/change_ink.h"

namespace doppler {

namespace {

/// Below it a difference counts as seen.
constexpr double seen = 0.05;

} // namespace

int WinMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.placerCount());
}

QVariant WinMatrixModel::headerData(int section, Qt::Orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return placerText(m_study->setup.placers[static_cast<std::size_t>(section)]);
}

QVariant WinMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() == index.column())
        return {};
    const auto first = static_cast<std::size_t>(index.row());
    const auto second = static_cast<std::size_t>(index.column());
    const Duel& duel = m_matrix.duel(first, second);
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1 / %2 / %3\n%4")
            .arg(duel.wins)
            .arg(duel.ties)
            .arg(duel.losses)
            .arg(tr("p %1").arg(QString::fromStdString(probabilityText(duel.wilcoxon))));
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case Qt::ForegroundRole:
        if (!duel.wilcoxon || duel.wilcoxon->p >= seen)
            return m_tokens.mutedText;
        return changeInk(m_tokens, duel.ratio - 1);
    case Qt::ToolTipRole:
        return toolTip(first, second);
    default:
        return {};
    }
}

QString WinMatrixModel::toolTip(std::size_t first, std::size_t second) const
{
    const Duel& duel = m_matrix.duel(first, second);
    const auto title = [&](std::size_t placer) { return placerText(m_study->setup.placers[placer]); };
    return tr("%1 compared with %2: %3 shorter, %4 equal, %5 longer\nMakespan difference (geometric mean) "
              "%6\nPaired t-test: p %7; signed-rank test: p %8\nNot corrected for the number of pairs")
        .arg(title(first), title(second))
        .arg(duel.wins)
        .arg(duel.ties)
        .arg(duel.losses)
        .arg(formatPercent(duel.ratio - 1), QString::fromStdString(probabilityText(duel.tTest)),
             QString::fromStdString(probabilityText(duel.wilcoxon)));
}

void WinMatrixModel::setStudy(const StudyPtr& study)
{
    beginResetModel();
    m_study = study;
    m_matrix = WinMatrix({}, study ? study->setup.placers.size() : 0);
    endResetModel();
}

void WinMatrixModel::setRows(const std::vector<ComparisonRow>& rows)
{
    m_matrix = WinMatrix(rows, m_matrix.placerCount(), firstOfEqualProblems(m_study->setup));
    refresh();
}

void WinMatrixModel::setTokens(const Tokens& tokens)
{
    m_tokens = tokens;
    refresh();
}

void WinMatrixModel::retranslate() { refresh(); }

void WinMatrixModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, rowCount() - 1));
}

} // namespace doppler
