// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/starpu/execution.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <tuple>

#include <starpu.h>
#include <unistd.h>

namespace doppler::starpu {

namespace {

using Clock = std::chrono::steady_clock;

/// A tensor in memory: floats, then its token.
struct Value {
    std::vector<float> memory;
    starpu_data_handle_t handle = nullptr;
};

constexpr std::size_t tokenFloats = 1;
static_assert(sizeof(float) == sizeof(std::uint32_t));

class Tasks;

/// What a task of StarPU gets: one vertex, or one copy of a tensor.
struct Call {
    Tasks* tasks = nullptr;
    std::size_t vertex = 0;
    bool isCopy = false;
    std::size_t tensor = 0;
    std::size_t to = 0; ///< Device of the copy.
    double start = 0;
    double end = 0;
    std::size_t worker = 0;
    std::uint32_t token = 0;
    std::vector<std::size_t> tokenOf; ///< For each edge that ends at the vertex: index of its buffer.
    std::vector<starpu_data_handle_t> handles; ///< Inputs, then outputs.
    std::size_t inputs = 0;
    const Work* work = nullptr;
};

std::span<float> contentOf(void* buffer)
{
    auto* data = reinterpret_cast<float*>(STARPU_VECTOR_GET_PTR(buffer)); // NOLINT
    return {data, STARPU_VECTOR_GET_NX(buffer)};
}

std::uint32_t tokenIn(std::span<const float> value)
{
    std::uint32_t token = 0;
    std::memcpy(&token, value.data() + value.size() - tokenFloats, sizeof token);
    return token;
}

void writeToken(std::span<float> value, std::uint32_t token)
{
    std::memcpy(value.data() + value.size() - tokenFloats, &token, sizeof token);
}

void run(void** buffers, void* argument);
double cost(starpu_task* task, unsigned implementation);

class Tasks final : public Executor {
public:
    Tasks(const Document& d, std::vector<Work> w) : document(d), works(std::move(w)) { prepareCodelet(); }

    ~Tasks() override
    {
        for (auto& [key, value] : values)
            if (value.handle)
                starpu_data_unregister(value.handle);
    }
    Tasks(const Tasks&) = delete;
    Tasks& operator=(const Tasks&) = delete;

    Result<void> prepareAll()
    {
        if (auto fits = allocate(); !fits)
            return fits;
        makeCalls();
        makeOrder();
        makeCopies();
        return {};
    }

    Result<Measured> execute() override
    {
        if (document.mode == "bulk-synchronous") {
            origin = Clock::now();
            for (std::size_t begin = 0; begin < order.size();) {
                std::size_t end = begin;
                while (end < order.size() && levels[order[end]] == levels[order[begin]])
                    ++end;
                if (auto done = submit(begin, end); !done)
                    return done.error();
                starpu_task_wait_for_all();
                begin = end;
            }
            return results();
        }
        // Nothing runs before everything is submitted: submission is not a part of what is measured.
        starpu_pause();
        const auto submitted = submit(0, order.size());
        origin = Clock::now();
        starpu_resume();
        starpu_task_wait_for_all();
        if (!submitted)
            return submitted.error();
        return results();
    }

    [[nodiscard]] double now() const { return std::chrono::duration<double>(Clock::now() - origin).count(); }

private:
    [[nodiscard]] bool forced() const { return document.scheduler.empty(); }
    [[nodiscard]] std::size_t placeOf(std::size_t tensor) const
    {
        return document.placement[document.tensors[tensor].source];
    }

    void prepareCodelet()
    {
        starpu_codelet_init(&codelet);
        codelet.cpu_funcs[0] = run;
        codelet.nbuffers = STARPU_VARIABLE_NBUFFERS;
        codelet.name = "vertex";
        std::memset(&model, 0, sizeof model);
        model.type = STARPU_COMMON;
        model.symbol = "doppler_vertex";
        model.cost_function = cost;
        if (!forced())
            codelet.model = &model;
    }

