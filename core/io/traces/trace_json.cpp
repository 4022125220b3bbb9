// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_writing.h"
#include "core/io/traces/trace.h"
#include "core/sim/analysis.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr int deviceProcess = 1;
constexpr int channelProcess = 2;

/// Time in whole nanoseconds. Rounding is monotone, so what did not overlap in seconds does not here.
double ticks(double seconds) { return std::round(seconds * 1e9); }

/// Nanoseconds as the format's microseconds, without loss.
std::string microseconds(double nanoseconds)
{
    if (std::abs(nanoseconds) > 9e15)
        return fmt::format("{:.0f}", nanoseconds / 1000);
    const auto whole = static_cast<std::int64_t>(nanoseconds);
    return fmt::format("{}.{:03}", whole / 1000, whole % 1000);
}

/// A slice on a thread, as flow arrows need it.
struct Slice {
    int process = 0;
    std::size_t thread = 0;
    double start = 0; ///< Nanoseconds.
    double end = 0;
};

class TraceWriter {
public:
    TraceWriter(const Problem& p, const Schedule& s)
        : problem(p), graph(p.graph()), schedule(s), taskSlices(s.tasks.size()),
          transferSlices(s.transfers.size())
    {
    }

    std::string write()
    {
        out = fmt::format(
            "{{\"displayTimeUnit\": \"ms\",\n\"otherData\": {{\"format\": \"doppler-trace\", \"version\": 1, "
            "\"graph\": {}, \"topology\": {}, "
            "\"makespan_seconds\": {}}},\n\"traceEvents\": [",
            jsonText(graph.name()), jsonText(problem.topology().name()),
            schedule.outOfMemory ? "null" : jsonNumber(schedule.makespan));
        name("process_name", deviceProcess, 0, "devices");
        name("process_name", channelProcess, 0, "channels");
        const std::vector<Lane> rows = resourceLanes(problem, schedule);
        for (std::size_t i = 0; i < rows.size(); ++i)
            writeLane(rows[i], i + 1);
        for (std::size_t i = 0; i < schedule.transfers.size(); ++i)
            writeArrows(i);
        writeMemory();
        return std::move(out += "\n]}\n");
    }

private:
    /// Adds one event; `body` is what stands between its braces.
    void event(const std::string& body)
    {
        out += separator;
        separator = ",\n";
        out += '{' + body + '}';
    }

    void name(const char* what, int process, std::size_t thread, const std::string& text)
    {
        event(fmt::format(
            "\"ph\": \"M\", \"name\": \"{}\", \"pid\": {}, \"tid\": {}, \"args\": {{\"name\": {}}}", what,
            process, thread, jsonText(text)));
    }

    void writeLane(const Lane& lane, std::size_t thread)
    {
        const bool device = lane.kind == Lane::Kind::Device;
        const int process = device ? deviceProcess : channelProcess;
        std::string title = device                 ? deviceName(lane.device)
                            : lane.channel.valid() ? problem.channels()[lane.channel].name
                                                   : deviceName(lane.from) + " > " + deviceName(lane.to);
        if (lane.slot > 0)
            title += fmt::format(" ({})", lane.slot + 1);
        name("thread_name", process, thread, title);
        event(
            fmt::format("\"ph\": \"M\", \"name\": \"thread_sort_index\", \"pid\": {}, \"tid\": {}, \"args\": "
                        "{{\"sort_index\": {}}}",
                        process, thread, thread));
        for (std::uint32_t i : lane.runs) {
            if (device)
                writeTask(schedule.tasks[i], taskSlices[i], thread);
            else
                writeTransfer(schedule.transfers[i], transferSlices[i], thread);
        }
        for (std::uint32_t i : lane.sends)
            writeSend(schedule.transfers[i], thread);
    }

    template <class Run>
    void writeSlice(const Run& run, Slice& slice, int process, std::size_t thread, const char* category,
                    const std::string& title, const std::string& args)
    {
        slice = {process, thread, ticks(run.start), ticks(run.end)};
        event(
            fmt::format("\"ph\": \"X\", \"name\": {}, \"cat\": \"{}\", \"pid\": {}, \"tid\": {}, \"ts\": {}, "
                        "\"dur\": {}, \"args\": {{{}, \"ready_seconds\": {}, \"start_seconds\": {}, "
                        "\"end_seconds\": {}}}",
                        jsonText(title), category, process, thread, microseconds(slice.start),
                        microseconds(slice.end - slice.start), args, jsonNumber(run.ready),
                        jsonNumber(run.start), jsonNumber(run.end)));
    }

