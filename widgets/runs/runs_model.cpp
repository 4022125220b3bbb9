// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/runs_model.h"

#include "core/explain/what_if.h"
#include "core/run/measured_run.h"
#include "core/run/weight_copies.h"
#include "widgets/runs/fit_text.h"
#include "widgets/runs/stream_text.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QSet>
#include <algorithm>
#include <iterator>

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
        return QStringList{
            tr("%1, %2, gap %3")
                .arg(runTitle(entry), formatSeconds(makespan), formatPercent(entry.run->statistics.gap)),
            FitText::sentence(*entry.run)}
            .join(QLatin1Char('\n'))
            .trimmed();
    case IdRole:
        return entry.id;
    case MakespanRole:
        return makespan;
    case MakespanTextRole:
        return formatSeconds(makespan);
    case GapTextRole:
        return formatPercent(entry.run->statistics.gap);
    case DetailRole:
        return fitAndDetail(entry);
    case FitRole:
        return static_cast<int>(memoryFit(*entry.run));
    case LiveRole:
        return entry.live;
    case SectionRole:
        return problemTitle(*entry.run->problem);
    case SectionStartsRole:
        return row < starts.size() && starts[row] != 0;
    case HeadingRole:
        return heading(row);
    case RelativeTextRole:
        if (const auto share = relative(entry); share && !data(index, BaselineRole).toBool())
            return formatPercent(*share);
        return QString();
    case RelativeRole:
        if (const auto share = relative(entry))
            return *share;
        return {};
    case BaselineRole:
        return baselines.value(entry.run->problem->graph().fingerprint()).id == entry.id;
    case HiddenRole:
        return hidden.contains(entry.id);
    default:
        break;
    }
    const Group& scale = *groups.constFind(keys[row]);
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

quint64 RunsModel::add(RunEntry entry) { return addAll({std::move(entry)}).front(); }

std::vector<quint64> RunsModel::addAll(std::vector<RunEntry> entries)
{
    std::vector<quint64> ids;
    ids.reserve(entries.size());
    for (RunEntry& entry : entries)
        ids.push_back(entry.id = ++lastId);
    insert(std::move(entries));
    return ids;
}

void RunsModel::putBack(RunEntry entry) { putAllBack({std::move(entry)}); }

void RunsModel::putAllBack(std::vector<RunEntry> entries)
{
    QSet<quint64> known;
    for (const RunEntry& entry : list)
        known.insert(entry.id);
    std::erase_if(entries, [&known](const RunEntry& entry) { return known.contains(entry.id); });
    insert(std::move(entries));
}

void RunsModel::insert(std::vector<RunEntry> entries)
{
    if (entries.empty())
        return;
    std::vector<std::pair<QString, std::vector<RunEntry>>> blocks; // by problem
    QHash<QString, std::size_t> blockOf;
    const Problem* former = nullptr;
    std::size_t at = 0;
    for (RunEntry& entry : entries) {
        if (const Problem* problem = entry.run->problem.get(); problem != former) {
            const QString key = problemKey(*problem);
            const auto found = blockOf.constFind(key);
            at = found == blockOf.cend() ? blocks.size() : *found;
            if (found == blockOf.cend()) {
                blockOf.insert(key, at);
                blocks.push_back({key, {}});
            }
            former = problem;
        }
        blocks[at].second.push_back(std::move(entry));
    }
    for (auto& [key, block] : blocks)
        if (groups.contains(key)) {
            const auto last = std::find(keys.rbegin(), keys.rend(), key);
            insertAt(static_cast<std::size_t>(keys.rend() - last), key, std::exchange(block, {}));
        }
    std::erase_if(blocks, [](const auto& block) { return block.second.empty(); });
    appendAll(std::move(blocks));
    regroup();
    refresh();
}

void RunsModel::insertAt(std::size_t row, const QString& key, std::vector<RunEntry> entries)
{
    const auto offset = static_cast<std::ptrdiff_t>(row);
    beginInsertRows({}, static_cast<int>(row), static_cast<int>(row + entries.size()) - 1);
    for (const RunEntry& entry : entries)
        count(key, entry);
    keys.insert(keys.begin() + offset, entries.size(), key);
    list.insert(list.begin() + offset, std::make_move_iterator(entries.begin()),
                std::make_move_iterator(entries.end()));
    endInsertRows();
}

/// Runs of problems that the list does not have.
void RunsModel::appendAll(std::vector<std::pair<QString, std::vector<RunEntry>>> blocks)
{
    std::size_t more = 0;
    for (const auto& block : blocks)
        more += block.second.size();
    if (more == 0)
        return;
    beginInsertRows({}, static_cast<int>(list.size()), static_cast<int>(list.size() + more) - 1);
    for (auto& [key, entries] : blocks)
        for (RunEntry& entry : entries) {
            count(key, entry);
            keys.push_back(key);
            list.push_back(std::move(entry));
        }
    endInsertRows();
}

