// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_session.h"

#include "core/base/fingerprint.h"
#include "core/base/program_version.h"
#include "core/exec/computed_run.h"
#include "core/exec/device_processors.h"
#include "core/exec/ranks/online_rank.h"
#include "core/exec/ranks/rank_identity.h"
#include "core/exec/ranks/rank_report.h"
#include "core/exec/ranks/rank_work.h"
#include "core/graph/graph_memory.h"
#include "core/io/documents/model_json.h"
#include "core/placers/online/online_placer.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

std::uint64_t fingerprintOf(const RankTask& task)
{
    Fingerprint out;
    out.add(task.problem->graph().fingerprint());
    out.add(task.problem->topology().fingerprint());
    out.add(std::string_view(modelAsJson(task.problem->model())));
    for (const DeviceId d : task.placement.devices)
        out.add(d.value);
    for (const VertexId v : task.placement.order)
        out.add(v.value);
    for (const EdgeId e : task.placement.transfers)
        out.add(e.value);
    out.add(std::string_view(task.policy));
    for (const auto& [name, value] : task.options.all())
        out.add(std::string_view(name + "=" + toString(value)));
    out.add(std::uint64_t{task.repeats});
    return out.value();
}

class RankSession {
public:
    RankSession(RankTask given, const EngineContext& c, const std::function<void(std::string_view)>& r)
        : task(std::move(given)), context(c), onReport(r), problem(*task.problem),
          device(DeviceId{task.setup.rank}), policies(findOnlinePlacer(task.policy))
    {
    }

    Result<std::vector<Execution>> run()
    {
        auto made = sharedComputation(problem, task.options);
        if (!made)
            return made.error();
        computation = *std::move(made);
        if (auto joined = join(); !joined)
            return joined.error();
        auto executions = executeTogether();
        if (!executions && control)
            control->fail(executions.error());
        if (executions && control)
            control->finish();
        exchange.reset();
        if (context.stop.stop_requested() && !executions)
            return executionStopped();
        return executions;
    }

private:
    /// Finds the other ranks and connects to them.
    Result<void> join()
    {
        std::vector<RankIdentity> identities{{std::string(programVersion()), 0, thisMachineKey()}};
        if (task.setup.size > 1) {
            auto board = openBoard();
            if (!board)
                return board.error();
            identities.front().execution = fingerprintOf(task);
            auto all = exchangeIdentities(task.setup, **board, identities.front());
            if (!all)
                return all.error();
            identities = *std::move(all);
            if (auto connected = connect(**board); !connected)
                return connected;
        }
        exchange = std::make_unique<RankExchange>(control.get(), link.get(), device);
        const std::string own = identities[task.setup.rank].machine;
        std::vector<DeviceId> neighbours;
        std::vector<bool> shared;
        for (std::size_t rank = 0; rank < identities.size(); ++rank) {
            shared.push_back(identities[rank].machine == own);
            if (shared.back())
                neighbours.emplace_back(rank);
        }
        oneMachine = neighbours.size() == identities.size();
        exchange->shareClocks(std::move(shared));
        auto found = deviceProcessors(problem, task.options, neighbours);
        if (!found)
            return fail(found.error());
        processors = *std::move(found);
        return exchange->startReceiving();
    }

    Result<std::unique_ptr<RankBoard>> openBoard()
    {
        auto board = task.listening
                         ? openRankBoard(*std::move(task.listening), task.setup, task.secret, context.stop)
                         : openRankBoard(task.setup, task.secret, context.stop);
        if (board || context.stop.stop_requested())
            return board ? std::move(board) : Result<std::unique_ptr<RankBoard>>(executionStopped());
        Error error = board.error();
        error.place = fmt::format("MASTER_ADDR {}, MASTER_PORT {}", task.setup.address, task.setup.port);
        return error;
    }

    Result<void> connect(RankBoard& board)
    {
        const double timeout = task.options.number("timeout");
        const auto module = kernelModule();
        if (!module)
            return module.error();
        constexpr double least = 10; // seconds; all ranks are there by now
        auto connected = (*module)->connectRanks(task.setup, board, std::max(timeout, least));
        if (!connected)
            return connected.error();
        link = *std::move(connected);
        const std::size_t mostBody =
            (std::size_t{1} << 20) + 64 * problem.vertexCount() + 64 * problem.graph().edgeCount();
        auto opened = RankControl::open(task.setup, board.release(), timeout, mostBody);
        if (!opened)
            return opened.error();
        control = *std::move(opened);
        return {};
    }

    Error fail(const Error& error)
    {
        if (control)
            control->fail(error);
        return error;
    }

    Result<std::vector<Execution>> executeTogether()
    {
        const std::stop_callback onStop(context.stop, [this] {
            if (control)
                control->fail(
                    {{DOPPLER_TEXT("core", "rank {0} was stopped"), {std::to_string(task.setup.rank)}},
                     {},
                     {}});
        });
        return repeatExecution(task.repeats, static_cast<std::size_t>(task.options.integer("warmup")),
                               context, [this](const EngineContext& one, bool isWarmup) {
                                   return policies ? decideOnce(one, isWarmup) : executeOnce(one, isWarmup);
                               });
    }

