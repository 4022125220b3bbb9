// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace doppler {

/// A message of core in the window's language.
QString translated(const Message& message);
/// A marked text of core (an option's help, a placer's name) in the window's language.
QString translatedText(const std::string& text);
/// An English number, with or without unit, in the notation of the window's language: "2,492 ms", "47,1 µs".
QString translatedFigure(const std::string& english);
/// "file: place: sentence" in the window's language.
QString translated(const Error& error);

} // namespace doppler
