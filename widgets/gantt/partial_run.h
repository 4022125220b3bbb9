// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/workbench/focus/focus.h"

#include <optional>
#include <vector>

namespace doppler {

/// The run without the tasks that have no device yet, and without the transfers for them; every other task
/// keeps its times. `devices`: by vertex. Any thread.
RunPtr placedPartOf(const Run& whole, const std::vector<std::optional<DeviceId>>& devices);

/// Simulates the placement that a partial placement is a part of, and leaves the placed part. Remembers the
/// last simulation, which the steps of one episode share. One thread at a time.
class PartialRuns {
public:
    Result<RunPtr> runOf(const PartialPlacement& partial);

private:
    RunPtr m_whole;
};

} // namespace doppler
