// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_table.h"

#include "core/run/statistics.h"
#include "widgets/table/table_data.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <QColor>
#include <QFont>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace doppler {

struct TrainingTable::Run {
    std::size_t id = 0;
    QPointer<TrainingJob> job;
    TrainingSetup setup;
    QColor color;
    // What was last known.
    QString state;
    bool active = false;
    std::optional<double> best, greedy, speed, seconds;
    std::uint64_t done = 0, planned = 0;

    void read()
    {
        if (!job)
            return;
        const RunProgress& progress = job->progress();
        state = trainingStateText(*job);
        active = job->active();
        best = job->bestMakespan();
        if (job->outcome() && std::isfinite(job->outcome()->greedyMakespan))
            greedy = job->outcome()->greedyMakespan;
        done = progress.done();
        planned = progress.planned();
        if (progress.newest() && progress.newest()->seconds > 0) {
            seconds = progress.newest()->seconds;
            speed = static_cast<double>(done) / *seconds;
            if (active && progress.episodesPerSecond())
                speed = progress.episodesPerSecond();
        }
    }
};

struct TrainingTable::Group {
    QString key;
    TrainingSetup setup; ///< Of its first run.
    std::vector<std::unique_ptr<Run>> runs;

    /// A figure of every run that has it.
    [[nodiscard]] std::vector<double> all(std::optional<double> Run::*figure) const
    {
        std::vector<double> values;
        for (const auto& run : runs)
            if (const std::optional<double>& value = (*run).*figure)
                values.push_back(*value);
        return values;
    }
};

QString trainingStateText(const TrainingJob& job)
{
    if (job.waiting())
        return TrainingTable::tr("Waiting for a free core");
    if (job.ending())
        return TrainingTable::tr("Ending…");
    switch (job.state()) {
    case TrainerState::Idle:
        return job.active() ? TrainingTable::tr("Starting…") : TrainingTable::tr("Ready");
    case TrainerState::Running:
        return TrainingTable::tr("Running");
    case TrainerState::Paused:
        return TrainingTable::tr("Paused");
    case TrainerState::Finished:
        return TrainingTable::tr("Finished");
    case TrainerState::Stopped:
        return TrainingTable::tr("Stopped");
    case TrainerState::Aborted:
        return TrainingTable::tr("Aborted");
    case TrainerState::Failed:
        return TrainingTable::tr("Failed");
    }
    return {};
}

TrainingTable::TrainingTable(QObject* parent) : QAbstractItemModel(parent) {}
TrainingTable::~TrainingTable() = default;

void TrainingTable::add(std::size_t run, TrainingJob* job)
{
    auto entry = std::make_unique<Run>();
    entry->id = run;
    entry->job = job;
    entry->setup = job->setup();
    entry->read();
    const QString key = trainingKey(job->setup());
    const auto known = std::ranges::find_if(m_groups, [&](const auto& group) { return group->key == key; });
    if (known != m_groups.end()) {
        const int row = static_cast<int>((*known)->runs.size());
        beginInsertRows(createIndex(rowOf(known->get()), 0), row, row);
        (*known)->runs.push_back(std::move(entry));
        endInsertRows();
        return;
    }
    auto group = std::make_unique<Group>();
    group->key = key;
    group->setup = job->setup();
    group->runs.push_back(std::move(entry));
    const int row = static_cast<int>(m_groups.size());
    beginInsertRows({}, row, row);
    m_groups.push_back(std::move(group));
    endInsertRows();
}

void TrainingTable::remove(std::size_t run)
{
    const QModelIndex at = indexOf(run);
    if (!at.isValid())
        return;
    auto* group = static_cast<Group*>(at.internalPointer());
    beginRemoveRows(parent(at), at.row(), at.row());
    group->runs.erase(group->runs.begin() + at.row());
    endRemoveRows();
    if (!group->runs.empty())
        return;
    const int row = rowOf(group);
    beginRemoveRows({}, row, row);
    m_groups.erase(m_groups.begin() + row);
    endRemoveRows();
}

void TrainingTable::replace(std::size_t run, TrainingJob* job)
{
    const QModelIndex at = indexOf(run);
    if (!at.isValid())
        return;
    Run& entry = *static_cast<Group*>(at.internalPointer())->runs[static_cast<std::size_t>(at.row())];
    entry.job = job;
    entry.greedy.reset();
    refresh();
}

void TrainingTable::refresh()
{
    for (int row = 0; row < rowCount(); ++row) {
        Group& group = *m_groups[static_cast<std::size_t>(row)];
        for (const auto& run : group.runs)
            run->read();
        const QModelIndex top = index(row, 0);
        emit dataChanged(top, index(row, ColumnCount - 1));
        emit dataChanged(index(0, 0, top), index(rowCount(top) - 1, ColumnCount - 1, top));
    }
}

