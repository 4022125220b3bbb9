// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/profile_join.h"

#include "core/io/profiles/graph_branches.h"
#include "core/io/profiles/kernel_overruns.h"
#include "core/io/profiles/sort_if_needed.h"
#include "core/io/profiles/stream_waits.h"
#include "core/io/profiles/wait_calls.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <tuple>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

double endOf(const ProfiledOperator& op) { return op.start + op.seconds * 1e6; }

/// Finds out which operator called which: on one thread they lie in each other.
void nest(ProfileTrace& trace)
{
    auto& all = trace.operators;
    sortIfNeeded(all, [](const ProfiledOperator& a, const ProfiledOperator& b) {
        if (a.thread != b.thread)
            return a.thread < b.thread;
        return a.start != b.start ? a.start < b.start : a.seconds > b.seconds;
    });
    std::vector<std::uint32_t> running;
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        while (!running.empty() &&
               (all[running.back()].thread != all[i].thread || endOf(all[running.back()]) <= all[i].start))
            running.pop_back();
        ProfiledOperator& op = all[i];
        if (!running.empty())
            op.parent = running.back();
        if (op.parent != none && all[op.parent].owner != none)
            op.owner = all[op.parent].owner;
        else if (!op.annotation && isOperatorName(trace.names[op.name]))
            op.owner = i;
        running.push_back(i);
    }
}

/// An operator of unknown cost has that of the operators that it called.
void sumFlops(std::vector<ProfiledOperator>& all)
{
    std::vector<std::optional<double>> inside(all.size());
    for (std::size_t i = all.size(); i-- > 0;) {
        if (!all[i].flops)
            all[i].flops = inside[i];
        if (all[i].flops && all[i].parent != none) {
            auto& sum = inside[all[i].parent];
            sum = sum.value_or(0) + *all[i].flops;
        }
    }
}

/// Launches by correlation and operators by External id. Both are unique within one process only.
class Origins {
public:
    explicit Origins(const RawProfile& from) : raw(from), launches(from.launches.size())
    {
        std::iota(launches.begin(), launches.end(), 0U);
        sortIfNeeded(launches, [this](std::uint32_t a, std::uint32_t b) {
            const ProfileLaunch& x = raw.launches[a];
            const ProfileLaunch& y = raw.launches[b];
            return std::tuple(x.correlation, x.process, x.start, a) <
                   std::tuple(y.correlation, y.process, y.start, b);
        });
        for (std::uint32_t i = 0; i < raw.trace.operators.size(); ++i)
            if (const ProfiledOperator& op = raw.trace.operators[i]; op.externalId > 0)
                byId.emplace_back(op.externalId, raw.trace.processOfThread[op.thread], i);
        sortIfNeeded(byId, std::less<>());
        matchDevices();
    }

    /// The launch of a kernel of that device; null if the trace has none.
    [[nodiscard]] const ProfileLaunch* launch(std::uint64_t correlation, std::uint32_t device) const
    {
        if (correlation == 0)
            return nullptr;
        const auto at = firstLaunch(correlation, 0);
        if (at == launches.end() || raw.launches[*at].correlation != correlation)
            return nullptr;
        const auto mine = firstLaunch(correlation, processOf(device));
        const bool found = mine != launches.end() && raw.launches[*mine].correlation == correlation;
        return &raw.launches[found ? *mine : *at];
    }

    [[nodiscard]] std::uint32_t withId(std::uint64_t id, std::uint32_t device) const
    {
        for (const std::uint32_t process : {processOf(device), std::uint32_t{0}}) {
            const auto at = std::lower_bound(byId.begin(), byId.end(), std::tuple(id, process, 0U));
            if (id > 0 && at != byId.end() && std::get<0>(*at) == id)
                return std::get<2>(*at);
        }
        return none;
    }

private:
    [[nodiscard]] std::vector<std::uint32_t>::const_iterator firstLaunch(std::uint64_t correlation,
                                                                         std::uint32_t process) const
    {
        return std::lower_bound(launches.begin(), launches.end(), std::tuple(correlation, process),
                                [this](std::uint32_t i, const std::tuple<std::uint64_t, std::uint32_t>& key) {
                                    return std::tuple(raw.launches[i].correlation, raw.launches[i].process) <
                                           key;
                                });
    }

    /// Processes of one trace count their correlations separately. If there are as many devices as processes,
    /// the n-th device is that of the n-th process.
    void matchDevices()
    {
        if (raw.trace.processes.size() < 2)
            return;
        for (const ProfiledKernel& kernel : raw.trace.kernels)
            devices.push_back(kernel.device);
        std::sort(devices.begin(), devices.end());
        devices.erase(std::unique(devices.begin(), devices.end()), devices.end());
        if (devices.size() != raw.trace.processes.size())
            devices.clear();
    }
    [[nodiscard]] std::uint32_t processOf(std::uint32_t device) const
    {
        const auto at = std::lower_bound(devices.begin(), devices.end(), device);
        return at == devices.end() ? 0 : static_cast<std::uint32_t>(at - devices.begin());
    }

