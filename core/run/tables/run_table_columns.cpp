// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of all tables. The functions in run_tables.cpp fill them in the same order.
#include "core/base/message.h"
#include "core/run/tables/run_tables.h"

#include <algorithm>
#include <array>

namespace doppler {

namespace {

using Unit = ColumnUnit;

constexpr ColumnSpec operationColumn{
    "operation", Unit::Text, DOPPLER_TEXT("core", "Operation"), DOPPLER_TEXT("core", "Kind of operation"),
    true,        "kind"};
constexpr ColumnSpec layerColumn{
    "layer",
    Unit::Text,
    DOPPLER_TEXT("core", "Layer"),
    DOPPLER_TEXT("core", "Layer or group of the vertex; without one, the first part of its name"),
    true,
    "group"};
constexpr ColumnSpec startColumn{"start", Unit::Seconds, DOPPLER_TEXT("core", "Start"),
                                 DOPPLER_TEXT("core", "Time since the start of the run")};
constexpr ColumnSpec endColumn{"end", Unit::Seconds, DOPPLER_TEXT("core", "End"),
                               DOPPLER_TEXT("core", "Time since the start of the run"), false};
constexpr ColumnSpec durationColumn{"duration",
                                    Unit::Seconds,
                                    DOPPLER_TEXT("core", "Duration"),
                                    DOPPLER_TEXT("core", "Time from start to end"),
                                    true,
                                    "cost"};
constexpr ColumnSpec criticalColumn{"critical", Unit::Flag, DOPPLER_TEXT("core", "Critical"),
                                    DOPPLER_TEXT("core", "Whether it is on the critical path of the run")};

constexpr std::array taskColumns{
    ColumnSpec{"vertex", Unit::Count, DOPPLER_TEXT("core", "Vertex"),
               DOPPLER_TEXT("core", "Number of the vertex in the graph"), false},
    ColumnSpec{"name", Unit::Text, DOPPLER_TEXT("core", "Name"), DOPPLER_TEXT("core", "Name of the vertex")},
    operationColumn,
    layerColumn,
    ColumnSpec{"device", Unit::Text, DOPPLER_TEXT("core", "Device"),
               DOPPLER_TEXT("core", "Device that runs the task")},
    startColumn,
    endColumn,
    durationColumn,
    ColumnSpec{"ready", Unit::Seconds, DOPPLER_TEXT("core", "Ready"),
               DOPPLER_TEXT("core", "Time at which its last input was on the device"), false},
    ColumnSpec{"waiting", Unit::Seconds, DOPPLER_TEXT("core", "Waiting"),
               DOPPLER_TEXT("core", "Time from its last input to its start"), true, "waited"},
    ColumnSpec{"slack", Unit::Seconds, DOPPLER_TEXT("core", "Slack"),
               DOPPLER_TEXT("core", "How much later it could end without a longer run")},
    criticalColumn,
    ColumnSpec{"flops", Unit::Flops, DOPPLER_TEXT("core", "FLOPs"),
               DOPPLER_TEXT("core", "Floating-point operations")},
    ColumnSpec{"bytes", Unit::Bytes, DOPPLER_TEXT("core", "Output"),
               DOPPLER_TEXT("core", "Bytes that it produces")},
    ColumnSpec{"weights", Unit::Bytes, DOPPLER_TEXT("core", "Weights"),
               DOPPLER_TEXT("core", "Bytes of its weights"), false},
    ColumnSpec{"inputs", Unit::Count, DOPPLER_TEXT("core", "Inputs"),
               DOPPLER_TEXT("core", "Number of incoming edges"), false},
    ColumnSpec{"outputs", Unit::Count, DOPPLER_TEXT("core", "Outputs"),
               DOPPLER_TEXT("core", "Number of outgoing edges"), false},
};

constexpr std::array transferColumns{
    ColumnSpec{"transfer", Unit::Count, DOPPLER_TEXT("core", "Transfer"),
               DOPPLER_TEXT("core", "Number of the transfer in the run"), false},
    ColumnSpec{"tensor", Unit::Text, DOPPLER_TEXT("core", "Tensor"),
               DOPPLER_TEXT("core", "Vertex that produces the tensor, and its name if it has one"), true,
               "name"},
    operationColumn,
    layerColumn,
    ColumnSpec{"from", Unit::Text, DOPPLER_TEXT("core", "From"), DOPPLER_TEXT("core", "Device that sends"),
               true, "device"},
    ColumnSpec{"to", Unit::Text, DOPPLER_TEXT("core", "To"), DOPPLER_TEXT("core", "Device that receives"),
               true, "device"},
    ColumnSpec{"bytes", Unit::Bytes, DOPPLER_TEXT("core", "Bytes"),
               DOPPLER_TEXT("core", "Bytes of the tensor")},
    startColumn,
    endColumn,
    durationColumn,
    ColumnSpec{"ready", Unit::Seconds, DOPPLER_TEXT("core", "Ready"),
               DOPPLER_TEXT("core", "Time at which its producer ended"), false},
    ColumnSpec{"waiting", Unit::Seconds, DOPPLER_TEXT("core", "Waiting"),
               DOPPLER_TEXT("core", "Time from the end of its producer to its start"), true, "waited"},
    ColumnSpec{"channels", Unit::Text, DOPPLER_TEXT("core", "Channels"),
               DOPPLER_TEXT("core", "Channels that it occupies")},
    criticalColumn,
};

constexpr std::array tensorColumns{
    ColumnSpec{"tensor", Unit::Text, DOPPLER_TEXT("core", "Tensor"),
               DOPPLER_TEXT("core", "Vertex that produces the tensor, and its name if it has one"), true,
               "name"},
    ColumnSpec{"producer", Unit::Text, DOPPLER_TEXT("core", "Producer"),
               DOPPLER_TEXT("core", "Vertex that produces the tensor"), false},
    operationColumn,
    layerColumn,
    ColumnSpec{"device", Unit::Text, DOPPLER_TEXT("core", "Device"),
               DOPPLER_TEXT("core", "Device that holds the tensor")},
    ColumnSpec{"copy", Unit::Flag, DOPPLER_TEXT("core", "Copy"),
               DOPPLER_TEXT("core", "Whether a transfer brought it to this device")},
    ColumnSpec{"bytes", Unit::Bytes, DOPPLER_TEXT("core", "Bytes"),
               DOPPLER_TEXT("core", "Bytes of the tensor")},
    ColumnSpec{"consumers", Unit::Count, DOPPLER_TEXT("core", "Consumers"),
               DOPPLER_TEXT("core", "Number of edges to tasks of this device")},
    ColumnSpec{"copies", Unit::Count, DOPPLER_TEXT("core", "Devices"),
               DOPPLER_TEXT("core", "Number of devices that hold the tensor")},
    ColumnSpec{"start", Unit::Seconds, DOPPLER_TEXT("core", "Allocated"),
               DOPPLER_TEXT("core", "Time from which on it takes memory")},
    ColumnSpec{"end", Unit::Seconds, DOPPLER_TEXT("core", "Freed"),
               DOPPLER_TEXT("core", "Time until which it takes memory; results stay to the end")},
    ColumnSpec{"lifetime", Unit::Seconds, DOPPLER_TEXT("core", "Lifetime"),
               DOPPLER_TEXT("core", "How long it takes memory on this device"), true, "duration"},
};

constexpr std::array operationColumns{
    operationColumn,
    ColumnSpec{"tasks", Unit::Count, DOPPLER_TEXT("core", "Tasks"), DOPPLER_TEXT("core", "Number of tasks")},
    ColumnSpec{"duration", Unit::Seconds, DOPPLER_TEXT("core", "Duration"),
               DOPPLER_TEXT("core", "Time of all its tasks"), true, "cost"},
    ColumnSpec{"share", Unit::Share, DOPPLER_TEXT("core", "Share"),
               DOPPLER_TEXT("core", "Share of the time of all tasks")},
    ColumnSpec{"mean", Unit::Seconds, DOPPLER_TEXT("core", "Mean"),
               DOPPLER_TEXT("core", "Mean time of a task")},
    ColumnSpec{"max", Unit::Seconds, DOPPLER_TEXT("core", "Longest"),
               DOPPLER_TEXT("core", "Time of its longest task")},
    ColumnSpec{"waiting", Unit::Seconds, DOPPLER_TEXT("core", "Waiting"),
               DOPPLER_TEXT("core", "Time that its tasks waited with all inputs present"), true, "waited"},
    ColumnSpec{"path", Unit::Seconds, DOPPLER_TEXT("core", "On critical path"),
               DOPPLER_TEXT("core", "Time of its tasks on the critical path")},
    ColumnSpec{"flops", Unit::Flops, DOPPLER_TEXT("core", "FLOPs"),
               DOPPLER_TEXT("core", "Floating-point operations")},
    ColumnSpec{"bytes", Unit::Bytes, DOPPLER_TEXT("core", "Output"),
               DOPPLER_TEXT("core", "Bytes that it produces")},
    ColumnSpec{"devices", Unit::Count, DOPPLER_TEXT("core", "Devices"),
               DOPPLER_TEXT("core", "Number of devices that run it")},
};

constexpr std::array deviceColumns{
    ColumnSpec{"device", Unit::Text, DOPPLER_TEXT("core", "Device"), DOPPLER_TEXT("core", "Name"), true,
               "name"},
    ColumnSpec{"kind", Unit::Text, DOPPLER_TEXT("core", "Kind"), DOPPLER_TEXT("core", "Model of the device")},
    ColumnSpec{"class", Unit::Text, DOPPLER_TEXT("core", "Class"),
               DOPPLER_TEXT("core", "Class of the device"), false},
    ColumnSpec{"tasks", Unit::Count, DOPPLER_TEXT("core", "Tasks"), DOPPLER_TEXT("core", "Number of tasks")},
    ColumnSpec{"busy", Unit::Seconds, DOPPLER_TEXT("core", "Busy"),
               DOPPLER_TEXT("core", "Time in which at least one task runs"), true, "duration"},
    ColumnSpec{"idle", Unit::Seconds, DOPPLER_TEXT("core", "Idle"),
               DOPPLER_TEXT("core", "The rest of the run")},
    ColumnSpec{"waiting", Unit::Seconds, DOPPLER_TEXT("core", "Waiting"),
               DOPPLER_TEXT("core", "Idle time before its last task"), true, "waited"},
    ColumnSpec{"share", Unit::Share, DOPPLER_TEXT("core", "Busy share"),
               DOPPLER_TEXT("core", "Busy time as a share of the run")},
    ColumnSpec{"path", Unit::Seconds, DOPPLER_TEXT("core", "On critical path"),
               DOPPLER_TEXT("core", "Time of its tasks on the critical path")},
    ColumnSpec{"flops", Unit::Flops, DOPPLER_TEXT("core", "FLOPs"),
               DOPPLER_TEXT("core", "Floating-point operations")},
    ColumnSpec{"sent", Unit::Bytes, DOPPLER_TEXT("core", "Sent"),
               DOPPLER_TEXT("core", "Bytes that it sends to other devices")},
    ColumnSpec{"received", Unit::Bytes, DOPPLER_TEXT("core", "Received"),
               DOPPLER_TEXT("core", "Bytes that it receives from other devices")},
    ColumnSpec{"peak", Unit::Bytes, DOPPLER_TEXT("core", "Peak memory"),
               DOPPLER_TEXT("core", "Most bytes in use at one time")},
    ColumnSpec{"memory", Unit::Bytes, DOPPLER_TEXT("core", "Memory"),
               DOPPLER_TEXT("core", "Bytes that the device has; empty: no limit")},
};

constexpr std::array<std::string_view, 5> tableNames{"tasks", "transfers", "tensors", "operations",
                                                     "devices"};
constexpr std::array<std::string_view, 5> tableTitles{
    DOPPLER_TEXT("core", "Tasks"), DOPPLER_TEXT("core", "Transfers"), DOPPLER_TEXT("core", "Tensors"),
    DOPPLER_TEXT("core", "Operations"), DOPPLER_TEXT("core", "Devices")};
constexpr std::array<std::string_view, 5> tableExamples{
    "duration > 1ms device = gpu2", "waiting > 1ms to = gpu2", "bytes > 1MB device = gpu2",
    "share > 10% operation ~ matmul", "idle > 1ms share < 90%"};

} // namespace

std::span<const std::string_view> runTableNames() { return tableNames; }

std::string_view runTableTitle(RunTableKind kind) { return tableTitles.at(static_cast<std::size_t>(kind)); }

std::string_view runTableExample(RunTableKind kind)
{
    return tableExamples.at(static_cast<std::size_t>(kind));
}

std::span<const ColumnSpec> runTableColumns(RunTableKind kind)
{
    switch (kind) {
    case RunTableKind::Transfers:
        return transferColumns;
    case RunTableKind::Tensors:
        return tensorColumns;
    case RunTableKind::Operations:
        return operationColumns;
    case RunTableKind::Devices:
        return deviceColumns;
    case RunTableKind::Tasks:
        break;
    }
    return taskColumns;
}

std::string_view mainColumn(RunTableKind kind)
{
    return kind == RunTableKind::Tensors ? "bytes" : kind == RunTableKind::Devices ? "busy" : "duration";
}

std::vector<std::string_view> groupingColumns(RunTableKind kind)
{
    std::vector<std::string_view> names;
    for (const ColumnSpec& column : runTableColumns(kind))
        if (column.unit == ColumnUnit::Text)
            names.push_back(column.name);
    return names;
}

} // namespace doppler
