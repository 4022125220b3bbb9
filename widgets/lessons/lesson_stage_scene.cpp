// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons see in the window, and the names that they use for it.
#include "widgets/arrivals/workload_dialog.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/help/beside_document.h"
#include "widgets/lessons/lesson_stage.h"
#include "widgets/playback/playback.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>

namespace doppler {

LessonScene LessonStage::scene() const
{
    const Workbench& workbench = m_parts.workbench;
    LessonScene scene;
    scene.problem = workbench.problem();
    scene.run = workbench.run();
    scene.graph = nameOf(workbench.graphSource());
    scene.devices = nameOf(workbench.topologySource());
    if (const RunEntry* shown = m_parts.workbench.runs()->find(workbench.runId())) {
        scene.engine = shown->engine;
        scene.workload = LessonWorkloads::seen(*shown, *m_parts.workbench.runs());
    }
    if (const auto vertex = workbench.selectedVertex())
        scene.selected = {*vertex};
    scene.cursor = m_parts.playback.time();
    for (const RunEntry& entry : m_parts.workbench.runs()->entries())
        if (entry.run->problem == scene.problem)
            ++scene.runs;
    if (const TrainingJob* job = m_parts.curves.currentJob(); job && job->setup().problem == scene.problem) {
        scene.episodes = job->progress().done();
        scene.training = job->active();
    }
    for (const auto& [name, panel] : m_parts.panels)
        if (panel->isVisible())
            scene.panels.insert(name);
    if (!m_parts.policy.playback().empty()) {
        scene.page = lessonPages()[static_cast<std::size_t>(m_parts.policy.page())];
        scene.policyStep = m_parts.policy.playback().step() + 1;
    }
    if (const ExplainView* explain = m_parts.explain.view(); explain->isVisible())
        scene.explainPage = lessonExplainPages()[static_cast<std::size_t>(explain->currentIndex())];
    if (!m_parts.graph.hasGivenColoring())
        scene.colour = lessonColours()[static_cast<std::size_t>(m_parts.graph.colorBy())];
    scene.layout = lessonLayouts()[static_cast<std::size_t>(m_parts.graph.layoutKind())];
    return scene;
}

LessonTarget LessonStage::target(const std::string& name) const
{
    if (name == "workload")
        return {m_workloads.dialog()};
    const auto found = m_parts.targets.find(name);
    return found == m_parts.targets.end() ? LessonTarget{} : found->second;
}

Result<QString> LessonStage::sourceOf(const std::string& name) const
{
    const QString word = QString::fromStdString(name);
    if (const auto file = fileBeside(m_folder, word))
        return *file;
    const QFileInfo inFolder(QDir(m_folder), word);
    const QFileInfo elsewhere(word); // Not beside the lesson, but in the program's working directory.
    const bool isFile = elsewhere.exists() && !elsewhere.isDir();
    if (isFile || word.contains(QLatin1Char('/')) || (!m_folder.isEmpty() && inFolder.exists()))
        return Error{
            {DOPPLER_TEXT("core", "the lesson names the file {0}; expected a file in the lesson's folder "
                                  "or the name of a built-in graph or topology"),
             {name}},
            {},
            {}};
    return word;
}

std::string LessonStage::nameOf(const QString& source) const
{
    const QFileInfo file(source);
    const bool beside = !m_folder.isEmpty() && file.isAbsolute() &&
                        file.canonicalPath() == QFileInfo(m_folder).canonicalFilePath();
    return (beside ? file.fileName() : source).toStdString();
}

} // namespace doppler
