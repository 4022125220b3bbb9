// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_rates.h"

#include "widgets/training/runs/training_title.h"
#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <algorithm>

namespace doppler {

QString rateKey(const TrainingSetup& setup)
{
    TrainingSetup alike = setup;
    const auto specs = trainingOptions(setup.policy);
    const Options standard(specs);
    for (const auto& [name, value] : standard.all())
        if (alike.options.all().contains(name) && (name == "control" || name.starts_with("stage")))
            (void)alike.options.set(specs, name, toString(value));
    return trainingKey(alike);
}

QString estimateText(const EstimateText& estimate)
{
    const QString time = formatWait(estimate.seconds);
    const auto episodes = static_cast<int>(std::min<std::uint64_t>(estimate.episodes, 1000000000));
    return estimate.earlier
               ? QCoreApplication::translate(
                     "training", "About %1, from %n episode(s) of each stage in an earlier training", nullptr,
                     episodes)
                     .arg(time)
               : QCoreApplication::translate("training", "About %1, measured on %n episode(s) of each stage",
                                             nullptr, episodes)
                     .arg(time);
}

} // namespace doppler
