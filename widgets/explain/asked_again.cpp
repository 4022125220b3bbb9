// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/asked_again.h"

#include <QFile>

namespace doppler {

AskedAgain askedAgain(const RunEntry& entry, const std::optional<PlacerRequest>& asked)
{
    return {asked.value_or(PlacerRequest{QFile::decodeName(entry.run->placer.c_str()), entry.seed}),
            entry.locks, asked.has_value()};
}

Result<Placement> placeAgain(const ProblemPtr& problem, const AskedAgain& again, const std::stop_token& stop,
                             const DecisionRecord& record)
{
    PlacerContext context;
    context.seed = again.request.seed;
    context.budget = {again.request.evaluations, again.request.seconds};
    context.stop = stop;
    context.record = record;
    auto placed = runPlacer(problem, again.locks, again.request, context);
    if (!placed)
        return placed.error();
    return placed->run->placement;
}

} // namespace doppler
