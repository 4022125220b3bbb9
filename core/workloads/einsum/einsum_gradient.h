// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

#include <optional>
#include <span>

namespace doppler {

/// The backward pass of a program (relational auto-differentiation; workloads.md): appends the operations
/// that work out the gradient of the sum of all elements of `of` with respect to tensors, in reverse order;
/// each is cut as the operation that it belongs to. The gradient of `of` itself is an input tensor, all ones;
/// several terms of one gradient are added by a balanced tree. Names are "d." and the tensor's; terms have
/// ".from." and the name of their reader behind that.
///
/// The positions of the gradients, by tensor asked for; nothing where `of` does not depend on it, and one
/// position for several where they are equal. Refuses functions without derivative, a select (a window), and
/// least and greatest of more than a bare tensor.
Result<std::vector<std::optional<std::size_t>>> addGradients(EinsumProgram& program, std::size_t of,
                                                             std::span<const std::size_t> to);

} // namespace doppler
