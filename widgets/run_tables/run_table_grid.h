// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/run_tables/run_table_model.h"
#include "widgets/table/table_data.h"

#include <QTableView>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace doppler {

/// The table of the panel. A click on a header, or S, sorts by a column: ascending, descending, not at all.
/// Return goes to the current row. Copied and saved tables are those of `doppler query`.
class RunTableGrid : public QTableView, public TableSource {
    Q_OBJECT
public:
    explicit RunTableGrid(QWidget* parent = nullptr);

    [[nodiscard]] RunTableModel* rows() const { return m_model; }
    /// Shows an answer, without the columns of these names. Widths are those that the user chose for columns
    /// of these captions.
    void setAnswer(const TableAnswerPtr& answer, const std::set<std::string>& hidden);
    /// The selected places, ascending.
    [[nodiscard]] std::vector<std::size_t> selectedPlaces() const;
    /// Selects these places and scrolls to the first of them. More than `mostSelected` are not selected: a
    /// selection of scattered rows takes time in their square.
    void selectPlaces(const std::vector<std::size_t>& places);
    static constexpr std::size_t mostSelected = 500;

    [[nodiscard]] TableData table() const override;
    [[nodiscard]] TableText tableText() const override;

signals:
    /// The user selected other rows.
    void placesSelected();
    void sortRequested(std::optional<int> column, bool descending);
    void rowActivated(std::size_t place);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void changeEvent(QEvent* event) override;

private:
    void showSorting();
    /// Widens columns to the rows in view; those that the user sized stay.
    void widenColumns();
    /// The row of the table under the focus, to find it again in another answer.
    struct Current {
        std::optional<std::uint32_t> row = {};
        int column = 0;
    };
    [[nodiscard]] Current currentRow() const;
    void restoreCurrent(const Current& current);
    void requestSort(int column);
    void fitRows();
    [[nodiscard]] std::vector<std::size_t> shownInOrder() const;

    RunTableModel* m_model;
    std::set<int> m_sizedByUser; ///< Columns.
    bool m_setting = false;      ///< The program changes the selection, not the user.
};

} // namespace doppler