bool RunsModel::replace(quint64 id, RunEntry entry)
{
    const int row = rowOf(id);
    if (row < 0)
        return false;
    entry.id = id;
    RunEntry& former = list[static_cast<std::size_t>(row)];
    if (entry.notes.empty()) // What the user wrote is about the entry, whatever run it has now.
        entry.notes = std::move(former.notes);
    if (entry.step == RunStep::Unknown) {
        entry.step = former.step;
        entry.from = former.from;
        entry.fromName = former.fromName;
    }
    former = std::move(entry);
    countAll();
    regroup();
    refresh();
    return true;
}

bool RunsModel::remove(quint64 id)
{
    const std::size_t before = list.size();
    removeIf([id](const RunEntry& entry) { return entry.id == id; });
    return list.size() < before;
}

void RunsModel::removeOthers(quint64 id)
{
    removeIf([id](const RunEntry& entry) { return entry.id != id && !entry.live; });
}

void RunsModel::removeIf(const std::function<bool(const RunEntry&)>& gone)
{
    const std::size_t before = list.size();
    for (std::size_t end = list.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && gone(list[begin - 1]))
            --begin;
        if (begin == end) {
            --end;
            continue;
        }
        const auto first = static_cast<std::ptrdiff_t>(begin);
        const auto last = static_cast<std::ptrdiff_t>(end);
        beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        list.erase(list.begin() + first, list.begin() + last);
        keys.erase(keys.begin() + first, keys.begin() + last);
        countAll();
        endRemoveRows();
        end = begin;
    }
    if (list.size() < before) {
        regroup();
        refresh();
    }
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
    const auto found = groups.constFind(problemKey(problem));
    return found == groups.cend() ? nullptr : found->problem;
}

void RunsModel::retranslate() { refresh(); }

void RunsModel::count(const QString& key, const RunEntry& entry)
{
    Group& group = groups[key];
    if (group.runs++ == 0)
        group.problem = entry.run->problem;
    group.shortest = std::min(group.shortest, entry.run->schedule.makespan);
    group.longest = std::max(group.longest, entry.run->schedule.makespan);
}

void RunsModel::countAll()
{
    groups.clear();
    for (std::size_t row = 0; row < list.size(); ++row)
        count(keys[row], list[row]);
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
        return tr("based on %1").arg(placerTitle(entry.beganAs));
    if (!entry.locks.empty())
        return tr("seed %1, %n locked", nullptr, static_cast<int>(entry.locks.size())).arg(entry.seed);
    if (isMeasured(*entry.run) || entry.run->placer == "file" || entry.run->placer == "manual" ||
        entry.run->placer == whatIfPlacer)
        return {};
    return tr("seed %1").arg(entry.seed);
}

/// What does not fit says so before what tells it apart.
QString RunsModel::fitAndDetail(const RunEntry& entry) const
{
    QString own = detail(entry);
    if (baselines.value(entry.run->problem->graph().fingerprint()).id == entry.id)
        own = own.isEmpty() ? tr("baseline") : tr("baseline, %1").arg(own);
    if (memoryFit(*entry.run) == MemoryFit::Exceeds)
        own = own.isEmpty() ? tr("does not fit") : tr("does not fit, %1").arg(own);
    const QString tags = QString::fromStdString(tagsText(entry.notes.tags));
    if (tags.isEmpty())
        return own;
    return own.isEmpty() ? tags : tr("%1 · %2", "details and tags").arg(own, tags);
}

QString RunsModel::makespanLine(const RunEntry& entry) const
{
    const QString makespan = formatSeconds(entry.run->schedule.makespan);
    const NotedBaseline pinned = baselines.value(entry.run->problem->graph().fingerprint());
    if (pinned.id == 0)
        return tr("Makespan %1").arg(makespan);
    if (pinned.id == entry.id)
        return tr("Makespan %1, the baseline").arg(makespan);
    return tr("Makespan %1, %2 to the baseline").arg(makespan, formatPercent(*relative(entry)));
}

QString RunsModel::toolTip(const RunEntry& entry) const
{
    const Run& run = *entry.run;
    QStringList lines{
        tr("%1: %2").arg(runTitle(entry), problemTitle(*run.problem)),
        makespanLine(entry),
        tr("Lower bound %1, gap %2")
            .arg(formatSeconds(run.problem->lowerBound()), formatPercent(run.statistics.gap)),
        tr("Moved %1, idle %2")
            .arg(formatBytes(run.statistics.bytesMoved), formatShare(run.statistics.idleShare)),
    };
    lines += StreamText::ofPipeline(run);
    if (entry.evaluations > 0)
        lines += tr("%n simulated placement(s) in %1", nullptr, static_cast<int>(entry.evaluations))
                     .arg(formatSeconds(entry.seconds));
    for (const Message& note : weightCopyNotes(*run.problem, run.placement.devices))
        lines += translated(note);
    lines += FitText::sentence(run);
    if (entry.step != RunStep::Unknown)
        lines += tr("Origin: %1").arg(stepText(entry));
    if (!entry.notes.tags.empty())
        lines += tr("Tags: %1").arg(QString::fromStdString(tagsText(entry.notes.tags)));
    lines += QString::fromStdString(entry.notes.note);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void RunsModel::refresh()
{
    arrange();
    if (!list.empty())
        emit dataChanged(index(0), index(static_cast<int>(list.size()) - 1));
}

} // namespace doppler