const TrainingTable::Run* TrainingTable::find(std::size_t run) const
{
    for (const auto& group : m_groups)
        for (const auto& entry : group->runs)
            if (entry->id == run)
                return entry.get();
    return nullptr;
}

QModelIndex TrainingTable::indexOf(std::size_t run) const
{
    for (const auto& group : m_groups)
        for (std::size_t i = 0; i < group->runs.size(); ++i)
            if (group->runs[i]->id == run)
                return createIndex(static_cast<int>(i), 0, group.get());
    return {};
}

std::optional<std::size_t> TrainingTable::runAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    if (const auto* group = static_cast<const Group*>(index.internalPointer()))
        return group->runs[static_cast<std::size_t>(index.row())]->id;
    const Group& group = *m_groups[static_cast<std::size_t>(index.row())];
    return group.runs.empty() ? std::nullopt : std::optional(group.runs.front()->id);
}

std::vector<std::vector<std::size_t>> TrainingTable::groups() const
{
    std::vector<std::vector<std::size_t>> all;
    for (const auto& group : m_groups) {
        auto& ids = all.emplace_back();
        for (const auto& run : group->runs)
            ids.push_back(run->id);
    }
    return all;
}

QString TrainingTable::title(const Group& group) const
{
    const QString name = trainingTitle(group.setup);
    int same = 0;
    int own = 0;
    for (const auto& other : m_groups)
        if (trainingTitle(other->setup) == name) {
            ++same;
            if (other.get() == &group)
                own = same;
        }
    return same < 2 ? name : tr("%1 (%2)", "several groups of one name").arg(name).arg(own);
}

QString TrainingTable::groupTitle(std::size_t run) const
{
    const QModelIndex at = indexOf(run);
    return at.isValid() ? title(*static_cast<const Group*>(at.internalPointer())) : QString();
}

std::uint64_t TrainingTable::seed(std::size_t run) const
{
    const Run* found = find(run);
    return found ? found->setup.seed : 0;
}

void TrainingTable::setColor(std::size_t run, const QColor& color)
{
    const QModelIndex at = indexOf(run);
    if (!at.isValid())
        return;
    static_cast<Group*>(at.internalPointer())->runs[static_cast<std::size_t>(at.row())]->color = color;
    emit dataChanged(at, at, {Qt::DecorationRole});
}

void TrainingTable::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    refresh();
}

int TrainingTable::rowOf(const Group* group) const
{
    const auto at = std::ranges::find_if(m_groups, [&](const auto& own) { return own.get() == group; });
    return static_cast<int>(at - m_groups.begin());
}

QModelIndex TrainingTable::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? m_groups[static_cast<std::size_t>(parent.row())].get() : nullptr);
}

QModelIndex TrainingTable::parent(const QModelIndex& child) const
{
    const auto* group = static_cast<const Group*>(child.internalPointer());
    return group ? createIndex(rowOf(group), 0) : QModelIndex();
}

int TrainingTable::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalPointer() || parent.column() > 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())]->runs.size());
}

int TrainingTable::columnCount(const QModelIndex&) const { return ColumnCount; }

namespace {

/// With an edge that keeps it visible on a selected row of its own colour.
QIcon colorOf(const QColor& curve) { return swatchIcon({curve, Qt::NoBrush, gridUnit, Qt::white}); }

QString seconds(const std::optional<double>& value) { return value ? formatSeconds(*value) : QString(); }

QString meanSeconds(const std::vector<double>& values)
{
    return values.empty() ? QString() : formatSeconds(mean(values));
}

QString rate(double perSecond) { return QLocale().toString(perSecond, 'f', perSecond < 99.95 ? 1 : 0); }

QString share(std::uint64_t done, std::uint64_t planned)
{
    const QLocale locale;
    return planned == 0 ? locale.toString(static_cast<qulonglong>(done))
                        : QStringLiteral("%1/%2").arg(locale.toString(static_cast<qulonglong>(done)),
                                                      locale.toString(static_cast<qulonglong>(planned)));
}

} // namespace

QString TrainingTable::runText(const Run& run, int column) const
{
    switch (column) {
    case Name:
        return tr("Seed %1").arg(run.setup.seed);
    case State:
        if (run.active && run.planned > 0 && run.done > 0)
            return tr("%1, %2").arg(
                run.state, formatShare(static_cast<double>(run.done) / static_cast<double>(run.planned)));
        return run.state;
    case Best:
        return seconds(run.best);
    case Greedy:
        return seconds(run.greedy);
    case Episodes:
        return share(run.done, run.planned);
    case Speed:
        return run.speed ? rate(*run.speed) : QString();
    case Time:
        return run.seconds ? formatWait(*run.seconds) : QString();
    default:
        return {};
    }
}

