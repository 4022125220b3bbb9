// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events/event_file.h"

#include "core/io/bytes/protobuf_wire.h"
#include "core/io/bytes/read_watch.h"
#include "core/io/events/crc32c.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace doppler {

namespace {

constexpr std::size_t lengthBytes = 8;
constexpr std::size_t checksumBytes = 4;
constexpr std::size_t headerBytes = lengthBytes + checksumBytes;
constexpr std::uint64_t mostRecordBytes = std::uint64_t{64} << 20;
constexpr std::size_t mostValues = 4096;    ///< Scalars or settings of one event.
constexpr std::size_t mostNameBytes = 1024; ///< Of a tag, or of a setting and its value.

std::uint64_t littleEndian(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
    return value;
}

double doubleIn(const WireField& field)
{
    return field.type == WireType::Fixed64 ? std::bit_cast<double>(littleEndian(field.bytes)) : 0;
}

double floatIn(std::string_view bytes)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(littleEndian(bytes)));
}

/// The numbers of a field that may be packed; only the first counts, and only if it is alone.
struct OneNumber {
    std::size_t count = 0;
    double value = 0;

    void add(double number)
    {
        ++count;
        value = number;
    }
    void addFixed(const WireField& field, std::size_t size)
    {
        if (field.isVarint() || field.bytes.size() % size != 0)
            return;
        count += field.bytes.size() / size;
        if (!field.bytes.empty())
            value = size == 4 ? floatIn(field.bytes.substr(0, 4))
                              : std::bit_cast<double>(littleEndian(field.bytes.substr(0, 8)));
    }
    void addVarints(const WireField& field)
    {
        if (field.isVarint())
            return add(static_cast<double>(static_cast<std::int64_t>(field.value)));
        std::string_view rest = field.text();
        for (std::uint64_t whole = 0; takeVarint(rest, whole);)
            add(static_cast<double>(static_cast<std::int64_t>(whole)));
    }
};

/// A tensor of TensorFlow's types.
enum class Element : std::uint64_t { Float = 1, Double = 2, Int32 = 3, Int64 = 9 };

/// The number in the raw content of a tensor; nothing unless it is exactly one.
std::optional<double> onlyElement(std::string_view content, std::uint64_t type)
{
    const std::uint64_t bits = littleEndian(content.substr(0, 8));
    const bool four = content.size() == 4;
    const bool eight = content.size() == 8;
    switch (static_cast<Element>(type)) {
    case Element::Float:
        return four ? std::optional<double>(floatIn(content)) : std::nullopt;
    case Element::Double:
        return eight ? std::optional(std::bit_cast<double>(bits)) : std::nullopt;
    case Element::Int32:
        return four ? std::optional<double>(static_cast<std::int32_t>(bits)) : std::nullopt;
    case Element::Int64:
        return eight ? std::optional(static_cast<double>(static_cast<std::int64_t>(bits))) : std::nullopt;
    }
    return std::nullopt;
}

/// The number in a TensorProto; nothing if it has several, or none, or is of another type.
std::optional<double> scalarOfTensor(std::string_view tensor)
{
    std::uint64_t type = 0;
    std::string_view content;
    OneNumber listed;
    WireCursor cursor(tensor);
    for (WireField field; cursor.next(field);) {
        switch (field.number) {
        case 1:
            type = field.value;
            break;
        case 4:
            content = field.text();
            break;
        case 5:
            listed.addFixed(field, 4);
            break;
        case 6:
            listed.addFixed(field, 8);
            break;
        case 7:
        case 10:
            listed.addVarints(field);
            break;
        default:
            break;
        }
    }
    if (cursor.broken())
        return std::nullopt;
    if (!content.empty())
        return onlyElement(content, type);
    return listed.count == 1 ? std::optional(listed.value) : std::nullopt;
}

/// Reads the message of one record.
class EventDecoder {
public:
    explicit EventDecoder(LoggedEvent& target) : event(target) {}

