// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/rank_report.h"

#include "core/exec/computation.h"
#include "core/exec/computed_run.h"
#include "core/exec/external/checked_execution.h"
#include "core/exec/ranks/packed_placement.h"

#include <algorithm>

namespace doppler {

namespace {

Error wrongPart()
{
    return {{DOPPLER_TEXT("core", "a rank reported results that do not fit the placement: it belongs to "
                                  "another version of the program")},
            {},
            {}};
}

void addNumbers(Packer& out, const std::vector<double>& numbers)
{
    out.add(std::uint64_t{numbers.size()});
    for (const double number : numbers)
        out.add(number);
}

void addTokens(Packer& out, const std::vector<std::uint32_t>& tokens)
{
    out.add(std::uint64_t{tokens.size()});
    for (const std::uint32_t token : tokens)
        out.add(std::uint64_t{token});
}

std::vector<double> numbersFrom(Unpacker& in)
{
    std::vector<double> out(in.count(sizeof(double)));
    for (double& number : out)
        number = in.real();
    return out;
}

std::vector<std::uint32_t> tokensFrom(Unpacker& in)
{
    std::vector<std::uint32_t> out(in.count(sizeof(std::uint64_t)));
    for (std::uint32_t& token : out)
        token = static_cast<std::uint32_t>(in.number());
    return out;
}

void addCheck(Packer& out, const ExecutionCheck& check)
{
    out.add(std::uint64_t{check.tokensEqual ? 1U : 0U});
    out.add(std::uint64_t{check.outputsEqual ? (*check.outputsEqual ? 2U : 1U) : 0U});
    out.add(check.largestDifference.value_or(-1));
    out.add(std::string_view(check.firstDifferent));
}

ExecutionCheck checkFrom(Unpacker& in)
{
    ExecutionCheck out;
    out.tokensEqual = in.number() != 0;
    if (const std::uint64_t outputs = in.number(); outputs > 0)
        out.outputsEqual = outputs == 2;
    if (const double difference = in.real(); !(difference < 0))
        out.largestDifference = difference;
    out.firstDifferent = in.text();
    return out;
}

/// The check of all parts: what one of them found is found.
ExecutionCheck joinedCheck(const DataflowGraph& graph, const std::vector<RankPart>& parts)
{
    ExecutionCheck out;
    std::vector<std::string_view> different;
    for (const RankPart& part : parts) {
        out.tokensEqual = out.tokensEqual && part.check.tokensEqual;
        if (part.check.outputsEqual)
            out.outputsEqual = out.outputsEqual.value_or(true) && *part.check.outputsEqual;
        if (part.check.largestDifference)
            out.largestDifference =
                std::max(out.largestDifference.value_or(0), *part.check.largestDifference);
        if (!part.check.firstDifferent.empty())
            different.emplace_back(part.check.firstDifferent);
    }
    for (const VertexId v : graph.topologicalOrder())
        if (out.firstDifferent.empty() && std::ranges::find(different, graph.label(v)) != different.end())
            out.firstDifferent = graph.label(v);
    return out;
}

/// Which times of a part belong to what.
class Joiner {
public:
    Joiner(const TransferPlan& p, const Placement& at, const std::vector<RankPart>& all)
        : plan(p), placement(at), parts(all), delay(all.size(), 0)
    {
    }

    /// Whether all parts have as many times as the placement says.
    [[nodiscard]] bool fits() const
    {
        std::vector<std::size_t> tasks(parts.size());
        std::vector<std::size_t> sent(parts.size());
        std::vector<std::size_t> arrived(parts.size());
        for (const DeviceId d : placement.devices)
            ++tasks[d];
        for (const PlannedTransfer& x : plan.transfers()) {
            ++sent[x.from];
            ++arrived[x.to];
        }
        for (std::size_t d = 0; d < parts.size(); ++d)
            if (parts[d].tasks.size() != 2 * tasks[d] || parts[d].tokens.size() != tasks[d] ||
                parts[d].sent.size() != sent[d] || parts[d].arrived.size() != arrived[d])
                return false;
        return true;
    }

    void join(RankReport& out)
    {
        findTransfers(out.transfers);
        moveParts(out.transfers);
        for (std::size_t i = 0; i < plan.transfers().size(); ++i) {
            out.transfers[2 * i] += delay[plan.transfers()[i].from];
            out.transfers[2 * i + 1] += delay[plan.transfers()[i].to];
            out.transfers[2 * i] = std::min(out.transfers[2 * i], out.transfers[2 * i + 1]);
        }
        std::vector<std::size_t> next(parts.size());
        for (const DeviceId d : placement.devices) {
            const std::size_t i = next[d]++;
            out.tasks.push_back(parts[d].tasks[2 * i] + delay[d]);
            out.tasks.push_back(parts[d].tasks[2 * i + 1] + delay[d]);
            out.tokens.push_back(parts[d].tokens[i]);
            out.makespan = std::max(out.makespan, out.tasks.back());
        }
    }

private:
    void findTransfers(std::vector<double>& out) const
    {
        std::vector<std::size_t> sent(parts.size());
        std::vector<std::size_t> arrived(parts.size());
        for (const PlannedTransfer& x : plan.transfers()) {
            out.push_back(parts[x.from].sent[sent[x.from]++]);
            out.push_back(parts[x.to].arrived[arrived[x.to]++]);
        }
    }