QString TrainingTable::groupText(const Group& group, int column) const
{
    const std::vector<double> bests = group.all(&Run::best);
    switch (column) {
    case Name:
        return title(group);
    case State: {
        const auto active = std::ranges::count_if(group.runs, [](const auto& run) { return run->active; });
        return active > 0 ? tr("%1 of %2 active").arg(active).arg(group.runs.size())
                          : (group.runs.size() == 1 ? tr("1 seed") : tr("%1 seeds").arg(group.runs.size()));
    }
    case Best:
        return bests.empty() ? QString() : formatSeconds(*std::ranges::min_element(bests));
    case Mean:
        return meanSeconds(bests);
    case Spread:
        return bests.size() < 2 ? QString() : QStringLiteral("±") + formatSeconds(sampleDeviation(bests));
    case Greedy:
        return meanSeconds(group.all(&Run::greedy));
    case Episodes: {
        std::uint64_t done = 0;
        for (const auto& run : group.runs)
            done += run->done;
        return share(done, 0);
    }
    case Speed: {
        const std::vector<double> speeds = group.all(&Run::speed);
        return speeds.empty() ? QString() : rate(mean(speeds));
    }
    case Time: {
        const std::vector<double> times = group.all(&Run::seconds);
        return times.empty() ? QString() : formatWait(mean(times));
    }
    default:
        return {};
    }
}

std::optional<double> TrainingTable::runNumber(const Run& run, int column)
{
    switch (column) {
    case Best:
        return run.best;
    case Greedy:
        return run.greedy;
    case Speed:
        return run.speed;
    case Time:
        return run.seconds;
    default:
        return {};
    }
}

std::optional<double> TrainingTable::groupNumber(const Group& group, int column)
{
    const auto meanOf = [&](std::optional<double> Run::*figure) {
        const std::vector<double> values = group.all(figure);
        return values.empty() ? std::optional<double>() : mean(values);
    };
    const std::vector<double> bests = group.all(&Run::best);
    switch (column) {
    case Best:
        return bests.empty() ? std::optional<double>() : *std::ranges::min_element(bests);
    case Mean:
        return meanOf(&Run::best);
    case Spread:
        return bests.size() < 2 ? std::optional<double>() : sampleDeviation(bests);
    case Greedy:
        return meanOf(&Run::greedy);
    case Speed:
        return meanOf(&Run::speed);
    case Time:
        return meanOf(&Run::seconds);
    default:
        return {};
    }
}

QVariant TrainingTable::data(const QModelIndex& at, int role) const
{
    if (!at.isValid())
        return {};
    const auto* own = static_cast<const Group*>(at.internalPointer());
    const Group& group = own ? *own : *m_groups[static_cast<std::size_t>(at.row())];
    const Run* run = own ? own->runs[static_cast<std::size_t>(at.row())].get() : nullptr;
    switch (role) {
    case Qt::DisplayRole:
        return run ? runText(*run, at.column()) : groupText(group, at.column());
    case plainRole:
        if (const auto number = run ? runNumber(*run, at.column()) : groupNumber(group, at.column()))
            return *number;
        return {};
    case Qt::ToolTipRole:
        if (at.column() == Name)
            return run ? trainingName(run->setup) : title(group);
        return run ? runText(*run, at.column()) : groupText(group, at.column());
    case Qt::DecorationRole:
        return run && at.column() == Name && run->color.isValid() ? QVariant(colorOf(run->color))
                                                                  : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(at.column() <= State ? Qt::AlignLeft | Qt::AlignVCenter
                                                                      : Qt::AlignRight | Qt::AlignVCenter));
    case Qt::FontRole:
        if (!run && at.column() == Name) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case RunRole:
        return static_cast<qulonglong>(run ? run->id : group.runs.empty() ? 0 : group.runs.front()->id);
    default:
        return {};
    }
}

QVariant TrainingTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section <= State ? Qt::AlignLeft | Qt::AlignVCenter
                                                                  : Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole)
        switch (section) {
        case Best:
            return tr("Shortest makespan found");
        case Mean:
            return tr("Mean of the seeds' best makespans");
        case Spread:
            return tr("Standard deviation of the seeds' best makespans");
        case Greedy:
            return tr("Makespan of the final network's placement without exploration; with several seeds, "
                      "the mean");
        case Speed:
            return tr("Episodes per second; with several seeds, the mean");
        case Time:
            return tr("Training time; with several seeds, the mean");
        default:
            return {};
        }
    const bool plain = role == plainRole;
    if (role != Qt::DisplayRole && !plain)
        return {};
    switch (section) {
    case Name:
        return tr("Training");
    case State:
        return tr("State");
    case Best:
        return plain ? tr("Best (s)") : tr("Best");
    case Mean:
        return plain ? tr("Mean (s)") : tr("Mean");
    case Spread:
        return plain ? tr("Spread (s)") : tr("Spread");
    case Greedy:
        return plain ? tr("Greedy (s)") : tr("Greedy");
    case Episodes:
        return tr("Episodes");
    case Speed:
        return tr("Episodes/s");
    case Time:
        return plain ? tr("Time (s)") : tr("Time");
    default:
        return {};
    }
}

} // namespace doppler
