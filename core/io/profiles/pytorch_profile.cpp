// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/pytorch_profile.h"

#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/profiles/pytorch_event.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

std::uint32_t smallOf(double value)
{
    return value > 0 && value < 4e9 ? static_cast<std::uint32_t>(value) : 0;
}

/// Iterations by time, without those that lie in another.
std::vector<IterationMark> outermost(std::vector<IterationMark> marks)
{
    std::stable_sort(marks.begin(), marks.end(), [](const IterationMark& a, const IterationMark& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    });
    std::vector<IterationMark> out;
    for (IterationMark& mark : marks)
        if (out.empty() || mark.begin >= out.back().end)
            out.push_back(std::move(mark));
    return out;
}

struct Launch {
    std::uint64_t correlation = 0;
    std::uint64_t externalId = 0;
    double start = 0; ///< Microseconds.
    std::uint32_t thread = 0;
};

/// Where a kernel comes from, beside the kernel itself.
struct Origin {
    std::uint64_t correlation = 0;
    std::uint64_t externalId = 0;
};

class ProfileReader {
public:
    ProfileReader(const OpenSource& opener, const ReadWatch& watcher, double begin, double end)
        : open(opener), watch(watcher), from(begin), to(end)
    {
    }

    Result<ProfileTrace> read(const std::string& iteration)
    {
        double begin = from;
        if (!readsAll(iteration)) {
            begin = (from + to) / 2;
            if (auto done = findIterations(begin); !done)
                return done.error();
            auto picked = pickIteration(marks, iteration);
            if (!picked)
                return picked.error();
            trace.iteration = *std::move(picked);
            trace.iterations = marks.size();
        }
        if (auto done = collect(begin); !done)
            return done.error();
        if (trace.operators.empty() && trace.kernels.empty())
            return Error{
                {DOPPLER_TEXT("core", "found no operator and no kernel of PyTorch, expected a trace of "
                                      "its profiler")},
                {},
                std::string(traceEventList)};
        nest();
        join();
        return std::move(trace);
    }

private:
    Result<void> stream(const JsonListHooks& hooks, double begin, double end)
    {
        auto source = open();
        return source ? streamJsonList(**source, traceEventList, hooks, watch, begin, end)
                      : Result<void>(source.error());
    }

    Result<void> findIterations(double until)
    {
        JsonListHooks hooks;
        hooks.element = [&](std::string_view text, std::size_t index) -> Result<void> {
            if (text.find("ProfilerStep#") == std::string_view::npos && !marksIteration(text))
                return {};
            if (categoryOf(text) != ProfileCategory::Operator)
                return {};
            auto event = readProfileEvent(text, index);
            if (!event)
                return event.error();
            if (*event && marksIteration((*event)->name))
                marks.push_back({(*event)->name, (*event)->start, (*event)->start + (*event)->duration});
            return {};
        };
        auto done = stream(hooks, from, until);
        marks = outermost(std::move(marks));
        return done;
    }

    Result<void> collect(double begin)
    {
        JsonListHooks hooks;
        hooks.element = [&](std::string_view text, std::size_t index) -> Result<void> {
            const ProfileCategory category = categoryOf(text);
            if (category == ProfileCategory::Other)
                return {};
            auto event = readProfileEvent(text, index);
            if (!event)
                return event.error();
            if (*event)
                keep(category, **event);
            return {};
        };
        hooks.member = [&](std::string_view key, std::string_view value) -> Result<void> {
            if (key == "deviceProperties")
                readDeviceName(value);
            double version = 0;
            if (key == "schemaVersion" && (version = std::strtod(std::string(value).c_str(), nullptr)) >= 2)
                return Error{
                    {DOPPLER_TEXT("core", "the file is of version {0}, this program reads up to {1}; "
                                          "a newer program is needed"),
                     {jsonNumber(version), "1"}},
                    {},
                    std::string(key)};
            return {};
        };
        return stream(hooks, begin, to);
    }

    void readDeviceName(std::string_view value)
    {
        constexpr std::array<std::string_view, 1> keys{"name"};
        // A document of its own, so that the reader, which wants an object at the top, takes it.
        const std::string document = "{\"all\":" + std::string(value) + '}';
        JsonReader in(document);
        in.enterDocument();
        std::uint32_t seen = 0;
        if (!in.nextKey() || !in.enterList() || !in.nextElement() || !in.enterObject())
            return;
        while (in.nextField(keys, seen))
            in.readText(trace.deviceName);
    }

