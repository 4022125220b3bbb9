// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/session_json.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/model_json.h"
#include "core/io/json/json_count.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <filesystem>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-session";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 10> fileKeys{"format", "version", "problems",  "runs",        "open",
                                                    "shown",  "placer",  "selection", "checkpoints", "parts"};
enum FileKey { Format, Version, Problems, Runs, Open, Shown, Placer, Selection, Checkpoints, Parts };

constexpr std::array<std::string_view, 4> problemKeys{"graph", "devices", "device_names", "model"};
enum ProblemKey { Graph, Devices, DeviceNames, Model };

constexpr std::array<std::string_view, 4> sourceKeys{"name", "file", "fingerprint", "options"};
enum SourceKey { SourceName, SourceFile, SourceFingerprint, SourceOptions };

constexpr std::array<std::string_view, 22> runKeys{
    "problem", "placer",  "title",    "engine",    "seed",     "evaluations", "seconds", "bound",
    "trained", "devices", "order",    "transfers", "began_as", "trace",       "name",    "note",
    "group",   "tags",    "baseline", "step",      "from",     "from_name"};
enum RunKey {
    RunProblem,
    RunPlacer,
    Title,
    Engine,
    Seed,
    Evaluations,
    Seconds,
    Bound,
    Trained,
    RunDevices,
    Order,
    Transfers,
    BeganAs,
    Trace,
    RunName,
    Note,
    RunGroup,
    Tags,
    Baseline,
    Step,
    From,
    FromName
};

class SessionReader {
public:
    explicit SessionReader(std::string_view text) : in(text) {}

    Result<SessionFile> read()
    {
        in.readDocument(fileKeys, {Problems, Runs}, [this](std::size_t key) { readMember(key); });
        check();
        if (in.failed())
            return in.error();
        return std::move(session);
    }

private:
    void readMember(std::size_t key)
    {
        switch (key) {
        case Problems:
            in.enterList();
            while (in.nextElement())
                readProblem(session.problems.emplace_back());
            break;
        case Runs:
            in.enterList();
            while (in.nextElement())
                readRun(session.runs.emplace_back());
            break;
        case Open:
            readIndex(session.open.emplace());
            break;
        case Shown:
            readIndex(session.shown.emplace());
            break;
        case Placer:
            in.readText(session.placer);
            break;
        case Selection:
            readIds(session.selection);
            break;
        case Checkpoints:
            in.enterList();
            while (in.nextElement())
                in.readText(session.checkpoints.emplace_back());
            break;
        case Parts:
            in.enterObject();
            while (const auto name = in.nextKey())
                readObjectText(session.parts[std::string(*name)]);
            break;
        default:
            in.skipValue();
        }
    }

    void readProblem(SessionProblem& problem)
    {
        in.readObject(problemKeys, {Graph, Devices, DeviceNames}, [&](std::size_t key) {
            switch (key) {
            case Graph:
                readSource(problem.graph);
                break;
            case Devices:
                readSource(problem.devices);
                break;
            case DeviceNames:
                in.enterList();
                while (in.nextElement())
                    in.readText(problem.deviceNames.emplace_back());
                break;
            default:
                readModel(in, problem.model);
            }
        });
    }

    void readSource(SessionSource& source)
    {
        in.readObject(sourceKeys, {}, [&](std::size_t key) {
            switch (key) {
            case SourceName:
                in.readText(source.name);
                break;
            case SourceFile:
                in.readText(source.file);
                break;
            case SourceFingerprint:
                readWord(in, source.fingerprint.emplace());
                break;
            default:
                in.enterObject();
                while (const auto name = in.nextKey()) {
                    source.options.emplace_back(std::string(*name), std::string());
                    in.readText(source.options.back().second);
                }
            }
        });
        if (source.name.empty() == source.file.empty())
            in.fail({DOPPLER_TEXT("core", "expected either a name or a file")});
    }

    void readRun(SessionRun& run)
    {
        readRunMembers(run);
        run.notes = cleanNotes(std::move(run.notes)); // They come from anyone.
    }

