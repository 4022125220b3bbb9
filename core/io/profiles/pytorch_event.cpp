// SPDX-License-Identifier: GPL-3.0-or-later
// The events are those that Kineto's output_json.cpp writes (github.com/pytorch/kineto, libkineto/src) and
// the args those of PyTorch's torch/csrc/autograd/profiler_kineto.cpp.
#include "core/io/profiles/pytorch_event.h"

#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"

#include <array>
#include <cmath>
#include <cstdlib>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 7> argumentKeys{
    "External id", "external id", "Record function id", "correlation", "device", "stream", "Input Dims"};

/// A number, or a text that is one; what is neither counts as 0.
void readLoosely(JsonReader& in, double& out)
{
    const char first = in.peek();
    if (first == '-' || (first >= '0' && first <= '9')) {
        in.readNumber(out);
    } else if (first == '"') {
        std::string text;
        if (in.readText(text))
            out = std::strtod(text.c_str(), nullptr);
    } else {
        in.skipValue();
    }
}

/// A shape, or (of a list of tensors) a list of shapes, of which nothing is made.
void readShape(JsonReader& in, TensorShape& out)
{
    if (in.peek() != '[') {
        in.skipValue();
        return;
    }
    in.enterList();
    while (in.nextElement()) {
        const char first = in.peek();
        if (first >= '0' && first <= '9')
            in.readNumber(out.emplace_back());
        else
            in.skipValue();
    }
}

void readShapes(JsonReader& in, std::vector<TensorShape>& out)
{
    if (in.peek() != '[') {
        in.skipValue();
        return;
    }
    in.enterList();
    while (in.nextElement())
        readShape(in, out.emplace_back());
}

void readArguments(JsonReader& in, ProfileEvent& event)
{
    std::uint32_t seen = 0;
    in.enterObject();
    while (const auto field = in.nextField(argumentKeys, seen))
        switch (*field) {
        case 0:
        case 1:
            readLoosely(in, event.externalId);
            break;
        case 2:
            readLoosely(in, event.recordId);
            break;
        case 3:
            readLoosely(in, event.correlation);
            break;
        case 4:
            readLoosely(in, event.device);
            break;
        case 5:
            readLoosely(in, event.stream);
            break;
        default:
            event.hasShapes = true;
            readShapes(in, event.shapes);
        }
}

std::optional<Error> readEvent(std::string_view text, ProfileEvent& event)
{
    return readTraceEvent(text, event, [&event](JsonReader& in) { readArguments(in, event); });
}

} // namespace

ProfileCategory categoryOf(std::string_view event)
{
    constexpr std::string_view key = "\"cat\"";
    std::size_t at = event.find(key);
    if (at == std::string_view::npos)
        return ProfileCategory::Other;
    at = event.find_first_not_of(": \t\r\n", at + key.size());
    if (at == std::string_view::npos || event[at] != '"')
        return ProfileCategory::Other;
    const std::string_view rest = event.substr(at + 1);
    const std::string_view value = rest.substr(0, rest.find('"'));
    // The capital ones are those of PyTorch up to 1.10.
    if (value == "cpu_op" || value == "user_annotation" || value == "Operator")
        return ProfileCategory::Operator;
    if (value == "kernel" || value == "gpu_memcpy" || value == "gpu_memset" || value == "Kernel" ||
        value == "Memcpy" || value == "Memset")
        return ProfileCategory::Kernel;
    if (value.ends_with("_runtime") || value.ends_with("_driver") || value == "Runtime")
        return ProfileCategory::Launch;
    return ProfileCategory::Other;
}

Result<std::optional<ProfileEvent>> readProfileEvent(std::string_view text, std::size_t index)
{
    ProfileEvent event;
    if (readEvent(text, event)) {
        event = {};
        const std::string cured = withoutOddNumbers(text);
        if (auto fault = readEvent(cured, event))
            return inElement(*std::move(fault), traceEventList, index);
    }
    if (event.phase != "X" || !std::isfinite(event.start))
        return std::optional<ProfileEvent>();
    return std::optional(std::move(event));
}

} // namespace doppler
