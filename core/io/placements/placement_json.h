// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "core/sim/assignment.h"

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

class JsonReader;

/// A placement as a file stores it, with names, so that it can be read without its graph and topology.
struct PlacementFile {
    std::string graph;                  ///< Name of the graph; may be empty. Not checked.
    std::string topology;               ///< Name of the topology; may be empty. Not checked.
    std::string placer;                 ///< Id of the placer; may be empty.
    std::vector<std::string> devices;   ///< By vertex id.
    std::vector<VertexId> order;        ///< Empty, or every vertex once: the planned order of starts.
    std::vector<EdgeId> transfers = {}; ///< See Placement::transfers.

    [[nodiscard]] bool operator==(const PlacementFile&) const = default;
};

/// Reads a placement in our own format ("doppler-placement", version 1; docs/file-formats.md). The place of
/// an error is the JSON path.
Result<PlacementFile> readPlacementJson(std::string_view text);
/// Reads a placement from a file.
Result<PlacementFile> readPlacement(const std::string& path);

/// Each reads one list of a placement at the cursor.
void readDeviceNames(JsonReader& in, PlacementFile& file);
void readPlannedOrder(JsonReader& in, PlacementFile& file);

std::string writePlacementJson(const PlacementFile& file);

/// The content of a file for this placement.
PlacementFile placementFile(const Problem& problem, const Placement& placement, std::string placer);

/// The content of a file for these locks; resolveLocks() returns them again.
PlacementFile lockFile(const Problem& problem, const Locks& locks);

/// The placement of this problem that the file describes, checked with validate(). The place of an error is
/// "devices[i]", "order[i]" or "transfers[i]".
Result<Placement> resolve(const Problem& problem, const PlacementFile& file);

/// The locks that the file describes for this problem: every vertex with a device name is locked, one with an
/// empty name is not. Does not check whether a device is allowed.
Result<Locks> resolveLocks(const Problem& problem, const PlacementFile& file);

} // namespace doppler