    const RawProfile& raw;
    std::vector<std::uint32_t> launches; ///< By correlation, process and start.
    std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> byId; ///< Id, process, operator.
    std::vector<std::uint32_t> devices; ///< By process; empty: unknown.
};

class Join {
public:
    explicit Join(RawProfile& from) : raw(from), trace(from.trace) {}

    void run()
    {
        if (!raw.unfinished.empty())
            trace.notes.push_back({DOPPLER_PLURAL("core", "{0} events have no end and were skipped: {1}",
                                                  "{0} event has no end and was skipped: {1}"),
                                   {count(raw.unfinished.total()), raw.unfinished.listed()}});
        nest(trace);
        sumFlops(trace.operators);
        findOrigins();
        cutOverruns();
        dropOthers();
        sortKernels();
        StreamWaits(raw).resolve();
        guessWaitsFromCalls(raw);
        addGraphBranches(raw);
        startAtZero();
        addNotes();
    }

private:
    /// The innermost operator or annotation of the thread that was running at that time.
    [[nodiscard]] std::uint32_t runningAt(std::uint32_t thread, double time) const
    {
        const auto& all = trace.operators;
        const auto after =
            std::upper_bound(all.begin(), all.end(), time, [&](double t, const ProfiledOperator& op) {
                return op.thread != thread ? op.thread > thread : t < op.start;
            });
        if (after == all.begin() || std::prev(after)->thread != thread)
            return none;
        auto found = static_cast<std::uint32_t>(std::prev(after) - all.begin());
        while (found != none && endOf(all[found]) < time)
            found = all[found].parent;
        return found;
    }

    /// The operator or wrapper whose time a launch at `within` is part of; none if only annotations contain
    /// it: these are ranges of time and compute nothing.
    [[nodiscard]] std::uint32_t operatorAround(std::uint32_t within) const
    {
        for (std::uint32_t at = within; at != none; at = trace.operators[at].parent) {
            const ProfiledOperator& op = trace.operators[at];
            if (op.owner != none || !(op.annotation || marksIteration(trace.names[op.name])))
                return at;
        }
        return none;
    }

    void findOrigins()
    {
        const Origins origins(raw);
        drop.assign(trace.kernels.size(), false);
        for (std::size_t i = 0; i < trace.kernels.size(); ++i) {
            ProfiledKernel& kernel = trace.kernels[i];
            KernelOrigin& origin = raw.origins[i];
            const ProfileLaunch* launch = origins.launch(origin.correlation, kernel.device);
            const bool unknown = origin.unknownKind != none;
            if (unknown && (launch || !isLate(kernel)))
                (launch ? taken : unread).add(trace.names[origin.unknownKind]);
            if (launch) {
                kernel.launched = launch->start;
                kernel.thread = launch->thread;
                kernel.within = runningAt(launch->thread, launch->start);
                origin.ofGraph = origin.ofGraph || launch->ofGraph;
            } else {
                kernel.launched = kernel.start;
                kernel.within = origins.withId(origin.externalId, kernel.device);
                drop[i] = unknown || (kernel.within == none && isForeign(i));
            }
            kernel.op = origin.ofGraph ? none : operatorAround(kernel.within);
        }
    }

    [[nodiscard]] bool isLate(const ProfiledKernel& kernel) const
    {
        return trace.iteration && kernel.start >= trace.iteration->end;
    }

    /// Whether a kernel without launch and operator was launched outside of the iteration that is read. One
    /// without any id is taken by its time.
    bool isForeign(std::size_t i)
    {
        if (!trace.iteration)
            return false;
        const bool late = isLate(trace.kernels[i]);
        const bool linked = raw.origins[i].correlation > 0 || raw.origins[i].externalId > 0;
        if (linked && !late)
            foreign.add(trace.names[trace.kernels[i].name]);
        return linked || late;
    }

    void cutOverruns()
    {
        const std::vector<bool> cut = cutKernelOverruns(trace.kernels, drop);
        for (std::size_t i = 0; i < cut.size(); ++i)
            if (cut[i] && !drop[i])
                shortened.add(trace.names[trace.kernels[i].name]);
    }

