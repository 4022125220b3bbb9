// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_tables/tables_view.h"

#include "core/run/tables/table_order.h"
#include "widgets/run_tables/run_table_grid.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/query_field.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

std::string nameOf(const QString& text) { return text.toStdString(); }

/// The column of this exact name.
std::optional<std::size_t> columnNamed(const std::vector<ColumnSpec>& columns, const QString& name)
{
    const std::string wanted = nameOf(name);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].name == wanted)
            return i;
    return std::nullopt;
}

} // namespace

void TablesView::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_table.reset();
    if (!isVisible())
        m_grid->setAnswer(nullptr, {}); // It would keep the other run alive.
    m_content->setCurrentWidget(m_run ? m_grid->parentWidget() : m_empty);
    m_bar->setEnabled(m_run != nullptr);
    ask();
}

void TablesView::setSelection(const std::vector<VertexId>& vertices, std::optional<VertexId> last)
{
    m_vertex = last;
    if (vertices == m_vertices)
        return; // Selected here: a vertex may have further rows.
    m_vertices = vertices;
    if (isVisible())
        showSelection();
}

void TablesView::setHighlightedDevice(std::optional<DeviceId> device)
{
    m_device = device;
    if (isVisible() && m_kind == RunTableKind::Devices)
        showSelection();
}

void TablesView::setKind(RunTableKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    m_table.reset();
    showPage();
    changed();
}

void TablesView::setFilter(const QString& text) { m_filter->setText(text); }

void TablesView::setTotals(const QString& by)
{
    const int place = m_totals->findData(by);
    if (place < 0 || page().by == by)
        return;
    page().by = by;
    page().sort.clear();
    showPage();
    changed();
}

void TablesView::editFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

const TableAnswerPtr& TablesView::answer() const { return m_grid->rows()->answer(); }

QString TablesView::errorText() const { return m_errorLine->isHidden() ? QString() : m_errorLine->text(); }

QString TablesView::statusText() const { return m_status->text(); }

std::optional<TableRequest> TablesView::readRequest()
{
    const auto columns = runTableColumns(m_kind);
    auto query = parseTableQuery(page().filter.toStdString(), columns);
    showError(query ? std::nullopt : std::optional(query.error()));
    if (!query)
        return std::nullopt;
    TableRequest request{m_kind, *std::move(query)};
    const std::vector<ColumnSpec> all(columns.begin(), columns.end());
    const auto main = mainColumn(m_kind);
    request.by = columnNamed(all, page().by);
    request.of = columnNamed(all, page().of)
                     .value_or(*columnNamed(all, QString::fromUtf8(main.data(), std::ssize(main))));
    request.sort = columnNamed(shownColumns(request), page().sort);
    request.descending = page().descending;
    return request;
}

/// Computes what is shown again: at once if it is little, otherwise in the background.
void TablesView::ask()
{
    m_stale = true;
    if (!m_run) {
        m_job.cancel();
        take(nullptr);
        return;
    }
    if (!isVisible())
        return;
    const auto request = readRequest();
    if (!request) { // The last rows stay until the filter is right again, unless they are of another table.
        if (answer() && answer()->table != m_table)
            take(nullptr);
        return;
    }
    const Schedule& schedule = m_run->schedule;
    if (m_table && m_table->data.rowCount <= directRows) {
        m_job.cancel();
        take(answerOf(m_table, *request));
        return;
    }
    if (!m_table && schedule.tasks.size() + schedule.transfers.size() <= directRows / 10) {
        m_job.cancel();
        take(answerOf(makeRunTable(m_run, m_kind), *request));
        return;
    }
    m_job.start([run = m_run, table = m_table, request = *request](const std::stop_token& stop,
                                                                   const auto&) -> Result<TableAnswerPtr> {
        return answerOf(table ? table : makeRunTable(run, request.kind, stop), request, stop);
    });
    m_status->setText(tr("Working…"));
}

void TablesView::take(const TableAnswerPtr& answer)
{
    if (answer)
        m_table = answer->table;
    m_stale = false;
    m_grid->setAnswer(answer, page().hidden);
    showSelection();
    emit shown();
}

void TablesView::showError(const std::optional<Error>& error)
{
    m_error = error;
    m_errorLine->setVisible(error.has_value());
    if (error)
        m_errorLine->setText(
            tr("Character %1: %2").arg(QString::fromStdString(error->place), translated(error->message)));
    m_filter->setAccessibleDescription(errorText());
    restyle();
}

