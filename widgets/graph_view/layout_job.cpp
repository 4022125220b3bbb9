// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/layout_job.h"

#include "core/base/end_with_parent.h"
#include "core/graph/repeats.h"
#include "widgets/graph_view/layout/dot_layout.h"
#include "widgets/graph_view/layout/layered_layout.h"
#include "widgets/graph_view/layout/swimlane_layout.h"
#include "widgets/graph_view/layout/wrapped_layout.h"

#include <QElapsedTimer>
#include <QProcess>
#include <functional>

#include <sys/resource.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr int holdMilliseconds = 150;
constexpr int pollMilliseconds = 20;
constexpr rlim_t dotMemory = rlim_t{2} << 30;

/// `placed` with this layout.
PlacedLayout placedLayout(PlacedLayout placed, GraphLayout layout)
{
    if (placed.fold)
        turnBack(layout, *placed.fold);
    placed.layout = std::make_shared<const GraphLayout>(std::move(layout));
    placed.index = std::make_shared<const SpatialIndex>(*placed.layout);
    return placed;
}

/// The groups of the graph, repeated ones within a group of their own. Null if stopped.
GroupTreePtr treeFor(const DataflowGraph& graph, const std::stop_token& stop)
{
    GroupTreePtr tree = groupTree(graph, stop);
    if (!tree)
        return tree;
    const std::vector<Repeat> repeats = findRepeats(graph, *tree, stop);
    return repeats.empty() ? tree : withRepeats(graph, *tree, repeats);
}

/// What of the order comes before its layout: groups, which of them are open, what is folded, and a run seen
/// on that. Nothing when it was stopped.
std::optional<PlacedLayout> foldedFor(const LayoutOrder& order, const std::stop_token& stop)
{
    PlacedLayout placed;
    placed.tree = order.tree ? order.tree : treeFor(*order.graph, stop);
    if (!placed.tree)
        return {};
    const GroupTree& tree = *placed.tree;
    if (order.open)
        placed.open = *order.open;
    else if (order.depth && boxCount(tree, openTo(tree, *order.depth)) <= mostBoxes)
        placed.open = openTo(tree, *order.depth);
    else if (order.graph->vertexCount() <= mostUnfolded)
        placed.open = openTo(tree, tree.depth() + 1);
    else
        placed.open = openTo(tree, deepestWithin(tree, usualBoxes));
    if (boxCount(tree, placed.open) == order.graph->vertexCount() && order.graph->vertexCount() <= mostBoxes)
        return placed; // Nothing is closed.
    placed.fold = fold(order.graph, placed.tree, placed.open, stop);
    if (placed.fold && order.run && order.run->problem->graphPtr() == order.graph)
        placed.seen = foldRun(placed.fold, order.run, stop);
    return placed.fold && !stop.stop_requested() ? std::optional(std::move(placed)) : std::nullopt;
}

/// Where every box goes in a picture of lanes. Without a run that fits there is one lane, by level.
LaneInput lanesFor(const LayoutOrder& order, const PlacedLayout& placed, std::span<const std::uint32_t> ranks)
{
    LaneInput lanes;
    lanes.lane.assign(ranks.size(), 0);
    lanes.start.assign(ranks.begin(), ranks.end());
    lanes.isTime = false;
    const bool fits = placed.fold ? placed.seen != nullptr
                                  : order.run && order.run->placement.devices.size() == ranks.size();
    if (!fits)
        return lanes;
    lanes.lanes = order.run->problem->deviceCount();
    lanes.isTime = order.kind == LayoutKind::LanesByTime;
    const double end = order.run->schedule.endTime();
    for (std::size_t b = 0; b < ranks.size(); ++b) {
        lanes.lane[b] = placed.fold ? placed.seen->shares(b).front().device : order.run->placement.devices[b];
        if (lanes.isTime) // What never ran stands at the end.
            lanes.start[b] = std::min(end, placed.fold ? placed.seen->totals(b).start
                                                       : order.run->schedule.tasks[b].start);
    }
    return lanes;
}

/// Our own layout of the order, at once.
struct OwnLayout {
    GraphLayout layout;
    LayoutShape shape;
    bool isLast = false; ///< dot can't do it, or not better.
};
std::optional<OwnLayout> ownLayout(const LayoutOrder& order, const PlacedLayout& placed,
                                   const LayoutInput& input, const std::stop_token& stop)
{
    const auto ranks = layoutRanks(input);
    if (order.kind != LayoutKind::Layered) {
        auto lanes = swimlaneLayout(input, lanesFor(order, placed, ranks), order.aspect, stop);
        return lanes ? std::optional(OwnLayout{*std::move(lanes), {}, true}) : std::nullopt;
    }
    const auto strip = stripShape(ranks, order.aspect, input.large);
    const LayoutShape shape = strip ? *strip : shapeFor(ranks, order.aspect, input.large);
    auto own = layeredLayout(input, ranks, shape, stop);
    if (!own)
        return {};
    if (strip) // dot knows no rows.
        return OwnLayout{wrapped(*own, input, ranks, order.aspect), shape, true};
    return OwnLayout{*std::move(own), shape, false};
}

