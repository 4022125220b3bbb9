// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_versions/version_differences.h"

#include <QStringList>
#include <algorithm>

namespace doppler {

namespace {

QString changeName(VersionChange change)
{
    switch (change) {
    case VersionChange::Renamed:
        return DifferencesModel::tr("renamed");
    case VersionChange::Changed:
        return DifferencesModel::tr("changed");
    case VersionChange::Removed:
        return DifferencesModel::tr("removed");
    case VersionChange::Added:
        return DifferencesModel::tr("added");
    default:
        return DifferencesModel::tr("unchanged");
    }
}

} // namespace

VersionDifferencesPtr versionDifferences(GraphPtr before, GraphPtr after)
{
    auto out = std::make_shared<VersionDifferences>();
    out->match = matchGraphs(*before, *after);
    for (const VertexId v : before->vertices())
        if (!out->match.partnerInSecond[v].valid())
            out->rows.push_back({VersionChange::Removed, v, VertexId()});
    for (const VertexId v : after->vertices())
        if (!out->match.partnerInFirst[v].valid())
            out->rows.push_back({VersionChange::Added, VertexId(), v});
    for (const VertexId v : before->vertices())
        if (out->match.changes[v].changed())
            out->rows.push_back({VersionChange::Changed, v, out->match.partnerInSecond[v]});
    for (const VertexId v : before->vertices())
        if (out->match.changes[v].renamed())
            out->rows.push_back({VersionChange::Renamed, v, out->match.partnerInSecond[v]});
    out->before = std::move(before);
    out->after = std::move(after);
    return out;
}

ColoringPtr versionColoring(const VersionDifferences& differences, bool ofAfter)
{
    const GraphPtr& graph = ofAfter ? differences.after : differences.before;
    auto out = std::make_shared<Coloring>();
    out->title = DifferencesModel::tr("Difference to the other version");
    out->fold = Coloring::Fold::Greatest;
    for (int i = 0; i <= static_cast<int>(VersionChange::Added); ++i)
        out->categories += changeName(static_cast<VersionChange>(i));
    out->categoryColors = {0, 5, 1, 2, 3}; // Renamed: a light blue next to that of unchanged vertices.
    out->graph = graph->fingerprint();
    out->values.assign(graph->vertexCount(), 0.0);
    for (const VersionDifferences::Row& row : differences.rows)
        if (const VertexId v = ofAfter ? row.after : row.before; v.valid())
            out->values[v] = static_cast<double>(row.change);
    return out;
}

QString changesText(const VertexChanges& changes)
{
    QStringList parts;
    const auto add = [&parts](bool is, const QString& text) {
        if (is)
            parts += text;
    };
    add(changes.name, DifferencesModel::tr("name"));
    add(changes.operation, DifferencesModel::tr("operation"));
    add(changes.work, DifferencesModel::tr("work"));
    add(changes.output, DifferencesModel::tr("output"));
    add(changes.weights, DifferencesModel::tr("weights"));
    add(changes.inputs, DifferencesModel::tr("inputs"));
    return parts.join(QStringLiteral(", "));
}

void DifferencesModel::setDifferences(VersionDifferencesPtr differences)
{
    beginResetModel();
    m_differences = std::move(differences);
    endResetModel();
}

const VersionDifferences::Row* DifferencesModel::row(int number) const
{
    return number >= 0 && number < rowCount() ? &m_differences->rows[static_cast<std::size_t>(number)]
                                              : nullptr;
}

int DifferencesModel::rowOf(bool ofAfter, VertexId vertex) const
{
    if (!m_differences)
        return -1;
    const auto& rows = m_differences->rows;
    const auto found = std::ranges::find(rows, vertex, [ofAfter](const VersionDifferences::Row& one) {
        return ofAfter ? one.after : one.before;
    });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_differences ? 0 : static_cast<int>(m_differences->rows.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const VersionDifferences::Row& one = m_differences->rows[static_cast<std::size_t>(index.row())];
    const auto label = [](const GraphPtr& graph, VertexId v) {
        return v.valid() ? QString::fromStdString(graph->label(v)) : QString();
    };
    switch (index.column()) {
    case Change:
        return changeName(one.change);
    case Before:
        return label(m_differences->before, one.before);
    case After:
        return label(m_differences->after, one.after);
    case Operation:
        return QString::fromStdString(one.after.valid() ? m_differences->after->vertex(one.after).op
                                                        : m_differences->before->vertex(one.before).op);
    default:
        return one.before.valid() && one.after.valid() ? changesText(m_differences->match.changes[one.before])
                                                       : QString();
    }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Change:
        return tr("Change");
    case Before:
        return tr("Before");
    case After:
        return tr("After");
    case Operation:
        return tr("Operation");
    default:
        return tr("Different");
    }
}

void DifferencesModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
}

} // namespace doppler
