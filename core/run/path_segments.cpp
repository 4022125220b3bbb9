// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/path_segments.h"

#include <algorithm>

namespace doppler {

namespace {

/// Whether the link first needs a slot of a device: tasks, and transfers with a send task (model mayer).
bool startsOnDevice(const Run& run, const CriticalLink& link)
{
    return !link.isTransfer || run.schedule.transfers[link.index].sendStart.has_value();
}

/// What the time before a link was, if the link did not wait for data.
PathKind waitOf(const Run& run, const CriticalLink& next)
{
    if (next.cause != Cause::Resource && next.cause != Cause::Pause)
        return PathKind::OtherWait;
    return startsOnDevice(run, next) ? PathKind::DeviceWait : PathKind::ChannelWait;
}

class Segments {
public:
    explicit Segments(std::vector<PathSegment>& into) : list(into) {}

    /// Adds a segment from where the last one ends.
    void add(PathKind kind, double end, std::optional<CriticalLink> link, std::optional<CriticalLink> waiting)
    {
        if (end <= reached)
            return;
        const Cause cause = waiting ? waiting->cause : Cause::Start;
        list.push_back({kind, reached, end, link, waiting, cause});
        reached = end;
    }

private:
    std::vector<PathSegment>& list;
    double reached = 0;
};

std::string nameOf(const Run& run, const CriticalLink& link)
{
    return run.problem->graph().label(vertexOf(run, link));
}

/// Where a link is: "gpu0", or for a transfer "gpu0 > gpu1".
std::string placeOf(const Run& run, const CriticalLink& link)
{
    const Topology& topology = run.problem->topology();
    if (!link.isTransfer)
        return topology.device(run.schedule.tasks[link.index].device).name;
    const TransferRun& transfer = run.schedule.transfers[link.index];
    return topology.device(transfer.from).name + " > " + topology.device(transfer.to).name;
}

/// The resource for which a link waited: a device, or the pair of its transfer.
std::string resourceOf(const Run& run, const CriticalLink& link)
{
    if (link.isTransfer && startsOnDevice(run, link))
        return run.problem->topology().device(run.schedule.transfers[link.index].from).name;
    return placeOf(run, link);
}

Message otherWaitText(const Run& run, const PathSegment& x)
{
    if (!x.waiting)
        return {DOPPLER_TEXT("core", "pause after the last task"), {}};
    const std::string name = nameOf(run, *x.waiting);
    if (!x.link)
        return {DOPPLER_TEXT("core", "{0} had not started yet"), {name}};
    const std::string before = nameOf(run, *x.link);
    switch (x.cause) {
    case Cause::Barrier:
        return {DOPPLER_TEXT("core", "{0} waited for the barrier, until {1} ended"), {name, before}};
    case Cause::Memory:
        return {DOPPLER_TEXT("core", "{0} waited for memory, which {1} freed"), {name, before}};
    case Cause::Order:
        return {DOPPLER_TEXT("core", "{0} waited for its turn, after {1}"), {name, before}};
    default:
        return {DOPPLER_TEXT("core", "{0} had its inputs and started later"), {name}};
    }
}

} // namespace

std::vector<PathSegment> pathSegments(const Run& run)
{
    std::vector<PathSegment> list;
    const std::vector<CriticalLink>& path = run.criticalPath;
    if (path.empty())
        return list;
    list.reserve(path.size() + 2);
    Segments segments(list);
    segments.add(PathKind::OtherWait, path.front().start, {}, path.front());
    for (std::size_t i = 0; i < path.size(); ++i) {
        const CriticalLink& link = path[i];
        const CriticalLink* next = i + 1 < path.size() ? &path[i + 1] : nullptr;
        // The next link's cause says whether it needed this one or only had to let it pass.
        if (!next || next->cause == Cause::Data)
            segments.add(link.isTransfer ? PathKind::Transfer : PathKind::Compute, link.end, link, {});
        if (next)
            segments.add(waitOf(run, *next), next->start, link, *next);
    }
    segments.add(PathKind::OtherWait, run.schedule.endTime(), path.back(), {});
    return list;
}

PathTotals pathTotals(std::span<const PathSegment> segments)
{
    PathTotals totals{};
    for (const PathSegment& x : segments)
        totals[static_cast<std::size_t>(x.kind)] += x.seconds();
    return totals;
}

VertexId vertexOf(const Run& run, const CriticalLink& link)
{
    return link.isTransfer ? run.schedule.transfers[link.index].vertex : VertexId{link.index};
}

VertexId vertexOf(const Run& run, const PathSegment& segment)
{
    if (segment.link)
        return vertexOf(run, *segment.link);
    return segment.waiting ? vertexOf(run, *segment.waiting) : VertexId{};
}

const char* pathKindName(PathKind kind)
{
    constexpr std::array names{"compute", "transfer", "device-wait", "channel-wait", "other-wait"};
    return names[static_cast<std::size_t>(kind)];
}

Message pathKindText(PathKind kind)
{
    switch (kind) {
    case PathKind::Compute:
        return {DOPPLER_TEXT("core", "compute"), {}};
    case PathKind::Transfer:
        return {DOPPLER_TEXT("core", "transfer"), {}};
    case PathKind::DeviceWait:
        return {DOPPLER_TEXT("core", "waiting for a device"), {}};
    case PathKind::ChannelWait:
        return {DOPPLER_TEXT("core", "waiting for a channel"), {}};
    case PathKind::OtherWait:
        break;
    }
    return {DOPPLER_TEXT("core", "other waiting"), {}};
}

Message segmentText(const Run& run, const PathSegment& x)
{
    switch (x.kind) {
    case PathKind::Compute:
        return {DOPPLER_TEXT("core", "{0} ran on {1}"), {nameOf(run, *x.link), placeOf(run, *x.link)}};
    case PathKind::Transfer:
        return {DOPPLER_TEXT("core", "{0} was transferred, {1}"),
                {nameOf(run, *x.link), placeOf(run, *x.link)}};
    case PathKind::DeviceWait:
    case PathKind::ChannelWait:
        return {DOPPLER_TEXT("core", "{0} waited for {1}, which {2} occupied"),
                {nameOf(run, *x.waiting), resourceOf(run, *x.waiting), nameOf(run, *x.link)}};
    case PathKind::OtherWait:
        break;
    }
    return otherWaitText(run, x);
}

} // namespace doppler
