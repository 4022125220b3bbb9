// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/runs_model.h"

#include "core/explain/what_if.h"
#include "core/run/measured_run.h"
#include "core/run/weight_copies.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <algorithm>
#include <limits>

namespace doppler {

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(list.size());
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const RunEntry& entry = list[row];
    const double makespan = entry.run->schedule.makespan;
    switch (role) {
    case Qt::DisplayRole:
        return runTitle(entry);
    case Qt::ToolTipRole:
        return toolTip(entry);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, gap %3")
            .arg(runTitle(entry), formatSeconds(makespan), formatPercent(entry.run->statistics.gap));
    case IdRole:
        return entry.id;
    case MakespanRole:
        return makespan;
    case MakespanTextRole:
        return formatSeconds(makespan);
    case GapTextRole:
        return formatPercent(entry.run->statistics.gap);
    case DetailRole:
        return detail(entry);
    case LiveRole:
        return entry.live;
    case SectionRole:
        return problemTitle(*entry.run->problem);
    case SectionStartsRole:
        return severalProblems() && (row == 0 || keys[row] != keys[row - 1]);
    default:
        break;
    }
    const Scale scale = scaleOf(keys[row]);
    switch (role) {
    case BestRole:
        return scale.runs > 1 && makespan <= scale.shortest && scale.shortest < scale.longest;
    case BarRole:
        return scale.longest > 0 ? makespan / scale.longest : 0.0;
    case BoundRole:
        return scale.longest > 0 ? entry.run->problem->lowerBound() / scale.longest : 0.0;
    default:
        return {};
    }
}

quint64 RunsModel::add(RunEntry entry)
{
    entry.id = ++lastId;
    insert(std::move(entry));
    return lastId;
}

void RunsModel::putBack(RunEntry entry)
{
    if (rowOf(entry.id) < 0)
        insert(std::move(entry));
}

void RunsModel::insert(RunEntry entry)
{
    const QString key = problemKey(*entry.run->problem);
    const auto last = std::find(keys.rbegin(), keys.rend(), key);
    const auto row = last == keys.rend() ? list.size() : static_cast<std::size_t>(keys.rend() - last);
    const int at = static_cast<int>(row);
    beginInsertRows({}, at, at);
    list.insert(list.begin() + at, std::move(entry));
    keys.insert(keys.begin() + at, key);
    endInsertRows();
    refresh();
}

bool RunsModel::replace(quint64 id, RunEntry entry)
{
    const int row = rowOf(id);
    if (row < 0)
        return false;
    entry.id = id;
    list[static_cast<std::size_t>(row)] = std::move(entry);
    refresh();
    return true;
}

bool RunsModel::remove(quint64 id)
{
    const int row = rowOf(id);
    if (row < 0)
        return false;
    beginRemoveRows({}, row, row);
    list.erase(list.begin() + row);
    keys.erase(keys.begin() + row);
    endRemoveRows();
    refresh();
    return true;
}

void RunsModel::removeOthers(quint64 id)
{
    for (std::size_t row = list.size(); row-- > 0;)
        if (list[row].id != id && !list[row].live)
            remove(list[row].id);
}

const RunEntry* RunsModel::find(quint64 id) const
{
    const int row = rowOf(id);
    return row < 0 ? nullptr : &list[static_cast<std::size_t>(row)];
}

int RunsModel::rowOf(quint64 id) const
{
    const auto found = std::find_if(list.begin(), list.end(), [id](const RunEntry& e) { return e.id == id; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

const RunEntry* RunsModel::find(const Problem& problem, const std::string& placer, std::uint64_t seed,
                                const Locks& locks, const std::function<bool(const RunEntry&)>& fits) const
{
    const QString key = problemKey(problem);
    for (std::size_t row = 0; row < list.size(); ++row)
        if (keys[row] == key && !list[row].trained && list[row].title.isEmpty() &&
            list[row].run->placer == placer && list[row].seed == seed && list[row].locks == locks &&
            (!fits || fits(list[row])))
            return &list[row];
    return nullptr;
}

ProblemPtr RunsModel::sameProblem(const Problem& problem) const
{
    const auto found = std::find(keys.begin(), keys.end(), problemKey(problem));
    return found == keys.end() ? nullptr : list[static_cast<std::size_t>(found - keys.begin())].run->problem;
}

void RunsModel::retranslate() { refresh(); }

RunsModel::Scale RunsModel::scaleOf(const QString& key) const
{
    Scale scale{std::numeric_limits<double>::infinity(), 0, 0};
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (keys[row] != key)
            continue;
        scale.shortest = std::min(scale.shortest, list[row].run->schedule.makespan);
        scale.longest = std::max(scale.longest, list[row].run->schedule.makespan);
        ++scale.runs;
    }
    return scale;
}

bool RunsModel::severalProblems() const
{
    return std::any_of(keys.begin(), keys.end(), [this](const QString& key) { return key != keys.front(); });
}

QString RunsModel::detail(const RunEntry& entry) const
{
    if (entry.live)
        return entry.title.isEmpty() ? tr("training") : tr("training, seed %1").arg(entry.seed);
    if (entry.trained)
        return entry.title.isEmpty() ? tr("trained") : tr("trained, seed %1").arg(entry.seed);
    if (!entry.engine.empty())
        return engineTitle(entry.engine);
    if (!entry.beganAs.empty())
        return tr("began as %1").arg(placerTitle(entry.beganAs));
    if (!entry.locks.empty())
        return tr("seed %1, %n locked", nullptr, static_cast<int>(entry.locks.size())).arg(entry.seed);
    if (isMeasured(*entry.run) || entry.run->placer == "file" || entry.run->placer == "manual" ||
        entry.run->placer == whatIfPlacer)
        return {};
    return tr("seed %1").arg(entry.seed);
}

QString RunsModel::toolTip(const RunEntry& entry) const
{
    const Run& run = *entry.run;
    QStringList lines{
        tr("%1: %2").arg(runTitle(entry), problemTitle(*run.problem)),
        tr("Makespan %1").arg(formatSeconds(run.schedule.makespan)),
        tr("Lower bound %1, gap %2")
            .arg(formatSeconds(run.problem->lowerBound()), formatPercent(run.statistics.gap)),
        tr("Moved %1, idle %2")
            .arg(formatBytes(run.statistics.bytesMoved), formatShare(run.statistics.idleShare)),
    };
    if (entry.evaluations > 0)
        lines += tr("%n simulated placement(s) in %1", nullptr, static_cast<int>(entry.evaluations))
                     .arg(formatSeconds(entry.seconds));
    for (const Message& note : weightCopyNotes(*run.problem, run.placement.devices))
        lines += translated(note);
    return lines.join(QLatin1Char('\n'));
}

void RunsModel::refresh()
{
    if (!list.empty())
        emit dataChanged(index(0), index(static_cast<int>(list.size()) - 1));
}

} // namespace doppler
