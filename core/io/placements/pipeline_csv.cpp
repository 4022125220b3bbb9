// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/pipeline_csv.h"

#include "core/base/excerpt.h"
#include "core/io/placements/placement_format.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <optional>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint32_t mostIndex = 1'000'000;
constexpr std::size_t mostRanks = 100'000;
constexpr std::string_view kinds = "FBIW";
/// Kinds of cells that follow from the actions; some have no micro-batch.
constexpr std::array<std::string_view, 7> implied{"SEND_F",  "RECV_F",  "SEND_B",     "RECV_B",
                                                  "UNSHARD", "RESHARD", "REDUCE_GRAD"};
constexpr std::string_view overlap = "OVERLAP_F_B";

std::string_view cellText(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\"";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The text before a separator, and removes both.
std::string_view takeField(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::optional<std::uint32_t> takeIndex(std::string_view& text)
{
    std::uint32_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || number > mostIndex)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

std::optional<PipelineAction> actionOf(std::string_view cell)
{
    const auto stage = takeIndex(cell);
    if (!stage || cell.empty() || kinds.find(cell.front()) == std::string_view::npos)
        return std::nullopt;
    const auto work = static_cast<PipelineWork>(kinds.find(cell.front()));
    cell.remove_prefix(1);
    const auto batch = takeIndex(cell);
    return batch && cell.empty() ? std::optional(PipelineAction{work, *stage, *batch}) : std::nullopt;
}

bool isImplied(std::string_view cell)
{
    if (!takeIndex(cell))
        return false;
    const auto kind = std::ranges::find_if(implied, [&](std::string_view k) { return cell.starts_with(k); });
    if (kind == implied.end())
        return false;
    cell.remove_prefix(kind->size());
    return cell.empty() || (takeIndex(cell) && cell.empty());
}

/// The actions of a cell that is not empty; nothing if it is none.
std::optional<std::vector<PipelineAction>> actionsOf(std::string_view cell)
{
    if (const auto one = actionOf(cell))
        return std::vector{*one};
    if (isImplied(cell))
        return std::vector<PipelineAction>{};
    if (!cell.starts_with('(') || !cell.ends_with(overlap))
        return std::nullopt;
    cell.remove_suffix(overlap.size());
    if (!cell.ends_with(')'))
        return std::nullopt;
    cell = cell.substr(1, cell.size() - 2);
    std::vector<PipelineAction> out;
    while (!cell.empty()) {
        const auto one = actionOf(cellText(takeField(cell, ';')));
        if (!one)
            return std::nullopt;
        out.push_back(*one);
    }
    return out.empty() ? std::nullopt : std::optional(std::move(out));
}

std::string cellOf(const PipelineAction& action)
{
    return fmt::format("{}{}{}", action.stage, kinds[static_cast<std::size_t>(action.work)], action.batch);
}

} // namespace

bool looksLikePipelineCsv(std::string_view head)
{
    const std::size_t begin = std::min(head.find_first_not_of(" \t\r\n\","), head.size());
    head.remove_prefix(begin);
    return actionsOf(cellText(head.substr(0, head.find_first_of(",\n")))).has_value();
}

Result<PipelineSchedule> readPipelineCsv(std::string_view text)
{
    PipelineSchedule out;
    const auto rows = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    if (rows > mostRanks)
        return Error{{DOPPLER_TEXT("core", "found {0} lines, expected one for each rank, at most {1}"),
                      {std::to_string(rows), std::to_string(mostRanks)}},
                     {},
                     {}};
    out.reserve(rows);
    std::set<PipelineAction> seen;
    for (std::size_t line = 1; !text.empty(); ++line) {
        std::string_view row = takeField(text, '\n');
        if (cellText(row).empty() && text.empty())
            break;
        auto& actions = out.emplace_back();
        for (std::size_t column = 1; !row.empty(); ++column) {
            const std::string_view cell = cellText(takeField(row, ','));
            const std::string place = fmt::format("line {}, column {}", line, column);
            if (cell.empty())
                continue;
            const auto found = actionsOf(cell);
            if (!found)
                return Error{
                    {DOPPLER_TEXT("core", "found \"{0}\", expected an action such as 3F0: stage, kind "
                                          "(F, B, I or W) and micro-batch, both at most 1000000"),
                     {excerpt(cell)}},
                    {},
                    place};
            for (const PipelineAction& action : *found) {
                if (!seen.insert(action).second)
                    return Error{{DOPPLER_TEXT("core", "the action {0} occurs twice, expected each once"),
                                  {cellOf(action)}},
                                 {},
                                 place};
                actions.push_back(action);
            }
        }
    }
    if (seen.empty())
        return Error{
            {DOPPLER_TEXT("core", "the schedule has no action, expected cells such as 3F0")}, {}, {}};
    return out;
}

std::string writePipelineCsv(const PipelineSchedule& schedule)
{
    std::string out;
    for (const auto& actions : schedule) {
        out += actions.empty() ? "," : ""; // a blank line at the end is no rank
        for (std::size_t i = 0; i < actions.size(); ++i)
            out += (i > 0 ? "," : "") + cellOf(actions[i]);
        out += '\n';
    }
    return out;
}

PipelineSchedule pipelineScheduleOf(const Problem& problem, const Placement& placement)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<VertexId> order = placement.order;
    if (order.empty()) {
        const auto topological = graph.topologicalOrder();
        order.assign(topological.begin(), topological.end());
        std::vector<double> starts(graph.vertexCount());
        Simulator(problem.shared_from_this()).makespan(placement, starts);
        std::ranges::stable_sort(order, {}, [&](VertexId v) { return starts[v]; });
    }
    PipelineSchedule out;
    for (const VertexId v : order)
        if (const auto action = pipelineActionOf(graph.vertex(v))) {
            const std::size_t rank = placement.devices[v].value;
            out.resize(std::max(out.size(), rank + 1));
            out[rank].push_back(*action);
        }
    return out;
}

Result<void> needPipeline(const Problem& problem)
{
    for (const VertexId v : problem.graph().vertices())
        if (pipelineActionOf(problem.graph().vertex(v)))
            return {};
    return Error{{DOPPLER_TEXT("core", "the graph has no passes of a pipeline, which a schedule of PyTorch "
                                       "consists of; expected a graph of the family pipeline")},
                 {},
                 {}};
}

namespace {

std::string writePipelinePlacement(const Problem& problem, const Placement& placement, std::string_view)
{
    return writePipelineCsv(pipelineScheduleOf(problem, placement));
}

} // namespace

PlacementFormat pytorchPlacement()
{
    return {.id = "pytorch-schedule",
            .name = "PyTorch pipeline schedule (CSV)",
            .extensions = ".schedule.csv",
            .write = writePipelinePlacement,
            .check = needPipeline};
}

} // namespace doppler
