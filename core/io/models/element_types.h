// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// The types of elements of ONNX tensors, by TensorProto's numbers, as NumPy names them.
inline constexpr std::array<std::string_view, 17> elementTypeNames{
    "unknown", "float32", "uint8",   "int8",   "uint16", "int16",     "int32",      "int64",   "string",
    "bool",    "float16", "float64", "uint32", "uint64", "complex64", "complex128", "bfloat16"};

inline std::string_view elementTypeName(int type)
{
    const bool known = type > 0 && static_cast<std::size_t>(type) < elementTypeNames.size();
    return elementTypeNames[known ? static_cast<std::size_t>(type) : 0];
}

/// "float32[1, 3, 224, 224]"; an unknown extent is "?".
inline std::string tensorTypeText(int type, std::span<const std::int64_t> dims)
{
    std::string out(elementTypeName(type));
    out += '[';
    for (std::size_t i = 0; i < dims.size(); ++i) {
        out += i == 0 ? "" : ", ";
        out += dims[i] < 0 ? std::string("?") : std::to_string(dims[i]);
    }
    return out += ']';
}

} // namespace doppler
