// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/online_rank.h"

#include "core/base/start_thread.h"
#include "core/exec/machine/processors.h"
#include "core/exec/ranks/online_rank_state.h"
#include "core/exec/ranks/packed_placement.h"
#include "core/exec/ranks/rank_decisions.h"
#include "core/exec/real_time.h"
#include "core/exec/work_station.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = RankMail::Kind;

/// The mutex is never held while a kernel runs, a message is sent or the policy decides.
class OnlineRank final : public RankRun {
public:
    explicit OnlineRank(const OnlineRankSetup& s)
        : setup(s), problem(*s.problem), exchange(s.exchange), device(exchange.here()),
          stations(problem.deviceCount()), known(problem, device)
    {
        if (setup.policy)
            decisions.emplace(setup.problem, *setup.policy, [this](DeviceId rank, const RankMail& command) {
                if (rank != device)
                    exchange.control()->post(rank, command);
                else if (!obey(command))
                    fail(unexpected(rank));
            });
    }

    Result<OnlineRun> run(const EngineContext& context)
    {
        {
            const std::stop_callback onStop(context.stop, [this] { halt(); });
            exchange.attach(this);
            if (const auto started = begin(); !started)
                fail(started.error());
            else
                await(context.progress);
            finish();
            for (std::thread& thread : threads)
                thread.join();
            exchange.attach(nullptr);
        }
        if (failure)
            return *std::move(failure);
        if (!placement)
            return executionStopped();
        return OnlineRun{*placement, known.schedule(*placement)};
    }

    Result<void> accept(std::size_t from, const RankLink::Received& message) override
    {
        const std::uint32_t number = message.subject;
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return begun || halted; });
            if (!known.receives(number))
                return unexpectedTensor(from);
        }
        if (auto stored = setup.values.unpack(number, message.bytes); !stored)
            return stored;
        {
            const std::lock_guard lock(mutex);
            known.transferEnds(number, now());
        }
        report(Kind::Arrived, number);
        return {};
    }

    void phaseOver(std::size_t) override {} // online runs have no barriers

    void told(std::size_t from, const RankMail& mail) override
    {
        const bool isReport = mail.kind == Kind::Computed || mail.kind == Kind::Arrived;
        if (isReport != decisions.has_value() || (!isReport && from != 0))
            return fail(unexpected(from));
        if (isReport)
            return decide(from, mail.kind, mail.number);
        if (mail.kind == Kind::Placed ? !takePlacement(mail) : !obey(mail))
            fail(unexpected(from));
    }

    void failed(const Error& error) override { fail(error); }

