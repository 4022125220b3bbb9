// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/read_options.h"
#include "core/base/options.h"

#include <QString>
#include <span>
#include <string>

namespace doppler {

/// What is to be given for the options to have these values: what differs from the standard.
GivenOptions changedOptions(std::span<const OptionSpec> specs, const Options& values);
/// The values that follow; names and values that the options don't have are passed over.
Options withGiven(std::span<const OptionSpec> specs, const GivenOptions& given);

/// "HEFT, rank=mean": a placer's name beside what it was set to.
QString withSettings(const QString& name, const GivenOptions& settings);

} // namespace doppler
