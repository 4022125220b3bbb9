// SPDX-License-Identifier: GPL-3.0-or-later
// How the graph view answers the keyboard, and what it tells a screen reader.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/ui/text/vertex_text.h"

#include <QKeyEvent>

namespace doppler {

namespace {

constexpr double keyPan = 64; ///< Pixels.

} // namespace

void GraphView::describeSelection()
{
    rememberPlace();
    tellMatch();
    describe();
}

void GraphView::describe()
{
    if (const QString text = description(); text != accessibleDescription())
        setAccessibleDescription(text); // It tells who listens.
}

QString GraphView::description() const
{
    const auto box = currentBox();
    if (!box)
        return overview();
    if (m_picture.selectedGroup && m_picture.fold() && !m_current)
        return tr("%1, a group of %n vertices", nullptr,
                  static_cast<int>(m_picture.fold()->boxes[*box].vertices))
            .arg(boxTitle(m_picture, *box));
    const VertexId current = m_current ? *m_current : *m_picture.selected;
    const Run* run = m_picture.growing.empty() ? m_picture.run.get() : nullptr;
    return VertexText::ofSelection(m_picture.selection.size(), VertexText::of(*m_picture.graph, current, run),
                                   !m_current);
}

/// How the graph is arranged and what its colours are.
QString GraphView::overview() const
{
    if (m_picture.empty() && !m_graph)
        return tr("No graph is open");
    const bool lanes = m_layoutKind != LayoutKind::Layered && runFits(); // There are none without a run.
    const QString arranged = !lanes ? tr("The dataflow graph in layers")
                             : m_layoutKind == LayoutKind::LanesByTime
                                 ? tr("The dataflow graph in lanes by time")
                                 : tr("The dataflow graph in lanes by level");
    if (m_picture.empty() || (!m_picture.run && m_picture.growing.empty()))
        return arranged;
    return tr("%1. Colour: %2")
        .arg(arranged, m_picture.shaded() ? m_picture.shading->coloring->title : tr("device"));
}

bool GraphView::handlesKey(const QKeyEvent& event) const
{
    if (m_picture.empty())
        return false;
    if (event.key() == Qt::Key_Space)
        return event.modifiers() == Qt::ControlModifier;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_F:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
    case Qt::Key_W:
    case Qt::Key_A:
    case Qt::Key_S:
    case Qt::Key_D:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    case Qt::Key_Escape:
        return m_drag.isShown() || currentBox() || m_highlighted;
    default:
        return false;
    }
}

bool GraphView::stepBySelection(int key, bool extends)
{
    const auto here = currentBox();
    if (!here)
        return false;
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Down;
    const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool along = horizontal == (m_picture.layout().flow == FlowDirection::LeftToRight);
    const auto next = along ? stepAlong(m_picture, *here, forward)
                            : stepAcross(m_picture.layout(), *m_picture.placed.index, *here, forward);
    if (next && extends)
        extendBy(*next);
    else if (next)
        selectBox(next);
    if (next)
        reveal(*next);
    return true;
}

void GraphView::keyPressEvent(QKeyEvent* event)
{
    if (!handlesKey(*event))
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_F:
        return fit();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_Escape:
        if (m_drag.isShown())
            return cancelDrag();
        if (currentBox())
            return selectBox({});
        return toggleDevice(*m_highlighted);
    case Qt::Key_Space:
        return toggleCurrent();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto box = m_picture.selectedBox())
            activate(*box);
        else if (!matches().empty())
            select(stepInOrder(*m_picture.graph, matches(), {}, true, false));
        else
            selectBox(stepBox(m_picture, {}, true));
        return;
    default:
        break;
    }
    const int key = event->key();
    const bool arrow = key != Qt::Key_W && key != Qt::Key_A && key != Qt::Key_S && key != Qt::Key_D;
    if (arrow && stepBySelection(key, event->modifiers() & Qt::ShiftModifier))
        return;
    if (key == Qt::Key_W || key == Qt::Key_Up)
        m_camera.pan({0, keyPan});
    else if (key == Qt::Key_S || key == Qt::Key_Down)
        m_camera.pan({0, -keyPan});
    else if (key == Qt::Key_A || key == Qt::Key_Left)
        m_camera.pan({keyPan, 0});
    else
        m_camera.pan({-keyPan, 0});
}

void GraphView::focusInEvent(QFocusEvent* event)
{
    m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

void GraphView::focusOutEvent(QFocusEvent* event)
{
    m_focusRing = false;
    QWidget::focusOutEvent(event);
}

bool GraphView::focusNextPrevChild(bool next)
{
    // With a selection Tab walks through the vertices; at the end, or without one, it leaves as usual.
    const auto here = hasFocus() && !m_picture.empty() ? m_picture.selectedBox() : std::nullopt;
    if (here && (m_picture.fold() || matches().empty())) {
        if (const auto box = stepBox(m_picture, here, next)) {
            selectBox(box);
            reveal(*box);
            return true;
        }
    } else if (here) {
        if (const auto vertex = stepInOrder(*m_picture.graph, matches(), m_picture.selected, next, false)) {
            select(vertex);
            reveal(*vertex);
            return true;
        }
    }
    return QWidget::focusNextPrevChild(next);
}

} // namespace doppler
