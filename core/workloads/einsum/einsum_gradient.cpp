// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_gradient.h"

#include "core/workloads/einsum/scalar_function.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// A tensor as an operation reads it.
struct Operand {
    std::size_t tensor = 0;
    std::string labels;
};

/// Adds up over what the output lacks.
struct Join {
    std::string_view function;
    double factor = 1;
};

class Backward {
public:
    Backward(EinsumProgram& p, std::size_t o) : program(p), of(o), terms(o + 1), needed(o + 1, false) {}

    Result<std::vector<std::optional<std::size_t>>> run(std::span<const std::size_t> to)
    {
        for (std::size_t tensor : to)
            if (tensor <= of)
                needed[tensor] = true;
        for (std::size_t v = 0; v <= of; ++v)
            for (std::size_t input : program.operations[v].inputs)
                needed[v] = needed[v] || needed[input];

        std::vector<std::optional<std::size_t>> gradients(of + 1);
        const Einsum last = program.operations[of];
        terms[of].push_back(program.input("d." + last.name, last.outputLabels));
        for (std::size_t v = of + 1; v-- > 0;) {
            if (terms[v].empty() || !needed[v])
                continue;
            gradients[v] = addUp(v);
            const Einsum operation = program.operations[v];
            for (std::size_t i = 0; i < operation.inputs.size(); ++i)
                if (needed[operation.inputs[i]])
                    if (auto error = addTerm(v, operation, i, *gradients[v]))
                        return *std::move(error);
        }
        std::vector<std::optional<std::size_t>> asked;
        for (std::size_t tensor : to)
            asked.push_back(tensor <= of ? gradients[tensor] : std::nullopt);
        return asked;
    }

private:
    static Error refusal(const Einsum& operation, Message message)
    {
        return {std::move(message), {}, fmt::format("operation {}", operation.name)};
    }

    /// Pairs of terms, then pairs of their sums.
    std::size_t addUp(std::size_t v)
    {
        const Einsum tensor = program.operations[v];
        const std::string name = "d." + tensor.name;
        std::vector<std::size_t> left = std::move(terms[v]);
        terms[v].clear();
        const bool single = left.size() == 1;
        for (std::size_t sums = 0; left.size() > 1;) {
            std::vector<std::size_t> sum;
            for (std::size_t i = 0; i + 1 < left.size(); i += 2) {
                const std::string own = left.size() == 2 ? name : fmt::format("{}.sum{}", name, ++sums);
                const std::map<char, std::uint32_t> pieces = piecesOfTerm(left[i], tensor);
                sum.push_back(append(own, tensor,
                                     {{left[i], tensor.outputLabels}, {left[i + 1], tensor.outputLabels}},
                                     tensor.outputLabels, {"add"}, pieces));
            }
            if (left.size() % 2 == 1)
                sum.push_back(left.back());
            left = std::move(sum);
        }
        // A term of its own has the whole gradient's name; one that is another tensor's gradient has that
        // one's.
        if (Einsum& only = program.operations[left.front()]; single && only.name.starts_with(name + ".from."))
            only.name = name;
        return left.front();
    }

    /// The cuts of the tensor, or, of an input, those in which its gradient comes.
    [[nodiscard]] std::map<char, std::uint32_t> piecesOfTerm(std::size_t term, const Einsum& tensor) const
    {
        if (!tensor.op.empty())
            return tensor.pieces;
        const Einsum& made = program.operations[term];
        std::map<char, std::uint32_t> pieces;
        for (std::size_t k = 0; k < tensor.outputLabels.size(); ++k)
            if (const auto cut = made.pieces.find(made.outputLabels[k]); cut != made.pieces.end())
                pieces.emplace(tensor.outputLabels[k], cut->second);
        return pieces;
    }

    std::size_t append(std::string name, const Einsum& gradientOf, const std::vector<Operand>& operands,
                       std::string labels, Join join, const std::map<char, std::uint32_t>& pieces)
    {
        Einsum made;
        made.name = std::move(name);
        made.outputLabels = std::move(labels);
        for (const Operand& operand : operands) {
            made.inputs.push_back(operand.tensor);
            made.inputLabels.push_back(operand.labels);
        }
        made.factor = join.factor;
        made.elementBytes = gradientOf.elementBytes;
        const std::string all = labelsOf(made);
        const bool aggregates = all.size() > made.outputLabels.size();
        made.op = join.function;
        if (aggregates && (join.function == "mul" || join.function == "copy")) {
            made.op = join.function == "mul" ? "matmul" : "sum";
            made.join = join.function == "mul" ? "" : "copy";
        }
        for (const auto& [label, count] : pieces)
            if (all.find(label) != std::string::npos)
                made.pieces.emplace(label, count);
        return program.add(std::move(made));
    }

