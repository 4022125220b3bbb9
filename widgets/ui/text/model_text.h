// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace doppler {

// Names of the execution model's choices for people, in the window's language.
QString chooseTaskTitle(ChooseTask rule);
QString contentionTitle(std::optional<Contention> contention); ///< None: as the topology says.
QString costModelTitle(CostModel model);
QString modeTitle(Mode mode);
QString memoryRuleTitle(MemoryRule rule);
QString noiseTitle(const Noise& noise);
/// What differs from the usual model (ModelOptions as they are made).
QStringList unusualModelTexts(const ModelOptions& model);

} // namespace doppler
