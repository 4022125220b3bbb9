// SPDX-License-Identifier: GPL-3.0-or-later
// Models of Hugging Face by their config.json and the index of their weights; the weights are not opened.
#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/huggingface/families.h"
#include "core/io/huggingface/weight_sizes.h"
#include "core/io/json/json_sniff.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

using namespace huggingface;

/// A vertex to be: a module, or all modules of a layer.
struct Unit {
    Vertex vertex;
    double weightBytes = 0; ///< Of its own.
    double readBytes = 0;   ///< Weights that the call reads.
    double cacheBytes = 0;
    std::vector<std::uint32_t> inputs; ///< Units.
    bool partlyRead = false;           ///< Whether it reads other than all its weights.
};

class ModelReader {
public:
    ModelReader(ModelConfig from, const ReadRequest& asked) : config(std::move(from)), request(asked) {}

    Result<GraphPtr> read()
    {
        call.batch = static_cast<double>(extentOf(request.options, "batch"));
        const auto sequence = static_cast<double>(extentOf(request.options, "sequence"));
        call.decoding = request.options.text("phase") == "decode";
        call.sequence = call.decoding ? 1 : sequence;
        call.attended = sequence;
        auto made = makeNetwork(config, call);
        if (!made)
            return made.error();
        network = *std::move(made);
        if (auto sized = findSizes(); !sized)
            return sized.error();
        gather();
        return build();
    }

private:
    /// The type of the weights that the options and the configuration name.
    Result<ElementType> weightType()
    {
        const std::string& asked = request.options.text("dtype");
        if (asked != "auto")
            return *elementType(asked);
        const std::string named =
            config.has("torch_dtype") ? config.text("torch_dtype") : config.text("dtype");
        if (named.empty()) {
            builder.addNote(
                {DOPPLER_TEXT("core", "the configuration names no type of its numbers: float32 is "
                                      "assumed (--import dtype=...)")});
            return ElementType{"float32", 4};
        }
        const auto known = elementType(named);
        if (!known)
            return Error{
                {DOPPLER_TEXT("core", "unknown type \"{0}\", expected float32, float16 or bfloat16; or "
                                      "set --import dtype=..."),
                 {excerpt(named)}},
                {},
                config.has("torch_dtype") ? "torch_dtype" : "dtype"};
        return *known;
    }

    Result<void> findSizes()
    {
        const auto type = weightType();
        if (!type)
            return type.error();
        // Numbers of less than two bytes are widened before they are computed with.
        valueBytes = std::max(2.0, type->bytes);
        if (type->bytes < 2)
            builder.addNote({DOPPLER_TEXT("core", "outputs and caches are assumed to take 2 bytes for each "
                                                  "number")});
        const std::string& named = request.options.text("index");
        const std::string path = !named.empty()         ? named
                                 : request.file.empty() ? std::string()
                                                        : weightIndexBeside(request.file);
        const bool given = request.options.text("dtype") != "auto";
        if (path.empty()) {
            sizes = sizesByType(network, *type);
            builder.addNote(
                {DOPPLER_TEXT("core", "there is no index of the weights in the folder: their sizes "
                                      "are those of the configuration alone")});
            return {};
        }
        const auto text = readFile(path, mostIndexBytes, request.watch.stop);
        if (!text)
            return text.error();
        const auto index = readWeightIndex(*text);
        if (!index)
            return inFile(index.error(), path);
        sizes = sizesByIndex(network, *type, *index);
        if (given) { // as if the weights were converted
            sizes = sizesByType(network, *type);
            return {};
        }
        if (config.has("quantization_config"))
            builder.addNote(
                {DOPPLER_TEXT("core", "the model is quantised: each weight is assumed to take its "
                                      "share of the bytes of the index")});
        return {};
    }

    /// Makes the units, and with the detail "layers" one of all modules of a layer.
    void gather()
    {
        const bool layers = request.options.text("detail") == "layers";
        unitOf.resize(network.modules.size());
        for (std::uint32_t m = 0; m < network.modules.size(); ++m) {
            const Module& module = network.modules[m];
            const bool joins = layers && !units.empty() && module.layer != module.path &&
                               units.back().vertex.name == module.layer;
            if (!joins)
                units.push_back(unitFor(module, layers));
            unitOf[m] = static_cast<std::uint32_t>(units.size() - 1);
            addTo(units.back(), m);
        }
    }

