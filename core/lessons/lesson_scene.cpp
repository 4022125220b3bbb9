// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson_scene.h"

#include "core/base/quantity.h"
#include "core/base/text_fields.h"
#include "core/problem/levels.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

using Quantity = LessonQuantity::Kind;

std::optional<VertexId> vertexNamed(const Problem& problem, std::string_view name)
{
    for (const VertexId v : problem.graph().vertices())
        if (problem.graph().label(v) == name)
            return v;
    return std::nullopt;
}

/// The vertices of the run's critical path, in the order of time.
std::vector<VertexId> criticalVertices(const Run& run)
{
    std::vector<VertexId> vertices;
    for (const CriticalLink& link : run.criticalPath)
        if (!link.isTransfer)
            vertices.emplace_back(link.index);
    return vertices;
}

std::optional<double> valueOfVertex(const LessonQuantity& quantity, const LessonScene& scene)
{
    const auto vertex = scene.problem ? vertexNamed(*scene.problem, quantity.name) : std::nullopt;
    if (!vertex)
        return std::nullopt;
    if (quantity.kind == Quantity::Rank)
        return levels(*scene.problem).bLevel[*vertex];
    if (!scene.run)
        return std::nullopt;
    const TaskRun& task = scene.run->schedule.tasks[*vertex];
    return quantity.kind == Quantity::Start ? task.start : task.end;
}

std::optional<double> valueOfRun(Quantity kind, const Run& run)
{
    const auto used = [&run] {
        std::set<std::uint32_t> devices;
        for (const DeviceId d : run.placement.devices)
            devices.insert(d.value);
        return static_cast<double>(devices.size());
    };
    switch (kind) {
    case Quantity::Makespan:
        return run.schedule.makespan;
    case Quantity::Gap:
        return run.statistics.gap;
    case Quantity::Idle:
        return run.statistics.idleShare;
    case Quantity::Moved:
        return run.statistics.bytesMoved;
    case Quantity::Devices:
        return used();
    default:
        return std::nullopt;
    }
}

std::optional<double> valueOfWorkload(const LessonQuantity& quantity, const LessonWorkload& workload)
{
    if (quantity.kind == Quantity::Arrivals)
        return static_cast<double>(workload.arrivals);
    if (quantity.kind == Quantity::Load)
        return workload.load > 0 ? std::optional(workload.load) : std::nullopt;
    const auto found = workload.byMethod.find(quantity.name);
    if (found == workload.byMethod.end())
        return std::nullopt;
    const LessonWorkloadFigures& figures = found->second;
    switch (quantity.kind) {
    case Quantity::Slowdown:
        return figures.slowdown;
    case Quantity::HighSlowdown:
        return figures.highSlowdown;
    case Quantity::Fairness:
        return figures.fairness;
    default:
        return figures.throughput;
    }
}

} // namespace

