// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <vector>

namespace doppler {

/// A row in the pop-up of a SearchChooser.
struct ChooserRow {
    QString id; ///< Empty: the heading of the rows below; it cannot be chosen.
    QString name;
    QString summary = {};  ///< One line below the name; may be empty.
    QString note = {};     ///< At the right of the name, such as a cost; may be empty.
    QString keywords = {}; ///< Words that also find the row and are not shown.
    QString toolTip = {};

    [[nodiscard]] bool isHeading() const { return id.isEmpty(); }
};

/// What a pop-up shows for a search text.
struct ChooserRows {
    std::vector<ChooserRow> rows;
    QString message = {};   ///< Shown in place of the rows if there are none.
    bool isError = false;   ///< Of the message.
    QString preferred = {}; ///< The id that Enter chooses; empty: the best match.
};

/// The rows that contain every word of the text in any of their texts, ignoring case, and the headings of
/// groups that still have rows.
std::vector<ChooserRow> matchingRows(const std::vector<ChooserRow>& rows, const QString& text);

/// The index of the row that Enter chooses: its id or name equals the text, otherwise begins with it,
/// otherwise its name contains it, otherwise the first that can be chosen; -1: none can.
int bestRow(const std::vector<ChooserRow>& rows, const QString& text);

/// The rows of a pop-up for its list.
class ChooserModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, SummaryRole, NoteRole };
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<ChooserRow> rows);
    [[nodiscard]] const std::vector<ChooserRow>& rows() const { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The next row that can be chosen, `step` (1 or -1) by step from a row; the row itself if there is none.
    [[nodiscard]] int nextRow(int row, int step) const;

private:
    [[nodiscard]] const ChooserRow& row(const QModelIndex& index) const
    {
        return m_rows[static_cast<std::size_t>(index.row())];
    }

    std::vector<ChooserRow> m_rows;
};

} // namespace doppler
