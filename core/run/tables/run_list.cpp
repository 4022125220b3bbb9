// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/tables/run_list.h"

#include "core/base/message.h"
#include "core/run/measured_run.h"
#include "core/run/memory_fit.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace doppler {

namespace {

using Unit = ColumnUnit;

constexpr std::array listColumns{
    ColumnSpec{"number", Unit::Count, DOPPLER_TEXT("core", "Number"),
               DOPPLER_TEXT("core", "Place in the list, from 1")},
    ColumnSpec{"run", Unit::Text, DOPPLER_TEXT("core", "Run"), DOPPLER_TEXT("core", "Name of the run"), true,
               "name"},
    ColumnSpec{"placer", Unit::Text, DOPPLER_TEXT("core", "Placer"),
               DOPPLER_TEXT("core", "Id of the placer, or measured, file or manual"), false},
    ColumnSpec{"graph", Unit::Text, DOPPLER_TEXT("core", "Graph"), DOPPLER_TEXT("core", "Name of the graph")},
    ColumnSpec{"devices", Unit::Text, DOPPLER_TEXT("core", "Devices"),
               DOPPLER_TEXT("core", "Name of the devices")},
    ColumnSpec{"seed", Unit::Count, DOPPLER_TEXT("core", "Seed"), DOPPLER_TEXT("core", "Random seed"), false},
    ColumnSpec{"makespan", Unit::Seconds, DOPPLER_TEXT("core", "Makespan"),
               DOPPLER_TEXT("core", "Time from the start to the end of the run")},
    ColumnSpec{"relative", Unit::Share, DOPPLER_TEXT("core", "Over baseline"),
               DOPPLER_TEXT("core", "How much longer the run is than the baseline of its graph")},
    ColumnSpec{"gap", Unit::Share, DOPPLER_TEXT("core", "Gap"),
               DOPPLER_TEXT("core", "How much longer the run is than the lower bound")},
    ColumnSpec{"bound", Unit::Seconds, DOPPLER_TEXT("core", "Lower bound"),
               DOPPLER_TEXT("core", "No placement of this graph on these devices is shorter"), false},
    ColumnSpec{"moved", Unit::Bytes, DOPPLER_TEXT("core", "Moved"),
               DOPPLER_TEXT("core", "Bytes of all transfers"), false},
    ColumnSpec{"idle", Unit::Share, DOPPLER_TEXT("core", "Idle"),
               DOPPLER_TEXT("core", "Share of the devices' time without a task"), false},
    ColumnSpec{"fits", Unit::Flag, DOPPLER_TEXT("core", "Fits"),
               DOPPLER_TEXT("core", "Whether the run fits into the memory of its devices"), false},
    ColumnSpec{"group", Unit::Text, DOPPLER_TEXT("core", "Group"),
               DOPPLER_TEXT("core", "Group that the user gave it")},
    ColumnSpec{"tags", Unit::Text, DOPPLER_TEXT("core", "Tags"),
               DOPPLER_TEXT("core", "Tags that the user gave it, separated by commas"), true, "tag"},
    ColumnSpec{"note", Unit::Text, DOPPLER_TEXT("core", "Note"), DOPPLER_TEXT("core", "Note of the user")},
    ColumnSpec{"baseline", Unit::Flag, DOPPLER_TEXT("core", "Baseline"),
               DOPPLER_TEXT("core", "Whether it is the pinned baseline of its graph")},
    ColumnSpec{"measured", Unit::Flag, DOPPLER_TEXT("core", "Measured"),
               DOPPLER_TEXT("core", "Whether its times were measured, not simulated"), false},
    ColumnSpec{"trained", Unit::Flag, DOPPLER_TEXT("core", "Trained"),
               DOPPLER_TEXT("core", "Whether it is the best of a training"), false},
    ColumnSpec{"step", Unit::Text, DOPPLER_TEXT("core", "Step"),
               DOPPLER_TEXT("core", "Step that produced it, such as placer, hand or execution"), false},
    ColumnSpec{"from", Unit::Text, DOPPLER_TEXT("core", "From"),
               DOPPLER_TEXT("core", "Run from which it came"), false},
};

/// Fills the columns in the order of listColumns.
class ListBuilder {
public:
    explicit ListBuilder(std::span<const ListedRun> r) : runs(r) { table.rowCount = r.size(); }