    /// A tensor lies in memory once, unless transfers are real copies.
    Result<void> allocate()
    {
        std::vector<std::set<std::size_t>> homes(document.tensors.size());
        const bool apart = forced() && document.copies;
        for (std::size_t t = 0; t < homes.size(); ++t)
            homes[t].insert(apart ? placeOf(t) : 0);
        if (apart)
            for (const Edge& edge : document.edges)
                homes[edge.tensor].insert(document.placement[edge.to]);
        double bytes = 0;
        for (std::size_t t = 0; t < homes.size(); ++t)
            bytes += document.tensors[t].bytes * static_cast<double>(homes[t].size());
        const double machine =
            static_cast<double>(::sysconf(_SC_PHYS_PAGES)) * static_cast<double>(::sysconf(_SC_PAGESIZE));
        if (bytes > 0.8 * machine)
            return Error{
                {"the tensors need {0} GB, but this machine has {1} GB",
                 {std::to_string(std::lround(bytes / 1e9)), std::to_string(std::lround(machine / 1e9))}},
                {},
                {}};
        for (std::size_t t = 0; t < homes.size(); ++t)
            for (const std::size_t home : homes[t])
                registerValue(values[{t, home}],
                              static_cast<std::size_t>(document.tensors[t].bytes) / sizeof(float));
        return {};
    }

    static void registerValue(Value& value, std::size_t floats)
    {
        value.memory.assign(floats + tokenFloats, 0.0F);
        starpu_vector_data_register(&value.handle, STARPU_MAIN_RAM,
                                    reinterpret_cast<std::uintptr_t>(value.memory.data()), // NOLINT
                                    static_cast<std::uint32_t>(value.memory.size()), sizeof(float));
    }

    [[nodiscard]] starpu_data_handle_t handleOn(std::size_t tensor, std::size_t device)
    {
        return values.at({tensor, forced() && document.copies ? device : 0}).handle;
    }

    void makeCalls()
    {
        const std::size_t vertices = document.seconds.size();
        calls.resize(vertices);
        std::vector<std::vector<std::size_t>> outputs(vertices);
        for (std::size_t t = 0; t < document.tensors.size(); ++t)
            outputs[document.tensors[t].source].push_back(t);
        std::vector<std::map<std::size_t, std::size_t>> bufferOf(vertices); // of a tensor, by vertex
        for (const Edge& edge : document.edges) {
            Call& call = calls[edge.to];
            const auto [found, isNew] = bufferOf[edge.to].try_emplace(edge.tensor, call.handles.size());
            if (isNew)
                call.handles.push_back(handleOn(edge.tensor, document.placement[edge.to]));
            call.tokenOf.push_back(found->second);
        }
        for (std::size_t v = 0; v < vertices; ++v) {
            Call& call = calls[v];
            call.tasks = this;
            call.vertex = v;
            call.work = &works[document.kernelOf[v]];
            call.inputs = call.handles.size();
            for (const std::size_t t : outputs[v])
                call.handles.push_back(handleOn(t, document.placement[v]));
        }
    }

    /// One copy for each (tensor, device) whose reader is not on the device of the source, to be submitted
    /// just before its first reader: so it has its turn under the rule strict.
    void makeCopies()
    {
        if (!forced() || !document.copies)
            return;
        std::vector<std::vector<const Edge*>> inputs(calls.size());
        for (const Edge& edge : document.edges)
            inputs[edge.to].push_back(&edge);
        std::set<std::pair<std::size_t, std::size_t>> known;
        for (const std::size_t v : order)
            for (const Edge* edge : inputs[v]) {
                const std::size_t from = document.placement[edge->from];
                const std::size_t to = document.placement[v];
                if (from == to || !known.insert({edge->tensor, to}).second)
                    continue;
                Call copy;
                copy.tasks = this;
                copy.vertex = edge->from;
                copy.isCopy = true;
                copy.tensor = edge->tensor;
                copy.to = to;
                copy.handles = {handleOn(edge->tensor, from), handleOn(edge->tensor, to)};
                copy.inputs = 1;
                copiesFor[v].push_back(copies.size());
                copies.push_back(std::move(copy));
            }
    }

