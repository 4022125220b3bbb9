// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <optional>
#include <span>

namespace doppler {

/// Appends the backward pass of a program (relational auto-differentiation; workloads.md): the operations
/// that compute the gradient of the sum of all elements of `of` with respect to tensors, in reverse order.
/// Each is cut like its operation. The gradient of `of` itself is an input tensor of ones. A balanced tree
/// adds several terms of one gradient. Names are "d." and the name of the tensor; terms have the suffix
/// ".from." and the name of their reader.
///
/// Returns the positions of the gradients by requested tensor: nothing if `of` does not depend on it, and one
/// position for several if they are equal. Refuses functions without derivative, a select (a window), and
/// minimum and maximum of anything but a bare tensor.
Result<std::vector<std::optional<std::size_t>>> addGradients(EinsumProgram& program, std::size_t of,
                                                             std::span<const std::size_t> to);

} // namespace doppler
