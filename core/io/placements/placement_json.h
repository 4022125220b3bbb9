// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "core/sim/assignment.h"

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

class JsonReader;

/// A placement as a file holds it: by names, so that it can be read without its graph and topology.
struct PlacementFile {
    std::string graph;                ///< Name of the graph; may be empty, and is not compared with anything.
    std::string topology;             ///< Name of the topology; likewise.
    std::string placer;               ///< Id of the placer that made it; may be empty.
    std::vector<std::string> devices; ///< By vertex id.
    std::vector<VertexId> order;      ///< Empty, or every vertex once: the planned order of starts.
    std::vector<EdgeId> transfers = {}; ///< See Placement::transfers.

    [[nodiscard]] bool operator==(const PlacementFile&) const = default;
};

/// Reads a placement in our own format ("doppler-placement", version 1; docs/file-formats.md). An error's
/// place is the JSON path.
Result<PlacementFile> readPlacementJson(std::string_view text);
/// The same from a file.
Result<PlacementFile> readPlacement(const std::string& path);

/// Each reads one list of a placement at the reader's cursor.
void readDeviceNames(JsonReader& in, PlacementFile& file);
void readPlannedOrder(JsonReader& in, PlacementFile& file);

std::string writePlacementJson(const PlacementFile& file);

/// What a file of this placement holds.
PlacementFile placementFile(const Problem& problem, const Placement& placement, std::string placer);

/// What a file of these locks holds: resolveLocks() gives them again.
PlacementFile lockFile(const Problem& problem, const Locks& locks);

/// The placement of this problem that the file describes, checked with validate(). An error's place is
/// "devices[i]", "order[i]" or "transfers[i]".
Result<Placement> resolve(const Problem& problem, const PlacementFile& file);

/// What the file locks of this problem: every vertex whose device it names. One with an empty name is free.
/// Whether a device is allowed is not looked at.
Result<Locks> resolveLocks(const Problem& problem, const PlacementFile& file);

} // namespace doppler
