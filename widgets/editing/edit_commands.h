// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "widgets/editing/placement_editor.h"

#include <QUndoCommand>

namespace doppler {

/// An undo command for vertices that moved to another device. Stores which ones moved and from where, not
/// whole placements.
class MoveCommand : public QUndoCommand {
public:
    MoveCommand(PlacementEditor& with, EditedRunPtr of, std::vector<VertexMove> what, const QString& text);
    void redo() override;
    void undo() override;

private:
    PlacementEditor& editor;
    EditedRunPtr edited;
    std::vector<VertexMove> moves;
};

/// An undo command for a change of the locks.
class LockCommand : public QUndoCommand {
public:
    LockCommand(Workbench& of, Locks locks, const QString& text);
    void redo() override;
    void undo() override;

private:
    Workbench& workbench;
    Locks before;
    Locks after;
};

} // namespace doppler
