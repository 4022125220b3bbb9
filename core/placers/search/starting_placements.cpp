// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/starting_placements.h"

#include "core/base/fingerprint.h"
#include "core/base/option_specs.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/search_monitor.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace doppler {

namespace {

/// Stops placers at a time, or when the search is stopped.
class Deadline {
public:
    Deadline(const std::stop_token& stop, std::optional<double> seconds)
        : passOn(stop, [this] { source.request_stop(); })
    {
        if (seconds)
            timer = std::jthread([this, wait = std::chrono::duration<double>(*seconds)](
                                     const std::stop_token& ended) { await(ended, wait); });
    }
    [[nodiscard]] std::stop_token token() const { return source.get_token(); }
    [[nodiscard]] bool over() const { return source.stop_requested(); }

private:
    void await(const std::stop_token& ended, std::chrono::duration<double> wait)
    {
        constexpr std::chrono::duration<double> longest{1e6}; // the clock can't count to 1e300 s
        std::unique_lock lock(mutex);
        never.wait_for(lock, ended, std::min(wait, longest), [] { return false; });
        if (!ended.stop_requested())
            source.request_stop();
    }

    std::stop_source source;
    std::stop_callback<std::function<void()>> passOn;
    std::mutex mutex;
    std::condition_variable_any never;
    std::jthread timer; ///< Last: it ends before what it uses.
};

/// Whether a single device need not be tried, because a run on an earlier one takes exactly as long.
bool likeAnEarlierDevice(const Problem& problem, DeviceId d)
{
    const auto free = [&](VertexId v) { return problem.allowedDevices(v).size() == problem.deviceCount(); };
    const auto vertices = problem.graph().vertices();
    for (VertexId v : vertices)
        if (!free(v))
            return false;
    const Device& device = problem.topology().device(d);
    for (std::uint32_t i = 0; i < d.value; ++i) {
        const Device& other = problem.topology().device(DeviceId{i});
        if (problem.sameCosts(DeviceId{i}, d) && other.slotCount == device.slotCount &&
            other.memoryBytes == device.memoryBytes)
            return true;
    }
    return false;
}

/// Whether the placer's time is out of proportion to that of a search.
bool tooSlow(const Problem& problem, const std::string& id)
{
    constexpr std::size_t mostOfProgram = 1000; // m-sct, getf: 0.7 s, and ten at three times as many
    constexpr double mostOfLookahead = 5e7;     // 3 s
    constexpr std::size_t mostOfPools = 20000;  // flb and bil compare all ready vertices in every step
    const auto devices = static_cast<double>(problem.deviceCount());
    return ((id == "flb" || id == "bil") && problem.vertexCount() > mostOfPools) ||
           ((id == "m-sct" || id == "getf") && problem.vertexCount() > mostOfProgram) ||
           (id == "lookahead-heft" &&
            static_cast<double>(problem.graph().edgeCount()) * devices * devices > mostOfLookahead);
}

/// Tries one placement after the other.
class Baselines {
public:
    Baselines(const Problem& p, const PlacerContext& c)
        : problem(p), context(c), monitor(c, 1),
          deadline(c.stop, c.budget.seconds ? std::optional(*c.budget.seconds / 2) : std::nullopt)
    {
    }

    void placedBy(const Placer& placer)
    {
        if (over() || placer.info().kind != PlacerKind::Constructive || tooSlow(problem, placer.info().id))
            return;
        PlacerContext own;
        own.seed = context.seed;
        own.stop = deadline.token();
        if (auto placed = placer.place(problem, Options(placer.info().options), own))
            take(std::move(placed->placement), placer.info().id);
    }

    void onSingleDevices()
    {
        for (DeviceId d : problem.topology().devices()) {
            if (over())
                return;
            if (likeAnEarlierDevice(problem, d))
                continue;
            Placement all;
            for (VertexId v : problem.graph().vertices())
                all.devices.push_back(problem.allowed(v, d) ? d : problem.allowedDevices(v).front());
            take(std::move(all), {});
        }
    }

    Baseline finish()
    {
        const double makespan = monitor.bestMakespan();
        PlacerResult result = monitor.finish();
        return {std::move(result.placement), makespan, result.evaluations, bestPlacer};
    }

private:
    [[nodiscard]] bool over() { return deadline.over() || monitor.done(); }

    void take(Placement placement, const std::string& placer)
    {
        const ChooseTask rule = problem.model().schedule;
        if (rule != ChooseTask::Given && rule != ChooseTask::Strict)
            placement.order.clear();
        if (!tried.insert(printOf(placement)).second)
            return;
        if (!simulator)
            simulator.emplace(problem.shared_from_this());
        const double makespan = simulator->makespan(placement);
        if (monitor.evaluated(placement, makespan))
            bestPlacer = placer;
    }

    static std::uint64_t printOf(const Placement& placement)
    {
        Fingerprint print;
        for (DeviceId d : placement.devices)
            print.add(d.value);
        for (VertexId v : placement.order)
            print.add(v.value);
        return print.value();
    }

    const Problem& problem;
    const PlacerContext& context;
    SearchMonitor monitor;
    Deadline deadline;
    std::optional<Simulator> simulator;
    std::set<std::uint64_t> tried;
    std::string bestPlacer;
};

} // namespace

OptionSpec baselinesOption()
{
    return flagOption("baselines", true,
                      {.label = DOPPLER_TEXT("core", "Try baselines first"),
                       .help = DOPPLER_TEXT("core", "try every constructive placer and every single device "
                                                    "first; the result is never worse than theirs")});
}

bool wantsBaselines(const Options& options)
{
    return options.all().contains("baselines") && options.flag("baselines");
}

Baseline bestBaseline(const Problem& problem, const PlacerContext& context, std::string_view first)
{
    Baselines baselines(problem, context);
    if (const auto placer = placerRegistry().find(first))
        baselines.placedBy(**placer);
    baselines.onSingleDevices();
    for (const auto& placer : placerRegistry().placers())
        if (placer->info().id != first)
            baselines.placedBy(*placer);
    return baselines.finish();
}

} // namespace doppler
