// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"
#include "host_kernels.h"

#include <cstring>

namespace doppler_cuda {

/// A small kernel whose result is compared with a loop in double precision.
struct KernelCase {
    const char* einsum;
    const char* op;
    std::map<char, std::uint64_t> extents;
    WorkKind kind; ///< How it has to be executed.
};

inline const std::vector<KernelCase>& kernelCases()
{
    using K = WorkKind;
    static const std::vector<KernelCase> cases = {
        {"ij,jk->ik", "matmul", {{'i', 65}, {'j', 300}, {'k', 47}}, K::Gemm},
        {"ij,jk->ki", "matmul", {{'i', 33}, {'j', 70}, {'k', 21}}, K::Gemm},
        {"ji,jk->ik", "matmul", {{'i', 40}, {'j', 64}, {'k', 19}}, K::Gemm},
        {"ij,kj->ik", "matmul", {{'i', 40}, {'j', 64}, {'k', 19}}, K::Gemm},
        {"ji,kj->ki", "matmul", {{'i', 12}, {'j', 9}, {'k', 31}}, K::Gemm},
        {"ij,j->i", "matmul", {{'i', 130}, {'j', 77}}, K::Gemm},
        {"j,jk->k", "matmul", {{'j', 77}, {'k', 130}}, K::Gemm},
        {"j,j->", "matmul", {{'j', 1000}}, K::Gemm},
        {"bij,bjk->bik", "matmul", {{'b', 3}, {'i', 17}, {'j', 33}, {'k', 9}}, K::Gemm},
        {"bsd,hed->bshe", "matmul", {{'b', 1}, {'s', 24}, {'h', 3}, {'e', 8}, {'d', 40}}, K::Gemm},
        {"bshe,bthe->bhst", "matmul", {{'b', 2}, {'h', 3}, {'s', 17}, {'t', 11}, {'e', 8}}, K::Gemm},
        {"bhst,bthe->bshe", "matmul", {{'b', 2}, {'h', 3}, {'s', 17}, {'t', 11}, {'e', 8}}, K::Gemm},
        {"bshe,dhe->bsd", "matmul", {{'b', 1}, {'s', 24}, {'h', 3}, {'e', 8}, {'d', 40}}, K::Gemm},
        {"bd,vd->bv", "matmul", {{'b', 1}, {'v', 50}, {'d', 40}}, K::Gemm},
        {"iaj,jk->aik", "matmul", {{'i', 7}, {'a', 5}, {'j', 9}, {'k', 4}}, K::Einsum},
        {"aik->ik", "formation", {{'a', 4}, {'i', 20}, {'k', 31}}, K::Einsum},
        {"abshe->bshe", "formation", {{'a', 1}, {'b', 1}, {'s', 9}, {'h', 2}, {'e', 5}}, K::Einsum},
        {"bsd->bs", "sum", {{'b', 2}, {'s', 9}, {'d', 333}}, K::Einsum},
        {"bsd->d", "sum", {{'b', 2}, {'s', 90}, {'d', 33}}, K::Einsum},
        {"max bo->b", "max", {{'b', 40}, {'o', 100}}, K::Einsum},
        {"max ab->b", "formation", {{'a', 3}, {'b', 20}}, K::Einsum},
        {"min ab->", "min", {{'a', 30}, {'b', 20}}, K::Einsum},
        {"bo,b->bo", "sub", {{'b', 40}, {'o', 32}}, K::Einsum},
        {"bo,b->bo", "div", {{'b', 40}, {'o', 32}}, K::Einsum},
        {"bsd,d->bsd", "mul", {{'b', 1}, {'s', 20}, {'d', 32}}, K::Einsum},
        {"ij,ij->ij", "add", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij,ji->ij", "max", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->ji", "copy", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->ij", "relu", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->ij", "exp", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->ij", "silu", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->ij", "gelu", {{'i', 40}, {'j', 32}}, K::Einsum},
        {"ij->i", "square", {{'i', 40}, {'j', 320}}, K::Einsum},
        {"->st", "fill", {{'s', 4}, {'t', 5}}, K::Einsum},
        {"i,j,k->ijk", "add", {{'i', 4}, {'j', 5}, {'k', 6}}, K::Einsum},
    };
    return cases;
}

/// The einsum by its definition: a loop over all labels, in double precision.
class ReferenceEinsum {
public:
    ReferenceEinsum(const KernelCase& kernel, const std::vector<std::vector<float>>& operands)
        : kernel(kernel), operands(operands), text(*parseEinsum(kernel.einsum))
    {
    }

    std::vector<double> compute()
    {
        for (const auto& [label, extent] : kernel.extents)
            labels += label;
        out.assign(size(text.output), neutral(text.aggregate));
        visit(0);
        return out;
    }

private:
    const KernelCase& kernel;
    const std::vector<std::vector<float>>& operands;
    EinsumText text;
    std::string labels;
    std::map<char, std::uint64_t> position;
    std::vector<double> out;

    std::uint64_t size(const std::string& of) const
    {
        std::uint64_t total = 1;
        for (const char c : of)
            total *= kernel.extents.at(c);
        return total;
    }

