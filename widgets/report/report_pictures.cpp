// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_pictures.h"

#include "widgets/gantt/chart/gantt_snapshot.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/graph_snapshot.h"
#include "widgets/shell/picture_export.h"
#include "widgets/training/curves/training_snapshot.h"
#include "widgets/ui/theme/font_size.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <memory>

namespace doppler {

namespace {

template <class Still>
std::string asSvg(const Still& still, QSize size)
{
    return pictureAsSvg(size, [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); })
        .toStdString();
}

} // namespace

Result<void> showAtOnce(GraphView& view, const RunPtr& run)
{
    view.setAnimated(false);
    QEventLoop loop;
    QObject::connect(&view, &GraphView::layoutFinished, &loop, &QEventLoop::quit);
    view.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
    view.setRun(run);
    if (!view.picture().graph)
        loop.exec();
    if (const auto& fault = view.layoutJob().fault())
        return *fault;
    // A large graph's run and values come from worker threads, lanes once its run is there.
    const auto ready = [&view] {
        const GraphPicture& picture = view.picture();
        return picture.run && (view.colorBy() == ColorBy::Device || picture.shaded()) &&
               (view.layoutKind() == LayoutKind::Layered || !view.layoutJob().running());
    };
    while (!ready())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return {};
}

void showAtOnce(GanttView& view, const RunPtr& run)
{
    view.setAnimated(false);
    view.setRun(run);
    while (!view.settled()) // Rows of a large run and figures come from worker threads.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

std::string graphAsSvg(const GraphSnapshot& still, QSize size) { return asSvg(still, size); }

std::string trainingAsSvg(const TrainingSnapshot& still) { return asSvg(still, still.size); }

std::string ganttAsSvg(const RunPtr& run, GanttSnapshot like)
{
    like.chart = std::make_shared<const GanttChart>(run);
    like.frame.scale = textScale(like.look.font);
    like.frame.nameWidth = nameWidth(*like.chart, like.look.font);
    like.rows = RowPlan::natural(like.chart->deviceRows(), like.chart->channelRows(), like.frame.scale);
    like.duration = like.chart->duration();
    return asSvg(like, like.size().toSize());
}

Result<std::string> graphAsSvg(const RunPtr& run)
{
    GraphView view;
    if (auto shown = showAtOnce(view, run); !shown)
        return shown.error();
    return graphAsSvg(view.still(), view.pictureSize());
}

std::string ganttAsSvg(const RunPtr& run) { return ganttAsSvg(run, GanttView().still()); }

} // namespace doppler
