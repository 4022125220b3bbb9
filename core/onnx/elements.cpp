// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/elements.h"

#include "core/onnx/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace doppler {

namespace {

struct WholeRange {
    long double least;
    long double most;
};

template <class Number>
constexpr WholeRange wholeRangeOf{std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()};

/// Larger unsigned numbers than the largest signed one are no extents.
std::optional<WholeRange> wholeRange(int elementType)
{
    switch (elementType) {
    case onnx::TensorProto::INT8:
        return wholeRangeOf<std::int8_t>;
    case onnx::TensorProto::UINT8:
        return wholeRangeOf<std::uint8_t>;
    case onnx::TensorProto::INT16:
        return wholeRangeOf<std::int16_t>;
    case onnx::TensorProto::UINT16:
        return wholeRangeOf<std::uint16_t>;
    case onnx::TensorProto::INT32:
        return wholeRangeOf<std::int32_t>;
    case onnx::TensorProto::UINT32:
        return wholeRangeOf<std::uint32_t>;
    case onnx::TensorProto::INT64:
        return wholeRangeOf<std::int64_t>;
    case onnx::TensorProto::UINT64:
        return WholeRange{0, wholeRangeOf<std::int64_t>.most};
    default:
        return std::nullopt;
    }
}

/// Bits of the significand, the leading one included; 0: not a real number.
int significandBits(int elementType)
{
    switch (elementType) {
    case onnx::TensorProto::FLOAT:
        return std::numeric_limits<float>::digits;
    case onnx::TensorProto::DOUBLE:
        return std::numeric_limits<double>::digits;
    case onnx::TensorProto::FLOAT16:
        return 11;
    case onnx::TensorProto::BFLOAT16:
        return 8;
    default:
        return 0;
    }
}

template <class Number>
void appendRaw(const std::string& bytes, std::vector<Element>& out)
{
    for (std::size_t at = 0; at + sizeof(Number) <= bytes.size(); at += sizeof(Number)) {
        Number number;
        std::memcpy(&number, bytes.data() + at, sizeof number);
        out.push_back(static_cast<long double>(number));
    }
}

/// Little-endian bytes, as the format defines them and as all machines have them that the program runs on.
std::vector<Element> parseRaw(const onnx::TensorProto& tensor)
{
    std::vector<Element> out;
    switch (tensor.data_type()) {
    case onnx::TensorProto::BOOL:
    case onnx::TensorProto::UINT8:
        appendRaw<std::uint8_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::INT8:
        appendRaw<std::int8_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::INT16:
        appendRaw<std::int16_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::UINT16:
        appendRaw<std::uint16_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::INT32:
        appendRaw<std::int32_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::UINT32:
        appendRaw<std::uint32_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::INT64:
        appendRaw<std::int64_t>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::FLOAT:
        appendRaw<float>(tensor.raw_data(), out);
        break;
    case onnx::TensorProto::DOUBLE:
        appendRaw<double>(tensor.raw_data(), out);
        break;
    default: // 16-bit real numbers and unsigned 64-bit ones hold no shapes
        break;
    }
    return out;
}

std::vector<Element> parseLists(const onnx::TensorProto& tensor)
{
    const auto copy = [](const auto& list) { return std::vector<Element>(list.begin(), list.end()); };
    switch (tensor.data_type()) {
    case onnx::TensorProto::FLOAT:
        return copy(tensor.float_data());
    case onnx::TensorProto::DOUBLE:
        return copy(tensor.double_data());
    case onnx::TensorProto::INT64:
        return copy(tensor.int64_data());
    case onnx::TensorProto::UINT32:
    case onnx::TensorProto::UINT64:
        return copy(tensor.uint64_data());
    case onnx::TensorProto::FLOAT16:
    case onnx::TensorProto::BFLOAT16:
        return {};
    default:
        return copy(tensor.int32_data());
    }
}

} // namespace

