// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/summary_model.h"

#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <tuple>

namespace doppler {

namespace {

QString intervalText(const Interval& interval)
{
    return QStringLiteral("%1 – %2").arg(formatSeconds(interval.low), formatSeconds(interval.high));
}

} // namespace

int SummaryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_summaries.size());
}

int SummaryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section <= Devices ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const std::array<QString, ColumnCount> titles{
        tr("Placer"), tr("Graph"), tr("Devices"),     tr("Mean"), tr("Std. deviation"), tr("95 % interval"),
        tr("Best"),   tr("Gap"),   tr("Evaluations"), tr("Time"), tr("Wins"),           tr("Fits")};
    const std::array<QString, ColumnCount> tips{
        QString(),
        QString(),
        QString(),
        tr("Mean makespan over the seeds"),
        tr("Sample standard deviation of the makespan"),
        tr("95 % confidence interval of the mean, by Student's t"),
        tr("Shortest makespan"),
        tr("Mean gap to the lower bound"),
        tr("Mean number of simulated placements"),
        tr("Mean wall-clock time of the placer"),
        tr("Number of seeds with which no placer found a shorter makespan"),
        tr("Whether the runs fit into the memory of the devices")};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return titles[at];
    if (role == plainRole && (section == Mean || section == Deviation || section == Best || section == Time))
        return tr("%1 (s)", "caption with its unit").arg(titles[at]);
    if (role == Qt::ToolTipRole && !tips[at].isEmpty())
        return tips[at];
    return {};
}