    /// Every vertex after its inputs. Level by level, then by key.
    void makeOrder()
    {
        const std::size_t vertices = calls.size();
        std::vector<std::vector<std::size_t>> readers(vertices);
        std::vector<std::size_t> missing(vertices, 0);
        for (const Edge& edge : document.edges) {
            readers[edge.from].push_back(edge.to);
            ++missing[edge.to];
        }
        levels.assign(vertices, 0);
        std::vector<std::size_t> topological;
        for (std::size_t v = 0; v < vertices; ++v)
            if (missing[v] == 0)
                topological.push_back(v);
        for (std::size_t i = 0; i < topological.size(); ++i)
            for (const std::size_t to : readers[topological[i]]) {
                levels[to] = std::max(levels[to], levels[topological[i]] + 1);
                if (--missing[to] == 0)
                    topological.push_back(to);
            }
        order = std::move(topological);
        const auto key = [this](std::size_t v) { return document.keys.empty() ? 0.0 : document.keys[v]; };
        if (document.rule == "strict")
            std::ranges::stable_sort(order, {}, key); // an order of the dependencies, too
        else
            std::ranges::stable_sort(order, {},
                                     [&](std::size_t v) { return std::tuple(levels[v], key(v), v); });
        if (document.rule == "strict" && document.mode == "bulk-synchronous")
            std::ranges::stable_sort(order, {}, [&](std::size_t v) { return levels[v]; });
    }

    Result<void> submit(std::size_t begin, std::size_t end)
    {
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t v = order[i];
            if (const auto found = copiesFor.find(v); found != copiesFor.end())
                for (const std::size_t copy : found->second)
                    if (auto done = submit(copies[copy], copies[copy].to); !done)
                        return done;
            if (auto done = submit(calls[v], document.placement[v]); !done)
                return done;
        }
        return {};
    }

    Result<void> submit(Call& call, std::size_t device)
    {
        starpu_task* task = starpu_task_create();
        task->cl = &codelet;
        task->cl_arg = &call;
        task->cl_arg_size = sizeof call;
        task->nbuffers = static_cast<int>(call.handles.size());
        // StarPU frees both lists with the task.
        task->dyn_handles = static_cast<starpu_data_handle_t*>(
            std::calloc(std::max<std::size_t>(call.handles.size(), 1), sizeof(starpu_data_handle_t)));
        task->dyn_modes = static_cast<starpu_data_access_mode*>(
            std::calloc(std::max<std::size_t>(call.handles.size(), 1), sizeof(starpu_data_access_mode)));
        for (std::size_t i = 0; i < call.handles.size(); ++i) {
            task->dyn_handles[i] = call.handles[i];
            task->dyn_modes[i] = i < call.inputs ? STARPU_R : STARPU_W;
        }
        if (forced()) {
            task->execute_on_a_specific_worker = 1;
            task->workerid = static_cast<unsigned>(device);
            if (document.rule == "strict")
                task->workerorder = ++turn[device];
        } else if (!document.keys.empty()) {
            task->priority = priorityOf(call.vertex);
        }
        if (const int fault = starpu_task_submit(task); fault != 0)
            return Error{{"StarPU refuses a task (error {0})", {std::to_string(-fault)}}, {}, {}};
        return {};
    }

    /// The smallest key has the highest priority; schedulers differ in the range that they accept.
    [[nodiscard]] int priorityOf(std::size_t vertex)
    {
        if (ranks.empty()) {
            std::vector<double> sorted = document.keys;
            std::ranges::sort(sorted);
            for (const double key : document.keys)
                ranks.push_back(static_cast<double>(std::ranges::lower_bound(sorted, key) - sorted.begin()));
        }
        const double least = std::max(starpu_sched_ctx_get_min_priority(0), -100000);
        const double most = std::min(starpu_sched_ctx_get_max_priority(0), 100000);
        const double share = ranks[vertex] / static_cast<double>(std::max<std::size_t>(ranks.size(), 2) - 1);
        return static_cast<int>(std::lround(most - share * (most - least)));
    }

