// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_partition.h"

#include <algorithm>
#include <bit>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t mostWays = 5'000;      ///< Of an operation.
constexpr std::size_t mostOpenWays = 50'000; ///< Of all whose tree is not decided yet.
constexpr std::size_t mostSteps = 50'000'000;
constexpr std::size_t noWay = static_cast<std::size_t>(-1);

using Cut = std::vector<std::uint32_t>; ///< Pieces by dimension of a tensor, or by label of an operation.

std::uint32_t piecesOf(const Einsum& operation, char label)
{
    if (operation.view && operation.outputLabels.find(label) == std::string::npos)
        return 1;
    const auto found = operation.pieces.find(label);
    return found == operation.pieces.end() ? 1 : found->second;
}

Cut cutOf(const Einsum& operation, const std::string& labels)
{
    Cut cut;
    for (char label : labels)
        cut.push_back(piecesOf(operation, label));
    return cut;
}

double blocks(const Cut& cut)
{
    double count = 1;
    for (std::uint32_t pieces : cut)
        count *= pieces;
    return count;
}

double sizeOf(const EinsumProgram& program, const std::string& labels)
{
    double size = 1;
    for (char label : labels)
        size *= static_cast<double>(program.extents.at(label));
    return size;
}

double repartition(double size, const Cut& producer, const Cut& reader)
{
    if (producer == reader)
        return 0;
    double most = 1;
    for (std::size_t k = 0; k < producer.size(); ++k)
        most *= std::max(producer[k], reader[k]);
    return size / std::min(blocks(producer), blocks(reader)) * most;
}

/// One way of cutting an operation.
struct Way {
    std::map<char, std::uint32_t> pieces;
    double cost = 0; ///< Its own and that of the tree below it.
};

/// The cheapest way that cuts a tensor like this.
struct Best {
    Cut cut;
    double cost = std::numeric_limits<double>::infinity();
    std::size_t way = noWay;
};

class Search {
public:
    Search(EinsumProgram p, const PartitionChoice& c)
        : program(std::move(p)), choice(c), ways(program.operations.size()),
          readers(program.operations.size()), outputs(program.operations.size())
    {
    }

    Result<EinsumProgram> run()
    {
        for (std::size_t v = 0; v < program.operations.size(); ++v)
            for (std::size_t from : program.operations[v].inputs)
                readers[from].push_back(v);
        const std::size_t count = program.operations.size();
        for (std::size_t i = 0; i < count && !fault; ++i)
            if (const std::size_t v = choice.search == PartitionSearch::Trees ? i : count - 1 - i;
                !program.operations[v].op.empty())
                choice.search == PartitionSearch::Trees ? growTree(v) : chooseForReaders(v);
        if (fault)
            return *std::move(fault);
        return std::move(program);
    }

private:
    [[nodiscard]] bool inTree(std::size_t v) const { return readers[v].size() == 1; }

    bool refuse(std::size_t v, Message message)
    {
        fault = {std::move(message), {}, fmt::format("operation {}", program.operations[v].name)};
        return false;
    }

    bool count(std::size_t v, std::size_t more)
    {
        steps += more;
        return steps <= mostSteps ||
               refuse(v,
                      {DOPPLER_TEXT(
                          "core",
                          "choosing the pieces takes too many steps, expected fewer operations or pieces")});
    }

    /// All ways of cutting an operation into as many kernels as asked for, or as many as it can have.
    bool findWays(std::size_t v)
    {
        const Einsum& operation = program.operations[v];
        if (v < choice.keep.size() && choice.keep[v]) {
            ways[v].push_back({operation.pieces, 0});
            return true;
        }
        const std::string labels = operation.view ? operation.outputLabels : labelsOf(operation);
        std::vector<std::uint32_t> room; // doublings that each label has room for
        std::uint32_t total = 0;
        for (char label : labels) {
            room.push_back(static_cast<std::uint32_t>(std::bit_width(program.extents.at(label)) - 1));
            total += room.back();
        }
        const auto asked = static_cast<std::uint32_t>(std::bit_width(choice.pieces) - 1);
        std::vector<std::uint32_t> exponents;
        if (!spread(v, labels, room, std::min(asked, total), exponents))
            return false;
        openWays += ways[v].size();
        return openWays <= mostOpenWays
                   ? count(v, ways[v].size() * (1 + labels.size()) * (1 + operation.inputs.size()))
                   : count(v, mostSteps);
    }

