// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"
#include "core/workloads/api/pipeline_action.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// Which devices a file of another tool names for which operations or modules.
struct NamedDevices {
    struct Entry {
        std::string name;   ///< Of a vertex; or a module path that stands for everything below it.
        std::string device; ///< As the tool writes it: "cuda:1", "/device:GPU:1", "cpu", "#56b4e9".
    };
    std::vector<Entry> entries;
    const char* format = "";     ///< A proper name, for messages.
    bool modules = false;        ///< Names are module paths.
    bool colours = false;        ///< Devices are colours: each is one device, in the order of our palette.
    PipelineSchedule ranks = {}; ///< Of a pipeline, with an order; then there are no entries.
};

/// Whether a text that begins like this is a placement of another tool: a device_map (JSON object of texts
/// and numbers), a table with the columns "name" or "vertex" and "device", a GraphDef in text form with
/// devices and nothing else, a profile of ONNX Runtime with providers, a DOT graph with coloured nodes
/// that names their devices, or a pipeline schedule of PyTorch. Graph formats also claim some of these; a
/// caller that wants a placement asks here.
bool looksLikeForeignPlacement(std::string_view head);

/// Reads a placement of another tool. The place of an error is a line or a JSON path.
Result<NamedDevices> readForeignPlacement(std::string_view text);

/// A placement of this problem, and what did not match: names of the file without a vertex, vertices without
/// a device (each goes to the device of its first placed input, else output, else device 0).
struct MatchedPlacement {
    Placement placement;
    std::vector<Message> notes;
};
/// Errors: no name matches at all; a device that the problem does not have; a placement that is not valid.
Result<MatchedPlacement> matchPlacement(const Problem& problem, const NamedDevices& named);

// The readers, each for one format.
Result<NamedDevices> readDeviceMap(std::string_view text);
Result<NamedDevices> readOrtProfile(std::string_view text);
Result<NamedDevices> readPlacementTable(std::string_view text);
Result<NamedDevices> readGraphDefDevices(std::string_view text);
Result<NamedDevices> readDotDevices(std::string_view text);

/// The path of the module that a vertex belongs to, its parts joined by dots: the name where it begins with
/// the group, else the name within the group.
std::string modulePath(const DataflowGraph& graph, VertexId v);
/// The colour in which our DOT files show a device: "#rrggbb".
std::string placementColour(DeviceId device);

} // namespace doppler
