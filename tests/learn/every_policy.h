// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/policies.h"

#include <QTest>

namespace doppler::tests {

/// A row for every policy with every preset of it: "policy" and "preset", both texts.
inline void everyPolicy()
{
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("preset");
    for (const TrainingPolicy& policy : trainingPolicies())
        for (const TrainingPreset& preset : policy.presets)
            QTest::addRow("%s %s", policy.id.c_str(), preset.id.c_str())
                << QString::fromStdString(policy.id) << QString::fromStdString(preset.id);
}

} // namespace doppler::tests
