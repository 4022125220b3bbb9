// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/known_problems.h"

#include <QHash>
#include <unordered_map>

namespace doppler {

RunPtr rebased(const RunPtr& run, const ProblemPtr& onto)
{
    if (run->problem == onto)
        return run;
    auto copy = std::make_shared<Run>(*run);
    copy->problem = onto;
    return copy;
}

std::vector<RunEntry> onKnownProblems(std::vector<RunEntry> entries,
                                      const std::function<ProblemPtr(const ProblemPtr&)>& known)
{
    std::unordered_map<const Problem*, ProblemPtr> replacement;
    QHash<QString, ProblemPtr> firstOf;
    for (RunEntry& entry : entries) {
        const ProblemPtr own = entry.run->problem;
        ProblemPtr& ours = replacement[own.get()];
        if (!ours) {
            ProblemPtr& first = firstOf[problemKey(*own)];
            if (!first)
                first = known(own);
            ours = first;
        }
        entry.run = rebased(entry.run, ours);
    }
    return entries;
}

} // namespace doppler
