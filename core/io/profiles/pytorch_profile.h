// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/profiles/pytorch_operators.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// An operator or annotation of PyTorch's profiler, on the thread of the host that called it. Seconds from
/// the profile's own zero.
struct ProfiledOperator {
    std::uint32_t name = 0; ///< Into ProfileTrace::names.
    std::uint32_t thread = 0;
    double start = 0;
    double seconds = 0;
    std::uint64_t externalId = 0; ///< The profiler's; 0: none.
    std::uint64_t recordId = 0;   ///< The execution trace's rf_id, where the profiler tells it; 0: none.
    std::uint32_t parent = none;  ///< Index of the operator that called it.
    std::uint32_t owner = none;   ///< Index of the outermost operator that it is a part of; may be itself.
    std::optional<double> flops;  ///< Of the call with all that it calls, where known.

    static constexpr std::uint32_t none = ~std::uint32_t{0};
};

/// A kernel, copy or fill on a device.
struct ProfiledKernel {
    std::uint32_t name = 0;
    std::uint32_t device = 0;
    std::uint32_t stream = 0;
    double start = 0;
    double seconds = 0;
    std::uint32_t op = ProfiledOperator::none; ///< The innermost operator that launched it, where known.
};

/// What one iteration of a profile holds.
struct ProfileTrace {
    NamePool names;
    std::vector<ProfiledOperator> operators; ///< By thread, then by start; callers before what they call.
    std::vector<ProfiledKernel> kernels;     ///< By start.
    std::string deviceName;                  ///< Of the first GPU, e.g. "NVIDIA A100"; may be empty.
    std::optional<IterationMark> iteration;  ///< The one that was read; nothing: all.
    std::size_t iterations = 0;
};

/// Reads the trace that torch.profiler exports (Kineto: Chrome trace events) in two passes: the first finds
/// the iterations, the second keeps the operators, launches and kernels of one. A kernel belongs to the
/// operator in which its launch lies (they share a correlation); where its launch is not in the trace, to the
/// operator of its External id. Memory grows with what is kept alone.
Result<ProfileTrace> readProfile(const OpenSource& open, const std::string& iteration, const ReadWatch& watch,
                                 double progressFrom = 0, double progressTo = 1);

/// A call of the outermost operators of a trace and its measured times.
struct ProfiledCall {
    std::uint32_t op = ProfiledOperator::none; ///< None: a kernel that no operator launched.
    std::uint32_t kernel = 0;                  ///< Where op is none: index into ProfileTrace::kernels.
    double start = 0; ///< Of its first kernel; without kernels of itself on the host.
    double end = 0;
    double seconds = 0; ///< Sum over its kernels; without kernels its time on the host.
    std::uint32_t kernels = 0;
    std::uint32_t device = 0; ///< Of its first kernel.
    std::uint32_t stream = 0;
    double launched = 0; ///< When its host thread began it.
    std::uint32_t thread = 0;
};

/// Every outermost operator with the kernels of all that it called, annotations and autograd's wrappers with
/// their own kernels, and kernels without operator; by start.
std::vector<ProfiledCall> profiledCalls(const ProfileTrace& trace);

/// "aten::add.36": an operator's name and its record or external id, the same in a profile and in the
/// execution trace of the same run. A kernel without operator has its own name, and its number.
std::string callName(const ProfileTrace& trace, const ProfiledCall& call);

} // namespace doppler
