// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/read_watch.h"
#include "core/io/documents/session_json.h"
#include "core/run/tables/run_list.h"

#include <string>
#include <vector>

namespace doppler {

/// The run of a session on its problem, which is loaded: simulated, or as measured. `deviceNames` are those
/// to which the numbers of its placement refer. Refuses a placement that no longer fits.
Result<RunPtr> openSessionRun(const SessionRun& saved, const std::vector<std::string>& deviceNames,
                              const ProblemPtr& problem);

/// The name of a run that was saved: the user's, otherwise its title, otherwise the placer's name.
std::string sessionRunTitle(const SessionRun& saved);

/// The runs of a session that could be opened.
struct SessionRuns {
    std::vector<ListedRun> runs;
    std::vector<std::size_t> indexInFile; ///< By run, its index in the session.
    std::vector<Error> leftOut;           ///< Why others could not be opened, one for each reason.
};

/// Opens graphs and devices and simulates the runs of a session that lies in `folder` (absolute). An error if
/// it has runs and none can be opened. Blocks: for worker threads.
Result<SessionRuns> openSessionRuns(const SessionFile& session, const std::string& folder,
                                    const ReadWatch& watch = {});

/// A change of what the user wrote about runs. Absent members stay as they are.
struct NotesChange {
    std::optional<std::string> name;
    std::optional<std::string> note;
    std::optional<std::string> group;
    std::vector<std::string> addTags;
    std::vector<std::string> removeTags;
    std::optional<bool> baseline;

    [[nodiscard]] bool empty() const
    {
        return !name && !note && !group && addTags.empty() && removeTags.empty() && !baseline;
    }
};

/// The notes after the change, cleaned (cleanNotes()).
RunNotes changedNotes(RunNotes notes, const NotesChange& change);

} // namespace doppler
