// SPDX-License-Identifier: GPL-3.0-or-later
// Exports of Nsight Systems (nsys export --type sqlite): kernels, copies and fills of GPUs, the calls that
// launched them, and NVTX ranges.
#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/io/models/format_module.h"
#include "core/io/profiles/profile_collection.h"
#include "core/io/profiles/profile_order.h"
#include "core/nsight/database.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace doppler {

namespace {

using nsight::Column;
using nsight::Database;
using nsight::Row;

constexpr std::uint32_t none = ProfiledOperator::none;

/// The process of a global thread id: its lowest 24 bits are the thread.
std::int64_t processOf(std::int64_t globalThread) { return globalThread & ~std::int64_t{0xffffff}; }

double micros(std::int64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1e3; }

/// A copy's kind, as CUPTI numbers them.
std::string copyName(std::int64_t kind)
{
    constexpr std::string_view names[] = {"",     "HtoD", "DtoH", "HtoA", "AtoH", "AtoA",
                                          "AtoD", "DtoA", "DtoD", "HtoH", "PtoP"};
    const bool known = kind > 0 && kind < static_cast<std::int64_t>(std::size(names));
    return "memcpy" + (known ? ' ' + std::string(names[static_cast<std::size_t>(kind)]) : std::string());
}

class ExportReader {
public:
    ExportReader(const Database& from, const ReadRequest& asked) : database(from), request(asked) {}

    Result<GraphPtr> read()
    {
        if (!database.has("CUPTI_ACTIVITY_KIND_KERNEL"))
            return Error{{DOPPLER_TEXT(
                             "core", "the database has no table CUPTI_ACTIVITY_KIND_KERNEL, expected an "
                                     "export of Nsight Systems with kernels (nsys profile --trace=cuda,nvtx; "
                                     "nsys export --type sqlite)")},
                         {},
                         {}};
        for (const auto step :
             {&ExportReader::readStrings, &ExportReader::readRanges, &ExportReader::chooseRange,
              &ExportReader::readCalls, &ExportReader::readKernels, &ExportReader::readCopies,
              &ExportReader::readFills, &ExportReader::readDevice})
            if (auto done = (this->*step)(); !done)
                return done.error();
        if (collection->empty())
            return Error{
                {DOPPLER_TEXT("core", "found no kernel, copy or fill of a GPU, expected some"), {}}, {}, {}};
        trace = joinProfile(collection->finish());
        return build();
    }

private:
    using Take = std::function<void(const Row&)>;

    Result<void> readIfThere(const std::string& table, const std::vector<Column>& columns, const Take& take)
    {
        return database.has(table) ? database.read(table, columns, take) : Result<void>();
    }

    Result<void> readStrings()
    {
        return readIfThere("StringIds", {{"id"}, {"value"}},
                           [this](const Row& row) { strings.emplace(row.number(0), row.text(1)); });
    }

    [[nodiscard]] std::string stringAt(std::int64_t id) const
    {
        const auto at = strings.find(id);
        return at == strings.end() ? '#' + std::to_string(id) : at->second;
    }

    /// Ranges of one thread that have ended; marks and ranges across threads group nothing.
    Result<void> readRanges()
    {
        return readIfThere("NVTX_EVENTS",
                           {{"start"},
                            {"end"},
                            {"text", true},
                            {"textId", true},
                            {"globalTid", true},
                            {"endGlobalTid", true}},
                           [this](const Row& row) {
                               if (row.isNull(0) || row.isNull(1) || row.number(1) < row.number(0) ||
                                   (!row.isNull(5) && row.number(5) != row.number(4)))
                                   return;
                               ProfileEvent event;
                               event.name = !row.isNull(2)   ? row.text(2)
                                            : !row.isNull(3) ? stringAt(row.number(3))
                                                             : "range";
                               setTimes(event, row);
                               setThread(event, row.number(4));
                               ranges.push_back(std::move(event));
                           });
    }

