// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/journal_lines.h"

#include "core/io/documents/model_json.h"
#include "core/io/json/json_count.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <array>
#include <limits>
#include <tuple>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-comparison";
constexpr std::uint64_t mostSeeds = 100000; ///< Of one comparison, as the command line takes them.
/// Pairs of a graph and devices: files are not trusted, and every pair is a problem in memory.
constexpr std::size_t mostProblems = 10000;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

enum HeadKey {
    Format,
    Version,
    Of,
    Graphs,
    Devices,
    Placers,
    FirstSeed,
    Seeds,
    Evaluations,
    Seconds,
    Model,
    Settings,
    Imports,
    DeviceCount,
    Efficiency,
    Locked,
    Suite,
    Quick,
    SuiteRows
};
constexpr std::array<std::string_view, 19> headKeys{
    "format",     "version",     "of",      "graphs", "devices",  "placers", "seed",
    "seeds",      "evaluations", "seconds", "model",  "settings", "imports", "device_count",
    "efficiency", "locks",       "suite",   "quick",  "rows"};
enum RowKey {
    RowProblem,
    RowPlacer,
    RowSeed,
    RowMakespan,
    RowEvaluations,
    RowSeconds,
    RowGap,
    RowBound,
    RowDevices,
    RowOrder,
    RowTransfers,
    RowTrace,
    RowFits,
    RowOverflow,
    RowError
};
constexpr std::array<std::string_view, 15> rowKeys{"problem",   "placer", "seed",  "makespan", "evaluations",
                                                   "seconds",   "gap",    "bound", "devices",  "order",
                                                   "transfers", "trace",  "fits",  "overflow", "error"};

enum OverflowKey { OverflowDevice, OverflowTime, OverflowVertex, OverflowBytes, OverflowCapacity };
constexpr std::array<std::string_view, 5> overflowKeys{"device", "time", "vertex", "bytes", "capacity"};

std::string textsAsJson(const std::vector<std::string>& texts)
{
    std::string out = "[";
    for (const std::string& text : texts)
        out += (out.size() > 1 ? ", " : "") + jsonText(text);
    return out + "]";
}

template <class Id>
std::string idsAsJson(const std::vector<Id>& ids)
{
    std::string out = "[";
    for (const Id id : ids)
        out += fmt::format("{}{}", out.size() > 1 ? ", " : "", id.value);
    return out + "]";
}

void readTexts(JsonReader& in, std::vector<std::string>& texts)
{
    in.enterList();
    while (in.nextElement())
        in.readText(texts.emplace_back());
}

template <class Id>
void readIds(JsonReader& in, std::vector<Id>& ids)
{
    in.enterList();
    while (in.nextElement()) {
        std::uint32_t id = 0;
        in.readWhole(id, 0, largestId);
        ids.push_back(Id{id});
    }
}

void readTrace(JsonReader& in, std::vector<Incumbent>& trace)
{
    in.enterList();
    while (in.nextElement()) {
        Incumbent& incumbent = trace.emplace_back();
        std::size_t numbers = 0;
        in.enterList();
        while (in.nextElement()) {
            if (numbers == 0)
                readCount(in, incumbent.evaluations);
            else if (numbers < 3)
                in.readQuantity(numbers == 1 ? incumbent.seconds : incumbent.makespan);
            else
                in.skipValue();
            ++numbers;
        }
        if (numbers != 3)
            in.fail({DOPPLER_TEXT("core", "expected three numbers: evaluations, seconds and makespan"), {}});
    }
}

std::string overflowAsJson(const Overflow& x)
{
    return fmt::format(R"({{"device": {}, "time": {}, "vertex": {}, "bytes": {}, "capacity": {}}})",
                       x.device.value, jsonNumber(x.time), x.vertex.value, jsonNumber(x.bytes),
                       jsonNumber(x.capacity));
}

template <class Id>
void readId(JsonReader& in, Id& out)
{
    std::uint32_t id = 0;
    if (in.readWhole(id, 0, largestId))
        out = Id{id};
}

void readOverflow(JsonReader& in, Overflow& out)
{
    in.readObject(overflowKeys, {OverflowDevice, OverflowVertex}, [&](std::size_t key) {
        switch (key) {
        case OverflowDevice:
            readId(in, out.device);
            break;
        case OverflowTime:
            in.readQuantity(out.time);
            break;
        case OverflowVertex:
            readId(in, out.vertex);
            break;
        case OverflowBytes:
            in.readQuantity(out.bytes);
            break;
        default:
            in.readQuantity(out.capacity);
        }
    });
}

