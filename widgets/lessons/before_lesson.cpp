// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/before_lesson.h"

#include "widgets/graph_panel/graph_controls.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/settings.h"
#include "widgets/workbench/workbench.h"

#include <QMainWindow>

namespace doppler {

BeforeLesson rememberDocument(Workbench& workbench, const Playback& playback, const GraphControls& graph,
                              const QMainWindow& window)
{
    BeforeLesson before;
    before.hadDocument = workbench.problem() != nullptr;
    before.graphSource = workbench.graphSource();
    before.topologySource = workbench.topologySource();
    before.model = workbench.model();
    for (const RunEntry& entry : workbench.runs()->entries())
        before.runs.insert(entry.id);
    before.shown = workbench.runId();
    before.selection = workbench.selectedVertices();
    before.vertex = workbench.selectedVertex();
    before.locks = workbench.locks();
    before.cursor = playback.time();
    before.colorBy = graph.look().colorBy;
    before.arrangement = graph.look().layout;
    before.layout = window.saveState(Settings::layoutVersion);
    return before;
}

void goBackTo(const BeforeLesson& before, Workbench& workbench, Playback& playback, GraphControls& graph,
              QMainWindow& window)
{
    restorePanels(window, before.layout);
    if (graph.look().colorBy != before.colorBy)
        graph.setColorBy(before.colorBy);
    if (graph.look().layout != before.arrangement)
        graph.setLayoutKind(before.arrangement);
    if (!before.hadDocument)
        return;
    workbench.cancel();
    if (workbench.runs()->find(before.shown)) {
        workbench.showRun(before.shown);
    } else {
        SessionRequest request{before.graphSource, before.topologySource, {}, {}};
        request.model = before.model;
        request.optionsGiven = true;
        workbench.openSession(request);
    }
    std::vector<quint64> since;
    for (const RunEntry& entry : workbench.runs()->entries())
        if (!before.runs.contains(entry.id) && !entry.live)
            since.push_back(entry.id);
    for (const quint64 run : since)
        workbench.removeRun(run);
    workbench.setLocks(before.locks);
    workbench.selectVertices(before.selection, before.vertex);
    playback.pause();
    playback.seek(before.cursor);
}

} // namespace doppler
