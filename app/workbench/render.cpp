// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/render.h"

#include "app/cli/interrupts.h"
#include "app/cli/progress.h"
#include "app/workbench/prepared_views.h"
#include "app/workbench/render_report.h"
#include "core/io/file.h"
#include "core/study/comparison_report.h"
#include "widgets/animation/animation_export.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/picture_export.h"
#include "widgets/side_by_side/side_by_side_picture.h"
#include "widgets/training/training_picture.h"

#include <QApplication>

#include <fmt/format.h>

namespace doppler {

namespace {

int fail(const Error& error)
{
    fmt::print(stderr, "doppler-workbench: {}\n", error.english());
    return 2;
}

Result<void> renderGraph(const RunPtr& run, const WindowArguments& arguments, const QString& file)
{
    GraphView view;
    if (auto shown = showWhole(view, run, arguments); !shown)
        return shown.error();
    return exportPicture(file, view.pictureSize(), [&view](QPainter& painter, const QRectF& area) {
        view.paintPicture(painter, area);
    });
}

Result<void> renderGantt(const RunPtr& run, const WindowArguments& arguments, const QString& file)
{
    GanttView view;
    showWhole(view, run, arguments);
    return exportPicture(file, view.pictureSize().toSize(), [&view](QPainter& painter, const QRectF& area) {
        view.paintPicture(painter, area);
    });
}

Result<void> renderAnimation(const RunPtr& run, const WindowArguments& arguments, const QString& file)
{
    const AnimationPlan& plan = arguments.animation;
    if (const auto format = animationFormat(file, plan); !format)
        return format.error();
    GraphView graph;
    GanttView gantt;
    if (plan.view != AnimatedView::Graph)
        showWhole(gantt, run, arguments);
    if (plan.view != AnimatedView::Gantt) {
        graph.resize(
            graphPartOf(plan, gantt.chart() ? gantt.pictureSize().height() : 0)); // Laid out for that.
        if (auto shown = showWhole(graph, run, arguments); !shown)
            return shown.error();
    }
    ShareShown shown("animation");
    const auto tell = shown.progress();
    const StopOnInterrupt interrupt; // What was begun goes with it.
    const auto written =
        exportAnimation(sceneOf(graph, gantt, plan), plan, file, interrupt.token(), [&](int done) {
            if (tell)
                tell(static_cast<double>(done) / plan.frames());
        });
    return written ? Result<void>() : Result<void>(written.error());
}

int renderComparison(const WindowArguments& arguments, const QString& file)
{
    auto setup = arguments.comparison.load();
    if (!setup)
        return fail(setup.error());
    const std::vector<ComparisonRow> rows = compare(*setup);
    for (const std::string& line : failureLines(*setup, rows))
        fmt::print(stderr, "doppler-workbench: {}\n", line);
    auto study = std::make_shared<Study>();
    study->setup = *std::move(setup);
    const ComparisonPicture picture(study, rows, tokens(qApp->palette()), qApp->font());
    const auto written = exportPicture(
        file, picture.size(), [&](QPainter& painter, const QRectF& area) { picture.paint(painter, area); });
    return written ? 0 : fail(written.error());
}

int renderSideBySide(const WindowArguments& arguments, const QString& file)
{
    const auto all = arguments.differences.load();
    if (!all)
        return fail(all.error());
    GanttStack stack;
    stack.setRuns(compareRuns(all->runs, all->reference));
    const auto written = exportPicture(
        file, sideBySidePictureSize(stack).toSize(),
        [&stack](QPainter& painter, const QRectF& area) { paintSideBySidePicture(painter, area, stack); });
    return written ? 0 : fail(written.error());
}

int renderTraining(const WindowArguments& arguments, const QString& file)
{
    const auto log = trainingLogOf(arguments.log);
    if (!log)
        return fail(log.error());
    const auto records = readTrainingLog(*log);
    if (!records)
        return fail(records.error());
    const auto written =
        exportTrainingPicture(*records, QString::fromStdString(fileStem(arguments.log)), file);
    return written ? 0 : fail(written.error());
}

} // namespace

int renderView(const WindowArguments& arguments)
{
    applyTheme(*qApp, arguments.theme.value_or(ThemeKind::Light));
    const QString file = QString::fromStdString(arguments.output);
    if (arguments.render == "compare")
        return renderComparison(arguments, file);
    if (arguments.render == "side-by-side")
        return renderSideBySide(arguments, file);
    if (arguments.render == "report") {
        const auto written = renderReport(arguments);
        return written ? 0 : fail(written.error());
    }
    if (arguments.render == "training")
        return renderTraining(arguments, file);
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return fail(problem.error());
    const auto run = arguments.placement.load(*problem, arguments.problem.seed);
    if (!run)
        return fail(run.error());
    if ((*run)->schedule.outOfMemory)
        return fail(outOfMemoryError(**problem, *(*run)->schedule.outOfMemory));
    const auto written = arguments.render == "graph"   ? renderGraph(*run, arguments, file)
                         : arguments.render == "gantt" ? renderGantt(*run, arguments, file)
                                                       : renderAnimation(*run, arguments, file);
    return written ? 0 : fail(written.error());
}

} // namespace doppler
