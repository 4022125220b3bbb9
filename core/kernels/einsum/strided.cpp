// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/strided.h"

#include <algorithm>

#include <ATen/Functions.h>

namespace doppler {

Extents extentsOf(Ranges ranges)
{
    Extents extents;
    for (const ElementRange& range : ranges)
        extents.push_back(sizeOf(range));
    return extents;
}

at::Tensor partOf(const at::Tensor& tensor, Ranges part, Ranges origin)
{
    Extents extents;
    std::int64_t offset = tensor.storage_offset();
    bool whole = true;
    for (std::size_t k = 0; k < part.size(); ++k) {
        const std::uint64_t start = origin.empty() ? 0 : origin[k].from;
        const auto dimension = static_cast<std::int64_t>(k);
        extents.push_back(sizeOf(part[k]));
        offset += static_cast<std::int64_t>(part[k].from - start) * tensor.stride(dimension);
        whole = whole && part[k].from == start && extents.back() == tensor.size(dimension);
    }
    return whole ? tensor : at::as_strided(tensor, extents, tensor.strides(), offset);
}

at::Tensor partOf(const at::Tensor& tensor, Ranges part) { return partOf(tensor, part, {}); }

at::Tensor aligned(const at::Tensor& tensor, std::string_view labels, std::string_view order)
{
    if (labels == order)
        return tensor;
    Extents extents(order.size(), 1);
    Extents strides(order.size(), 0);
    for (std::size_t k = 0; k < labels.size(); ++k) {
        const std::size_t to = order.find(labels[k]);
        extents[to] = tensor.size(static_cast<std::int64_t>(k));
        strides[to] += tensor.stride(static_cast<std::int64_t>(k));
    }
    return at::as_strided(tensor, extents, strides, tensor.storage_offset());
}

at::Tensor ownContiguous(const at::Tensor& tensor, std::span<const at::Tensor> inputs)
{
    const bool shared = std::any_of(inputs.begin(), inputs.end(),
                                    [&](const at::Tensor& input) { return input.is_alias_of(tensor); });
    if (shared)
        return at::empty(tensor.sizes(), tensor.options()).copy_(tensor);
    // A part of a larger result would keep all of it in memory.
    const bool whole = tensor.nbytes() == tensor.storage().nbytes();
    return whole && tensor.is_contiguous() ? tensor : tensor.clone(at::MemoryFormat::Contiguous);
}

} // namespace doppler
