// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/graph_view.h"

class QJsonObject;

namespace doppler {

/// Where the user looks at the graph, as sessions keep it: camera, open groups, highlighted device, selected
/// group.
QJsonObject graphState(const GraphView& graph);
/// Fields that are missing have their defaults.
GraphView::ViewState graphStateOf(const QJsonObject& object);

} // namespace doppler
