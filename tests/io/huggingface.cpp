// SPDX-License-Identifier: GPL-3.0-or-later
// Models of Hugging Face: published numbers of parameters, FLOPs, indices of weights, caches, ties,
// device_maps.
#include "core/catalog/graph_file.h"
#include "core/catalog/machine_topology.h"
#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/io/bytes/file.h"
#include "core/io/graphs/import_options.h"
#include "core/io/placements/placement_format.h"
#include "core/problem/problem.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace huggingface_test {

using namespace doppler;

namespace {

using Imports = std::vector<std::string>;

// Configurations by the published sizes of the models.
const std::string llama7b =
    R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","vocab_size":32000,)"
    R"("hidden_size":4096,"intermediate_size":11008,"num_hidden_layers":32,)"
    R"("num_attention_heads":32,"torch_dtype":"float16"})";
const std::string mixtral =
    R"({"architectures":["MixtralForCausalLM"],"model_type":"mixtral","vocab_size":32000,)"
    R"("hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,)"
    R"("num_attention_heads":32,"num_key_value_heads":8,"num_local_experts":8,)"
    R"("num_experts_per_tok":2,"sliding_window":null,"torch_dtype":"bfloat16"})";
const std::string gpt2 =
    R"({"architectures":["GPT2LMHeadModel"],"model_type":"gpt2","vocab_size":50257,)"
    R"("n_embd":768,"n_layer":12,"n_head":12,"n_positions":1024,"torch_dtype":"float32"})";
const std::string bert = R"({"architectures":["BertModel"],"model_type":"bert","vocab_size":30522,)"
                         R"("hidden_size":768,"intermediate_size":3072,"num_hidden_layers":12,)"
                         R"("num_attention_heads":12,"max_position_embeddings":512,"type_vocab_size":2,)"
                         R"("torch_dtype":"float32"})";
const std::string t5Small = R"({"architectures":["T5ForConditionalGeneration"],"model_type":"t5",)"
                            R"("vocab_size":32128,"d_model":512,"d_kv":64,"d_ff":2048,"num_heads":8,)"
                            R"("num_layers":6,"torch_dtype":"float32"})";
const std::string phi2 = R"({"model_type":"phi","architectures":["PhiForCausalLM"],"vocab_size":51200,)"
                         R"("hidden_size":2560,"intermediate_size":10240,"num_hidden_layers":32,)"
                         R"("num_attention_heads":32,"torch_dtype":"float16"})";
const std::string gemma2b =
    R"({"model_type":"gemma","architectures":["GemmaForCausalLM"],"vocab_size":256000,)"
    R"("hidden_size":2048,"intermediate_size":16384,"num_hidden_layers":18,)"
    R"("num_attention_heads":8,"num_key_value_heads":1,"head_dim":256,)"
    R"("torch_dtype":"bfloat16"})";
const std::string mistral7b = R"({"model_type":"mistral","architectures":["MistralForCausalLM"],)"
                              R"("vocab_size":32000,"hidden_size":4096,"intermediate_size":14336,)"
                              R"("num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,)"
                              R"("sliding_window":4096,"torch_dtype":"bfloat16"})";
const std::string qwen2 = R"({"model_type":"qwen2","architectures":["Qwen2ForCausalLM"],"vocab_size":151936,)"
                          R"("hidden_size":896,"intermediate_size":4864,"num_hidden_layers":24,)"
                          R"("num_attention_heads":14,"num_key_value_heads":2,"tie_word_embeddings":true,)"
                          R"("use_sliding_window":false,"sliding_window":32768,"torch_dtype":"bfloat16"})";
const std::string neox20b = R"({"model_type":"gpt_neox","architectures":["GPTNeoXForCausalLM"],)"
                            R"("vocab_size":50432,"hidden_size":6144,"intermediate_size":24576,)"
                            R"("num_hidden_layers":44,"num_attention_heads":64,"torch_dtype":"float16"})";

GraphPtr read(const std::string& text, const Imports& imports = {})
{
    const auto graph = readGraphText(text, "model", {parseImports(imports).value(), {}});
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

std::string refusal(const std::string& text, const Imports& imports = {})
{
    const auto graph = readGraphText(text, "model", {parseImports(imports).value(), {}});
    return graph ? "read" : graph.error().english();
}

double weightBytes(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).persistentBytes;
    return sum;
}

double flopsOf(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).flops.value_or(0);
    return sum;
}

