// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pictures.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/picture_export.h"

#include <QCoreApplication>
#include <QEventLoop>

namespace doppler {

void showAtOnce(GraphView& view, const RunPtr& run)
{
    view.setAnimated(false);
    QEventLoop loop;
    QObject::connect(&view, &GraphView::layoutFinished, &loop, &QEventLoop::quit);
    view.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
    view.setRun(run);
    if (!view.picture().graph)
        loop.exec();
    // A large graph's run and values come from worker threads, lanes once its run is there.
    const auto ready = [&view] {
        const GraphPicture& picture = view.picture();
        return picture.run && (view.colorBy() == ColorBy::Device || picture.shaded()) &&
               (view.layoutKind() == LayoutKind::Layered || !view.layoutJob().running());
    };
    while (!ready())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

void showAtOnce(GanttView& view, const RunPtr& run)
{
    view.setAnimated(false);
    view.setRun(run);
    while (!view.settled()) // Rows of a large run and figures come from worker threads.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

std::string graphAsSvg(const RunPtr& run)
{
    GraphView view;
    showAtOnce(view, run);
    return pictureAsSvg(view.pictureSize(),
                        [&view](QPainter& painter, const QRectF& area) { view.paintPicture(painter, area); })
        .toStdString();
}

std::string ganttAsSvg(const RunPtr& run)
{
    GanttView view;
    showAtOnce(view, run);
    return pictureAsSvg(view.pictureSize().toSize(),
                        [&view](QPainter& painter, const QRectF& area) { view.paintPicture(painter, area); })
        .toStdString();
}

} // namespace doppler
