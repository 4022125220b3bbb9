// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum_workload.h"

#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/workloads/einsum/einsum_partition.h"

namespace doppler {

namespace {

constexpr std::uint32_t mostPiecesOfIndex = 1024;

} // namespace

std::vector<OptionSpec> withExpandOptions(std::vector<OptionSpec> own, std::int64_t elementBytes)
{
    own.push_back(wholeOption("element_bytes", elementBytes, 1, 16,
                              {.label = DOPPLER_TEXT("core", "Element size"),
                               .unit = DOPPLER_TEXT("core", "bytes"),
                               .help = DOPPLER_TEXT("core", "bytes per element")}));
    own.push_back(choiceOption(
        "costs", {"piece", "published"},
        {.label = DOPPLER_TEXT("core", "Cost source"),
         .help = DOPPLER_TEXT("core", "costs of the piece that a kernel computes, or of the whole operation "
                                      "as in the published files (for the model as-released)")}));
    own.push_back(flagOption(
        "drop_trivial", false,
        {.label = DOPPLER_TEXT("core", "Omit trivial formations"),
         .help = DOPPLER_TEXT(
             "core", "omit the formation vertex where one kernel computes the whole output block")}));
    own.push_back(choiceOption(
        "inputs", {"everywhere", "vertices"},
        {.label = DOPPLER_TEXT("core", "Input availability"),
         .help = DOPPLER_TEXT(
             "core", "inputs are available on every device at the start, or are vertices that are placed")}));
    return own;
}

std::vector<OptionSpec> cutOptions(std::uint32_t standard)
{
    std::vector<std::string> powers;
    for (std::uint32_t pieces = 1; pieces <= mostPiecesOfIndex; pieces *= 2)
        powers.push_back(std::to_string(pieces));
    return {choiceOption("pieces", powers, std::to_string(standard),
                         {.label = DOPPLER_TEXT("core", "Kernels per operation"),
                          .help = DOPPLER_TEXT("core", "kernels of an operation")}),
            choiceOption("cuts", {"given", "auto", "greedy"},
                         {.label = DOPPLER_TEXT("core", "Cut selection"),
                          .help = DOPPLER_TEXT(
                              "core", "choice of the pieces of operations: as in the family (given), or with "
                                      "few transfers, by dynamic programming (auto) or greedily (greedy)")})};
}

std::uint32_t piecesOption(const Options& options)
{
    std::uint32_t pieces = 1;
    parseNumber(options.text("pieces"), pieces); // one of the choices
    return pieces;
}

Result<GraphPtr> expandWorkload(const EinsumProgram& program, const Options& options)
{
    ExpandOptions how;
    how.elementBytes = static_cast<double>(options.integer("element_bytes"));
    how.costs = options.text("costs") == "published" ? PieceCosts::Published : PieceCosts::OfThePiece;
    how.dropTrivial = options.flag("drop_trivial");
    how.inputVertices = options.text("inputs") == "vertices";
    how.mostVertices = 2'000'000;
    how.mostEdges = 10'000'000;
    const bool given = options.all().find("cuts") == options.all().end() || options.text("cuts") == "given";
    if (given)
        return expand(program, how);
    const auto search = options.text("cuts") == "greedy" ? PartitionSearch::Greedy : PartitionSearch::Trees;
    const auto chosen = choosePartitions(program, {piecesOption(options), search, {}});
    return chosen ? expand(*chosen, how) : chosen.error();
}

} // namespace doppler
