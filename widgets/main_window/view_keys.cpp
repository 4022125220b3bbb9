// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/view_keys.h"

#include <QCoreApplication>
#include <array>

namespace doppler {

namespace {

struct Spec {
    KeyView view;
    std::array<int, 4> keys; ///< Zeroes at the end.
    const char* text;
};

// clang-format off
constexpr auto specs = std::to_array<Spec>({
    {KeyView::Graph, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in")},
    {KeyView::Graph, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out")},
    {KeyView::Graph, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Move to the left, to the right")},
    {KeyView::Graph, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole graph")},
    {KeyView::Graph, {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, QT_TRANSLATE_NOOP("actions", "Next vertex in that direction; without a selection: move")},
    {KeyView::Graph, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Go to the selected vertex, or open the group")},
    {KeyView::Graph, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Let go; select nothing")},
    {KeyView::Gantt, {Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time")},
    {KeyView::Gantt, {Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time")},
    {KeyView::Gantt, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show the whole run")},
    {KeyView::Gantt, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Event before, event after")},
    {KeyView::Gantt, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Beginning, end")},
    {KeyView::Gantt, {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "Rows above, below")},
    {KeyView::Gantt, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Show the selected task in the graph")},
    {KeyView::Gantt, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Close what lies over the chart; select nothing")},
    {KeyView::SideBySide, {Qt::Key_W, Qt::Key_Plus, Qt::Key_Equal}, QT_TRANSLATE_NOOP("actions", "Zoom in on the time")},
    {KeyView::SideBySide, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the time")},
    {KeyView::SideBySide, {Qt::Key_A, Qt::Key_D}, QT_TRANSLATE_NOOP("actions", "Earlier, later")},
    {KeyView::SideBySide, {Qt::Key_F}, QT_TRANSLATE_NOOP("actions", "Show all runs whole")},
    {KeyView::SideBySide, {Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Event before, event after; with Shift: shift the run")},
    {KeyView::SideBySide, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("actions", "Beginning, end")},
    {KeyView::SideBySide, {Qt::Key_Up, Qt::Key_Down}, QT_TRANSLATE_NOOP("actions", "Choose the run above, below")},
    {KeyView::SideBySide, {Qt::Key_PageUp, Qt::Key_PageDown}, QT_TRANSLATE_NOOP("actions", "A page up, down")},
    {KeyView::SideBySide, {Qt::Key_R}, QT_TRANSLATE_NOOP("actions", "Compare with the chosen run")},
    {KeyView::SideBySide, {Qt::Key_Delete}, QT_TRANSLATE_NOOP("actions", "Take the chosen run out")},
    {KeyView::SideBySide, {Qt::Key_Return, Qt::Key_Enter}, QT_TRANSLATE_NOOP("actions", "Show the chosen run in the other views")},
    {KeyView::SideBySide, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("actions", "Select nothing")},
    {KeyView::Curves, {Qt::Key_W, Qt::Key_Plus}, QT_TRANSLATE_NOOP("actions", "Zoom in on the episodes")},
    {KeyView::Curves, {Qt::Key_S, Qt::Key_Minus}, QT_TRANSLATE_NOOP("actions", "Zoom out of the episodes")},
    {KeyView::Curves, {Qt::Key_A, Qt::Key_D, Qt::Key_Left, Qt::Key_Right}, QT_TRANSLATE_NOOP("actions", "Earlier, later episodes")},
    {KeyView::Curves, {Qt::Key_F, Qt::Key_Home}, QT_TRANSLATE_NOOP("actions", "Show all episodes")},
});
// clang-format on

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
        line.text = QCoreApplication::translate("actions", spec.text);
    }
    return lines;
}

} // namespace doppler