    /// False if the message is none, or holds more than the limits.
    bool decode(std::string_view message)
    {
        return walk(message, [this](const WireField& field) {
            if (field.number == 1)
                event.wallTime = doubleIn(field);
            else if (field.number == 2)
                event.step = static_cast<std::int64_t>(field.value);
            else if (field.number == 5)
                return decodeSummary(field.text());
            else if (field.number == 7)
                return decodeSessionLog(field.text());
            return true;
        });
    }

private:
    template <class Take>
    static bool walk(std::string_view message, const Take& take)
    {
        WireCursor cursor(message);
        for (WireField field; cursor.next(field);)
            if (!take(field))
                return false;
        return !cursor.broken();
    }

    bool decodeSessionLog(std::string_view log)
    {
        return walk(log, [this](const WireField& field) {
            constexpr std::uint64_t start = 1;
            event.restarts = event.restarts || (field.number == 1 && field.value == start);
            return true;
        });
    }

    bool decodeSummary(std::string_view summary)
    {
        return walk(summary, [this](const WireField& field) {
            return field.number != 1 || !field.isBytes() || decodeValue(field.bytes);
        });
    }

    bool decodeValue(std::string_view value)
    {
        std::string_view tag;
        std::string_view metadata;
        std::optional<double> number;
        const bool sound = walk(value, [&](const WireField& field) {
            if (field.number == 1)
                tag = field.text();
            else if (field.number == 2 && field.type == WireType::Fixed32)
                number = floatIn(field.bytes);
            else if (field.number == 8)
                number = scalarOfTensor(field.text());
            else if (field.number == 9)
                metadata = field.text();
            return true;
        });
        if (!sound)
            return false;
        if (tag.starts_with("_hparams_/"))
            return decodePlugin(metadata);
        if (!number)
            return true; // an image, a histogram, a text
        if (tag.size() > mostNameBytes || event.scalars.size() == mostValues)
            return false;
        event.scalars.push_back({std::string(tag), *number});
        return true;
    }

    /// SummaryMetadata, PluginData, HParamsPluginData, SessionStartInfo.
    bool decodePlugin(std::string_view metadata)
    {
        const auto inner = [](std::string_view message, std::uint32_t number) {
            std::string_view found;
            walk(message, [&](const WireField& field) {
                if (field.number == number)
                    found = field.text();
                return true;
            });
            return found;
        };
        const std::string_view start = inner(inner(inner(metadata, 1), 2), 3);
        return walk(start, [this](const WireField& field) {
            return field.number != 1 || !field.isBytes() || decodeSetting(field.bytes);
        });
    }

    bool decodeSetting(std::string_view entry)
    {
        HyperParameter setting;
        const bool sound = walk(entry, [&](const WireField& field) {
            if (field.number == 1)
                setting.name = field.text().substr(0, mostNameBytes);
            return field.number != 2 || decodeSettingValue(field.text(), setting);
        });
        if (!sound || event.hyperparameters.size() == mostValues)
            return false;
        event.hyperparameters.push_back(std::move(setting));
        return true;
    }

    static bool decodeSettingValue(std::string_view value, HyperParameter& setting)
    {
        return walk(value, [&](const WireField& field) {
            if (field.number == 2)
                setting.value = doubleIn(field);
            else if (field.number == 3)
                setting.value = std::string(field.text().substr(0, mostNameBytes));
            else if (field.number == 4)
                setting.value = field.value != 0;
            return true;
        });
    }

    LoggedEvent& event;
};

/// Reads `size` bytes into `out`, in pieces, so that a false length allocates nothing. Returns fewer at the
/// end of the file.
Result<void> fill(ByteSource& source, std::uint64_t size, std::string& out)
{
    constexpr std::uint64_t piece = std::uint64_t{1} << 16;
    out.clear();
    while (out.size() < size) {
        const std::size_t before = out.size();
        out.resize(before + static_cast<std::size_t>(std::min(piece, size - before)));
        const auto read = source.read(out.data() + before, out.size() - before);
        out.resize(before + (read ? *read : 0));
        if (!read)
            return read.error();
        if (*read == 0)
            break;
    }
    return {};
}

