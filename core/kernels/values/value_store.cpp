// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/value_store.h"

#include "core/kernels/values/paced_copy.h"
#include "core/kernels/values/parcel.h"
#include "core/kernels/values/torch_thread.h"

#include <cmath>

#include <ATen/Functions.h>

namespace doppler {

namespace {

std::size_t bytesOf(const KernelOutputs& outputs)
{
    std::size_t bytes = 0;
    for (const at::Tensor& output : outputs)
        bytes += output.defined() ? output.nbytes() : 0;
    return bytes;
}

/// Looks at single elements where a pass over a large value would take as long as its kernel.
template <class Number>
bool hasNanAt(const at::Tensor& tensor, bool all)
{
    constexpr std::int64_t few = 2048;
    constexpr std::int64_t samples = 48;
    const std::int64_t size = tensor.numel();
    if (!tensor.is_contiguous() || (all && size > few))
        return at::isnan(tensor).any().item<bool>();
    const std::int64_t step = size <= few ? 1 : size / samples;
    const Number* data = tensor.data_ptr<Number>();
    bool found = false;
    for (std::int64_t i = 0; i < size; i += step)
        found = found || std::isnan(data[i]);
    return found;
}

[[noreturn]] void throwMissing(const DataflowGraph& graph, VertexId source)
{
    throw std::runtime_error("the value of " + graph.label(source) + " is not there");
}

} // namespace

bool hasNan(const KernelOutputs& outputs, bool all)
{
    for (const at::Tensor& output : outputs) {
        if (!output.defined() || output.numel() == 0)
            continue;
        if (output.scalar_type() == at::kFloat
                ? hasNanAt<float>(output, all)
                : output.scalar_type() == at::kDouble && hasNanAt<double>(output, all))
            return true;
        if (at::isComplexType(output.scalar_type()) && output.is_contiguous() &&
            hasNan({at::view_as_real(output)}, all))
            return true;
    }
    return false;
}

void ValueStore::Held::add(std::size_t bytes)
{
    const std::size_t sum = now.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    std::size_t before = most.load(std::memory_order_relaxed);
    while (sum > before && !most.compare_exchange_weak(before, sum, std::memory_order_relaxed)) {
    }
}

ValueStore::ValueStore(ValueStoreSetup s)
    : setup(std::move(s)), graph(setup.problem->graph()), vertices(graph.vertexCount()),
      copies(setup.plan ? setup.plan->transfers().size()
                        : graph.tensorCount() * setup.problem->deviceCount()),
      held(setup.arenas.size()), unread(setup.plan ? 0 : graph.tensorCount())
{
    countReaders();
}

void ValueStore::countReaders()
{
    const auto add = [](std::atomic<std::uint32_t>& readers) {
        readers.fetch_add(1, std::memory_order_relaxed);
    };
    for (VertexId v : graph.vertices())
        if (setup.kept[v])
            add(vertices[v].readers);
    if (!setup.plan) { // any reader may still go to any device
        for (EdgeId e : graph.edges()) {
            add(vertices[graph.edge(e).from].readers);
            add(unread[graph.edge(e).tensor]);
        }
        return;
    }
    for (EdgeId e : graph.edges()) {
        const std::uint32_t t = setup.plan->of(e);
        add(t == TransferPlan::none ? vertices[graph.edge(e).from].readers : copies[t].readers);
    }
    for (const PlannedTransfer& transfer : setup.plan->transfers())
        add(vertices[transfer.source].readers);
}

ValueStore::Way ValueStore::wayOf(std::uint32_t transfer) const
{
    if (setup.plan) {
        const PlannedTransfer& planned = setup.plan->transfers()[transfer];
        return {planned.tensor, planned.source, planned.from, planned.to};
    }
    const std::size_t devices = setup.problem->deviceCount();
    const TensorId tensor{transfer / devices};
    const VertexId source = graph.tensor(tensor).source;
    return {tensor, source, setup.devices[source], DeviceId{transfer % devices}};
}

std::uint32_t ValueStore::copyFor(EdgeId e) const
{
    if (setup.plan)
        return setup.plan->of(e);
    const Edge& edge = graph.edge(e);
    const DeviceId to = setup.devices[edge.to];
    return setup.devices[edge.from] == to ? TransferPlan::none : transferOf(*setup.problem, edge.tensor, to);
}

Error ValueStore::errorAt(VertexId v, Message message) const
{
    return {std::move(message), {}, "vertex " + graph.label(v)};
}

Result<void> ValueStore::compute(VertexId v)
{
    useThisThreadOnly();
    try {
        const ArenaScope scope(*setup.arenas[setup.devices[v]]);
        return runKernel(v);
    } catch (const std::exception& exception) {
        return errorAt(v, messageOf(exception));
    }
}

Result<void> ValueStore::runKernel(VertexId v)
{
    thread_local std::vector<at::Tensor> inputs;
    thread_local std::vector<std::uint32_t> tokens;
    inputs.clear();
    tokens.clear();
    for (EdgeId e : graph.inEdges(v)) {
        const Edge& edge = graph.edge(e);
        const std::uint32_t t = copyFor(e);
        if (t == TransferPlan::none) {
            const VertexSlot& slot = vertices[edge.from];
            tokens.push_back(slot.token.load(std::memory_order_acquire));
            if (slot.outputs.empty())
                throwMissing(graph, edge.from);
            inputs.push_back(setup.kernels->carried(edge.tensor, slot.outputs));
        } else {
            tokens.push_back(copies[t].token.load(std::memory_order_acquire));
            if (!copies[t].value.defined())
                throwMissing(graph, edge.from);
            inputs.push_back(copies[t].value);
        }
    }
    VertexSlot& slot = vertices[v];
    const std::uint32_t token = taskToken(v, tokens);
    KernelOutputs outputs = setup.kernels->run(v, inputs);
    inputs.clear(); // before the next line, which may run a whole graph on this thread
    if (setup.isExpectedNan && hasNan(outputs, false) && !setup.isExpectedNan(v))
        return errorAt(v, {DOPPLER_TEXT("core", "the kernel wrote a value that is not a number (NaN)")});
    held[setup.devices[v]].add(bytesOf(outputs));
    if (outputs.empty()) // a vertex without outputs still has run
        outputs.emplace_back();
    slot.outputs = std::move(outputs);
    slot.token.store(token, std::memory_order_release);
    releaseInputs(v);
    if (slot.readers.load(std::memory_order_relaxed) == 0)
        slot.outputs.clear();
    return {};
}

void ValueStore::releaseInputs(VertexId v)
{
    if (!setup.plan)
        return countRun(v);
    for (EdgeId e : graph.inEdges(v)) {
        const std::uint32_t t = copyFor(e);
        if (t == TransferPlan::none) {
            releaseOutputs(graph.edge(e).from);
        } else if (copies[t].readers.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            held[setup.devices[v]].remove(copies[t].value.nbytes());
            copies[t].value.reset();
        }
    }
}

/// Without a plan: v has run on some device, so that its inputs have one reader less.
void ValueStore::countRun(VertexId v)
{
    for (EdgeId e : graph.inEdges(v)) {
        releaseOutputs(graph.edge(e).from);
        releaseCopies(graph.edge(e).tensor);
    }
}

/// Without a plan: one of the readers of a tensor has run. After the last one, no device needs its copy.
void ValueStore::releaseCopies(TensorId t)
{
    if (unread[t].fetch_sub(1, std::memory_order_acq_rel) != 1)
        return;
    for (const DeviceId d : setup.problem->topology().devices()) {
        at::Tensor& value = copies[transferOf(*setup.problem, t, d)].value;
        if (!value.defined())
            continue;
        held[d].remove(value.nbytes());
        value.reset();
    }
}

void ValueStore::releaseOutputs(VertexId v)
{
    VertexSlot& slot = vertices[v];
    if (slot.readers.fetch_sub(1, std::memory_order_acq_rel) != 1 || !isHere(v))
        return;
    held[setup.devices[v]].remove(bytesOf(slot.outputs));
    slot.outputs.clear();
}

at::Tensor ValueStore::atSource(std::uint32_t transfer) const
{
    const Way way = wayOf(transfer);
    const KernelOutputs& outputs = vertices[way.source].outputs;
    if (outputs.empty())
        throwMissing(graph, way.source);
    return setup.kernels->carried(way.tensor, outputs);
}

void ValueStore::store(std::uint32_t transfer, at::Tensor value, std::uint32_t token)
{
    held[wayOf(transfer).to].add(value.nbytes());
    copies[transfer].value = std::move(value);
    copies[transfer].token.store(token, std::memory_order_release);
}

Result<void> ValueStore::copy(std::uint32_t transfer, double seconds)
{
    useThisThreadOnly();
    const Way way = wayOf(transfer);
    try {
        const ArenaScope scope(*setup.arenas[way.to]);
        const at::Tensor from = atSource(transfer);
        const std::uint32_t token = vertices[way.source].token.load(std::memory_order_acquire);
        at::Tensor to = at::empty(from.sizes(), from.options());
        copyPaced(to, from, seconds);
        store(transfer, std::move(to), token);
    } catch (const std::exception& exception) {
        return errorAt(way.source, messageOf(exception));
    }
    if (setup.plan)
        releaseOutputs(way.source);
    return {};
}

std::size_t ValueStore::parcelBytes(std::uint32_t transfer) const
{
    const ArenaScope scope(*setup.arenas[wayOf(transfer).from]);
    return doppler::parcelBytes(atSource(transfer));
}

Result<void> ValueStore::pack(std::uint32_t transfer, std::span<std::byte> bytes)
{
    useThisThreadOnly();
    const Way way = wayOf(transfer);
    try {
        const ArenaScope scope(*setup.arenas[way.from]);
        packParcel(atSource(transfer), vertices[way.source].token.load(std::memory_order_acquire), bytes);
    } catch (const std::exception& exception) {
        return errorAt(way.source, messageOf(exception));
    }
    if (setup.plan)
        releaseOutputs(way.source);
    return {};
}

Result<void> ValueStore::unpack(std::uint32_t transfer, std::span<const std::byte> bytes)
{
    useThisThreadOnly();
    const Way way = wayOf(transfer);
    try {
        const ArenaScope scope(*setup.arenas[way.to]);
        auto parcel = unpackParcel(bytes);
        if (!parcel)
            return errorAt(way.source, parcel.error().message);
        store(transfer, std::move(parcel->value), parcel->token);
    } catch (const std::exception& exception) {
        return errorAt(way.source, messageOf(exception));
    }
    return {};
}

std::uint32_t ValueStore::token(VertexId v) const
{
    return vertices[v].token.load(std::memory_order_acquire);
}

std::vector<std::size_t> ValueStore::peakBytes() const
{
    std::vector<std::size_t> bytes;
    for (const Held& device : held)
        bytes.push_back(device.most.load(std::memory_order_relaxed));
    return bytes;
}

} // namespace doppler
