// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_path.h"

#include "app/cli/output.h"
#include "core/explain/what_if.h"
#include "core/run/memory_by_holder.h"
#include "core/run/path_segments.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t mostSegments = 1000;
constexpr std::size_t mostItems = 10;

/// The longest segments, by time.
std::vector<PathSegment> longest(std::vector<PathSegment> segments)
{
    if (segments.size() > mostSegments) {
        std::ranges::nth_element(segments, segments.begin() + mostSegments, std::greater<>(),
                                 &PathSegment::seconds);
        segments.resize(mostSegments);
        std::ranges::sort(segments, {}, &PathSegment::start);
    }
    return segments;
}

Json segmentAsJson(const Run& run, const PathSegment& x)
{
    const VertexId vertex = vertexOf(run, x);
    Json out{{"kind", pathKindName(x.kind)},
             {"start", x.start},
             {"end", x.end},
             {"seconds", x.seconds()},
             {"vertex", vertex.valid() ? Json(vertex.value) : Json(nullptr)},
             {"text", segmentText(run, x).english()}};
    if (x.waiting)
        out["waiting_vertex"] = vertexOf(run, *x.waiting).value;
    return out;
}

Json totalsAsJson(const PathTotals& totals)
{
    Json out = Json::object();
    for (std::size_t i = 0; i < pathKinds; ++i)
        out[pathKindName(static_cast<PathKind>(i))] = totals[i];
    return out;
}

Json changeAsJson(const std::optional<Answer>& best)
{
    if (!best)
        return nullptr;
    return {{"change", best->question.title.english()},
            {"makespan", (*best->run)->schedule.makespan},
            {"gain", best->gain()}};
}

void printTotals(const PathTotals& totals, double end)
{
    fmt::print("critical path, {}\n", secondsText(end));
    for (std::size_t i = 0; i < pathKinds; ++i)
        fmt::print("  {:<24} {:>12} {:>7.1f} %\n", pathKindText(static_cast<PathKind>(i)).english(),
                   secondsText(totals[i]), end > 0 ? totals[i] / end * 100 : 0);
}

void printChange(const std::optional<Answer>& best)
{
    if (best)
        fmt::print("most effective change: {}, {} ({:+.1f} %)\n", best->question.title.english(),
                   secondsText((*best->run)->schedule.makespan), -best->gainShare().value_or(0) * 100);
    else
        fmt::print("no change of links, devices or rules shortens the run with this placement\n");
}

double shareOf(double bytes, const Device& device)
{
    return device.memoryBytes > 0 && std::isfinite(device.memoryBytes) ? bytes / device.memoryBytes : 0;
}

Json itemAsJson(const MemoryItem& x)
{
    return {{"holder", memoryHolderName(x.holder)},
            {"vertex", x.vertex.value},
            {"name", x.name},
            {"bytes", x.bytes},
            {"from", x.from},
            {"until", std::isfinite(x.until) ? Json(x.until) : Json(nullptr)}};
}

Json deviceAsJson(const MemoryByHolder& memory, DeviceId d)
{
    const HolderCurve::Point& peak = memory.devices()[d].peak();
    const MemoryItems items = memory.itemsAt(d, peak.time, mostItems);
    Json holders = Json::object();
    for (std::size_t i = 0; i < memoryHolders; ++i)
        holders[memoryHolderName(static_cast<MemoryHolder>(i))] = peak.bytes[i];
    Json list = Json::array();
    for (const MemoryItem& item : items.largest)
        list.push_back(itemAsJson(item));
    return {{"device", memory.run()->problem->topology().device(d).name},
            {"peak", sumOf(peak.bytes)},
            {"peak_time", peak.time},
            {"holders", std::move(holders)},
            {"item_count", items.count},
            {"items", std::move(list)}};
}

void printDevice(const MemoryByHolder& memory, DeviceId d)
{
    const Device& device = memory.run()->problem->topology().device(d);
    const HolderCurve::Point& peak = memory.devices()[d].peak();
    const double bytes = sumOf(peak.bytes);
    const double share = shareOf(bytes, device);
    fmt::print("{}: peak {} at {}{}\n", device.name, bytesText(bytes), secondsText(peak.time),
               share > 0 ? fmt::format(", {:.1f} % of its memory", share * 100) : std::string());
    for (std::size_t i = 0; i < memoryHolders; ++i)
        if (peak.bytes[i] > 0)
            fmt::print("  {:<10} {:>12}\n", memoryHolderName(static_cast<MemoryHolder>(i)),
                       bytesText(peak.bytes[i]));
    const MemoryItems items = memory.itemsAt(d, peak.time, mostItems);
    for (const MemoryItem& item : items.largest)
        fmt::print("    {:>12}  {:<8} {}\n", bytesText(item.bytes), memoryHolderName(item.holder), item.name);
    if (items.count > items.largest.size())
        fmt::print("    the {} largest of {} items\n", items.largest.size(), items.count);
}

} // namespace

void explainCriticalPath(const Run& run, const std::stop_token& stop, Json* json)
{
    std::vector<PathSegment> segments = pathSegments(run);
    const PathTotals totals = pathTotals(segments);
    const std::size_t count = segments.size();
    const std::optional<Answer> best = mostEffectiveChange(run, stop);
    segments = longest(std::move(segments));
    if (json) {
        Json list = Json::array();
        for (const PathSegment& x : segments)
            list.push_back(segmentAsJson(run, x));
        (*json)["critical_path"] = {{"totals", totalsAsJson(totals)},
                                    {"most_effective_change", changeAsJson(best)},
                                    {"segment_count", count},
                                    {"segments", std::move(list)}};
        return;
    }
    printChange(best);
    printTotals(totals, run.schedule.endTime());
    for (const PathSegment& x : segments)
        fmt::print("{:>12} to {:>12}  {:>12}  {}\n", secondsText(x.start), secondsText(x.end),
                   secondsText(x.seconds()), segmentText(run, x).english());
    if (count > segments.size())
        fmt::print("the {} longest of {} segments\n", segments.size(), count);
}

void explainMemory(const RunPtr& run, Json* json)
{
    const MemoryByHolder memory(run);
    Json list = Json::array();
    for (const DeviceId d : run->problem->topology().devices())
        if (json)
            list.push_back(deviceAsJson(memory, d));
        else
            printDevice(memory, d);
    if (json)
        (*json)["memory"] = std::move(list);
}

} // namespace doppler
