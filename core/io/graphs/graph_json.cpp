// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/graph_json.h"

#include "core/base/excerpt.h"
#include "core/graph/graph_builder.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/kernel_json.h"
#include "core/io/graphs/memory_json.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-graph";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 7> graphKeys{"format", "version", "name",   "vertices",
                                                    "edges",  "memory",  "program"};
enum GraphKey { GraphFormatKey, GraphVersion, GraphName, GraphVertices, GraphEdges, MemoryOf, ProgramOf };

// In the order in which they are written.
constexpr std::array<std::string_view, 14> vertexKeys{"id",
                                                      "name",
                                                      "op",
                                                      "flops",
                                                      "output_bytes",
                                                      "group",
                                                      "colocate",
                                                      "allow",
                                                      "persistent_bytes",
                                                      "accessed_bytes",
                                                      "seconds",
                                                      "kernel",
                                                      "attributes",
                                                      "shapes"};
enum VertexKey {
    Id_,
    Name,
    Op,
    Flops,
    OutputBytes,
    Group,
    Colocate,
    Allow,
    PersistentBytes,
    AccessedBytes,
    Seconds,
    KernelOf,
    AttributesOf,
    ShapesOf
};

constexpr std::array<std::string_view, 5> edgeKeys{"from", "to", "bytes", "seconds", "tensor"};
enum EdgeKey { From, To, Bytes, EdgeSeconds, TensorName };

/// Any JSON may be meant for us, also another file of ours, whose reader says best what it is; what says that
/// it is a graph is. Asked of a text's beginning, which may be cut off.
Match sniffGraphJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return Match::No;
    const auto head = readHead(text);
    return head && head->format && *head->format == formatName ? Match::Yes : Match::Maybe;
}

constexpr std::size_t shortestVertex = std::string_view(R"({"id":0},)").size();
constexpr std::size_t shortestEdge = std::string_view(R"({"from":0,"to":1},)").size();
constexpr double shareOfReading = 0.85; // the rest is making the graph

/// How often four characters occur in the text. Blocks have a constant size, so that compilers turn them into
/// a few instructions for many characters.
std::size_t occurrences(std::string_view text, std::string_view four)
{
    constexpr std::size_t block = 240; // fewer than a byte counts
    const std::array wanted{four[0], four[1], four[2], four[3]};
    const auto countIn = [&](const char* begin, std::size_t size) {
        std::uint8_t count = 0;
        for (std::size_t i = 0; i < size; ++i)
            count = static_cast<std::uint8_t>(count + ((begin[i] == wanted[0]) & (begin[i + 1] == wanted[1]) &
                                                       (begin[i + 2] == wanted[2]) &
                                                       (begin[i + 3] == wanted[3])));
        return std::size_t{count};
    };
    std::size_t sum = 0;
    std::size_t at = 0;
    for (; at + block + 3 <= text.size(); at += block)
        sum += countIn(text.data() + at, block);
    return sum + (at + 4 <= text.size() ? countIn(text.data() + at, text.size() - 3 - at) : 0);
}

/// One pass over the text, straight into the builder.
class GraphReader {
public:
    GraphReader(std::string_view whole, std::string_view name, const ReadWatch& w,
                std::function<void(std::size_t)> releaseText, std::string path = {})
        : text(whole), in(whole), graphName(name), watch(w), release(std::move(releaseText)),
          file(std::move(path))
    {
    }

