// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/placed_output.h"

#include "app/cli/output.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// The members of a run, and those of its placing.
Json placedAsJson(const PlacedRun& placed)
{
    const Run& run = *placed.run;
    Json out = runAsJson(run);
    out["placer"] = placed.label;
    out["evaluations"] = placed.evaluations;
    out["seconds"] = placed.seconds;
    if (!run.schedule.outOfMemory)
        out["gap_to_lower_bound"] = run.statistics.gap;
    Json notes = Json::array();
    for (const Message& note : placed.notes)
        notes.push_back(note.english());
    out["notes"] = std::move(notes);
    return out;
}

std::string placerText(const PlacedRun& placed)
{
    if (placed.evaluations == 0)
        return fmt::format("placer       {}  ({})\n", placed.label, secondsText(placed.seconds));
    return fmt::format("placer       {}  ({} placement{} simulated in {})\n", placed.label,
                       placed.evaluations, placed.evaluations == 1 ? "" : "s", secondsText(placed.seconds));
}

} // namespace

Exit printPlaced(const PlacedRun& placed, bool json)
{
    fmt::print("{}", json ? placedAsJson(placed).text() + "\n" : placerText(placed) + runAsText(*placed.run));
    return exitOfRun(*placed.run);
}

} // namespace doppler
