// SPDX-License-Identifier: GPL-3.0-or-later
// Trainings on several graphs: which of them the curves are of.
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/runs/same_graph.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>

namespace doppler {

namespace {

/// Null where it is not known.
ProblemPtr problemOf(const TrainingJob* job, std::size_t number)
{
    if (!job)
        return nullptr;
    const TrainingSetup& setup = job->setup();
    if (number == 0)
        return setup.problem;
    return number <= setup.others.size() ? setup.others[number - 1] : nullptr;
}

/// "2: chainmm", or "Graph 2": logs don't name their graphs.
QString graphName(const TrainingJob* job, std::size_t number)
{
    const QString count = QString::number(number + 1);
    const ProblemPtr problem = problemOf(job, number);
    return problem ? QStringLiteral("%1: %2").arg(count, QString::fromStdString(problem->graph().name()))
                   : TrainingView::tr("Graph %1").arg(count);
}

} // namespace

QComboBox* TrainingView::makeGraphChoice()
{
    m_graph = new QComboBox(this);
    m_graph->setObjectName(QStringLiteral("trainingGraph"));
    m_graph->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_graph->setMaximumWidth(26 * gridUnit);
    m_graph->hide();
    connect(m_graph, &QComboBox::currentIndexChanged, this, &TrainingView::chooseGraph);
    return m_graph;
}

void TrainingView::chooseGraph(int number)
{
    if (number < 0)
        return;
    m_chosenGraph = static_cast<std::size_t>(number);
    m_chosenProblem = problemOf(currentJob(), m_chosenGraph);
    m_plot->setReferences({}); // They were the other graph's.
    updateGraphs();
    emit shownProblemChanged();
}

std::size_t TrainingView::graphCount(const Run& run) const
{
    return std::max(run.job ? 1 + run.job->setup().others.size() : 1, m_plot->curves(run.id)->problemCount());
}

std::size_t TrainingView::graphOf(const Run& run) const
{
    if (!run.job) // What is left of it stays as it is.
        return m_plot->curves(run.id)->problem();
    const std::size_t count = graphCount(run);
    if (m_chosenProblem && problemOf(run.job, m_chosenGraph) == m_chosenProblem)
        return m_chosenGraph; // The same graph may be there twice.
    if (m_chosenProblem)
        for (std::size_t number = 0; number < count; ++number)
            if (const ProblemPtr own = problemOf(run.job, number);
                own && sameGraphAndDevices(*own, *m_chosenProblem))
                return number;
    const bool isAnother = m_chosenProblem && problemOf(run.job, m_chosenGraph);
    return isAnother || m_chosenGraph >= count ? 0 : m_chosenGraph;
}

void TrainingView::updateGraphs()
{
    for (const Run& run : m_runs)
        m_plot->setProblem(run.id, graphOf(run));
    QStringList names;
    const Run* front = current();
    const std::size_t count = front ? graphCount(*front) : 1;
    for (std::size_t number = 0; number < count; ++number)
        names += graphName(currentJob(), number);
    const QSignalBlocker quiet(m_graph);
    m_graph->clear();
    m_graph->addItems(names);
    m_graph->setCurrentIndex(front ? static_cast<int>(graphOf(*front)) : 0);
    m_graph->setVisible(count > 1);
    m_plot->setProblemName(count > 1 ? m_graph->currentText() : QString());
    fitHeader();
}

void TrainingView::showGreedy(std::size_t run, const TrainingOutcome& outcome)
{
    std::vector<double> makespans{outcome.greedyMakespan};
    for (const PlacementOutcome& other : outcome.others)
        makespans.push_back(other.greedyMakespan);
    m_plot->setGreedy(run, std::move(makespans));
}

ProblemPtr TrainingView::shownProblem() const
{
    const Run* run = current();
    return run ? problemOf(run->job, m_plot->curves(run->id)->problem()) : nullptr;
}

} // namespace doppler
