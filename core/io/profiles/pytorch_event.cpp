// SPDX-License-Identifier: GPL-3.0-or-later
// The events are those that Kineto's output_json.cpp writes (github.com/pytorch/kineto, libkineto/src) and
// the args those of PyTorch's torch/csrc/autograd/profiler_kineto.cpp.
#include "core/io/profiles/pytorch_event.h"

#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 10> argumentKeys{
    "External id", "external id", "Record function id", "correlation",   "device",
    "stream",      "Input Dims",  "wait_on_stream",     "graph node id", "wait_on_cuda_event_record_corr_id"};

/// Categories that hold nothing that a graph needs.
constexpr std::array<std::string_view, 11> unneeded{"python_function",
                                                    "ac2g",
                                                    "fwdbwd",
                                                    "gpu_user_annotation",
                                                    "Trace",
                                                    "cpu_instant_event",
                                                    "cuda_profiler_range",
                                                    "overhead",
                                                    "fwd_bwd",
                                                    "external_correlation",
                                                    "async_cpu_to_gpu"};

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
    const auto into = [&in](std::optional<double>& out) { readLoosely(in, out.emplace(0)); };
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
            into(event.device);
            break;
        case 5:
            into(event.stream);
            break;
        case 6:
            event.hasShapes = true;
            readShapes(in, event.shapes);
            break;
        case 7:
            into(event.waitsOnStream);
            break;
        case 8:
            readLoosely(in, event.graphNode);
            break;
        default:
            into(event.recordCorrelation);
        }
}

std::optional<Error> readEvent(std::string_view text, ProfileEvent& event)
{
    return readTraceEvent(text, event, [&event](JsonReader& in) { readArguments(in, event); });
}

/// The text of an event's member, which is in quotes; nothing if it has none.
std::optional<std::string_view> memberText(std::string_view event, std::string_view quotedKey)
{
    std::size_t at = event.find(quotedKey);
    if (at == std::string_view::npos)
        return std::nullopt;
    at = event.find_first_not_of(": \t\r\n", at + quotedKey.size());
    if (at == std::string_view::npos || event[at] != '"')
        return std::nullopt;
    const std::string_view rest = event.substr(at + 1);
    return rest.substr(0, rest.find('"'));
}

} // namespace

ProfileCategory categoryOf(std::string_view event)
{
    using enum ProfileCategory;
    const std::string_view value = memberText(event, "\"cat\"").value_or("");
    // The capital ones are those of PyTorch up to 1.10.
    if (value == "cpu_op" || value == "Operator")
        return Operator;
    if (value == "user_annotation")
        return Annotation;
    if (value == "kernel" || value == "gpu_memcpy" || value == "gpu_memset" || value == "Kernel" ||
        value == "Memcpy" || value == "Memset")
        return Kernel;
    if (value.ends_with("_runtime") || value.ends_with("_driver") || value == "Runtime")
        return Launch;
    if (value.ends_with("_sync"))
        return Wait;
    if (value == "cuda_event" || value == "hip_event")
        return Record;
    return std::find(unneeded.begin(), unneeded.end(), value) != unneeded.end() ? Other : Unknown;
}

char phaseOf(std::string_view event)
{
    const auto value = memberText(event, "\"ph\"");
    return value && value->size() == 1 ? value->front() : '\0';
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
    if (!std::isfinite(event.start))
        return std::optional<ProfileEvent>();
    return std::optional(std::move(event));
}

} // namespace doppler
