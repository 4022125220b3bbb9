// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/figure/figure.h"

#include <QString>
#include <stop_token>
#include <string>

namespace doppler {

/// The options of `doppler render` that ask for this figure.
std::string figureWords(const FigureSpec& figure);

/// Runs the command ("doppler render KIND ..." with quotes for a shell) with the file as its output, without
/// a shell, and waits for it. A stop request ends it; then the error says nothing. For worker threads.
Result<void> renderFigure(const std::string& command, const QString& file, const std::stop_token& stop);

} // namespace doppler
