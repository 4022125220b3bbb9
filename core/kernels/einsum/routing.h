// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/einsum/views.h"

namespace doppler {

/// A mixture of experts: `dispatch` (tokens [T, D], shares [T, X] -> [X, N, D]) gives every expert of X its N
/// tokens; `combine` (results [X, N, D], shares [T, X] -> [T, D]) adds up what the experts made of a token,
/// times its shares; `dispatch_grad` and `combine_grad` are their gradients. Costs assume that all experts
/// get equally many tokens, and a kernel does not see the shares of all tokens: place n of expert x
/// therefore has token (x N + n) modulo T, whatever the shares. Shares of 0 (topk) still leave a token's
/// result out.
bool isRouting(const ViewShape& shape);
at::Tensor runRouting(const ViewShape& shape, const ViewBlock& block);

} // namespace doppler
