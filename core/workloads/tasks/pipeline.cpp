// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Shape {
    std::uint64_t layers;
    std::uint64_t batches;
    double rows;
    double width;
    double elementBytes;
    bool training;
};

class Pipeline {
public:
    explicit Pipeline(const Shape& s) : shape(s), builder(fmt::format("pipeline-{}x{}", s.layers, s.batches))
    {
    }

    void addKernels()
    {
        for (std::uint64_t m = 0; m < shape.batches; ++m)
            for (std::uint64_t k = 0; k < shape.layers; ++k)
                addForward(k, m);
        if (!shape.training)
            return;
        for (std::uint64_t m = shape.batches; m-- > 0;)
            for (std::uint64_t k = shape.layers; k-- > 0;)
                addBackward(k, m);
        for (std::uint64_t k = 0; k < shape.layers; ++k)
            addUpdate(k);
    }

    /// Edges in the order of a layer's kernels. `oneByOne`: as many forwards as layers are left, then one
    /// backwards and one forwards in turn (PipeDream, flushed); else all forwards, then all backwards, the
    /// last first (GPipe).
    void addOrder(bool oneByOne)
    {
        for (std::uint64_t k = 0; k < shape.layers; ++k) {
            const std::uint64_t ahead = oneByOne ? std::min(shape.batches, shape.layers - k) : shape.batches;
            std::vector<Turn> turns;
            for (std::uint64_t m = 0; m < ahead; ++m)
                turns.push_back({m, false});
            for (std::uint64_t m = 0; shape.training && m < shape.batches; ++m) {
                turns.push_back({oneByOne ? m : shape.batches - 1 - m, true});
                if (m + ahead < shape.batches)
                    turns.push_back({m + ahead, false});
            }
            for (std::size_t i = 1; i < turns.size(); ++i)
                if (turns[i - 1].batch != turns[i].batch) // else it needs the other's result anyway
                    follow(kernel(k, turns[i - 1]), kernel(k, turns[i]));
        }
    }

    Result<GraphPtr> build() { return builder.build(); }

private:
    struct Turn {
        std::uint64_t batch;
        bool backward;
    };
    [[nodiscard]] VertexId kernel(std::uint64_t k, Turn turn) const
    {
        return turn.backward ? backward(k, turn.batch) : forward(k, turn.batch);
    }
    [[nodiscard]] VertexId forward(std::uint64_t k, std::uint64_t m) const
    {
        return VertexId{m * shape.layers + k};
    }
    [[nodiscard]] VertexId backward(std::uint64_t k, std::uint64_t m) const
    {
        const std::uint64_t turned = (shape.batches - 1 - m) * shape.layers + (shape.layers - 1 - k);
        return VertexId{shape.batches * shape.layers + turned};
    }
    [[nodiscard]] double weightBytes() const { return shape.width * shape.width * shape.elementBytes; }

    /// An order alone: nothing travels.
    void follow(VertexId before, VertexId after) { builder.addEdge({before, after, 0.0, {}, "order"}); }

    Vertex kernelOf(std::uint64_t k, const char* op, const std::string& name) const
    {
        Vertex kernel;
        kernel.op = op;
        kernel.name = fmt::format("{} {}", op, name);
        kernel.group =
            fmt::format("{}layer{}", std::string_view(op) == "forward" ? "" : std::string(op) + "/", k + 1);
        kernel.colocate = fmt::format("layer{}", k + 1);
        return kernel;
    }

    void addForward(std::uint64_t k, std::uint64_t m)
    {
        Vertex kernel = kernelOf(k, "forward", fmt::format("{}.{}", k + 1, m + 1));
        kernel.flops = 2 * shape.rows * shape.width * shape.width;
        kernel.outputBytes = shape.rows * shape.width * shape.elementBytes;
        if (m == 0) // weights, and in training the sum of their gradients
            kernel.persistentBytes = (shape.training ? 2 : 1) * weightBytes();
        if (k == 0)
            kernel.persistentBytes += kernel.outputBytes; // the micro-batch itself
        builder.addVertex(std::move(kernel));
        if (k > 0)
            builder.addEdge(forward(k - 1, m), forward(k, m));
    }

