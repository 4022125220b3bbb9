// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/comparison_journal.h"

#include "core/base/fingerprint.h"
#include "core/io/file.h"
#include "core/io/json_reader.h"
#include "core/io/json_writing.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <limits>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-comparison";
constexpr std::uint64_t mostWhole = std::uint64_t{1} << 53;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

enum HeadKey { Format, Version, Of, Graphs, Devices, Placers, Seeds, Evaluations, Seconds };
constexpr std::array<std::string_view, 9> headKeys{"format",  "version", "of",          "graphs", "devices",
                                                   "placers", "seeds",   "evaluations", "seconds"};
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
    RowError
};
constexpr std::array<std::string_view, 13> rowKeys{"problem",   "placer", "seed",  "makespan", "evaluations",
                                                   "seconds",   "gap",    "bound", "devices",  "order",
                                                   "transfers", "trace",  "error"};

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
        in.enterList();
        if (in.nextElement())
            in.readWhole(incumbent.evaluations, 0, mostWhole);
        if (in.nextElement())
            in.readQuantity(incumbent.seconds);
        if (in.nextElement())
            in.readQuantity(incumbent.makespan);
        if (in.nextElement())
            in.fail({DOPPLER_TEXT("core", "expected three numbers: evaluations, seconds and makespan"), {}});
    }
}

void readIndex(JsonReader& in, std::size_t& out, std::size_t count)
{
    std::uint64_t index = 0;
    if (in.readWhole(index, 0, count - 1))
        out = static_cast<std::size_t>(index);
}

Error systemError(const std::string& path)
{
    return {
        {DOPPLER_TEXT("core", "cannot write the comparison's file: {0}"), {std::strerror(errno)}}, path, {}};
}

/// The head and the whole lines of a file. `whole`: how many bytes they are.
struct Lines {
    JournalHead head;
    std::vector<ComparisonRow> rows;
    std::size_t whole = 0;
};

Result<Lines> readLines(const std::string& path, std::string_view text, const ComparisonSetup* setup)
{
    Lines lines;
    for (std::size_t number = 1; lines.whole < text.size(); ++number) {
        const std::size_t end = text.find('\n', lines.whole);
        if (end == std::string_view::npos)
            break; // it was killed while it wrote this
        const std::string_view line = text.substr(lines.whole, end - lines.whole);
        const auto inLine = [&](const Error& error) {
            const std::string place = fmt::format("line {}", number);
            return Error{error.message, path, error.place.empty() ? place : place + ", " + error.place};
        };
        if (number == 1) {
            auto head = readJournalHeadLine(line);
            if (!head)
                return inLine(head.error());
            lines.head = *std::move(head);
            if (!setup)
                return lines;
            if (lines.head.fingerprint != comparisonFingerprint(*setup))
                return inLine(
                    {{DOPPLER_TEXT("core", "the file is of another comparison: its graphs, devices, model, "
                                           "placers or budget differ")},
                     {},
                     {}});
        } else {
            auto row = readJournalLine(line, *setup);
            if (!row)
                return inLine(row.error());
            lines.rows.push_back(*std::move(row));
        }
        lines.whole = end + 1;
    }
    if (!setup)
        return Error{{DOPPLER_TEXT("core", "the file is no comparison")}, path, {}};
    return lines;
}

} // namespace

std::string comparisonFingerprint(const ComparisonSetup& setup)
{
    Fingerprint print;
    for (const ProblemPtr& problem : setup.problems) {
        print.add(problem->graph().fingerprint());
        print.add(problem->topology().fingerprint());
        const ModelOptions& model = problem->model();
        for (const std::string_view name : {costModelName(model.costModel), chooseTaskName(model.schedule),
                                            modeName(model.mode), memoryRuleName(model.memory)})
            print.add(name);
        print.add(static_cast<std::uint64_t>(model.contention ? 1 + static_cast<int>(*model.contention) : 0));
        print.add(model.noise.compute);
        print.add(model.noise.transfer);
        print.add(model.seed);
    }
    for (const ChosenPlacer& chosen : setup.placers) {
        print.add(std::string_view(chosen.placer->info().id));
        print.add(std::string_view(chosen.label));
        for (const auto& [name, value] : chosen.options.all()) {
            print.add(std::string_view(name));
            print.add(std::string_view(toString(value)));
        }
    }
    print.add(setup.budget.evaluations.value_or(std::numeric_limits<std::uint64_t>::max()));
    print.add(setup.budget.seconds.value_or(-1));
    return fmt::format("{:016x}", print.value());
}

