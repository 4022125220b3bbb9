// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/chooser_rows.h"

#include "widgets/ui/controls/plain_tip.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

bool hasWords(const ChooserRow& row, const QStringList& words)
{
    return std::ranges::all_of(words, [&row](const QString& word) {
        return std::ranges::any_of(
            std::initializer_list<const QString*>{&row.name, &row.id, &row.summary, &row.note, &row.keywords},
            [&word](const QString* text) { return text->contains(word, Qt::CaseInsensitive); });
    });
}

/// How well the name of a row matches a text; 0: not.
int rank(const ChooserRow& row, const QString& text)
{
    if (row.id.compare(text, Qt::CaseInsensitive) == 0 || row.name.compare(text, Qt::CaseInsensitive) == 0)
        return 3;
    if (row.id.startsWith(text, Qt::CaseInsensitive) || row.name.startsWith(text, Qt::CaseInsensitive))
        return 2;
    return row.name.contains(text, Qt::CaseInsensitive) ? 1 : 0;
}

} // namespace

std::vector<ChooserRow> matchingRows(const std::vector<ChooserRow>& rows, const QString& text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<ChooserRow> found;
    const ChooserRow* heading = nullptr;
    for (const ChooserRow& row : rows) {
        if (row.isHeading()) {
            heading = &row;
        } else if (hasWords(row, words)) {
            if (heading)
                found.push_back(*std::exchange(heading, nullptr));
            found.push_back(row);
        }
    }
    return found;
}

int bestRow(const std::vector<ChooserRow>& rows, const QString& text)
{
    int best = -1;
    int bestRank = -1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].isHeading())
            continue;
        const int own = text.isEmpty() ? 0 : rank(rows[i], text);
        if (own > bestRank) {
            best = static_cast<int>(i);
            bestRank = own;
        }
    }
    return best;
}

void ChooserModel::setRows(std::vector<ChooserRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ChooserModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ChooserModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ChooserRow& shown = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return shown.name;
    case Qt::ToolTipRole:
        return plainTip(shown.toolTip);
    case Qt::AccessibleTextRole: {
        QStringList texts{shown.name, shown.summary, shown.note};
        texts.removeAll(QString());
        return texts.join(QStringLiteral(", "));
    }
    case IdRole:
        return shown.id;
    case SummaryRole:
        return shown.summary;
    case NoteRole:
        return shown.note;
    default:
        return {};
    }
}

Qt::ItemFlags ChooserModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || row(index).isHeading())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

int ChooserModel::nextRow(int row, int step) const
{
    for (int next = row + step; next >= 0 && next < rowCount(); next += step)
        if (!m_rows[static_cast<std::size_t>(next)].isHeading())
            return next;
    return row;
}

} // namespace doppler
