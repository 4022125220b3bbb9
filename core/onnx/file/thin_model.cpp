// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/onnx/file/thin_model.h"

#include "core/io/bytes/protobuf_wire.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include <fmt/format.h>
#include <onnx/onnx_pb.h>

namespace doppler {

namespace {

enum class Kind {
    Model,
    Graph,
    Node,
    Attribute,
    Tensor,
    SparseTensor,
    ValueInfo,
    Type,
    TensorType,
    ListType,
    MapType,
    Shape,
    Dimension,
    OperatorSet,
    Function,
    // What is no message:
    Number,
    Numbers, ///< A list of them.
    Text,
    Data, ///< Elements of a tensor.
};

struct Field {
    std::uint32_t number;
    Kind kind;
};

// The fields that are kept, by the message that they are in: onnx.proto of ONNX 1.12.
constexpr std::array modelFields{Field{1, Kind::Number}, Field{2, Kind::Text}, Field{7, Kind::Graph},
                                 Field{8, Kind::OperatorSet}, Field{25, Kind::Function}};
constexpr std::array graphFields{Field{1, Kind::Node},         Field{2, Kind::Text},
                                 Field{5, Kind::Tensor},       Field{11, Kind::ValueInfo},
                                 Field{12, Kind::ValueInfo},   Field{13, Kind::ValueInfo},
                                 Field{15, Kind::SparseTensor}};
constexpr std::array nodeFields{Field{1, Kind::Text}, Field{2, Kind::Text},      Field{3, Kind::Text},
                                Field{4, Kind::Text}, Field{5, Kind::Attribute}, Field{7, Kind::Text}};
constexpr std::array attributeFields{
    Field{1, Kind::Text},          Field{2, Kind::Number},       Field{3, Kind::Number},
    Field{4, Kind::Text},          Field{5, Kind::Tensor},       Field{6, Kind::Graph},
    Field{7, Kind::Numbers},       Field{8, Kind::Numbers},      Field{9, Kind::Text},
    Field{10, Kind::Tensor},       Field{11, Kind::Graph},       Field{14, Kind::Type},
    Field{15, Kind::Type},         Field{20, Kind::Number},      Field{21, Kind::Text},
    Field{22, Kind::SparseTensor}, Field{23, Kind::SparseTensor}};
constexpr std::array tensorFields{Field{1, Kind::Numbers}, Field{2, Kind::Number}, Field{4, Kind::Data},
                                  Field{5, Kind::Data},    Field{6, Kind::Data},   Field{7, Kind::Data},
                                  Field{8, Kind::Text},    Field{9, Kind::Data},   Field{10, Kind::Data},
                                  Field{11, Kind::Data},   Field{14, Kind::Number}};
constexpr std::array sparseFields{Field{1, Kind::Tensor}, Field{2, Kind::Tensor}, Field{3, Kind::Numbers}};
constexpr std::array valueFields{Field{1, Kind::Text}, Field{2, Kind::Type}};
constexpr std::array typeFields{Field{1, Kind::TensorType}, Field{4, Kind::ListType}, Field{5, Kind::MapType},
                                Field{8, Kind::TensorType}, Field{9, Kind::ListType}};
constexpr std::array tensorTypeFields{Field{1, Kind::Number}, Field{2, Kind::Shape}};
constexpr std::array listTypeFields{Field{1, Kind::Type}};
constexpr std::array mapTypeFields{Field{1, Kind::Number}, Field{2, Kind::Type}};
constexpr std::array shapeFields{Field{1, Kind::Dimension}};
constexpr std::array dimensionFields{Field{1, Kind::Number}, Field{2, Kind::Text}};
constexpr std::array operatorSetFields{Field{1, Kind::Text}, Field{2, Kind::Number}};
constexpr std::array functionFields{Field{1, Kind::Text}, Field{4, Kind::Text}, Field{5, Kind::Text},
                                    Field{6, Kind::Text}, Field{7, Kind::Node}, Field{9, Kind::OperatorSet},
                                    Field{10, Kind::Text}};

struct Layout {
    std::span<const Field> fields;
    std::size_t bytes; ///< What the parsed message takes, its place in a list included.
};

template <class Message>
constexpr std::size_t listed = sizeof(Message) + 32;

Layout layoutOf(Kind kind)
{
    switch (kind) {
    case Kind::Model:
        return {modelFields, listed<onnx::ModelProto>};
    case Kind::Graph:
        return {graphFields, listed<onnx::GraphProto>};
    case Kind::Node:
        return {nodeFields, listed<onnx::NodeProto>};
    case Kind::Attribute:
        return {attributeFields, listed<onnx::AttributeProto>};
    case Kind::Tensor:
        return {tensorFields, listed<onnx::TensorProto>};
    case Kind::SparseTensor:
        return {sparseFields, listed<onnx::SparseTensorProto>};
    case Kind::ValueInfo:
        return {valueFields, listed<onnx::ValueInfoProto>};
    case Kind::Type:
        return {typeFields, listed<onnx::TypeProto>};
    case Kind::TensorType:
        return {tensorTypeFields, listed<onnx::TypeProto_Tensor>};
    case Kind::ListType:
        return {listTypeFields, listed<onnx::TypeProto_Sequence>};
    case Kind::MapType:
        return {mapTypeFields, listed<onnx::TypeProto_Map>};
    case Kind::Shape:
        return {shapeFields, listed<onnx::TensorShapeProto>};
    case Kind::Dimension:
        return {dimensionFields, listed<onnx::TensorShapeProto_Dimension>};
    case Kind::OperatorSet:
        return {operatorSetFields, listed<onnx::OperatorSetIdProto>};
    case Kind::Function:
        return {functionFields, listed<onnx::FunctionProto>};
    default:
        return {};
    }
}

/// Fields that can't be what the message means by their numbers are skipped, as every parser does.
bool fits(Kind kind, const WireField& field)
{
    return kind == Kind::Number || kind == Kind::Numbers || kind == Kind::Data ||
           field.type == WireType::Bytes;
}

/// The elements of tensors that are kept: shapes, axes, numbers of rounds.
constexpr std::size_t mostDataBytes = 4096;
/// A graph in a node's attribute is three messages deep.
constexpr int deepest = 16 * 3 + 8;
constexpr std::size_t textBytes = sizeof(std::string) + 32;
constexpr std::size_t bytesPerByte = 32;
constexpr std::size_t constantBytes = std::size_t{16} << 10;

class Thinner {
public:
    explicit Thinner(std::string_view all) : text(all) {}

