// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace doppler {

/// The description of an array in a file of NumPy (.npy, versions 1 to 3).
struct NpyHeader {
    int elementType = 0; ///< TensorProto's numbers.
    std::vector<std::int64_t> dims;
    bool columnMajor = false;  ///< The first extent varies fastest.
    bool otherEndian = false;  ///< The bytes of each number are in the reverse order of this machine's.
    std::size_t swapBytes = 1; ///< Bytes of each number; a complex element consists of two.
    std::size_t elementBytes = 1;
    std::size_t dataAt = 0;    ///< Offset of the first element in the file.
    std::size_t dataBytes = 0; ///< Of all elements, by the shape.
};

/// The largest header that is read. NumPy's own limit is 10,000 characters.
inline constexpr std::size_t mostNpyHeaderBytes = std::size_t{16} << 10;

/// Reads the header at the beginning of a file. Errors: another format, a broken header, elements that are
/// texts, objects or records.
Result<NpyHeader> readNpyHeader(std::string_view beginning);

} // namespace doppler
