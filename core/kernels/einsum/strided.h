// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/block_cuts.h"

#include <span>
#include <string_view>

#include <ATen/core/Tensor.h>
#include <c10/util/SmallVector.h>

namespace doppler {

using Extents = c10::SmallVector<std::int64_t, 8>;
using Ranges = std::span<const ElementRange>;

inline std::int64_t sizeOf(const ElementRange& range)
{
    return static_cast<std::int64_t>(range.to - range.from);
}

inline bool hasLabel(std::string_view labels, char label)
{
    return labels.find(label) != std::string_view::npos;
}

Extents extentsOf(Ranges ranges);
/// The part of a tensor with these ranges, where element 0 of the tensor has the position `origin`. A view.
at::Tensor partOf(const at::Tensor& tensor, Ranges part, Ranges origin);
/// The same for a tensor that begins at element 0.
at::Tensor partOf(const at::Tensor& tensor, Ranges part);
/// A view with one dimension for each label of `order`: of extent 1 where the tensor lacks the label; the
/// diagonal where it has a label twice.
at::Tensor aligned(const at::Tensor& tensor, std::string_view labels, std::string_view order);
/// The tensor, or a contiguous copy where it is a view or shares memory with `input`.
at::Tensor ownContiguous(const at::Tensor& tensor, std::span<const at::Tensor> inputs);

} // namespace doppler