    /// The first labels, those of the output, are cut the most in the first ways, which win among equals. As
    /// deep as there are labels.
    bool spread(std::size_t v, const std::string& labels, const std::vector<std::uint32_t>& room,
                std::uint32_t left, std::vector<std::uint32_t>& exponents)
    {
        const std::size_t k = exponents.size();
        std::uint32_t later = 0;
        for (std::size_t i = k; i < room.size(); ++i)
            later += room[i];
        if (left > later)
            return true;
        if (k == labels.size()) {
            Way way;
            for (std::size_t i = 0; i < k; ++i)
                if (exponents[i] > 0)
                    way.pieces.emplace(labels[i], std::uint32_t{1} << exponents[i]);
            ways[v].push_back(std::move(way));
            return ways[v].size() <= mostWays ||
                   refuse(v, {DOPPLER_TEXT("core", "the operation can be cut in more than {0} ways, expected "
                                                   "fewer labels or pieces"),
                              {doppler::count(mostWays)}});
        }
        for (std::uint32_t own = std::min(left, room[k]) + 1; own-- > 0;) {
            exponents.push_back(own);
            const bool goOn = spread(v, labels, room, left - own, exponents);
            exponents.pop_back();
            if (!goOn)
                return false;
        }
        return true;
    }

    /// The least cost of an input that is read in some cut, with the way of its producer if that is open.
    Best costOfInput(std::size_t v, std::size_t input, const Cut& wanted)
    {
        const std::size_t u = program.operations[v].inputs[input];
        const Einsum& producer = program.operations[u];
        if (producer.op.empty())
            return {wanted, 0, noWay};
        const double size = sizeOf(program, producer.outputLabels);
        if (!inTree(u)) {
            const Cut cut = cutOf(producer, producer.outputLabels);
            return {cut, repartition(size, cut, wanted), noWay};
        }
        Best best;
        for (const Best& made : outputs[u])
            if (const double cost = made.cost + repartition(size, made.cut, wanted); cost < best.cost)
                best = {made.cut, cost, made.way};
        return best;
    }

    /// The cost of every way of v over those of its tree below; a root is decided, and its tree with it.
    void growTree(std::size_t v)
    {
        if (!findWays(v))
            return;
        Einsum& operation = program.operations[v];
        std::vector<std::map<Cut, double>> known(operation.inputs.size());
        for (Way& way : ways[v]) {
            operation.pieces = way.pieces;
            way.cost = movedElements(program, operation);
            for (std::size_t i = 0; i < operation.inputs.size(); ++i) {
                const Cut wanted = cutOf(operation, operation.inputLabels[i]);
                const auto [at, isNew] = known[i].emplace(wanted, 0);
                if (isNew) {
                    if (!count(v, 1 + outputs[operation.inputs[i]].size()))
                        return;
                    at->second = costOfInput(v, i, wanted).cost;
                }
                way.cost += at->second;
            }
        }
        if (inTree(v))
            keepBest(v);
        else
            decide(v);
    }

    /// For every cut of the output the cheapest way to it.
    void keepBest(std::size_t v)
    {
        const Einsum& operation = program.operations[v];
        std::map<Cut, std::size_t> known;
        for (std::size_t w = 0; w < ways[v].size(); ++w) {
            Cut cut;
            for (char label : operation.outputLabels) {
                const auto pieces = ways[v][w].pieces.find(label);
                cut.push_back(pieces == ways[v][w].pieces.end() ? 1 : pieces->second);
            }
            const auto [at, isNew] = known.emplace(cut, outputs[v].size());
            if (isNew)
                outputs[v].push_back({std::move(cut), ways[v][w].cost, w});
            else if (Best& best = outputs[v][at->second]; ways[v][w].cost < best.cost)
                best = {std::move(cut), ways[v][w].cost, w};
        }
    }

