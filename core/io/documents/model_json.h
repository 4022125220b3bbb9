// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <string>

namespace doppler {

class JsonReader;

/// The most that either deviation of the noise may be: beyond, durations leave what a number can hold.
inline constexpr double mostNoise = 5;

/// An execution model as files of ours hold it: an object of the names that the command line has for each
/// choice (docs/file-formats.md, sessions).
std::string modelAsJson(const ModelOptions& model);
/// Reads the object at the cursor. What it does not name keeps its value.
void readModel(JsonReader& in, ModelOptions& model);
/// Reads a deviation of the noise, up to mostNoise.
void readNoise(JsonReader& in, double& out);

} // namespace doppler
