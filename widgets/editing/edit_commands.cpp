// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editing/edit_commands.h"

#include "widgets/workbench/workbench.h"

namespace doppler {

MoveCommand::MoveCommand(PlacementEditor& with, EditedRunPtr of, std::vector<VertexMove> what,
                         const QString& text)
    : QUndoCommand(text), editor(with), edited(std::move(of)), moves(std::move(what))
{
}

void MoveCommand::redo()
{
    if (!editor.apply(edited, moves, true, text()))
        setObsolete(true); // The history drops it.
}

void MoveCommand::undo()
{
    if (!editor.apply(edited, moves, false, text()))
        setObsolete(true);
}

LockCommand::LockCommand(Workbench& of, Locks locks, const QString& text)
    : QUndoCommand(text), workbench(of), before(of.locks()), after(std::move(locks))
{
}

void LockCommand::redo() { workbench.setLocks(after); }

void LockCommand::undo() { workbench.setLocks(before); }

} // namespace doppler
