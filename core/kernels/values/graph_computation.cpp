// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/quantity.h"
#include "core/exec/engine.h"
#include "core/kernels/values/compare_tensors.h"
#include "core/kernels/values/memory_plan.h"
#include "core/kernels/values/reference_run.h"
#include "core/kernels/values/torch_thread.h"
#include "core/kernels/values/value_store.h"

#include <algorithm>
#include <chrono>
#include <mutex>

namespace doppler {

namespace {

/// Outputs that differ by more, relative to their largest element, are wrong.
constexpr double tolerance = 1e-4;

std::optional<Error> refuseMemory(double bytes)
{
    const auto available = static_cast<double>(availableMemory());
    if (bytes <= available)
        return std::nullopt;
    return Error{
        {DOPPLER_TEXT("core", "the execution needs {0} of memory, but this machine has {1} available; "
                              "use a smaller graph, or a machine with more memory"),
         {figure(bytesText(bytes)), figure(bytesText(available))}},
        {},
        {}};
}

class GraphComputation final : public Computation {
public:
    GraphComputation(ProblemPtr p, std::unique_ptr<GraphKernels> k)
        : problem(std::move(p)), kernels(std::move(k)), reference(problem, kernels)
    {
    }

    [[nodiscard]] ComputationKind kind() const override { return kernels->kind(); }
    [[nodiscard]] std::vector<Message> notes() const override { return kernels->notes(); }
    [[nodiscard]] std::string kernelKey(VertexId v) const override { return kernels->key(v); }

    Result<std::unique_ptr<ComputedValues>> begin(const Placement& placement, std::span<const DeviceId> here,
                                                  std::stop_token stop) override
    {
        auto plan = planOf(placement.devices);
        return begin({problem, kernels, plan, placement.devices, {}, {}, {}}, *plan, placement, here, stop);
    }

    Result<std::unique_ptr<ComputedValues>>
    beginOnline(const Placement& expected, std::span<const DeviceId> here, std::stop_token stop) override
    {
        return begin({problem, kernels, nullptr, std::vector<DeviceId>(problem->vertexCount()), {}, {}, {}},
                     *planOf(expected.devices), expected, here, stop);
    }

    Result<ExecutionCheck> check(const ComputedValues& values, bool outputs, std::stop_token stop) override
    {
        useThisThreadOnly();
        const auto& store = dynamic_cast<const ValueStore&>(values);
        ExecutionCheck out;
        std::vector<bool> wrong(problem->vertexCount(), false);
        const std::vector<std::uint32_t> tokens = sequentialTokens(problem->graph());
        for (VertexId v : problem->graph().vertices())
            wrong[v] = store.isHere(v) && store.token(v) != tokens[v];
        out.tokensEqual = std::none_of(wrong.begin(), wrong.end(), [](bool w) { return w; });
        if (outputs && kernels->kind() != ComputationKind::StandIn) {
            try {
                if (auto error = load(0, stop))
                    return *std::move(error);
                if (auto error = compareOutputs(store, wrong, out, stop))
                    return *std::move(error);
            } catch (const std::exception& exception) {
                return Error{messageOf(exception), {}, {}};
            }
        }
        for (const VertexId v : problem->graph().topologicalOrder())
            if (wrong[v]) {
                out.firstDifferent = problem->graph().label(v);
                break;
            }
        return out;
    }

    Result<std::vector<double>> measure(VertexId v, std::size_t runs, double seconds,
                                        std::stop_token stop) override
    {
        useThisThreadOnly();
        if (auto error = load(0, stop))
            return *std::move(error);
        try {
            return measured(v, runs, seconds, stop);
        } catch (const std::exception& exception) {
            return Error{messageOf(exception), {}, "vertex " + problem->graph().label(v)};
        }
    }

private:
    [[nodiscard]] std::shared_ptr<const TransferPlan> planOf(std::span<const DeviceId> devices) const
    {
        auto plan = std::make_shared<TransferPlan>(problem->graph(), problem->deviceCount());
        plan->make(devices, std::vector<std::uint32_t>(problem->vertexCount(), 0));
        return plan;
    }

    /// The plan and the placement are those for which memory is provided.
    Result<std::unique_ptr<ComputedValues>> begin(ValueStoreSetup setup, const TransferPlan& plan,
                                                  const Placement& placement, std::span<const DeviceId> here,
                                                  const std::stop_token& stop)
    {
        useThisThreadOnly();
        const DataflowGraph& graph = problem->graph();
        setup.kept = keptOutputs(graph);
        std::vector<bool> isHere(problem->deviceCount(), here.empty());
        for (const DeviceId d : here)
            isHere[d] = true;
        const MemoryPlan memory = planMemory(graph, plan, placement.devices, isHere, *kernels);
        try {
            if (auto error = provide(memory, isHere, setup.arenas, stop))
                return *std::move(error);
        } catch (const std::exception& exception) {
            return Error{messageOf(exception), {}, {}};
        }
        setup.isExpectedNan = [this](VertexId v) { return reference.writesNan(v); };
        return std::unique_ptr<ComputedValues>(std::make_unique<ValueStore>(std::move(setup)));
    }

