// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <QString>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Values of the options of a file's reader, by name: those that it can't do without (mustBeGiven), and what
/// differs from the standard.
using GivenOptions = std::vector<std::pair<std::string, std::string>>;

/// Keeps what was given for a file, for whatever reads it later: a comparison reads the same graph. Safe from
/// any thread.
void keepGivenOptions(const QString& file, GivenOptions values);
GivenOptions givenOptions(const QString& file);

/// What is to be given for the options to have these values: what differs from the standard.
GivenOptions changedOptions(std::span<const OptionSpec> specs, const Options& values);
/// The values that follow; names and values that the options don't have are passed over.
Options withGiven(std::span<const OptionSpec> specs, const GivenOptions& given);

/// "HEFT, rank=mean": a placer's name beside what it was set to.
QString withSettings(const QString& name, const GivenOptions& settings);

} // namespace doppler
