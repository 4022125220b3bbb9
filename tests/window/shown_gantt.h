// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/gantt_sample.h"
#include "widgets/gantt/gantt_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

/// What the tests of the Gantt view share.
namespace doppler::sample {

/// The view of a run, on the screen and without animations.
inline std::unique_ptr<GanttView> shownGantt(const RunPtr& run, QSize size = {1200, 400})
{
    auto view = std::make_unique<GanttView>();
    view->setAnimated(false);
    view->resize(size);
    view->setRun(run);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get()))
        qFatal("no window");
    return view;
}

/// Where a bar's middle is in the view.
inline QPointF middle(const GanttView& view, BarId bar)
{
    const LaneIndex::Interval time = view.chart()->interval(bar);
    return {view.frame().axis.x((time.start + time.end) / 2),
            view.frame().row(view.chart()->row(bar)).center().y()};
}

inline void turnWheel(GanttView& view, const QPointF& at, QPoint delta, Qt::KeyboardModifiers keys = {})
{
    QWheelEvent event(at, view.mapToGlobal(at), {}, delta, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

/// The vertex of the last vertexSelected().
inline std::optional<VertexId> chosen(const QSignalSpy& spy)
{
    return spy.isEmpty() ? std::nullopt : spy.last().at(0).value<std::optional<VertexId>>();
}

} // namespace doppler::sample