    /// What the gradient g of operation v says about that of its i-th input.
    std::optional<Error> addTerm(std::size_t v, const Einsum& operation, std::size_t i, std::size_t g)
    {
        const std::size_t input = operation.inputs[i];
        std::string name = fmt::format("d.{}.from.{}", program.operations[input].name, operation.name);
        if (std::count(operation.inputs.begin(), operation.inputs.end(), input) > 1)
            name += fmt::format(".{}", i + 1);
        if (operation.view)
            return addView(operation, i, g, name);
        const bool aggregates = labelsOf(operation).size() > operation.outputLabels.size();
        if (aggregates && operation.aggregation != Aggregation::Add)
            return operation.aggregation == Aggregation::Mul ? addProductTerm(v, operation, g, name)
                                                             : addShare(v, operation, g, name);
        const std::string& labels = operation.inputLabels[i];
        std::vector<Operand> operands{{g, operation.outputLabels}};
        if (joinOf(operation) == "mul") {
            for (std::size_t k = 0; k < operation.inputs.size(); ++k)
                if (k != i)
                    operands.push_back({operation.inputs[k], operation.inputLabels[k]});
            addOwn(input, name, operands, labels, {operands.size() > 1 ? "mul" : "copy"}, operation.pieces);
            return std::nullopt;
        }
        const ScalarFunction* function = findScalarFunction(joinOf(operation));
        const std::size_t partial = function && function->more ? 0 : i;
        if (!function || partial >= function->partials.size() || function->partials[partial].join.empty())
            return refusal(operation,
                           {DOPPLER_TEXT("core", "{0} has no derivative with respect to operand {1}"),
                            {std::string(joinOf(operation)), std::to_string(i + 1)}});
        const PartialDerivative& rule = function->partials[partial];
        operands.clear();
        for (char operand : rule.operands) {
            if (operand == 'g')
                operands.push_back({g, operation.outputLabels});
            else if (operand == 'o')
                operands.push_back(resultOf(v, operation, aggregates));
            else
                operands.push_back({operation.inputs[static_cast<std::size_t>(operand - '0')],
                                    operation.inputLabels[static_cast<std::size_t>(operand - '0')]});
        }
        // Along a label that is in none of them the same amount is added as often as the label has elements.
        std::string all = labels;
        for (const Operand& operand : operands)
            all += operand.labels;
        double times = 1;
        for (char label : labelsOf(operation))
            if (all.find(label) == std::string::npos)
                times *= static_cast<double>(program.extents.at(label));
        if (times > 1)
            operands.front() = {append(name + ".times", operation, {operands.front()},
                                       operands.front().labels, {"scale", times}, operation.pieces),
                                operands.front().labels};
        addOwn(input, name, operands, labels, {rule.join, operation.factor}, operation.pieces);
        return std::nullopt;
    }

    /// A term; a mere copy of a tensor is that tensor.
    void addOwn(std::size_t input, const std::string& name, const std::vector<Operand>& operands,
                const std::string& labels, Join join, const std::map<char, std::uint32_t>& pieces)
    {
        if (join.function == "copy" && operands.size() == 1 && operands.front().labels == labels)
            terms[input].push_back(operands.front().tensor);
        else
            terms[input].push_back(append(name, program.operations[input], operands, labels, join, pieces));
    }

    /// The value of the function before anything is aggregated.
    Operand resultOf(std::size_t v, const Einsum& operation, bool aggregates)
    {
        if (!aggregates)
            return {v, operation.outputLabels};
        std::vector<Operand> operands;
        for (std::size_t k = 0; k < operation.inputs.size(); ++k)
            operands.push_back({operation.inputs[k], operation.inputLabels[k]});
        const std::string labels = labelsOf(operation);
        return {append(fmt::format("{}.again", operation.name), operation, operands, labels,
                       {joinOf(operation), operation.factor}, operation.pieces),
                labels};
    }

    /// Least and greatest: those elements that are the result share its gradient.
    std::optional<Error> addShare(std::size_t v, const Einsum& operation, std::size_t g,
                                  const std::string& name)
    {
        if (auto error = checkBare(operation))
            return error;
        const std::size_t input = operation.inputs.front();
        const std::string& labels = operation.inputLabels.front();
        const std::string& out = operation.outputLabels;
        const auto mask = append(name + ".mask", operation, {{input, labels}, {v, out}}, labels, {"equal"},
                                 operation.pieces);
        const auto count =
            append(name + ".count", operation, {{mask, labels}}, out, {"copy"}, operation.pieces);
        const auto share =
            append(name + ".share", operation, {{g, out}, {count, out}}, out, {"div"}, operation.pieces);
        addOwn(input, name, {{mask, labels}, {share, out}}, labels, {"mul"}, operation.pieces);
        return std::nullopt;
    }

