// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/einsum/einsum_workload.h"

namespace doppler {

namespace {

/// (A B) + (C (D E)), all size x size, 16 kernels a product (workloads.md, "The four graphs of the paper").
Result<GraphPtr> makeChainmmGraph(const Options& options)
{
    const auto size = static_cast<std::uint64_t>(options.integer("size"));
    EinsumProgram program;
    program.name = "chainmm";
    program.extents = {{'i', size}, {'j', size}, {'k', size}};
    const auto a = program.input("A", "ij");
    const auto b = program.input("B", "jk");
    const auto c = program.input("C", "ij");
    const auto d = program.input("D", "ij");
    const auto e = program.input("E", "jk");
    // In the order of the published graph: vertex ids decide ties.
    const auto de = program.add({"DE", "matmul", {d, e}, {"ij", "jk"}, "ik", {{'i', 2}, {'k', 2}, {'j', 4}}});
    const auto cde =
        program.add({"CDE", "matmul", {c, de}, {"ij", "jk"}, "ik", {{'i', 4}, {'k', 2}, {'j', 2}}});
    const auto ab = program.add({"AB", "matmul", {a, b}, {"ij", "jk"}, "ik", {{'i', 4}, {'k', 2}, {'j', 2}}});
    program.add({"AB+CDE", "add", {ab, cde}, {"ik", "ik"}, "ik", {{'i', 4}, {'k', 2}}});
    return expandWorkload(program, options);
}

} // namespace

Workload chainmmWorkload()
{
    return {
        "chainmm", DOPPLER_TEXT("core", "a chain of matrix products, (A B) + (C (D E)), in 16 kernels each"),
        "Yao et al., arXiv 2505.23131",
        withExpandOptions({wholeOption("size", 10000, 4, 1e6,
                                       {.label = DOPPLER_TEXT("core", "Matrix size"),
                                        .unit = DOPPLER_TEXT("core", "rows"),
                                        .help = DOPPLER_TEXT("core", "rows and columns of every matrix")})},
                          4),
        makeChainmmGraph};
}

} // namespace doppler
