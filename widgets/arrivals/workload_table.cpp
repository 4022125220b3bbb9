// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/arrivals/workload_table.h"

#include <QFile>
#include <QHeaderView>
#include <QLocale>
#include <algorithm>

namespace doppler {

namespace {

/// Files have points in numbers; users may write those of their language, too.
std::optional<double> numberOf(const QString& text)
{
    bool ok = false;
    // With group separators, "0,001" would be 1 in files and a thousandth in German.
    QLocale inFiles = QLocale::c();
    QLocale local;
    for (QLocale* locale : {&inFiles, &local})
        locale->setNumberOptions(QLocale::RejectGroupSeparator);
    double value = inFiles.toDouble(text, &ok);
    if (!ok)
        value = local.toDouble(text, &ok);
    return ok ? std::optional(value) : std::nullopt;
}

Error notANumber(const QString& text, int row)
{
    return {{DOPPLER_TEXT("core", "row {0}: found \"{1}\", expected a number"),
             {std::to_string(row + 1), text.toStdString()}},
            {},
            {}};
}

QString numberText(double value)
{
    QLocale local;
    local.setNumberOptions(QLocale::OmitGroupSeparator); // numberOf() refuses it
    return local.toString(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

WorkloadTable::WorkloadTable(QWidget* parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("graphs"));
    setColumnCount(ColumnCount);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const Column narrow : {Arrival, Weight})
        horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setTabKeyNavigation(false);
}

void WorkloadTable::retranslate()
{
    setAccessibleName(tr("Graphs of the workload"));
    setHorizontalHeaderLabels({tr("Graph"), tr("Arrival (s)"), tr("Weight"), tr("Unfolds at")});
    horizontalHeaderItem(Graph)->setToolTip(tr("A file, or a built-in family with its settings"));
    horizontalHeaderItem(Arrival)->setToolTip(
        tr("Arrival time; leave it empty to draw arrivals of this graph at random"));
    horizontalHeaderItem(Weight)->setToolTip(
        tr("Probability of a random arrival, in proportion to those of the other graphs"));
    horizontalHeaderItem(Unfolds)->setToolTip(
        tr("Labels of vertices, separated by commas; * stands for any text. What is behind such a vertex "
           "becomes known when it ends. Leave it empty if the whole graph is known when it arrives"));
}

QString WorkloadTable::textAt(int row, Column column) const
{
    const QTableWidgetItem* cell = item(row, column);
    return cell ? cell->text().trimmed() : QString();
}

void WorkloadTable::addGraph(const QString& graph, const QString& at, const QString& weight,
                             const QString& name, const QString& unfolds)
{
    const int row = rowCount();
    insertRow(row);
    auto* first = new QTableWidgetItem(graph);
    first->setData(Qt::UserRole, name);
    setItem(row, Graph, first);
    setItem(row, Arrival, new QTableWidgetItem(at));
    setItem(row, Weight, new QTableWidgetItem(weight));
    setItem(row, Unfolds, new QTableWidgetItem(unfolds));
    setCurrentCell(row, Graph);
}

void WorkloadTable::removeSelected()
{
    if (currentRow() >= 0)
        removeRow(currentRow());
}

bool WorkloadTable::hasRandom() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (!textAt(row, Graph).isEmpty() && textAt(row, Arrival).isEmpty())
            return true;
    return false;
}

void WorkloadTable::setWorkload(const WorkloadDocument& workload)
{
    const auto decoded = [](const std::string& text) { return QFile::decodeName(text.c_str()); };
    setRowCount(0);
    for (const ListedArrival& graph : workload.graphs)
        addGraph(decoded(graph.graph), numberText(graph.at), {}, QString::fromStdString(graph.name),
                 QString::fromStdString(graph.unfolds));
    if (workload.poisson)
        for (const MixedGraph& graph : workload.poisson->mix)
            addGraph(decoded(graph.graph), {}, numberText(graph.weight), {},
                     QString::fromStdString(graph.unfolds));
}

Result<void> WorkloadTable::fill(WorkloadDocument& workload) const
{
    workload.graphs.clear();
    std::vector<MixedGraph> mix;
    for (int row = 0; row < rowCount(); ++row) {
        const std::string graph = QFile::encodeName(textAt(row, Graph)).toStdString();
        if (graph.empty())
            continue;
        const QString at = textAt(row, Arrival);
        const QString weight = textAt(row, Weight);
        const auto time = numberOf(at);
        const auto share = weight.isEmpty() ? std::optional(1.0) : numberOf(weight);
        if (!at.isEmpty() && !time)
            return notANumber(at, row);
        if (at.isEmpty() && !share)
            return notANumber(weight, row);
        const std::string unfolds = textAt(row, Unfolds).toStdString();
        if (time)
            workload.graphs.push_back(
                {graph, *time, item(row, Graph)->data(Qt::UserRole).toString().toStdString(), unfolds});
        else
            mix.push_back({graph, *share, unfolds});
    }
    if (mix.empty())
        workload.poisson.reset();
    else if (!workload.poisson)
        workload.poisson.emplace();
    if (workload.poisson)
        workload.poisson->mix = std::move(mix);
    return {};
}

} // namespace doppler
