// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/wait_calls.h"

#include <algorithm>
#include <map>

namespace doppler {

namespace {

constexpr std::uint32_t none = ProfiledOperator::none;

class WaitCalls {
public:
    explicit WaitCalls(RawProfile& from) : raw(from), kernels(from.trace.kernels)
    {
        for (std::uint32_t i = 0; i < kernels.size(); ++i) {
            if (kernels[i].thread == none)
                continue;
            byThread[kernels[i].thread].push_back(i);
            byStream[{kernels[i].device, kernels[i].stream}].push_back(i);
        }
        for (auto& [thread, list] : byThread)
            sortByLaunch(list);
        for (auto& [place, list] : byStream)
            sortByLaunch(list);
        std::stable_sort(raw.eventCalls.begin(), raw.eventCalls.end(),
                         [](const EventCall& a, const EventCall& b) { return a.start < b.start; });
    }

    void resolve()
    {
        auto& waits = raw.trace.waits;
        std::map<std::uint32_t, double> recorded; // by thread
        for (const EventCall& call : raw.eventCalls) {
            if (!call.waits) {
                recorded[call.thread] = call.start;
                continue;
            }
            const auto record = recorded.find(call.thread);
            const std::uint32_t sink = nextOf(call.thread, call.start);
            const std::uint32_t source =
                sink == none ? none : sourceFor(sink, record == recorded.end() ? call.start : record->second);
            const bool found = source < sink && sink != none; // sorted by start: a wait never leads back
            if (found)
                waits.emplace_back(source, sink);
            ++(found ? guessed : unresolved);
        }
        std::sort(waits.begin(), waits.end());
        waits.erase(std::unique(waits.begin(), waits.end()), waits.end());
        addNotes();
    }

private:
    using List = std::vector<std::uint32_t>;

    void sortByLaunch(List& list) const
    {
        std::stable_sort(list.begin(), list.end(), [this](std::uint32_t a, std::uint32_t b) {
            return kernels[a].launched < kernels[b].launched;
        });
    }

    [[nodiscard]] List::const_iterator after(const List& list, double time) const
    {
        return std::upper_bound(list.begin(), list.end(), time, [this](double at, std::uint32_t kernel) {
            return at < kernels[kernel].launched;
        });
    }

    [[nodiscard]] std::uint32_t nextOf(std::uint32_t thread, double time) const
    {
        const auto list = byThread.find(thread);
        if (list == byThread.end())
            return none;
        const auto next = after(list->second, time);
        return next == list->second.end() ? none : *next;
    }

    [[nodiscard]] std::uint32_t processOf(std::uint32_t kernel) const
    {
        return raw.trace.processOfThread[kernels[kernel].thread];
    }

    /// The kernel that was launched last before that time by the same process on another stream.
    [[nodiscard]] std::uint32_t sourceFor(std::uint32_t sink, double time) const
    {
        std::uint32_t last = none;
        for (const auto& [place, list] : byStream) {
            const auto next = after(list, time);
            if (place == std::pair(kernels[sink].device, kernels[sink].stream) || next == list.begin())
                continue;
            const std::uint32_t found = *std::prev(next);
            if (processOf(found) == processOf(sink) &&
                (last == none || kernels[found].launched > kernels[last].launched))
                last = found;
        }
        return last;
    }

    void addNotes()
    {
        if (guessed > 0)
            raw.trace.notes.push_back(
                {DOPPLER_PLURAL("core",
                                "the trace does not name the streams of {0} waits: each was matched to "
                                "kernels by the order of the calls on the host",
                                "the trace does not name the streams of {0} wait: it was matched to kernels "
                                "by the order of the calls on the host"),
                 {count(guessed)}});
        if (unresolved > 0)
            raw.trace.notes.push_back(
                {DOPPLER_PLURAL("core", "{0} waits of streams lie between no two kernels of the trace",
                                "{0} wait of a stream lies between no two kernels of the trace"),
                 {count(unresolved)}});
    }

    RawProfile& raw;
    const std::vector<ProfiledKernel>& kernels;
    std::map<std::uint32_t, List> byThread;                           ///< By launch.
    std::map<std::pair<std::uint32_t, std::uint32_t>, List> byStream; ///< By launch.
    std::size_t guessed = 0;
    std::size_t unresolved = 0;
};

} // namespace

void guessWaitsFromCalls(RawProfile& raw)
{
    const bool waits = std::any_of(raw.eventCalls.begin(), raw.eventCalls.end(),
                                   [](const EventCall& call) { return call.waits; });
    if (raw.trace.knowsWaits || !waits)
        return;
    WaitCalls(raw).resolve();
    raw.trace.knowsWaits = true;
}

} // namespace doppler
