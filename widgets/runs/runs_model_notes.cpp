// SPDX-License-Identifier: GPL-3.0-or-later
// What the user wrote about runs, and the order, headings and filter of the list that follow from it.
#include "core/run/tables/run_list.h"
#include "widgets/runs/runs_model.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace doppler {

namespace {

QString groupOf(const RunEntry& entry) { return QString::fromStdString(entry.notes.group); }

} // namespace

std::vector<RunsModel::NotesOfRun> RunsModel::setNotes(const std::vector<NotesOfRun>& notes)
{
    std::vector<NotesOfRun> former;
    for (const auto& [id, wanted] : notes) {
        const int row = rowOf(id);
        if (row < 0)
            continue;
        RunEntry& entry = list[static_cast<std::size_t>(row)];
        RunNotes clean = cleanNotes(wanted);
        if (clean == entry.notes)
            continue;
        former.emplace_back(id, std::exchange(entry.notes, std::move(clean)));
    }
    if (!former.empty()) {
        regroup();
        refresh();
    }
    return former;
}

std::vector<RunsModel::NotesOfRun> RunsModel::pinning(quint64 id, bool pinned) const
{
    std::vector<NotesOfRun> out;
    const RunEntry* chosen = find(id);
    if (!chosen)
        return out;
    const std::uint64_t graph = chosen->run->problem->graph().fingerprint();
    for (const RunEntry& entry : list) {
        const bool wanted = pinned && entry.id == id;
        if (entry.notes.baseline == wanted || entry.run->problem->graph().fingerprint() != graph ||
            (!pinned && entry.id != id))
            continue;
        out.emplace_back(entry.id, entry.notes);
        out.back().second.baseline = wanted;
    }
    return out;
}

std::optional<PinnedBaseline> RunsModel::baselineOf(const DataflowGraph& graph) const
{
    const RunEntry* pinned = find(baselines.value(graph.fingerprint()).id);
    return pinned ? std::optional(PinnedBaseline{runTitle(*pinned), pinned->run}) : std::nullopt;
}

std::optional<PinnedBaseline> RunsModel::baselineOf(const RunPtr& run) const
{
    auto pinned = run ? baselineOf(run->problem->graph()) : std::nullopt;
    return pinned && pinned->run != run ? pinned : std::nullopt;
}

void RunsModel::setFrom(quint64 id, quint64 from)
{
    if (const int row = rowOf(id); row >= 0)
        list[static_cast<std::size_t>(row)].from = from;
}

QStringList RunsModel::groupNames() const
{
    QStringList names;
    for (const RunEntry& entry : list)
        if (const QString group = groupOf(entry); !group.isEmpty() && !names.contains(group))
            names += group;
    return names;
}

QStringList RunsModel::tagNames() const
{
    QStringList names;
    for (const RunEntry& entry : list)
        for (const std::string& tag : entry.notes.tags)
            if (const QString name = QString::fromStdString(tag); !names.contains(name))
                names += name;
    return names;
}

std::vector<ListedRun> RunsModel::listed() const
{
    std::vector<ListedRun> out;
    out.reserve(list.size());
    for (const RunEntry& entry : list)
        out.push_back({entry.run,
                       runTitle(entry).toStdString(),
                       entry.seed,
                       entry.trained,
                       entry.notes,
                       {entry.step, std::nullopt, entry.fromName.toStdString()}});
    return out;
}

void RunsModel::setFilter(TableQuery wanted)
{
    filter = std::move(wanted);
    refresh();
}

bool RunsModel::isHidden(int row) const
{
    return row >= 0 && row < rowCount() && hidden.contains(list[static_cast<std::size_t>(row)].id);
}

/// Within a problem, runs of one group follow each other, groups in the order of their first runs; those
/// without a group come last, so that new runs are at the end.
void RunsModel::regroup()
{
    std::map<std::pair<QString, QString>, std::size_t> firstRow; // by problem and group
    QHash<QString, std::size_t> firstOfProblem;
    grouped.clear();
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (!firstOfProblem.contains(keys[row]))
            firstOfProblem.insert(keys[row], row);
        if (const QString group = groupOf(list[row]); !group.isEmpty()) {
            firstRow.try_emplace({keys[row], group}, row);
            grouped.insert(keys[row]);
        }
    }
    if (grouped.isEmpty())
        return;
    std::vector<std::pair<std::size_t, std::size_t>> rank(list.size());
    std::vector<std::size_t> order(list.size());
    for (std::size_t row = 0; row < list.size(); ++row) {
        const QString group = groupOf(list[row]);
        rank[row] = {*firstOfProblem.constFind(keys[row]),
                     group.isEmpty() ? list.size() : firstRow.at({keys[row], group})};
        order[row] = row;
    }
    std::ranges::stable_sort(order, {}, [&rank](std::size_t row) { return rank[row]; });
    if (std::ranges::is_sorted(order))
        return;
    emit layoutAboutToBeChanged();
    std::vector<RunEntry> moved;
    std::vector<QString> movedKeys;
    std::vector<int> rowAfter(list.size());
    for (const std::size_t row : order) {
        rowAfter[row] = static_cast<int>(moved.size());
        moved.push_back(std::move(list[row]));
        movedKeys.push_back(std::move(keys[row]));
    }
    list = std::move(moved);
    keys = std::move(movedKeys);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& one : before)
        after += index(rowAfter[static_cast<std::size_t>(one.row())]);
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

/// Finds again what depends on all runs: baselines, hidden runs and where sections start. Linear time.
void RunsModel::arrange()
{
    baselines.clear();
    for (const RunEntry& entry : list)
        if (const std::uint64_t graph = entry.run->problem->graph().fingerprint();
            entry.notes.baseline && !baselines.contains(graph))
            baselines.insert(graph, {entry.id, entry.run->schedule.makespan});
    hidden.clear();
    if (!filter.empty()) {
        const TableRows rows = matchingRows(runListTable(listed()), filter);
        for (const RunEntry& entry : list)
            hidden.insert(entry.id);
        for (const std::uint32_t row : rows)
            hidden.remove(list[row].id);
    }
    starts.assign(list.size(), 0);
    const QString* key = nullptr;
    QString group;
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (hidden.contains(list[row].id))
            continue;
        const bool newProblem = !key || *key != keys[row];
        const bool hasGroups = grouped.contains(keys[row]);
        const QString own = groupOf(list[row]);
        starts[row] = static_cast<char>((newProblem && (severalProblems() || hasGroups)) ||
                                        (hasGroups && own != group));
        key = &keys[row];
        group = own;
    }
}

QString RunsModel::heading(std::size_t row) const
{
    const QString problem = severalProblems() ? problemTitle(*list[row].run->problem) : QString();
    if (!grouped.contains(keys[row]))
        return problem;
    QString group = groupOf(list[row]);
    if (group.isEmpty())
        group = tr("Without a group");
    return problem.isEmpty() ? group : tr("%1 · %2", "problem and group").arg(problem, group);
}

std::optional<double> RunsModel::relative(const RunEntry& entry) const
{
    const NotedBaseline pinned = baselines.value(entry.run->problem->graph().fingerprint());
    if (pinned.id == 0)
        return std::nullopt;
    const double share = overBaseline(entry.run->schedule.makespan, pinned.makespan);
    return std::isnan(share) ? std::nullopt : std::optional(share);
}

} // namespace doppler
