// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/render.h"

#include "app/arguments/interrupts.h"
#include "app/arguments/progress.h"
#include "app/arguments/standard_error.h"
#include "app/workbench/links_picture.h"
#include "app/workbench/prepared_views.h"
#include "app/workbench/render_report.h"
#include "app/workbench/steps_picture.h"
#include "core/compare/comparison_report.h"
#include "core/compare/four_bars_chart.h"
#include "core/io/bytes/file.h"
#include "widgets/animation/animation_export.h"
#include "widgets/comparison/chart_figure.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/comparison/report_language.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/shell/language.h"
#include "widgets/shell/picture_export.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/side_by_side_picture.h"
#include "widgets/training/training_picture.h"
#include "widgets/ui/theme/font_size.h"

#include <QApplication>
#include <algorithm>
#include <functional>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The page of a picture or figure of that size in pixels.
PicturePage pageOf(const QSize& size, const WindowArguments& arguments)
{
    const QString command = QString::fromStdString(arguments.command);
    if (arguments.figure)
        return {size, *arguments.figure, command};
    PicturePage page(size);
    page.command = command;
    return page;
}

/// Paints a picture into a file; only its name can be the caller's fault.
Result<void> paintInto(const QString& file, const PicturePage& page, FaultOf& fault,
                       const std::function<void(QPainter&, const QRectF&)>& paint)
{
    fault = isPictureFile(file) ? FaultOf::Work : FaultOf::Input;
    return exportPicture(file, page, paint);
}

Result<void> renderGraph(const RunPtr& run, const WindowArguments& arguments, const QString& file,
                         FaultOf& fault)
{
    GraphView view;
    if (auto shown = showWhole(view, run, arguments, fault); !shown)
        return shown.error();
    GraphSnapshot still = view.still();
    QSize size = view.pictureSize();
    if (const auto& figure = arguments.figure) {
        still.leavePlaybackOut();
        still.keys = figure->legend;
        still.labels = figure->labels;
        still.leastLetters = figure->leastLetters();
        size = {figure->layoutWidth(), still.heightAt(figure->layoutWidth(), figure->layoutHeight())};
    }
    return paintInto(file, pageOf(size, arguments), fault,
                     [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); });
}

Result<void> renderGantt(const RunPtr& run, const WindowArguments& arguments, const QString& file,
                         FaultOf& fault)
{
    GanttView view;
    showWhole(view, run, arguments);
    GanttSnapshot still = view.still();
    QSize size = still.size().toSize();
    if (const auto& figure = arguments.figure) {
        still.leavePlaybackOut();
        still.look.labels = figure->labels;
        size = {figure->layoutWidth(), std::min(size.height(), figure->layoutHeight())};
    }
    return paintInto(file, pageOf(size, arguments), fault, [&still](QPainter& painter, const QRectF& area) {
        if (still.chart)
            still.paint(painter, area);
    });
}

Result<void> writeAnimation(const AnimationScene& scene, const AnimationPlan& plan, const QString& file,
                            FaultOf& fault)
{
    fault = FaultOf::Work;
    ShareShown shown("animation");
    const auto tell = shown.progress();
    const StopOnInterrupt interrupt; // What was begun goes with it.
    const auto written = exportAnimation(scene, plan, file, interrupt.token(), [&](int done) {
        if (tell)
            tell(static_cast<double>(done) / plan.frames());
    });
    return written ? Result<void>() : Result<void>(written.error());
}

Result<void> renderAnimation(const RunPtr& run, const WindowArguments& arguments, const QString& file,
                             FaultOf& fault)
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
        if (auto shown = showWhole(graph, run, arguments, fault); !shown)
            return shown.error();
    }
    return writeAnimation(sceneOf(graph, gantt, plan), plan, file, fault);
}

