// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/trace_slices.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/trace_event.h"
#include "core/io/profiles/pytorch_profile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace doppler {

namespace {

constexpr std::uint32_t mostIds = 4'000'000'000U;

struct Event : TraceEvent {
    std::string title; ///< args.name of metadata.
    TraceSlice slice;
    std::optional<double> exactStart, exactEnd; ///< Seconds.
};

constexpr std::array<std::string_view, 11> argumentKeys{
    "vertex",        "op",          "bytes", "tensor", "edge", "ready_seconds",
    "start_seconds", "end_seconds", "from",  "to",     "name"};

void readId(JsonReader& in, std::optional<std::uint32_t>& out) { in.readWhole(out.emplace(), 0, mostIds); }

/// Other engines may mean something else by it.
void readIfText(JsonReader& in, std::string& out)
{
    if (in.peek() == '"')
        in.readText(out);
    else
        in.skipValue();
}

void readArguments(JsonReader& in, Event& event)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto field = in.nextField(argumentKeys, seen))
        switch (*field) {
        case 0:
            readId(in, event.slice.vertex);
            break;
        case 1:
            in.readText(event.slice.op);
            break;
        case 2:
            in.readQuantity(event.slice.bytes);
            break;
        case 3:
            in.readText(event.slice.tensor);
            break;
        case 4:
            readId(in, event.slice.edge);
            break;
        case 5:
            in.readQuantity(event.slice.ready);
            break;
        case 6:
            in.readQuantity(event.exactStart);
            break;
        case 7:
            in.readQuantity(event.exactEnd);
            break;
        case 8:
            readIfText(in, event.slice.from);
            break;
        case 9:
            readIfText(in, event.slice.to);
            break;
        default:
            in.readText(event.title);
        }
}

/// What a slice is of, by its category.
std::optional<TraceSlice::Kind> kindNamed(std::string_view name)
{
    if (name == "task")
        return TraceSlice::Kind::Task;
    if (name == "transfer")
        return TraceSlice::Kind::Transfer;
    if (name == "send")
        return TraceSlice::Kind::Send;
    return std::nullopt;
}

/// What stands in a table's line, fields in quotes unpacked (RFC 4180).
bool takeFields(std::string_view& rest, std::vector<std::string>& out)
{
    out.assign(1, {});
    bool quoted = false;
    while (!rest.empty()) {
        const char c = rest.front();
        rest.remove_prefix(1);
        if (quoted) {
            if (c != '"')
                out.back() += c;
            else if (rest.starts_with('"')) {
                out.back() += c;
                rest.remove_prefix(1);
            } else
                quoted = false;
        } else if (c == '"' && out.back().empty()) {
            quoted = true;
        } else if (c == ',') {
            out.emplace_back();
        } else if (c == '\n') {
            break;
        } else if (c != '\r') {
            out.back() += c;
        }
    }
    return !quoted;
}

constexpr std::array<std::string_view, 10> columns{"kind", "vertex", "name",  "device", "from",
                                                   "to",   "bytes",  "ready", "start",  "end"};
enum Column { KindColumn, VertexColumn, Name, DeviceColumn, From, To, Bytes, Ready, Start, End };

} // namespace

Result<TraceSlices> readTraceEvents(const OpenSource& open, const ReadWatch& watch)
{
    TraceSlices out;
    std::map<std::string, std::string> titles; // by thread
    std::vector<std::string> threads;          // by slice
    JsonListHooks hooks;
    hooks.element = [&](std::string_view text, std::size_t index) -> Result<void> {
        Event event;
        if (auto fault = readTraceEvent(text, event, [&event](JsonReader& in) { readArguments(in, event); }))
            return inElement(*std::move(fault), traceEventList, index);
        if (event.phase == "M" && event.name == "thread_name")
            titles[event.threadKey()] = event.title;
        const auto kind = kindNamed(event.category);
        if (event.phase != "X" || !kind)
            return {};
        TraceSlice& slice = event.slice;
        slice.kind = *kind;
        slice.name = std::move(event.name);
        const double start = std::isfinite(event.start) ? event.start / 1e6 : 0;
        slice.start = event.exactStart.value_or(start);
        const double duration = std::isfinite(event.duration) ? event.duration / 1e6 : 0;
        slice.end = event.exactEnd.value_or(start + duration);
        if (slice.end < slice.start)
            return Error{{DOPPLER_TEXT("core", "ends before it starts")},
                         {},
                         std::string(traceEventList) + '[' + std::to_string(index) + ']'};
        out.slices.push_back(std::move(slice));
        threads.push_back(event.threadKey());
        return {};
    };
    hooks.member = [&](std::string_view key, std::string_view value) -> Result<void> {
        constexpr std::array<std::string_view, 2> keys{"makespan_seconds", "version"};
        if (key != "otherData")
            return {};
        JsonReader in(value);
        std::uint32_t seen = 0;
        in.enterDocument();
        double version = 1;
        while (const auto field = in.nextField(keys, seen))
            if (*field == 1)
                in.readNumber(version);
            else if (in.peek() == 'n')
                in.skipValue();
            else
                in.readQuantity(out.makespan);
        if (auto fault = checkVersion(version, 1); fault && !in.failed()) {
            fault->place = "otherData.version";
            return *std::move(fault);
        }
        return in.failed() ? Result<void>(in.error()) : Result<void>();
    };
    auto source = open();
    if (!source)
        return source.error();
    if (auto done = streamJsonList(**source, traceEventList, hooks, watch); !done)
        return done.error();
    for (std::size_t i = 0; i < out.slices.size(); ++i) {
        TraceSlice& slice = out.slices[i];
        const std::string& title = titles[threads[i]];
        if (slice.kind != TraceSlice::Kind::Transfer) {
            slice.device = title;
        } else if (slice.from.empty() || slice.to.empty()) { // then the thread is of one pair
            slice.from.clear();
            slice.to = title;
        }
    }
    return out;
}

