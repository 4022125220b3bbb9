// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lessons/lesson_stage.h"
#include "widgets/presentation/presentation.h"
#include "widgets/workbench/panel_context.h"

namespace doppler {

class ChooserBar;
class Docks;
class EditMenu;
class FileCommands;
class Lessons;
class StatusLine;

/// The parts of the window that lessons drive and point at.
LessonStage::Parts lessonParts(const PanelContext& context, const Docks& docks, ChooserBar& choosers,
                               EditMenu& edits, StatusLine& status, LessonTarget runMenu,
                               FileCommands& files);

/// The lesson that is being played, for presentations.
LessonTalk lessonTalk(Lessons& lessons);

} // namespace doppler