    /// The last range with the name that the option gives.
    Result<void> chooseRange()
    {
        const std::string& wanted = request.options.text("range");
        std::optional<IterationMark> window;
        for (const ProfileEvent& range : ranges)
            if (!wanted.empty() && range.name == wanted && (!window || range.start >= window->begin))
                window = IterationMark{range.name, range.start, range.start + range.duration};
        if (!wanted.empty() && !window)
            return Error{{DOPPLER_TEXT("core", "there is no NVTX range \"{0}\", expected one of: {1}"),
                          {excerpt(wanted), rangeNames()}},
                         {},
                         "range"};
        collection.emplace(window);
        for (const ProfileEvent& range : ranges)
            collection->add(ProfileCategory::Annotation, range);
        return {};
    }

    [[nodiscard]] std::string rangeNames() const
    {
        std::map<std::string, int> names;
        for (const ProfileEvent& range : ranges)
            names.emplace(range.name, 0);
        std::string out;
        std::size_t left = 8;
        for (const auto& [name, ignored] : names) {
            if (left-- == 0)
                return out + ", ...";
            out += (out.empty() ? "" : ", ") + excerpt(name);
        }
        return out.empty() ? "-" : out;
    }

    static void setTimes(ProfileEvent& event, const Row& row)
    {
        event.start = micros(row.number(0));
        event.duration = std::max(0.0, micros(row.number(1)) - event.start);
    }

    static void setThread(ProfileEvent& event, std::int64_t globalThread)
    {
        event.process = std::to_string(processOf(globalThread));
        event.thread = std::to_string(globalThread);
    }

    /// Correlations are unique within a process; here within the file. Where a table has no process, all are
    /// of one.
    double correlationOf(std::int64_t process, std::int64_t correlation)
    {
        if (correlation == 0)
            return 0;
        const auto next = static_cast<double>(correlations.size() + 1);
        return correlations.try_emplace({process, correlation}, next).first->second;
    }

    Result<void> readCalls()
    {
        return readIfThere("CUPTI_ACTIVITY_KIND_RUNTIME",
                           {{"start"}, {"end"}, {"globalTid"}, {"correlationId"}, {"nameId", true}},
                           [this](const Row& row) {
                               if (row.isNull(0) || row.isNull(1))
                                   return;
                               ProfileEvent event;
                               event.name = stringAt(row.number(4));
                               // "cudaLaunchKernel_v7000": the version does not matter
                               event.name = event.name.substr(0, event.name.find("_v"));
                               setTimes(event, row);
                               setThread(event, row.number(2));
                               event.correlation = correlationOf(processOf(row.number(2)), row.number(3));
                               collection->add(ProfileCategory::Launch, event);
                           });
    }

    /// Columns that kernels, copies and fills share.
    static std::vector<Column> activity(std::initializer_list<Column> further)
    {
        std::vector<Column> columns{
            {"start"}, {"end"}, {"deviceId"}, {"streamId"}, {"correlationId", true}, {"globalPid", true}};
        columns.insert(columns.end(), further.begin(), further.end());
        return columns;
    }

    void addActivity(const Row& row, std::string name)
    {
        if (row.isNull(0) || row.isNull(1))
            return;
        ProfileEvent event;
        event.name = std::move(name);
        event.category = "kernel";
        setTimes(event, row);
        event.device = static_cast<double>(row.number(2));
        event.stream = static_cast<double>(row.number(3));
        event.process = std::to_string(row.number(2));
        event.thread = std::to_string(row.number(3));
        event.correlation = correlationOf(row.isNull(5) ? onlyProcess() : row.number(5), row.number(4));
        collection->add(ProfileCategory::Kernel, event);
    }

    [[nodiscard]] std::int64_t onlyProcess() const
    {
        return correlations.empty() ? 0 : correlations.begin()->first.first;
    }

    Result<void> readKernels()
    {
        return database.read("CUPTI_ACTIVITY_KIND_KERNEL",
                             activity({{"shortName", true}, {"demangledName", true}}),
                             [this](const Row& row) {
                                 const int name = row.isNull(6) ? 7 : 6;
                                 addActivity(row, row.isNull(name) ? "kernel" : stringAt(row.number(name)));
                             });
    }

    Result<void> readCopies()
    {
        return readIfThere("CUPTI_ACTIVITY_KIND_MEMCPY", activity({{"copyKind", true}}),
                           [this](const Row& row) { addActivity(row, copyName(row.number(6))); });
    }

    Result<void> readFills()
    {
        return readIfThere("CUPTI_ACTIVITY_KIND_MEMSET", activity({}),
                           [this](const Row& row) { addActivity(row, "memset"); });
    }