Result<TraceSlices> readTraceTable(std::string_view text)
{
    TraceSlices out;
    std::vector<std::string> fields;
    std::size_t line = 1;
    const auto fault = [&](Message message) {
        return Error{std::move(message), {}, "line " + std::to_string(line)};
    };
    takeFields(text, fields); // the heading, by which the format was told
    while (!text.empty()) {
        ++line;
        if (!takeFields(text, fields) || fields.size() < columns.size()) {
            if (fields.size() == 1 && fields[0].empty())
                continue;
            return fault(
                {DOPPLER_PLURAL("core", "found {0} fields, expected {1}", "found {0} field, expected {1}"),
                 {count(fields.size()), count(columns.size())}});
        }
        const auto kind = kindNamed(fields[KindColumn]);
        if (!kind)
            return fault({DOPPLER_TEXT("core", "found \"{0}\", expected task, transfer or send"),
                          {excerpt(fields[KindColumn])}});
        TraceSlice slice;
        slice.kind = *kind;
        if (std::uint32_t id = 0; parseNumber(std::string_view(fields[VertexColumn]), id))
            slice.vertex = id;
        slice.name = fromSpreadsheetText(fields[Name]);
        slice.device = fromSpreadsheetText(fields[DeviceColumn]);
        slice.from = fromSpreadsheetText(fields[From]);
        slice.to = fromSpreadsheetText(fields[To]);
        const auto quantity = [&](Column column) -> std::optional<double> {
            double value = 0;
            const bool good = parseNumber(std::string_view(fields[column]), value);
            return good && std::isfinite(value) && value >= 0 ? std::optional(value) : std::nullopt;
        };
        slice.bytes = quantity(Bytes);
        slice.ready = quantity(Ready);
        const auto start = quantity(Start);
        const auto end = quantity(End);
        if (!start || !end || *end < *start)
            return fault({DOPPLER_TEXT("core", "found start \"{0}\" and end \"{1}\", expected seconds, with "
                                               "the end not before the start"),
                          {excerpt(fields[Start]), excerpt(fields[End])}});
        slice.start = *start;
        slice.end = *end;
        out.slices.push_back(std::move(slice));
    }
    return out;
}

Result<TraceSlices> readProfileSlices(const OpenSource& open, const ReadWatch& watch)
{
    const auto profile = readProfile(open, {"last"}, watch);
    if (!profile)
        return profile.error();
    const std::vector<ProfiledCall> calls = profiledCalls(*profile);
    const bool onDevice =
        std::any_of(calls.begin(), calls.end(), [](const ProfiledCall& call) { return call.kernels > 0; });
    TraceSlices out;
    out.profiled = true;
    out.notes = profileNotes(*profile, calls);
    std::size_t withGaps = 0;
    for (const ProfiledCall& call : calls) {
        TraceSlice slice;
        slice.name = callName(*profile, call);
        slice.op =
            call.op == ProfiledOperator::none ? "kernel" : profile->names[profile->operators[call.op].name];
        slice.device = call.kernels > 0 ? "gpu" + std::to_string(call.device) : onDevice ? "" : "cpu";
        slice.start = call.start;
        // The graph's vertex takes the sum of its kernels, without the gaps between them.
        slice.end = call.start + call.seconds;
        slice.last = call.end;
        withGaps += call.kernels > 1 && call.end > slice.end * (1 + 1e-12) ? 1 : 0;
        out.slices.push_back(std::move(slice));
    }
    if (withGaps > 0)
        out.notes.push_back(
            {DOPPLER_PLURAL(
                 "core",
                 "{0} operators have several kernels with gaps between them; each is shown from its "
                 "first kernel on, for as long as its kernels took together",
                 "{0} operator has several kernels with gaps between them; it is shown from its "
                 "first kernel on, for as long as its kernels took together"),
             {count(withGaps)}});
    return out;
}

} // namespace doppler