struct DotAnswer {
    LayoutJob::Outcome outcome;
    QByteArray plain;
};

/// Runs dot and waits for it, on a worker thread.
DotAnswer runDot(const QString& program, const QByteArray& text, double budget,
                 const std::function<bool()>& stopped)
{
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setChildProcessModifier([self = ::getpid()] {
        endWithParent(self);
        [[maybe_unused]] const int priority = ::nice(10); // The window and training come first.
        const rlimit limit{dotMemory, dotMemory};
        ::setrlimit(RLIMIT_AS, &limit);
    });
    QElapsedTimer clock;
    clock.start();
    process.start(program, {QStringLiteral("-Tplain")});
    if (!process.waitForStarted())
        return {LayoutJob::Outcome::NoDot, {}};
    process.write(text);
    process.closeWriteChannel();
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(pollMilliseconds)) {
        const bool enough = stopped();
        if (!enough && static_cast<double>(clock.elapsed()) < budget * 1000)
            continue;
        process.kill();
        process.waitForFinished();
        return {enough ? LayoutJob::Outcome::Stopped : LayoutJob::Outcome::DotLate, {}};
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {LayoutJob::Outcome::DotFailed, {}};
    return {LayoutJob::Outcome::Refined, process.readAllStandardOutput()};
}

} // namespace

LayoutJob::LayoutJob(QObject* parent)
    : QObject(parent), m_work({[this](const Ending& ending) { takeEnding(ending); },
                               [this](const Error& error) { // What is shown stays.
                                   m_fault = error;
                                   takeEnding({});
                               },
                               [this](const Own& own) { takeOwn(own); }})
{
    m_holdTimer.setSingleShot(true);
    m_holdTimer.setInterval(holdMilliseconds);
    connect(&m_holdTimer, &QTimer::timeout, this, &LayoutJob::showHeld);
}

void LayoutJob::cancel()
{
    ++m_orders;
    m_work.cancel();
    m_holdTimer.stop();
    m_held.reset();
}

void LayoutJob::start(LayoutOrder order)
{
    cancel();
    m_stopDot = std::stop_source();
    m_refining = false;
    m_fault.reset();
    m_work.start([order = std::move(order), dot = m_dot,
                  stopDot = m_stopDot.get_token()](const std::stop_token& stop, const Work::Report& report) {
        return layOut(order, dot, stop, stopDot, report);
    });
}

/// On the worker thread. An order that was stopped has no result that anybody takes.
Result<LayoutJob::Ending> LayoutJob::layOut(const LayoutOrder& order, const DotLimits& dot,
                                            const std::stop_token& stop, const std::stop_token& stopDot,
                                            const Work::Report& report)
{
    const auto folded = foldedFor(order, stop);
    if (!folded)
        return Ending{};
    const LayoutInput input = folded->fold ? layoutInput(*folded->fold) : layoutInput(*order.graph);
    auto own = ownLayout(order, *folded, input, stop);
    if (!own)
        return Ending{};
    const LayoutShape shape = own->shape;
    const bool refine = input.count <= dotAtMost && !own->isLast;
    report({placedLayout(*folded, std::move(own->layout)), refine, refine && input.count <= dotAtEase});
    if (!refine)
        return Ending{};
    const DotAnswer answer = runDot(dot.program, dotProgram(input, shape), dot.seconds,
                                    [&] { return stop.stop_requested() || stopDot.stop_requested(); });
    if (answer.outcome != Outcome::Refined)
        return Ending{{}, answer.outcome};
    auto layout = readDotPlain(answer.plain, input, shape);
    return layout ? Ending{placedLayout(*folded, std::move(*layout)), Outcome::Refined}
                  : Ending{{}, Outcome::DotFailed};
}

void LayoutJob::takeOwn(const Own& own)
{
    m_refining = own.refine;
    m_held = own.placed;
    if (own.hold)
        m_holdTimer.start();
    else
        showHeld();
}

void LayoutJob::showHeld()
{
    if (m_held)
        emit arrived(*std::exchange(m_held, {}));
}

void LayoutJob::takeEnding(const Ending& ending)
{
    const int order = m_orders;
    m_holdTimer.stop();
    if (ending.placed) {
        m_held.reset();
        emit arrived(*ending.placed);
    } else {
        showHeld();
    }
    if (order == m_orders) // A slot of arrived() may have given the next order.
        emit finished(ending.outcome);
}

} // namespace doppler