std::string notesOf(const DataflowGraph& graph)
{
    std::string notes;
    for (const Message& note : graph.notes())
        notes += note.english() + '\n';
    return notes;
}

VertexId named(const DataflowGraph& graph, const std::string& name)
{
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).name == name)
            return v;
    qFatal("no vertex %s", name.c_str());
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// A model's folder as people have it.
class Folder {
public:
    Folder(const std::string& config, const std::string& index,
           const char* name = "model.safetensors.index.json")
    {
        (void)writeFile(path("config.json"), config).ok();
        if (!index.empty())
            (void)writeFile(path(name), index).ok();
    }
    [[nodiscard]] std::string path(const std::string& name) const
    {
        return dir.filePath(QString::fromStdString(name)).toStdString();
    }
    [[nodiscard]] GraphPtr read(const Imports& imports = {}) const
    {
        const auto graph = readGraph(path("config.json"), {parseImports(imports).value(), {}});
        if (!graph)
            qFatal("%s", graph.error().english().c_str());
        return *graph;
    }

private:
    QTemporaryDir dir;
};

/// The names of a small LLaMA of two layers.
std::string smallIndex(double total, const std::string& further = {}, bool head = true)
{
    std::string names;
    const auto add = [&](const std::string& name) {
        names += (names.empty() ? "\"" : ", \"") + name + "\": \"model-00001-of-00001.safetensors\"";
    };
    add("model.embed_tokens.weight");
    for (const char* layer : {"model.layers.0.", "model.layers.1."})
        for (const char* part :
             {"input_layernorm", "post_attention_layernorm", "self_attn.q_proj", "self_attn.k_proj",
              "self_attn.v_proj", "self_attn.o_proj", "mlp.gate_proj", "mlp.up_proj", "mlp.down_proj"})
            add(std::string(layer) + part + ".weight");
    add("model.norm.weight");
    if (head)
        add("lm_head.weight");
    return R"({"metadata": {"total_size": )" + std::to_string(static_cast<long long>(total)) +
           R"(}, "weight_map": {)" + names + further + "}}";
}
const std::string smallConfig =
    R"({"model_type":"llama","architectures":["LlamaForCausalLM"],"vocab_size":64,)"
    R"("hidden_size":16,"intermediate_size":40,"num_hidden_layers":2,)"
    R"("num_attention_heads":4,"num_key_value_heads":2,"torch_dtype":"float16"})";
/// Embeddings and head, two layers (norms, q and o, k and v, three products), a norm.
constexpr double smallParameters = 2 * 64 * 16 + 2 * (2 * 16 + 2 * 16 * 16 + 2 * 16 * 8 + 3 * 16 * 40) + 16;

class HuggingfaceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsParameters_data();
    void countsParameters();
    void countsFlops_data();
    void countsFlops();
    void takesTheSumOfTheIndex();
    void takesExtraWeightsOfTheIndex();
    void tiesAHeadThatTheIndexLacks();
    void scalesToTheIndex();
    void saysWhereNumbersComeFrom();
    void keepsTheCache();
    void decodes();
    void splitsLayersIntoModules();
    void tiesWeights();
    void writesADeviceMap();
    void namesTheModel();
    void refusesOddValues();
    void decodesT5();
};

} // namespace

void HuggingfaceTest::countsParameters_data()
{
    QTest::addColumn<std::string>("config");
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("bytes");
    QTest::newRow("LLaMA-7B") << llama7b << 6738415616.0 << 2.0;
    QTest::newRow("Mixtral-8x7B") << mixtral << 46702792704.0 << 2.0;
    QTest::newRow("GPT-2 small") << gpt2 << 124439808.0 << 4.0;
    QTest::newRow("BERT base") << bert << 109482240.0 << 4.0;
    QTest::newRow("T5 small") << t5Small << 60506624.0 << 4.0;
    QTest::newRow("Phi-2") << phi2 << 2779683840.0 << 2.0;
    QTest::newRow("Gemma 2B") << gemma2b << 2506172416.0 << 2.0;
    QTest::newRow("Mistral 7B") << mistral7b << 7241732096.0 << 2.0;
    QTest::newRow("Qwen2 0.5B") << qwen2 << 494032768.0 << 2.0;
    QTest::newRow("GPT-NeoX-20B") << neox20b << 20554567680.0 << 2.0;
}

