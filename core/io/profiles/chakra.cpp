// SPDX-License-Identifier: GPL-3.0-or-later
// Chakra execution traces (.et) of MLCommons: records of protobuf messages, each behind its length as a
// varint: GlobalMetadata first, then Nodes. Fields and their numbers: schema/protobuf/et_def.proto of
// github.com/mlcommons/chakra; the attributes are those that its converters write.
#include "core/base/text_fields.h"
#include "core/graph/shape_text.h"
#include "core/io/bytes/byte_source.h"
#include "core/io/bytes/protobuf_wire.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/profiles/chakra_nodes.h"
#include "core/io/profiles/source_reading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace doppler {

namespace {

constexpr std::size_t mostRecordBytes = std::size_t{16} << 20;

enum NodeField : std::uint32_t {
    Id = 1,
    Name,
    Type,
    ControlDeps,
    DataDeps,
    Start,
    Duration,
    Inputs,
    Outputs,
    Attributes
};
/// Appends one number, or packed ones.
bool readNumbers(const WireField& field, std::vector<std::uint64_t>& out)
{
    if (field.isVarint()) {
        out.push_back(field.value);
        return true;
    }
    std::string_view packed = field.bytes;
    while (!packed.empty())
        if (!takeVarint(packed, out.emplace_back()))
            return false;
    return field.isBytes();
}

/// The bytes of all tensors in a text as Python prints them: [[6, 7, 0, 65536, 4, 'cuda:0'], ...]. A tensor
/// is five numbers (its id, its storage's, offset, elements, bytes of one) and a device.
double tensorBytes(std::string_view values)
{
    double sum = 0;
    std::array<double, 5> numbers{};
    std::size_t count = 0;
    for (std::size_t at = 0; at < values.size();) {
        const char c = values[at];
        if (c == '[') {
            count = 0;
            ++at;
        } else if (c == '\'' || c == '"') {
            if (count == numbers.size())
                sum += std::max(0.0, numbers[3]) * std::max(0.0, numbers[4]);
            const std::size_t end = values.find(c, at + 1);
            at = end == std::string_view::npos ? values.size() : end + 1;
            count = numbers.size() + 1;
        } else if (c == '-' || (c >= '0' && c <= '9')) {
            const std::size_t end = std::min(values.find_first_of(",]) ", at), values.size());
            if (count < numbers.size())
                numbers[count] = std::strtod(
                    std::string(values.substr(at, std::min<std::size_t>(end - at, 40))).c_str(), nullptr);
            ++count;
            at = std::max(end, at + 1);
        } else {
            ++at;
        }
    }
    return std::isfinite(sum) ? sum : 0;
}

bool readAttribute(std::string_view message, ChakraNode& node)
{
    WireCursor in(message);
    std::string_view name;
    double number = 0;
    for (WireField field; in.next(field);) {
        if (field.number == 1)
            name = field.text();
        else if (field.isVarint() && field.number >= 7 && field.number <= 13) // int32 to uint64
            number = static_cast<double>(static_cast<std::int64_t>(field.value));
    }
    setChakraAttribute(node, name, number);
    return !in.broken();
}

/// The shapes in a text as Python prints them: [[64, 32], [32, 16], []]. Lists within lists of tensors count
/// too; empty ones are scalars, or no tensors, and are left out.
std::vector<std::string> tensorShapes(std::string_view text)
{
    std::vector<std::string> shapes;
    std::vector<std::int64_t> extents;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("[], ", at), text.size());
        std::int64_t extent = 0;
        if (end > at && parseNumber(text.substr(at, end - at), extent))
            extents.push_back(extent);
        if (end < text.size() && text[end] == '[')
            extents.clear();
        if (end < text.size() && text[end] == ']' && !extents.empty()) {
            shapes.push_back(shapeText(extents));
            extents.clear();
        }
        at = end + 1;
    }
    return shapes;
}

/// A node's inputs or outputs: the message IOInfo, texts of values and shapes.
bool readTensors(std::string_view message, double* bytes, std::vector<std::string>& shapes)
{
    WireCursor in(message);
    for (WireField field; in.next(field);)
        if (field.number == 1 && bytes)
            *bytes = tensorBytes(field.text());
        else if (field.number == 2)
            shapes = tensorShapes(field.text());
    return !in.broken();
}

bool readNode(std::string_view record, ChakraNode& node)
{
    WireCursor in(record);
    bool good = true;
    for (WireField field; good && in.next(field);)
        switch (field.number) {
        case Id:
            node.id = field.value;
            break;
        case Name:
            node.name = field.text();
            break;
        case Type:
            node.type = field.value;
            break;
        case ControlDeps:
            good = readNumbers(field, node.controlInputs);
            break;
        case DataDeps:
            good = readNumbers(field, node.dataInputs);
            break;
        case Duration:
            node.micros = static_cast<double>(field.value);
            break;
        case Inputs:
            good = readTensors(field.text(), nullptr, node.inputShapes);
            break;
        case Outputs:
            good = readTensors(field.text(), &node.outputBytes, node.outputShapes);
            break;
        case Attributes:
            good = readAttribute(field.text(), node);
            break;
        default:
            break;
        }
    return good && !in.broken();
}