    /// The gradients of the layer's input and of its weights, which are added up in place.
    void addBackward(std::uint64_t k, std::uint64_t m)
    {
        Vertex kernel = kernelOf(k, "backward", fmt::format("{}.{}", k + 1, m + 1));
        kernel.flops = 4 * shape.rows * shape.width * shape.width;
        kernel.outputBytes = k > 0 ? shape.rows * shape.width * shape.elementBytes : 0;
        builder.addVertex(std::move(kernel));
        builder.addEdge(forward(k, m), backward(k, m));
        if (k > 0)
            builder.addEdge(forward(k - 1, m), backward(k, m));
        if (k + 1 < shape.layers)
            builder.addEdge(backward(k + 1, m), backward(k, m));
    }

    void addUpdate(std::uint64_t k)
    {
        Vertex kernel = kernelOf(k, "update", std::to_string(k + 1));
        kernel.flops = 2 * shape.width * shape.width;
        const VertexId id = builder.addVertex(std::move(kernel));
        for (std::uint64_t m = 0; m < shape.batches; ++m)
            follow(backward(k, m), id);
    }

    Shape shape;
    GraphBuilder builder;
};

Result<GraphPtr> makePipelineGraph(const Options& options)
{
    const auto number = [&](const char* name) { return static_cast<double>(options.integer(name)); };
    const Shape shape{extentOf(options, "layers"),
                      extentOf(options, "micro_batches"),
                      number("rows"),
                      number("width"),
                      number("element_bytes"),
                      options.flag("training")};
    const double pairs = number("layers") * number("micro_batches");
    const double vertices = shape.training ? 2 * pairs + number("layers") : pairs;
    if (auto fits = refuseLarge(vertices, (shape.training ? 7 : 2) * pairs); !fits)
        return fits.error();
    Pipeline pipeline(shape);
    pipeline.addKernels();
    if (options.text("order") != "none")
        pipeline.addOrder(options.text("order") == "1f1b" && shape.training);
    return pipeline.build();
}

} // namespace

Workload pipelineWorkload()
{
    return {
        "pipeline",
        DOPPLER_TEXT("core", "layers in a pipeline of micro-batches, forward only or forward and backward"),
        "Huang et al. (GPipe), arXiv 1811.06965; 1f1b: Narayanan et al., arXiv 2006.09503",
        {wholeOption("layers", 8, 1, 1e5,
                     {.label = DOPPLER_TEXT("core", "Layers"),
                      .help = DOPPLER_TEXT("core", "layers, each a square matrix")}),
         wholeOption("micro_batches", 8, 1, 1e5,
                     {.label = DOPPLER_TEXT("core", "Micro-batches"),
                      .help = DOPPLER_TEXT("core", "number of micro-batches")}),
         choiceOption("order", {"gpipe", "1f1b", "none"},
                      {.label = DOPPLER_TEXT("core", "Micro-batch order"),
                       .help = DOPPLER_TEXT(
                           "core", "order of the micro-batches of a layer, as edges: all forward passes "
                                   "first, forward and backward passes in turn, or chosen by the placer")}),
         flagOption("training", true,
                    {.label = DOPPLER_TEXT("core", "Training step"),
                     .help = DOPPLER_TEXT("core", "include the backward pass and the weight updates")}),
         wholeOption("rows", 512, 1, 1e6,
                     {.label = DOPPLER_TEXT("core", "Micro-batch size"),
                      .unit = DOPPLER_TEXT("core", "rows"),
                      .help = DOPPLER_TEXT("core", "rows of a micro-batch")}),
         wholeOption("width", 4096, 1, 1e6,
                     {.label = DOPPLER_TEXT("core", "Layer width"),
                      .help = DOPPLER_TEXT("core", "width of a layer")}),
         wholeOption("element_bytes", 4, 1, 16,
                     {.label = DOPPLER_TEXT("core", "Element size"),
                      .unit = DOPPLER_TEXT("core", "bytes"),
                      .help = DOPPLER_TEXT("core", "bytes per element")})},
        makePipelineGraph};
}

} // namespace doppler
