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

/// What was open before a lesson, to return to it. Lessons add runs and open documents but never remove a
/// run, so a list of the earlier runs is sufficient.
struct BeforeLesson {
    bool hadDocument = false;
    QString graphSource;
    QString topologySource;
    ModelOptions model;
    std::set<quint64> runs;
    quint64 shown = 0;
    std::vector<VertexId> selection;
    std::optional<VertexId> vertex; ///< The primary one of the selection.
    Locks locks;
    double cursor = 0;
    ColorBy colorBy = ColorBy::Device;
    LayoutKind arrangement = LayoutKind::Layered;
    QByteArray layout;
};

BeforeLesson rememberDocument(Workbench& workbench, const Playback& playback, const GraphControls& graph,
                              const QMainWindow& window);
/// Shows that document again and removes the runs added since, except those of running trainings. If nothing
/// was open, the current document stays.
void goBackTo(const BeforeLesson& before, Workbench& workbench, Playback& playback, GraphControls& graph,
              QMainWindow& window);

} // namespace doppler