    void writeTask(const TaskRun& run, Slice& slice, std::size_t thread)
    {
        const Vertex& vertex = graph.vertex(run.vertex);
        std::string args = fmt::format("\"vertex\": {}", run.vertex.value);
        if (!vertex.op.empty())
            args += ", \"op\": " + jsonText(vertex.op);
        writeSlice(run, slice, deviceProcess, thread, "task", graph.label(run.vertex), args);
    }

    void writeTransfer(const TransferRun& run, Slice& slice, std::size_t thread)
    {
        const Tensor& tensor = graph.tensor(run.tensor);
        std::string args =
            fmt::format("\"vertex\": {}, \"edge\": {}, \"from\": {}, \"to\": {}, \"bytes\": {}",
                        run.vertex.value, firstEdge(run), jsonText(deviceName(run.from)),
                        jsonText(deviceName(run.to)), jsonNumber(tensor.bytes));
        if (!tensor.name.empty())
            args += ", \"tensor\": " + jsonText(tensor.name.text());
        writeSlice(run, slice, channelProcess, thread, "transfer", graph.label(run.vertex), args);
    }

    void writeSend(const TransferRun& run, std::size_t thread)
    {
        struct Times {
            double ready, start, end;
        };
        Slice slice;
        writeSlice(Times{run.ready, *run.sendStart, run.start}, slice, deviceProcess, thread, "send",
                   graph.label(run.vertex),
                   fmt::format("\"vertex\": {}, \"edge\": {}", run.vertex.value, firstEdge(run)));
    }

    [[nodiscard]] const std::string& deviceName(DeviceId d) const
    {
        return problem.topology().device(d).name;
    }

    [[nodiscard]] std::uint32_t firstEdge(const TransferRun& run) const
    {
        return firstEdgeServed(graph, schedule, run);
    }

    /// An arrow from the end of one slice to the beginning of another. It is bound to the slice that holds
    /// its time, so it leaves just before the end.
    void arrow(const Slice& from, const Slice& to)
    {
        const double leaves = from.end - from.start >= 2 ? from.end - 1 : from.start;
        ++arrows;
        event(fmt::format(
            "\"ph\": \"s\", \"id\": {}, \"name\": \"data\", \"cat\": \"flow\", \"pid\": {}, \"tid\": "
            "{}, \"ts\": {}",
            arrows, from.process, from.thread, microseconds(leaves)));
        event(fmt::format(
            "\"ph\": \"f\", \"bp\": \"e\", \"id\": {}, \"name\": \"data\", \"cat\": \"flow\", \"pid\": "
            "{}, \"tid\": {}, \"ts\": {}",
            arrows, to.process, to.thread, microseconds(to.start)));
    }

    void writeArrows(std::size_t i)
    {
        const TransferRun& run = schedule.transfers[i];
        arrow(taskSlices[run.vertex], transferSlices[i]);
        for (const Edge& edge : graph.outEdges(run.vertex))
            if (edge.tensor == run.tensor && schedule.tasks[edge.to].device == run.to &&
                schedule.tasks[edge.to].ran())
                arrow(transferSlices[i], taskSlices[edge.to]);
    }

    void writeMemory()
    {
        const auto curves = memoryCurves(problem, schedule);
        for (DeviceId d : problem.topology().devices()) {
            const std::string title = jsonText("memory " + deviceName(d));
            for (const MemoryPoint& point : curves[d])
                event(fmt::format(
                    "\"ph\": \"C\", \"name\": {}, \"pid\": {}, \"ts\": {}, \"args\": {{\"bytes\": {}}}",
                    title, deviceProcess, microseconds(ticks(point.time)), jsonNumber(point.bytes)));
        }
    }

    const Problem& problem;
    const DataflowGraph& graph;
    const Schedule& schedule;
    std::string out;
    const char* separator = "\n";
    std::vector<Slice> taskSlices;     ///< By vertex.
    std::vector<Slice> transferSlices; ///< By index into Schedule::transfers.
    std::uint64_t arrows = 0;
};

} // namespace

EdgeId firstEdgeServed(const DataflowGraph& graph, const Schedule& schedule, const TransferRun& transfer)
{
    std::uint32_t e = graph.firstOutEdge(transfer.vertex);
    for (const Edge& edge : graph.outEdges(transfer.vertex)) {
        if (edge.tensor == transfer.tensor && schedule.tasks[edge.to].device == transfer.to)
            break;
        ++e;
    }
    return EdgeId{e};
}

std::string writeTraceJson(const Problem& problem, const Schedule& schedule)
{
    return TraceWriter(problem, schedule).write();
}

} // namespace doppler