private:
    static Error unexpected(std::size_t rank)
    {
        return {{DOPPLER_TEXT("core", "rank {0} sent a message that does not fit this execution"),
                 {std::to_string(rank)}},
                {},
                {}};
    }

    [[nodiscard]] double now() const { return std::chrono::duration<double>(Clock::now() - origin).count(); }

    /// Starts the threads and agrees with the other ranks on the beginning.
    Result<void> begin()
    {
        if (!startThreads())
            return noThread();
        const auto agreed = exchange.agreeOnStart();
        if (!agreed)
            return agreed.error();
        waitUntil(*agreed);
        {
            const std::lock_guard lock(mutex);
            origin = *agreed;
            begun = true;
            wakeAll();
        }
        if (decisions)
            decisions->begin(*agreed);
        return {};
    }

    bool startThreads()
    {
        const std::size_t slots =
            std::min<std::size_t>(problem.topology().device(device).slotCount, problem.vertexCount());
        threads.resize(slots + problem.deviceCount() - 1);
        std::size_t next = 0;
        for (std::size_t i = 0; i < slots; ++i)
            if (!startThread(threads[next++], [this] { computeTasks(); }))
                return abandonThreads(next - 1);
        for (const DeviceId to : problem.topology().devices())
            if (to != device && !startThread(threads[next++], [this, to] { sendTo(to); }))
                return abandonThreads(next - 1);
        return true;
    }

    bool abandonThreads(std::size_t started)
    {
        threads.resize(started);
        return false;
    }

    void computeTasks()
    {
        pinThread(setup.processors);
        std::unique_lock lock(mutex);
        while (const auto taken = take(device, lock)) {
            const VertexId v{*taken};
            known.taskStarts(v, now());
            lock.unlock();
            setup.values.place(v, device);
            const auto done = setup.values.compute(v);
            lock.lock();
            known.taskEnds(v, now());
            lock.unlock();
            if (done)
                report(Kind::Computed, v.value);
            else
                fail(done.error());
            lock.lock();
        }
    }

    void sendTo(DeviceId to)
    {
        std::unique_lock lock(mutex);
        while (const auto transfer = take(to, lock)) {
            known.transferStarts(*transfer, now());
            lock.unlock();
            if (const auto sent = exchange.send(to, *transfer, setup.values); !sent)
                fail(sent.error());
            lock.lock();
        }
    }

    /// The next task or transfer of a station, once the run has begun; nothing when it is over.
    std::optional<std::uint32_t> take(DeviceId station, std::unique_lock<std::mutex>& lock)
    {
        changed.wait(lock, [this] { return begun || halted; });
        return stations[station].take(lock, station == device, [this] { return halted || over; });
    }

    /// Something has ended on this rank.
    void report(Kind kind, std::uint32_t number)
    {
        if (decisions)
            decide(device, kind, number);
        else
            exchange.control()->post(0, {kind, number});
    }

    /// As rank 0.
    void decide(std::size_t from, Kind kind, std::uint64_t number)
    {
        if (const auto taken = decisions->take(from, kind, number); !taken)
            return fail(taken.error());
        if (!decisions->over())
            return;
        const std::lock_guard lock(mutex);
        over = true;
        wakeAll();
    }

    /// Carries out what rank 0 has decided. Returns false if this rank cannot.
    bool obey(const RankMail& command)
    {
        const auto elsewhere = ranElsewhere(command);
        if (!elsewhere)
            return false;
        {
            const std::lock_guard lock(mutex);
            if (!known.haveRunElsewhere(*elsewhere) ||
                (command.kind == Kind::Compute ? !startTask(command.number) : !startTransfer(command.number)))
                return false;
        }
        for (const VertexId v : *elsewhere)
            setup.values.ranElsewhere(v);
        return true;
    }

    bool startTask(std::uint64_t vertex)
    {
        const bool fits = known.mustCompute(vertex);
        if (fits)
            stations[device].offer(static_cast<std::uint32_t>(vertex));
        return fits;
    }

    bool startTransfer(std::uint64_t number)
    {
        const bool fits = known.mustSend(number);
        if (const auto transfer = static_cast<std::uint32_t>(number); fits)
            stations[known.toOf(transfer)].offer(transfer);
        return fits;
    }

    bool takePlacement(const RankMail& mail)
    {
        Unpacker in(mail.body);
        Placement resulted = placementFrom(in);
        if (!in.complete() || !validate(problem, resulted))
            return false;
        const std::lock_guard lock(mutex);
        placement = std::move(resulted);
        over = true;
        wakeAll();
        return true;
    }

    /// Waits for the end, and reports how much is done about ten times per second.
    void await(const std::function<void(double)>& progress)
    {
        constexpr std::chrono::milliseconds interval{100};
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, interval, [this] { return halted || over; })) {
            if (!progress)
                continue;
            const double share = known.share();
            lock.unlock();
            progress(decisions ? decisions->share() : share);
            lock.lock();
        }
    }

    /// Ends all threads. As rank 0, tells the others the placement if the run is complete. After a failure
    /// all ranks end first: a rank that does not receive would hold the threads that send to it.
    void finish()
    {
        std::unique_lock lock(mutex);
        const std::optional<Error> error = failure;
        lock.unlock();
        if (error && exchange.control())
            exchange.control()->fail(*error);
        if (decisions && decisions->over()) {
            placement = decisions->placement();
            Packer body;
            addPlacement(body, *placement);
            for (std::size_t rank = 1; rank < problem.deviceCount(); ++rank)
                exchange.control()->post(rank, {Kind::Placed, 0, body.bytes()});
        }
        halt();
    }

    void fail(const Error& error)
    {
        const std::lock_guard lock(mutex);
        if (!failure && !halted && !over)
            failure = error;
        halted = true;
        wakeAll();
    }

    void halt()
    {
        const std::lock_guard lock(mutex);
        halted = true;
        wakeAll();
    }

    void wakeAll()
    {
        changed.notify_all();
        for (WorkStation& station : stations)
            station.wakeAll();
    }

    const OnlineRankSetup& setup;
    const Problem& problem;
    RankExchange& exchange;
    DeviceId device;
    std::optional<RankDecisions> decisions; ///< Rank 0 only.

    std::mutex mutex;
    bool begun = false;  ///< Whether the origin is known. Other processes may begin earlier.
    bool over = false;   ///< Every vertex has run, on all ranks.
    bool halted = false; ///< Nothing else starts here.
    std::optional<Error> failure;
    std::optional<Placement> placement; ///< Once the run is over.
    Clock::time_point origin;
    std::deque<WorkStation> stations; ///< By device: this one's computes, the others' are sent to.
    OnlineRankState known;
    std::condition_variable changed; ///< It begins, is over or halted.
    std::vector<std::thread> threads;
};

} // namespace

Result<OnlineRun> runOnlineRank(const OnlineRankSetup& setup, const EngineContext& context)
{
    return OnlineRank(setup).run(context);
}

} // namespace doppler