void HuggingfaceTest::countsParameters()
{
    QFETCH(const std::string, config);
    QFETCH(const double, parameters);
    QFETCH(const double, bytes);
    for (const char* detail : {"layers", "modules"})
        QCOMPARE(weightBytes(*read(config, {std::string("detail=") + detail})), parameters * bytes);
    QCOMPARE(weightBytes(*read(config, {"dtype=int8"})), parameters);
}

void HuggingfaceTest::countsFlops_data()
{
    QTest::addColumn<std::string>("config");
    QTest::addColumn<double>("used"); // parameters with which a token is multiplied
    QTest::addColumn<double>("layers");
    QTest::addColumn<double>("width"); // heads x head width
    QTest::newRow("LLaMA-7B") << llama7b << 6738415616.0 - 32000.0 * 4096 << 32.0 << 4096.0;
    // Two of eight experts; the head of the tied GPT-2 is its table.
    QTest::newRow("Mixtral-8x7B") << mixtral << 46702792704.0 - 32000.0 * 4096 - 32 * 6 * 3.0 * 4096 * 14336
                                  << 32.0 << 4096.0;
    QTest::newRow("GPT-2 small") << gpt2 << 124439808.0 << 12.0 << 768.0;
    // The pooler sees one token of each sequence.
    QTest::newRow("BERT base") << bert << 109482240.0 - 30522.0 * 768 - 590592 << 12.0 << 768.0;
}

void HuggingfaceTest::countsFlops()
{
    QFETCH(const std::string, config);
    QFETCH(const double, used);
    QFETCH(const double, layers);
    QFETCH(const double, width);
    for (const double sequence : {128.0, 512.0}) {
        const auto graph = read(config, {"batch=4", "sequence=" + std::to_string(int(sequence))});
        const double tokens = 4 * sequence;
        const double expected = 2 * used * tokens + layers * 4 * tokens * sequence * width;
        const double found = flopsOf(*graph);
        QVERIFY2(std::abs(found / expected - 1) < 0.01,
                 qPrintable(QString::number(found / expected, 'f', 4)));
    }
}

void HuggingfaceTest::takesTheSumOfTheIndex()
{
    const Folder folder(smallConfig, smallIndex(2 * smallParameters));
    const auto graph = folder.read();
    QCOMPARE(weightBytes(*graph), 2 * smallParameters);
    QCOMPARE(notesOf(*graph), std::string());
    // Files of another type than the configuration's: the files count.
    const Folder wide(smallConfig, smallIndex(4 * smallParameters), "pytorch_model.bin.index.json");
    const auto widened = wide.read();
    QCOMPARE(weightBytes(*widened), 4 * smallParameters);
    QVERIFY(
        contains(notesOf(*widened), "the files hold 4 bytes for each weight, although the type is float16"));
    // A type that was asked for wins: the weights would be converted.
    QCOMPARE(weightBytes(*wide.read({"dtype=bfloat16"})), 2 * smallParameters);
}

void HuggingfaceTest::takesExtraWeightsOfTheIndex()
{
    // Old files of LLaMA have the frequencies of the positions too, as float32.
    const std::string further =
        R"(, "model.layers.0.self_attn.rotary_emb.inv_freq": "a", "model.layers.1.self_attn.rotary_emb.inv_freq": "a")";
    const Folder folder(smallConfig, smallIndex(2 * smallParameters + 16, further));
    const auto graph = folder.read();
    QCOMPARE(weightBytes(*graph), 2 * smallParameters + 16);
    QCOMPARE(graph->vertex(named(*graph, "model.layers.1")).persistentBytes,
             2 * (2 * 16 + 2 * 16 * 16 + 2 * 16 * 8 + 3 * 16 * 40) + 8.0);
    QVERIFY(contains(notesOf(*graph), "weights of the index that the configuration does not describe: 2: "
                                      "model.layers.0.self_attn.rotary_emb.inv_freq"));
}

void HuggingfaceTest::tiesAHeadThatTheIndexLacks()
{
    const double tied = smallParameters - 64 * 16;
    const Folder folder(smallConfig, smallIndex(2 * tied, {}, false));
    const auto graph = folder.read();
    QCOMPARE(weightBytes(*graph), 2 * tied);
    QVERIFY(contains(notesOf(*graph), "the index has no weight of the head: it is counted as tied"));
    QCOMPARE(graph->memory().sharedWeights.size(), std::size_t(1));
}

