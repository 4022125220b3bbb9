// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <string>

namespace doppler {

class JsonReader;

/// Upper limit for both deviations of the noise. Beyond it, durations would exceed the range of a double.
inline constexpr double mostNoise = 5;

/// An execution model as our files store it: an object with the names that the command line uses
/// (docs/file-formats.md, sessions).
std::string modelAsJson(const ModelOptions& model);
/// Reads the object at the cursor. Members that are missing keep their value in `model`.
void readModel(JsonReader& in, ModelOptions& model);
/// Reads a deviation of the noise, at most mostNoise.
void readNoise(JsonReader& in, double& out);

} // namespace doppler
