// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_work.h"

#include "core/base/start_thread.h"

#include <algorithm>

namespace doppler {

using Clock = std::chrono::steady_clock;

RankWork::RankWork(RankControl* c, RankLink* l, DeviceId d, const TransferPlan& p)
    : control(c), link(l), device(d), plan(p)
{
}

RankWork::~RankWork()
{
    if (control)
        control->listen(nullptr);
    if (link)
        link->close();
}

Result<void> RankWork::startReceiving()
{
    if (!control)
        return {};
    control->listen(this);
    for (std::size_t from = 0; from < control->size(); ++from) {
        if (from == control->rank())
            continue;
        std::jthread thread;
        if (!startThread(thread, [this, from] { receive(from); }))
            return noThread();
        receivers.push_back(std::move(thread));
    }
    return {};
}

Result<void> RankWork::carry(std::uint32_t transfer)
{
    const PlannedTransfer& x = plan.transfers()[transfer];
    auto sent = link->send(x.to, transfer, values->parcelBytes(transfer),
                           [&](std::span<std::byte> bytes) { return values->pack(transfer, bytes); });
    if (sent)
        return {};
    return control->verdict(sent.error());
}

void RankWork::attach(RunEvents* to)
{
    const std::unique_lock lock(attaching);
    run = to;
}

Result<Clock::time_point> RankWork::agreeOnStart()
{
    if (!control)
        return Clock::now();
    if (control->rank() == 0)
        return announceStart();
    if (auto told = control->send(0, {RankMail::Kind::Ready}); !told)
        return told.error();
    const auto start = control->await(0, RankMail::Kind::Start);
    if (!start)
        return start.error();
    return Clock::time_point(std::chrono::nanoseconds(start->number));
}

/// As rank 0: all begin when the last of them has heard of it.
Result<Clock::time_point> RankWork::announceStart()
{
    constexpr double lead = 2e-3;
    for (std::size_t rank = 1; rank < control->size(); ++rank)
        if (const auto ready = control->await(rank, RankMail::Kind::Ready); !ready)
            return ready.error();
    auto clocks = control->measureClocks();
    if (!clocks)
        return clocks.error();
    double slowest = 0;
    largestClockError = 0;
    for (std::size_t rank = 1; rank < clocks->size(); ++rank) {
        RankClock& clock = (*clocks)[rank];
        slowest = std::max(slowest, clock.error);
        if (sharedClocks[rank] && std::abs(clock.offset) <= clock.error)
            clock = {};
        largestClockError = std::max(largestClockError, clock.error);
    }
    const auto durationOf = [](double seconds) {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(seconds));
    };
    const Clock::time_point start = Clock::now() + durationOf(lead + 8 * slowest);
    for (std::size_t rank = 1; rank < clocks->size(); ++rank) {
        const auto theirs = start.time_since_epoch() + durationOf((*clocks)[rank].offset);
        const auto number = std::chrono::duration_cast<std::chrono::nanoseconds>(theirs).count();
        if (auto told = control->send(rank, {RankMail::Kind::Start, static_cast<std::uint64_t>(number)});
            !told)
            return told.error();
    }
    return start;
}

void RankWork::phaseOver(std::size_t phase)
{
    const std::shared_lock lock(attaching);
    if (run)
        run->phaseOver(phase);
}

void RankWork::failed(const Error& error)
{
    link->close();
    const std::shared_lock lock(attaching);
    if (run)
        run->fail(error);
}

void RankWork::receive(std::size_t from)
{
    for (;;) {
        const auto message = link->receive(from);
        if (control->finished())
            return;
        auto taken = message ? accept(from, *message) : Result<void>(message.error());
        if (taken)
            continue;
        const Error error = message ? taken.error() : control->verdict(taken.error());
        control->fail(error);
        return;
    }
}

Result<void> RankWork::accept(std::size_t from, const RankLink::Received& message)
{
    const std::shared_lock lock(attaching);
    const bool isKnown = message.subject < plan.transfers().size();
    if (!run || !isKnown || plan.transfers()[message.subject].to != device ||
        plan.transfers()[message.subject].from != DeviceId{from})
        return Error{{DOPPLER_TEXT("core", "rank {0} sent a tensor that this rank does not expect"),
                      {std::to_string(from)}},
                     {},
                     {}};
    if (auto stored = values->unpack(message.subject, message.bytes); !stored)
        return stored;
    run->arrived(message.subject);
    return {};
}

} // namespace doppler
