// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>

#include <ATen/core/Tensor.h>

namespace doppler {

/// A value and its token as bytes for another process: token, type, extents, elements. Both processes run on
/// machines of the same byte order.
struct Parcel {
    at::Tensor value;
    std::uint32_t token = 0;
};

std::size_t parcelBytes(const at::Tensor& value);
/// `bytes` has the size parcelBytes(). Throws if the tensor has more than 8 dimensions.
void packParcel(const at::Tensor& value, std::uint32_t token, std::span<std::byte> bytes);
/// Copies the elements. Errors: the bytes are not a parcel.
Result<Parcel> unpackParcel(std::span<const std::byte> bytes);

} // namespace doppler