    template <class NumberOf>
    void numbers(NumberOf numberOf)
    {
        TableColumn& column = next();
        column.numbers.reserve(runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i)
            column.numbers.push_back(static_cast<double>(numberOf(runs[i], i)));
    }
    template <class TextOf>
    void texts(TextOf textOf)
    {
        auto pool = std::make_shared<TextPool>();
        for (const ListedRun& run : runs)
            pool->add(textOf(run));
        next().texts = std::move(pool);
    }
    DataTable take() { return std::move(table); }

private:
    TableColumn& next()
    {
        return table.columns.emplace_back(TableColumn{listColumns[table.columns.size()], {}, nullptr, {}});
    }

    std::span<const ListedRun> runs;
    DataTable table;
};

double fits(const Run& run)
{
    const MemoryFit fit = memoryFit(run);
    return fit == MemoryFit::Unchecked ? std::numeric_limits<double>::quiet_NaN()
                                       : (fit == MemoryFit::Fits ? 1 : 0);
}

/// A cell of a table is one line.
std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return text;
}

} // namespace

std::vector<std::optional<std::size_t>> baselinesOf(std::span<const ListedRun> runs)
{
    using Key = std::pair<std::string_view, std::uint64_t>;
    const auto keyOf = [](const ListedRun& run) {
        const DataflowGraph& graph = run.run->problem->graph();
        return Key(graph.name(), graph.fingerprint());
    };
    std::map<Key, std::size_t> pinned;
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (runs[i].notes.baseline)
            pinned.try_emplace(keyOf(runs[i]), i);
    std::vector<std::optional<std::size_t>> out(runs.size());
    if (pinned.empty())
        return out;
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (const auto found = pinned.find(keyOf(runs[i])); found != pinned.end())
            out[i] = found->second;
    return out;
}

std::span<const ColumnSpec> runListColumns() { return listColumns; }

DataTable runListTable(std::span<const ListedRun> runs)
{
    const auto baselines = baselinesOf(runs);
    ListBuilder out(runs);
    out.numbers([](const ListedRun&, std::size_t i) { return i + 1; });
    out.texts([](const ListedRun& run) -> std::string_view { return run.title; });
    out.texts([](const ListedRun& run) -> std::string_view { return run.run->placer; });
    out.texts([](const ListedRun& run) -> std::string_view { return run.run->problem->graph().name(); });
    out.texts([](const ListedRun& run) -> std::string_view { return run.run->problem->topology().name(); });
    out.numbers([](const ListedRun& run, std::size_t) { return run.seed; });
    out.numbers([](const ListedRun& run, std::size_t) { return run.run->schedule.makespan; });
    out.numbers([&](const ListedRun& run, std::size_t i) {
        return baselines[i]
                   ? overBaseline(run.run->schedule.makespan, runs[*baselines[i]].run->schedule.makespan)
                   : std::numeric_limits<double>::quiet_NaN();
    });
    out.numbers([](const ListedRun& run, std::size_t) { return run.run->statistics.gap; });
    out.numbers([](const ListedRun& run, std::size_t) { return run.run->problem->lowerBound(); });
    out.numbers([](const ListedRun& run, std::size_t) { return run.run->statistics.bytesMoved; });
    out.numbers([](const ListedRun& run, std::size_t) { return run.run->statistics.idleShare; });
    out.numbers([](const ListedRun& run, std::size_t) { return fits(*run.run); });
    out.texts([](const ListedRun& run) -> std::string_view { return run.notes.group; });
    out.texts([](const ListedRun& run) { return tagsText(run.notes.tags); });
    out.texts([](const ListedRun& run) { return oneLine(run.notes.note); });
    out.numbers([&](const ListedRun&, std::size_t i) { return baselines[i] == i ? 1 : 0; });
    out.numbers([](const ListedRun& run, std::size_t) { return isMeasured(*run.run) ? 1 : 0; });
    out.numbers([](const ListedRun& run, std::size_t) { return run.trained ? 1 : 0; });
    out.texts([](const ListedRun& run) { return runStepName(run.origin.step); });
    out.texts([](const ListedRun& run) -> std::string_view { return run.origin.fromName; });
    return out.take();
}

} // namespace doppler