    [[nodiscard]] static Unit unitFor(const Module& module, bool layers)
    {
        Unit unit;
        const bool whole = layers && module.layer != module.path;
        unit.vertex.name = whole ? module.layer : module.path;
        unit.vertex.op = whole ? "layer" : module.op;
        if (module.layer != module.path)
            unit.vertex.group = module.layer;
        unit.vertex.flops = 0;
        return unit;
    }

    void addTo(Unit& unit, std::uint32_t m)
    {
        const Module& module = network.modules[m];
        double elements = 0;
        for (const WeightTensor& weight : module.weights) {
            elements += weight.elements;
            ownerOf.emplace(weight.name, Owner{unitOf[m], weight.elements * sizes.elementBytes});
        }
        *unit.vertex.flops += module.flops;
        unit.vertex.outputBytes = module.outputElements * valueBytes; // of the last one
        unit.weightBytes += elements * sizes.elementBytes + sizes.extraBytes[m];
        const bool idle = module.flops == 0 && module.outputElements == 0;
        const double read = idle ? 0 : module.weightsRead.value_or(elements);
        unit.partlyRead = unit.partlyRead || read != elements;
        unit.readBytes += read * sizes.elementBytes;
        unit.cacheBytes += module.cacheElements * valueBytes;
        for (const std::uint32_t from : module.inputs)
            if (const std::uint32_t source = unitOf[from];
                source != unitOf[m] &&
                std::find(unit.inputs.begin(), unit.inputs.end(), source) == unit.inputs.end())
                unit.inputs.push_back(source);
    }

    Result<GraphPtr> build()
    {
        builder.setName(graphName());
        for (std::uint32_t u = 0; u < units.size(); ++u) {
            Unit& unit = units[u];
            unit.vertex.persistentBytes = unit.weightBytes;
            if (unit.partlyRead)
                unit.vertex.accessedBytes = accessed(unit);
            builder.addVertex(unit.vertex);
            for (const std::uint32_t from : unit.inputs)
                builder.addEdge(VertexId{from}, VertexId{u});
        }
        addTies();
        addValues();
        for (const Message& note : network.notes)
            builder.addNote(note);
        for (const Message& note : sizes.notes)
            builder.addNote(note);
        return builder.build();
    }

    [[nodiscard]] double accessed(const Unit& unit) const
    {
        double bytes = unit.readBytes + unit.vertex.outputBytes + unit.cacheBytes;
        for (const std::uint32_t from : unit.inputs)
            bytes += units[from].vertex.outputBytes;
        return bytes;
    }

    /// Modules with the same weight share a device, as the model needs it.
    void addTies()
    {
        std::map<std::string, std::vector<VertexId>> users;
        for (std::uint32_t m = 0; m < network.modules.size(); ++m)
            if (const std::string& name = network.modules[m].uses; !name.empty() && ownerOf.contains(name)) {
                auto& list = users[name];
                if (list.empty())
                    list.push_back(VertexId{ownerOf.at(name).unit});
                list.push_back(VertexId{unitOf[m]});
            }
        for (auto& [name, list] : users) {
            list.erase(std::unique(list.begin(), list.end()), list.end());
            for (const VertexId v : list)
                builder.vertex(v).colocate = name;
            builder.addSharedWeight({name, ownerOf.at(name).bytes, list});
        }
    }

    /// What is in memory from the start or to the end: tokens, caches, scores.
    void addValues()
    {
        constexpr double tokenBytes = 8;
        for (std::uint32_t u = 0; u < units.size(); ++u) {
            if (units[u].cacheBytes > 0 && request.options.flag("cache"))
                builder.addInput(
                    {units[u].vertex.name + ".past_key_values", units[u].cacheBytes, {VertexId{u}}});
            if (units[u].vertex.op == "embedding" && units[u].inputs.empty() &&
                units[u].vertex.outputBytes > 0)
                builder.addInput(
                    {units[u].vertex.name + ".input_ids", call.tokens() * tokenBytes, {VertexId{u}}});
        }
        const auto last = static_cast<std::uint32_t>(units.size() - 1);
        builder.addResult({VertexId{last}, {}, units[last].vertex.outputBytes});
    }