void HuggingfaceTest::scalesToTheIndex()
{
    const Folder folder(smallConfig, smallIndex(3000));
    const auto graph = folder.read();
    QVERIFY(std::abs(weightBytes(*graph) - 3000) < 1e-6);
    QVERIFY(contains(notesOf(*graph), "the index counts 3000 bytes"));
    QVERIFY(contains(notesOf(*graph), "the sizes are guessed"));
    const Folder broken(smallConfig, R"({"weight_map": 3})");
    const auto refused = readGraph(broken.path("config.json"));
    QVERIFY(!refused);
    QVERIFY(contains(refused.error().english(),
                     "model.safetensors.index.json: weight_map: found 3, expected an object"));
}

void HuggingfaceTest::saysWhereNumbersComeFrom()
{
    const std::string notes = notesOf(*read(mixtral));
    QVERIFY(contains(notes, "there is no index of the weights"));
    QVERIFY(contains(notes, "spread evenly over the experts: 2 of 8"));
    const std::string untyped = R"({"model_type":"gpt2","vocab_size":50,"n_embd":12,"n_layer":2,"n_head":3,)"
                                R"("n_positions":32})";
    QVERIFY(contains(notesOf(*read(untyped)), "names no type of its numbers: float32 is assumed"));
    QVERIFY(contains(notesOf(*read(mistral7b, {"sequence=8192"})), "a window of 4096 positions"));
    QVERIFY(!contains(notesOf(*read(mistral7b, {"sequence=4096"})), "window"));
    const std::string notCounted =
        R"({"architectures":["BertForTokenClassification"],"model_type":"bert",)"
        R"("vocab_size":50,"hidden_size":12,"intermediate_size":24,)"
        R"("num_hidden_layers":1,"num_attention_heads":3,"max_position_embeddings":9})";
    QVERIFY(contains(notesOf(*read(notCounted)), "the layers behind the encoder are not counted"));
}

void HuggingfaceTest::keepsTheCache()
{
    const auto graph = read(mistral7b, {"batch=8", "sequence=1024"});
    double cache = 0;
    for (const HeldValue& value : graph->memory().inputs)
        if (value.name.ends_with(".past_key_values"))
            cache += value.bytes;
    // Keys and values of 8 heads of 128, two bytes each, in 32 layers.
    QCOMPARE(cache, 8.0 * 1024 * 2 * 8 * 128 * 2 * 32);
    const auto without = read(mistral7b, {"cache=false"});
    for (const HeldValue& value : without->memory().inputs)
        QVERIFY(!value.name.ends_with(".past_key_values"));
    const auto encoder = read(bert);
    for (const HeldValue& value : encoder->memory().inputs)
        QVERIFY(!value.name.ends_with(".past_key_values"));
}

void HuggingfaceTest::decodes()
{
    const auto graph = read(llama7b, {"batch=2", "sequence=1024", "phase=decode"});
    const double expected = 2 * (6738415616.0 - 32000.0 * 4096) * 2 + 32 * 4.0 * 2 * 1024 * 4096;
    QVERIFY(std::abs(flopsOf(*graph) / expected - 1) < 0.01);
    // A layer reads its weights and its cache.
    const auto touched = bytesTouched(*graph);
    const VertexId layer = named(*graph, "model.layers.7");
    const double weights = graph->vertex(layer).persistentBytes;
    QCOMPARE(touched[layer.value], weights + 2.0 * 2 * 1024 * 2 * 4096 + 2 * 2.0 * 2 * 4096);
    // One token of Mixtral reads two experts of eight.
    const auto experts = read(mixtral, {"sequence=1024", "phase=decode", "detail=modules"});
    const VertexId expert = named(*experts, "model.layers.0.block_sparse_moe.experts.3");
    QVERIFY(bytesTouched(*experts)[expert.value] < 0.3 * experts->vertex(expert).persistentBytes);
    QVERIFY(contains(refusal(bert, {"phase=decode"}), "BERT does not decode"));
}

void HuggingfaceTest::splitsLayersIntoModules()
{
    QCOMPARE(read(llama7b)->vertexCount(), std::size_t(35));
    const auto graph = read(llama7b, {"detail=modules"});
    QCOMPARE(graph->vertexCount(), std::size_t(3 + 32 * 11));
    QCOMPARE(flopsOf(*graph), flopsOf(*read(llama7b)));
    const VertexId query = named(*graph, "model.layers.5.self_attn.q_proj");
    QCOMPARE(graph->vertex(query).group, std::string("model.layers.5"));
    QCOMPARE(graph->vertex(query).persistentBytes, 2 * 4096.0 * 4096);
    QCOMPARE(graph->inEdges(query).size(), std::size_t(1));
    const auto layers = read(gpt2);
    QCOMPARE(layers->vertexCount(), std::size_t(2 + 12 + 2));
    for (VertexId v : layers->vertices())
        if (v.value > 0)
            QCOMPARE(layers->inEdges(v).size(), std::size_t(1));
}