std::optional<double> valueOf(const LessonQuantity& quantity, const LessonScene& scene)
{
    switch (quantity.kind) {
    case Quantity::Number:
        return quantity.number;
    case Quantity::Kept: {
        const auto kept = scene.kept.find(quantity.name);
        return kept == scene.kept.end() ? std::nullopt : std::optional(kept->second);
    }
    case Quantity::Makespan:
    case Quantity::Gap:
    case Quantity::Idle:
    case Quantity::Moved:
    case Quantity::Devices:
        return scene.run ? valueOfRun(quantity.kind, *scene.run) : std::nullopt;
    case Quantity::Bound:
        return scene.problem ? std::optional(scene.problem->lowerBound()) : std::nullopt;
    case Quantity::Vertices:
        return scene.problem ? std::optional(static_cast<double>(scene.problem->vertexCount()))
                             : std::nullopt;
    case Quantity::Edges:
        return scene.problem ? std::optional(static_cast<double>(scene.problem->graph().edgeCount()))
                             : std::nullopt;
    case Quantity::Noise:
        return scene.problem ? std::optional(scene.problem->model().noise.compute) : std::nullopt;
    case Quantity::Cursor:
        return scene.cursor;
    case Quantity::Runs:
        return static_cast<double>(scene.runs);
    case Quantity::Episodes:
        return static_cast<double>(scene.episodes);
    case Quantity::Step:
        return static_cast<double>(scene.policyStep);
    case Quantity::Rank:
    case Quantity::Start:
    case Quantity::End:
        return valueOfVertex(quantity, scene);
    case Quantity::Arrivals:
    case Quantity::Load:
    case Quantity::Slowdown:
    case Quantity::HighSlowdown:
    case Quantity::Fairness:
    case Quantity::Throughput:
        return scene.workload ? valueOfWorkload(quantity, *scene.workload) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<VertexId> vertexOf(const LessonVertex& vertex, const LessonScene& scene)
{
    if (vertex.kind == LessonVertex::Kind::Named)
        return scene.problem ? vertexNamed(*scene.problem, vertex.name) : std::nullopt;
    if (!scene.run)
        return std::nullopt;
    const std::vector<VertexId> path = criticalVertices(*scene.run);
    if (path.empty())
        return std::nullopt;
    switch (vertex.kind) {
    case LessonVertex::Kind::First:
        return path.front();
    case LessonVertex::Kind::Critical:
        return path[path.size() > 1 ? path.size() - 2 : 0];
    default:
        return path.back();
    }
}

std::optional<double> answeredNumber(std::string_view text, LessonUnit unit, double expected)
{
    std::string written(trimmed(text));
    std::ranges::replace(written, ',', '.');
    for (const std::string_view wide : {"\xC2\xA0", "\xE2\x80\xAF"}) // the window's numbers have these blanks
        for (std::size_t at = written.find(wide); at != std::string::npos; at = written.find(wide))
            written.replace(at, wide.size(), " ");
    const std::size_t digits = std::min(written.find_first_not_of("+0123456789."), written.size());
    double number = 0;
    const std::string_view mantissa = std::string_view(written).substr(written.starts_with('+') ? 1 : 0);
    if (!parseNumber(mantissa.substr(0, digits - (written.starts_with('+') ? 1 : 0)), number) ||
        !std::isfinite(number))
        return std::nullopt;
    const std::string_view suffix = trimmed(std::string_view(written).substr(digits));
    struct Suffix {
        std::string_view name;
        LessonUnit unit;
        double size;
    };
    constexpr std::array<Suffix, 11> suffixes{{{"s", LessonUnit::Seconds, 1},
                                               {"ms", LessonUnit::Seconds, 1e-3},
                                               {"us", LessonUnit::Seconds, 1e-6},
                                               {"\xC2\xB5s", LessonUnit::Seconds, 1e-6},
                                               {"ns", LessonUnit::Seconds, 1e-9},
                                               {"%", LessonUnit::Share, 1e-2},
                                               {"B", LessonUnit::Bytes, 1},
                                               {"KiB", LessonUnit::Bytes, 1024},
                                               {"MiB", LessonUnit::Bytes, 1048576},
                                               {"GiB", LessonUnit::Bytes, 1073741824},
                                               {"1/s", LessonUnit::Rate, 1}}};
    if (suffix.empty()) {
        // The reading that is nearest to what is expected, of those in the unit's sizes.
        double nearest = number;
        for (const Suffix& known : suffixes)
            if (known.unit == unit && std::abs(number * known.size - expected) < std::abs(nearest - expected))
                nearest = number * known.size;
        return nearest;
    }
    for (const Suffix& known : suffixes)
        if (known.name == suffix && known.unit == unit)
            return number * known.size;
    return std::nullopt;
}

std::string lessonNumberText(double value, LessonUnit unit)
{
    switch (unit) {
    case LessonUnit::Seconds:
        return secondsText(value);
    case LessonUnit::Bytes:
        return bytesText(value);
    case LessonUnit::Share:
        return fmt::format("{:.1f} %", 100 * value);
    case LessonUnit::Factor:
        return fmt::format("{:.2f}", value);
    case LessonUnit::Rate:
        return fmt::format("{:.4g} 1/s", value);
    case LessonUnit::Count:
        break;
    }
    return fmt::format("{:g}", value);
}

} // namespace doppler
