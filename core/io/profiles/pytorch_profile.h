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

/// An operator or annotation of PyTorch's profiler on the host thread that called it. Seconds from the zero
/// of the profile.
struct ProfiledOperator {
    std::uint32_t name = 0; ///< Index into ProfileTrace::names.
    std::uint32_t thread = 0;
    double start = 0;
    double seconds = 0;
    std::uint64_t externalId = 0; ///< Id in the profiler; 0: none.
    std::uint64_t recordId = 0;   ///< rf_id of the execution trace, if the profiler records it; 0: none.
    std::uint32_t parent = none;  ///< Index of the calling operator.
    std::uint32_t owner = none;   ///< Index of the outermost operator that contains it; may be its own.
    std::optional<double> flops;  ///< Of the call including all calls within it; nothing if unknown.

    static constexpr std::uint32_t none = ~std::uint32_t{0};
};

/// A kernel, copy or fill on a device.
struct ProfiledKernel {
    std::uint32_t name = 0;
    std::uint32_t device = 0;
    std::uint32_t stream = 0;
    double start = 0;
    double seconds = 0;
    std::uint32_t op = ProfiledOperator::none; ///< The innermost operator that launched it, if known.
};

/// The content of one iteration of a profile.
struct ProfileTrace {
    NamePool names;
    /// By thread, then by start; callers before the operators that they call.
    std::vector<ProfiledOperator> operators;
    std::vector<ProfiledKernel> kernels;    ///< By start.
    std::string deviceName;                 ///< Of the first GPU, e.g. "NVIDIA A100"; may be empty.
    std::optional<IterationMark> iteration; ///< The iteration that was read; nothing: all.
    std::size_t iterations = 0;
};

/// Reads a trace exported by torch.profiler (Kineto: Chrome trace events) in two passes: the first finds the
/// iterations, the second collects the operators, launches and kernels of one. A kernel belongs to the
/// operator that contains its launch (kernel and launch share a correlation); if its launch is not in the
/// trace, to the operator with its External id. Memory grows only with what is kept.
Result<ProfileTrace> readProfile(const OpenSource& open, const std::string& iteration, const ReadWatch& watch,
                                 double progressFrom = 0, double progressTo = 1);

/// A call among the outermost operators of a trace, with measured times.
struct ProfiledCall {
    std::uint32_t op = ProfiledOperator::none; ///< None: a kernel without operator.
    std::uint32_t kernel = 0;                  ///< If op is none: index into ProfileTrace::kernels.
    double start = 0; ///< Start of its first kernel; without kernels, its own start on the host.
    double end = 0;
    double seconds = 0; ///< Sum over its kernels; without kernels, its time on the host.
    std::uint32_t kernels = 0;
    std::uint32_t device = 0; ///< Of its first kernel.
    std::uint32_t stream = 0;
    double launched = 0; ///< When it started on its host thread.
    std::uint32_t thread = 0;
};

/// All outermost operators with the kernels of everything that they called, annotations and autograd's
/// wrappers with their own kernels, and kernels without operator; by start.
std::vector<ProfiledCall> profiledCalls(const ProfileTrace& trace);

/// "aten::add.36": the name of an operator with its record or external id. The same in a profile and an
/// execution trace of one run. A kernel without operator has its own name and number.
std::string callName(const ProfileTrace& trace, const ProfiledCall& call);

} // namespace doppler