    void readRunMembers(SessionRun& run)
    {
        in.readObject(runKeys, {RunProblem, RunPlacer, RunDevices}, [&](std::size_t key) {
            switch (key) {
            case RunProblem:
                readIndex(run.problem);
                break;
            case RunPlacer:
                in.readText(run.placer);
                break;
            case Title:
                in.readText(run.title);
                break;
            case Engine:
                in.readText(run.engine);
                break;
            case Seed:
                readCount(in, run.seed);
                break;
            case Evaluations:
                readCount(in, run.evaluations);
                break;
            case Seconds:
                in.readQuantity(run.seconds);
                break;
            case Bound:
                in.readQuantity(run.bound);
                break;
            case Trained:
                in.readFlag(run.trained);
                break;
            case RunDevices:
                readIds(run.devices);
                break;
            case Order:
                readIds(run.order);
                break;
            case Transfers:
                readIds(run.transfers);
                break;
            case BeganAs:
                in.readText(run.beganAs);
                break;
            case Trace:
                readObjectText(run.trace);
                break;
            default:
                readNotes(key, run);
            }
        });
    }

    void readNotes(std::size_t key, SessionRun& run)
    {
        std::string step;
        switch (key) {
        case RunName:
            in.readText(run.notes.name);
            break;
        case Note:
            in.readText(run.notes.note);
            break;
        case RunGroup:
            in.readText(run.notes.group);
            break;
        case Tags:
            in.enterList();
            while (in.nextElement())
                in.readText(run.notes.tags.emplace_back());
            break;
        case Baseline:
            in.readFlag(run.notes.baseline);
            break;
        case Step:
            in.readText(step);
            run.origin.step = runStepOf(step);
            break;
        case From:
            readIndex(run.origin.from.emplace());
            break;
        default:
            in.readText(run.origin.fromName);
        }
    }

    void readIndex(std::size_t& out)
    {
        std::uint32_t index = 0;
        if (in.readWhole(index, 0, largestId))
            out = index;
    }

    void readIds(std::vector<std::uint32_t>& ids)
    {
        in.enterList();
        while (in.nextElement())
            in.readWhole(ids.emplace_back(), 0, largestId);
    }

    void readObjectText(std::string& out)
    {
        if (in.peek() != '{') {
            in.enterObject(); // Says what stands there instead.
            return;
        }
        if (const auto text = in.peekValue())
            out = *text;
        in.skipValue();
    }

    /// What points to something points to something that is there.
    void check()
    {
        if (in.failed())
            return;
        const auto demand = [this](std::size_t index, std::size_t count, const std::string& place) {
            if (index >= count)
                in.failAt(place, {DOPPLER_PLURAL("core", "found index {0}, expected an index below {1}",
                                                 "found index {0}, expected an index below {1}"),
                                  {std::to_string(index), doppler::count(count)}});
            return index < count;
        };
        for (std::size_t r = 0; r < session.runs.size(); ++r) {
            const SessionRun& run = session.runs[r];
            if (!demand(run.problem, session.problems.size(), fmt::format("runs[{}].problem", r)))
                return;
            if (run.origin.from &&
                !demand(*run.origin.from, session.runs.size(), fmt::format("runs[{}].from", r)))
                return;
            const std::size_t devices = session.problems[run.problem].deviceNames.size();
            for (std::size_t v = 0; v < run.devices.size(); ++v)
                if (run.devices[v] >= devices) {
                    demand(run.devices[v], devices, fmt::format("runs[{}].devices[{}]", r, v));
                    return;
                }
        }
        if (session.open)
            demand(*session.open, session.problems.size(), "open");
        if (session.shown)
            demand(*session.shown, session.runs.size(), "shown");
    }

    JsonReader in;
    SessionFile session;
};

std::string idsText(const std::vector<std::uint32_t>& ids)
{
    std::string out = "[";
    for (std::size_t i = 0; i < ids.size(); ++i)
        out += (i ? "," : "") + std::to_string(ids[i]);
    return out + "]";
}

std::string textsText(const std::vector<std::string>& texts)
{
    std::string out = "[";
    for (std::size_t i = 0; i < texts.size(); ++i)
        out += (i ? ", " : "") + jsonText(texts[i]);
    return out + "]";
}

std::string sourceText(const SessionSource& source)
{
    std::string out =
        source.name.empty() ? "{\"file\": " + jsonText(source.file) : "{\"name\": " + jsonText(source.name);
    if (source.fingerprint)
        out += ", \"fingerprint\": " + jsonWord(*source.fingerprint);
    if (!source.options.empty()) {
        out += ", \"options\": {";
        for (std::size_t i = 0; i < source.options.size(); ++i)
            out += (i ? ", " : "") + jsonText(source.options[i].first) + ": " +
                   jsonText(source.options[i].second);
        out += "}";
    }
    return out + "}";
}

