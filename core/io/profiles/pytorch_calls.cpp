// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/pytorch_profile.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

/// The operator whose call a kernel is part of; none if it is a call of its own.
std::uint32_t callerOf(const ProfileTrace& trace, const ProfiledKernel& kernel)
{
    if (kernel.op == none)
        return none;
    const std::uint32_t owner = trace.operators[kernel.op].owner;
    return owner == none ? kernel.op : owner;
}

ProfiledCall callOnHost(const ProfileTrace& trace, std::uint32_t op)
{
    const ProfiledOperator& on = trace.operators[op];
    ProfiledCall call;
    call.op = op;
    call.launched = call.start = on.start;
    call.seconds = on.seconds;
    call.end = on.start + on.seconds;
    call.thread = on.thread;
    return call;
}

void addKernel(ProfiledCall& call, const ProfiledKernel& kernel)
{
    const double end = kernel.start + kernel.seconds;
    if (call.kernels++ == 0) {
        call.start = kernel.start;
        call.end = end;
        call.seconds = 0;
        call.device = kernel.device;
        call.stream = kernel.stream;
    }
    call.end = std::max(call.end, end);
    call.seconds += kernel.seconds;
}

} // namespace

std::vector<ProfiledCall> profiledCalls(const ProfileTrace& trace)
{
    std::vector<ProfiledCall> calls;
    std::vector<std::uint32_t> callOf(trace.operators.size(), none);
    const auto callAt = [&](std::uint32_t op) -> ProfiledCall& {
        if (callOf[op] == none) {
            callOf[op] = static_cast<std::uint32_t>(calls.size());
            calls.push_back(callOnHost(trace, op));
        }
        return calls[callOf[op]];
    };
    for (std::uint32_t i = 0; i < trace.operators.size(); ++i)
        if (trace.operators[i].owner == i)
            callAt(i);
    for (std::uint32_t i = 0; i < trace.kernels.size(); ++i) {
        const ProfiledKernel& kernel = trace.kernels[i];
        if (const std::uint32_t caller = callerOf(trace, kernel); caller != none) {
            addKernel(callAt(caller), kernel);
            continue;
        }
        ProfiledCall call;
        call.kernel = i;
        call.launched = kernel.launched;
        call.thread = kernel.thread;
        addKernel(call, kernel);
        calls.push_back(call);
    }
    std::stable_sort(calls.begin(), calls.end(),
                     [](const ProfiledCall& a, const ProfiledCall& b) { return a.start < b.start; });
    return calls;
}

std::vector<std::uint32_t> callsOfKernels(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls)
{
    std::vector<std::uint32_t> out(trace.kernels.size(), none);
    std::vector<std::uint32_t> ofOperator(trace.operators.size(), none);
    for (std::uint32_t i = 0; i < calls.size(); ++i)
        (calls[i].op == none ? out[calls[i].kernel] : ofOperator[calls[i].op]) = i;
    for (std::uint32_t i = 0; i < trace.kernels.size(); ++i)
        if (const std::uint32_t caller = callerOf(trace, trace.kernels[i]); caller != none)
            out[i] = ofOperator[caller];
    return out;
}

std::string callName(const ProfileTrace& trace, const ProfiledCall& call)
{
    const std::string process = trace.processes.size() > 1 && call.thread != none
                                    ? " (process " + trace.processes[trace.processOfThread[call.thread]] + ')'
                                    : std::string();
    if (call.op == none)
        return trace.names[trace.kernels[call.kernel].name].substr(0, 120) + '.' +
               std::to_string(call.kernel) + process;
    const ProfiledOperator& op = trace.operators[call.op];
    const std::uint64_t id = op.recordId > 0 ? op.recordId : op.externalId;
    return trace.names[op.name] + (id > 0 ? '.' + std::to_string(id) : "") + process;
}

std::vector<Message> profileNotes(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls)
{
    std::vector<Message> notes{iterationNote(trace.iteration, trace.iterations)};
    notes.insert(notes.end(), trace.notes.begin(), trace.notes.end());
    const bool onDevice =
        std::any_of(calls.begin(), calls.end(), [](const ProfiledCall& call) { return call.kernels > 0; });
    if (onDevice && !trace.deviceName.empty()) // profilers name the GPU of the machine even if it did nothing
        notes.push_back({DOPPLER_TEXT("core", "measured on {0}"), {trace.deviceName}});
    if (!onDevice)
        notes.push_back(
            {DOPPLER_TEXT("core", "the trace has no kernels: the times are those of the operators "
                                  "on the host")});
    return notes;
}

} // namespace doppler