    /// Finds the smallest delays of the parts after which no transfer ends before it starts. There are some,
    /// unless clocks ran at different speeds: those of the true clocks.
    void moveParts(const std::vector<double>& times)
    {
        bool moved = true;
        for (std::size_t round = 0; moved && round < parts.size(); ++round) {
            moved = false;
            for (std::size_t i = 0; i < plan.transfers().size(); ++i) {
                const PlannedTransfer& x = plan.transfers()[i];
                const double late = times[2 * i] + delay[x.from] - times[2 * i + 1] - delay[x.to];
                if (late > 0) {
                    delay[x.to] += late;
                    moved = true;
                }
            }
        }
    }

    const TransferPlan& plan;
    const Placement& placement;
    const std::vector<RankPart>& parts;
    std::vector<double> delay; ///< By rank.
};

Result<RankReport> unpackReport(std::string_view bytes)
{
    Unpacker in(bytes);
    RankReport report;
    report.makespan = in.real();
    report.tasks = numbersFrom(in);
    report.transfers = numbersFrom(in);
    report.tokens = tokensFrom(in);
    report.check = checkFrom(in);
    report.clockError = in.real();
    if (in.number() != 0)
        report.placement = placementFrom(in);
    const std::size_t notes = in.count(3 * sizeof(std::uint64_t));
    for (std::size_t i = 0; i < notes; ++i)
        report.notes.push_back(in.message());
    if (!in.complete())
        return wrongPart();
    return report;
}

} // namespace

RankPart partOf(const Schedule& schedule, DeviceId device, std::span<const std::uint32_t> tokens,
                ExecutionCheck check)
{
    RankPart out;
    for (const TaskRun& task : schedule.tasks)
        if (task.device == device) {
            out.tasks.push_back(task.start);
            out.tasks.push_back(task.end);
            out.tokens.push_back(tokens[task.vertex]);
        }
    for (const TransferRun& x : schedule.transfers) {
        if (x.from == device)
            out.sent.push_back(x.start);
        if (x.to == device)
            out.arrived.push_back(x.end);
    }
    out.check = std::move(check);
    return out;
}

std::string packPart(const RankPart& part)
{
    Packer out;
    for (const auto* times : {&part.tasks, &part.sent, &part.arrived})
        addNumbers(out, *times);
    addTokens(out, part.tokens);
    addCheck(out, part.check);
    return out.bytes();
}

Result<RankPart> unpackPart(std::string_view bytes)
{
    Unpacker in(bytes);
    RankPart part;
    for (auto* times : {&part.tasks, &part.sent, &part.arrived})
        *times = numbersFrom(in);
    part.tokens = tokensFrom(in);
    part.check = checkFrom(in);
    if (!in.complete())
        return wrongPart();
    return part;
}

Result<RankReport> joinParts(const Problem& problem, const TransferPlan& plan, const Placement& placement,
                             const std::vector<RankPart>& parts)
{
    Joiner joiner(plan, placement, parts);
    if (!joiner.fits())
        return wrongPart();
    RankReport out;
    joiner.join(out);
    out.check = joinedCheck(problem.graph(), parts);
    return out;
}

std::string packReport(const RankReport& report)
{
    Packer out;
    out.add(report.makespan);
    addNumbers(out, report.tasks);
    addNumbers(out, report.transfers);
    addTokens(out, report.tokens);
    addCheck(out, report.check);
    out.add(report.clockError);
    out.add(std::uint64_t{report.placement ? 1U : 0U});
    if (report.placement)
        addPlacement(out, *report.placement);
    out.add(std::uint64_t{report.notes.size()});
    for (const Message& note : report.notes)
        out.add(note);
    return out.bytes();
}

Result<Execution> readReport(const Problem& problem, const Placement& given, std::string_view bytes)
{
    auto report = unpackReport(bytes);
    if (!report)
        return report.error();
    if (report->placement && !validate(problem, *report->placement))
        return wrongPart();
    const Placement& placement = report->placement ? *report->placement : given;
    const TransferPlan plan = transferPlanOf(problem, placement);
    if (report->tasks.size() != 2 * problem.vertexCount() ||
        report->transfers.size() != 2 * plan.transfers().size())
        return wrongPart();
    ExecutionLine line;
    line.execution = true;
    line.makespan = report->makespan;
    for (std::size_t i = 0; i < report->tasks.size(); i += 2)
        line.tasks.push_back({report->tasks[i], report->tasks[i + 1]});
    for (std::size_t i = 0; i < plan.transfers().size(); ++i)
        line.transfers.push_back({plan.transfers()[i].tensor.value,
                                  plan.transfers()[i].to.value,
                                  {report->transfers[2 * i], report->transfers[2 * i + 1]}});
    line.tokens = std::move(report->tokens);
    auto execution = checkedExecution(problem, placement, std::move(line), sequentialTokens(problem.graph()),
                                      report->clockError);
    if (!execution)
        return execution.error();
    execution->check = std::move(report->check);
    execution->notes = std::move(report->notes);
    execution->placement = std::move(report->placement);
    return execution;
}

} // namespace doppler