    std::uint64_t offset(const std::string& of) const
    {
        std::uint64_t at = 0;
        for (const char c : of)
            at = at * kernel.extents.at(c) + position.at(c);
        return at;
    }

    void visit(std::size_t depth)
    {
        if (depth < labels.size()) {
            const std::uint64_t extent = kernel.extents.at(labels[depth]);
            for (std::uint64_t& i = position[labels[depth]] = 0; i < extent; ++i)
                visit(depth + 1);
            return;
        }
        double& to = out[offset(text.output)];
        const double value = joinedValue();
        switch (text.aggregate) {
        case Aggregate::Product:
            to *= value;
            break;
        case Aggregate::Max:
            to = std::max(to, value);
            break;
        case Aggregate::Min:
            to = std::min(to, value);
            break;
        default:
            to += value;
        }
    }

    double joinedValue() const
    {
        if (operands.empty())
            return 1;
        const Function f = functionOf(kernel.op, operands.size());
        float value = operands[0][offset(text.inputs[0])];
        if (operands.size() == 1)
            return applyOne(f, value);
        if (f == Function::Mul) { // Exact, for sums of many products.
            double product = value;
            for (std::size_t o = 1; o < operands.size(); ++o)
                product *= operands[o][offset(text.inputs[o])];
            return product;
        }
        for (std::size_t o = 1; o < operands.size(); ++o)
            value = applyTwo(f, value, operands[o][offset(text.inputs[o])]);
        return value;
    }
};

struct CaseResult {
    WorkKind kind = WorkKind::Empty;
    double difference = 0; ///< Largest, relative to the largest element.
    bool tokenEqual = false;
};

/// Runs a case on a GPU, or on this thread if `gpu` is -1, in memory of the backend.
inline CaseResult runCase(const KernelCase& kernel, Backend& backend, int gpu, int stream)
{
    KernelSpec spec;
    spec.einsum = kernel.einsum;
    spec.op = kernel.op;
    spec.extents = kernel.extents;
    const KernelPlan plan = KernelPlanner(spec).plan();
    std::vector<std::vector<float>> operands;
    std::uint64_t bytes = 4096;
    for (const std::uint64_t n : plan.operandElements) {
        operands.emplace_back(n);
        for (std::uint64_t i = 0; i < n; ++i)
            operands.back()[i] =
                residentValue(operands.size(), i) + (kernel.op == std::string("div") ? 2.0F : 0.0F);
        bytes += aligned(4 * n);
    }
    bytes += aligned(4 * plan.outElements);
    char* const arena = gpu < 0 ? backend.allocateHost(bytes) : backend.allocate(gpu, bytes);
    const auto put = [&](char* to, const void* from, std::uint64_t size) {
        if (gpu < 0)
            std::memcpy(to, from, size);
        else
            backend.upload(gpu, to, from, size);
    };
    // In the arena: two input tokens, the output token, a table of two addresses, then operands and output.
    const std::uint32_t inputTokens[2] = {17, 4000000000U};
    const char* const table[2] = {arena, arena + 4};
    put(arena, inputTokens, sizeof inputTokens);
    put(arena + 64, table, sizeof table);
    Work work;
    work.kind = plan.kind;
    work.einsum = plan.einsum;
    work.gemm = plan.gemm;
    work.token = {42, 2, reinterpret_cast<const std::uint32_t* const*>(arena + 64),
                  reinterpret_cast<std::uint32_t*>(arena + 32)};
    char* at = arena + 4096;
    std::vector<float*> addresses;
    for (const auto& operand : operands) {
        put(at, operand.data(), 4 * operand.size());
        addresses.push_back(reinterpret_cast<float*>(at));
        at += aligned(4 * operand.size());
    }
    for (std::size_t o = 0; o < addresses.size() && plan.kind == WorkKind::Einsum; ++o)
        work.einsum.inputs[o].segments[0] = addresses[o];
    if (plan.kind == WorkKind::Gemm)
        work.gemm.a = addresses[0], work.gemm.b = addresses[1];
    work.einsum.out = work.gemm.c = reinterpret_cast<float*>(at);
    std::vector<float> found(plan.outElements);
    std::uint32_t token = 0;
    if (gpu < 0) {
        runOnHost(work);
        std::memcpy(found.data(), at, 4 * found.size());
        std::memcpy(&token, arena + 32, 4);
    } else {
        backend.synchronise(); // Small uploads may still be under way.
        backend.launch(stream, work);
        backend.synchronise();
        backend.download(gpu, found.data(), at, 4 * found.size());
        backend.download(gpu, &token, arena + 32, 4);
    }
    CaseResult out;
    out.kind = plan.kind;
    out.tokenEqual = token == nextToken(nextToken(42, 17), 4000000000U);
    const std::vector<double> expected = ReferenceEinsum(kernel, operands).compute();
    double largest = 1e-30;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        largest = std::max(largest, std::abs(expected[i]));
        out.difference = std::max(out.difference, std::abs(found[i] - expected[i]));
    }
    out.difference /= largest;
    return out;
}

} // namespace doppler_cuda
