// SPDX-License-Identifier: GPL-3.0-or-later
// RNN, GRU and LSTM: one step after the other, each direction on its own.
#include "core/kernels/operators/activations.h"
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace doppler {

namespace {

/// An activation function by its name, with its two numbers.
struct Activation {
    std::string name; ///< In small letters.
    std::optional<double> alpha, beta;

    [[nodiscard]] at::Tensor operator()(const at::Tensor& x) const
    {
        if (name == "sigmoid")
            return at::sigmoid(x);
        if (name == "tanh")
            return at::tanh(x);
        if (name == "relu")
            return at::relu(x);
        if (name == "affine")
            return x * alpha.value_or(1) + beta.value_or(0);
        if (name == "leakyrelu")
            return at::leaky_relu(x, alpha.value_or(0.01));
        if (name == "thresholdedrelu")
            return at::where(x > alpha.value_or(1), x, at::zeros_like(x));
        if (name == "scaledtanh")
            return at::tanh(x * beta.value_or(1)) * alpha.value_or(1);
        if (name == "hardsigmoid")
            return hardSigmoidOf(x, alpha.value_or(0.2), beta.value_or(0.5));
        if (name == "elu")
            return at::elu(x, alpha.value_or(1));
        if (name == "softsign")
            return x / (1 + x.abs());
        if (name == "softplus")
            return at::softplus(x);
        unfit("found the activation " + name + ", expected one of those of the operator");
    }
};

/// What the recurrent operators have in common. `gates` is the number of blocks in the weights.
class Recurrent {
public:
    Recurrent(const Node& asked, Inputs in, std::int64_t blocks, std::vector<std::string> usual)
        : node(asked), gates(blocks), batchFirst(asked.integer("layout", 0) != 0),
          x(batchFirst ? needed(in, 0).transpose(0, 1) : needed(in, 0)), w(needed(in, 1)), r(needed(in, 2)),
          b(optionalInput(in, 3))
    {
        require(x.dim() == 3 && w.dim() == 3 && r.dim() == 3 && r.size(0) == w.size(0) &&
                    r.size(1) == gates * r.size(2) && w.size(1) == r.size(1),
                "an input and weights of three axes, with a block for each gate");
        hidden = r.size(2);
        directions = w.size(0);
        const std::string direction = node.text("direction", "forward");
        require(direction == "forward" || direction == "reverse" || direction == "bidirectional",
                "a direction of forward, reverse or bidirectional");
        require(directions == (direction == "bidirectional" ? 2 : 1), "weights for each direction");
        reverses = direction == "reverse";
        if (given(in, 4))
            lengths = in[4].to(at::kLong);
        readActivations(std::move(usual));
    }

    [[nodiscard]] bool backwards(std::int64_t direction) const { return reverses || direction == 1; }
    [[nodiscard]] at::Tensor initial(Inputs in, std::size_t input, std::int64_t direction) const
    {
        if (!given(in, input))
            return at::zeros({x.size(1), hidden}, x.options());
        return (batchFirst ? in[input].transpose(0, 1) : in[input])[direction];
    }
    [[nodiscard]] at::Tensor bias(std::int64_t direction, bool recurrent) const
    {
        if (!b.defined())
            return at::zeros({gates * hidden}, x.options());
        return b[direction].narrow(0, recurrent ? gates * hidden : 0, gates * hidden);
    }
    [[nodiscard]] const Activation& activation(std::int64_t direction, std::size_t i) const
    {
        return activations[static_cast<std::size_t>(direction) * perDirection + i];
    }
    [[nodiscard]] at::Tensor clipped(const at::Tensor& values) const
    {
        const double limit = node.number("clip", 0);
        return limit > 0 ? values.clamp(-limit, limit) : values;
    }

    /// Runs the steps of all directions. `step` takes the products of the input with the weights and the
    /// states; the first one is the output. Returns the outputs of all steps and the last states.
    template <class Step>
    Tensors run(std::vector<Tensors> states, Step step) const
    {
        const std::int64_t steps = x.size(0);
        std::vector<Tensors> last;
        Tensors sequences;
        for (std::int64_t d = 0; d < directions; ++d) {
            const at::Tensor products = at::matmul(x, w[d].t()) + bias(d, false);
            Tensors state = states[static_cast<std::size_t>(d)];
            Tensors outputs(static_cast<std::size_t>(steps));
            for (std::int64_t i = 0; i < steps; ++i) {
                const std::int64_t t = backwards(d) ? steps - 1 - i : i;
                outputs[static_cast<std::size_t>(t)] = advance(state, step(d, products[t], state), t);
            }
            sequences.push_back(steps == 0 ? at::zeros({0, x.size(1), hidden}, x.options())
                                           : at::stack(outputs));
            last.push_back(state);
        }
        Tensors out{at::stack(sequences, 1)};
        for (std::size_t s = 0; s < last[0].size(); ++s) {
            Tensors both;
            for (const Tensors& state : last)
                both.push_back(state[s]);
            out.push_back(at::stack(both));
        }
        if (batchFirst) {
            out[0] = out[0].permute({2, 0, 1, 3}).contiguous();
            for (std::size_t s = 1; s < out.size(); ++s)
                out[s] = out[s].transpose(0, 1).contiguous();
        }
        return out;
    }

    const Node& node;
    std::int64_t gates;
    bool batchFirst;
    at::Tensor x, w, r, b;
    std::int64_t hidden = 0;
    std::int64_t directions = 1;

private:
    /// Sequences that have ended keep their states, and their outputs are 0.
    at::Tensor advance(Tensors& state, Tensors next, std::int64_t t) const
    {
        if (!lengths.defined()) {
            state = std::move(next);
            return state[0];
        }
        const at::Tensor runs = lengths.gt(t).unsqueeze(1);
        for (std::size_t s = 0; s < state.size(); ++s)
            state[s] = at::where(runs, next[s], state[s]);
        return at::where(runs, next[0], at::zeros_like(next[0]));
    }

    void readActivations(std::vector<std::string> usual)
    {
        perDirection = usual.size();
        auto names = node.texts("activations");
        const auto alphas = node.numbers("activation_alpha");
        const auto betas = node.numbers("activation_beta");
        if (names.empty())
            for (std::int64_t d = 0; d < directions; ++d)
                names.insert(names.end(), usual.begin(), usual.end());
        require(names.size() == perDirection * static_cast<std::size_t>(directions),
                "an activation for each function and direction");
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::transform(names[i].begin(), names[i].end(), names[i].begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
            activations.push_back({names[i], {}, {}});
            if (i < alphas.size())
                activations.back().alpha = alphas[i];
            if (i < betas.size())
                activations.back().beta = betas[i];
        }
    }

    bool reverses = false;
    at::Tensor lengths;
    std::size_t perDirection = 0;
    std::vector<Activation> activations;
};

Tensors simple(const Node& node, Inputs in)
{
    const Recurrent network(node, in, 1, {"tanh"});
    std::vector<Tensors> states;
    for (std::int64_t d = 0; d < network.directions; ++d)
        states.push_back({network.initial(in, 5, d)});
    return network.run(states, [&](std::int64_t d, const at::Tensor& products, const Tensors& state) {
        const at::Tensor sum = products + at::addmm(network.bias(d, true), state[0], network.r[d].t());
        return Tensors{network.activation(d, 0)(network.clipped(sum))};
    });
}

/// Gates: update, reset, hidden.
Tensors gated(const Node& node, Inputs in)
{
    const Recurrent network(node, in, 3, {"sigmoid", "tanh"});
    const bool resetsAfter = node.integer("linear_before_reset", 0) != 0;
    const std::int64_t h = network.hidden;
    std::vector<Tensors> states;
    for (std::int64_t d = 0; d < network.directions; ++d)
        states.push_back({network.initial(in, 5, d)});
    return network.run(states, [&](std::int64_t d, const at::Tensor& products, const Tensors& state) {
        const at::Tensor bias = network.bias(d, true);
        const at::Tensor weights = network.r[d];
        const at::Tensor gates =
            at::addmm(bias.narrow(0, 0, 2 * h), state[0], weights.narrow(0, 0, 2 * h).t()) +
            products.narrow(1, 0, 2 * h);
        const at::Tensor active = network.activation(d, 0)(network.clipped(gates));
        const at::Tensor update = active.narrow(1, 0, h);
        const at::Tensor reset = active.narrow(1, h, h);
        const at::Tensor own = weights.narrow(0, 2 * h, h).t();
        const at::Tensor ownBias = bias.narrow(0, 2 * h, h);
        const at::Tensor recurrent = resetsAfter ? reset * at::addmm(ownBias, state[0], own)
                                                 : at::addmm(ownBias, reset * state[0], own);
        const at::Tensor fresh =
            network.activation(d, 1)(network.clipped(products.narrow(1, 2 * h, h) + recurrent));
        return Tensors{(1 - update) * fresh + update * state[0]};
    });
}

/// Gates: input, output, forget, cell. Peepholes: input, output, forget.
Tensors longShort(const Node& node, Inputs in)
{
    const Recurrent network(node, in, 4, {"sigmoid", "tanh", "tanh"});
    const bool couples = node.integer("input_forget", 0) != 0;
    const std::int64_t h = network.hidden;
    std::vector<Tensors> states;
    for (std::int64_t d = 0; d < network.directions; ++d)
        states.push_back({network.initial(in, 5, d), network.initial(in, 6, d)});
    const auto peephole = [&](std::int64_t d, std::int64_t gate, const at::Tensor& cell) {
        return given(in, 7) ? in[7][d].narrow(0, gate * h, h) * cell : at::zeros_like(cell);
    };
    return network.run(states, [&](std::int64_t d, const at::Tensor& products, const Tensors& state) {
        const at::Tensor sums = products + at::addmm(network.bias(d, true), state[0], network.r[d].t());
        const auto& f = network.activation(d, 0);
        const at::Tensor& cell = state[1];
        const at::Tensor opened = f(network.clipped(sums.narrow(1, 0, h) + peephole(d, 0, cell)));
        const at::Tensor kept =
            couples ? 1 - opened : f(network.clipped(sums.narrow(1, 2 * h, h) + peephole(d, 2, cell)));
        const at::Tensor fresh = network.activation(d, 1)(network.clipped(sums.narrow(1, 3 * h, h)));
        const at::Tensor next = kept * cell + opened * fresh;
        const at::Tensor shown = f(network.clipped(sums.narrow(1, h, h) + peephole(d, 1, next)));
        return Tensors{shown * network.activation(d, 2)(next), next};
    });
}

} // namespace

std::span<const OperatorKernel> recurrentKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"GRU", 1, &gated},
        {"LSTM", 1, &longShort},
        {"RNN", 1, &simple},
    };
    return kernels;
}

} // namespace doppler
