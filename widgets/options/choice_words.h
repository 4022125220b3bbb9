// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>

namespace doppler {

/// An option's choice in the window's language; in English, and where it is a name, as on the command line.
QString choiceText(const std::string& choice);

/// Choices that are words, and so differ between languages.
std::span<const char* const> choiceWords();
/// Choices that are names: of methods, published sizes and the like.
std::span<const char* const> choiceNames();

} // namespace doppler
