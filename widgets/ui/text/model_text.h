// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <QString>
#include <QStringList>
#include <optional>

namespace doppler {

// Display names of the execution model's choices, in the window's language.
QString chooseTaskTitle(ChooseTask rule);
QString contentionTitle(std::optional<Contention> contention); ///< Nothing: as in the topology.
QString costModelTitle(CostModel model);
QString modeTitle(Mode mode);
QString memoryRuleTitle(MemoryRule rule);
QString noiseTitle(const Noise& noise);
/// The options that differ from the default model (ModelOptions{}).
QStringList unusualModelTexts(const ModelOptions& model);

} // namespace doppler
