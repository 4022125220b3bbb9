// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/view_keys.h"

#include "widgets/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QKeySequence>
#include <QPointer>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace doppler {

namespace {

struct Spec {
    KeyView view;
    std::array<int, 4> keys; ///< Zeroes at the end.
    const char* text;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey; ///< Instead: what the desktop has for it.
};

constexpr int with(Qt::Modifiers modifiers, Qt::Key key)
{
    return QKeyCombination(modifiers, key).toCombined();
}

// clang-format off
constexpr auto specs = std::to_array<Spec>({
    {KeyView::Graph, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in")},
    {KeyView::Graph, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out")},
    {KeyView::Graph, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Pan left, pan right")},
    {KeyView::Graph, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole graph")},
    {KeyView::Graph, {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, QT_TRANSLATE_NOOP("actions", "Select the next vertex in that direction; without a selection: pan")},
    {KeyView::Graph, {with(Qt::SHIFT, Qt::Key_Left), with(Qt::SHIFT, Qt::Key_Right)}, QT_TRANSLATE_NOOP("actions", "Add the next vertex in that direction to the selection")},
    {KeyView::Graph, {with(Qt::SHIFT, Qt::Key_Up), with(Qt::SHIFT, Qt::Key_Down)}, QT_TRANSLATE_NOOP("actions", "Add the next vertex in that direction to the selection")},
    {KeyView::Graph, {with(Qt::CTRL, Qt::Key_Space)}, QT_TRANSLATE_NOOP("actions", "Add the current vertex to the selection, or remove it")},
    {KeyView::Graph, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Go to the selected vertex, or expand the selected group")},
    {KeyView::Graph, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Cancel dragging, or clear the selection")},
    {KeyView::Gantt, {Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time axis")},
    {KeyView::Gantt, {Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time axis")},
    {KeyView::Gantt, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole run")},
    {KeyView::Gantt, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Previous event, next event")},
    {KeyView::Gantt, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Go to the start, to the end")},
    {KeyView::Gantt, {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "Scroll to the rows above, below")},
    {KeyView::Gantt, {with(Qt::SHIFT, Qt::Key_Left), with(Qt::SHIFT, Qt::Key_Right)}, QT_TRANSLATE_NOOP("actions", "Add the previous, next task to the selection")},
    {KeyView::Gantt, {with(Qt::SHIFT, Qt::Key_Up), with(Qt::SHIFT, Qt::Key_Down)}, QT_TRANSLATE_NOOP("actions", "Add the task in the row above, below to the selection")},
    {KeyView::Gantt, {with(Qt::CTRL, Qt::Key_Space)}, QT_TRANSLATE_NOOP("actions", "Add the current task to the selection, or remove it")},
    {KeyView::Gantt, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Show the selected task in the graph")},
    {KeyView::Gantt, {Qt::Key_I, with(Qt::SHIFT, Qt::Key_I)}, QT_TRANSLATE_NOOP("actions", "Select the next, previous idle gap")},
    {KeyView::Gantt, {Qt::Key_Return, Qt::Key_Backspace}, QT_TRANSLATE_NOOP("actions", "Idle gap: go to what the device waited for, come back")},
    {KeyView::Gantt, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Close the overlay, end measuring or clear the selection")},
    {KeyView::SideBySide, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time axis")},
    {KeyView::SideBySide, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time axis")},
    {KeyView::SideBySide, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Scroll to earlier, later times")},
    {KeyView::SideBySide, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show all runs in full")},
    {KeyView::SideBySide, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Previous event, next event; with Shift: shift the run")},
    {KeyView::SideBySide, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Go to the start, to the end")},
    {KeyView::SideBySide, {Qt::Key_Up, Qt::Key_Down}, QT_TRANSLATE_NOOP("actions", "Choose the run above, below")},
    {KeyView::SideBySide, {Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "One page up, one page down")},
    {KeyView::SideBySide, {Qt::Key_R}, QT_TRANSLATE_NOOP("actions", "Compare the others with the chosen run")},
    {KeyView::SideBySide, {Qt::Key_Delete}, QT_TRANSLATE_NOOP("actions", "Remove the chosen run from the view")},
    {KeyView::SideBySide, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Show the chosen run in the other views")},
    {KeyView::SideBySide, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Clear the selection")},
    {KeyView::Curves, {Qt::Key_W, Qt::Key_Plus}, QT_TRANSLATE_NOOP("actions", "Zoom in on the episode axis")},
    {KeyView::Curves, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the episode axis")},
    {KeyView::Curves, {Qt::Key_A, Qt::Key_D, Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Scroll to earlier, later episodes")},
    {KeyView::Curves, {Qt::Key_F, Qt::Key_Home}, QT_TRANSLATE_NOOP("actions", "Show all episodes")},
    {KeyView::Path, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time axis")},
    {KeyView::Path, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time axis")},
    {KeyView::Path, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Scroll to earlier, later times")},
    {KeyView::Path, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole run")},
    {KeyView::Path, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Go to the start, to the end")},
    {KeyView::Path, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Previous segment, next segment")},
    {KeyView::Memory, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time axis")},
    {KeyView::Memory, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time axis")},
    {KeyView::Memory, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Scroll to earlier, later times")},
    {KeyView::Memory, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole run")},
    {KeyView::Memory, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Go to the start, to the end")},
    {KeyView::Memory, {Qt::Key_Up, Qt::Key_Down}, QT_TRANSLATE_NOOP("actions", "Choose the device above, below")},
    {KeyView::Memory, {Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "One page up, one page down")},
    {KeyView::Memory, {Qt::Key_P}, QT_TRANSLATE_NOOP("actions", "Go to the memory peak of the device")},
    {KeyView::History, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Previous run, next run")},
    {KeyView::History, {Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "Previous regression, next regression")},
    {KeyView::History, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "First run, last run")},
    {KeyView::History, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Open the run")},
    {KeyView::Charts, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Previous run, next run")},
    {KeyView::Charts, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Open the run")},
    {KeyView::Devices, {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2}, QT_TRANSLATE_NOOP("actions", "Edit the field")},
    {KeyView::Devices, {Qt::Key_Insert}, QT_TRANSLATE_NOOP("actions", "Add a device")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_D)}, QT_TRANSLATE_NOOP("actions", "Duplicate the selected devices with their links")},
    {KeyView::Devices, {Qt::Key_Delete}, QT_TRANSLATE_NOOP("actions", "Remove the selected devices or channels")},
    {KeyView::Devices, {with(Qt::ALT, Qt::Key_Up), with(Qt::ALT, Qt::Key_Down)}, QT_TRANSLATE_NOOP("actions", "Move the selected devices up, down")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_A)}, QT_TRANSLATE_NOOP("actions", "Select all links")},
    {KeyView::Devices, {with(Qt::SHIFT, Qt::Key_Space), with(Qt::CTRL, Qt::Key_Space)}, QT_TRANSLATE_NOOP("actions", "Select the links from this device, to this device")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_I), with(Qt::CTRL, Qt::Key_B)}, QT_TRANSLATE_NOOP("actions", "Select the links within islands, between islands")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_R)}, QT_TRANSLATE_NOOP("actions", "Select the links in the opposite direction")},
    {KeyView::Devices, {}, QT_TRANSLATE_NOOP("actions", "Larger cells"), QKeySequence::ZoomIn},
    {KeyView::Devices, {}, QT_TRANSLATE_NOOP("actions", "Smaller cells"), QKeySequence::ZoomOut},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_Z)}, QT_TRANSLATE_NOOP("actions", "Undo")},
    {KeyView::Devices, {with(Qt::CTRL | Qt::SHIFT, Qt::Key_Z), with(Qt::CTRL, Qt::Key_Y)}, QT_TRANSLATE_NOOP("actions", "Redo")},
    {KeyView::Devices, {with(Qt::CTRL | Qt::SHIFT, Qt::Key_C)}, QT_TRANSLATE_NOOP("actions", "Copy as JSON")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_S)}, QT_TRANSLATE_NOOP("actions", "Save the devices to a file")},
    {KeyView::Devices, {with(Qt::CTRL, Qt::Key_Return)}, QT_TRANSLATE_NOOP("actions", "Use these as the open devices")},
    {KeyView::Expression, {}, QT_TRANSLATE_NOOP("actions", "Open an expression from a file"), QKeySequence::Open},
    {KeyView::Expression, {}, QT_TRANSLATE_NOOP("actions", "Save the expression to a file"), QKeySequence::Save},
    {KeyView::Expression, {Qt::Key_F8}, QT_TRANSLATE_NOOP("actions", "Go to the error")},
    {KeyView::Guide, {}, QT_TRANSLATE_NOOP("actions", "Find in the guide"), QKeySequence::Find},
    {KeyView::Guide, {}, QT_TRANSLATE_NOOP("actions", "Next match"), QKeySequence::FindNext},
    {KeyView::Guide, {}, QT_TRANSLATE_NOOP("actions", "Previous match"), QKeySequence::FindPrevious},
    {KeyView::Guide, {}, QT_TRANSLATE_NOOP("actions", "Previous page"), QKeySequence::Back},
    {KeyView::Guide, {}, QT_TRANSLATE_NOOP("actions", "Next page"), QKeySequence::Forward},
});
// clang-format on

/// Why actions can't be done, by how their names begin.
constexpr auto obstacles = std::to_array<std::pair<std::string_view, const char*>>({
    {"moveToDevice", QT_TRANSLATE_NOOP("actions", "No placed vertex is selected.")},
    {"pauseTraining", QT_TRANSLATE_NOOP("actions", "There is no training to pause.")},
    {"undo", QT_TRANSLATE_NOOP("actions", "There is nothing to undo.")},
    {"redo", QT_TRANSLATE_NOOP("actions", "There is nothing to redo.")},
});

QString disabledText(const QAction& action)
{
    const std::string name = action.objectName().toStdString();
    for (const auto& [begin, text] : obstacles)
        if (name.starts_with(begin))
            return QCoreApplication::translate("actions", text);
    return QCoreApplication::translate("actions", "%1: not available now").arg(plainText(action));
}

/// Of the window itself, not of a dialog that it opened.
bool isOf(const QWidget& window, const QAction& action)
{
    const QObject* around = action.parent();
    while (around && around != &window && !qobject_cast<const QDialog*>(around))
        around = around->parent();
    return around == &window;
}

/// The panel that the action belongs to.
const QDockWidget* dockOf(const QAction& action)
{
    const QObject* around = action.parent();
    while (around && !qobject_cast<const QDockWidget*>(around))
        around = around->parent();
    return static_cast<const QDockWidget*>(around);
}

} // namespace

std::vector<KeyLine> viewKeys(KeyView view)
{
    std::vector<KeyLine> lines;
    for (const Spec& spec : specs) {
        if (spec.view != view)
            continue;
        KeyLine& line = lines.emplace_back();
        for (const int key : spec.keys)
            if (key != 0)
                line.keys.push_back(key);
        if (const QKeySequence standard(spec.standard); !standard.isEmpty())
            line.keys.push_back(standard[0].toCombined());
        line.text = QCoreApplication::translate("actions", spec.text);
    }
    return lines;
}

std::function<QString()> whyNothing(const QWidget& window, const QKeyEvent& event, std::size_t devices)
{
    const QKeyCombination pressed(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()));
    if (pressed == QKeyCombination(Qt::Key_Escape))
        return {}; // It is pressed to be sure.
    const int digit = pressed.toCombined() - Qt::Key_0;
    if (devices > 0 && digit >= 1 && digit <= 9 && static_cast<std::size_t>(digit) > devices)
        return [digit] {
            return QCoreApplication::translate("actions", "The open topology has no device number %1.")
                .arg(digit);
        };
    QPointer<const QAction> elsewhere;
    for (const QAction* action : window.findChildren<QAction*>()) {
        if (action->text().isEmpty() || !action->shortcuts().contains(QKeySequence(pressed)) ||
            !isOf(window, *action))
            continue;
        if (!action->isEnabled())
            return [action = QPointer(action)] { return action ? disabledText(*action) : QString(); };
        if (const QDockWidget* dock = dockOf(*action); dock && !dock->isAncestorOf(window.focusWidget()))
            elsewhere = action;
    }
    if (!elsewhere)
        return {};
    return [elsewhere] {
        return elsewhere ? QCoreApplication::translate("actions", "%1: only while the panel %2 has the focus")
                               .arg(plainText(*elsewhere), dockOf(*elsewhere)->windowTitle())
                         : QString();
    };
}

} // namespace doppler
