// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/placed_model_reasons.h"

#include "core/base/quantity.h"
#include "core/explain/figure_text.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/problem/named_channels.h"
#include "core/run/memory_fit.h"
#include "core/run/run_figures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

MessageValue shareValue(double part, double whole)
{
    return figure(figureText(whole > 0 ? part / whole : 0, FigureUnit::Share));
}
MessageValue secondsValue(double seconds) { return figure(secondsText(seconds)); }

std::vector<StreamLoad> loadsOf(const Run& run)
{
    const Problem& problem = *run.problem;
    const StreamLoads loads(problem, run.placement.devices);
    std::vector<StreamLoad> out;
    for (const DeviceId d : problem.topology().devices())
        out.push_back({problem.topology().device(d).name, loads.device(d), false});
    for (std::size_t c = 0; c < problem.channels().size(); ++c)
        if (loads.channel(ChannelId{c}) > 0)
            out.push_back({problem.channels()[c].name, loads.channel(ChannelId{c}), true});
    std::ranges::stable_sort(out, std::greater<>(), &StreamLoad::seconds);
    return out;
}

DeviceId fullestDevice(const Run& run)
{
    DeviceId full{std::size_t{0}};
    for (const DeviceId d : run.problem->topology().devices())
        if (run.statistics.devices[d].peakMemory > run.statistics.devices[full].peakMemory)
            full = d;
    return full;
}

/// The holders by group, or by name where a vertex has no group.
std::vector<LargestTensor> holdersOf(const Run& run)
{
    const DeviceId full = fullestDevice(run);
    const DataflowGraph& graph = run.problem->graph();
    std::map<std::string, double> bytes;
    for (const VertexId v : graph.vertices())
        if (const Vertex& vertex = graph.vertex(v); run.placement.devices[v] == full)
            bytes[vertex.group.empty() ? graph.label(v) : vertex.group] +=
                vertex.persistentBytes + vertex.outputBytes;
    std::vector<LargestTensor> out;
    for (const auto& [name, held] : bytes)
        if (held > 0)
            out.push_back({name, held});
    std::ranges::stable_sort(out, std::greater<>(), &LargestTensor::bytes);
    out.resize(std::min<std::size_t>(out.size(), 8));
    return out;
}

class ModelReasons {
public:
    explicit ModelReasons(PlacedModel& p) : placed(p), run(*p.run), figures(figuresOf(*p.run)) {}

    void add()
    {
        addPath();
        addBound();
        addBusiest();
        if (placed.goal == PlacingGoal::Throughput)
            addPeriod();
        if (placed.goal == PlacingGoal::Memory)
            addPeak();
        addNotes();
    }

private:
    void addPath()
    {
        const double end = placed.figures.makespan;
        placed.reasons.push_back(
            {DOPPLER_TEXT("core", "One item takes {0}. On the longest chain of this run, {1} are spent "
                                  "computing, {2} transferring and {3} waiting."),
             {secondsValue(end), shareValue(figures.path.compute, end),
              shareValue(figures.path.transfer, end), shareValue(figures.path.waiting, end)}});
    }
    void addBound()
    {
        if (placed.makespanBound <= 0)
            return;
        if (placed.figures.makespan <= placed.makespanBound * (1 + 1e-9)) {
            placed.reasons.push_back({DOPPLER_TEXT(
                "core", "No placement on these devices is faster: the run reaches the lower bound.")});
            return;
        }
        placed.reasons.push_back(
            {DOPPLER_TEXT("core", "No placement on these devices takes less than {0}; this one takes {1} "
                                  "longer than that."),
             {secondsValue(placed.makespanBound),
              shareValue(placed.figures.makespan - placed.makespanBound, placed.makespanBound)}});
    }
    void addBusiest()
    {
        const auto& devices = figures.devices;
        const auto used = static_cast<std::size_t>(
            std::ranges::count_if(devices, [](const DeviceFigures& d) { return d.tasks > 0; }));
        const auto busiest = std::ranges::max_element(devices, {}, &DeviceFigures::busy);
        placed.reasons.push_back(
            {DOPPLER_TEXT("core", "Devices in use: {0} of {1}. {2} computes most: {3}, which is {4} of the "
                                  "run."),
             {count(used), count(devices.size()), busiest->name, secondsValue(busiest->busy),
              shareValue(busiest->busy, placed.figures.makespan)}});
    }
    void addPeriod()
    {
        placed.reasons.push_back(
            {DOPPLER_TEXT("core", "In a stream of items, {0} is occupied longest: {1} per item. A stream "
                                  "cannot yield results faster, and comes close to it if enough items are "
                                  "under way at once. Each of them needs memory."),
             {placed.loads.front().name, secondsValue(placed.loads.front().seconds)}});
        if (placed.periodBound > 0)
            placed.reasons.push_back(
                {DOPPLER_TEXT("core", "No placement on these devices takes less than {0} per item; this one "
                                      "takes {1} longer than that."),
                 {secondsValue(placed.periodBound),
                  shareValue(std::max(0.0, placed.figures.period - placed.periodBound),
                             placed.periodBound)}});
    }
    void addPeak()
    {
        const DeviceId full = fullestDevice(run);
        placed.reasons.push_back(
            {DOPPLER_TEXT("core", "{0} holds most: {1} at its peak. Runs up to {2} longer than the best one "
                                  "that was found ({3}) were accepted; this one is {4} longer."),
             {run.problem->topology().device(full).name, figure(bytesText(placed.figures.peakBytes)),
              shareValue(placed.slack, 1), secondsValue(placed.bestMakespan),
              shareValue(std::max(0.0, placed.figures.makespan - placed.bestMakespan),
                         placed.bestMakespan)}});
    }
    void addNotes()
    {
        const DataflowGraph& graph = run.problem->graph();
        std::size_t guessed = 0;
        for (const VertexId v : graph.vertices())
            guessed += graph.vertex(v).estimated() ? 1 : 0;
        if (guessed > 0)
            placed.notes.push_back(
                {DOPPLER_TEXT("core", "{0} of {1} vertices have neither FLOPs nor measured times; the cost "
                                      "model guesses their times."),
                 {count(guessed), count(graph.vertexCount())}});
        if (auto shortage = memoryShortage(run))
            placed.notes.push_back(*std::move(shortage));
        else if (!checksMemory(*run.problem))
            placed.notes.push_back(
                {DOPPLER_TEXT("core", "Memory was not checked: the devices state no sizes, or the model "
                                      "ignores memory.")});
    }

    PlacedModel& placed;
    const Run& run;
    RunFigures figures;
};

/// Changes of the machine that shorten the run under the same placement, best first.
std::vector<Answer> helpsOf(const Run& run, const std::stop_token& stop)
{
    std::vector<Answer> out;
    const double before = simulatedMakespan(run);
    for (const Question& question : questions(run, std::nullopt, false)) {
        if (question.change.model || question.rule || question.change.noNamedChannels ||
            question.change.another)
            continue; // Those are no changes of the machine, or change nothing without placing again.
        if (stop.stop_requested())
            return out;
        Answer one = answer(run, before, question, {}, stop);
        if (one.run.ok() && one.gain() > before * 1e-6)
            out.push_back(std::move(one));
    }
    sortByGain(out);
    if (out.size() > 5)
        out.resize(5, out.front());
    return out;
}

} // namespace

void explain(PlacedModel& placed, const std::stop_token& stop)
{
    placed.loads = loadsOf(*placed.run);
    placed.holders = holdersOf(*placed.run);
    placed.helps = helpsOf(*placed.run, stop);
    ModelReasons(placed).add();
}

} // namespace doppler
