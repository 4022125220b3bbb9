// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document.h"
#include "work.h"

#include <optional>

namespace doppler_cuda {

/// How a kernel is executed, without its pointers. Empty operands are those of a stand-in.
struct KernelPlan {
    WorkKind kind = WorkKind::Empty;
    EinsumWork einsum;
    GemmWork gemm;
    std::vector<std::uint64_t> operandElements; ///< Of einsum and gemm.
    std::uint64_t outElements = 0;              ///< 0 for stand-ins.
};

inline constexpr std::uint64_t mostElements = std::uint64_t{1} << 40;

/// The parts of "max ij,jk->ik". Nothing if it is not of this form, or a label repeats in one operand.
struct EinsumText {
    Aggregate aggregate = Aggregate::Sum;
    std::vector<std::string> inputs;
    std::string output;
};

inline bool hasRepeats(std::string labels)
{
    std::sort(labels.begin(), labels.end());
    return std::adjacent_find(labels.begin(), labels.end()) != labels.end();
}

inline std::optional<EinsumText> parseEinsum(std::string text)
{
    EinsumText out;
    if (const std::size_t space = text.find(' '); space != std::string::npos) {
        const std::string name = text.substr(0, space);
        text.erase(0, space + 1);
        if (name == "max")
            out.aggregate = Aggregate::Max;
        else if (name == "min")
            out.aggregate = Aggregate::Min;
        else if (name == "prod" || name == "mul")
            out.aggregate = Aggregate::Product;
        else if (name != "sum" && name != "add")
            return std::nullopt;
    }
    const std::size_t arrow = text.find("->");
    if (arrow == std::string::npos)
        return std::nullopt;
    out.output = text.substr(arrow + 2);
    text.erase(arrow);
    std::size_t start = 0;
    while (!text.empty() && start <= text.size()) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        out.inputs.push_back(text.substr(start, comma - start));
        start = comma + 1;
    }
    std::string all = out.output;
    for (const std::string& labels : out.inputs) {
        if (hasRepeats(labels))
            return std::nullopt;
        all += labels;
    }
    const auto isLabel = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (hasRepeats(out.output) || !std::all_of(all.begin(), all.end(), isLabel))
        return std::nullopt;
    return out;
}

inline Function functionOf(const std::string& op, std::size_t operands)
{
    static const std::map<std::string, Function> one = {
        {"neg", Function::Neg},     {"scale", Function::Scale},   {"mean_eps", Function::MeanEps},
        {"exp", Function::Exp},     {"log", Function::Log},       {"sqrt", Function::Sqrt},
        {"rsqrt", Function::Rsqrt}, {"square", Function::Square}, {"reciprocal", Function::Reciprocal},
        {"abs", Function::Abs},     {"relu", Function::Relu},     {"sigmoid", Function::Sigmoid},
        {"silu", Function::Silu},   {"tanh", Function::Tanh},     {"gelu", Function::Gelu}};
    static const std::map<std::string, Function> two = {{"add", Function::Add}, {"sub", Function::Sub},
                                                        {"div", Function::Div}, {"max", Function::Max},
                                                        {"min", Function::Min}, {"equal", Function::Equal}};
    const auto& table = operands > 1 ? two : one;
    const auto found = table.find(op);
    return found != table.end() ? found->second : operands > 1 ? Function::Mul : Function::Copy;
}

/// Plans one kernel: a matrix product where cuBLAS can express it, else an einsum, else a stand-in.
class KernelPlanner {
public:
    explicit KernelPlanner(const KernelSpec& kernel) : kernel(kernel) {}

