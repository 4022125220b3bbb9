// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum_workload.h"

#include "core/workloads/einsum_partition.h"

#include <bit>

namespace doppler {

std::vector<OptionSpec> withExpandOptions(std::vector<OptionSpec> own, std::int64_t elementBytes)
{
    own.push_back({"element_bytes", elementBytes, 1, 16, {}, DOPPLER_TEXT("core", "bytes of one number")});
    own.push_back(
        {"costs",
         std::string("piece"),
         0,
         0,
         {"piece", "published"},
         DOPPLER_TEXT("core",
                      "costs of the piece that a kernel works on, or of the whole operation as in the "
                      "published files (for the model as-released)")});
    own.push_back({"drop_trivial",
                   false,
                   0,
                   0,
                   {},
                   DOPPLER_TEXT("core", "no formation where one kernel makes the whole output block")});
    own.push_back(
        {"inputs",
         std::string("everywhere"),
         0,
         0,
         {"everywhere", "vertices"},
         DOPPLER_TEXT("core", "whether inputs are on every device at the start, or vertices that are "
                              "placed")});
    return own;
}

std::vector<OptionSpec> cutOptions(std::int64_t pieces)
{
    return {
        {"pieces", pieces, 1, 1024, {}, DOPPLER_TEXT("core", "kernels of an operation, a power of two")},
        {"cuts",
         std::string("given"),
         0,
         0,
         {"given", "auto", "greedy"},
         DOPPLER_TEXT("core", "how operations are cut: as the family does it, or chosen so that little moves "
                              "(by dynamic programming or greedily)")}};
}

Result<std::uint32_t> piecesOption(const Options& options)
{
    const auto pieces = static_cast<std::uint32_t>(options.integer("pieces"));
    if (std::has_single_bit(pieces))
        return pieces;
    return Error{{DOPPLER_TEXT("core", "option {0}: found {1}, expected a power of two"),
                  {"pieces", std::to_string(pieces)}},
                 {},
                 {}};
}

Result<GraphPtr> expandWorkload(const EinsumProgram& program, const Options& options)
{
    ExpandOptions how;
    how.elementBytes = static_cast<double>(options.integer("element_bytes"));
    how.costs = options.text("costs") == "published" ? PieceCosts::Published : PieceCosts::OfThePiece;
    how.dropTrivial = options.flag("drop_trivial");
    how.inputVertices = options.text("inputs") == "vertices";
    const bool given = options.all().find("cuts") == options.all().end() || options.text("cuts") == "given";
    if (given)
        return expand(program, how);
    const auto pieces = piecesOption(options);
    if (!pieces)
        return pieces.error();
    const auto search = options.text("cuts") == "greedy" ? PartitionSearch::Greedy : PartitionSearch::Trees;
    const auto chosen = choosePartitions(program, {*pieces, search, {}});
    return chosen ? expand(*chosen, how) : chosen.error();
}

} // namespace doppler
