// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/values/parcel.h"

#include <array>
#include <cstring>
#include <stdexcept>

#include <ATen/Functions.h>

namespace doppler {

namespace {

constexpr std::size_t mostDimensions = 8;

struct ParcelHead {
    std::uint32_t token = 0;
    std::uint16_t type = 0;
    std::uint16_t dimensions = 0;
    std::array<std::int64_t, mostDimensions> extents{};
};

/// Elements, or nothing where the extents make no sense.
std::optional<std::size_t> elementsOf(const ParcelHead& head)
{
    std::size_t elements = 1;
    for (std::size_t i = 0; i < head.dimensions; ++i) {
        const std::int64_t extent = head.extents[i];
        if (extent < 0 || __builtin_mul_overflow(elements, static_cast<std::size_t>(extent), &elements))
            return std::nullopt;
    }
    return elements;
}

} // namespace

std::size_t parcelBytes(const at::Tensor& value) { return sizeof(ParcelHead) + value.nbytes(); }

void packParcel(const at::Tensor& value, std::uint32_t token, std::span<std::byte> bytes)
{
    if (value.dim() > static_cast<std::int64_t>(mostDimensions))
        throw std::runtime_error("tensors of more than 8 dimensions cannot be sent");
    if (bytes.size() != parcelBytes(value))
        throw std::runtime_error("the room for the tensor has another size than the tensor");
    ParcelHead head;
    head.token = token;
    head.type = static_cast<std::uint16_t>(value.scalar_type());
    head.dimensions = static_cast<std::uint16_t>(value.dim());
    for (std::int64_t i = 0; i < value.dim(); ++i)
        head.extents[static_cast<std::size_t>(i)] = value.size(i);
    std::memcpy(bytes.data(), &head, sizeof head);
    std::byte* data = bytes.data() + sizeof head;
    if (value.is_contiguous()) {
        std::memcpy(data, value.data_ptr(), value.nbytes());
        return;
    }
    const at::Tensor to = at::from_blob(data, value.sizes(), value.options());
    to.copy_(value);
}

Result<Parcel> unpackParcel(std::span<const std::byte> bytes)
{
    const Error foreign{
        {DOPPLER_TEXT("core", "the bytes that another process has sent are not a tensor")}, {}, {}};
    ParcelHead head;
    if (bytes.size() < sizeof head)
        return foreign;
    std::memcpy(&head, bytes.data(), sizeof head);
    const auto type = static_cast<at::ScalarType>(head.type);
    if (head.dimensions > mostDimensions ||
        head.type > static_cast<std::uint16_t>(at::ScalarType::BFloat16) || at::isQIntType(type))
        return foreign;
    const auto elements = elementsOf(head);
    std::size_t size = 0;
    if (!elements || __builtin_mul_overflow(*elements, c10::elementSize(type), &size) ||
        size != bytes.size() - sizeof head)
        return foreign;
    Parcel parcel;
    parcel.token = head.token;
    parcel.value = at::empty(at::IntArrayRef(head.extents.data(), head.dimensions), type);
    if (size > 0)
        std::memcpy(parcel.value.data_ptr(), bytes.data() + sizeof head, size);
    return parcel;
}

} // namespace doppler
