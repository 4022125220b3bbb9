// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "core/problem/model.h"
#include "core/run/run.h"
#include "widgets/graph_view/layout/layout.h"
#include "widgets/graph_view/picture/coloring.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>
#include <optional>
#include <set>
#include <vector>

class QMainWindow;

namespace doppler {

class GraphControls;
class Playback;
class Workbench;

/// What was open before a lesson, to go back to. Lessons add runs and open documents, but never take a run
/// away, so that it is enough to know which ones there were.
struct BeforeLesson {
    bool hadDocument = false;
    QString graphSource;
    QString topologySource;
    ModelOptions model;
    std::set<quint64> runs;
    quint64 shown = 0;
    std::vector<VertexId> selection;
    std::optional<VertexId> vertex; ///< Of the selection, the one chosen last.
    Locks locks;
    double cursor = 0;
    ColorBy colorBy = ColorBy::Device;
    LayoutKind arrangement = LayoutKind::Layered;
    QByteArray layout;
};

BeforeLesson rememberDocument(Workbench& workbench, const Playback& playback, const GraphControls& graph,
                              const QMainWindow& window);
/// Shows that document again; the runs that came since go, but for trainings that go on. Where nothing was
/// open, what is open stays.
void goBackTo(const BeforeLesson& before, Workbench& workbench, Playback& playback, GraphControls& graph,
              QMainWindow& window);

} // namespace doppler
