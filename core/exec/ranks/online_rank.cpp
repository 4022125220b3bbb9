// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/online_rank.h"

#include "core/base/start_thread.h"
#include "core/exec/computed_run.h"
#include "core/exec/machine/processors.h"
#include "core/exec/ranks/packed_placement.h"
#include "core/exec/ranks/rank_decisions.h"
#include "core/exec/real_time.h"

#include <algorithm>
#include <atomic>
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

/// What a rank sends is checked against what this one knows: ranks prove that they know the secret, not that
/// they work. The mutex is never held while a kernel runs, a message is sent or the policy decides.
class OnlineRank final : public RankRun {
public:
    explicit OnlineRank(const OnlineRankSetup& s)
        : setup(s), problem(*s.problem), graph(problem.graph()), exchange(s.exchange),
          device(exchange.here()), stations(problem.deviceCount()),
          states(problem.vertexCount(), State::Unknown), tasks(problem.vertexCount()),
          transfers(graph.tensorCount() * problem.deviceCount())
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
        return OnlineRun{*placement, schedule()};
    }

    Result<void> accept(std::size_t from, const RankLink::Received& message) override
    {
        const std::uint32_t number = message.subject;
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return begun || halted; });
            if (number >= transfers.size() || toOf(number) != device || isHere(sourceOf(number)) ||
                !std::exchange(transfers[number].expected, false))
                return unexpectedTensor(from);
        }
        if (auto stored = setup.values.unpack(number, message.bytes); !stored)
            return stored;
        {
            const std::lock_guard lock(mutex);
            transfers[number].end = now();
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
    /// What a thread carries out: the tasks of this device, or the transfers to another one.
    struct Station {
        std::deque<std::uint32_t> started; ///< Vertices or transfers that no thread has taken yet.
        std::condition_variable wake;
        std::atomic<std::uint32_t> offers{0}; ///< Changes when `wake` is notified, for threads that spin.
    };
    enum class State : std::uint8_t {
        Unknown,
        Asked,
        Ran,
        Elsewhere
    }; ///< Of a vertex, as this rank sees it.
    struct Times {
        double start = never;
        double end = never;
        bool expected = true; ///< Of a transfer: it has neither left nor arrived.
    };

    static Error unexpected(std::size_t rank)
    {
        return {{DOPPLER_TEXT("core", "rank {0} sent a message that does not fit this execution"),
                 {std::to_string(rank)}},
                {},
                {}};
    }

    [[nodiscard]] double now() const { return std::chrono::duration<double>(Clock::now() - origin).count(); }
    [[nodiscard]] DeviceId toOf(std::uint32_t transfer) const
    {
        return DeviceId{transfer % problem.deviceCount()};
    }
    [[nodiscard]] VertexId sourceOf(std::uint32_t transfer) const
    {
        return graph.tensor(TensorId{transfer / problem.deviceCount()}).source;
    }
    [[nodiscard]] bool isHere(VertexId v) const
    {
        return states[v] == State::Asked || states[v] == State::Ran;
    }

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
        while (const auto taken = take(stations[device], lock, true)) {
            const VertexId v{*taken};
            tasks[v].start = now();
            lock.unlock();
            setup.values.place(v, device);
            const auto done = setup.values.compute(v);
            lock.lock();
            tasks[v].end = now();
            states[v] = State::Ran;
            ++knownToHaveRun;
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
        while (const auto transfer = take(stations[to], lock, false)) {
            transfers[*transfer].start = now();
            lock.unlock();
            if (const auto sent = exchange.send(to, *transfer, setup.values); !sent)
                fail(sent.error());
            lock.lock();
        }
    }

    /// The next task of a station; nothing when the run is over. A device that waits looks for a task for a
    /// short time before it sleeps: waking up takes longer than many kernels.
    std::optional<std::uint32_t> take(Station& station, std::unique_lock<std::mutex>& lock, bool spins)
    {
        constexpr std::chrono::microseconds patience{30};
        while (!halted && !over) {
            if (begun && !station.started.empty()) {
                const std::uint32_t first = station.started.front();
                station.started.pop_front();
                return first;
            }
            const std::uint32_t seen = station.offers;
            if (spins) {
                lock.unlock();
                const Clock::time_point end = Clock::now() + patience;
                while (station.offers == seen && Clock::now() < end)
                    std::this_thread::yield();
                lock.lock();
            }
            station.wake.wait(lock, [&] { return halted || over || station.offers != seen; });
        }
        return std::nullopt;
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
            for (const VertexId v : *elsewhere)
                if (v >= states.size() || std::exchange(states[v], State::Elsewhere) != State::Unknown)
                    return false;
            knownToHaveRun += elsewhere->size();
            if (command.kind == Kind::Compute ? !offerTask(command.number) : !offerTransfer(command.number))
                return false;
        }
        for (const VertexId v : *elsewhere)
            setup.values.ranElsewhere(v);
        return true;
    }

    bool offerTask(std::uint64_t vertex)
    {
        if (vertex >= states.size() || states[vertex] != State::Unknown ||
            !problem.allowed(VertexId{vertex}, device))
            return false;
        states[vertex] = State::Asked;
        offer(stations[device], static_cast<std::uint32_t>(vertex));
        return true;
    }

    bool offerTransfer(std::uint64_t number)
    {
        if (number >= transfers.size())
            return false;
        const auto transfer = static_cast<std::uint32_t>(number);
        if (toOf(transfer) == device || states[sourceOf(transfer)] != State::Ran ||
            !std::exchange(transfers[transfer].expected, false))
            return false;
        offer(stations[toOf(transfer)], transfer);
        return true;
    }

    static void offer(Station& station, std::uint32_t index)
    {
        station.started.push_back(index);
        ++station.offers;
        station.wake.notify_one();
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
            const double share =
                static_cast<double>(knownToHaveRun) / static_cast<double>(problem.vertexCount());
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
        for (Station& station : stations) {
            ++station.offers;
            station.wake.notify_all();
        }
    }

    [[nodiscard]] Schedule schedule() const
    {
        Schedule out;
        for (const VertexId v : graph.vertices()) {
            out.tasks.push_back({v, placement->devices[v], never, tasks[v].start, tasks[v].end});
            if (tasks[v].end != never)
                out.makespan = std::max(out.makespan, tasks[v].end);
        }
        const TransferPlan plan = transferPlanOf(problem, *placement);
        for (const PlannedTransfer& x : plan.transfers()) {
            const Times& times = transfers[transferOf(problem, x.tensor, x.to)];
            out.transfers.push_back({x.tensor, x.source, x.from, x.to, never, times.start, times.end});
        }
        return out;
    }

    const OnlineRankSetup& setup;
    const Problem& problem;
    const DataflowGraph& graph;
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
    std::deque<Station> stations; ///< By device: this one's computes, the others' are sent to.
    std::vector<State> states;    ///< By vertex.
    std::size_t knownToHaveRun = 0;
    std::vector<Times> tasks;        ///< By vertex.
    std::vector<Times> transfers;    ///< By transferOf().
    std::condition_variable changed; ///< It begins, is over or halted.
    std::vector<std::thread> threads;
};

} // namespace

Result<OnlineRun> runOnlineRank(const OnlineRankSetup& setup, const EngineContext& context)
{
    return OnlineRank(setup).run(context);
}

} // namespace doppler
