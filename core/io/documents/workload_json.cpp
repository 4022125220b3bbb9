// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/workload_json.h"

#include "core/io/bytes/file.h"
#include "core/io/documents/model_json.h"
#include "core/io/documents/session_json.h"
#include "core/io/json/json_count.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <filesystem>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatOfWorkloads = "doppler-workload";
constexpr std::uint32_t newestWorkload = 1;

constexpr std::array<std::string_view, 7> workloadKeys{"format", "version", "name",   "devices",
                                                       "model",  "graphs",  "poisson"};
enum WorkloadKey {
    WorkloadFormat,
    WorkloadVersion,
    NameKey,
    DevicesKey,
    ModelKeyOfWorkload,
    GraphsKey,
    PoissonKey
};

constexpr std::array<std::string_view, 4> listedKeys{"graph", "at", "name", "unfolds"};
enum ListedKey { ListedGraph, ListedAt, ListedName, ListedUnfolds };

constexpr std::array<std::string_view, 5> poissonKeys{"rate", "load", "count", "seed", "mix"};
enum ProcessKey { Rate, Load, Count, ProcessSeed, Mix };

constexpr std::array<std::string_view, 3> mixKeys{"graph", "weight", "unfolds"};
enum MixKey { MixGraph, Weight, MixUnfolds };

Error workloadFault(std::string place, Message message) { return {std::move(message), {}, std::move(place)}; }

Message notBetween(double found, double least, double most)
{
    return {DOPPLER_TEXT("core", "found {0}, expected a number from {1} to {2}"),
            {jsonNumber(found), jsonNumber(least), jsonNumber(most)}};
}

Message noSource()
{
    return {DOPPLER_TEXT("core", "names no graph; expected a file or a built-in family"), {}};
}

std::optional<Error> faultOfProcess(const PoissonArrivals& process)
{
    if (process.rate.has_value() == process.load.has_value())
        return workloadFault("poisson",
                             {DOPPLER_TEXT("core", "expected either \"rate\" or \"load\", found {0}"),
                              {process.rate ? "both" : "neither"}});
    const double slowest = static_cast<double>(process.count) / latestArrival;
    if (process.rate && !(*process.rate >= slowest && *process.rate <= 1e12))
        return workloadFault("poisson.rate", notBetween(*process.rate, slowest, 1e12));
    if (process.load && !(*process.load >= 1e-6 && *process.load <= 1e6))
        return workloadFault("poisson.load", notBetween(*process.load, 1e-6, 1e6));
    if (process.count < 1 || process.count > mostArrivals)
        return workloadFault("poisson.count", notBetween(static_cast<double>(process.count), 1,
                                                         static_cast<double>(mostArrivals)));
    if (process.mix.empty() || process.mix.size() > mostArrivals)
        return workloadFault("poisson.mix",
                             {DOPPLER_TEXT("core", "found {0} graphs, expected {1} to {2}"),
                              {std::to_string(process.mix.size()), "1", std::to_string(mostArrivals)}});
    for (std::size_t i = 0; i < process.mix.size(); ++i) {
        if (process.mix[i].graph.empty())
            return workloadFault(fmt::format("poisson.mix[{}].graph", i), noSource());
        if (!(process.mix[i].weight >= 1e-9 && process.mix[i].weight <= 1e9))
            return workloadFault(fmt::format("poisson.mix[{}].weight", i),
                                 notBetween(process.mix[i].weight, 1e-9, 1e9));
    }
    return std::nullopt;
}

class WorkloadReader {
public:
    explicit WorkloadReader(std::string_view text) : in(text) {}

    Result<WorkloadDocument> read()
    {
        in.readDocument(workloadKeys, {DevicesKey}, [&](std::size_t key) { readMember(key); });
        if (in.failed())
            return in.error();
        if (auto valid = checkWorkload(out); !valid)
            return valid.error();
        return std::move(out);
    }

private:
    void readMember(std::size_t key)
    {
        switch (key) {
        case NameKey:
            in.readText(out.name);
            break;
        case DevicesKey:
            in.readText(out.devices);
            break;
        case ModelKeyOfWorkload:
            readModel(in, out.model);
            break;
        case GraphsKey:
            readGraphs();
            break;
        case PoissonKey:
            readProcess();
            break;
        default:
            in.skipValue();
        }
    }

    bool isFull(std::size_t have)
    {
        return have >= mostArrivals &&
               !in.fail({DOPPLER_TEXT("core", "too many graphs, expected at most {0}"),
                         {std::to_string(mostArrivals)}});
    }

    void readGraphs()
    {
        in.enterList();
        while (in.nextElement() && !isFull(out.graphs.size())) {
            ListedArrival graph;
            in.readObject(listedKeys, {ListedGraph}, [&](std::size_t key) {
                if (key == ListedAt)
                    in.readQuantity(graph.at);
                else
                    in.readText(key == ListedGraph  ? graph.graph
                                : key == ListedName ? graph.name
                                                    : graph.unfolds);
            });
            out.graphs.push_back(std::move(graph));
        }
    }

    void readProcess()
    {
        PoissonArrivals process;
        in.readObject(poissonKeys, {Count, Mix}, [&](std::size_t key) {
            switch (key) {
            case Rate:
                in.readQuantity(process.rate);
                break;
            case Load:
                in.readQuantity(process.load);
                break;
            case Count:
                in.readWhole(process.count, 1, mostArrivals);
                break;
            case ProcessSeed:
                readCount(in, process.seed);
                break;
            default:
                readMix(process.mix);
            }
        });
        out.poisson = std::move(process);
    }

