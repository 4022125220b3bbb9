// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/profile.h"

#include "core/app/rehearsals.h"
#include "core/base/start_thread.h"
#include "core/exec/computed_run.h"
#include "core/exec/machine/processors.h"
#include "core/exec/registry.h"
#include "core/exec/this_machine.h"
#include "core/graph/edge_specs.h"
#include "core/graph/graph_builder.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace doppler {

namespace {

KernelTime timeAlone(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    const double range = times[times.size() * 3 / 4] - times[times.size() / 4];
    return {median, median > 0 ? range / median : 0, times.size()};
}

/// Runs a kernel on some processors at the same time.
Result<KernelTime> measureTogether(Computation& computation, VertexId v,
                                   const std::vector<unsigned>& processors, const ProfileRequest& request,
                                   const std::stop_token& stop)
{
    std::mutex mutex;
    std::vector<double> all;
    std::optional<Error> failure;
    std::vector<std::thread> threads(processors.size());
    bool complete = true;
    for (std::size_t i = 0; i < processors.size() && complete; ++i)
        complete = startThread(threads[i], [&, i] {
            pinThread(std::span(&processors[i], 1));
            auto times = computation.measure(v, request.runs, request.seconds, stop);
            const std::lock_guard lock(mutex);
            if (times)
                all.insert(all.end(), times->begin(), times->end());
            else if (!failure)
                failure = times.error();
        });
    for (std::thread& thread : threads)
        if (thread.joinable())
            thread.join();
    if (!complete)
        return noThread();
    if (failure)
        return *failure;
    if (stop.stop_requested() || all.empty())
        return executionStopped();
    return timeAlone(std::move(all));
}

/// The processors that stand for the devices of each kind, by kind.
std::map<std::string, std::vector<unsigned>> processorsByKind(const Problem& problem)
{
    const std::vector<unsigned> allowed = allowedProcessors();
    std::map<std::string, std::vector<unsigned>> out;
    std::size_t next = 0;
    for (const DeviceId d : problem.topology().devices()) {
        std::vector<unsigned>& own = out[problem.topology().device(d).kind];
        if (next < allowed.size())
            own.push_back(allowed[next++]);
        else if (own.empty())
            own.push_back(allowed.front()); // more devices than cores
    }
    return out;
}

/// The share of the progress that measuring the kernels alone takes.
constexpr double aloneShare = 0.7;

/// The engine of the rehearsals. Its executions and the measurements share one computation.
Result<ChosenEngine> localEngine(const ProfileRequest& request)
{
    const auto engine = findEngine("local");
    if (!engine)
        return engine.error();
    const std::vector<OptionSpec>& specs = (*engine)->info().options;
    ChosenEngine out{*engine, Options(specs)};
    for (const auto& [name, value] :
         {std::pair<std::string, std::string>{"stand_ins", request.standIns ? "true" : "false"},
          {"inputs", request.inputs}})
        if (auto set = out.options.set(specs, name, value); !set)
            return set.error();
    return out;
}

/// Adds the times of the kernels in executions of the graph. Without them the times alone remain, with a note
/// that says why.
Result<void> addRehearsals(const ProfileRequest& request, const ChosenEngine& engine,
                           Computation& computation, const ReadWatch& watch, Profile& out)
{
    constexpr double seconds = 10;
    if (request.rehearsals == 0 || computation.kind() == ComputationKind::StandIn)
        return {};
    const auto share = [&](double done) {
        if (watch.progress)
            watch.progress(aloneShare + (1 - aloneShare) * done);
    };
    const auto times =
        rehearse({*request.problem, computation, engine, request.rehearsals, seconds}, {watch.stop, share});
    if (!times && watch.stop.stop_requested())
        return times.error();
    if (!times) {
        out.notes.push_back({DOPPLER_TEXT("core", "the kernels were measured alone and not in executions of "
                                                  "the graph: {0}"),
                             {times.error().english()}});
        return {};
    }
    for (KernelProfile& kernel : out.kernels)
        if (const auto found = times->find({computation.kernelKey(kernel.example), kernel.kind});
            found != times->end())
            kernel.inRuns = found->second;
    return {};
}

Result<GraphPtr> withSeconds(const DataflowGraph& graph,
                             const std::vector<std::vector<MeasuredSeconds>>& seconds)
{
    GraphBuilder builder(graph.name());
    builder.reserve(graph.vertexCount(), graph.edgeCount());
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        vertex.seconds = seconds[v];
        builder.addVertex(std::move(vertex));
    }
    addEdgesOf(graph, builder);
    builder.setMemory(graph.memory());
    builder.setOrigin(graph.origin());
    return builder.build();
}

} // namespace

