// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/pytorch_profile.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

} // namespace

std::vector<ProfiledCall> profiledCalls(const ProfileTrace& trace)
{
    const auto& all = trace.operators;
    std::vector<ProfiledCall> calls;
    std::vector<std::uint32_t> callOf(all.size(), none);
    const auto callAt = [&](std::uint32_t op) -> ProfiledCall& {
        if (callOf[op] == none) {
            callOf[op] = static_cast<std::uint32_t>(calls.size());
            ProfiledCall call;
            call.op = op;
            call.launched = call.start = all[op].start;
            call.seconds = all[op].seconds;
            call.end = all[op].start + all[op].seconds;
            call.thread = all[op].thread;
            calls.push_back(call);
        }
        return calls[callOf[op]];
    };
    for (std::uint32_t i = 0; i < all.size(); ++i)
        if (all[i].owner == i)
            callAt(i);
    for (std::uint32_t i = 0; i < trace.kernels.size(); ++i) {
        const ProfiledKernel& kernel = trace.kernels[i];
        const double end = kernel.start + kernel.seconds;
        if (kernel.op == none) {
            calls.push_back({none, i, kernel.start, end, kernel.seconds, 1, kernel.device, kernel.stream,
                             kernel.start, none});
            continue;
        }
        const std::uint32_t owner = all[kernel.op].owner;
        ProfiledCall& call = callAt(owner == none ? kernel.op : owner);
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
    std::stable_sort(calls.begin(), calls.end(),
                     [](const ProfiledCall& a, const ProfiledCall& b) { return a.start < b.start; });
    return calls;
}

std::string callName(const ProfileTrace& trace, const ProfiledCall& call)
{
    if (call.op == none)
        return trace.names[trace.kernels[call.kernel].name].substr(0, 120) + '.' +
               std::to_string(call.kernel);
    const ProfiledOperator& op = trace.operators[call.op];
    const std::uint64_t id = op.recordId > 0 ? op.recordId : op.externalId;
    return trace.names[op.name] + (id > 0 ? '.' + std::to_string(id) : "");
}

} // namespace doppler