    /// Of a product: the gradient times the product of the others (which no element may make 0).
    std::optional<Error> addProductTerm(std::size_t v, const Einsum& operation, std::size_t g,
                                        const std::string& name)
    {
        if (auto error = checkBare(operation))
            return error;
        const std::string& labels = operation.inputLabels.front();
        const std::string& out = operation.outputLabels;
        const auto product =
            append(name + ".product", operation, {{g, out}, {v, out}}, out, {"mul"}, operation.pieces);
        addOwn(operation.inputs.front(), name, {{product, out}, {operation.inputs.front(), labels}}, labels,
               {"div"}, operation.pieces);
        return std::nullopt;
    }

    static std::optional<Error> checkBare(const Einsum& operation)
    {
        if (operation.inputs.size() == 1 && joinOf(operation) == "copy")
            return std::nullopt;
        return refusal(
            operation,
            {DOPPLER_TEXT("core", "the derivative of {0} of {1} is not supported, expected {0} of a tensor"),
             {std::string(aggregationName(operation.aggregation)), std::string(joinOf(operation))}});
    }

    std::optional<Error> addView(const Einsum& operation, std::size_t i, std::size_t g,
                                 const std::string& name)
    {
        if (!operation.windows.empty())
            return refusal(operation,
                           {DOPPLER_TEXT("core", "the derivative of {0}, which reads only a part of its "
                                                 "input, is not supported; expected the whole input"),
                            {operation.op}});
        const std::string& read = operation.inputLabels[i];
        const bool scatters =
            operation.inputs.size() > 1 || std::any_of(read.begin(), read.end(), [&](char label) {
                return operation.outputLabels.find(label) == std::string::npos &&
                       program.extents.at(label) > 1;
            });
        Einsum made = scatters ? scattered(operation, i, g) : regrouped(operation, i, g);
        made.name = name;
        made.view = true;
        made.elementBytes = program.operations[operation.inputs[i]].elementBytes;
        terms[operation.inputs[i]].push_back(program.add(std::move(made)));
        return std::nullopt;
    }

    /// What was looked up by other inputs goes back to where it came from by them.
    static Einsum scattered(const Einsum& operation, std::size_t i, std::size_t g)
    {
        Einsum made;
        made.op = operation.op + "_grad";
        made.inputs = {g};
        made.inputLabels = {operation.outputLabels};
        made.outputLabels = operation.inputLabels[i];
        made.viewFlops = operation.viewFlops;
        for (std::size_t k = 0; k < operation.inputs.size(); ++k)
            if (k != i) {
                made.inputs.push_back(operation.inputs[k]);
                made.inputLabels.push_back(operation.inputLabels[k]);
            }
        for (const auto& [label, pieces] : operation.pieces)
            if (made.outputLabels.find(label) != std::string::npos)
                made.pieces.emplace(label, pieces);
        return made;
    }

    /// What was grouped is split again, and the other way round.
    [[nodiscard]] Einsum regrouped(const Einsum& operation, std::size_t i, std::size_t g) const
    {
        const std::string& read = operation.inputLabels[i];
        const std::string& labels = program.operations[operation.inputs[i]].outputLabels;
        Einsum made;
        made.op = operation.op;
        made.inputs = {g};
        made.inputLabels = {operation.outputLabels};
        made.outputLabels = labels;
        for (std::size_t k = 0; k < read.size(); ++k) {
            const std::size_t at = operation.outputLabels.find(read[k]);
            if (at == std::string::npos)
                continue; // of one element
            made.inputLabels.front()[at] = labels[k];
            const auto cut = operation.pieces.find(read[k]);
            if (cut != operation.pieces.end() && cut->second <= program.extents.at(labels[k]))
                made.pieces.emplace(labels[k], cut->second);
        }
        return made;
    }

    EinsumProgram& program;
    std::size_t of;
    std::vector<std::vector<std::size_t>> terms; ///< Of the gradient of each tensor.
    std::vector<bool> needed;                    ///< Leads to a tensor that was asked for.
};

} // namespace

Result<std::vector<std::optional<std::size_t>>> addGradients(EinsumProgram& program, std::size_t of,
                                                             std::span<const std::size_t> to)
{
    return Backward(program, of).run(to);
}

} // namespace doppler
