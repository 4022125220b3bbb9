// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/einsum.h"

namespace doppler {

std::string_view joinOf(const Einsum& operation)
{
    if (!operation.join.empty())
        return operation.join;
    return operation.op == "matmul" ? "mul" : std::string_view(operation.op);
}

std::string labelsOf(const Einsum& operation)
{
    std::string labels = operation.outputLabels;
    for (const std::string& in : operation.inputLabels)
        for (char label : in)
            if (labels.find(label) == std::string::npos)
                labels += label;
    return labels;
}

std::size_t EinsumProgram::input(std::string inputName, std::string labels)
{
    return add({std::move(inputName), "", {}, {}, std::move(labels), {}});
}

std::size_t EinsumProgram::add(Einsum operation)
{
    operations.push_back(std::move(operation));
    return operations.size() - 1;
}

} // namespace doppler
