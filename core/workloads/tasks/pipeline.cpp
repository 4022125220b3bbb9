// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/tasks/pipeline_orders.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace doppler {

namespace {

using Work = PipelineWork;

struct Shape {
    std::uint64_t layers;
    std::uint64_t batches;
    double rows;
    double width;
    double elementBytes;
    bool training;
    bool split; ///< The backward pass computes the gradients of inputs and of weights in two kernels.
};

class Pipeline {
public:
    explicit Pipeline(const Shape& s) : shape(s), builder(fmt::format("pipeline-{}x{}", s.layers, s.batches))
    {
    }

    /// `plan`: which layers share a device; null: each has its own.
    void addKernels(const PipelinePlan* plan)
    {
        for (std::uint64_t k = 0; k < shape.layers; ++k)
            devices.push_back(plan && plan->ranks < shape.layers ? fmt::format("rank{}", plan->rankOf[k] + 1)
                                                                 : fmt::format("layer{}", k + 1));
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

    /// Edges in the order of a rank's kernels.
    void addOrder(const PipelineSchedule& schedule)
    {
        for (const auto& actions : schedule) {
            const PipelineAction* last = nullptr;
            for (const PipelineAction& action : actions) {
                if (!shape.training && action.work != Work::Forward)
                    continue;
                // One stage's kernels of one micro-batch need each other's results anyway.
                if (last && (last->batch != action.batch || last->stage != action.stage))
                    follow(kernel(*last), kernel(action));
                last = &action;
            }
        }
    }

    Result<GraphPtr> build() { return builder.build(); }

private:
    [[nodiscard]] VertexId kernel(const PipelineAction& action) const
    {
        switch (action.work) {
        case Work::Forward:
            return forward(action.stage, action.batch);
        case Work::WeightGradient:
            return VertexId{backward(action.stage, action.batch).value + 1};
        default:
            return backward(action.stage, action.batch);
        }
    }
    [[nodiscard]] VertexId forward(std::uint64_t k, std::uint64_t m) const
    {
        return VertexId{m * shape.layers + k};
    }
    /// The kernel that passes the gradient on to the layer before; if split, the next one is for the weights.
    [[nodiscard]] VertexId backward(std::uint64_t k, std::uint64_t m) const
    {
        const std::uint64_t turned = (shape.batches - 1 - m) * shape.layers + (shape.layers - 1 - k);
        return VertexId{shape.batches * shape.layers + (shape.split ? 2 : 1) * turned};
    }
    [[nodiscard]] double weightBytes() const { return shape.width * shape.width * shape.elementBytes; }

    /// An order alone: nothing travels.
    void follow(VertexId before, VertexId after) { builder.addEdge({before, after, 0.0, {}, "order"}); }

    [[nodiscard]] Vertex kernelOf(std::uint64_t k, const std::string& op, std::string name) const
    {
        Vertex kernel;
        kernel.op = op;
        kernel.name = std::move(name);
        kernel.group = fmt::format("{}layer{}", op == "forward" ? "" : op + "/", k + 1);
        kernel.colocate = devices[k];
        return kernel;
    }
    [[nodiscard]] Vertex kernelOf(Work work, std::uint64_t k, std::uint64_t m) const
    {
        return kernelOf(
            k, pipelineOp(work),
            pipelineVertexName({work, static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(m)}));
    }

    void addForward(std::uint64_t k, std::uint64_t m)
    {
        Vertex kernel = kernelOf(Work::Forward, k, m);
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
        Vertex kernel = kernelOf(shape.split ? Work::InputGradient : Work::Backward, k, m);
        kernel.flops = (shape.split ? 2 : 4) * shape.rows * shape.width * shape.width;
        kernel.outputBytes = k > 0 ? shape.rows * shape.width * shape.elementBytes : 0;
        const VertexId id = builder.addVertex(std::move(kernel));
        builder.addEdge(forward(k, m), id);
        if (k > 0 && !shape.split)
            builder.addEdge(forward(k - 1, m), id);
        if (k + 1 < shape.layers)
            builder.addEdge(backward(k + 1, m), id);
        if (shape.split)
            addWeightGradient(k, m);
    }

    /// Needs the layer's input and the gradient of its output, as the kernel before it, which comes first.
    void addWeightGradient(std::uint64_t k, std::uint64_t m)
    {
        Vertex kernel = kernelOf(Work::WeightGradient, k, m);
        kernel.flops = 2 * shape.rows * shape.width * shape.width;
        const VertexId id = builder.addVertex(std::move(kernel));
        follow(backward(k, m), id);
        if (k > 0)
            builder.addEdge(forward(k - 1, m), id);
        if (k + 1 < shape.layers)
            builder.addEdge(backward(k + 1, m), id);
    }

    void addUpdate(std::uint64_t k)
    {
        Vertex kernel = kernelOf(k, "update", fmt::format("update {}", k + 1));
        kernel.flops = 2 * shape.width * shape.width;
        const VertexId id = builder.addVertex(std::move(kernel));
        for (std::uint64_t m = 0; m < shape.batches; ++m)
            follow(VertexId{backward(k, m).value + (shape.split ? 1 : 0)}, id);
    }

    Shape shape;
    std::vector<std::string> devices; ///< By layer: what the layers of one device have in common.
    GraphBuilder builder;
};

constexpr std::array<std::pair<std::string_view, PipelineOrder>, 6> orders{
    {{"gpipe", PipelineOrder::GPipe},
     {"1f1b", PipelineOrder::OneByOne},
     {"interleaved-1f1b", PipelineOrder::Interleaved},
     {"zb-h1", PipelineOrder::ZbH1},
     {"zb-v", PipelineOrder::ZbV},
     {"dualpipe-v", PipelineOrder::DualPipeV}}};

/// Nothing if the placer chooses.
std::optional<PipelineOrder> orderOf(const Options& options)
{
    for (const auto& [name, order] : orders)
        if (options.text("order") == name)
            return order;
    return std::nullopt;
}

/// Orders that cannot keep the backward pass in one piece.
bool splitsAlways(std::optional<PipelineOrder> order)
{
    return order == PipelineOrder::ZbH1 || order == PipelineOrder::ZbV || order == PipelineOrder::DualPipeV;
}

Result<GraphPtr> makePipelineGraph(const Options& options)
{
    const auto number = [&](const char* name) { return static_cast<double>(options.integer(name)); };
    const std::optional<PipelineOrder> order = orderOf(options);
    const bool training = options.flag("training");
    const Shape shape{extentOf(options, "layers"),
                      extentOf(options, "micro_batches"),
                      number("rows"),
                      number("width"),
                      number("element_bytes"),
                      training,
                      training && (splitsAlways(order) || options.flag("split_backward"))};
    // V-shaped orders are made for at least as many micro-batches as layers.
    const bool isV = order == PipelineOrder::ZbV || order == PipelineOrder::DualPipeV;
    const double batches =
        isV ? std::max(number("micro_batches"), number("layers")) : number("micro_batches");
    const double pairs = number("layers") * batches;
    const double kernels = !training ? 1 : shape.split ? 3 : 2;
    const double vertices = kernels * pairs + (training ? number("layers") : 0);
    if (auto fits = refuseLarge(vertices, (!training ? 2 : shape.split ? 10 : 7) * pairs); !fits)
        return fits.error();
    Pipeline pipeline(shape);
    std::optional<PipelinePlan> plan;
    if (order)
        plan = planPipeline(*order, shape.layers, shape.batches, extentOf(options, "virtual_stages"),
                            shape.split);
    pipeline.addKernels(plan ? &*plan : nullptr);
    if (plan)
        pipeline.addOrder(plan->schedule);
    return pipeline.build();
}

} // namespace

Workload pipelineWorkload()
{
    return {
        "pipeline",
        DOPPLER_TEXT("core", "layers in a pipeline of micro-batches, forward only or forward and backward"),
        "Huang et al. (GPipe), arXiv 1811.06965; 1f1b: Narayanan et al., arXiv 2006.09503; interleaved: "
        "Narayanan et al., arXiv 2104.04473; zb-h1: Qi et al., arXiv 2401.10241; zb-v: Qi et al., arXiv "
        "2405.15362; dualpipe-v: DeepSeek-AI, arXiv 2412.19437",
        {wholeOption("layers", 8, 1, 1e5,
                     {.label = DOPPLER_TEXT("core", "Layers"),
                      .help = DOPPLER_TEXT("core", "layers, each a square matrix")}),
         wholeOption("micro_batches", 8, 1, 1e5,
                     {.label = DOPPLER_TEXT("core", "Micro-batches"),
                      .help = DOPPLER_TEXT("core", "number of micro-batches")}),
         choiceOption(
             "order", {"gpipe", "1f1b", "interleaved-1f1b", "zb-h1", "zb-v", "dualpipe-v", "none"},
             {.label = DOPPLER_TEXT("core", "Micro-batch order"),
              .help = DOPPLER_TEXT(
                  "core", "order of the passes on each device, as edges: gpipe (all forward passes first), "
                          "1f1b (forward and backward passes in turn), interleaved-1f1b (several layers per "
                          "device), zb-h1, zb-v and dualpipe-v (split backward pass; the last two with two "
                          "layers per device), or none (chosen by the placer)")}),
         wholeOption("virtual_stages", 2, 1, 64,
                     {.label = DOPPLER_TEXT("core", "Layers per device"),
                      .help = DOPPLER_TEXT("core", "number of layers of each device for the order "
                                                   "interleaved-1f1b")}),
         flagOption("split_backward", false,
                    {.label = DOPPLER_TEXT("core", "Split backward pass"),
                     .help = DOPPLER_TEXT("core", "compute the gradients of inputs and of weights in two "
                                                  "kernels, as zb-h1, zb-v and dualpipe-v always do")}),
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