    Result<GraphPtr> read()
    {
        std::uint32_t seen = 0;
        in.enterDocument();
        while (const auto key = in.nextField(graphKeys, seen)) {
            switch (*key) {
            case GraphName:
                in.readText(graphName);
                break;
            case GraphVertices:
                readVertices();
                break;
            case GraphEdges:
                readEdges();
                break;
            case MemoryOf:
                readMemoryJson(in, builder);
                break;
            case ProgramOf:
                readProgram();
                break;
            default:
                in.skipValue();
            }
        }
        in.require(graphKeys, seen, GraphVertices);
        in.finish();
        sortById();
        if (in.failed())
            return in.error();
        releaseRead();
        builder.setName(std::move(graphName));
        if (watch.stop.stop_requested())
            return readingStopped();
        auto graph = builder.build();
        if (!graph)
            return inFileOrder(graph.error());
        if (watch.progress)
            watch.progress(1);
        return graph;
    }

private:
    /// Keeps the text, which only an execution of the graph needs.
    void readProgram()
    {
        const auto text = in.peekValue();
        if (in.enterObject()) {
            while (in.nextKey())
                in.skipValue();
            if (text)
                builder.setOrigin(std::make_shared<const SavedOrigin>(std::string(*text), file));
        }
    }

    void readVertices()
    {
        in.enterList();
        if (!in.failed()) // Far more room than is needed only where a text hardly begins to be a graph.
            builder.reserve(std::min(occurrences(text, "\"id\""), text.size() / shortestVertex),
                            std::min(occurrences(text, "\"to\""), text.size() / shortestEdge));
        while (in.nextElement() && goOn())
            readVertex();
    }

    /// Tells how far the reading is, now and then; false where it is to stop.
    bool goOn()
    {
        constexpr std::size_t often = 4096;
        if (++elements % often != 0)
            return true;
        if (watch.stop.stop_requested())
            return in.failAt({}, readingStopped().message);
        if (watch.progress)
            watch.progress(shareOfReading * in.share());
        releaseRead();
        return true;
    }

    void releaseRead()
    {
        if (release)
            release(in.leaveBehind());
    }

