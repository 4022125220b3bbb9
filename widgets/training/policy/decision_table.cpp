// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/decision_table.h"

#include <QLocale>
#include <algorithm>

namespace doppler {

std::optional<TeacherAgreement> agreement(const PolicyStep& step)
{
    if (step.teacherVertices.empty())
        return std::nullopt;
    return TeacherAgreement{std::ranges::find(step.teacherVertices, step.vertex) !=
                                step.teacherVertices.end(),
                            std::ranges::find(step.teacherDevices, step.device) != step.teacherDevices.end()};
}

AgreementCount countAgreement(const EpisodeTrace& trace)
{
    AgreementCount count;
    for (const PolicyStep& step : trace.steps)
        if (const auto both = agreement(step)) {
            ++count.steps;
            count.vertices += both->vertex ? 1 : 0;
            count.devices += both->device ? 1 : 0;
        }
    return count;
}

void DecisionTable::setEpisode(const PolicyEpisode& episode)
{
    if (m_episode.trace == episode.trace)
        return;
    beginResetModel();
    m_episode = episode;
    endResetModel();
}

void DecisionTable::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int DecisionTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_episode.trace ? 0 : static_cast<int>(m_episode.trace->steps.size());
}

int DecisionTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString DecisionTable::text(const PolicyStep& step, int row, int column) const
{
    const DataflowGraph& graph = m_episode.problem->graph();
    const auto vertex = [&](VertexId v) { return QString::fromStdString(graph.label(v)); };
    const auto on = [&](DeviceId d) {
        return QStringLiteral("→ ") + QString::fromStdString(m_episode.problem->topology().device(d).name);
    };
    switch (column) {
    case Step:
        return QLocale().toString(row + 1);
    case Learner:
        return vertex(step.vertex) + QLatin1Char(' ') + on(step.device);
    case Teacher: { // What differs; where several are as good, the first stands for them.
        const auto both = agreement(step);
        if (!both)
            return QStringLiteral("–");
        if (both->both())
            return tr("same");
        QStringList parts;
        if (!both->vertex)
            parts += vertex(step.teacherVertices.front());
        if (!both->device && !step.teacherDevices.empty())
            parts += on(step.teacherDevices.front());
        return parts.join(QLatin1Char(' '));
    }
    default:
        return {};
    }
}

QVariant DecisionTable::data(const QModelIndex& at, int role) const
{
    if (!checkIndex(at, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PolicyStep& step = m_episode.trace->steps[static_cast<std::size_t>(at.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(step, at.row(), at.column());
    case Qt::ToolTipRole:
        return at.column() == Teacher ? tr("%1: the choice of the teacher where it differs. Its device is "
                                           "for the vertex that the learner chose.")
                                            .arg(text(step, at.row(), Teacher))
                                      : text(step, at.row(), at.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((at.column() == Step ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case DiffersRole: {
        const auto both = agreement(step);
        return both && !both->both();
    }
    default:
        return {};
    }
}

QVariant DecisionTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Step"), tr("Learner"), tr("Teacher")};
    return names.value(section);
}

} // namespace doppler