void readIndex(JsonReader& in, std::size_t& out, std::size_t count)
{
    std::uint64_t index = 0;
    if (in.readWhole(index, 0, count - 1))
        out = static_cast<std::size_t>(index);
}

} // namespace

bool JournalHead::operator==(const JournalHead& other) const
{
    const auto all = [](const JournalHead& head) {
        return std::tie(head.graphs, head.devices, head.placers, head.seeds, head.budget.evaluations,
                        head.budget.seconds, head.fingerprint, head.firstSeed, head.model, head.settings,
                        head.imports, head.deviceCount, head.efficiency, head.locks, head.suite.name,
                        head.suite.quick, head.suite.rows);
    };
    return all(*this) == all(other);
}

std::string_view journalBeginning() { return R"({"format": "doppler-comparison")"; }

std::string journalHeadLine(const JournalHead& head)
{
    std::string out = fmt::format(
        "{}, \"version\": 1, \"of\": {}, \"graphs\": {}, \"devices\": {}, \"placers\": {}, "
        "\"seed\": {}, \"seeds\": {}",
        journalBeginning(), jsonText(head.fingerprint), textsAsJson(head.graphs), textsAsJson(head.devices),
        textsAsJson(head.placers), jsonCount(head.firstSeed), jsonCount(head.seeds));
    const auto add = [&out](std::string_view key, const std::string& value) {
        out += fmt::format(", \"{}\": {}", key, value);
    };
    if (head.budget.evaluations)
        add("evaluations", jsonCount(*head.budget.evaluations));
    if (head.budget.seconds)
        add("seconds", jsonNumber(*head.budget.seconds));
    if (head.model)
        add("model", modelAsJson(*head.model));
    if (!head.settings.empty())
        add("settings", textsAsJson(head.settings));
    if (!head.imports.empty())
        add("imports", textsAsJson(head.imports));
    if (head.deviceCount)
        add("device_count", jsonCount(*head.deviceCount));
    if (head.efficiency != 1)
        add("efficiency", jsonNumber(head.efficiency));
    if (!head.locks.empty())
        add("locks", jsonText(head.locks));
    if (!head.suite.name.empty())
        add("suite", jsonText(head.suite.name));
    if (head.suite.quick)
        add("quick", "true");
    if (!head.suite.rows.empty())
        add("rows", textsAsJson(head.suite.rows));
    return out + "}\n";
}

std::string journalLine(const ComparisonRow& row)
{
    std::string out = fmt::format(
        "{{\"problem\": {}, \"placer\": {}, \"seed\": {}, \"evaluations\": {}, \"seconds\": {}", row.problem,
        row.placer, jsonCount(row.seed), jsonCount(row.evaluations), jsonNumber(row.seconds));
    if (row.error)
        return out + ", \"error\": " + jsonText(row.error->english()) + "}\n";
    out += fmt::format(", \"makespan\": {}, \"gap\": {}, \"bound\": {}, \"devices\": {}",
                       jsonNumber(row.makespan), jsonNumber(row.gap), jsonNumber(row.bound),
                       idsAsJson(row.placement.devices));
    if (row.fit != MemoryFit::Unchecked)
        out += fmt::format(", \"fits\": {}", row.fit == MemoryFit::Fits);
    if (row.overflow)
        out += ", \"overflow\": " + overflowAsJson(*row.overflow);
    if (!row.placement.order.empty())
        out += ", \"order\": " + idsAsJson(row.placement.order);
    if (!row.placement.transfers.empty())
        out += ", \"transfers\": " + idsAsJson(row.placement.transfers);
    return out + ", \"trace\": " + traceAsJson(row.trace) + "}\n";
}

