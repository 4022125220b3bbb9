// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/tensor_proto.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>

#include <ATen/ATen.h>

namespace doppler {

namespace {

using onnx::TensorProto;

/// Of one element in the file; 0: the type has no kernels.
std::size_t bytesInFile(int type)
{
    switch (type) {
    case TensorProto::BOOL:
    case TensorProto::INT8:
    case TensorProto::UINT8:
        return 1;
    case TensorProto::FLOAT16:
    case TensorProto::BFLOAT16:
    case TensorProto::INT16:
    case TensorProto::UINT16:
        return 2;
    case TensorProto::FLOAT:
    case TensorProto::INT32:
    case TensorProto::UINT32:
        return 4;
    case TensorProto::DOUBLE:
    case TensorProto::INT64:
    case TensorProto::UINT64:
    case TensorProto::COMPLEX64:
        return 8;
    case TensorProto::COMPLEX128:
        return 16;
    default:
        return 0;
    }
}

Error faulty(const TensorProto& proto, Message message) { return {std::move(message), {}, proto.name()}; }

/// As many elements as the shape says; nothing: no memory has as many.
c10::optional<std::int64_t> elementsIn(const TensorProto& proto)
{
    std::int64_t count = 1;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 16;
    for (const std::int64_t extent : proto.dims()) {
        if (extent < 0 || (extent > 0 && count > most / extent))
            return c10::nullopt;
        count *= extent;
    }
    return count;
}

template <class Wide, class Narrow>
void widen(const std::string& raw, at::Tensor& out)
{
    auto* to = out.data_ptr<Wide>();
    for (std::int64_t i = 0; i < out.numel(); ++i) {
        Narrow value;
        std::memcpy(&value, raw.data() + static_cast<std::size_t>(i) * sizeof value, sizeof value);
        to[i] = static_cast<Wide>(value);
    }
}

void fillFromBytes(int type, const std::string& raw, at::Tensor& out)
{
    if (type == TensorProto::UINT16)
        widen<std::int32_t, std::uint16_t>(raw, out);
    else if (type == TensorProto::UINT32)
        widen<std::int64_t, std::uint32_t>(raw, out);
    else if (!raw.empty())
        std::memcpy(out.data_ptr(), raw.data(), raw.size());
}

template <class List>
bool fillFromList(const List& list, at::Tensor& out)
{
    if (list.size() != out.numel())
        return false;
    for (std::int64_t i = 0; i < out.numel(); ++i) {
        const auto value = list.Get(static_cast<int>(i));
        switch (out.scalar_type()) {
        case at::kHalf: // these two are lists of bits
            out.data_ptr<at::Half>()[i] = at::Half(static_cast<std::uint16_t>(value), at::Half::from_bits());
            break;
        case at::kBFloat16:
            out.data_ptr<at::BFloat16>()[i] =
                at::BFloat16(static_cast<std::uint16_t>(value), at::BFloat16::from_bits());
            break;
        case at::kFloat:
            out.data_ptr<float>()[i] = static_cast<float>(value);
            break;
        case at::kDouble:
            out.data_ptr<double>()[i] = static_cast<double>(value);
            break;
        case at::kLong:
            out.data_ptr<std::int64_t>()[i] = static_cast<std::int64_t>(value);
            break;
        case at::kInt:
            out.data_ptr<std::int32_t>()[i] = static_cast<std::int32_t>(value);
            break;
        case at::kShort:
            out.data_ptr<std::int16_t>()[i] = static_cast<std::int16_t>(value);
            break;
        case at::kChar:
            out.data_ptr<std::int8_t>()[i] = static_cast<std::int8_t>(value);
            break;
        case at::kByte:
            out.data_ptr<std::uint8_t>()[i] = static_cast<std::uint8_t>(value);
            break;
        case at::kBool:
            out.data_ptr<bool>()[i] = value != 0;
            break;
        default:
            return false;
        }
    }
    return true;
}

bool fillFromLists(const TensorProto& proto, at::Tensor& out)
{
    switch (proto.data_type()) {
    case TensorProto::FLOAT:
        return fillFromList(proto.float_data(), out);
    case TensorProto::DOUBLE:
        return fillFromList(proto.double_data(), out);
    case TensorProto::INT64:
        return fillFromList(proto.int64_data(), out);
    case TensorProto::UINT32:
    case TensorProto::UINT64:
        return fillFromList(proto.uint64_data(), out);
    case TensorProto::COMPLEX64:
    case TensorProto::COMPLEX128:
        return false;
    default:
        return fillFromList(proto.int32_data(), out);
    }
}

/// Where a tensor's elements are in a file beside the model.
struct Elsewhere {
    std::string file;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

std::uint64_t numberIn(const std::string& text)
{
    std::uint64_t out = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || out > std::numeric_limits<std::uint64_t>::max() / 16)
            return std::numeric_limits<std::uint64_t>::max();
        out = out * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return out;
}

Elsewhere elsewhereOf(const TensorProto& proto)
{
    Elsewhere out;
    for (const auto& entry : proto.external_data()) {
        if (entry.key() == "location")
            out.file = entry.value();
        else if (entry.key() == "offset")
            out.offset = numberIn(entry.value());
        else if (entry.key() == "length")
            out.length = numberIn(entry.value());
    }
    return out;
}

/// Reads the elements from a file in the model's folder or below; links that lead out of it are refused.
Result<std::string> bytesElsewhere(const TensorProto& proto, const std::string& folder, std::size_t bytes)
{
    namespace fs = std::filesystem;
    const Elsewhere where = elsewhereOf(proto);
    std::error_code failure;
    const fs::path root = fs::weakly_canonical(folder.empty() ? "." : folder, failure);
    const fs::path path = failure ? fs::path() : fs::weakly_canonical(root / where.file, failure);
    const auto left = std::mismatch(root.begin(), root.end(), path.begin(), path.end()).first;
    if (failure || where.file.empty() || fs::path(where.file).is_absolute() || left != root.end())
        return faulty(proto, {DOPPLER_TEXT("core", "the weight is in the file \"{0}\", expected one in the "
                                                   "folder of the model"),
                              {where.file}});
    const std::uint64_t size = fs::is_regular_file(path, failure) ? fs::file_size(path, failure) : 0;
    if (failure || where.offset > size || bytes > size - where.offset ||
        (where.length != 0 && where.length != bytes))
        return faulty(proto, {DOPPLER_TEXT("core", "expected {0} bytes of the weight from byte {1} on in the "
                                                   "file \"{2}\", found fewer, or no such file"),
                              {count(bytes), count(where.offset), where.file}});
    std::ifstream stream(path, std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(where.offset));
    std::string out(bytes, '\0');
    if (!stream.read(out.data(), static_cast<std::streamsize>(bytes)))
        return faulty(proto,
                      {DOPPLER_TEXT("core", "the file \"{0}\" with the weight can't be read"), {where.file}});
    return out;
}

} // namespace

c10::optional<at::ScalarType> typeOf(int elementType)
{
    switch (elementType) {
    case TensorProto::BOOL:
        return at::kBool;
    case TensorProto::INT8:
        return at::kChar;
    case TensorProto::UINT8:
        return at::kByte;
    case TensorProto::INT16:
        return at::kShort;
    case TensorProto::INT32:
    case TensorProto::UINT16:
        return at::kInt;
    case TensorProto::INT64:
    case TensorProto::UINT32:
    case TensorProto::UINT64:
        return at::kLong;
    case TensorProto::FLOAT16:
        return at::kHalf;
    case TensorProto::BFLOAT16:
        return at::kBFloat16;
    case TensorProto::FLOAT:
        return at::kFloat;
    case TensorProto::DOUBLE:
        return at::kDouble;
    case TensorProto::COMPLEX64:
        return at::kComplexFloat;
    case TensorProto::COMPLEX128:
        return at::kComplexDouble;
    default:
        return c10::nullopt;
    }
}

Result<at::Tensor> tensorOf(const TensorProto& proto, const std::string& folder)
{
    const auto type = typeOf(proto.data_type());
    const auto elements = elementsIn(proto);
    if (!type || !elements)
        return faulty(proto, {DOPPLER_TEXT("core", "the tensor has elements of type {0}, which no kernel "
                                                   "computes, or an extent that is out of range"),
                              {std::to_string(proto.data_type())}});
    const std::size_t bytes = bytesInFile(proto.data_type()) * static_cast<std::size_t>(*elements);
    const bool elsewhere = proto.data_location() == TensorProto::EXTERNAL;
    Result<std::string> outside = std::string();
    if (elsewhere) {
        outside = bytesElsewhere(proto, folder, bytes);
        if (!outside)
            return outside.error();
    }
    const std::string& raw = elsewhere ? *outside : proto.raw_data();
    const bool isRaw = elsewhere || proto.has_raw_data();
    const bool fits = isRaw ? raw.size() == bytes : true;
    const std::vector<std::int64_t> dims(proto.dims().begin(), proto.dims().end());
    // A file may claim any shape: memory is taken only for elements that it has.
    const auto listed = static_cast<std::size_t>(proto.float_data_size() + proto.int32_data_size()) +
                        static_cast<std::size_t>(proto.int64_data_size() + proto.double_data_size()) +
                        static_cast<std::size_t>(proto.uint64_data_size());
    if (fits && (isRaw || listed == static_cast<std::size_t>(*elements))) {
        at::Tensor out = at::empty(dims, *type);
        if (isRaw)
            fillFromBytes(proto.data_type(), raw, out);
        if (isRaw || fillFromLists(proto, out))
            return out;
    }
    return faulty(proto, {DOPPLER_TEXT("core", "the tensor has other elements than its shape says, expected "
                                               "{0}"),
                          {count(static_cast<std::uint64_t>(*elements))}});
}

} // namespace doppler
