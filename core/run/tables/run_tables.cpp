// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/run_tables.h"

#include "core/run/tables/column_builder.h"
#include "core/run/tables/tensor_table.h"
#include "core/run/vertex_values.h"

#include <algorithm>
#include <cmath>

namespace doppler {

std::string_view layerOf(const Vertex& vertex)
{
    if (!vertex.group.empty())
        return vertex.group;
    const std::string_view name = vertex.name;
    for (const char border : {'/', '.'})
        if (const std::size_t at = name.rfind(border); at != std::string_view::npos && at > 0)
            return name.substr(0, at);
    const std::size_t bracket = name.find('[');
    return bracket == std::string_view::npos ? std::string_view() : name.substr(0, bracket);
}

std::vector<VertexId> RunTable::verticesOf(std::size_t row) const
{
    switch (kind) {
    case RunTableKind::Tasks:
        return {VertexId{row}};
    case RunTableKind::Transfers:
    case RunTableKind::Tensors:
        return {producers[row]};
    case RunTableKind::Devices:
        return {};
    case RunTableKind::Operations:
        break;
    }
    std::vector<VertexId> out;
    for (std::size_t v = 0; v < rowOfVertex.size(); ++v)
        if (rowOfVertex[v] == row)
            out.emplace_back(v);
    return out;
}

void RunTable::markVertices(std::span<const char> markedRows, std::vector<char>& vertices) const
{
    if (kind == RunTableKind::Operations)
        for (std::size_t v = 0; v < rowOfVertex.size(); ++v)
            vertices[v] = static_cast<char>(vertices[v] | markedRows[rowOfVertex[v]]);
    for (std::size_t row = 0; row < markedRows.size() && kind <= RunTableKind::Tensors; ++row)
        if (markedRows[row])
            vertices[kind == RunTableKind::Tasks ? row : producers[row].value] = 1;
}

std::vector<std::size_t> RunTable::placesOf(std::span<const char> markedVertices,
                                            std::span<const std::uint32_t> rows, std::size_t most) const
{
    std::vector<char> markedRows; // Operations: those with a marked vertex.
    if (kind == RunTableKind::Operations) {
        markedRows.resize(data.rowCount);
        for (std::size_t v = 0; v < rowOfVertex.size(); ++v)
            markedRows[rowOfVertex[v]] = static_cast<char>(markedRows[rowOfVertex[v]] | markedVertices[v]);
    }
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rows.size() && places.size() < most && kind != RunTableKind::Devices; ++i) {
        const std::uint32_t row = rows[i];
        const bool marked = kind == RunTableKind::Tasks        ? markedVertices[row]
                            : kind == RunTableKind::Operations ? markedRows[row]
                                                               : markedVertices[producers[row]];
        if (marked)
            places.push_back(i);
    }
    return places;
}

DeviceId RunTable::deviceOf(std::size_t row) const
{
    return kind == RunTableKind::Devices ? DeviceId{row} : DeviceId{};
}

