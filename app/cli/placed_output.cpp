// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/placed_output.h"

#include "app/cli/output.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// The members of a run, and those of its placing.
void addPlaced(JsonStream& out, const PlacedRun& placed)
{
    addRun(out, *placed.run);
    out.add("placer", placed.label);
    out.add("evaluations", placed.evaluations);
    out.add("seconds", placed.seconds);
    if (!placed.run->schedule.outOfMemory)
        out.add("gap_to_lower_bound", placed.run->statistics.gap);
    Json notes = Json::array();
    for (const Message& note : placed.notes)
        notes.push_back(note.english());
    out.add("notes", std::move(notes));
    if (placed.finder.empty())
        return;
    out.add("found_by", placed.finder);
    Json shares = Json::array();
    for (const PlacerShare& share : placed.shares)
        shares.push_back(
            {{"placer", share.placer}, {"evaluations", share.evaluations}, {"gain", share.gain}});
    out.add("shares", std::move(shares));
}

std::string placerText(const PlacedRun& placed)
{
    if (placed.evaluations == 0)
        return fmt::format("placer       {}  ({})\n", placed.label, secondsText(placed.seconds));
    return fmt::format("placer       {}  ({} placement{} simulated in {}{}{})\n", placed.label,
                       placed.evaluations, placed.evaluations == 1 ? "" : "s", secondsText(placed.seconds),
                       placed.finder.empty() ? "" : ", the best found by ", placed.finder);
}

} // namespace

Exit printPlaced(const PlacedRun& placed, bool json)
{
    if (json) {
        JsonStream out(printPiece);
        addPlaced(out, placed);
        out.finish();
        fmt::print("\n");
    } else {
        fmt::print("{}", placerText(placed) + runAsText(*placed.run));
    }
    return exitOfRun(*placed.run);
}

} // namespace doppler