/// "12 of 40 rows; Duration: 3.210 ms; 2 selected".
void TablesView::showStatus()
{
    const TableAnswerPtr& shown = answer();
    if (!shown) {
        m_status->clear();
        return;
    }
    const auto number = [](std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); };
    const std::size_t all = shown->table->data.rowCount;
    const TableColumn& main = shown->table->data.columns[shown->table->data.find(mainColumn(m_kind))];
    QStringList parts{
        tr("%1 of %2 rows").arg(number(shown->matching.size()), number(all)),
        tr("%1: %2", "column and its sum")
            .arg(translatedText(std::string(main.spec.caption)), quantityLabel(main.spec.unit, shown->sum))};
    if (shown->totals)
        parts += tr("%n totals", nullptr, static_cast<int>(shown->rows.size()));
    if (const std::size_t selected = m_grid->selectedPlaces().size(); selected > 0)
        parts += tr("%1 selected").arg(number(selected));
    m_status->setText(parts.join(QStringLiteral(" · ")));
}

/// Selects the rows of what is selected in the window.
void TablesView::showSelection()
{
    const TableAnswerPtr& shown = answer();
    if (!shown || m_stale)
        return showStatus();
    std::vector<std::size_t> places;
    if (m_kind == RunTableKind::Devices && !shown->totals) {
        for (std::size_t i = 0; i < shown->rows.size(); ++i)
            if (m_device && shown->table->deviceOf(shown->rows[i]) == *m_device)
                places.push_back(i);
    } else if (!m_vertices.empty() && !shown->totals) {
        std::vector<char> marked(m_run->problem->vertexCount(), 0);
        const auto only = m_vertices.size() > RunTableGrid::mostSelected && m_vertex
                              ? std::vector<VertexId>{*m_vertex}
                              : m_vertices;
        for (const VertexId v : only)
            if (v < marked.size())
                marked[v] = 1;
        places = shown->table->placesOf(marked, shown->rows, RunTableGrid::mostSelected);
    }
    if (places != m_grid->selectedPlaces())
        m_grid->selectPlaces(places);
    showStatus();
}

/// Passes the rows that the user selected on to the window.
void TablesView::leadSelection()
{
    const TableAnswerPtr shown = answer();
    if (!shown || m_stale)
        return;
    const std::vector<std::size_t> places = m_grid->selectedPlaces();
    if (m_kind == RunTableKind::Devices && !shown->totals) {
        m_device = places.size() == 1 ? std::optional(shown->table->deviceOf(shown->rows[places.front()]))
                                      : std::nullopt;
        emit deviceSelected(m_device);
    } else {
        m_vertices = shown->verticesAt(places);
        m_vertex = m_vertices.empty() ? std::nullopt : std::optional(m_vertices.front());
        emit verticesSelected(m_vertices);
    }
    showStatus();
}

void TablesView::activate(std::size_t place)
{
    const TableAnswerPtr shown = answer();
    if (!shown || m_stale || shown->totals || place >= shown->rows.size())
        return;
    const DataTable& data = shown->table->data;
    const std::uint32_t row = shown->rows[place];
    const std::size_t start = data.find("start");
    const auto vertices =
        m_kind == RunTableKind::Operations ? std::vector<VertexId>() : shown->table->verticesOf(row);
    if (start < data.columns.size() && !std::isnan(data.columns[start].numbers[row]))
        emit momentRequested(data.columns[start].numbers[row],
                             vertices.empty() ? std::nullopt : std::optional(vertices.front()));
}

void TablesView::sortBy(std::optional<int> column, bool descending)
{
    const TableAnswerPtr& shown = answer();
    page().sort.clear();
    if (shown && column && *column < static_cast<int>(shown->shown().columns.size())) {
        const std::string_view name = shown->shown().columns[static_cast<std::size_t>(*column)].spec.name;
        page().sort = QString::fromUtf8(name.data(), std::ssize(name));
    }
    page().descending = descending;
    changed();
}

QStringList TablesView::valuesOf(const QString& column) const
{
    constexpr std::size_t most = 500;
    const auto found = findTableColumn(column.toStdString(), runTableColumns(m_kind));
    if (!m_table || !found)
        return {};
    const TableColumn& cells = m_table->data.columns[*found];
    if (!cells.isText() || cells.texts->size() > most)
        return {};
    QStringList values;
    for (std::size_t i = 0; i < cells.texts->size(); ++i)
        if (const std::string_view text = cells.texts->text(i); !text.empty())
            values += QString::fromUtf8(text.data(), std::ssize(text));
    return values;
}

void TablesView::changed()
{
    ask();
    emit stateChanged();
}

void TablesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale && m_run)
        ask();
    else
        showSelection();
}

} // namespace doppler