    Result<std::string> thin()
    {
        copy(Kind::Model, text, 0);
        if (!fault && parsedBytes > bytesPerByte * text.size() + constantBytes)
            fault = Error{{DOPPLER_TEXT("core", "the model would need {0} bytes of memory for {1} bytes of "
                                                "the file, more than any real model"),
                           {count(parsedBytes), count(text.size())}},
                          {},
                          {}};
        if (fault)
            return *std::move(fault);
        return std::move(out);
    }

private:
    void copy(Kind kind, std::string_view message, int depth)
    {
        const Layout layout = layoutOf(kind);
        parsedBytes += layout.bytes;
        if (depth > deepest)
            return fail(DOPPLER_TEXT("core", "the model has messages nested deeper than {0} levels"),
                        message.data(), {count(deepest)});
        WireCursor cursor(message);
        std::size_t data = 0;
        for (WireField field; !fault && cursor.next(field);) {
            const auto known = std::find_if(layout.fields.begin(), layout.fields.end(),
                                            [&](const Field& f) { return f.number == field.number; });
            if (known == layout.fields.end() || !fits(known->kind, field))
                continue;
            if (known->kind == Kind::Data && (data += field.bytes.size()) > mostDataBytes)
                continue;
            write(*known, field, depth);
        }
        if (!fault && cursor.broken())
            fail(cursor.cut()
                     ? DOPPLER_TEXT("core", "the model is truncated: it ends in the middle of a message")
                     : DOPPLER_TEXT("core", "found no field of a protobuf message, expected at least one"),
                 cursor.left().data(), {});
    }

    void write(const Field& known, const WireField& field, int depth)
    {
        putVarint(std::uint64_t{field.number} << 3 | static_cast<unsigned>(field.type));
        if (known.kind == Kind::Numbers || known.kind == Kind::Data)
            parsedBytes += field.bytes.size() * 16 + 16; // one byte may become eight; lists grow by doubling
        if (field.type != WireType::Bytes) {
            out += field.bytes;
            return;
        }
        if (known.kind >= Kind::Number) {
            parsedBytes += (known.kind == Kind::Text ? textBytes : 0) + field.bytes.size();
            putVarint(field.bytes.size());
            out += field.bytes;
            return;
        }
        // A message's length is known when it has been written: it gets as many bytes as a length can need,
        // which the encoding allows.
        const std::size_t at = out.size();
        out.append(lengthBytes, '\0');
        copy(known.kind, field.bytes, depth + 1);
        std::size_t length = out.size() - at - lengthBytes;
        for (std::size_t i = 0; i < lengthBytes; ++i, length >>= 7)
            out[at + i] = static_cast<char>((length & 0x7f) | (i + 1 < lengthBytes ? 0x80 : 0));
    }

    void putVarint(std::uint64_t value)
    {
        for (; value >= 0x80; value >>= 7)
            out += static_cast<char>((value & 0x7f) | 0x80);
        out += static_cast<char>(value);
    }

    void fail(const char* sentence, const char* at, std::initializer_list<MessageValue> arguments)
    {
        fault = Error{{sentence, arguments}, {}, fmt::format("byte {}", at ? at - text.data() : 0)};
    }

    static constexpr std::size_t lengthBytes = 5;

    std::string_view text;
    std::string out;
    std::size_t parsedBytes = 0;
    std::optional<Error> fault;
};

} // namespace

Result<std::string> thinModel(std::string_view text) { return Thinner(text).thin(); }

} // namespace doppler
