// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/render.h"

#include "app/workbench/render_report.h"
#include "core/io/file.h"
#include "core/study/comparison_report.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/picture_export.h"
#include "widgets/side_by_side/side_by_side_picture.h"
#include "widgets/training/training_picture.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

int fail(const Error& error)
{
    fmt::print(stderr, "doppler-workbench: {}\n", error.english());
    return 2;
}

/// The run that the shown one is compared with; null where there is none.
Result<RunPtr> otherRun(const ProblemPtr& problem, const WindowArguments& arguments)
{
    if (arguments.against.empty())
        return RunPtr();
    PlacementArguments other = arguments.placement;
    const bool isFile = QFileInfo::exists(QString::fromStdString(arguments.against));
    other.file = isFile ? arguments.against : std::string();
    other.placer = isFile ? std::string() : arguments.against;
    other.settings.clear(); // They are those of the shown run's placer.
    return other.load(problem, arguments.problem.seed);
}

Result<void> renderGraph(const RunPtr& run, const WindowArguments& arguments, const QString& file)
{
    const auto other = otherRun(run->problem, arguments);
    if (!other)
        return other.error();
    GraphView view;
    view.setAnimated(false);
    view.setOtherRun(*other);
    view.setColorBy(arguments.colorBy.value_or(ColorBy::Device));
    view.setLayoutKind(arguments.layout.value_or(LayoutKind::Layered));
    view.setArrowLabels(arguments.arrowLabels);
    view.setOpenDepth(arguments.groups);
    QEventLoop loop;
    QObject::connect(&view, &GraphView::layoutFinished, &loop, &QEventLoop::quit);
    view.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
    view.setRun(run);
    if (!view.picture().graph)
        loop.exec();
    // A large graph's run and values come from worker threads, lanes once its run is there.
    const auto ready = [&] {
        const GraphPicture& picture = view.picture();
        return picture.run && (view.colorBy() == ColorBy::Device || picture.shaded()) &&
               (view.layoutKind() == LayoutKind::Layered || !view.layoutJob().running());
    };
    while (!ready())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    return exportPicture(file, view.pictureSize(), [&view](QPainter& painter, const QRectF& area) {
        view.paintPicture(painter, area);
    });
}

Result<void> renderGantt(const RunPtr& run, const std::vector<std::string>& show, const QString& file)
{
    const auto wanted = [&show](const char* part) { return std::ranges::find(show, part) != show.end(); };
    GanttView view;
    view.setAnimated(false);
    view.setSharesShown(wanted("shares"));
    view.setMemoryShown(wanted("memory"));
    view.setBoundsShown(wanted("bounds"));
    view.setRun(run);
    while (!view.settled()) // Rows of a large run and figures come from worker threads.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    return exportPicture(file, view.pictureSize().toSize(), [&view](QPainter& painter, const QRectF& area) {
        view.paintPicture(painter, area);
    });
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
    const auto records = readTrainingLog(arguments.log);
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
    const auto written = arguments.render == "graph" ? renderGraph(*run, arguments, file)
                                                     : renderGantt(*run, arguments.show, file);
    return written ? 0 : fail(written.error());
}

} // namespace doppler
