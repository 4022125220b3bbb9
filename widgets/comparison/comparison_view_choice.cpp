// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison's lists and fields are set to from outside.
#include "core/placers/external.h"
#include "core/study/chosen_placer.h"
#include "widgets/comparison/check_list.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/workbench/loading.h"

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>
#include <climits>

namespace doppler {

void ComparisonView::setLocked(std::size_t vertices)
{
    m_locked = vertices;
    showLocked();
}

void ComparisonView::showLocked()
{
    m_lockNote->setText(
        tr("%n vertices are locked in the open graph. Comparisons place them like all others.", nullptr,
           static_cast<int>(m_locked)));
    const auto ticked = [this](List list, const QString& source) {
        return std::ranges::count(m_lists[list]->checked(), source) > 0;
    };
    m_lockNote->setVisible(m_locked > 0 && ticked(Graphs, m_openGraph) && ticked(Topologies, m_openTopology));
}

void ComparisonView::choosePlacers(const QStringList& ids)
{
    for (const QString& id : ids)
        letPlace(QFile::encodeName(id).toStdString());
    tick(Placers, {ids.begin(), ids.end()});
}

/// Those that nobody at this window has named: a session or a kept comparison has brought them. A command
/// line stands there as its whole setting, so that no file that may place can be taken for it.
QStringList ComparisonView::unknownPrograms(const StudyRequest& wanted)
{
    QStringList unknown;
    const auto add = [&unknown](const std::string& name) { unknown += QFile::decodeName(name.c_str()); };
    for (const QString& placer : wanted.placers)
        if (const std::string name = QFile::encodeName(placer).toStdString();
            !canPlace(name) && settingsOwner(name) == externalPlacerId) // what may place is not read for it
            add(name);
    for (const std::string& setting : wanted.settings) {
        const auto parsed = parseSetting(setting);
        const bool command =
            parsed && parsed->isFor(std::string(externalPlacerId)) && parsed->name == "command";
        if (command && !canPlace(setting))
            add(setting);
    }
    return unknown;
}

void ComparisonView::tick(List list, const std::vector<QString>& ids)
{
    for (const QString& id : m_lists[list]->checked())
        m_lists[list]->setChecked(id, false);
    for (const QString& id : ids)
        m_lists[list]->setChecked(id, true);
}

void ComparisonView::setRequest(const StudyRequest& request)
{
    for (const auto& [list, wanted] : {std::pair{Placers, &request.placers},
                                       {Graphs, &request.graphs},
                                       {Topologies, &request.topologies}}) {
        for (const QString& id : *wanted)
            if (looksLikeFile(id) && QFileInfo::exists(id))
                m_lists[list]->set(id, QFileInfo(id).fileName(), id);
        tick(list, *wanted);
    }
    m_seeds->setValue(static_cast<int>(std::min<std::size_t>(request.seeds, INT_MAX)));
    const bool evaluations = request.budget.evaluations.has_value();
    m_budgetKind->setCurrentIndex(evaluations ? EvaluationBudget : SecondsBudget);
    const double budget = evaluations ? static_cast<double>(*request.budget.evaluations)
                                      : request.budget.seconds.value_or(m_budget->value());
    m_budget->setValue(static_cast<int>(std::clamp(budget, 1.0, 1e9)));
    m_threads->setValue(static_cast<int>(std::min<std::size_t>(request.threads, INT_MAX)));
}

void ComparisonView::setThreads(int count) { m_threads->setValue(count); }

void ComparisonView::addProgram(const QString& file)
{
    letPlace(QFile::encodeName(file).toStdString());
    add(Placers, file);
}
void ComparisonView::addCheckpoint(const QString& file)
{
    add(Placers, QFileInfo(file).absoluteFilePath()); // else a name without folders might be a placer's id
}
void ComparisonView::addGraph(const QString& file) { add(Graphs, file); }
void ComparisonView::addDevices(const QString& file) { add(Topologies, file); }

void ComparisonView::add(List list, const QString& file)
{
    m_lists[list]->set(file, QFileInfo(file).fileName(), file);
    m_lists[list]->setChecked(file, true);
}

} // namespace doppler
