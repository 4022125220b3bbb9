// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/options.h"

#include <QString>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Values of options that a file's reader can't do without (mustBeGiven), by name.
using GivenOptions = std::vector<std::pair<std::string, std::string>>;

/// Keeps what was given for a file, for whatever reads it later: a comparison reads the same graph. Safe from
/// any thread.
void keepGivenOptions(const QString& file, GivenOptions values);
GivenOptions givenOptions(const QString& file);

} // namespace doppler
