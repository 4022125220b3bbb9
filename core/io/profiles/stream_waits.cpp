// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/stream_waits.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

} // namespace

StreamWaits::StreamWaits(RawProfile& from) : raw(from), trace(from.trace)
{
    if (raw.waits.empty())
        return;
    const auto& kernels = trace.kernels;
    for (std::uint32_t i = 0; i < kernels.size(); ++i)
        streams[{kernels[i].device, kernels[i].stream}].push_back(i);
    for (auto& [place, list] : streams)
        std::stable_sort(list.begin(), list.end(), [&](std::uint32_t a, std::uint32_t b) {
            return kernels[a].launched < kernels[b].launched;
        });
    for (const ProfileLaunch& launch : raw.launches)
        calls.push_back(&launch);
    std::stable_sort(calls.begin(), calls.end(), [](const ProfileLaunch* a, const ProfileLaunch* b) {
        return a->correlation < b->correlation;
    });
    byCorrelation.resize(kernels.size());
    std::iota(byCorrelation.begin(), byCorrelation.end(), 0U);
    std::stable_sort(byCorrelation.begin(), byCorrelation.end(), [&](std::uint32_t a, std::uint32_t b) {
        return raw.origins[a].correlation < raw.origins[b].correlation;
    });
}

const ProfileLaunch* StreamWaits::call(std::uint64_t correlation) const
{
    const auto at = std::lower_bound(
        calls.begin(), calls.end(), correlation,
        [](const ProfileLaunch* launch, std::uint64_t wanted) { return launch->correlation < wanted; });
    return correlation > 0 && at != calls.end() && (*at)->correlation == correlation ? *at : nullptr;
}

const StreamWaits::Stream* StreamWaits::streamOf(std::uint32_t device, std::uint32_t stream) const
{
    const auto at = streams.find({device, stream});
    return at == streams.end() ? nullptr : &at->second;
}

std::uint32_t StreamWaits::lastBefore(const Stream& stream, double time) const
{
    const auto after =
        std::upper_bound(stream.begin(), stream.end(), time, [&](double wanted, std::uint32_t kernel) {
            return wanted < trace.kernels[kernel].launched;
        });
    return after == stream.begin() ? none : *std::prev(after);
}

/// The kernel whose launch the wait names, if it names a launch and not a record.
std::uint32_t StreamWaits::recordedKernel(const StreamWait& wait, const Stream& stream) const
{
    const auto after = std::upper_bound(
        byCorrelation.begin(), byCorrelation.end(), wait.record,
        [&](std::uint64_t wanted, std::uint32_t kernel) { return wanted < raw.origins[kernel].correlation; });
    if (wait.record == 0 || after == byCorrelation.begin())
        return none;
    const std::uint32_t kernel = *std::prev(after);
    const bool here = trace.kernels[kernel].device == wait.device &&
                      trace.kernels[kernel].stream == trace.kernels[stream.front()].stream;
    return raw.origins[kernel].correlation == wait.record && here ? kernel : none;
}

std::uint32_t StreamWaits::sourceOf(const StreamWait& wait) const
{
    const Stream* stream = wait.source ? streamOf(wait.device, *wait.source) : nullptr;
    if (!stream)
        return none;
    if (const std::uint32_t kernel = recordedKernel(wait, *stream); kernel != none)
        return kernel;
    if (const ProfileLaunch* record = call(wait.record))
        return lastBefore(*stream, record->start);
    if (const ProfileLaunch* waiting = call(wait.correlation))
        return lastBefore(*stream, waiting->start);
    const auto& kernels = trace.kernels;
    std::uint32_t last = none; // the wait is over when the stream has come to the event
    const auto ended = std::partition_point(stream->begin(), stream->end(), [&](std::uint32_t kernel) {
        return kernels[kernel].start + kernels[kernel].seconds * 1e6 <= wait.end;
    });
    if (ended != stream->begin())
        last = *std::prev(ended);
    return last;
}

std::uint32_t StreamWaits::sinkOf(const StreamWait& wait) const
{
    const Stream* stream = streamOf(wait.device, wait.stream);
    if (!stream)
        return none;
    const ProfileLaunch* waiting = call(wait.correlation);
    const auto next = std::partition_point(stream->begin(), stream->end(), [&](std::uint32_t kernel) {
        return waiting ? trace.kernels[kernel].launched <= waiting->start
                       : trace.kernels[kernel].start < wait.start;
    });
    return next == stream->end() ? none : *next;
}

void StreamWaits::resolve()
{
    std::size_t unresolved = 0;
    for (const StreamWait& wait : raw.waits) {
        if (trace.iteration && wait.start >= trace.iteration->end && !call(wait.correlation))
            continue; // of a later iteration
        const std::uint32_t source = sourceOf(wait);
        const std::uint32_t sink = sinkOf(wait);
        if (source < sink && sink != none) // sorted by start: a wait never leads back
            trace.waits.emplace_back(source, sink);
        else if (wait.source != wait.stream)
            ++unresolved;
    }
    std::sort(trace.waits.begin(), trace.waits.end());
    trace.waits.erase(std::unique(trace.waits.begin(), trace.waits.end()), trace.waits.end());
    if (unresolved > 0)
        trace.notes.push_back(
            {DOPPLER_PLURAL("core", "{0} waits of streams lie between no two kernels of the trace",
                            "{0} wait of a stream lies between no two kernels of the trace"),
             {count(unresolved)}});
}

} // namespace doppler
