// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/profile_join.h"

#include <map>

namespace doppler {

/// Relates the waits of streams to kernels. After cudaEventRecord on stream a and cudaStreamWaitEvent on
/// stream b, the next kernel of b waits for the kernel of a that was launched last before the record.
class StreamWaits {
public:
    /// Kernels must be sorted by start, and all times be in microseconds.
    explicit StreamWaits(RawProfile& from);

    /// Fills ProfileTrace::waits, and adds a note on the waits that no two kernels correspond to.
    void resolve();

private:
    using Stream = std::vector<std::uint32_t>; ///< Kernels by launch.

    [[nodiscard]] const ProfileLaunch* call(std::uint64_t correlation) const;
    [[nodiscard]] const Stream* streamOf(std::uint32_t device, std::uint32_t stream) const;
    /// The last kernel of the stream that was launched before that time.
    [[nodiscard]] std::uint32_t lastBefore(const Stream& stream, double time) const;
    [[nodiscard]] std::uint32_t sourceOf(const StreamWait& wait) const;
    [[nodiscard]] std::uint32_t recordedKernel(const StreamWait& wait, const Stream& stream) const;
    [[nodiscard]] std::uint32_t sinkOf(const StreamWait& wait) const;

    RawProfile& raw;
    ProfileTrace& trace;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Stream> streams;
    std::vector<const ProfileLaunch*> calls;  ///< By correlation.
    std::vector<std::uint32_t> byCorrelation; ///< Kernels.
};

} // namespace doppler