    void keep(ProfileCategory category, const ProfileEvent& event)
    {
        const auto& window = trace.iteration;
        const bool early = window && event.start < window->begin;
        const bool late = window && event.start >= window->end;
        if (early || (late && category != ProfileCategory::Kernel)) // kernels run after their launch
            return;
        if (category == ProfileCategory::Launch) {
            if (event.correlation > 0)
                launches.push_back({idOf(event.correlation), idOf(event.externalId), event.start,
                                    threads.idOf(event.thread)});
            return;
        }
        const std::uint32_t name = trace.names.idOf(event.name);
        if (category == ProfileCategory::Kernel) {
            ProfiledKernel kernel;
            kernel.name = name;
            kernel.device = smallOf(event.device);
            kernel.stream = smallOf(event.stream);
            kernel.start = event.start;
            kernel.seconds = event.duration / 1e6;
            trace.kernels.push_back(kernel);
            origins.push_back({idOf(event.correlation), idOf(event.externalId)});
            return;
        }
        ProfiledOperator op;
        op.name = name;
        op.thread = threads.idOf(event.thread);
        op.start = event.start;
        op.seconds = event.duration / 1e6;
        op.externalId = idOf(event.externalId);
        op.recordId = idOf(event.recordId);
        if (event.hasShapes)
            op.flops = operatorFlops(event.name, event.shapes, {});
        trace.operators.push_back(op);
    }

    static double endOf(const ProfiledOperator& op) { return op.start + op.seconds * 1e6; }

    /// Finds out which operator called which: on one thread they lie in each other.
    void nest()
    {
        auto& all = trace.operators;
        std::stable_sort(all.begin(), all.end(), [](const ProfiledOperator& a, const ProfiledOperator& b) {
            if (a.thread != b.thread)
                return a.thread < b.thread;
            return a.start != b.start ? a.start < b.start : a.seconds > b.seconds;
        });
        std::vector<std::uint32_t> running;
        for (std::uint32_t i = 0; i < all.size(); ++i) {
            while (!running.empty() && (all[running.back()].thread != all[i].thread ||
                                        endOf(all[running.back()]) <= all[i].start))
                running.pop_back();
            ProfiledOperator& op = all[i];
            if (!running.empty())
                op.parent = running.back();
            if (op.parent != none && all[op.parent].owner != none)
                op.owner = all[op.parent].owner;
            else if (isOperatorName(trace.names[op.name]))
                op.owner = i;
            running.push_back(i);
        }
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

    /// The innermost operator of the thread that was running at that time.
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

    void join()
    {
        std::sort(launches.begin(), launches.end(),
                  [](const Launch& a, const Launch& b) { return a.correlation < b.correlation; });
        std::vector<std::pair<std::uint64_t, std::uint32_t>> byId;
        for (std::uint32_t i = 0; i < trace.operators.size(); ++i)
            if (trace.operators[i].externalId > 0)
                byId.emplace_back(trace.operators[i].externalId, i);
        std::sort(byId.begin(), byId.end());
        const auto withId = [&](std::uint64_t id) {
            const auto at = std::lower_bound(byId.begin(), byId.end(), std::pair(id, std::uint32_t{0}));
            return id > 0 && at != byId.end() && at->first == id ? at->second : none;
        };
        double zero = std::numeric_limits<double>::infinity();
        for (const ProfiledOperator& op : trace.operators)
            zero = std::min(zero, op.start);
        std::vector<ProfiledKernel> joined;
        for (std::size_t i = 0; i < trace.kernels.size(); ++i) {
            ProfiledKernel kernel = trace.kernels[i];
            const auto launch = std::lower_bound(
                launches.begin(), launches.end(), origins[i].correlation,
                [](const Launch& a, std::uint64_t correlation) { return a.correlation < correlation; });
            if (launch != launches.end() && launch->correlation == origins[i].correlation)
                kernel.op = runningAt(launch->thread, launch->start);
            else if (trace.iteration && withId(origins[i].externalId) == none)
                continue; // of another iteration
            else
                kernel.op = withId(origins[i].externalId);
            zero = std::min(zero, kernel.start);
            joined.push_back(kernel);
        }
        for (ProfiledOperator& op : trace.operators)
            op.start = (op.start - zero) / 1e6;
        for (ProfiledKernel& kernel : joined)
            kernel.start = (kernel.start - zero) / 1e6;
        std::stable_sort(joined.begin(), joined.end(),
                         [](const ProfiledKernel& a, const ProfiledKernel& b) { return a.start < b.start; });
        trace.kernels = std::move(joined);
    }

    const OpenSource& open;
    const ReadWatch& watch;
    double from;
    double to;
    ProfileTrace trace;
    NamePool threads;
    std::vector<IterationMark> marks; ///< Microseconds.
    std::vector<Launch> launches;
    std::vector<Origin> origins; ///< By index into ProfileTrace::kernels.
};

} // namespace

Result<ProfileTrace> readProfile(const OpenSource& open, const std::string& iteration, const ReadWatch& watch,
                                 double progressFrom, double progressTo)
{
    return ProfileReader(open, watch, progressFrom, progressTo).read(iteration);
}

} // namespace doppler
