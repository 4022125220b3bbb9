// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/computation.h"
#include "core/exec/rank_link.h"
#include "core/exec/ranks/rank_control.h"
#include "core/exec/timed_run.h"
#include "core/problem/transfer_plan.h"

#include <shared_mutex>

namespace doppler {

/// What one rank does in an execution: it computes the tasks of its device, sends the tensors that leave it,
/// and receives those that arrive, on a thread for each other rank.
class RankWork final : public TimedWork, public OtherDevices, public RankListener {
public:
    /// A null link for a rank without others.
    RankWork(RankControl* control, RankLink* link, DeviceId device, const TransferPlan& plan);
    ~RankWork() override;
    /// Starts the threads that receive. Errors: the system refuses a thread.
    [[nodiscard]] Result<void> startReceiving();
    /// The values of the next execution, which must outlive it.
    void use(ComputedValues& of) { values = &of; }
    /// Whether rank 0's clock is this one's: it then needs no round trips. As rank 0, by rank.
    void shareClocks(std::vector<bool> with) { sharedClocks = std::move(with); }
    /// Greatest difference of the clocks in the last execution, in seconds. Rank 0 only.
    [[nodiscard]] double clockError() const { return largestClockError; }

    // TimedWork
    Result<void> compute(VertexId v) override { return values->compute(v); }
    Result<void> carry(std::uint32_t transfer) override;
    // OtherDevices
    [[nodiscard]] DeviceId here() const override { return device; }
    void attach(RunEvents* to) override;
    Result<std::chrono::steady_clock::time_point> agreeOnStart() override;
    bool finishedPhase(std::size_t phase) override { return !control || control->finishedPhase(phase); }
    // RankListener
    void phaseOver(std::size_t phase) override;
    void failed(const Error& error) override;

private:
    Result<std::chrono::steady_clock::time_point> announceStart();
    void receive(std::size_t from);
    Result<void> accept(std::size_t from, const RankLink::Received& message);

    RankControl* control;
    RankLink* link;
    DeviceId device;
    const TransferPlan& plan;
    ComputedValues* values = nullptr;
    std::vector<bool> sharedClocks;
    double largestClockError = 0;

    std::shared_mutex attaching; ///< Shared while the run hears of an event.
    RunEvents* run = nullptr;
    std::vector<std::jthread> receivers;
};

} // namespace doppler
