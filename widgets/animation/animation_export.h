// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/animation/animation_painter.h"

#include <QString>
#include <functional>
#include <stop_token>

namespace doppler {

enum class AnimationFormat { Gif, Frames, Video };

/// The format by the name of the target: .gif; a folder or .png (FramePattern): numbered pictures; .mp4,
/// .webm. Refuses other names, and plans that exceed the limits of the format.
Result<AnimationFormat> animationFormat(const QString& target, const AnimationPlan& plan);

/// Paints and writes all frames in the calling thread. `report` receives the number of finished frames.
/// Removes everything if stopped or failed. Returns the first file.
Result<QString> exportAnimation(AnimationScene scene, const AnimationPlan& plan, const QString& target,
                                const std::stop_token& stop, const std::function<void(int done)>& report);

/// Filters of file dialogs for GIF, frames and videos, in the window's language.
QString animationFilter();

} // namespace doppler