    void dropOthers()
    {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < trace.kernels.size(); ++i)
            if (!drop[i]) {
                trace.kernels[kept] = trace.kernels[i];
                if (kept != i)
                    raw.origins[kept] = std::move(raw.origins[i]);
                ++kept;
            }
        trace.kernels.resize(kept);
        raw.origins.resize(kept);
        for (std::size_t i = 0; i < kept; ++i)
            if (trace.kernels[i].op == none)
                (raw.origins[i].ofGraph ? ofGraphs : alone).add(trace.names[trace.kernels[i].name]);
    }

    void sortKernels()
    {
        const auto earlier = [](const ProfiledKernel& a, const ProfiledKernel& b) {
            return a.start < b.start;
        };
        if (std::is_sorted(trace.kernels.begin(), trace.kernels.end(), earlier))
            return;
        std::vector<std::uint32_t> order(trace.kernels.size());
        std::iota(order.begin(), order.end(), 0U);
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return earlier(trace.kernels[a], trace.kernels[b]);
        });
        std::vector<ProfiledKernel> kernels;
        std::vector<KernelOrigin> origins;
        for (const std::uint32_t i : order) {
            kernels.push_back(trace.kernels[i]);
            origins.push_back(std::move(raw.origins[i]));
        }
        trace.kernels = std::move(kernels);
        raw.origins = std::move(origins);
    }

    void startAtZero()
    {
        double zero = std::numeric_limits<double>::infinity();
        for (const ProfiledOperator& op : trace.operators)
            zero = std::min(zero, op.start);
        if (!trace.kernels.empty())
            zero = std::min(zero, trace.kernels.front().start);
        for (ProfiledOperator& op : trace.operators)
            op.start = (op.start - zero) / 1e6;
        for (ProfiledKernel& kernel : trace.kernels) {
            kernel.start = (kernel.start - zero) / 1e6;
            kernel.launched = (kernel.launched - zero) / 1e6;
        }
        for (ProfiledSync& sync : trace.syncs)
            sync.start = (sync.start - zero) / 1e6;
        std::sort(trace.syncs.begin(), trace.syncs.end(), [](const ProfiledSync& a, const ProfiledSync& b) {
            return std::tuple(a.thread, a.start) < std::tuple(b.thread, b.start);
        });
    }

    void note(PluralText text, const NameCounts& names)
    {
        if (!names.empty())
            trace.notes.push_back({text, {count(names.total()), names.listed()}});
    }

    void addNotes()
    {
        note(DOPPLER_PLURAL("core",
                            "{0} kernels overran the next kernel on their stream and were cut where that "
                            "begins: {1}",
                            "{0} kernel overran the next kernel on its stream and was cut where that begins: "
                            "{1}"),
             shortened);
        note(
            DOPPLER_PLURAL("core",
                           "{0} events of accelerators that this program does not know were read as kernels, "
                           "because their launches are in the trace: {1}",
                           "{0} event of an accelerator that this program does not know was read as a "
                           "kernel, because its launch is in the trace: {1}"),
            taken);
        note(DOPPLER_PLURAL("core",
                            "{0} events of kinds that this program does not know were left out, because the "
                            "trace has no launch for them: {1}; operators without other kernels have their "
                            "time on the host",
                            "{0} event of a kind that this program does not know was left out, because the "
                            "trace has no launch for it: {1}; operators without other kernels have their "
                            "time on the host"),
             unread);
        note(DOPPLER_PLURAL("core",
                            "{0} kernels ran during the iteration, but have no launch or operator in it, and "
                            "were left out (--import iteration=all reads them): {1}",
                            "{0} kernel ran during the iteration, but has no launch or operator in it, and "
                            "was left out (--import iteration=all reads it): {1}"),
             foreign);
        note(DOPPLER_PLURAL("core",
                            "{0} kernels were launched as parts of whole graphs, and each is a vertex: {1}",
                            "{0} kernel was launched as part of a whole graph, and is a vertex: {1}"),
             ofGraphs);
        note(DOPPLER_PLURAL("core", "{0} kernels belong to no operator, and each is a vertex: {1}",
                            "{0} kernel belongs to no operator, and is a vertex: {1}"),
             alone);
        if (trace.processes.size() > 1)
            trace.notes.push_back(
                {DOPPLER_PLURAL("core",
                                "the trace has the operators of {0} processes; their names end with it",
                                "the trace has the operators of {0} process"),
                 {count(trace.processes.size())}});
    }

    RawProfile& raw;
    ProfileTrace& trace;
    std::vector<bool> drop; ///< By kernel.
    NameCounts shortened;
    NameCounts taken;
    NameCounts unread;
    NameCounts foreign;
    NameCounts ofGraphs;
    NameCounts alone;
};

} // namespace

ProfileTrace joinProfile(RawProfile raw)
{
    Join(raw).run();
    return std::move(raw.trace);
}

} // namespace doppler
