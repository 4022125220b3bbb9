// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/prepared_views.h"

#include "app/arguments/standard_error.h"
#include "core/training/checkpoint_placer.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/report/report_pictures.h"

#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

/// The run that the shown one is compared with; null where there is none.
Result<RunPtr> otherRun(const ProblemPtr& problem, const WindowArguments& arguments, FaultOf& fault)
{
    if (arguments.against.empty())
        return RunPtr();
    PlacementArguments other;
    const bool isFile = QFileInfo::exists(QString::fromStdString(arguments.against)) &&
                        settingsOwner(arguments.against) != checkpointPlacerId;
    (isFile ? other.file : other.placer) = arguments.against;
    other.evaluations = arguments.placement.evaluations;
    other.seconds = arguments.placement.seconds;
    other.threads = arguments.placement.threads;
    const auto placed = other.load(problem, arguments.problem.seed, fault);
    return placed ? Result<RunPtr>(placed->run) : placed.error();
}

} // namespace

Result<void> showWhole(GraphView& view, const RunPtr& run, const WindowArguments& arguments, FaultOf& fault)
{
    const auto other = otherRun(run->problem, arguments, fault);
    if (!other)
        return other.error();
    view.setOtherRun(*other);
    view.setColorBy(arguments.colorBy.value_or(ColorBy::Device));
    view.setLayoutKind(arguments.layout.value_or(LayoutKind::Layered));
    view.setArrowLabels(arguments.arrowLabels);
    view.setOpenDepth(arguments.groups);
    if (auto shown = showAtOnce(view, run); !shown) {
        fault = FaultOf::Work;
        return shown.error();
    }
    if (const QString simple = view.layoutFault(); !simple.isEmpty())
        printError("doppler-workbench: {}\n", simple.toStdString());
    return {};
}

void showWhole(GanttView& view, const RunPtr& run, const WindowArguments& arguments)
{
    const auto wanted = [&arguments](const char* part) {
        return std::ranges::find(arguments.show, part) != arguments.show.end();
    };
    view.setSharesShown(wanted("shares"));
    view.setMemoryShown(wanted("memory"));
    view.setBoundsShown(wanted("bounds"));
    showAtOnce(view, run);
}

} // namespace doppler