    Result<Execution> executeOnce(const EngineContext& one, bool isWarmup)
    {
        const std::vector<DeviceId> here{device};
        const auto values = computation->begin(task.placement, here);
        if (!values)
            return values.error();
        const TransferPlan plan = transferPlanOf(problem, task.placement);
        RankWork work(*exchange, plan, **values);
        const auto schedule =
            runOnThreads({problem, task.placement, plan, nullptr, &work, processors, &work}, one);
        if (!schedule)
            return schedule.error();
        return completed(**values, task.placement, *schedule, one.stop, isWarmup);
    }

    /// The policy of rank 0 decides.
    Result<Execution> decideOnce(const EngineContext& one, bool isWarmup)
    {
        const std::vector<DeviceId> here{device};
        const auto values = computation->beginOnline(task.placement, here, one.stop);
        if (!values)
            return values.error();
        const auto policy = device == 0 ? policies->policy(problem) : nullptr;
        const auto run = runOnlineRank({task.problem, *exchange, **values, policy.get(),
                                        processors.empty() ? std::vector<unsigned>() : processors[device]},
                                       one);
        if (!run)
            return run.error();
        return completed(**values, run->placement, run->schedule, one.stop, isWarmup);
    }

    /// Checks this rank's results, and joins them with those of the others.
    Result<Execution> completed(const ComputedValues& values, const Placement& placement,
                                const Schedule& schedule, const std::stop_token& stop, bool isWarmup)
    {
        auto check = checked(values, placement, task.options.flag("check") && !isWarmup, stop);
        if (!check)
            return check.error();
        std::vector<std::uint32_t> tokens;
        for (const VertexId v : problem.graph().vertices())
            tokens.push_back(values.token(v));
        const auto report = exchanged(placement, partOf(schedule, device, tokens, *std::move(check)));
        if (!report)
            return report.error();
        if (!isWarmup && onReport)
            onReport(*report);
        return readReport(problem, placement, *report);
    }

    /// Only ranks with results of the graph compare them: the sequential run takes time and memory.
    Result<ExecutionCheck> checked(const ComputedValues& values, const Placement& placement, bool outputs,
                                   const std::stop_token& stop)
    {
        const DataflowGraph& graph = problem.graph();
        bool hasResult = false;
        for (const VertexId v : graph.vertices())
            hasResult = hasResult || (placement.devices[v] == device && graph.outEdges(v).empty());
        for (const GraphResult& result : graph.memory().results)
            hasResult = hasResult || placement.devices[result.vertex] == device;
        return computation->check(values, outputs && hasResult, stop);
    }

    /// Gives this rank's part to rank 0 and returns the report of all.
    Result<std::string> exchanged(const Placement& placement, RankPart part)
    {
        if (task.setup.rank > 0) {
            if (auto sent = control->send(0, {RankMail::Kind::Part, 0, packPart(part)}); !sent)
                return sent.error();
            auto mail = control->await(0, RankMail::Kind::Report);
            if (!mail)
                return mail.error();
            return std::move(mail->body);
        }
        std::vector<RankPart> parts{std::move(part)};
        for (std::size_t rank = 1; rank < task.setup.size; ++rank) {
            const auto mail = control->await(rank, RankMail::Kind::Part);
            if (!mail)
                return mail.error();
            auto other = unpackPart(mail->body);
            if (!other)
                return other.error();
            parts.push_back(*std::move(other));
        }
        auto report = joinParts(problem, transferPlanOf(problem, placement), placement, parts);
        if (!report)
            return report.error();
        if (policies)
            report->placement = placement;
        report->clockError = exchange->clockError();
        report->notes = notes();
        std::string bytes = packReport(*report);
        for (std::size_t rank = 1; rank < task.setup.size; ++rank)
            if (auto sent = control->send(rank, {RankMail::Kind::Report, 0, bytes}); !sent)
                return sent.error();
        return bytes;
    }

    [[nodiscard]] std::vector<Message> notes() const
    {
        std::vector<Message> out = computation->notes();
        if (task.setup.size == 1)
            return out;
        if (oneMachine && exchange->clockError() == 0)
            out.push_back({DOPPLER_TEXT("core", "{0} processes of one machine, which share its clock, sent "
                                                "tensors by c10d's Gloo backend"),
                           {count(task.setup.size)}});
        else
            out.push_back(
                {DOPPLER_TEXT("core",
                              "{0} processes sent tensors by c10d's Gloo backend; round trips aligned "
                              "their clocks with an error of at most {1} us"),
                 {count(task.setup.size), figure(fmt::format("{:.1f}", exchange->clockError() * 1e6))}});
        return out;
    }

    RankTask task;
    const EngineContext& context;
    const std::function<void(std::string_view)>& onReport;
    const Problem& problem;
    DeviceId device;
    const OnlinePlacer* policies; ///< Null: the placement is executed.
    std::shared_ptr<Computation> computation;
    std::vector<std::vector<unsigned>> processors;
    bool oneMachine = true;
    std::unique_ptr<RankLink> link;
    std::unique_ptr<RankControl> control;
    std::unique_ptr<RankExchange> exchange; ///< Last: its threads use the others.
};

} // namespace

Result<std::vector<Execution>> executeRank(RankTask task, const EngineContext& context,
                                           const std::function<void(std::string_view)>& onReport)
{
    return RankSession(std::move(task), context, onReport).run();
}

} // namespace doppler