    void readVertex()
    {
        Vertex vertex;
        std::uint32_t id = 0;
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(vertexKeys, seen)) {
            switch (*key) {
            case Id_:
                in.readWhole(id, 0, largestId);
                break;
            case Name:
                in.readText(vertex.name);
                break;
            case Op:
                in.readText(vertex.op);
                break;
            case Flops:
                in.readQuantity(vertex.flops);
                break;
            case OutputBytes:
                in.readQuantity(vertex.outputBytes);
                break;
            case Group:
                in.readText(vertex.group);
                break;
            case Colocate:
                in.readText(vertex.colocate);
                break;
            case Allow:
                readAllow(vertex);
                break;
            case PersistentBytes:
                in.readQuantity(vertex.persistentBytes);
                break;
            case AccessedBytes:
                in.readQuantity(*vertex.accessedBytes);
                break;
            case Seconds:
                readSeconds(vertex);
                break;
            case KernelOf:
                vertex.kernel = kernels.read(in);
                break;
            case AttributesOf:
                readRemark(vertex.attributes);
                break;
            case ShapesOf:
                readRemark(vertex.shapes);
                break;
            }
        }
        if (!in.require(vertexKeys, seen, Id_))
            return;
        ids.push_back(id);
        builder.addVertex(std::move(vertex));
    }

    /// Files of other programs may have something else under this name.
    void readRemark(RareText& out)
    {
        std::string text;
        if (in.peek() != '"')
            in.skipValue();
        else if (in.readText(text))
            out = RareText(excerpt(text, mostAttributeCharacters));
    }

    void readAllow(Vertex& vertex)
    {
        in.enterList();
        while (in.nextElement())
            in.readText(vertex.allow.emplace_back());
    }

    void readSeconds(Vertex& vertex)
    {
        in.enterObject();
        while (const auto kind = in.nextKey())
            in.readQuantity(vertex.seconds.emplace_back(MeasuredSeconds{std::string(*kind), 0}).seconds);
        if (in.failed() || vertex.seconds.size() < 2)
            return;
        std::vector<std::string_view> kinds;
        for (const MeasuredSeconds& measured : vertex.seconds)
            kinds.push_back(measured.kind);
        std::sort(kinds.begin(), kinds.end());
        const auto twice = std::adjacent_find(kinds.begin(), kinds.end());
        if (twice != kinds.end())
            in.failAt(in.path() + '.' + excerpt(*twice),
                      {DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
    }

    void readEdges()
    {
        in.enterList();
        while (in.nextElement() && goOn()) {
            EdgeSpec edge;
            std::uint32_t seen = 0;
            in.enterObject();
            while (const auto key = in.nextField(edgeKeys, seen)) {
                switch (*key) {
                case From:
                    in.readWhole(edge.from, 0, largestId);
                    break;
                case To:
                    in.readWhole(edge.to, 0, largestId);
                    break;
                case Bytes:
                    in.readQuantity(edge.bytes);
                    break;
                case EdgeSeconds:
                    in.readQuantity(edge.seconds);
                    break;
                case TensorName:
                    in.readText(edge.tensor);
                    break;
                }
            }
            if (in.require(edgeKeys, seen, From) && in.require(edgeKeys, seen, To))
                builder.addEdge(std::move(edge));
        }
    }

    /// Checks that the ids are 0..n-1 and brings the vertices into their order.
    void sortById()
    {
        if (in.failed())
            return;
        constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
        position.assign(ids.size(), none);
        for (std::uint32_t i = 0; i < ids.size(); ++i) {
            if (ids[i] >= ids.size()) {
                in.failAt(fmt::format("vertices[{}].id", i),
                          {DOPPLER_PLURAL("core", "found {0}, expected ids from 0 to {1} for {2} vertices",
                                          "found {0}, expected ids from 0 to {1} for {2} vertex"),
                           {std::to_string(ids[i]), std::to_string(ids.size() - 1), count(ids.size())}});
                return;
            }
            if (position[ids[i]] != none) {
                in.failAt(fmt::format("vertices[{}].id", i),
                          {DOPPLER_TEXT("core",
                                        "found id {0}, which vertices[{1}] already has, expected unique ids"),
                           {std::to_string(ids[i]), std::to_string(position[ids[i]])}});
                return;
            }
            position[ids[i]] = i;
        }
        for (std::uint32_t i = 0; i < ids.size(); ++i)
            while (ids[i] != i) { // every swap brings one vertex home
                const std::uint32_t home = ids[i];
                std::swap(builder.vertex(VertexId{i}), builder.vertex(VertexId{home}));
                std::swap(ids[i], ids[home]);
            }
    }

    /// The builder names vertices by id; the file may hold them in another order.
    [[nodiscard]] Error inFileOrder(Error error) const
    {
        constexpr std::string_view prefix = "vertices[";
        if (error.place.starts_with(prefix))
            error.place =
                fmt::format("vertices[{}]", position.at(std::stoul(error.place.substr(prefix.size()))));
        return error;
    }

    std::string_view text;
    JsonReader in;
    std::string graphName;
    ReadWatch watch;
    std::function<void(std::size_t)> release;
    std::string file;         ///< Empty: the text is not from a file.
    std::size_t elements = 0; ///< Vertices and edges begun.
    GraphBuilder builder;
    KernelReader kernels;
    std::vector<std::uint32_t> ids;      ///< By place in the file.
    std::vector<std::uint32_t> position; ///< By id: the place in the file.
};

Result<GraphPtr> readAndRelease(std::string_view text, const ReadRequest& request)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    return GraphReader(text, request.name, request.watch, request.release, request.file).read();
}

} // namespace

Result<GraphPtr> readGraphJson(std::string_view text, std::string_view name, const ReadWatch& watch)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    return GraphReader(text, name, watch, {}).read();
}

GraphFormat jsonGraphFormat()
{
    return {.id = "json",
            .name = "Doppler JSON",
            .extensions = ".json",
            .sniff = sniffGraphJson,
            .read = readAndRelease,
            .write = writeGraphJson,
            .writePieces = writeGraphJson};
}

} // namespace doppler