std::string journalHeadLine(const JournalHead& head)
{
    std::string out =
        fmt::format("{{\"format\": \"{}\", \"version\": 1, \"of\": {}, \"graphs\": {}, \"devices\": {}, "
                    "\"placers\": {}, \"seeds\": {}",
                    formatName, jsonText(head.fingerprint), textsAsJson(head.graphs),
                    textsAsJson(head.devices), textsAsJson(head.placers), head.seeds);
    if (head.budget.evaluations)
        out += fmt::format(", \"evaluations\": {}", *head.budget.evaluations);
    if (head.budget.seconds)
        out += ", \"seconds\": " + jsonNumber(*head.budget.seconds);
    return out + "}\n";
}

std::string journalLine(const ComparisonRow& row)
{
    std::string out =
        fmt::format("{{\"problem\": {}, \"placer\": {}, \"seed\": {}, \"evaluations\": {}, \"seconds\": {}",
                    row.problem, row.placer, row.seed, row.evaluations, jsonNumber(row.seconds));
    if (row.error)
        return out + ", \"error\": " + jsonText(row.error->english()) + "}\n";
    out += fmt::format(", \"makespan\": {}, \"gap\": {}, \"bound\": {}, \"devices\": {}",
                       jsonNumber(row.makespan), jsonNumber(row.gap), jsonNumber(row.bound),
                       idsAsJson(row.placement.devices));
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
        case Seeds:
            in.readWhole(head.seeds, 1, mostWhole);
            break;
        case Evaluations: {
            std::uint64_t evaluations = 0;
            if (in.readWhole(evaluations, 0, mostWhole))
                head.budget.evaluations = evaluations;
            break;
        }
        default:
            in.readQuantity(head.budget.seconds);
        }
    });
    if (in.failed())
        return in.error();
    if (format != formatName)
        return Error{{DOPPLER_TEXT("core", "the file is no comparison")}, {}, {}};
    if (version != 1)
        return Error{
            {DOPPLER_TEXT("core", "the comparison's version {0} is newer than this program, which reads 1"),
             {std::to_string(version)}},
            {},
            "version"};
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
                in.readWhole(row.seed, 0, mostWhole);
                break;
            case RowMakespan:
                in.readQuantity(row.makespan);
                break;
            case RowEvaluations:
                in.readWhole(row.evaluations, 0, mostWhole);
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
    if (auto valid = validate(*setup.problems[row.problem], row.placement); !valid)
        return valid.error();
    return row;
}

ComparisonJournal::~ComparisonJournal()
{
    if (descriptor >= 0)
        ::close(descriptor);
}

ComparisonJournal::ComparisonJournal(ComparisonJournal&& other) noexcept
    : descriptor(std::exchange(other.descriptor, -1)), file(std::move(other.file)),
      finished(std::move(other.finished)), fault(std::move(other.fault))
{
}

ComparisonJournal& ComparisonJournal::operator=(ComparisonJournal&& other) noexcept
{
    std::swap(descriptor, other.descriptor);
    std::swap(file, other.file);
    std::swap(finished, other.finished);
    std::swap(fault, other.fault);
    return *this;
}

Result<ComparisonJournal> ComparisonJournal::open(const std::string& path, JournalHead head,
                                                  const ComparisonSetup& setup)
{
    head.fingerprint = comparisonFingerprint(setup);
    ComparisonJournal journal;
    journal.file = path;
    std::error_code fault;
    if (std::filesystem::exists(path, fault)) {
        const auto text = readFile(path);
        if (!text)
            return text.error();
        auto lines = readLines(path, *text, &setup);
        if (!lines)
            return lines.error();
        journal.finished = std::move(lines->rows);
        if (lines->whole == 0) {
            if (auto begun = writeFile(path, journalHeadLine(head)); !begun)
                return begun.error();
        } else if (lines->whole < text->size()) {
            if (auto cut = writeFile(path, std::string_view(*text).substr(0, lines->whole)); !cut)
                return cut.error();
        }
    } else if (auto begun = writeFile(path, journalHeadLine(head)); !begun) {
        return begun.error();
    }
    journal.descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (journal.descriptor < 0)
        return systemError(path);
    return journal;
}

Result<void> ComparisonJournal::add(const ComparisonRow& row)
{
    if (fault)
        return *fault;
    const std::string line = journalLine(row);
    for (std::size_t at = 0; at < line.size();) {
        const ssize_t written = ::write(descriptor, line.data() + at, line.size() - at);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            fault = systemError(file);
            return *fault;
        }
        at += static_cast<std::size_t>(written);
    }
    if (::fdatasync(descriptor) != 0 && errno != EINVAL && errno != EROFS) {
        fault = systemError(file);
        return *fault;
    }
    return {};
}

Result<JournalHead> readJournalHead(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    auto lines = readLines(path, *text, nullptr);
    if (!lines)
        return lines.error();
    return std::move(lines->head);
}

} // namespace doppler
