// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/placement_format.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

/// A text in quotes as protocol buffers have it in their text form.
std::string protoText(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\{:03o}", static_cast<unsigned>(c));
        else
            out += c;
    }
    return out += '"';
}

/// "/device:GPU:1": the class in capitals, and the number among the devices of the class.
std::vector<std::string> deviceStrings(const Topology& topology)
{
    std::map<std::string, std::size_t> counts;
    std::vector<std::string> out;
    for (DeviceId d : topology.devices()) {
        std::string kind = topology.device(d).deviceClass;
        std::transform(kind.begin(), kind.end(), kind.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        const std::size_t number = counts[kind]++;
        out.push_back(fmt::format("/device:{}:{}", kind, number));
    }
    return out;
}

/// A GraphDef in text form that holds nothing but names and devices.
std::string writeTensorflow(const Problem& problem, const Placement& placement, std::string_view)
{
    const auto devices = deviceStrings(problem.topology());
    std::string out;
    for (VertexId v : problem.graph().vertices())
        out += fmt::format("node {{ name: {} device: {} }}\n", protoText(problem.graph().label(v)),
                           protoText(devices[placement.devices[v]]));
    return out;
}

} // namespace

PlacementFormat tensorflowPlacement()
{
    return {
        .id = "tensorflow", .name = "TensorFlow devices", .extensions = ".pbtxt", .write = writeTensorflow};
}

} // namespace doppler
