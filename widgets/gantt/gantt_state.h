// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_view.h"

class QJsonObject;

namespace doppler {

/// How the rows of the chart are arranged, what of it is visible and what is measured, as sessions keep it.
/// Devices are named: their numbers may change before the session is opened again.
QJsonObject ganttState(const GanttView& gantt, const Topology& topology);
/// Rows of devices that the topology does not have are skipped.
GanttView::ViewState ganttStateOf(const QJsonObject& object, const Topology& topology);

} // namespace doppler
