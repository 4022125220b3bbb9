// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/pinned_baseline.h"

#include "core/run/tables/run_list.h"
#include "widgets/ui/text/format.h"

#include <cmath>

namespace doppler {

std::optional<double> PinnedBaseline::share(double makespan) const
{
    const double share = overBaseline(makespan, run->schedule.makespan);
    return std::isfinite(share) ? std::optional(share) : std::nullopt;
}

QString PinnedBaseline::makespanText(double makespan, const std::optional<PinnedBaseline>& baseline)
{
    const QString text = formatSeconds(makespan);
    const auto share = baseline ? baseline->share(makespan) : std::nullopt;
    return share ? QStringLiteral("%1 (%2)").arg(text, formatPercent(*share)) : text;
}

QString PinnedBaseline::note(double makespan, const std::optional<PinnedBaseline>& baseline)
{
    const auto share = baseline ? baseline->share(makespan) : std::nullopt;
    return share ? tr("%1 to the baseline %2 (%3)", "share, name and makespan of the baseline")
                       .arg(formatPercent(*share), baseline->name,
                            formatSeconds(baseline->run->schedule.makespan))
                 : QString();
}

} // namespace doppler
