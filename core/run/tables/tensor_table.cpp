// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/tensor_table.h"

#include "core/graph/graph_memory.h"
#include "core/run/tables/column_builder.h"
#include "core/run/vertex_values.h"
#include "core/sim/arrays/transfer_index.h"

#include <algorithm>
#include <cmath>

namespace doppler {

std::string tensorLabel(const DataflowGraph& graph, TensorId tensor)
{
    const Tensor& value = graph.tensor(tensor);
    std::string label = graph.label(value.source);
    if (!value.name.empty())
        label += ":" + value.name.text();
    return label;
}

namespace {

/// A tensor, or an output that nobody reads, on one device.
struct HeldTensor {
    TensorId tensor; ///< Invalid for an output that nobody reads.
    VertexId producer;
    DeviceId device;
    bool isCopy = false;
    double bytes = 0;
    double start = 0;
    double end = 0; ///< `never` to the end of the run.
    std::uint32_t consumers = 0;
    std::uint32_t devices = 1;
};

/// Tensors in the order of their ids, then their copies in the order of transfers, then unread outputs.
class HeldTensors {
public:
    explicit HeldTensors(const Run& r) : run(r), graph(r.problem->graph())
    {
        addTensors();
        addCopies();
        extendToConsumers();
        addUnread();
    }
    std::vector<HeldTensor> list;

private:
    void addTensors()
    {
        for (const TensorId t : graph.tensors()) {
            const Tensor& tensor = graph.tensor(t);
            const TaskRun& task = run.schedule.tasks[tensor.source];
            list.push_back({t, tensor.source, task.device, false, tensor.bytes, task.start, task.end});
        }
        for (const TensorId t : graph.memory().keptTensors)
            list[t].end = never;
    }

    void addCopies()
    {
        for (const TransferRun& x : run.schedule.transfers) {
            list.push_back({x.tensor, x.vertex, x.to, true, graph.tensor(x.tensor).bytes, x.start, x.end});
            HeldTensor& home = list[x.tensor];
            home.end = std::max(home.end, x.end);
            ++home.devices;
        }
        for (std::size_t i = graph.tensorCount(); i < list.size(); ++i)
            list[i].devices = list[list[i].tensor].devices;
    }

    /// A tensor lives until its last consumer there has ended, and at home until its last transfer has.
    void extendToConsumers()
    {
        const TransferIndex<TransferRun> transferOf(graph.tensorCount(), run.schedule.transfers);
        for (const EdgeId id : graph.edges()) {
            const Edge& edge = graph.edge(id);
            const TaskRun& consumer = run.schedule.tasks[edge.to];
            HeldTensor* held = &list[edge.tensor];
            double until = consumer.end;
            if (consumer.device != held->device) {
                const auto at = transferOf.find(edge.tensor, consumer.device);
                if (at)
                    held = &list[graph.tensorCount() + *at];
                else
                    until = never; // It still has to leave.
            }
            held->end = std::max(held->end, until);
            held->consumers += consumer.device == held->device ? 1 : 0;
        }
    }

    void addUnread()
    {
        const auto add = [this](VertexId v, double bytes) {
            const TaskRun& task = run.schedule.tasks[v];
            if (bytes > 0)
                list.push_back({TensorId{}, v, task.device, false, bytes, task.start, never});
        };
        for (const VertexId v : graph.vertices())
            if (graph.outEdges(v).empty())
                add(v, graph.vertex(v).outputBytes);
        for (const UnreadResult& result : graph.memory().unreadResults)
            add(result.vertex, result.bytes);
    }

    const Run& run;
    const DataflowGraph& graph;
};

} // namespace

void fillTensors(RunTable& table)
{
    const DataflowGraph& graph = table.run->problem->graph();
    const double whole = table.run->schedule.endTime();
    const std::vector<HeldTensor> all = std::move(HeldTensors(*table.run).list);
    table.producers.reserve(all.size());
    for (const HeldTensor& held : all)
        table.producers.push_back(held.producer);
    const auto start = [&](std::size_t row) {
        return std::isfinite(all[row].start) ? all[row].start : unknownValue;
    };
    const auto end = [&](std::size_t row) {
        return std::isfinite(all[row].start) ? std::min(all[row].end, whole) : unknownValue;
    };
    ColumnBuilder to(table, all.size());
    to.ownTexts([&](std::size_t row) {
        return all[row].tensor.valid() ? tensorLabel(graph, all[row].tensor) : graph.label(all[row].producer);
    });
    to.ownTexts([&](std::size_t row) { return graph.label(all[row].producer); });
    to.texts([&](std::size_t row) -> std::string_view { return graph.vertex(all[row].producer).op; });
    to.texts([&](std::size_t row) { return layerOf(graph.vertex(all[row].producer)); });
    to.devices([&](std::size_t row) { return all[row].device; });
    to.numbers([&](std::size_t row) { return all[row].isCopy ? 1.0 : 0.0; });
    to.numbers([&](std::size_t row) { return all[row].bytes; });
    to.numbers([&](std::size_t row) { return static_cast<double>(all[row].consumers); });
    to.numbers([&](std::size_t row) { return static_cast<double>(all[row].devices); });
    to.numbers(start);
    to.numbers(end);
    to.numbers([&](std::size_t row) { return end(row) - start(row); });
}

} // namespace doppler
