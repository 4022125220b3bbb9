// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pictures.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/picture_export.h"

#include <QCoreApplication>
#include <QEventLoop>

namespace doppler {

std::string graphAsSvg(const RunPtr& run)
{
    GraphView view;
    view.setAnimated(false);
    QEventLoop loop;
    QObject::connect(&view, &GraphView::layoutFinished, &loop, &QEventLoop::quit);
    view.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
    view.setRun(run);
    if (!view.picture().graph)
        loop.exec();
    while (!view.picture().run) // A large graph's is folded on a worker thread.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    return pictureAsSvg(view.pictureSize(),
                        [&view](QPainter& painter, const QRectF& area) { view.paintPicture(painter, area); })
        .toStdString();
}

std::string ganttAsSvg(const RunPtr& run)
{
    GanttView view;
    view.setAnimated(false);
    view.setRun(run);
    while (!view.chart()) // Rows of a large run come from a worker thread.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    return pictureAsSvg(view.pictureSize().toSize(),
                        [&view](QPainter& painter, const QRectF& area) { view.paintPicture(painter, area); })
        .toStdString();
}

} // namespace doppler
