// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/study/run.h"

#include <string>

#include <nlohmann/json.hpp>

namespace doppler {

using Json = nlohmann::ordered_json;

/// What `simulate --json` prints (formats.md).
Json runAsJson(const Run& run);
/// The same for people.
std::string runAsText(const Run& run);

/// True where progress may be shown: standard error is a terminal.
bool progressWanted();

} // namespace doppler
