// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_title.h"

#include "widgets/ui/text/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace doppler {

namespace {

bool countsEpisodes(std::string_view option)
{
    return option.starts_with("stage") && option.ends_with("_episodes");
}

} // namespace

const TrainingPreset* presetOf(const TrainingPolicy& policy, const Options& options)
{
    for (const TrainingPreset& preset : policy.presets) {
        const auto wanted = trainingPreset(preset.id, policy.id);
        if (!wanted)
            continue;
        bool same = true;
        for (const auto& [name, value] : wanted->all())
            if (name != "control" && !countsEpisodes(name) && options.all().contains(name))
                same = same && options.all().at(name) == value;
        if (same)
            return &preset;
    }
    return nullptr;
}

QString policyTitle(const TrainingPolicy& policy) { return translatedText(policy.presets.front().title); }

QString trainingTitle(const TrainingSetup& setup)
{
    const auto policy = findTrainingPolicy(setup.policy);
    if (!policy)
        return QString::fromStdString(setup.policy);
    const bool control = setup.options.all().contains("control") && setup.options.flag("control");
    if (setup.options.all().empty()) // A log alone: how it was set is not known.
        return policyTitle(**policy);
    const TrainingPreset* preset = presetOf(**policy, setup.options);
    const TrainingPreset& named = preset ? *preset : (*policy)->presets.front();
    const QString kind = translatedText(control ? named.controlTitle : named.title);
    const bool says = preset && preset != &(*policy)->presets.front(); // The preset is in its title.
    const QString title =
        says ? kind
             : QCoreApplication::translate("training", "%1, %2")
                   .arg(kind, preset ? QString::fromStdString(preset->id)
                                     : QCoreApplication::translate("training", "custom settings"));
    if (setup.locks.empty())
        return title;
    const int locked = static_cast<int>(setup.locks.size());
    return QCoreApplication::translate("training", "%1, %n locked", nullptr, locked).arg(title);
}

QString trainingName(const TrainingSetup& setup)
{
    return QCoreApplication::translate("training", "%1, seed %2").arg(trainingTitle(setup)).arg(setup.seed);
}

QString bestTitle(const QString& training, std::uint64_t episode)
{
    return QCoreApplication::translate("training", "%1, best of episode %2")
        .arg(training, QLocale().toString(static_cast<qulonglong>(episode + 1)));
}

QString trainingKey(const TrainingSetup& setup)
{
    QStringList parts{QString::fromStdString(setup.policy)};
    for (const auto& [name, value] : setup.options.all())
        parts += QString::fromStdString(name + '=' + toString(value));
    const auto add = [&](const ProblemPtr& problem) {
        if (problem)
            parts += QString::number(problem->graph().fingerprint()) + QLatin1Char('/') +
                     QString::number(problem->topology().fingerprint());
    };
    add(setup.problem);
    for (const Lock& lock : setup.locks)
        parts += QStringLiteral("%1@%2").arg(lock.vertex.value).arg(lock.device.value);
    for (const ProblemPtr& problem : setup.others)
        add(problem);
    return parts.join(QLatin1Char('\n'));
}

} // namespace doppler
