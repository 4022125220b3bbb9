// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/pytorch_profile.h"

#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/profiles/iteration_work.h"
#include "core/io/profiles/profile_collection.h"
#include "core/io/profiles/profile_slices.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doppler {

namespace {

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

bool canMark(ProfileCategory category)
{
    return category == ProfileCategory::Operator || category == ProfileCategory::Annotation;
}

bool mentionsMark(std::string_view text)
{
    return text.find("ProfilerStep#") != std::string_view::npos || marksIteration(text);
}

/// Whether it is the beginning or the end of a slice in two parts.
bool isPart(char phase) { return phase == 'B' || phase == 'E'; }

Error inList(Error error)
{
    error.place = traceEventList;
    return error;
}

class ProfileReader {
public:
    ProfileReader(const OpenSource& opener, const ReadWatch& watcher, double begin, double end)
        : open(opener), watch(watcher), from(begin), to(end)
    {
    }

    Result<ProfileTrace> read(const ProfileSelection& selection)
    {
        if (readsAll(selection.iteration))
            return readOnly(std::nullopt, from, to);
        const double half = (from + to) / 2;
        if (auto done = findIterations(half); !done)
            return done.error();
        auto picked = pick(selection);
        if (!picked)
            return picked.error();
        auto trace = readOnly(*picked, half, to);
        if (!trace || marks.empty())
            return trace;
        // Now it is known which iterations are empty.
        auto again = pick(selection);
        if (!again)
            return selection.iteration == "last" ? inList(again.error()) : again.error();
        if ((*again)->begin != (*picked)->begin)
            trace = readOnly(*again, to, to);
        if (!trace)
            return trace;
        if (auto note = skippedIterationsNote(marks, *again))
            trace->notes.insert(trace->notes.begin(), *std::move(note));
        return trace;
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
        ProfileSlices slices(canMark, [this](ProfileCategory, ProfileEvent& event) {
            if (event.finished() && marksIteration(event.name))
                marks.push_back({event.name, event.start, event.start + event.duration});
        });
        JsonListHooks hooks;
        hooks.element = [&](std::string_view text, std::size_t index) -> Result<void> {
            if (!mentionsMark(text) && !isPart(phaseOf(text)))
                return {}; // most events: nothing else is looked at
            return slices.read(text, index);
        };
        auto done = stream(hooks, from, until);
        slices.finish();
        marks = outermost(std::move(marks));
        return done;
    }

    Result<std::optional<IterationMark>> pick(const ProfileSelection& selection) const
    {
        if (selection.iteration == "last" && !selection.preferred.empty())
            for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark)
                if (mark->name == selection.preferred && !mark->empty)
                    return std::optional(*mark);
        return pickIteration(marks, selection.iteration);
    }

    /// Collects what belongs to one iteration, and finds out which iterations are empty.
    Result<ProfileTrace> readOnly(const std::optional<IterationMark>& iteration, double begin, double end)
    {
        IterationWork work(marks);
        ProfileCollection collection(iteration);
        ProfileSlices slices([](ProfileCategory category) { return category != ProfileCategory::Other; },
                             [&](ProfileCategory category, ProfileEvent& event) {
                                 work.add(category, event);
                                 collection.add(category, event);
                             });
        JsonListHooks hooks;
        std::string deviceName;
        hooks.element = [&](std::string_view text, std::size_t index) { return slices.read(text, index); };
        hooks.member = [&](std::string_view key, std::string_view value) {
            if (key == "deviceProperties")
                readDeviceName(value, deviceName);
            return checkSchema(key, value);
        };
        if (auto done = stream(hooks, begin, end); !done)
            return done.error();
        slices.finish();
        work.markEmpty(marks);
        if (marks.empty() && collection.empty())
            return Error{
                {DOPPLER_TEXT("core", "found no operator and no kernel of PyTorch, expected a trace of "
                                      "its profiler")},
                {},
                std::string(traceEventList)};
        ProfileTrace trace = joinProfile(collection.finish());
        trace.deviceName = std::move(deviceName);
        trace.iterations = marks.size();
        return trace;
    }

    static Result<void> checkSchema(std::string_view key, std::string_view value)
    {
        double version = 0;
        if (key == "schemaVersion" && (version = std::strtod(std::string(value).c_str(), nullptr)) >= 2)
            return Error{{DOPPLER_TEXT("core", "the file has version {0}, but this program reads versions up "
                                               "to {1}; a newer version of the program is needed"),
                          {jsonNumber(version), "1"}},
                         {},
                         std::string(key)};
        return {};
    }

    static void readDeviceName(std::string_view value, std::string& out)
    {
        constexpr std::array<std::string_view, 1> keys{"name"};
        // A document of its own, because the reader expects an object at the top.
        const std::string document = "{\"all\":" + std::string(value) + '}';
        JsonReader in(document);
        in.enterDocument();
        std::uint32_t seen = 0;
        if (!in.nextKey() || !in.enterList() || !in.nextElement() || !in.enterObject())
            return;
        while (in.nextField(keys, seen))
            in.readText(out);
    }

    const OpenSource& open;
    const ReadWatch& watch;
    double from;
    double to;
    std::vector<IterationMark> marks; ///< Microseconds.
};

} // namespace

Result<ProfileTrace> readProfile(const OpenSource& open, const ProfileSelection& selection,
                                 const ReadWatch& watch, double progressFrom, double progressTo)
{
    return ProfileReader(open, watch, progressFrom, progressTo).read(selection);
}

} // namespace doppler