Result<void> renderRace(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const AnimationPlan& plan = arguments.animation;
    if (const auto format = animationFormat(file, plan); !format)
        return format.error();
    const auto all = arguments.differences.load(fault);
    if (!all)
        return all.error();
    const ComparedRunsPtr runs = compareRuns(all->runs, all->reference);
    const RaceSnapshot race{
        runs, std::vector<double>(runs->count(), 0), {tokens(qApp->palette()), qApp->font()}, 0};
    return writeAnimation(sceneOf(race, plan), plan, file, fault);
}

Result<void> renderSteps(const RunPtr& run, const WindowArguments& arguments, const QString& file,
                         FaultOf& fault)
{
    const StepsPicture picture(run, arguments.cursor.value_or(0) * run->schedule.makespan,
                               arguments.figure ? arguments.figure->layoutWidth() : 0);
    if (picture.empty()) {
        fault = FaultOf::Work;
        return Error{{DOPPLER_TEXT("core", "the run cannot be explained step by step")}, {}, {}};
    }
    return paintInto(file, pageOf(picture.size(), arguments), fault,
                     [&picture](QPainter& painter, const QRectF& area) { picture.paint(painter, area); });
}

/// The four bars of a measured run.
Result<void> renderBars(const RunPtr& run, const WindowArguments& arguments, const QString& file,
                        FaultOf& fault)
{
    const auto bars = fourBars(*run);
    if (!bars) {
        fault = FaultOf::Work;
        return bars.error();
    }
    const ChartFigure figure(
        [&](const ChartStyle& style) {
            return fourBarsChart(FourBarsPage::chartTitle().toStdString(), *bars, style,
                                 windowReportLanguage());
        },
        arguments.figure.value_or(*figurePreset(QStringLiteral("two-columns"))));
    return paintInto(file, pageOf(figure.size(), arguments), fault,
                     [&](QPainter& painter, const QRectF& area) { figure.paint(painter, area); });
}

Result<void> renderRun(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return problem.error();
    const auto run = arguments.placement.load(*problem, arguments.problem.seed, fault);
    if (!run)
        return run.error();
    fault = FaultOf::Input;
    return arguments.render == "graph"       ? renderGraph(run->run, arguments, file, fault)
           : arguments.render == "gantt"     ? renderGantt(run->run, arguments, file, fault)
           : arguments.render == "explain"   ? renderSteps(run->run, arguments, file, fault)
           : arguments.render == "four-bars" ? renderBars(run->run, arguments, file, fault)
                                             : renderAnimation(run->run, arguments, file, fault);
}

/// One chart of a comparison.
Result<void> renderChart(const Study& study, const std::vector<ComparisonRow>& rows,
                         const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const std::size_t problem = arguments.chartProblem - 1;
    if (problem >= study.setup.problems.size())
        return Error{{DOPPLER_TEXT("core", "--problem is {0}; the comparison has problems 1 to {1}"),
                      {std::to_string(problem + 1), std::to_string(study.setup.problems.size())}},
                     {},
                     {}};
    const ChartFigure chart(study.setup, rows, problem, QString::fromStdString(arguments.chart),
                            arguments.figure.value_or(*figurePreset(QStringLiteral("two-columns"))));
    if (chart.empty()) {
        fault = FaultOf::Work;
        return Error{{DOPPLER_TEXT("core", "no run of the comparison has a result to draw")}, {}, {}};
    }
    return paintInto(file, pageOf(chart.size(), arguments), fault,
                     [&](QPainter& painter, const QRectF& area) { chart.paint(painter, area); });
}

Result<void> renderComparison(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    auto setup = arguments.comparison.load();
    if (!setup)
        return setup.error();
    const std::vector<ComparisonRow> rows = compare(*setup);
    for (const std::string& line : failureLines(*setup, rows))
        printError("doppler-workbench: {}\n", line);
    if (std::ranges::all_of(rows, [](const ComparisonRow& row) { return row.error.has_value(); })) {
        fault = FaultOf::Work;
        return Error{{DOPPLER_TEXT("core", "no run of the comparison has a result to draw")}, {}, {}};
    }
    auto study = std::make_shared<Study>();
    study->setup = *std::move(setup);
    if (!arguments.chart.empty())
        return renderChart(*study, rows, arguments, file, fault);
    const ComparisonPicture picture(study, rows, tokens(qApp->palette()), qApp->font());
    return paintInto(file, pageOf(picture.size(), arguments), fault,
                     [&](QPainter& painter, const QRectF& area) { picture.paint(painter, area); });
}

