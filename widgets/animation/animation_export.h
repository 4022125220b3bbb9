// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/animation/animation_painter.h"

#include <QString>
#include <functional>
#include <stop_token>

namespace doppler {

enum class AnimationFormat { Gif, Frames, Video };

/// By the target's name: .gif; a folder or .png (FramePattern): numbered pictures; .mp4, .webm. What else it
/// is, or a plan beyond what such files can hold, is refused.
Result<AnimationFormat> animationFormat(const QString& target, const AnimationPlan& plan);

/// Paints all frames and writes them, in the calling thread. `report` hears how many frames are done. Nothing
/// stays of what was stopped or failed. Gives the first file.
Result<QString> exportAnimation(AnimationScene scene, const AnimationPlan& plan, const QString& target,
                                const std::stop_token& stop, const std::function<void(int done)>& report);

/// For the user's choice: filters of file dialogs for GIF, frames and videos, in the window's language.
QString animationFilter();

} // namespace doppler
