// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/input_values.h"

#include "core/base/fingerprint.h"
#include "core/base/random.h"
#include "core/kernels/einsum/strided.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <ATen/Functions.h>

namespace doppler {

namespace {

class Recipes {
public:
    explicit Recipes(const EinsumProgram& p)
        : program(p), recipes(p.operations.size()), positive(p.operations.size())
    {
    }

    std::vector<InputRecipe> run()
    {
        for (std::size_t v = 0; v < program.operations.size(); ++v) {
            const Einsum& operation = program.operations[v];
            // The backward pass begins with an input "d.NAME" of ones.
            if (isInputTensor(operation) && operation.name.starts_with("d."))
                recipes[v].kind = InputRecipe::Kind::Ones;
            scaleFor(operation);
            demandFor(operation);
        }
        return std::move(recipes);
    }

private:
    /// A sum of n products of numbers of variance 1/3 keeps their size if one factor is scaled by sqrt(3/n).
    void scaleFor(const Einsum& operation)
    {
        if (operation.view || joinOf(operation) != "mul" || operation.inputs.size() < 2)
            return;
        double terms = 1;
        for (const char label : labelsOf(operation))
            if (!hasLabel(operation.outputLabels, label))
                terms *= static_cast<double>(program.extents.at(label));
        if (terms <= 1)
            return;
        for (std::size_t i = operation.inputs.size(); i-- > 0;) {
            InputRecipe& recipe = recipes[operation.inputs[i]];
            if (!isInputTensor(program.operations[operation.inputs[i]]))
                continue;
            recipe.scale = std::min(recipe.scale, std::sqrt(3 / terms));
            return;
        }
    }

    /// Which operands must be above 0.
    void demandFor(const Einsum& operation)
    {
        const std::string_view join = joinOf(operation);
        const auto demand = [&](std::size_t operand) {
            if (operand < operation.inputs.size())
                demandPositive(operation.inputs[operand]);
        };
        if (operation.view) {
            if (operation.op == "select" && operation.inputs.size() == 2 && operation.windows.empty())
                lookUp(operation);
            return;
        }
        if (join == "log" || join == "sqrt" || join == "rsqrt" || join == "reciprocal")
            demand(0);
        else if (join == "div" || join == "cross_entropy" || join == "sqrt_grad")
            demand(1);
        else if (join == "div_grad" || join == "cross_entropy_grad")
            demand(2);
    }

    void lookUp(const Einsum& operation)
    {
        const std::string& table = operation.inputLabels[1];
        for (const char label : table)
            if (!hasLabel(operation.outputLabels, label)) {
                InputRecipe& recipe = recipes[operation.inputs[0]];
                recipe.kind = InputRecipe::Kind::Positions;
                recipe.positions = program.extents.at(label);
            }
    }

    /// Follows operations whose results are above 0 if their operands are.
    void demandPositive(std::size_t v)
    {
        if (positive[v])
            return;
        positive[v] = true;
        const Einsum& operation = program.operations[v];
        if (isInputTensor(operation)) {
            if (recipes[v].kind == InputRecipe::Kind::Symmetric)
                recipes[v].kind = InputRecipe::Kind::Positive;
            return;
        }
        constexpr std::array<std::string_view, 19> keeps{
            "copy", "cast", "scale", "mean_eps", "sqrt", "rsqrt", "reciprocal", "abs", "relu",  "silu",
            "tanh", "gelu", "mul",   "add",      "div",  "max",   "min",        "sum", "square"};
        const bool follows =
            operation.view || std::find(keeps.begin(), keeps.end(), joinOf(operation)) != keeps.end();
        // A square is at least 0 whatever its operand; with an epsilon or a sum it is above.
        if (follows && joinOf(operation) != "square" && joinOf(operation) != "abs")
            for (const std::size_t input : operation.inputs)
                demandPositive(input);
    }

    const EinsumProgram& program;
    std::vector<InputRecipe> recipes;
    std::vector<bool> positive;
};

void draw(std::span<float> values, const InputRecipe& recipe, Random& random)
{
    constexpr unsigned bits = 24; // as many as a float holds
    constexpr double unit = 1.0 / (1U << bits);
    const bool isPositive = recipe.kind == InputRecipe::Kind::Positive;
    const double step = isPositive ? recipe.scale * unit : 2 * recipe.scale * unit;
    const double least = isPositive ? recipe.scale / 2 : -recipe.scale;
    const auto valueOf = [&](std::uint64_t drawn) {
        return static_cast<float>(least + step * static_cast<double>(drawn & ((1U << bits) - 1)));
    };
    for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
        const std::uint64_t drawn = random();
        values[i] = valueOf(drawn >> 40U);
        values[i + 1] = valueOf(drawn >> 16U);
    }
    if (values.size() % 2 == 1)
        values.back() = valueOf(random() >> 40U);
}

} // namespace

std::vector<InputRecipe> inputRecipes(const EinsumProgram& program) { return Recipes(program).run(); }

std::vector<bool> complexOperations(const EinsumProgram& program)
{
    constexpr double bytesOfComplex = 8;
    std::vector<bool> complex(program.operations.size());
    for (std::size_t v = 0; v < complex.size(); ++v) {
        const Einsum& operation = program.operations[v];
        const bool wide = operation.elementBytes == bytesOfComplex;
        if (isInputTensor(operation) || operation.op == "complexer")
            complex[v] = wide;
        else
            complex[v] = std::any_of(operation.inputs.begin(), operation.inputs.end(),
                                     [&](std::size_t input) { return input < v && complex[input]; });
    }
    return complex;
}

at::Tensor drawInput(const EinsumProgram& program, std::size_t operation, const InputRecipe& recipe,
                     bool complex, std::uint64_t seed, const std::stop_token& stop)
{
    const Einsum& input = program.operations[operation];
    Extents extents;
    for (const char label : input.outputLabels)
        extents.push_back(static_cast<std::int64_t>(program.extents.at(label)));
    if (recipe.kind == InputRecipe::Kind::Ones)
        return at::ones(extents, complex ? at::kComplexFloat : at::kFloat);
    Fingerprint print;
    print.add(seed);
    print.add(std::string_view(input.name));
    Random random(print.value());
    at::Tensor out = at::empty(extents, complex ? at::kComplexFloat : at::kFloat);
    const at::Tensor numbers = complex ? at::view_as_real(out) : out;
    const std::span<float> values(numbers.data_ptr<float>(), static_cast<std::size_t>(numbers.numel()));
    if (recipe.kind == InputRecipe::Kind::Positions)
        for (float& value : values)
            value = static_cast<float>(random.below(recipe.positions));
    else
        for (std::span<float> left = values; !left.empty() && !stop.stop_requested();) {
            constexpr std::size_t piece = std::size_t{1}
                                          << 22; // some 20 ms; even, so that pairs stay together
            const std::size_t size = std::min(left.size(), piece);
            draw(left.first(size), recipe, random);
            left = left.subspan(size);
        }
    return out;
}

} // namespace doppler