Result<JournalHead> readJournalHeadLine(std::string_view line)
{
    JsonReader in(line);
    JournalHead head;
    std::string format;
    std::uint32_t version = 0;
    in.readDocument(headKeys, {Format, Version, Of}, [&](std::size_t key) {
        switch (key) {
        case Format:
            in.readText(format);
            break;
        case Version:
            in.readWhole(version, 1, largestId);
            break;
        case Of:
            in.readText(head.fingerprint);
            break;
        case Graphs:
            readTexts(in, head.graphs);
            break;
        case Devices:
            readTexts(in, head.devices);
            break;
        case Placers:
            readTexts(in, head.placers);
            break;
        case FirstSeed:
            readCount(in, head.firstSeed);
            break;
        case Seeds:
            in.readWhole(head.seeds, 1, mostSeeds);
            break;
        case Evaluations:
            readCount(in, head.budget.evaluations.emplace());
            break;
        case Seconds:
            in.readQuantity(head.budget.seconds);
            break;
        case Model:
            readModel(in, head.model.emplace());
            break;
        case Settings:
            readTexts(in, head.settings);
            break;
        case Imports:
            readTexts(in, head.imports);
            break;
        case DeviceCount: {
            std::uint32_t count = 0;
            if (in.readWhole(count, 1, largestId))
                head.deviceCount = count;
            break;
        }
        case Efficiency:
            in.readPositive(head.efficiency);
            break;
        case Locked:
            in.readText(head.locks);
            break;
        case Suite:
            in.readText(head.suite.name);
            break;
        case Quick:
            in.readFlag(head.suite.quick);
            break;
        default:
            readTexts(in, head.suite.rows);
        }
    });
    if (in.failed())
        return in.error();
    if (format != formatName)
        return Error{{DOPPLER_TEXT("core", "the file is not a saved comparison")}, {}, {}};
    if (version != 1)
        return Error{
            {DOPPLER_TEXT("core", "the comparison has format version {0}, but this program reads version 1"),
             {std::to_string(version)}},
            {},
            "version"};
    if (head.graphs.size() * head.devices.size() > mostProblems)
        return Error{
            {DOPPLER_TEXT("core", "the comparison has {0} pairs of graph and devices, expected at most {1}"),
             {count(head.graphs.size() * head.devices.size()), count(mostProblems)}},
            {},
            "graphs"};
    return head;
}

Result<ComparisonRow> readJournalLine(std::string_view line, const ComparisonSetup& setup)
{
    JsonReader in(line);
    ComparisonRow row;
    std::optional<std::string> error;
    const std::uint32_t seen =
        in.readDocument(rowKeys, {RowProblem, RowPlacer, RowSeed}, [&](std::size_t key) {
            switch (key) {
            case RowProblem:
                readIndex(in, row.problem, setup.problems.size());
                break;
            case RowPlacer:
                readIndex(in, row.placer, setup.placers.size());
                break;
            case RowSeed:
                readCount(in, row.seed);
                break;
            case RowMakespan:
                in.readQuantity(row.makespan);
                break;
            case RowEvaluations:
                readCount(in, row.evaluations);
                break;
            case RowSeconds:
                in.readQuantity(row.seconds);
                break;
            case RowGap:
                in.readNumber(row.gap);
                break;
            case RowBound:
                in.readQuantity(row.bound);
                break;
            case RowDevices:
                readIds(in, row.placement.devices);
                break;
            case RowOrder:
                readIds(in, row.placement.order);
                break;
            case RowTransfers:
                readIds(in, row.placement.transfers);
                break;
            case RowTrace:
                readTrace(in, row.trace);
                break;
            case RowFits: {
                bool fits = false;
                if (in.readFlag(fits))
                    row.fit = fits ? MemoryFit::Fits : MemoryFit::Exceeds;
                break;
            }
            case RowOverflow:
                readOverflow(in, row.overflow.emplace());
                break;
            default:
                in.readText(error.emplace());
            }
        });
    if (in.failed())
        return in.error();
    if (error) {
        ComparisonRow failed;
        failed.problem = row.problem;
        failed.placer = row.placer;
        failed.seed = row.seed;
        failed.evaluations = row.evaluations;
        failed.seconds = row.seconds;
        failed.error = Error{{"{0}", {*error}}, {}, {}};
        return failed;
    }
    if ((seen >> RowMakespan & 1U) == 0)
        return Error{{DOPPLER_TEXT("core", "is missing")}, {}, "makespan"};
    const Problem& problem = *setup.problems[row.problem];
    if (auto valid = validate(problem, row.placement); !valid)
        return valid.error();
    if (row.overflow &&
        (row.overflow->device >= problem.deviceCount() || row.overflow->vertex >= problem.vertexCount()))
        return Error{{DOPPLER_TEXT("core", "names a device or a vertex that the problem does not have")},
                     {},
                     "overflow"};
    return row;
}

} // namespace doppler