Result<void> renderSideBySide(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const auto all = arguments.differences.load(fault);
    if (!all)
        return all.error();
    GanttStack stack;
    stack.setRuns(compareRuns(all->runs, all->reference));
    SideBySideStill still(stack);
    QSize size = still.size().toSize();
    if (const auto& figure = arguments.figure) {
        if (!figure->labels)
            still.reasons.clear();
        still.charts.look.chart.labels = figure->labels;
        const int width = figure->layoutWidth();
        size = {width, std::min(static_cast<int>(still.heightAt(width)), figure->layoutHeight())};
    }
    return paintInto(file, pageOf(size, arguments), fault,
                     [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); });
}

Result<void> renderTraining(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const auto trainings = openSavedTrainings(arguments.logs);
    if (!trainings)
        return trainings.error();
    fault = isPictureFile(file) ? FaultOf::Work : FaultOf::Input;
    const TrainingChart chart = arguments.chart == "makespan" ? TrainingChart::Makespan
                                : arguments.chart == "loss"   ? TrainingChart::Loss
                                                              : TrainingChart::Both;
    if (chart == TrainingChart::Loss && !haveLosses(*trainings)) {
        fault = FaultOf::Work;
        return Error{{DOPPLER_TEXT("core", "no episode of the trainings has a loss to draw")}, {}, {}};
    }
    const QString command = QString::fromStdString(arguments.command);
    return arguments.figure ? exportTrainingFigure(*trainings, file, chart, *arguments.figure, command)
                            : exportTrainingPicture(*trainings, file, chart, command);
}

Result<void> renderTopology(const WindowArguments& arguments, const QString& file, FaultOf& fault)
{
    const auto topology = openDevices(arguments.topology);
    if (!topology)
        return topology.error();
    LinksPicture picture(*topology, arguments.linkFigure);
    PicturePage page = pageOf(picture.size(), arguments);
    if (const auto& figure = arguments.figure) {
        picture.shape(figure->labels, figure->legend, figure->layoutWidth(), figure->leastLetters());
        page.size = picture.size(); // Many devices need more: they become smaller.
        page.scale *= static_cast<double>(figure->layoutWidth()) / page.size.width();
    }
    return paintInto(file, page, fault,
                     [&picture](QPainter& painter, const QRectF& area) { picture.paint(painter, area); });
}

} // namespace

int renderView(const WindowArguments& arguments)
{
    applyTheme(*qApp, arguments.theme.value_or(ThemeKind::Light));
    if (arguments.fontPercent)
        applyFontSize(*qApp, *arguments.fontPercent);
    if (arguments.figure)
        qApp->setFont(arguments.figure->font());
    Language language;
    language.use(arguments.language.isEmpty() ? QStringLiteral("en") : arguments.language);
    const QString file = QString::fromStdString(arguments.output);
    FaultOf fault = FaultOf::Input;
    const auto written = arguments.render == "compare"        ? renderComparison(arguments, file, fault)
                         : arguments.render == "side-by-side" ? renderSideBySide(arguments, file, fault)
                         : arguments.render == "race"         ? renderRace(arguments, file, fault)
                         : arguments.render == "report"       ? renderReport(arguments, fault)
                         : arguments.render == "training"     ? renderTraining(arguments, file, fault)
                         : arguments.render == "topology"     ? renderTopology(arguments, file, fault)
                                                              : renderRun(arguments, file, fault);
    if (written)
        return 0;
    printError("doppler-workbench: {}\n", written.error().english());
    return exitStatus(fault);
}

} // namespace doppler
