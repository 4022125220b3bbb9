// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/profile_join.h"
#include "core/io/profiles/pytorch_event.h"

namespace doppler {

/// Collects the slices of a profile that one iteration needs.
class ProfileCollection {
public:
    /// Nothing: all slices are needed.
    explicit ProfileCollection(const std::optional<IterationMark>& iteration)
    {
        raw.trace.iteration = iteration;
    }

    void add(ProfileCategory category, const ProfileEvent& event);
    [[nodiscard]] bool empty() const { return raw.trace.operators.empty() && raw.trace.kernels.empty(); }
    /// The collected slices. Call it once, after the last slice.
    RawProfile finish();

private:
    struct EventRecord {
        std::uint64_t correlation = 0;
        std::uint32_t stream = 0;
    };

    std::uint32_t threadOf(const ProfileEvent& event);
    std::uint32_t streamOf(const ProfileEvent& event);
    std::uint32_t streamNumbered(double number);
    void addOperator(const ProfileEvent& event, bool annotation);
    void addLaunch(const ProfileEvent& event);
    void addKernel(const ProfileEvent& event, bool known);
    void addWait(const ProfileEvent& event);

    RawProfile raw;
    NamePool threads;
    NamePool processes;
    NamePool otherStreams; ///< Whose number is none that fits.
    std::vector<EventRecord> records;
};

} // namespace doppler
