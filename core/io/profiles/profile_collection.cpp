// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/profile_collection.h"

#include "core/base/text_fields.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;
constexpr double mostStreams = 1e9; ///< HIP numbers streams by address.
constexpr std::uint32_t firstOther = 2'000'000'000;

/// Kineto names the process of a kernel after its device. Other exporters may have the process of the host
/// there.
std::uint32_t deviceOf(const ProfileEvent& event)
{
    constexpr double mostDevices = 4096;
    double number = 0;
    if (event.device)
        number = *event.device;
    else if (!parseNumber(std::string_view(event.process), number) || number >= mostDevices)
        return 0;
    return number > 0 && number < 4e9 ? static_cast<std::uint32_t>(number) : 0;
}

bool isGraphLaunch(std::string_view name) { return name.find("GraphLaunch") != std::string_view::npos; }

/// cudaStreamSynchronize, hipDeviceSynchronize, and copies that the host waits for.
bool isSync(std::string_view name)
{
    return name.find("Synchronize") != std::string_view::npos ||
           (name.find("Memcpy") != std::string_view::npos && name.find("Async") == std::string_view::npos);
}

} // namespace

void ProfileCollection::add(ProfileCategory category, const ProfileEvent& event)
{
    raw.trace.knowsWaits = raw.trace.knowsWaits || category == ProfileCategory::Wait;
    const auto& window = raw.trace.iteration;
    const bool device = category == ProfileCategory::Kernel || category == ProfileCategory::Unknown ||
                        category == ProfileCategory::Wait;
    const bool early = window && event.start < window->begin;
    const bool late = window && event.start >= window->end;
    if (early || (late && !device)) // a device works after the launch
        return;
    switch (category) {
    case ProfileCategory::Operator:
    case ProfileCategory::Annotation:
        addOperator(event, category == ProfileCategory::Annotation);
        break;
    case ProfileCategory::Launch:
        addLaunch(event);
        break;
    case ProfileCategory::Kernel:
    case ProfileCategory::Unknown:
        addKernel(event, category == ProfileCategory::Kernel);
        break;
    case ProfileCategory::Wait:
        addWait(event);
        break;
    case ProfileCategory::Record:
        records.push_back({idOf(event.correlation), streamOf(event)});
        break;
    case ProfileCategory::Other:
        break;
    }
}

RawProfile ProfileCollection::finish()
{
    std::stable_sort(records.begin(), records.end(), [](const EventRecord& a, const EventRecord& b) {
        return a.correlation < b.correlation;
    });
    for (StreamWait& wait : raw.waits) {
        const auto at = std::lower_bound(
            records.begin(), records.end(), wait.record,
            [](const EventRecord& record, std::uint64_t wanted) { return record.correlation < wanted; });
        if (!wait.source && wait.record > 0 && at != records.end() && at->correlation == wait.record)
            wait.source = at->stream;
    }
    return std::move(raw);
}

std::uint32_t ProfileCollection::threadOf(const ProfileEvent& event)
{
    const std::uint32_t thread = threads.idOf(event.threadKey());
    if (thread == raw.trace.processOfThread.size()) {
        const std::uint32_t process = processes.idOf(event.process);
        if (process == raw.trace.processes.size())
            raw.trace.processes.push_back(event.process);
        raw.trace.processOfThread.push_back(process);
    }
    return thread;
}

std::uint32_t ProfileCollection::streamNumbered(double number)
{
    if (number >= 0 && number < mostStreams)
        return static_cast<std::uint32_t>(number);
    return firstOther + otherStreams.idOf(jsonNumber(number));
}

/// Kineto also names the thread of a kernel after its stream.
std::uint32_t ProfileCollection::streamOf(const ProfileEvent& event)
{
    double number = 0;
    if (event.stream)
        return streamNumbered(*event.stream);
    if (parseNumber(std::string_view(event.thread), number) && std::isfinite(number))
        return streamNumbered(number);
    return firstOther + otherStreams.idOf(event.thread);
}

void ProfileCollection::addOperator(const ProfileEvent& event, bool annotation)
{
    if (!event.finished()) {
        raw.unfinished.add(event.name);
        return;
    }
    ProfiledOperator op;
    op.name = raw.trace.names.idOf(event.name);
    op.thread = threadOf(event);
    op.start = event.start;
    op.seconds = event.duration / 1e6;
    op.externalId = idOf(event.externalId);
    op.recordId = idOf(event.recordId);
    op.annotation = annotation;
    if (event.hasShapes) {
        op.flops = operatorFlops(event.name, event.shapes, {});
        op.shapes = raw.trace.names.idOf(shapesText(event.shapes, {}));
    }
    raw.trace.operators.push_back(op);
}

void ProfileCollection::addLaunch(const ProfileEvent& event)
{
    const std::uint32_t thread = threadOf(event);
    if (isSync(event.name))
        raw.trace.syncs.push_back({thread, event.start});
    const bool waits = event.name.find("StreamWaitEvent") != std::string::npos;
    if (waits || event.name.find("EventRecord") != std::string::npos)
        raw.eventCalls.push_back({thread, event.start, waits});
    if (event.correlation > 0)
        raw.launches.push_back({idOf(event.correlation), raw.trace.processOfThread[thread], thread,
                                event.start, isGraphLaunch(event.name)});
}

void ProfileCollection::addKernel(const ProfileEvent& event, bool known)
{
    if (!event.finished()) {
        raw.unfinished.add(event.name);
        return;
    }
    ProfiledKernel kernel;
    kernel.name = raw.trace.names.idOf(event.name);
    kernel.device = deviceOf(event);
    kernel.stream = streamOf(event);
    kernel.start = event.start;
    kernel.seconds = event.duration / 1e6;
    raw.trace.kernels.push_back(kernel);
    const std::string category = event.category.empty() ? "no category" : event.category;
    raw.origins.push_back({idOf(event.correlation), idOf(event.externalId), event.graphNode > 0,
                           known ? none : raw.trace.names.idOf(category)});
}

void ProfileCollection::addWait(const ProfileEvent& event)
{
    if (event.name.find("Wait") == std::string::npos)
        return; // the host waits, which its calls show
    StreamWait wait;
    wait.device = deviceOf(event);
    wait.stream = streamOf(event);
    if (event.waitsOnStream && *event.waitsOnStream >= 0)
        wait.source = streamNumbered(*event.waitsOnStream);
    wait.record = idOf(event.recordCorrelation.value_or(0));
    wait.correlation = idOf(event.correlation);
    wait.start = event.start;
    wait.end = event.start + (event.finished() ? event.duration : 0);
    raw.waits.push_back(wait);
}

} // namespace doppler
