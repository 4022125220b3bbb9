// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/arrivals/method_table.h"

#include "core/placers/api/registry.h"
#include "widgets/runs/run_entry.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <QFile>
#include <QHeaderView>
#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>

namespace doppler {

namespace {

QString titleOf(WorkloadMethod::Kind kind, const std::string& placer)
{
    switch (kind) {
    case WorkloadMethod::Kind::Static:
        return QCoreApplication::translate("workload", "%1, placed alone").arg(placerTitle(placer));
    case WorkloadMethod::Kind::Rolling:
        return QCoreApplication::translate("workload", "%1, placed again at arrivals")
            .arg(placerTitle(placer));
    case WorkloadMethod::Kind::Online:
        break;
    }
    return placerTitle(placer);
}

/// The file of a checkpoint that decides online; of other placers the id.
std::string nameOf(const ChosenPlacer& placer)
{
    return placer.held ? placer.options.text("file") : placer.placer->info().id;
}

} // namespace

MethodTable::MethodTable(QWidget* parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("methods"));
    setColumnCount(ColumnCount);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Method, QHeaderView::Fixed);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column != Method)
            fitNames();
    });
    add(Kind::Static, {}, true);
    add(Kind::Rolling, {}, false);
    for (const auto& placer : placerRegistry().placers())
        if (placer->info().kind == PlacerKind::Online)
            add(Kind::Online, placer->info().id, placer->info().id == "online-dmda");
}

void MethodTable::add(Kind kind, const std::string& policy, bool checked)
{
    const int row = rowCount();
    insertRow(row);
    m_rows.push_back({kind, policy});
    for (int column = 0; column < ColumnCount; ++column) {
        auto* cell = new QTableWidgetItem;
        cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (column != Method)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setItem(row, column, cell);
    }
    item(row, Method)->setFlags(item(row, Method)->flags() | Qt::ItemIsUserCheckable);
    item(row, Method)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
}

QString MethodTable::titleOf(const WorkloadMethod& method)
{
    return method.placer.held ? QString::fromStdString(method.placer.title())
                              : doppler::titleOf(method.kind, method.placer.placer->info().id);
}

QString MethodTable::titleOf(const Row& row) const
{
    return row.checkpoint ? QString::fromStdString(row.checkpoint->title())
                          : doppler::titleOf(row.kind, placerOf(row));
}

void MethodTable::addCheckpoint(ChosenPlacer policy)
{
    const std::string file = nameOf(policy);
    for (const Row& row : m_rows) // Files of one name get their whole paths, as in choosePlacers().
        if (row.checkpoint && row.policy != file && row.checkpoint->label == policy.label)
            policy.label = policy.policy + " (" + file + ')';
    int row = rowOf({Kind::Online, policy});
    if (row < 0) {
        row = rowCount();
        add(Kind::Online, file, false);
        item(row, Method)->setToolTip(QFile::decodeName(file.c_str()));
    }
    m_rows[static_cast<std::size_t>(row)].checkpoint = std::move(policy);
    clearFigures(row);
    nameMethods();
    item(row, Method)->setCheckState(Qt::Checked);
    setCurrentCell(row, Method);
}

void MethodTable::setPlanner(const std::string& placer)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].kind != Kind::Online && placer != m_planner)
            clearFigures(static_cast<int>(row));
    m_planner = placer;
    nameMethods();
}

void MethodTable::nameMethods()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        item(static_cast<int>(row), Method)->setText(titleOf(m_rows[row]));
    fitNames();
}

/// Names take the spare width. In a narrow table figures are scrolled to, but no name is cut off.
void MethodTable::fitNames()
{
    int figures = 0;
    for (int column = Method + 1; column < ColumnCount; ++column)
        figures += columnWidth(column);
    setColumnWidth(Method, std::max(sizeHintForColumn(Method), viewport()->width() - figures));
}

void MethodTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    fitNames();
}

int MethodTable::rowOf(const WorkloadMethod& method) const
{
    const std::string placer = nameOf(method.placer);
    const auto found = std::ranges::find_if(
        m_rows, [&](const Row& row) { return row.kind == method.kind && placerOf(row) == placer; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void MethodTable::check(const std::vector<WorkloadMethod>& methods)
{
    for (int row = 0; row < rowCount(); ++row)
        item(row, Method)->setCheckState(Qt::Unchecked);
    for (const WorkloadMethod& method : methods)
        if (const int row = rowOf(method); row >= 0)
            item(row, Method)->setCheckState(Qt::Checked);
        else if (method.placer.held)
            addCheckpoint(method.placer);
}

Result<ChosenPlacer> MethodTable::chosenFor(const Row& row) const
{
    return row.checkpoint ? Result<ChosenPlacer>(*row.checkpoint) : choosePlacer(placerOf(row), {});
}

std::vector<WorkloadMethod> MethodTable::checkedMethods() const
{
    std::vector<WorkloadMethod> all;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (item(static_cast<int>(row), Method)->checkState() == Qt::Checked)
            if (auto placer = chosenFor(m_rows[row]))
                all.push_back({m_rows[row].kind, *std::move(placer)});
    return all;
}

void MethodTable::clearFigures(int row)
{
    for (int column = MeanSlowdown; column < ColumnCount; ++column) {
        item(row, column)->setText({});
        item(row, column)->setData(plainRole, {});
    }
}

void MethodTable::clearFigures()
{
    for (int row = 0; row < rowCount(); ++row)
        clearFigures(row);
}

void MethodTable::setFigures(const WorkloadMethod& method, const WorkloadFigures& figures)
{
    const int row = rowOf(method);
    if (row < 0)
        return; // Another placer of plans was chosen meanwhile.
    const auto number = [](double value) { return QLocale().toString(value, 'f', 2); };
    const std::array<std::pair<double, QString>, ColumnCount - MeanSlowdown> cells{
        {{figures.meanSlowdown, number(figures.meanSlowdown)},
         {figures.highSlowdown, number(figures.highSlowdown)},
         {figures.fairness, number(figures.fairness)},
         {figures.throughput, QLocale().toString(figures.throughput, 'g', 4)},
         {figures.makespan, formatSeconds(figures.makespan)}}};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        QTableWidgetItem* cell = item(row, MeanSlowdown + static_cast<int>(i));
        cell->setText(cells[i].second);
        cell->setData(plainRole, cells[i].first);
    }
}

void MethodTable::retranslate()
{
    setAccessibleName(tr("Methods and their figures"));
    setHorizontalHeaderLabels({tr("Method"), tr("Mean slowdown"), tr("99th percentile"), tr("Fairness"),
                               tr("Throughput (1/s)"), tr("Makespan")});
    horizontalHeaderItem(Makespan)->setData(plainRole, tr("Makespan (s)"));
    const std::array<QString, ColumnCount> tips{
        tr("The method that decides where vertices run; each checked method gives one run"),
        tr("Mean of the graphs' slowdowns: time from arrival to end, divided by the time alone"),
        tr("The smallest slowdown that at least 99 % of the graphs do not exceed"),
        tr("Jain's index of the slowdowns: 1 if all are equal"),
        tr("Graphs per second between the first arrival and the last end"),
        tr("The last end, from time 0")};
    for (int column = 0; column < ColumnCount; ++column) {
        horizontalHeaderItem(column)->setToolTip(tips[static_cast<std::size_t>(column)]);
        horizontalHeaderItem(column)->setTextAlignment((column == Method ? Qt::AlignLeft : Qt::AlignRight) |
                                                       Qt::AlignVCenter);
    }
    nameMethods();
}

} // namespace doppler
