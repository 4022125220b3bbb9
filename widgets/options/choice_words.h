// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>

namespace doppler {

/// The choice of an option in the window's language; in English, or for a name, as on the command line.
QString choiceText(const std::string& choice);

/// Choices that are words, which are translated.
std::span<const char* const> choiceWords();
/// Choices that are names (of methods, published sizes and so on), which are not translated.
std::span<const char* const> choiceNames();

} // namespace doppler
