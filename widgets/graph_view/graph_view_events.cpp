// SPDX-License-Identifier: GPL-3.0-or-later
// How the graph view answers to pointer and keys.
#include "widgets/graph_view/graph_tool_tip.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/ui/text/vertex_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double wheelZoom = 1.25; ///< Factor of a notch.
constexpr double keyPan = 64;
constexpr double notchUnits = 120;

} // namespace

// ---- camera

void GraphView::reveal(std::uint32_t box)
{
    const QRectF free = QRectF(rect()).adjusted(24, 24 + m_overlays.legend->height(), -24, -40);
    m_camera.reveal(m_picture.layout().rect(box), free);
}

void GraphView::resizeEvent(QResizeEvent*)
{
    placeOverlays();
    if (m_graph)
        m_rearrangeDelay.start();
    if (!m_picture.empty())
        m_camera.adjustToPane();
}

// ---- pointer

std::optional<std::uint32_t> GraphView::boxAt(const QPointF& position) const
{
    if (m_picture.empty())
        return {};
    return doppler::boxAt(m_picture.layout(), *m_picture.placed.index, camera().toScene(position));
}

std::optional<VertexId> GraphView::vertexAt(const QPointF& position) const
{
    const auto box = boxAt(position);
    return box ? m_picture.vertexOf(*box) : std::nullopt;
}

void GraphView::wheelEvent(QWheelEvent* event)
{
    if (m_picture.empty())
        return;
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier))
        m_camera.pan(QPointF(turn.y() + turn.x(), 0));
    else if (turn.y() != 0)
        m_camera.zoomAt(event->position(), std::pow(wheelZoom, turn.y() / notchUnits));
    else
        m_camera.pan(QPointF(turn.x(), 0));
    event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_drag = {GraphDrag::Kind::None, event->position(), event->position(), {}};
}

void GraphView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag.pressed && (event->buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        if (m_drag.kind == GraphDrag::Kind::None &&
            (at - *m_drag.pressed).manhattanLength() >= QApplication::startDragDistance())
            startDrag(*event);
        drag(at);
        return;
    }
    const auto hovered = boxAt(at);
    if (hovered != m_picture.hovered) {
        m_picture.hovered = hovered;
        if (hovered)
            setCursor(Qt::PointingHandCursor);
        else
            unsetCursor();
        update();
    }
}

void GraphView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_drag.pressed)
        return QWidget::mouseReleaseEvent(event);
    const QPointF from = *std::exchange(m_drag.pressed, std::nullopt);
    const auto box = boxAt(event->position());
    const bool adds = event->modifiers() & Qt::ControlModifier;
    const auto kind = std::exchange(m_drag.kind, GraphDrag::Kind::None);
    if (kind != GraphDrag::Kind::None)
        endDrag(kind, QRectF(from, event->position()).normalized(), adds);
    else if (event->button() == Qt::LeftButton && !adds)
        selectBox(box);
    else if (event->button() == Qt::LeftButton && box)
        toggleBox(*box);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto box = boxAt(event->position());
    if (!box || event->button() != Qt::LeftButton)
        return QWidget::mouseDoubleClickEvent(event);
    selectBox(box);
    if (!m_picture.isGroup(*box))
        m_camera.approach(m_picture.layout().centers[*box]);
    activate(*box);
}

void GraphView::contextMenuEvent(QContextMenuEvent* event)
{
    // On what is selected the menu is for all that is selected.
    if (event->reason() == QContextMenuEvent::Mouse)
        if (const auto box = boxAt(event->pos()); box && !(m_picture.vertexMarks[*box] & SelectedMark))
            selectBox(box);
    if (m_picture.empty() || m_menuActions.isEmpty())
        return QWidget::contextMenuEvent(event);
    QMenu::exec(m_menuActions, event->globalPos(), nullptr, this);
}

void GraphView::leaveEvent(QEvent*)
{
    if (!m_picture.hovered)
        return;
    m_picture.hovered.reset();
    unsetCursor();
    update();
}

QString GraphView::toolTipAt(const QPointF& position) const
{
    if (m_picture.empty())
        return {};
    if (const auto box = boxAt(position))
        return boxToolTip(m_picture, *box);
    constexpr double reach = 5;
    if (const auto arrow = arrowAt(m_picture.layout(), *m_picture.placed.index, camera().toScene(position),
                                   reach / camera().scale))
        return arrowToolTip(m_picture, *arrow);
    return {};
}

// ---- keys

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

void GraphView::selectBox(std::optional<std::uint32_t> box)
{
    setCurrent({});
    if (!box || !m_picture.isGroup(*box)) {
        if (!box)
            selectGroup({});
        select(box ? m_picture.vertexOf(*box) : std::nullopt);
        return;
    }
    const GroupId group = m_picture.fold()->boxes[*box].group();
    if (m_picture.selectedGroup == group)
        return;
    const bool vertexBefore = m_picture.selected.has_value();
    showSelection(m_picture, {}, {});
    m_picture.selectedGroup = group;
    updateSpotlight();
    describeSelection();
    if (vertexBefore)
        emit vertexSelected({});
    emit groupSelectionChanged();
    update();
}

void GraphView::activate(std::uint32_t box)
{
    if (const auto vertex = m_picture.vertexOf(box))
        emit vertexActivated(*vertex);
    else
        openSelected();
}

void GraphView::select(std::optional<VertexId> vertex)
{
    if (m_picture.selected == vertex && m_picture.selection.size() < 2)
        return;
    setSelectedVertex(vertex);
    emit vertexSelected(vertex);
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

bool GraphView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = toolTipAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    // Keys that mean something here are not shortcuts of the window while the graph has the focus.
    if (event->type() == QEvent::ShortcutOverride && handlesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void GraphView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        retint();
        placeOverlays();
        update();
        break;
    default:
        break;
    }
}

} // namespace doppler
