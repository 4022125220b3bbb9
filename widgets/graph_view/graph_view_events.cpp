// SPDX-License-Identifier: GPL-3.0-or-later
// How the graph view answers the pointer, and events that are neither pointer nor keys.
#include "widgets/graph_view/graph_tool_tip.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

namespace doppler {

namespace {

constexpr double wheelZoom = 1.25; ///< Factor of a notch.
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
