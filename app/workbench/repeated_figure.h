// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// The command of `doppler render` that these arguments (--render KIND and so on) are, for the metadata of
/// the picture. The output is always named figure.EXTENSION, so that the bytes do not depend on the name.
std::string renderCommand(const std::vector<std::string>& arguments, const std::string& output);

/// The arguments in place of "--render --from FIGURE -o FILE": those in the metadata of the figure, with this
/// output. Nothing: they ask for no figure again. Fails if the figure has no command, or if the command would
/// start a program of its own (a placer in a file), which the user has to do.
std::optional<Result<std::vector<std::string>>> repeatedFigure(const std::vector<std::string>& arguments);

} // namespace doppler