Result<Profile> profileGraph(const ProfileRequest& request, const ReadWatch& watch)
{
    const Problem& problem = *request.problem;
    const DataflowGraph& graph = problem.graph();
    const auto machine = thisMachine({watch.stop, {}});
    if (!machine)
        return machine.error();
    const auto engine = localEngine(request);
    if (!engine)
        return engine.error();
    const auto computation = sharedComputation(problem, engine->options);
    if (!computation)
        return computation.error();
    Profile out;
    out.state = machineState();
    out.notes = (*computation)->notes();
    KernelTimes cache(kernelTimesFile(), machineKey(*machine));
    std::map<std::string, std::vector<VertexId>> kernels;
    for (const VertexId v : graph.vertices())
        kernels[(*computation)->kernelKey(v)].push_back(v);
    const auto kinds = processorsByKind(problem);
    std::size_t done = 0;
    std::vector<double> spreads;
    for (const auto& [key, vertices] : kernels) {
        for (const auto& [kind, processors] : kinds) {
            const KernelTime* known = request.measureAgain ? nullptr : cache.find(key, kind);
            KernelProfile kernel{vertices.front(), vertices.size(), kind, 0, {}, known != nullptr};
            if (known) {
                kernel.measured = *known;
            } else {
                auto time = measureTogether(**computation, vertices.front(), processors, request, watch.stop);
                if (!time)
                    return time.error();
                kernel.measured = *time;
                spreads.push_back(time->spread);
                cache.add(key, kind, *time);
            }
            for (const DeviceId d : problem.topology().devices())
                if (problem.topology().device(d).kind == kind)
                    kernel.modelled = problem.computeSeconds(vertices.front(), d);
            out.kernels.push_back(std::move(kernel));
        }
        if (watch.progress)
            watch.progress(aloneShare * static_cast<double>(++done) / static_cast<double>(kernels.size()));
    }
    if (auto rehearsed = addRehearsals(request, *engine, **computation, watch, out); !rehearsed)
        return rehearsed.error();
    if (!spreads.empty()) {
        if (auto saved = cache.save(); !saved)
            out.notes.push_back(
                {DOPPLER_TEXT("core", "the measured times were not kept for the next time: {0}"),
                 {saved.error().english()}});
        std::sort(spreads.begin(), spreads.end());
        out.state.kernelNoise = spreads[spreads.size() / 2];
    }
    if (const auto noisy = noisyBecause(out.state, allowedProcessors().size()))
        out.notes.push_back(*noisy);
    std::stable_sort(
        out.kernels.begin(), out.kernels.end(), [](const KernelProfile& a, const KernelProfile& b) {
            return static_cast<double>(a.count) * a.seconds() > static_cast<double>(b.count) * b.seconds();
        });
    std::vector<std::vector<MeasuredSeconds>> seconds(graph.vertexCount());
    for (const KernelProfile& kernel : out.kernels)
        for (const VertexId v : kernels.at((*computation)->kernelKey(kernel.example)))
            seconds[v].push_back({kernel.kind, kernel.seconds()});
    auto profiled = withSeconds(graph, seconds);
    if (!profiled)
        return profiled.error();
    out.graph = *std::move(profiled);
    return out;
}

} // namespace doppler
