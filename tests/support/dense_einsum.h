// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"
#include "core/workloads/einsum/scalar_function.h"

#include <algorithm>
#include <limits>

namespace doppler::tests {

using DenseTensors = std::vector<std::vector<double>>; ///< By operation, row-major.

inline std::size_t denseSize(const EinsumProgram& program, const std::string& labels)
{
    std::size_t size = 1;
    for (char label : labels)
        size *= program.extents.at(label);
    return size;
}

/// The meaning of a program on whole tensors, element by element, without any cutting. `tensors` holds those
/// of the inputs (empty: all ones) and is filled up with the others. Views are not for it.
inline void evaluateDense(const EinsumProgram& program, DenseTensors& tensors)
{
    tensors.resize(program.operations.size());
    for (std::size_t v = 0; v < program.operations.size(); ++v) {
        const Einsum& e = program.operations[v];
        if (e.op.empty()) {
            if (tensors[v].empty())
                tensors[v].assign(denseSize(program, e.outputLabels), 1.0);
            continue;
        }
        const ScalarFunction& function = *findScalarFunction(joinOf(e));
        const std::string labels = labelsOf(e);
        double start = 0;
        if (e.aggregation == Aggregation::Mul)
            start = 1;
        if (e.aggregation == Aggregation::Min || e.aggregation == Aggregation::Max)
            start = std::numeric_limits<double>::infinity() * (e.aggregation == Aggregation::Min ? 1 : -1);
        const std::size_t outSize = denseSize(program, e.outputLabels);
        tensors[v].assign(outSize, start);
        const std::size_t inner = denseSize(program, labels) / outSize;
        for (std::size_t point = 0; point < outSize * inner; ++point) {
            std::map<char, std::size_t> at;
            std::size_t rest = point;
            for (std::size_t k = labels.size(); k-- > 0;) {
                at[labels[k]] = rest % program.extents.at(labels[k]);
                rest /= program.extents.at(labels[k]);
            }
            std::vector<double> x;
            for (std::size_t i = 0; i < e.inputs.size(); ++i) {
                std::size_t position = 0;
                for (char label : e.inputLabels[i])
                    position = position * program.extents.at(label) + at[label];
                x.push_back(tensors[e.inputs[i]][position]);
            }
            const double value = function.value(x, e.factor);
            double& out = tensors[v][point / inner];
            switch (e.aggregation) {
            case Aggregation::Add:
                out += value;
                break;
            case Aggregation::Mul:
                out *= value;
                break;
            case Aggregation::Min:
                out = std::min(out, value);
                break;
            case Aggregation::Max:
                out = std::max(out, value);
                break;
            }
        }
    }
}

} // namespace doppler::tests