    KernelPlan plan()
    {
        KernelPlan out;
        const auto parsed = kernel.einsum.empty() ? std::nullopt : parseEinsum(kernel.einsum);
        if (!parsed || !fits(*parsed)) {
            out.kind = kernel.flops > 0 || kernel.bytes > 0 ? WorkKind::StandIn : WorkKind::Empty;
            return out;
        }
        text = *parsed;
        for (const std::string& labels : text.inputs)
            out.operandElements.push_back(elements(labels));
        out.outElements = elements(text.output);
        dropOnes();
        if (auto gemm = planGemm()) {
            out.kind = WorkKind::Gemm;
            out.gemm = *gemm;
        } else if (auto einsum = planEinsum()) {
            out.kind = WorkKind::Einsum;
            out.einsum = *einsum;
        } else {
            out.operandElements.clear();
            out.outElements = 0;
            out.kind = WorkKind::StandIn;
        }
        return out;
    }

private:
    const KernelSpec& kernel;
    EinsumText text;

    std::uint64_t extent(char label) const { return kernel.extents.at(label); }

    std::uint64_t elements(const std::string& labels) const
    {
        std::uint64_t total = 1;
        for (const char c : labels)
            total *= extent(c);
        return total;
    }

    /// Whether every label has an extent and no tensor, nor the whole loop, has too many elements.
    bool fits(const EinsumText& parsed) const
    {
        std::string all = parsed.output;
        for (const std::string& labels : parsed.inputs)
            all += labels;
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        double loop = 1;
        for (const char c : all) {
            if (kernel.extents.count(c) == 0)
                return false;
            loop *= static_cast<double>(extent(c));
        }
        return loop < 1e18 && parsed.inputs.size() <= static_cast<std::size_t>(mostOperands) &&
               std::all_of(parsed.output.begin(), parsed.output.end(),
                           [&](char c) {
                               return parsed.inputs.empty() ||
                                      std::any_of(parsed.inputs.begin(), parsed.inputs.end(),
                                                  [&](const std::string& in) {
                                                      return in.find(c) != std::string::npos;
                                                  }) ||
                                      extent(c) == 1;
                           }) &&
               loopsFit(parsed);
    }

    bool loopsFit(const EinsumText& parsed) const
    {
        const auto small = [this](const std::string& labels) {
            double total = 1;
            for (const char c : labels)
                total *= static_cast<double>(extent(c));
            return total <= static_cast<double>(mostElements);
        };
        return small(parsed.output) && std::all_of(parsed.inputs.begin(), parsed.inputs.end(), small);
    }

    void dropOnes()
    {
        const auto drop = [this](std::string& labels) {
            labels.erase(
                std::remove_if(labels.begin(), labels.end(), [this](char c) { return extent(c) == 1; }),
                labels.end());
        };
        drop(text.output);
        for (std::string& labels : text.inputs)
            drop(labels);
    }

    static bool has(const std::string& labels, char c) { return labels.find(c) != std::string::npos; }

    std::uint64_t stride(const std::string& labels, char label) const
    {
        const std::size_t at = labels.find(label);
        return at == std::string::npos ? 0 : elements(labels.substr(at + 1));
    }

    /// The stride of a group of labels in a tensor, if they are one dimension there; 1 for an empty group.
    std::optional<std::uint64_t> merged(const std::string& group, const std::string& labels) const
    {
        if (group.empty())
            return 1;
        if (labels.find(group) == std::string::npos)
            return std::nullopt;
        return stride(labels, group.back());
    }

    std::optional<GemmWork> planGemm() const
    {
        const std::string& op = kernel.op;
        if (text.inputs.size() != 2 || text.aggregate != Aggregate::Sum || functionOf(op, 2) != Function::Mul)
            return std::nullopt;
        const std::string &a = text.inputs[0], &b = text.inputs[1], &c = text.output;
        std::string m, n, k, batch;
        for (const char x : c)
            (has(a, x) && has(b, x) ? batch : has(a, x) ? m : n) += x;
        for (const char x : a)
            if (!has(c, x)) {
                if (!has(b, x))
                    return std::nullopt;
                k += x;
            }
        for (const char x : b)
            if (!has(c, x) && !has(a, x))
                return std::nullopt;
        if (k.empty())
            return std::nullopt;
        GemmWork w;
        const auto am = merged(m, a), ak = merged(k, a), bk = merged(k, b), bn = merged(n, b);
        const auto cm = merged(m, c), cn = merged(n, c);
        if (!am || !ak || !bk || !bn || !cm || !cn)
            return std::nullopt;
        w.m = elements(m), w.n = elements(n), w.k = elements(k);
        w.am = *am, w.ak = *ak, w.bk = *bk, w.bn = *bn, w.cm = *cm, w.cn = *cn;
        const auto unit = [](std::uint64_t x, std::uint64_t y) { return x == 1 || y == 1; };
        const std::uint64_t most = 0x7fffffff;
        if (!unit(w.am, w.ak) || !unit(w.bk, w.bn) || !unit(w.cm, w.cn) || w.m > most || w.n > most ||
            w.k > most)
            return std::nullopt;
        if (!planBatch(batch, w))
            return std::nullopt;
        return w;
    }

