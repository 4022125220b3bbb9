// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/computation.h"
#include "core/exec/rank_link.h"
#include "core/exec/ranks/rank_control.h"

#include <chrono>
#include <shared_mutex>
#include <thread>
#include <vector>

namespace doppler {

/// One rank's part of one execution, as the threads see it that hear from the other ranks. Calls may overlap.
class RankRun {
public:
    virtual ~RankRun() = default;
    /// A tensor has come. An error ends the execution on all ranks.
    virtual Result<void> accept(std::size_t from, const RankLink::Received& message) = 0;
    /// See RankListener.
    virtual void phaseOver(std::size_t phase) = 0;
    virtual void told(std::size_t from, const RankMail& mail) = 0;
    virtual void failed(const Error& error) = 0;
};

/// What a rank shares with the others in all of its executions, whoever decides: tensors that it sends and
/// receives, on a thread for each other rank, and the clock.
class RankExchange final : public RankListener {
public:
    /// Null for a rank without others.
    RankExchange(RankControl* control, RankLink* link, DeviceId device);
    RankExchange(const RankExchange&) = delete;
    RankExchange& operator=(const RankExchange&) = delete;
    ~RankExchange() override;
    /// Starts the threads that receive. Errors: the system refuses a thread.
    [[nodiscard]] Result<void> startReceiving();
    /// Whether rank 0's clock is this one's: it then needs no round trips. As rank 0, by rank.
    void shareClocks(std::vector<bool> with) { sharedClocks = std::move(with); }
    /// Greatest difference of the clocks in the last execution, in seconds. Rank 0 only.
    [[nodiscard]] double clockError() const { return largestClockError; }

    [[nodiscard]] RankControl* control() const { return mails; } ///< Null for a rank without others.
    [[nodiscard]] DeviceId here() const { return device; }

    /// From now on, events go to this run; null: nowhere. After null has been set no event is in progress.
    void attach(RankRun* to);
    /// Blocks until all ranks have called it. Returns the time at which they begin, by this rank's clock.
    /// Errors: the failure of the execution.
    Result<std::chrono::steady_clock::time_point> agreeOnStart();
    /// Sends what a transfer carries, by its number in `values`. Blocks. Errors: of packing; the failure of
    /// the execution.
    Result<void> send(DeviceId to, std::uint32_t transfer, ComputedValues& values);

    // RankListener
    void phaseOver(std::size_t phase) override;
    void told(std::size_t from, const RankMail& mail) override;
    void failed(const Error& error) override;

private:
    Result<std::chrono::steady_clock::time_point> announceStart();
    void receive(std::size_t from);
    Result<void> accept(std::size_t from, const RankLink::Received& message);

    RankControl* mails;
    RankLink* link;
    DeviceId device;
    std::vector<bool> sharedClocks;
    double largestClockError = 0;

    std::shared_mutex attaching; ///< Shared while the run hears of an event.
    RankRun* run = nullptr;
    std::vector<std::jthread> receivers;
};

/// The error of a tensor that nobody has asked for.
Error unexpectedTensor(std::size_t from);

} // namespace doppler