namespace {

double durationOf(const TaskRun& task) { return task.ran() ? task.end - task.start : unknownValue; }
double known(double seconds) { return std::isfinite(seconds) ? seconds : unknownValue; }

/// By task or transfer: whether it is on the critical path.
std::vector<double> onPath(const Run& run, bool transfers, std::size_t count)
{
    std::vector<double> out(count, 0);
    for (const CriticalLink& link : run.criticalPath)
        if (link.isTransfer == transfers)
            out[link.index] = 1;
    return out;
}

void fillTasks(RunTable& table, const std::stop_token& stop)
{
    const Run& run = *table.run;
    const DataflowGraph& graph = run.problem->graph();
    const std::vector<TaskRun>& tasks = run.schedule.tasks;
    ColumnBuilder to(table, graph.vertexCount());
    const auto vertexOf = [&](std::size_t row) -> const Vertex& { return graph.vertex(VertexId{row}); };
    const auto time = [&](double TaskRun::*field) {
        return [&tasks, field](std::size_t row) { return known(tasks[row].*field); };
    };
    to.numbers([](std::size_t row) { return static_cast<double>(row); });
    to.ownTexts([&](std::size_t row) { return graph.label(VertexId{row}); });
    to.texts([&](std::size_t row) -> std::string_view { return vertexOf(row).op; });
    to.texts([&](std::size_t row) { return layerOf(vertexOf(row)); });
    to.devices([&](std::size_t row) { return tasks[row].device; });
    to.numbers(time(&TaskRun::start));
    to.numbers(time(&TaskRun::end));
    to.numbers([&](std::size_t row) { return durationOf(tasks[row]); });
    to.numbers([&](std::size_t row) { return tasks[row].ran() ? known(tasks[row].ready) : unknownValue; });
    to.numbers(vertexValues(run, VertexMeasure::Waiting));
    to.numbers(slackOf(*run.problem, run.schedule, stop));
    to.numbers(onPath(run, false, tasks.size()));
    to.numbers([&](std::size_t row) { return vertexOf(row).flops.value_or(unknownValue); });
    to.numbers(producedBytes(graph));
    to.numbers([&](std::size_t row) { return vertexOf(row).persistentBytes; });
    to.numbers([&](std::size_t row) { return static_cast<double>(graph.inEdges(VertexId{row}).size()); });
    to.numbers([&](std::size_t row) { return static_cast<double>(graph.outEdges(VertexId{row}).size()); });
}

/// The names of the channels between each two devices.
std::vector<std::string> routeNames(const Problem& problem)
{
    std::vector<std::string> names;
    for (const DeviceId from : problem.topology().devices())
        for (const DeviceId to : problem.topology().devices()) {
            std::string& name = names.emplace_back();
            if (from == to)
                continue;
            for (const ChannelId c : problem.route(from, to))
                name += (name.empty() ? "" : ", ") + problem.channels()[c].name;
        }
    return names;
}

void fillTransfers(RunTable& table)
{
    const Run& run = *table.run;
    const DataflowGraph& graph = run.problem->graph();
    const std::vector<TransferRun>& all = run.schedule.transfers;
    const std::vector<std::string> routes = routeNames(*run.problem);
    table.producers.reserve(all.size());
    for (const TransferRun& x : all)
        table.producers.push_back(x.vertex);
    ColumnBuilder to(table, all.size());
    to.numbers([](std::size_t row) { return static_cast<double>(row); });
    to.ownTexts([&](std::size_t row) { return tensorLabel(graph, all[row].tensor); });
    to.texts([&](std::size_t row) -> std::string_view { return graph.vertex(all[row].vertex).op; });
    to.texts([&](std::size_t row) { return layerOf(graph.vertex(all[row].vertex)); });
    to.devices([&](std::size_t row) { return all[row].from; });
    to.devices([&](std::size_t row) { return all[row].to; });
    to.numbers([&](std::size_t row) { return graph.tensor(all[row].tensor).bytes; });
    to.numbers([&](std::size_t row) { return known(all[row].start); });
    to.numbers([&](std::size_t row) { return known(all[row].end); });
    to.numbers([&](std::size_t row) { return known(all[row].end - all[row].start); });
    to.numbers([&](std::size_t row) { return known(all[row].ready); });
    to.numbers([&](std::size_t row) { return known(std::max(0.0, all[row].start - all[row].ready)); });
    to.texts([&](std::size_t row) -> std::string_view {
        return routes[all[row].from * run.problem->deviceCount() + all[row].to];
    });
    to.numbers(onPath(run, true, all.size()));
}

struct OperationSums {
    double tasks = 0;
    double ran = 0;
    double seconds = 0;
    double longest = 0;
    double waiting = 0;
    double path = 0;
    double flops = 0;
    double bytes = 0;
    std::vector<char> devices;
};

void fillOperations(RunTable& table)
{
    const Run& run = *table.run;
    const DataflowGraph& graph = run.problem->graph();
    TextNumbers numberOf;
    std::vector<OperationSums> sums;
    double total = 0;
    const std::vector<double> produced = producedBytes(graph);
    const std::vector<double> critical = onPath(run, false, run.schedule.tasks.size());
    for (const VertexId v : graph.vertices()) {
        const std::uint32_t key = numberOf.add(graph.vertex(v).op);
        table.rowOfVertex.push_back(key);
        if (key == sums.size())
            sums.emplace_back().devices.assign(run.problem->deviceCount(), 0);
        OperationSums& sum = sums[key];
        const TaskRun& task = run.schedule.tasks[v];
        sum.tasks += 1;
        sum.flops += graph.vertex(v).flops.value_or(0);
        sum.bytes += produced[v];
        sum.devices[task.device] = 1;
        if (!task.ran())
            continue;
        sum.ran += 1;
        sum.seconds += task.end - task.start;
        sum.longest = std::max(sum.longest, task.end - task.start);
        sum.waiting += std::max(0.0, task.start - task.ready);
        sum.path += critical[v] * (task.end - task.start);
        total += task.end - task.start;
    }
    ColumnBuilder to(table, sums.size());
    const auto field = [&](double OperationSums::*member) {
        return [&sums, member](std::size_t row) { return sums[row].*member; };
    };
    to.ownTexts([&](std::size_t row) { return std::string(numberOf.text(row)); });
    to.numbers(field(&OperationSums::tasks));
    to.numbers(field(&OperationSums::seconds));
    to.numbers([&](std::size_t row) { return total > 0 ? sums[row].seconds / total : unknownValue; });
    to.numbers([&](std::size_t row) {
        return sums[row].ran > 0 ? sums[row].seconds / sums[row].ran : unknownValue;
    });
    to.numbers(field(&OperationSums::longest));
    to.numbers(field(&OperationSums::waiting));
    to.numbers(field(&OperationSums::path));
    to.numbers(field(&OperationSums::flops));
    to.numbers(field(&OperationSums::bytes));
    to.numbers(
        [&](std::size_t row) { return static_cast<double>(std::ranges::count(sums[row].devices, 1)); });
}

struct DeviceSums {
    double tasks = 0;
    double path = 0;
    double flops = 0;
};

void fillDevices(RunTable& table)
{
    const Run& run = *table.run;
    const Topology& topology = run.problem->topology();
    const std::size_t count = topology.deviceCount();
    std::vector<DeviceSums> sums(count);
    const std::vector<double> critical = onPath(run, false, run.schedule.tasks.size());
    for (const TaskRun& task : run.schedule.tasks) {
        DeviceSums& sum = sums[task.device];
        sum.tasks += 1;
        sum.flops += run.problem->graph().vertex(task.vertex).flops.value_or(0);
        sum.path += task.ran() ? critical[task.vertex] * (task.end - task.start) : 0;
    }
    const auto moved = [&](std::size_t row, bool sent) {
        double bytes = 0;
        for (std::size_t other = 0; other < count; ++other)
            bytes += run.statistics.bytesByPair[sent ? row * count + other : other * count + row];
        return bytes;
    };
    const auto deviceAt = [&](std::size_t row) -> const Device& { return topology.device(DeviceId{row}); };
    const auto use = [&](double DeviceUse::*field) {
        return [&run, field](std::size_t row) { return run.statistics.devices[row].*field; };
    };
    const double whole = run.schedule.endTime();
    ColumnBuilder to(table, count);
    to.ownTexts([&](std::size_t row) { return deviceAt(row).name; });
    to.texts([&](std::size_t row) -> std::string_view { return deviceAt(row).kind; });
    to.texts([&](std::size_t row) -> std::string_view { return deviceAt(row).deviceClass; });
    to.numbers([&](std::size_t row) { return sums[row].tasks; });
    to.numbers(use(&DeviceUse::busy));
    to.numbers(use(&DeviceUse::idle));
    to.numbers(use(&DeviceUse::waiting));
    to.numbers(
        [&](std::size_t row) { return whole > 0 ? run.statistics.devices[row].busy / whole : unknownValue; });
    to.numbers([&](std::size_t row) { return sums[row].path; });
    to.numbers([&](std::size_t row) { return sums[row].flops; });
    to.numbers([&](std::size_t row) { return moved(row, true); });
    to.numbers([&](std::size_t row) { return moved(row, false); });
    to.numbers(use(&DeviceUse::peakMemory));
    to.numbers([&](std::size_t row) { return known(deviceAt(row).memoryBytes); });
}

} // namespace

RunTablePtr makeRunTable(const RunPtr& run, RunTableKind kind, const std::stop_token& stop)
{
    auto table = std::make_shared<RunTable>();
    table->kind = kind;
    table->run = run;
    switch (kind) {
    case RunTableKind::Tasks:
        fillTasks(*table, stop);
        break;
    case RunTableKind::Transfers:
        fillTransfers(*table);
        break;
    case RunTableKind::Tensors:
        fillTensors(*table);
        break;
    case RunTableKind::Operations:
        fillOperations(*table);
        break;
    case RunTableKind::Devices:
        fillDevices(*table);
        break;
    }
    if (stop.stop_requested())
        return nullptr;
    return table;
}

} // namespace doppler