    /// The last labels that are one dimension in all three tensors are cuBLAS's batch, the others are looped
    /// over.
    bool planBatch(const std::string& batch, GemmWork& w) const
    {
        const std::string &a = text.inputs[0], &b = text.inputs[1], &c = text.output;
        std::size_t first = 0;
        while (first < batch.size()) {
            const std::string rest = batch.substr(first);
            if (merged(rest, a) && merged(rest, b) && merged(rest, c))
                break;
            ++first;
        }
        if (first > static_cast<std::size_t>(mostLoops))
            return false;
        if (const std::string rest = batch.substr(first); !rest.empty()) {
            w.batch = elements(rest);
            w.aBatch = stride(a, rest.back());
            w.bBatch = stride(b, rest.back());
            w.cBatch = stride(c, rest.back());
        }
        std::uint64_t calls = 1;
        for (std::size_t i = 0; i < first; ++i) {
            w.loops[i] = extent(batch[i]);
            w.aLoop[i] = stride(a, batch[i]);
            w.bLoop[i] = stride(b, batch[i]);
            w.cLoop[i] = stride(c, batch[i]);
            calls *= w.loops[i];
        }
        return calls <= 64 && w.batch <= 0x7fffffff;
    }

    std::optional<EinsumWork> planEinsum() const
    {
        std::string labels = text.output;
        for (const std::string& input : text.inputs)
            for (const char c : input)
                if (!has(labels, c))
                    labels += c;
        struct Dim {
            std::uint64_t extent;
            std::vector<std::uint64_t> strides;
        };
        std::vector<Dim> dims;
        int outDims = 0;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            Dim dim{extent(labels[i]), {}};
            for (const std::string& input : text.inputs)
                dim.strides.push_back(stride(input, labels[i]));
            const bool startsGroup = i == 0 || i == text.output.size();
            bool merge = !startsGroup;
            for (std::size_t o = 0; merge && o < dim.strides.size(); ++o)
                merge = dims.back().strides[o] == dim.strides[o] * dim.extent;
            if (merge) {
                dims.back().extent *= dim.extent;
                dims.back().strides = dim.strides;
            } else {
                dims.push_back(std::move(dim));
                outDims += i < text.output.size() ? 1 : 0;
            }
        }
        if (dims.size() > static_cast<std::size_t>(mostDims))
            return std::nullopt;
        EinsumWork w;
        w.outDims = outDims;
        w.dims = static_cast<int>(dims.size());
        w.operands = static_cast<int>(text.inputs.size());
        w.function = functionOf(kernel.op, text.inputs.size());
        w.aggregate = text.aggregate;
        w.outTotal = elements(text.output);
        for (std::size_t d = 0; d < dims.size(); ++d) {
            w.extents[d] = dims[d].extent;
            if (d >= static_cast<std::size_t>(outDims))
                w.reducedTotal *= dims[d].extent;
            for (std::size_t o = 0; o < text.inputs.size(); ++o)
                w.inputs[o].strides[d] = dims[d].strides[o];
        }
        // Threads that share a sum read neighbouring elements if the last reduced label is the innermost one.
        w.blockPerOutput = w.reducedTotal >= 64 && w.dims > w.outDims && w.operands > 0 &&
                           w.inputs[0].strides[w.dims - 1] == 1;
        return w;
    }
};

} // namespace doppler_cuda
