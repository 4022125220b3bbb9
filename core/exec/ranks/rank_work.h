// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/ranks/rank_exchange.h"
#include "core/exec/timed_run.h"
#include "core/problem/transfer_plan.h"

namespace doppler {

/// What one rank does when a placement is executed: it computes the tasks of its device, sends the tensors
/// that leave it, and takes those that arrive.
class RankWork final : public TimedWork, public OtherDevices, private RankRun {
public:
    RankWork(RankExchange& e, const TransferPlan& p, ComputedValues& v) : others(e), plan(p), values(v) {}

    // TimedWork
    Result<void> compute(VertexId v) override { return values.compute(v); }
    Result<void> carry(std::uint32_t transfer) override
    {
        return others.send(plan.transfers()[transfer].to, transfer, values);
    }
    // OtherDevices
    [[nodiscard]] DeviceId here() const override { return others.here(); }
    void attach(RunEvents* to) override;
    Result<std::chrono::steady_clock::time_point> agreeOnStart() override { return others.agreeOnStart(); }
    bool finishedPhase(std::size_t phase) override
    {
        return !others.control() || others.control()->finishedPhase(phase);
    }

private:
    // RankRun
    Result<void> accept(std::size_t from, const RankLink::Received& message) override;
    void phaseOver(std::size_t phase) override { run->phaseOver(phase); }
    void told(std::size_t, const RankMail&) override {} // nobody decides
    void failed(const Error& error) override { run->fail(error); }

    RankExchange& others;
    const TransferPlan& plan;
    ComputedValues& values;
    RunEvents* run = nullptr;
};

} // namespace doppler