void HuggingfaceTest::tiesWeights()
{
    const auto graph = read(gpt2);
    QCOMPARE(graph->memory().sharedWeights.size(), std::size_t(1));
    QCOMPARE(graph->memory().sharedWeights.front().bytes, 50257.0 * 768 * 4);
    QCOMPARE(graph->colocationGroups().size(), std::size_t(1));
    QCOMPARE(graph->colocationGroups().front().back(), named(*graph, "lm_head"));
    QVERIFY(read(llama7b)->memory().sharedWeights.empty());
    QCOMPARE(read(t5Small)->colocationGroups().front().size(), std::size_t(3));
}

void HuggingfaceTest::writesADeviceMap()
{
    const auto devices = topologyNamed("4xP100");
    QVERIFY(devices);
    const auto graph = read(gpt2, {"detail=modules"});
    const auto problem = Problem::create(graph, *devices, {});
    QVERIFY(problem);
    Placement placement;
    for (VertexId v : graph->vertices())
        placement.devices.push_back(DeviceId{graph->vertex(v).group.empty()               ? 0U
                                             : graph->vertex(v).group < "transformer.h.6" ? 1U
                                                                                          : 2U});
    QTemporaryDir dir;
    const std::string path = dir.filePath("gpt2.device_map.json").toStdString();
    QVERIFY(writePlacement(**problem, placement, "mine", path, "device-map"));
    const std::string text = *readFile(path);
    QVERIFY2(contains(text, R"("transformer.h.5": 1)"), text.c_str());
    QVERIFY2(contains(text, R"("transformer.h.7": 2)"), text.c_str());
    QVERIFY2(contains(text, R"("transformer.wte": 0)"), text.c_str());
    QVERIFY2(contains(text, R"("lm_head": 0)"), text.c_str());
}

void HuggingfaceTest::namesTheModel()
{
    const Folder folder(R"({"_name_or_path":"mistralai/Tiny-1/",)" + smallConfig.substr(1), {});
    QCOMPARE(folder.read()->name(), std::string("Tiny-1"));
    const Folder unnamed(smallConfig, {});
    QCOMPARE(unnamed.read()->name(), QDir(QString::fromStdString(unnamed.path(""))).dirName().toStdString());
}

void HuggingfaceTest::refusesOddValues()
{
    const auto with = [](const char* further) {
        return smallConfig.substr(0, smallConfig.size() - 1) + further;
    };
    QVERIFY(contains(refusal(with(R"(,"head_dim":0})")), "head_dim: is 0, expected a whole number from 1"));
    QVERIFY(contains(refusal(with(R"(,"hidden_size":16})")), "hidden_size: appears twice"));
    QVERIFY(contains(refusal(with(R"(,"tie_word_embeddings":"yes"})")), "tie_word_embeddings: found"));
    QVERIFY(
        contains(refusal(R"({"model_type":"llama","hidden_size":16,"torch_dtype":"complex","vocab_size":4,)"
                         R"("intermediate_size":3,"num_hidden_layers":1,"num_attention_heads":1})"),
                 R"(torch_dtype: unknown type "complex")"));
    QVERIFY(contains(refusal(R"({"model_type":"mamba","hidden_size":16})"),
                     R"(model_type: unknown model type "mamba", expected one of: llama, mistral)"));
}

void HuggingfaceTest::decodesT5()
{
    const auto graph = read(t5Small, {"phase=decode", "sequence=64"});
    QCOMPARE(weightBytes(*graph), 60506624.0 * 4);
    const VertexId encoder = named(*graph, "encoder.block.3");
    QCOMPARE(graph->vertex(encoder).flops.value(), 0.0);
    QCOMPARE(bytesTouched(*graph)[encoder.value], 0.0);
    QVERIFY(graph->vertex(named(*graph, "decoder.block.3")).flops.value() > 0);
}

DOPPLER_TEST(HuggingfaceTest)

} // namespace huggingface_test

#include "huggingface.moc"
