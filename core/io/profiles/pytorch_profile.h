// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/io/bytes/byte_source.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/profiles/pytorch_operators.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
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
    std::uint32_t shapes = none;  ///< Shapes of its inputs as a text: index into ProfileTrace::names.
    bool annotation = false;      ///< A range that the user named; kernels launched there are not its own.

    static constexpr std::uint32_t none = ~std::uint32_t{0};
};

/// A kernel, copy or fill on a device.
struct ProfiledKernel {
    std::uint32_t name = 0;
    std::uint32_t device = 0;
    std::uint32_t stream = 0;
    double start = 0;
    double seconds = 0;
    double launched = 0;                           ///< Start of its launch on the host; its own if unknown.
    std::uint32_t thread = ProfiledOperator::none; ///< That launched it, if known.
    std::uint32_t op = ProfiledOperator::none;     ///< The operator whose time it is part of, if any.
    std::uint32_t within = ProfiledOperator::none; ///< The innermost range around its launch, if any.
};

/// The host waited for a device.
struct ProfiledSync {
    std::uint32_t thread = 0;
    double start = 0;
};

/// The content of one iteration of a profile.
struct ProfileTrace {
    NamePool names;
    /// By thread, then by start; callers before the operators that they call.
    std::vector<ProfiledOperator> operators;
    std::vector<ProfiledKernel> kernels; ///< By start.
    /// Pairs of kernels: the second waited for an event that was recorded after the first.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> waits;
    /// Whether the trace records what streams wait for, so that nothing about it has to be guessed.
    bool knowsWaits = false;
    std::vector<ProfiledSync> syncs;        ///< By thread, then by start.
    std::string deviceName;                 ///< Of the first GPU, e.g. "NVIDIA A100"; may be empty.
    std::optional<IterationMark> iteration; ///< The iteration that was read; nothing: all.
    std::size_t iterations = 0;
    std::vector<std::string> processes;         ///< Host processes with operators.
    std::vector<std::uint32_t> processOfThread; ///< By thread: index into `processes`.
    std::vector<Message> notes;                 ///< What was left out, cut or guessed.
};

/// Which iteration of a profile is read.
struct ProfileSelection {
    std::string iteration;   ///< The option of pickIteration().
    std::string preferred{}; ///< For "last": the last mark with this name, if the profile has one.
};

/// Reads a trace exported by torch.profiler (Kineto: Chrome trace events) in two passes: the first finds the
/// iterations, the second collects the operators, launches and kernels of one; a third follows if that one
/// turns out to be empty. Slices may be whole or in two parts ("B" and "E"). A kernel belongs to the
/// operator that contains its launch (kernel and launch share a correlation); if its launch is not in the
/// trace, to the operator with its External id. Memory grows only with what is kept.
Result<ProfileTrace> readProfile(const OpenSource& open, const ProfileSelection& selection,
                                 const ReadWatch& watch, double progressFrom = 0, double progressTo = 1);

/// A call among the outermost operators of a trace, with measured times.
struct ProfiledCall {
    std::uint32_t op = ProfiledOperator::none; ///< None: a kernel without operator.
    std::uint32_t kernel = 0;                  ///< If op is none: index into ProfileTrace::kernels.
    double start = 0;   ///< Start of its first kernel; without kernels, its own start on the host.
    double end = 0;     ///< End of the kernel that ends last; there may be gaps between its kernels.
    double seconds = 0; ///< Sum over its kernels; without kernels, its time on the host.
    std::uint32_t kernels = 0;
    std::uint32_t device = 0; ///< Of its first kernel.
    std::uint32_t stream = 0;
    double launched = 0; ///< When it started on its host thread.
    std::uint32_t thread = 0;
};

/// All outermost operators with the kernels of everything that they called, autograd's wrappers with their
/// own kernels, and kernels without operator; by start.
std::vector<ProfiledCall> profiledCalls(const ProfileTrace& trace);

/// By kernel: the index of its call.
std::vector<std::uint32_t> callsOfKernels(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls);

/// "aten::add.36": the name of an operator with its record or external id. The same in a profile and an
/// execution trace of one run. A kernel without operator has its own name and number. If the trace is of
/// several processes, the name ends with the process.
std::string callName(const ProfileTrace& trace, const ProfiledCall& call);

/// The notes on a trace of which these calls are used: iteration, device, what was left out or guessed.
std::vector<Message> profileNotes(const ProfileTrace& trace, const std::vector<ProfiledCall>& calls);

} // namespace doppler