class ChakraReader {
public:
    ChakraReader(const OpenSource& opener, const ReadRequest& wanted) : open(opener), request(wanted) {}

    Result<GraphPtr> read()
    {
        auto opened = open();
        if (!opened)
            return opened.error();
        source = *std::move(opened);
        if (auto done = readRecords(); !done)
            return done.error();
        return chakraGraph(std::move(nodes), request);
    }

private:
    Error fault(Message message) const
    {
        return {std::move(message), {}, "record " + std::to_string(records)};
    }

    /// Has at least that many unread bytes in the buffer, if the source has them.
    Result<bool> need(std::size_t count)
    {
        constexpr std::size_t piece = std::size_t{1} << 14;
        while (buffer.size() - at < count) {
            if (request.watch.stop.stop_requested())
                return readingStopped();
            buffer.erase(0, at);
            at = 0;
            const std::size_t size = buffer.size();
            buffer.resize(size + piece);
            auto got = source->read(buffer.data() + size, piece);
            buffer.resize(size + (got ? *got : 0));
            if (!got)
                return got.error();
            if (request.watch.progress)
                request.watch.progress(source->share());
            if (*got == 0)
                return false;
        }
        return true;
    }

    Result<void> readRecords()
    {
        while (true) {
            if (auto some = need(longestVarint); !some)
                return some.error();
            if (at == buffer.size())
                return {};
            std::string_view ahead = std::string_view(buffer).substr(at);
            std::uint64_t length = 0;
            if (!takeVarint(ahead, length) || length > mostRecordBytes)
                return fault(
                    {DOPPLER_TEXT("core", "found no valid record length, expected at most {0} bytes"),
                     {count(mostRecordBytes)}});
            at = buffer.size() - ahead.size();
            const auto whole = need(static_cast<std::size_t>(length));
            if (!whole)
                return whole.error();
            if (!*whole)
                return fault({DOPPLER_PLURAL("core", "the file ends within a record of {0} bytes",
                                             "the file ends within a record of {0} byte"),
                              {count(length)}});
            const std::string_view record(buffer.data() + at, static_cast<std::size_t>(length));
            at += record.size();
            if (records > 0) { // the first is the trace's own
                ChakraNode node;
                if (!readNode(record, node))
                    return fault({DOPPLER_TEXT("core", "found no protobuf message, expected a node")});
                nodes.push_back(std::move(node));
            }
            ++records;
        }
    }

    const OpenSource& open;
    const ReadRequest& request;
    ByteSourcePtr source;
    std::string buffer;
    std::size_t at = 0;
    std::size_t records = 0;
    std::vector<ChakraNode> nodes;
};

/// Whether a record is a trace's metadata: texts and messages of fields 1 and 2 alone.
bool isMetadata(std::string_view record)
{
    WireCursor in(record);
    for (WireField field; in.next(field);)
        if (!field.isBytes() || field.number > 2)
            return false;
    return !in.broken();
}

/// Whether a record is a node: fields as the schema has them.
bool isNode(std::string_view record)
{
    WireCursor in(record);
    bool hasName = false;
    for (WireField field; in.next(field);) {
        const std::uint32_t number = field.number;
        const bool text =
            number == Name || number == Inputs || number == Outputs || number == Attributes || number == 11;
        const bool either = number == ControlDeps || number == DataDeps;
        if (number > 11 || (!either && text != field.isBytes()))
            return false;
        hasName = hasName || number == Name;
    }
    return hasName && !in.broken();
}

Match sniffChakra(std::string_view text)
{
    std::uint64_t length = 0;
    if (!takeVarint(text, length) || length > text.size() || !isMetadata(text.substr(0, length)))
        return Match::No;
    text.remove_prefix(static_cast<std::size_t>(length));
    if (!takeVarint(text, length) || length == 0)
        return Match::No;
    if (length <= text.size())
        return isNode(text.substr(0, static_cast<std::size_t>(length))) ? Match::Yes : Match::No;
    return length <= mostRecordBytes && (text.starts_with('\x08') || text.starts_with('\x12')) ? Match::Maybe
                                                                                               : Match::No;
}

Result<GraphPtr> graphOf(const OpenSource& open, const ReadRequest& request)
{
    return ChakraReader(open, request).read();
}

} // namespace

GraphFormat chakraFormat()
{
    GraphFormat format;
    format.id = "chakra";
    format.name = "Chakra";
    format.extensions = ".et";
    format.sniff = sniffChakra;
    format.options = chakraOptions;
    readSourcesWith<graphOf>(format);
    return format;
}

} // namespace doppler