Error atByte(Message message, std::uint64_t byte)
{
    return {std::move(message), {}, "byte " + std::to_string(byte)};
}

/// The bytes of one record in turn.
class RecordReader {
public:
    explicit RecordReader(ByteSource& from) : source(from) {}

    /// The data of the next record; nothing at the end of the file. The view holds until the next call.
    Result<std::optional<std::string_view>> next()
    {
        at = following;
        if (auto read = fill(source, headerBytes, header); !read)
            return read.error();
        if (header.size() < headerBytes)
            return ends(!header.empty());
        const std::string_view length = std::string_view(header).substr(0, lengthBytes);
        if (littleEndian(std::string_view(header).substr(lengthBytes)) != maskedCrc32c(length))
            return atByte({DOPPLER_TEXT("core", "the checksum of the record's length does not match; the "
                                                "file is damaged or not an event file"),
                           {}},
                          at);
        const std::uint64_t size = littleEndian(length);
        if (size > mostRecordBytes)
            return atByte({DOPPLER_TEXT("core", "the record has {0} bytes, expected at most {1}"),
                           {std::to_string(size), std::to_string(mostRecordBytes)}},
                          at);
        if (auto read = fill(source, size + checksumBytes, data); !read)
            return read.error();
        if (data.size() < size + checksumBytes)
            return ends(true);
        following = at + headerBytes + data.size();
        const std::string_view all = data;
        const std::string_view content = all.substr(0, static_cast<std::size_t>(size));
        if (littleEndian(all.substr(content.size())) != maskedCrc32c(content))
            return atByte({DOPPLER_TEXT("core", "the checksum of the record does not match; the file is "
                                                "damaged"),
                           {}},
                          at);
        return std::optional(content);
    }

    [[nodiscard]] std::uint64_t place() const { return at; }
    [[nodiscard]] bool cut() const { return incomplete; }

private:
    Result<std::optional<std::string_view>> ends(bool early)
    {
        incomplete = early;
        return std::optional<std::string_view>();
    }

    ByteSource& source;
    std::string header, data;
    std::uint64_t at = 0;
    std::uint64_t following = 0;
    bool incomplete = false;
};

} // namespace

bool looksLikeEventFile(std::string_view head)
{
    constexpr std::uint64_t mostVersionBytes = 256;
    if (head.size() < headerBytes)
        return false;
    const std::string_view length = head.substr(0, lengthBytes);
    const std::uint64_t size = littleEndian(length);
    if (size > mostVersionBytes ||
        littleEndian(head.substr(lengthBytes, checksumBytes)) != maskedCrc32c(length))
        return false;
    return head.substr(headerBytes, static_cast<std::size_t>(size)).find("brain.Event:") !=
           std::string_view::npos;
}

Result<EventFileEnd> readEvents(ByteSource& source, const std::function<Result<void>(LoggedEvent&)>& take,
                                const std::stop_token& stop)
{
    RecordReader records(source);
    EventFileEnd end;
    while (true) {
        if (stop.stop_requested())
            return readingStopped();
        const auto data = records.next();
        if (!data)
            return data.error();
        if (!*data)
            break;
        LoggedEvent event;
        if (!EventDecoder(event).decode(**data))
            return atByte({DOPPLER_TEXT("core", "the record is not an event, or has more than {0} values"),
                           {std::to_string(mostValues)}},
                          records.place());
        if (auto taken = take(event); !taken)
            return atByte(taken.error().message, records.place());
        ++end.events;
    }
    end.cut = records.cut();
    return end;
}

} // namespace doppler