    Result<void> readDevice()
    {
        return readIfThere("TARGET_INFO_GPU", {{"name", true}}, [this](const Row& row) {
            if (gpu.empty())
                gpu = row.text(0);
        });
    }

    /// The names of the ranges around a launch, the outermost first.
    [[nodiscard]] std::string groupOf(std::uint32_t range) const
    {
        constexpr std::size_t deepest = 16;
        std::string path;
        for (std::size_t depth = 0; range != none && depth < deepest;
             range = trace.operators[range].parent, ++depth)
            path = trace.names[trace.operators[range].name] + (path.empty() ? "" : "/" + path);
        return path;
    }

    Result<GraphPtr> build()
    {
        std::vector<ProfiledCall> calls = profiledCalls(trace);
        std::erase_if(calls, [](const ProfiledCall& call) { return call.op != none; });
        const bool several = std::any_of(calls.begin(), calls.end(), [&](const ProfiledCall& call) {
            return call.device != calls.front().device;
        });
        GraphBuilder builder{std::string(request.name)};
        for (const ProfiledCall& call : calls)
            builder.addVertex(vertexFor(call, several));
        addOrder(trace, calls, builder);
        addNotes(builder, calls.size(), several);
        return builder.build();
    }

    [[nodiscard]] Vertex vertexFor(const ProfiledCall& call, bool several) const
    {
        const ProfiledKernel& kernel = trace.kernels[call.kernel];
        const std::string& name = trace.names[kernel.name];
        const std::string device = "gpu" + std::to_string(call.device);
        Vertex vertex;
        vertex.name = excerpt(name, 100) + '.' + std::to_string(call.kernel);
        vertex.op = name.starts_with("mem") ? name : "kernel";
        vertex.group = groupOf(kernel.within);
        vertex.seconds = {{request.options.text("kind"), call.seconds}};
        if (several)
            vertex.colocate = device;
        if (request.options.flag("pin"))
            vertex.allow = {device};
        return vertex;
    }

    void addNotes(GraphBuilder& builder, std::size_t calls, bool several)
    {
        if (!gpu.empty())
            builder.addNote({DOPPLER_TEXT("core", "measured on {0}"), {excerpt(gpu, 60)}});
        if (trace.kernels.size() > calls)
            builder.addNote({DOPPLER_TEXT("core", "kernels that belong to no vertex: {0}"),
                             {count(trace.kernels.size() - calls)}});
        builder.addNote(
            {DOPPLER_TEXT("core", "an export of Nsight Systems has no tensors: the order on streams and "
                                  "the launches of threads stand for dependencies, and no sizes are "
                                  "known")});
        if (several)
            builder.addNote(
                {DOPPLER_TEXT("core", "what ran on one GPU stays together; --import pin=true keeps it on "
                                      "the device with the number of its GPU")});
    }

    const Database& database;
    const ReadRequest& request;
    std::unordered_map<std::int64_t, std::string> strings;
    std::vector<ProfileEvent> ranges;
    std::optional<ProfileCollection> collection;
    std::map<std::pair<std::int64_t, std::int64_t>, double> correlations; ///< By process and number.
    std::string gpu;
    ProfileTrace trace;
};

Result<GraphPtr> readExport(std::string_view text, const ReadRequest& request)
{
    const auto database = Database::open(text, request.watch);
    if (!database)
        return database.error();
    return ExportReader(*database, request).read();
}

std::vector<OptionSpec> exportOptions(std::string_view)
{
    return {textOption(
                "range", "",
                {.label = DOPPLER_TEXT("core", "NVTX range"),
                 .help = DOPPLER_TEXT("core", "Read only what was launched in the last NVTX range with this "
                                              "name; empty: everything")}),
            measuredKindOption(),
            flagOption(
                "pin", false,
                {.label = DOPPLER_TEXT("core", "Pin GPUs"),
                 .help = DOPPLER_TEXT("core", "Kernels run on the device with the number of their GPU: gpu0, "
                                              "gpu1")})};
}

} // namespace

} // namespace doppler

extern "C" const doppler::FormatModuleEntry dopplerNsightModule;
const doppler::FormatModuleEntry dopplerNsightModule{.read = &doppler::readExport,
                                                     .options = &doppler::exportOptions};