QVariant SummaryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ComparisonSummary& summary = summaryAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(summary, index.column());
    case SortRole:
        return sortValue(summary, index.column());
    case KeyRole:
        return index.column() == Placer
                   ? QString::fromStdString(m_study->setup.placers[summary.placer].title())
                   : text(summary, index.column());
    case plainRole:
        return plainValue(summary, index.column());
    case Qt::ToolTipRole:
        return toolTip(summary, index.column());
    case Qt::TextAlignmentRole:
        return QVariant((index.column() <= Devices ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString SummaryModel::text(const ComparisonSummary& s, int column) const
{
    const ComparisonSetup& setup = m_study->setup;
    switch (column) {
    case Placer:
        return placerText(setup.placers[s.placer]);
    case Graph:
        return QString::fromStdString(setup.graphTitle(s.problem));
    case Devices:
        return QString::fromStdString(setup.topologyTitle(s.problem));
    default:
        break;
    }
    if (s.runs == 0)
        return column == Mean && s.failures > 0 ? tr("failed") : QString();
    switch (column) {
    case Mean:
        return PinnedBaseline::makespanText(s.mean, baselineOf(s));
    case Deviation:
        return s.runs > 1 ? formatSeconds(s.deviation) : QStringLiteral("–");
    case IntervalColumn:
        return s.interval ? intervalText(*s.interval) : QStringLiteral("–");
    case Best:
        return PinnedBaseline::makespanText(s.best, baselineOf(s));
    case Gap:
        return formatPercent(s.meanGap);
    case Evaluations:
        return QLocale().toString(s.meanEvaluations, 'f', 0);
    case Time:
        return formatSeconds(s.meanSeconds);
    case Fits:
        return fitText(s);
    default:
        return tr("%1 of %2").arg(s.wins).arg(s.runs);
    }
}

QString SummaryModel::fitText(const ComparisonSummary& s)
{
    if (s.fitting + s.exceeding == 0)
        return QStringLiteral("–");
    if (s.exceeding == 0)
        return tr("yes", "it fits");
    return s.fitting == 0 ? tr("no", "it does not fit")
                          : tr("%1 of %2").arg(s.fitting).arg(s.fitting + s.exceeding);
}

QVariant SummaryModel::plainValue(const ComparisonSummary& s, int column) const
{
    if (s.runs == 0 || column == IntervalColumn || column == Fits || (column == Deviation && s.runs < 2))
        return text(s, column);
    return column == Wins ? QVariant::fromValue(static_cast<quint64>(s.wins)) : sortValue(s, column);
}

QVariant SummaryModel::sortValue(const ComparisonSummary& s, int column) const
{
    if (column <= Devices)
        return text(s, column);
    if (s.runs == 0)
        return {};
    const std::array<double, ColumnCount> values{0,
                                                 0,
                                                 0,
                                                 s.mean,
                                                 s.deviation,
                                                 s.interval ? s.interval->high - s.interval->low : 0,
                                                 s.best,
                                                 s.meanGap,
                                                 s.meanEvaluations,
                                                 s.meanSeconds,
                                                 static_cast<double>(s.wins) / static_cast<double>(s.runs),
                                                 -static_cast<double>(s.exceeding)};
    return values[static_cast<std::size_t>(column)];
}

QString SummaryModel::toolTip(const ComparisonSummary& s, int column) const
{
    if (s.failures > 0)
        return tr("Failed runs: %1\n%2").arg(s.failures).arg(failure(s));
    if (s.runs == 0)
        return tr("No run has finished yet");
    if (column == Mean || column == Best)
        if (const QString note = PinnedBaseline::note(column == Mean ? s.mean : s.best, baselineOf(s));
            !note.isEmpty())
            return note;
    return column == Fits ? overflow(s) : text(s, column);
}

std::optional<PinnedBaseline> SummaryModel::baselineOf(const ComparisonSummary& s) const
{
    return s.problem < m_baselines.size() ? m_baselines[s.problem] : std::nullopt;
}

void SummaryModel::setBaselines(FindBaseline find)
{
    m_findBaseline = std::move(find);
    updateBaselines();
}

bool SummaryModel::updateBaselines()
{
    std::vector<std::optional<PinnedBaseline>> found;
    for (std::size_t problem = 0; m_findBaseline && m_study && problem < m_study->setup.problems.size();
         ++problem)
        found.push_back(m_findBaseline(m_study->setup.problems[problem]->graph()));
    if (found == m_baselines)
        return false;
    m_baselines = std::move(found);
    if (rowCount() > 0)
        emit dataChanged(index(0, Mean), index(rowCount() - 1, Best));
    return true;
}

QString SummaryModel::overflow(const ComparisonSummary& s) const
{
    const auto row = std::ranges::find_if(m_rows, [&](const ComparisonRow& r) {
        return r.overflow && r.problem == s.problem && r.placer == s.placer;
    });
    if (row != m_rows.end())
        return tr("Seed %1: %2")
            .arg(row->seed)
            .arg(translated(overflowMessage(*m_study->setup.problems[row->problem], *row->overflow)));
    return s.fitting > 0 ? tr("Every run fits into memory") : tr("Memory is not checked");
}

QString SummaryModel::failure(const ComparisonSummary& s) const
{
    const auto row = std::ranges::find_if(m_rows, [&](const ComparisonRow& r) {
        return r.error && r.problem == s.problem && r.placer == s.placer;
    });
    return row == m_rows.end() ? QString() : translated(*row->error);
}

void SummaryModel::setStudy(const StudyPtr& study)
{
    beginResetModel();
    m_study = study;
    m_rows.clear();
    m_summaries.clear();
    for (std::size_t problem = 0; study && problem < study->setup.problems.size(); ++problem)
        for (std::size_t placer = 0; placer < study->setup.placers.size(); ++placer) {
            ComparisonSummary summary;
            summary.problem = problem;
            summary.placer = placer;
            m_summaries.push_back(summary);
        }
    endResetModel();
    updateBaselines();
}

void SummaryModel::addRows(const std::vector<ComparisonRow>& rows)
{
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    std::ranges::sort(m_rows, {},
                      [](const ComparisonRow& row) { return std::tuple(row.problem, row.placer, row.seed); });
    for (ComparisonSummary& summary : summarise(m_rows))
        m_summaries[summary.problem * m_study->setup.placers.size() + summary.placer] = summary;
    emit dataChanged(index(0, Mean), index(rowCount() - 1, ColumnCount - 1));
}

const ComparisonRow* SummaryModel::bestRow(int row) const
{
    const ComparisonSummary& summary = summaryAt(row);
    const ComparisonRow* best = nullptr;
    for (const ComparisonRow& r : m_rows)
        if (!r.error && r.problem == summary.problem && r.placer == summary.placer &&
            (!best || r.makespan < best->makespan))
            best = &r;
    return best;
}

void SummaryModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace doppler
