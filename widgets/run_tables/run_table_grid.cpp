// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_tables/run_table_grid.h"

#include "widgets/table/cell_delegate.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <algorithm>

namespace doppler {

namespace {

/// A long name leaves room for the other columns. In pixels.
constexpr int widestColumn = 45 * gridUnit;

} // namespace

RunTableGrid::RunTableGrid(QWidget* parent) : QTableView(parent), m_model(new RunTableModel(this))
{
    setObjectName(QStringLiteral("runTable"));
    setModel(m_model);
    setItemDelegate(new CellDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab leaves the table; arrows move within.
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // A million rows of one height.
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setSectionsMovable(true);
    header->setResizeContentsPrecision(0); // Widths from the rows in view: the others are many.
    connect(header, &QHeaderView::sectionClicked, this, &RunTableGrid::requestSort);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_setting)
            m_sizedByUser.insert(column);
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& cell) { emit rowActivated(static_cast<std::size_t>(cell.row())); });
    fitRows();
}

void RunTableGrid::setAnswer(const TableAnswerPtr& answer, const std::set<std::string>& hidden)
{
    const QScopedValueRollback setting(m_setting, true);
    const auto captionsOf = [](const TableAnswerPtr& one) {
        std::vector<std::string_view> names;
        if (one)
            for (const TableColumn& column : one->shown().columns)
                names.push_back(column.spec.name);
        return names;
    };
    const bool sameColumns = captionsOf(answer) == captionsOf(m_model->answer());
    const bool sameTable = answer && m_model->answer() && answer->table == m_model->answer()->table &&
                           !answer->totals && !m_model->answer()->totals;
    const Current before = sameTable ? currentRow() : Current{};
    m_model->setAnswer(answer);
    for (int column = 0; answer && column < m_model->columnCount(); ++column) {
        const ColumnSpec& spec = answer->shown().columns[static_cast<std::size_t>(column)].spec;
        setColumnHidden(column, !answer->totals && hidden.contains(std::string(spec.name)));
    }
    if (!sameColumns) {
        m_sizedByUser.clear();
        horizontalHeader()->resizeSections(QHeaderView::ResizeToContents);
        for (int column = 0; column < m_model->columnCount(); ++column)
            if (columnWidth(column) > widestColumn)
                setColumnWidth(column, widestColumn);
    }
    widenColumns();
    if (sameTable)
        restoreCurrent(before);
    showSorting();
}

void RunTableGrid::widenColumns()
{
    const auto least = [this](ColumnUnit unit) {
        switch (unit) { // The longest that a number becomes, so that no column jumps while it scrolls.
        case ColumnUnit::Seconds:
        case ColumnUnit::Bytes:
            return fontMetrics().horizontalAdvance(QStringLiteral("000.0 MiB")) + 2 * gridUnit;
        case ColumnUnit::Flops:
            return fontMetrics().horizontalAdvance(QStringLiteral("000.0 GFLOP")) + 2 * gridUnit;
        case ColumnUnit::Share:
            return fontMetrics().horizontalAdvance(QStringLiteral("100.0 %")) + 2 * gridUnit;
        default:
            return 0;
        }
    };
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (isColumnHidden(column) || m_sizedByUser.contains(column))
            continue;
        const ColumnUnit unit =
            m_model->answer()->shown().columns[static_cast<std::size_t>(column)].spec.unit;
        const int wanted = std::max(std::min(sizeHintForColumn(column), widestColumn), least(unit));
        if (wanted > columnWidth(column))
            setColumnWidth(column, wanted);
    }
}

RunTableGrid::Current RunTableGrid::currentRow() const
{
    const QModelIndex cell = currentIndex();
    if (!cell.isValid())
        return {};
    return {m_model->answer()->rows[static_cast<std::size_t>(cell.row())], cell.column()};
}

void RunTableGrid::restoreCurrent(const Current& current)
{
    const TableRows& rows = m_model->answer()->rows;
    if (!current.row || rows.empty())
        return;
    const auto found = std::ranges::find(rows, *current.row);
    const auto place = found == rows.end() ? 0 : found - rows.begin();
    selectionModel()->setCurrentIndex(m_model->index(static_cast<int>(place), current.column),
                                      QItemSelectionModel::NoUpdate);
}

void RunTableGrid::showSorting()
{
    QHeaderView* header = horizontalHeader();
    const QSignalBlocker quiet(header);
    const TableAnswerPtr& answer = m_model->answer();
    const bool sorted = answer && answer->request.sort;
    header->setSortIndicatorShown(sorted);
    header->setSortIndicator(sorted ? static_cast<int>(*answer->request.sort) : -1,
                             sorted && answer->request.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

/// Ascending, descending, then the order of the table.
void RunTableGrid::requestSort(int column)
{
    const TableAnswerPtr& answer = m_model->answer();
    if (!answer)
        return;
    const TableRequest& request = answer->request;
    const bool same = request.sort && static_cast<int>(*request.sort) == column;
    if (same && request.descending)
        emit sortRequested(std::nullopt, false);
    else
        emit sortRequested(column, same);
}

std::vector<std::size_t> RunTableGrid::selectedPlaces() const
{
    std::vector<std::size_t> places;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            places.push_back(static_cast<std::size_t>(row));
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

void RunTableGrid::selectPlaces(const std::vector<std::size_t>& places)
{
    const QScopedValueRollback setting(m_setting, true);
    QItemSelection selection;
    for (std::size_t i = 0; i < places.size() && places.size() <= mostSelected;) {
        std::size_t end = i + 1;
        while (end < places.size() && places[end] == places[end - 1] + 1)
            ++end;
        selection.append(QItemSelectionRange(
            m_model->index(static_cast<int>(places[i]), 0),
            m_model->index(static_cast<int>(places[end - 1]), m_model->columnCount() - 1)));
        i = end;
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (places.empty())
        return;
    const QModelIndex first =
        m_model->index(static_cast<int>(places.front()), std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    scrollTo(m_model->index(first.row(), horizontalHeader()->logicalIndexAt(0)), EnsureVisible);
}

void RunTableGrid::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_setting)
        emit placesSelected();
}

bool RunTableGrid::event(QEvent* event)
{
    // Ctrl+A selects the rows; elsewhere in the window, all vertices.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::SelectAll)) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void RunTableGrid::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_S && currentIndex().isValid()) {
        requestSort(currentIndex().column());
        return;
    }
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        currentIndex().isValid()) {
        emit rowActivated(static_cast<std::size_t>(currentIndex().row()));
        return;
    }
    QTableView::keyPressEvent(event);
}

void RunTableGrid::fitRows()
{
    verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(font())));
}

void RunTableGrid::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        fitRows();
    QTableView::changeEvent(event);
}

TableData RunTableGrid::table() const { return tableOf(static_cast<const QAbstractItemView&>(*this)); }

std::vector<std::size_t> RunTableGrid::shownInOrder() const
{
    std::vector<std::size_t> columns;
    const QHeaderView* header = horizontalHeader();
    for (int place = 0; place < header->count(); ++place)
        if (const int column = header->logicalIndex(place); !header->isSectionHidden(column))
            columns.push_back(static_cast<std::size_t>(column));
    return columns;
}

TableText RunTableGrid::tableText() const
{
    if (!m_model->answer())
        return {};
    return [answer = m_model->answer(),
            columns = shownInOrder()](TableFormat format, const std::function<void(std::string_view)>& sink,
                                      const std::stop_token& stop) {
        writeTable(answer->shown(), answer->rows, columns, format, sink, stop);
    };
}

} // namespace doppler