    /// Files are all called config.json: the model's own name, or its folder's.
    [[nodiscard]] std::string graphName() const
    {
        std::string name = config.text("_name_or_path");
        if (name.empty() && request.name == "config" && !request.file.empty()) {
            std::error_code ignored;
            name = std::filesystem::absolute(request.file, ignored).parent_path().filename().string();
        }
        while (name.ends_with('/'))
            name.pop_back();
        name.erase(0, name.rfind('/') + 1);
        return name.empty() ? std::string(request.name) : name;
    }

    struct Owner {
        std::uint32_t unit = 0;
        double bytes = 0;
    };
    static constexpr std::uint64_t mostIndexBytes = std::uint64_t{256} << 20;

    ModelConfig config;
    const ReadRequest& request;
    Call call;
    Network network;
    WeightSizes sizes;
    double valueBytes = 4; ///< Of a number in outputs and caches.
    GraphBuilder builder;
    std::vector<Unit> units;
    std::vector<std::uint32_t> unitOf;    ///< By module.
    std::map<std::string, Owner> ownerOf; ///< By weight.
};

std::vector<OptionSpec> huggingfaceOptions(std::string_view)
{
    return {
        wholeOption(
            "batch", 1, 1, 1e6,
            {.label = DOPPLER_TEXT("core", "Batch"), .help = DOPPLER_TEXT("core", "Number of sequences")}),
        wholeOption("sequence", 2048, 1, 1e8,
                    {.label = DOPPLER_TEXT("core", "Sequence length"),
                     .unit = DOPPLER_TEXT("core", "tokens"),
                     .help = DOPPLER_TEXT("core", "Number of tokens of each sequence")}),
        choiceOption("phase", {"prefill", "decode"},
                     {.label = DOPPLER_TEXT("core", "Phase"),
                      .help = DOPPLER_TEXT("core", "prefill computes all tokens of the sequences at once; "
                                                   "decode computes one token more, with the others in the "
                                                   "key-value cache")}),
        choiceOption("dtype", {"auto", "float32", "float16", "bfloat16", "float8", "int8", "int4"},
                     {.label = DOPPLER_TEXT("core", "Number type"),
                      .help = DOPPLER_TEXT("core", "Type of the weights; auto: that of the files")}),
        choiceOption(
            "detail", {"layers", "modules"},
            {.label = DOPPLER_TEXT("core", "Detail"),
             .help = DOPPLER_TEXT("core", "The unit of a vertex: a whole layer, which most tools keep "
                                          "on one device, or each module and expert in it")}),
        flagOption("cache", true,
                   {.label = DOPPLER_TEXT("core", "Key-value cache"),
                    .help = DOPPLER_TEXT("core", "Count the cache of keys and values of decoders in the "
                                                 "memory")}),
        fileOption("index", {.label = DOPPLER_TEXT("core", "Index of the weights"),
                             .help = DOPPLER_TEXT("core", "model.safetensors.index.json of the model; empty: "
                                                          "the one in the folder, if there is one")})};
}

Match sniffHuggingface(std::string_view text)
{
    if (!hasTopLevelKeys(text, {"model_type"}))
        return Match::No;
    for (const char* key : {"hidden_size", "n_embd", "d_model", "architectures", "transformers_version"})
        if (hasTopLevelKeys(text, {key}))
            return Match::Yes;
    return Match::No;
}

} // namespace

GraphFormat huggingfaceFormat()
{
    return {.id = "huggingface",
            .name = "Hugging Face config.json",
            .extensions = ".json",
            .sniff = sniffHuggingface,
            .read = [](std::string_view text, const ReadRequest& request) -> Result<GraphPtr> {
                auto config = ModelConfig::read(text);
                return config ? ModelReader(*std::move(config), request).read()
                              : Result<GraphPtr>(config.error());
            },
            .options = huggingfaceOptions};
}

} // namespace doppler
