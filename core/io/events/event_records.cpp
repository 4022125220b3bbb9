// SPDX-License-Identifier: GPL-3.0-or-later
// Writing: the messages of TensorFlow's event.proto and summary.proto, and of TensorBoard's plug-in hparams.
#include "core/io/events/crc32c.h"
#include "core/io/events/event_file.h"

#include <bit>

namespace doppler {

namespace {

void putLittleEndian(std::string& out, std::uint64_t value, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        out += static_cast<char>((value >> (8 * i)) & 0xff);
}

void putVarint(std::string& out, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        out += static_cast<char>((value & 0x7f) | 0x80);
    out += static_cast<char>(value);
}

/// Builds one message of protobuf.
class WireMessage {
public:
    WireMessage& whole(unsigned field, std::uint64_t value)
    {
        putVarint(bytes, field << 3);
        putVarint(bytes, value);
        return *this;
    }
    WireMessage& number(unsigned field, double value)
    {
        putVarint(bytes, field << 3 | 1);
        putLittleEndian(bytes, std::bit_cast<std::uint64_t>(value), 8);
        return *this;
    }
    WireMessage& single(unsigned field, float value)
    {
        putVarint(bytes, field << 3 | 5);
        putLittleEndian(bytes, std::bit_cast<std::uint32_t>(value), 4);
        return *this;
    }
    WireMessage& text(unsigned field, std::string_view value)
    {
        putVarint(bytes, field << 3 | 2);
        putVarint(bytes, value.size());
        bytes += value;
        return *this;
    }
    WireMessage& message(unsigned field, const WireMessage& value) { return text(field, value.bytes); }

    std::string bytes;
};

/// TFRecord: the length and the data, each with its checksum.
std::string record(const WireMessage& event)
{
    std::string out;
    putLittleEndian(out, event.bytes.size(), 8);
    putLittleEndian(out, maskedCrc32c(out), 4);
    out += event.bytes;
    putLittleEndian(out, maskedCrc32c(event.bytes), 4);
    return out;
}

WireMessage eventAt(double wallTime, std::int64_t step)
{
    WireMessage event;
    event.number(1, wallTime);
    if (step != 0)
        event.whole(2, static_cast<std::uint64_t>(step));
    return event;
}

/// google.protobuf.Value.
WireMessage valueOf(const HyperParameter& setting)
{
    WireMessage value;
    if (const auto* number = std::get_if<double>(&setting.value))
        value.number(2, *number);
    else if (const auto* text = std::get_if<std::string>(&setting.value))
        value.text(3, *text);
    else
        value.whole(4, std::get<bool>(setting.value) ? 1 : 0);
    return value;
}

/// A value of the plug-in. Readers look for its content, but expect some tensor.
WireMessage hparamsValue(std::string_view tag, const WireMessage& content)
{
    const WireMessage nothing = WireMessage()
                                    .whole(1, 1)
                                    .message(2, WireMessage().message(2, WireMessage().whole(1, 1)))
                                    .text(5, std::string(4, '\0'));
    const WireMessage plugin = WireMessage().text(1, "hparams").text(2, content.bytes);
    return WireMessage().text(1, tag).message(8, nothing).message(9, WireMessage().message(1, plugin));
}

WireMessage experiment(std::span<const HyperParameter> settings, std::span<const std::string> tags)
{
    WireMessage out;
    for (const HyperParameter& setting : settings) {
        constexpr std::uint64_t types[] = {2, 3, 1}; // DataType: boolean, float64, string
        out.message(5, WireMessage().text(1, setting.name).whole(4, types[setting.value.index()]));
    }
    for (const std::string& tag : tags)
        out.message(6, WireMessage().message(1, WireMessage().text(2, tag)));
    return out;
}

WireMessage sessionStart(double wallTime, std::span<const HyperParameter> settings)
{
    WireMessage out;
    for (const HyperParameter& setting : settings)
        out.message(1, WireMessage().text(1, setting.name).message(2, valueOf(setting)));
    return out.number(5, wallTime);
}

} // namespace

std::string versionRecord(double wallTime)
{
    return record(WireMessage().number(1, wallTime).text(3, "brain.Event:2"));
}

std::string scalarsRecord(double wallTime, std::int64_t step, std::span<const EventScalar> scalars)
{
    WireMessage summary;
    for (const EventScalar& scalar : scalars)
        summary.message(1, WireMessage().text(1, scalar.tag).single(2, static_cast<float>(scalar.value)));
    return record(eventAt(wallTime, step).message(5, summary));
}

std::string restartRecord(double wallTime, std::int64_t step)
{
    constexpr std::uint64_t start = 1;
    return record(eventAt(wallTime, step).message(7, WireMessage().whole(1, start)));
}

std::string hyperparametersRecord(double wallTime, std::span<const HyperParameter> settings,
                                  std::span<const std::string> tags)
{
    WireMessage summary;
    summary.message(
        1, hparamsValue("_hparams_/experiment", WireMessage().message(2, experiment(settings, tags))));
    summary.message(1, hparamsValue("_hparams_/session_start_info",
                                    WireMessage().message(3, sessionStart(wallTime, settings))));
    return record(eventAt(wallTime, 0).message(5, summary));
}

std::string endRecord(double wallTime, bool succeeded)
{
    const WireMessage info = WireMessage().whole(1, succeeded ? 1 : 2).number(2, wallTime);
    WireMessage summary;
    summary.message(1, hparamsValue("_hparams_/session_end_info", WireMessage().message(4, info)));
    return record(eventAt(wallTime, 0).message(5, summary));
}

} // namespace doppler