bool Elements::anyKnown() const
{
    return std::any_of(values.begin(), values.end(), [](const Element& e) { return e.has_value(); });
}

bool Elements::allKnown() const
{
    return std::all_of(values.begin(), values.end(), [](const Element& e) { return e.has_value(); });
}

std::optional<std::size_t> fewElements(const std::vector<std::int64_t>& dims)
{
    double product = 1;
    for (const std::int64_t d : dims) {
        if (d < 0)
            return std::nullopt;
        product *= static_cast<double>(d);
    }
    return product <= static_cast<double>(mostElements) ? std::optional(static_cast<std::size_t>(product))
                                                        : std::nullopt;
}

bool isWholeNumber(int elementType) { return wholeRange(elementType).has_value(); }

bool isNumeric(int elementType)
{
    return elementType == onnx::TensorProto::BOOL || isWholeNumber(elementType) ||
           significandBits(elementType) > 0;
}

Element rounded(Element value, int elementType)
{
    if (!value || !std::isfinite(*value))
        return std::nullopt;
    if (elementType == onnx::TensorProto::BOOL)
        return *value != 0 ? 1 : 0;
    if (const auto range = wholeRange(elementType)) {
        const long double whole = std::trunc(*value);
        return whole >= range->least && whole <= range->most ? Element(whole) : std::nullopt;
    }
    const int bits = significandBits(elementType);
    if (bits == 0)
        return std::nullopt;
    int exponent = 0;
    const long double significand = std::frexp(*value, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(significand, bits)), exponent - bits);
}

std::optional<Elements> unknownElements(int elementType, std::vector<std::int64_t> dims)
{
    const auto count = fewElements(dims);
    if (!count || !isNumeric(elementType))
        return std::nullopt;
    return Elements{elementType, std::move(dims), std::vector<Element>(*count)};
}

bool isWhole(const onnx::TensorProto& tensor)
{
    double count = 1;
    for (const std::int64_t d : tensor.dims())
        count *= static_cast<double>(d);
    const double have = tensor.has_raw_data()
                            ? static_cast<double>(tensor.raw_data().size()) / elementBytes(tensor.data_type())
                            : tensor.int32_data_size() + tensor.int64_data_size() + tensor.float_data_size() +
                                  tensor.double_data_size() + tensor.uint64_data_size();
    return count == have;
}

std::optional<Elements> parseElements(const onnx::TensorProto& tensor)
{
    auto out = unknownElements(tensor.data_type(), {tensor.dims().begin(), tensor.dims().end()});
    if (!out || !isWhole(tensor))
        return std::nullopt;
    auto values = tensor.has_raw_data() ? parseRaw(tensor) : parseLists(tensor);
    if (values.size() != out->values.size())
        return std::nullopt;
    out->values = std::move(values);
    return out;
}

onnx::TensorProto toTensor(const Elements& elements)
{
    onnx::TensorProto out;
    out.set_data_type(elements.elementType);
    for (const std::int64_t d : elements.dims)
        out.add_dims(d);
    for (const Element& e : elements.values) {
        const long double value = e.value_or(0);
        if (elements.elementType == onnx::TensorProto::FLOAT)
            out.add_float_data(static_cast<float>(value));
        else if (elements.elementType == onnx::TensorProto::DOUBLE)
            out.add_double_data(static_cast<double>(value));
        else if (elements.elementType == onnx::TensorProto::INT64)
            out.add_int64_data(static_cast<std::int64_t>(value));
        else
            out.add_int32_data(static_cast<std::int32_t>(value));
    }
    return out;
}

onnx::TensorShapeProto toSymbols(const Elements& elements)
{
    onnx::TensorShapeProto out;
    for (const Element& e : elements.values)
        if (auto* dim = out.add_dim(); e)
            dim->set_dim_value(static_cast<std::int64_t>(*e));
    return out;
}

} // namespace doppler