    [[nodiscard]] Measured results() const
    {
        Measured out;
        for (const Call& call : calls) {
            out.starts.push_back(call.start);
            out.ends.push_back(call.end);
            out.devices.push_back(call.worker);
            out.tokens.push_back(call.token);
        }
        for (const Call& copy : copies)
            out.transfers.push_back({copy.tensor, copy.to, copy.start, copy.end});
        if (!copies.empty() || (forced() && document.copies))
            return out;
        // CPU workers share the memory: a tensor is everywhere as soon as it is computed.
        std::set<std::pair<std::size_t, std::size_t>> known;
        for (const Edge& edge : document.edges)
            if (out.devices[edge.from] != out.devices[edge.to] &&
                known.insert({edge.tensor, out.devices[edge.to]}).second)
                out.transfers.push_back(
                    {edge.tensor, out.devices[edge.to], out.ends[edge.from], out.ends[edge.from]});
        return out;
    }

    const Document& document;
    std::vector<Work> works;
    starpu_codelet codelet{};
    starpu_perfmodel model{};
    std::map<std::pair<std::size_t, std::size_t>, Value> values; ///< By tensor and device.
    std::vector<Call> calls;                                     ///< By vertex.
    std::vector<Call> copies;
    std::map<std::size_t, std::vector<std::size_t>> copiesFor; ///< By first reader.
    std::vector<std::size_t> levels;
    std::vector<std::size_t> order;
    std::map<std::size_t, unsigned> turn; ///< By device: StarPU counts on from execution to execution.
    std::vector<double> ranks;            ///< By vertex, of its key.
    Clock::time_point origin;
};

void compute(Call& call, void** buffers)
{
    std::uint32_t token = static_cast<std::uint32_t>(call.vertex) + 1;
    for (const std::size_t buffer : call.tokenOf) {
        token = (token ^ tokenIn(contentOf(buffers[buffer]))) * 0x9E3779B1U;
        token ^= token >> 15U;
    }
    std::vector<std::span<const float>> inputs;
    for (std::size_t i = 0; i < call.inputs; ++i)
        inputs.push_back(contentOf(buffers[i]).first(contentOf(buffers[i]).size() - tokenFloats));
    std::span<float> output;
    if (call.handles.size() > call.inputs) {
        const std::span<float> first = contentOf(buffers[call.inputs]);
        output = first.first(first.size() - tokenFloats);
    }
    perform(*call.work, inputs, output);
    for (std::size_t i = call.inputs; i < call.handles.size(); ++i)
        writeToken(contentOf(buffers[i]), token);
    call.token = token;
}

void run(void** buffers, void* argument)
{
    Call& call = *static_cast<Call*>(argument);
    call.worker = static_cast<std::size_t>(starpu_worker_get_id());
    call.start = call.tasks->now();
    if (call.isCopy) {
        const std::span<float> source = contentOf(buffers[0]);
        std::memcpy(contentOf(buffers[1]).data(), source.data(), source.size_bytes());
    } else {
        compute(call, buffers);
    }
    call.end = call.tasks->now();
}

double cost(starpu_task* task, unsigned)
{
    constexpr double microseconds = 1e6;
    constexpr double least = 0.1; // StarPU takes 0 for unknown
    return std::max(static_cast<const Call*>(task->cl_arg)->work->seconds * microseconds, least);
}

} // namespace

Result<std::unique_ptr<Executor>> Executor::create(const Document& document, std::vector<Work> works)
{
    auto tasks = std::make_unique<Tasks>(document, std::move(works));
    if (auto ready = tasks->prepareAll(); !ready)
        return ready.error();
    return std::unique_ptr<Executor>(std::move(tasks));
}

} // namespace doppler::starpu