    /// Weights and inputs, once.
    std::optional<Error> load(double further, const std::stop_token& stop)
    {
        const std::lock_guard lock(mutex);
        if (auto error = refuseMemory(further + (loaded ? 0 : static_cast<double>(kernels->heldBytes()))))
            return error;
        if (!loaded) {
            try {
                if (const auto done = kernels->load(stop); !done)
                    return done.error();
            } catch (const std::exception& exception) {
                return Error{messageOf(exception), {}, {}};
            }
            loaded = true;
        }
        return std::nullopt;
    }

    /// The arenas of an execution, with memory that was touched. Those of an execution that has ended serve
    /// the next one.
    std::optional<Error> provide(const MemoryPlan& memory, const std::vector<bool>& isHere,
                                 std::vector<std::shared_ptr<Arena>>& out, const std::stop_token& stop)
    {
        double missing = 0;
        {
            const std::lock_guard lock(mutex);
            pool.resize(isHere.size());
            for (std::size_t d = 0; d < isHere.size(); ++d)
                out.push_back(isHere[d] ? freeArena(d) : nullptr);
        }
        for (std::size_t d = 0; d < out.size(); ++d)
            if (out[d])
                missing += missingBytes(memory.blocks[d], out[d]->freeBlocks());
        if (auto error = load(missing, stop))
            return error;
        for (std::size_t d = 0; d < out.size(); ++d)
            if (out[d])
                for (const auto& [size, count] : memory.blocks[d])
                    for (std::size_t some = 1; some <= count; ++some) { // touching memory takes long
                        if (stop.stop_requested())
                            return executionStopped();
                        out[d]->reserve(size, some);
                    }
        return std::nullopt;
    }

    std::shared_ptr<Arena> freeArena(std::size_t device)
    {
        for (const auto& arena : pool[device])
            if (arena.use_count() == 1)
                return arena;
        return pool[device].emplace_back(std::make_shared<Arena>());
    }

    static double missingBytes(const std::map<std::size_t, std::size_t>& needed,
                               const std::map<std::size_t, std::size_t>& present)
    {
        double bytes = 0; // sums of sizes of more than any machine has do not overflow
        for (const auto& [size, count] : needed) {
            const auto found = present.find(size);
            const std::size_t have = found == present.end() ? 0 : found->second;
            bytes += static_cast<double>(size) * static_cast<double>(count > have ? count - have : 0);
        }
        return bytes;
    }

    std::optional<Error> compareOutputs(const ValueStore& store, std::vector<bool>& wrong,
                                        ExecutionCheck& out, const std::stop_token& stop)
    {
        const auto expected = reference.get(stop);
        if (!expected)
            return expected.error();
        double most = 0;
        bool equal = true;
        const auto compare = [&](VertexId v, const KernelOutputs& outputs) {
            if (!store.isHere(v))
                return;
            const double difference = largestDifference(store.outputs(v), outputs);
            most = std::max(most, difference);
            if (!(difference <= tolerance)) {
                equal = false;
                wrong[v] = true;
            }
        };
        for (const auto& [vertex, outputs] : (*expected)->sequential)
            compare(vertex, outputs);
        for (const auto& [vertex, outputs] : (*expected)->uncut)
            compare(vertex, outputs);
        out.outputsEqual = equal;
        out.largestDifference = most;
        return std::nullopt;
    }

    Result<std::vector<double>> measured(VertexId v, std::size_t runs, double seconds,
                                         const std::stop_token& stop)
    {
        using Timer = std::chrono::steady_clock;
        const Arena arena;
        const ArenaScope scope(arena);
        const std::vector<at::Tensor> inputs = kernels->sampleInputs(v);
        kernels->run(v, inputs);
        std::vector<double> times;
        for (double sum = 0; times.size() < runs || sum < seconds;) {
            if (stop.stop_requested())
                return executionStopped();
            const auto start = Timer::now();
            const KernelOutputs outputs = kernels->run(v, inputs);
            times.push_back(std::chrono::duration<double>(Timer::now() - start).count());
            sum += times.back();
        }
        return times;
    }

    ProblemPtr problem;
    std::shared_ptr<GraphKernels> kernels;
    ReferenceRun reference;
    std::mutex mutex;
    bool loaded = false;
    std::vector<std::vector<std::shared_ptr<Arena>>> pool; ///< By device.
};

} // namespace

std::unique_ptr<Computation> makeComputation(ProblemPtr problem, std::unique_ptr<GraphKernels> kernels)
{
    return std::make_unique<GraphComputation>(std::move(problem), std::move(kernels));
}

} // namespace doppler
