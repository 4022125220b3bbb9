// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_exchange.h"

#include "core/base/start_thread.h"

#include <algorithm>
#include <cmath>

namespace doppler {

using Clock = std::chrono::steady_clock;

Error unexpectedTensor(std::size_t from)
{
    return {{DOPPLER_TEXT("core", "rank {0} sent a tensor that this rank does not expect"),
             {std::to_string(from)}},
            {},
            {}};
}

RankExchange::RankExchange(RankControl* c, RankLink* l, DeviceId d) : mails(c), link(l), device(d) {}

RankExchange::~RankExchange()
{
    if (mails)
        mails->listen(nullptr);
    if (link)
        link->close();
}

Result<void> RankExchange::startReceiving()
{
    if (!mails)
        return {};
    mails->listen(this);
    for (std::size_t from = 0; from < mails->size(); ++from) {
        if (from == mails->rank())
            continue;
        std::jthread thread;
        if (!startThread(thread, [this, from] { receive(from); }))
            return noThread();
        receivers.push_back(std::move(thread));
    }
    return {};
}

void RankExchange::attach(RankRun* to)
{
    const std::unique_lock lock(attaching);
    run = to;
}

Result<void> RankExchange::send(DeviceId to, std::uint32_t transfer, ComputedValues& values)
{
    auto sent = link->send(to, transfer, values.parcelBytes(transfer),
                           [&](std::span<std::byte> bytes) { return values.pack(transfer, bytes); });
    if (sent)
        return {};
    return mails->verdict(sent.error());
}

Result<Clock::time_point> RankExchange::agreeOnStart()
{
    if (!mails)
        return Clock::now();
    if (mails->rank() == 0)
        return announceStart();
    if (auto told = mails->send(0, {RankMail::Kind::Ready}); !told)
        return told.error();
    const auto start = mails->await(0, RankMail::Kind::Start);
    if (!start)
        return start.error();
    return Clock::time_point(std::chrono::nanoseconds(start->number));
}

/// As rank 0: all begin when the last of them has heard of it.
Result<Clock::time_point> RankExchange::announceStart()
{
    constexpr double lead = 2e-3;
    for (std::size_t rank = 1; rank < mails->size(); ++rank)
        if (const auto ready = mails->await(rank, RankMail::Kind::Ready); !ready)
            return ready.error();
    auto clocks = mails->measureClocks();
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
        if (auto told = mails->send(rank, {RankMail::Kind::Start, static_cast<std::uint64_t>(number)}); !told)
            return told.error();
    }
    return start;
}

void RankExchange::phaseOver(std::size_t phase)
{
    const std::shared_lock lock(attaching);
    if (run)
        run->phaseOver(phase);
}

void RankExchange::told(std::size_t from, const RankMail& mail)
{
    const std::shared_lock lock(attaching);
    if (run)
        run->told(from, mail);
}

void RankExchange::failed(const Error& error)
{
    link->close();
    const std::shared_lock lock(attaching);
    if (run)
        run->failed(error);
}

void RankExchange::receive(std::size_t from)
{
    for (;;) {
        const auto message = link->receive(from);
        if (mails->finished())
            return;
        auto taken = message ? accept(from, *message) : Result<void>(message.error());
        if (taken)
            continue;
        const Error error = message ? taken.error() : mails->verdict(taken.error());
        mails->fail(error);
        return;
    }
}

Result<void> RankExchange::accept(std::size_t from, const RankLink::Received& message)
{
    const std::shared_lock lock(attaching);
    return run ? run->accept(from, message) : unexpectedTensor(from);
}

} // namespace doppler
