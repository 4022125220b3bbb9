// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/einsum/einsum_gradient.h"
#include "core/workloads/einsum/einsum_workload.h"

#include <algorithm>

namespace doppler {

namespace {

using BlockCounts = std::map<char, std::uint32_t>;

/// How the stages are cut, as in the published graph: 16 pieces are 4 x 4, and 16 of the rows for the
/// softmax.
struct Cuts {
    BlockCounts first;   ///< X W1: rows and hidden units.
    BlockCounts second;  ///< The other product: rows, and terms of the sum.
    BlockCounts softmax; ///< Rows.
};

Cuts cutsFor(std::uint32_t pieces, std::uint64_t batch, std::uint64_t hidden)
{
    std::uint32_t rows = 1;
    while (rows * rows < pieces)
        rows *= 2;
    const auto within = [](std::uint32_t wanted, std::uint64_t extent) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(wanted, extent));
    };
    const BlockCounts both{{'b', within(rows, batch)}, {'h', within(pieces / rows, hidden)}};
    return {both, both, {{'b', within(pieces, batch)}}};
}

/// softmax(ReLU(X W1) W2); the position of its result, and of the weights.
struct Forward {
    std::size_t result = 0;
    std::vector<std::size_t> weights;
};

Forward addForward(EinsumProgram& program, const Cuts& cuts, bool bias)
{
    const BlockCounts& rows = cuts.softmax;
    const auto x = program.input("X", "bi");
    const auto w1 = program.input("W1", "ih");
    const auto w2 = program.input("W2", "ho");
    std::vector<std::size_t> weights{w1, w2};
    auto hidden = program.add({"XW1", "matmul", {x, w1}, {"bi", "ih"}, "bh", cuts.first});
    if (bias) {
        weights.push_back(program.input("b1", "h"));
        hidden = program.add({"XW1+b1", "add", {hidden, weights.back()}, {"bh", "h"}, "bh", cuts.first});
    }
    const auto relu = program.add({"R", "relu", {hidden}, {"bh"}, "bh", cuts.first});
    auto scores = program.add({"RW2", "matmul", {relu, w2}, {"bh", "ho"}, "bo", cuts.second});
    if (bias) {
        weights.push_back(program.input("b2", "o"));
        scores = program.add({"RW2+b2", "add", {scores, weights.back()}, {"bo", "o"}, "bo", rows});
    }
    const auto most = program.add({"max", "max", {scores}, {"bo"}, "b", rows, Aggregation::Max, "copy"});
    const auto less = program.add({"less", "sub", {scores, most}, {"bo", "b"}, "bo", rows});
    const auto power = program.add({"power", "exp", {less}, {"bo"}, "bo", rows});
    const auto sum = program.add({"total", "sum", {power}, {"bo"}, "b", rows, Aggregation::Add, "copy"});
    return {program.add({"Y", "div", {power, sum}, {"bo", "b"}, "bo", rows}), weights};
}

/// Cross entropy against targets, the backward pass, and a step of gradient descent.
std::optional<Error> addTraining(EinsumProgram& program, const Forward& forward, const Cuts& cuts,
                                 double rate)
{
    const auto targets = program.input("T", "bo");
    const auto loss =
        program.add({"loss", "cross_entropy", {targets, forward.result}, {"bo", "bo"}, "", cuts.softmax});
    const auto gradients = addGradients(program, loss, forward.weights);
    if (!gradients)
        return gradients.error();
    for (std::size_t i = 0; i < forward.weights.size(); ++i) {
        const Einsum weight = program.operations[forward.weights[i]];
        const std::size_t gradient = (*gradients)[i].value();
        Einsum update{weight.name + ".new", "sgd", {forward.weights[i], gradient}, {},
                      weight.outputLabels,  {}};
        update.inputLabels = {weight.outputLabels, weight.outputLabels};
        for (const auto& [label, pieces] : program.operations[gradient].pieces)
            if (weight.outputLabels.find(label) != std::string::npos)
                update.pieces.emplace(label, pieces);
        update.factor = rate;
        program.add(std::move(update));
    }
    return std::nullopt;
}

Result<GraphPtr> makeFfnnGraph(const Options& options)
{
    const auto extent = [&](const char* name) { return static_cast<std::uint64_t>(options.integer(name)); };
    const std::uint32_t pieces = piecesOption(options);
    const bool training = options.text("step") == "training";
    EinsumProgram program;
    program.name = training ? "ffnn-training" : "ffnn";
    program.extents = {
        {'b', extent("batch")}, {'i', extent("width")}, {'h', extent("hidden")}, {'o', extent("width")}};
    const Cuts cuts = cutsFor(pieces, extent("batch"), extent("hidden"));
    const Forward forward = addForward(program, cuts, options.flag("bias"));
    if (training)
        if (auto error = addTraining(program, forward, cuts, options.number("rate")))
            return *std::move(error);
    return expandWorkload(program, options);
}

} // namespace

Workload ffnnWorkload()
{
    std::vector<OptionSpec> own{
        wholeOption("batch", 1 << 15, 1, 1e9,
                    {.label = DOPPLER_TEXT("core", "Batch size"),
                     .unit = DOPPLER_TEXT("core", "rows"),
                     .help = DOPPLER_TEXT("core", "rows of the input")}),
        wholeOption("width", 1 << 5, 1, 1e9,
                    {.label = DOPPLER_TEXT("core", "Input width"),
                     .help = DOPPLER_TEXT("core", "number of inputs, and of outputs")}),
        wholeOption(
            "hidden", 1 << 16, 1, 1e9,
            {.label = DOPPLER_TEXT("core", "Hidden units"), .help = DOPPLER_TEXT("core", "hidden units")}),
        flagOption(
            "bias", false,
            {.label = DOPPLER_TEXT("core", "Biases"),
             .help = DOPPLER_TEXT("core", "add biases after both products (the published graph has none)")}),
        choiceOption(
            "step", {"forward", "training"},
            {.label = DOPPLER_TEXT("core", "Computed passes"),
             .help = DOPPLER_TEXT("core", "forward pass only, or with backward pass and weight update")}),
        numberOption("rate", 1e-3, 0, 1e3,
                     {.label = DOPPLER_TEXT("core", "Learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate of the weight update")})};
    for (OptionSpec& option : cutOptions(16))
        own.push_back(std::move(option));
    return {
        "ffnn",
        DOPPLER_TEXT("core",
                     "a feed-forward network, softmax(ReLU(X W1) W2): the forward pass or a training step"),
        "Yao et al., arXiv 2505.23131", withExpandOptions(std::move(own), 4), makeFfnnGraph};
}

} // namespace doppler