/// The members of notes and origin that differ from their defaults.
std::string notesText(const SessionRun& run)
{
    std::string out;
    const auto add = [&out](const char* key, const std::string& text) {
        if (!text.empty())
            out += fmt::format(", \"{}\": {}", key, jsonText(text));
    };
    add("name", run.notes.name);
    add("note", run.notes.note);
    add("group", run.notes.group);
    if (!run.notes.tags.empty())
        out += ", \"tags\": " + textsText(run.notes.tags);
    if (run.notes.baseline)
        out += ", \"baseline\": true";
    add("step", std::string(runStepName(run.origin.step)));
    if (run.origin.from)
        out += fmt::format(", \"from\": {}", *run.origin.from);
    add("from_name", run.origin.fromName);
    return out;
}

std::string runText(const SessionRun& run)
{
    std::string out = fmt::format("{{\"problem\": {}, \"placer\": {}", run.problem, jsonText(run.placer));
    if (!run.title.empty())
        out += ", \"title\": " + jsonText(run.title);
    if (!run.engine.empty())
        out += ", \"engine\": " + jsonText(run.engine);
    if (!run.beganAs.empty())
        out += ", \"began_as\": " + jsonText(run.beganAs);
    out += ", \"seed\": " + jsonCount(run.seed);
    if (run.evaluations > 0)
        out += ", \"evaluations\": " + jsonCount(run.evaluations);
    if (run.seconds > 0)
        out += ", \"seconds\": " + jsonNumber(run.seconds);
    if (run.bound > 0)
        out += ", \"bound\": " + jsonNumber(run.bound);
    if (run.trained)
        out += ", \"trained\": true";
    out += notesText(run);
    out += ",\n  \"devices\": " + idsText(run.devices);
    if (!run.order.empty())
        out += ",\n  \"order\": " + idsText(run.order);
    if (!run.transfers.empty())
        out += ",\n  \"transfers\": " + idsText(run.transfers);
    if (!run.trace.empty())
        out += ",\n  \"trace\": " + run.trace;
    return out + "}";
}

template <class Values, class Text>
std::string linesText(const Values& values, const Text& text)
{
    std::string out = "[";
    for (std::size_t i = 0; i < values.size(); ++i)
        out += (i ? ",\n " : "\n ") + text(values[i]);
    return out + "]";
}

} // namespace

Result<SessionFile> readSessionJson(std::string_view text)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    return SessionReader(text).read();
}

Result<SessionFile> readSession(const std::string& path)
{
    return readFileAs<SessionFile>(
        path, [](std::string_view text, std::string_view) { return readSessionJson(text); });
}

std::string writeSessionJson(const SessionFile& session)
{
    std::string out = fmt::format("{{\n\"format\": \"{}\",\n\"version\": {},\n", formatName, newestVersion);
    out += "\"problems\": " + linesText(session.problems, [](const SessionProblem& problem) {
               return fmt::format(
                   "{{\"graph\": {},\n  \"devices\": {},\n  \"device_names\": {},\n  \"model\": {}}}",
                   sourceText(problem.graph), sourceText(problem.devices), textsText(problem.deviceNames),
                   modelAsJson(problem.model));
           });
    out += ",\n\"runs\": " + linesText(session.runs, runText);
    if (session.open)
        out += fmt::format(",\n\"open\": {}", *session.open);
    if (session.shown)
        out += fmt::format(",\n\"shown\": {}", *session.shown);
    if (!session.placer.empty())
        out += ",\n\"placer\": " + jsonText(session.placer);
    if (!session.selection.empty())
        out += ",\n\"selection\": " + idsText(session.selection);
    if (!session.checkpoints.empty())
        out += ",\n\"checkpoints\": " + textsText(session.checkpoints);
    if (!session.parts.empty()) {
        const char* between = "";
        out += ",\n\"parts\": {";
        for (const auto& [name, object] : session.parts) {
            out += fmt::format("{}\n {}: {}", between, jsonText(name), object);
            between = ",";
        }
        out += "}";
    }
    return out + "\n}\n";
}

std::string pathInSession(const std::string& file, const std::string& folder)
{
    const std::filesystem::path path(file);
    if (folder.empty() || !path.is_absolute())
        return file;
    const std::filesystem::path relative =
        path.lexically_normal().lexically_relative(std::filesystem::path(folder).lexically_normal());
    return relative.empty() || *relative.begin() == ".." ? file : relative.string();
}

std::string pathFromSession(const std::string& name, const std::string& folder)
{
    const std::filesystem::path path(name);
    return folder.empty() || path.is_absolute()
               ? name
               : (std::filesystem::path(folder) / path).lexically_normal().string();
}

} // namespace doppler