    void decide(std::size_t root)
    {
        std::size_t best = 0;
        for (std::size_t w = 1; w < ways[root].size(); ++w)
            if (ways[root][w].cost < ways[root][best].cost)
                best = w;
        std::vector<std::pair<std::size_t, std::size_t>> open{{root, best}};
        while (!open.empty()) {
            const auto [v, way] = open.back();
            open.pop_back();
            Einsum& operation = program.operations[v];
            operation.pieces = ways[v][way].pieces;
            for (std::size_t i = 0; i < operation.inputs.size(); ++i)
                if (const Best input = costOfInput(v, i, cutOf(operation, operation.inputLabels[i]));
                    input.way != noWay)
                    open.emplace_back(operation.inputs[i], input.way);
            openWays -= ways[v].size();
            ways[v].clear();
            outputs[v].clear();
        }
    }

    /// The way that costs least with the readers as they are cut.
    void chooseForReaders(std::size_t v)
    {
        if (!findWays(v))
            return;
        Einsum& operation = program.operations[v];
        if (!count(v, ways[v].size() * (1 + readers[v].size())))
            return;
        std::size_t best = 0;
        for (std::size_t w = 0; w < ways[v].size(); ++w) {
            operation.pieces = ways[v][w].pieces;
            double& cost = ways[v][w].cost = movedElements(program, operation);
            for (std::size_t reader : readers[v])
                for (std::size_t i = 0; i < program.operations[reader].inputs.size(); ++i)
                    if (program.operations[reader].inputs[i] == v)
                        cost += repartitionElements(program, program.operations[reader], i);
            if (cost < ways[v][best].cost)
                best = w;
        }
        operation.pieces = ways[v][best].pieces;
        openWays -= ways[v].size();
        ways[v].clear();
    }

    EinsumProgram program;
    const PartitionChoice& choice;
    std::vector<std::vector<Way>> ways;            ///< By operation.
    std::vector<std::vector<std::size_t>> readers; ///< By operation; one that reads it twice stands twice.
    std::vector<std::vector<Best>> outputs;        ///< By operation, those that are within a tree.
    std::size_t steps = 0;
    std::size_t openWays = 0;
    std::optional<Error> fault;
};

} // namespace

double movedElements(const EinsumProgram& program, const Einsum& operation)
{
    const double kernels = blocks(cutOf(operation, labelsOf(operation)));
    double moved = 0;
    for (const std::string& labels : operation.inputLabels)
        moved += sizeOf(program, labels) * kernels / blocks(cutOf(operation, labels));
    const double outputBlocks = blocks(cutOf(operation, operation.outputLabels));
    return moved + sizeOf(program, operation.outputLabels) / outputBlocks * (kernels - outputBlocks);
}

double repartitionElements(const EinsumProgram& program, const Einsum& reader, std::size_t input)
{
    const Einsum& producer = program.operations[reader.inputs[input]];
    if (producer.op.empty())
        return 0;
    return repartition(sizeOf(program, producer.outputLabels), cutOf(producer, producer.outputLabels),
                       cutOf(reader, reader.inputLabels[input]));
}

double partitionCost(const EinsumProgram& program)
{
    double cost = 0;
    for (const Einsum& operation : program.operations) {
        if (operation.op.empty())
            continue;
        cost += movedElements(program, operation);
        for (std::size_t i = 0; i < operation.inputs.size(); ++i)
            cost += repartitionElements(program, operation, i);
    }
    return cost;
}

Result<EinsumProgram> choosePartitions(EinsumProgram program, const PartitionChoice& choice)
{
    return Search(std::move(program), choice).run();
}

} // namespace doppler