    void readMix(std::vector<MixedGraph>& mix)
    {
        in.enterList();
        while (in.nextElement() && !isFull(mix.size())) {
            MixedGraph graph;
            in.readObject(mixKeys, {MixGraph}, [&](std::size_t key) {
                if (key == Weight)
                    in.readPositive(graph.weight);
                else
                    in.readText(key == MixGraph ? graph.graph : graph.unfolds);
            });
            mix.push_back(std::move(graph));
        }
    }

    JsonReader in;
    WorkloadDocument out;
};

/// A file that lies in the folder of the workload; other sources as they are.
void resolve(std::string& source, const std::filesystem::path& folder)
{
    std::error_code ignored;
    const std::filesystem::path path = folder / source;
    if (!source.empty() && std::filesystem::is_regular_file(path, ignored))
        source = path.lexically_normal().string();
}

/// Calls change() with the name of every source.
template <class Change>
void changeSources(WorkloadDocument& workload, const Change& change)
{
    change(workload.devices);
    for (ListedArrival& graph : workload.graphs)
        change(graph.graph);
    if (workload.poisson)
        for (MixedGraph& graph : workload.poisson->mix)
            change(graph.graph);
}

} // namespace

Result<void> checkWorkload(const WorkloadDocument& workload)
{
    if (workload.devices.empty())
        return workloadFault(
            "devices", {DOPPLER_TEXT("core", "names no devices; expected a built-in name or a file"), {}});
    for (std::size_t i = 0; i < workload.graphs.size(); ++i) {
        if (workload.graphs[i].graph.empty())
            return workloadFault(fmt::format("graphs[{}].graph", i), noSource());
        if (!(workload.graphs[i].at >= 0 && workload.graphs[i].at <= latestArrival))
            return workloadFault(fmt::format("graphs[{}].at", i),
                                 notBetween(workload.graphs[i].at, 0, latestArrival));
    }
    if (workload.poisson)
        if (auto fault = faultOfProcess(*workload.poisson))
            return *std::move(fault);
    if (const std::size_t total = workload.arrivalCount(); total < 1 || total > mostArrivals)
        return workloadFault("graphs", {DOPPLER_TEXT("core", "found {0} graphs, expected {1} to {2}"),
                                        {std::to_string(total), "1", std::to_string(mostArrivals)}});
    return {};
}

Result<WorkloadDocument> readWorkloadJson(std::string_view text)
{
    if (auto fault = checkHead(text, formatOfWorkloads, newestWorkload))
        return *std::move(fault);
    return WorkloadReader(text).read();
}

Result<WorkloadDocument> readWorkload(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    auto read = readWorkloadJson(*text);
    if (!read)
        return inFile(read.error(), path);
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    changeSources(*read, [&](std::string& source) { resolve(source, folder); });
    return read;
}

WorkloadDocument forFile(WorkloadDocument workload, const std::string& path)
{
    std::error_code ignored;
    const std::string folder = std::filesystem::absolute(path, ignored).parent_path().string();
    changeSources(workload, [&](std::string& source) {
        if (!source.empty() && std::filesystem::is_regular_file(source, ignored))
            source = pathInSession(std::filesystem::absolute(source, ignored).string(), folder);
    });
    return workload;
}

std::string writeWorkloadJson(const WorkloadDocument& workload)
{
    std::string out = fmt::format("{{\"format\": \"{}\", \"version\": {}", formatOfWorkloads, newestWorkload);
    if (!workload.name.empty())
        out += ", \"name\": " + jsonText(workload.name);
    out += ",\n \"devices\": " + jsonText(workload.devices) + ",\n \"model\": " + modelAsJson(workload.model);
    std::string_view separator = ",\n \"graphs\": [\n  ";
    for (const ListedArrival& graph : workload.graphs) {
        out += fmt::format("{}{{\"graph\": {}, \"at\": {}", separator, jsonText(graph.graph),
                           jsonNumber(graph.at));
        if (!graph.name.empty())
            out += ", \"name\": " + jsonText(graph.name);
        if (!graph.unfolds.empty())
            out += ", \"unfolds\": " + jsonText(graph.unfolds);
        out += '}';
        separator = ",\n  ";
    }
    if (!workload.graphs.empty())
        out += ']';
    if (const auto& process = workload.poisson) {
        out += ",\n \"poisson\": {";
        if (process->rate)
            out += fmt::format("\"rate\": {}, ", jsonNumber(*process->rate));
        if (process->load)
            out += fmt::format("\"load\": {}, ", jsonNumber(*process->load));
        out += fmt::format("\"count\": {}, \"seed\": {}", process->count, jsonCount(process->seed));
        separator = ", \"mix\": [\n  ";
        for (const MixedGraph& graph : process->mix) {
            out += fmt::format("{}{{\"graph\": {}, \"weight\": {}", separator, jsonText(graph.graph),
                               jsonNumber(graph.weight));
            if (!graph.unfolds.empty())
                out += ", \"unfolds\": " + jsonText(graph.unfolds);
            out += '}';
            separator = ",\n  ";
        }
        out += "]}";
    }
    return out + "}\n";
}

} // namespace doppler
