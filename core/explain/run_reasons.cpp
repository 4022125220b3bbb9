// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/run_reasons.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Less than that share of the longer makespan is not worth a sentence.
constexpr double leastShare = 1e-3;

MessageValue signedSeconds(double seconds)
{
    return figure((seconds > 0 ? "+" : seconds < 0 ? "-" : "") + secondsText(std::abs(seconds)));
}

enum class Reason { Transfer, Queue, Compute, Other, Finished };

/// By how much longer a device stands idle for one reason.
struct Excess {
    Reason reason = Reason::Other;
    std::string source; ///< The device that the input came from.
    double seconds = 0;
};

/// The seconds that the figures' device waits for one of its devices.
double waitFor(const RunFigures& run, const std::vector<double>& bySource, const std::string& source)
{
    for (std::size_t d = 0; d < run.devices.size(); ++d)
        if (run.devices[d].name == source)
            return bySource[d];
    return 0;
}

Excess largestExcess(const RunFigures& slow, const DeviceFigures& there, const RunFigures& fast,
                     const DeviceFigures& here)
{
    Excess largest{Reason::Finished, {}, there.causes.finished - here.causes.finished};
    const auto look = [&](Reason reason, const std::string& source, double seconds) {
        if (seconds > largest.seconds)
            largest = {reason, source, seconds};
    };
    look(Reason::Other, {}, there.causes.other - here.causes.other);
    using BySource = std::vector<double> IdleCauses::*;
    for (const auto& [reason, member] :
         std::initializer_list<std::pair<Reason, BySource>>{{Reason::Transfer, &IdleCauses::transfer},
                                                            {Reason::Queue, &IdleCauses::queue},
                                                            {Reason::Compute, &IdleCauses::compute}})
        for (std::size_t d = 0; d < slow.devices.size(); ++d)
            look(reason, slow.devices[d].name,
                 (there.causes.*member)[d] - waitFor(fast, here.causes.*member, slow.devices[d].name));
    return largest;
}

Message idleSentence(const std::string& name, double seconds, const std::string& device, const Excess& why)
{
    const MessageValue more = figure(secondsText(seconds));
    const MessageValue part = figure(secondsText(why.seconds));
    switch (why.reason) {
    case Reason::Transfer:
        return {
            DOPPLER_TEXT("core",
                         "In {0}, {2} is idle for {1} longer: it waits {3} longer for transfers from {4}."),
            {name, more, device, part, why.source}};
    case Reason::Queue:
        return {DOPPLER_TEXT("core", "In {0}, {2} is idle for {1} longer: inputs from {4} wait {3} longer "
                                     "for a free channel or a barrier."),
                {name, more, device, part, why.source}};
    case Reason::Compute:
        return {
            DOPPLER_TEXT("core", "In {0}, {2} is idle for {1} longer: it waits {3} longer for tasks on {4}."),
            {name, more, device, part, why.source}};
    case Reason::Finished:
        return {
            DOPPLER_TEXT("core", "In {0}, {2} is idle for {1} longer: it has no task left for {3} longer."),
            {name, more, device, part}};
    case Reason::Other:
        break;
    }
    return {DOPPLER_TEXT("core", "In {0}, {2} is idle for {1} longer: a task with all its inputs waits {3} "
                                 "longer for a barrier, memory, a pause or its turn."),
            {name, more, device, part}};
}

} // namespace

std::vector<Message> reasonsOf(const std::string& oneName, const RunFigures& one,
                               const std::string& otherName, const RunFigures& other)
{
    if (!std::isfinite(one.makespan) || !std::isfinite(other.makespan))
        return {{DOPPLER_TEXT("core", "{0} runs out of memory."),
                 {std::isfinite(one.makespan) ? otherName : oneName}}};
    const bool otherIsSlow = other.makespan >= one.makespan;
    const RunFigures& slow = otherIsSlow ? other : one;
    const RunFigures& fast = otherIsSlow ? one : other;
    const std::string& slowName = otherIsSlow ? otherName : oneName;
    const std::string& fastName = otherIsSlow ? oneName : otherName;
    const double longer = slow.makespan - fast.makespan;
    if (longer <= leastShare * slow.makespan)
        return {
            {DOPPLER_TEXT("core", "{0} and {1} take the same time, to within 0.1 %."), {oneName, otherName}}};
    // What sums differ by in their last digits is no difference.
    const auto differing = [whole = slow.makespan](double ofSlow, double ofFast) {
        const double by = ofSlow - ofFast;
        return signedSeconds(std::abs(by) < 1e-9 * whole ? 0 : by);
    };
    std::vector<Message> out;
    out.push_back(
        {DOPPLER_TEXT("core", "{0} takes {1} ({2} %) longer than {3}. Differences on its critical path: "
                              "compute {4}, transfers {5}, waiting for a busy device or channel {6}."),
         {slowName, figure(secondsText(longer)), figure(fmt::format("{:.3g}", 100 * longer / fast.makespan)),
          fastName, differing(slow.path.compute, fast.path.compute),
          differing(slow.path.transfer, fast.path.transfer),
          differing(slow.path.waiting, fast.path.waiting)}});
    double most = leastShare * slow.makespan;
    const DeviceFigures* there = nullptr;
    const DeviceFigures* here = nullptr;
    for (const DeviceFigures& device : slow.devices) {
        const auto same = std::ranges::find(fast.devices, device.name, &DeviceFigures::name);
        if (same == fast.devices.end() || device.idle - same->idle <= most)
            continue;
        most = device.idle - same->idle;
        there = &device;
        here = &*same;
    }
    if (there)
        out.push_back(idleSentence(slowName, most, there->name, largestExcess(slow, *there, fast, *here)));
    return out;
}

} // namespace doppler
