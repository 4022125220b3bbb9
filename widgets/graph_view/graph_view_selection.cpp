// SPDX-License-Identifier: GPL-3.0-or-later
// How several vertices of the graph view are selected, and what a drag does.
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/navigation.h"
#include "widgets/graph_view/picture/legend.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <iterator>

namespace doppler {

namespace {

/// Boxes of less height, in pixels, are too small to be taken hold of: a drag pans.
constexpr double leastCarried = 7;

/// The members of a box, ascending.
std::vector<VertexId> verticesOf(const GraphPicture& picture, std::uint32_t box)
{
    if (const auto vertex = picture.vertexOf(box))
        return {*vertex};
    const auto members = picture.fold()->verticesOf(box);
    std::vector<VertexId> vertices(members.begin(), members.end());
    std::ranges::sort(vertices);
    return vertices;
}

std::vector<VertexId> joined(const std::vector<VertexId>& one, const std::vector<VertexId>& other)
{
    std::vector<VertexId> all;
    std::ranges::set_union(one, other, std::back_inserter(all));
    return all;
}

} // namespace

std::vector<VertexId> GraphView::chosenVertices() const
{
    if (m_picture.empty())
        return {};
    if (m_picture.selection.empty() && m_picture.selectedGroup)
        if (const auto box = m_picture.selectedBox())
            return verticesOf(m_picture, *box);
    return m_picture.selection;
}

void GraphView::setSelection(std::vector<VertexId> vertices, std::optional<VertexId> primary)
{
    if (m_picture.empty() || (!vertices.empty() && vertices.back() >= m_picture.graph->vertexCount())) {
        vertices.clear();
        primary.reset();
    }
    if (m_picture.selected == primary && m_picture.selection == vertices)
        return;
    m_current.reset();
    showSelection(m_picture, std::move(vertices), primary);
    if (primary && std::exchange(m_picture.selectedGroup, std::nullopt))
        emit groupSelectionChanged();
    updateSpotlight();
    describeSelection();
    update();
}

void GraphView::selectMany(std::vector<VertexId> vertices, std::optional<VertexId> primary)
{
    if (vertices == m_picture.selection && primary == m_picture.selected)
        return;
    setSelection(vertices, primary);
    emit verticesSelected(vertices, primary);
}

void GraphView::toggleBox(std::uint32_t box)
{
    const std::vector<VertexId> before = chosenVertices();
    const std::vector<VertexId> members = verticesOf(m_picture, box);
    const bool all = std::ranges::includes(before, members);
    std::vector<VertexId> after;
    if (all)
        std::ranges::set_difference(before, members, std::back_inserter(after));
    else
        after = joined(before, members);
    if (after.empty())
        return selectBox({});
    std::optional<VertexId> primary = all ? m_picture.selected : std::optional(members.front());
    if (!primary || !std::ranges::binary_search(after, *primary))
        primary = after.front();
    selectMany(std::move(after), primary);
}

// ---- keys

std::optional<std::uint32_t> GraphView::currentBox() const
{
    if (m_picture.empty())
        return {};
    return m_current ? std::optional(m_picture.boxOf(*m_current)) : m_picture.selectedBox();
}

void GraphView::setCurrent(std::optional<VertexId> vertex)
{
    if (m_current == vertex)
        return;
    m_current = vertex;
    describe();
    update();
}

void GraphView::toggleCurrent()
{
    const auto here = currentBox();
    if (!here)
        return showBox(stepBox(m_picture, {}, true));
    const VertexId first = verticesOf(m_picture, *here).front();
    toggleBox(*here);
    if (!std::ranges::binary_search(chosenVertices(), first))
        setCurrent(first);
}

void GraphView::extendBy(std::uint32_t box)
{
    setCurrent({});
    const std::vector<VertexId> members = verticesOf(m_picture, box);
    selectMany(joined(chosenVertices(), members), members.front());
}

/// Where it is not what is selected alone.
void GraphView::paintCurrent(QPainter& painter, const Tokens& tokens) const
{
    const auto box = currentBox();
    if (!box || (!m_current && m_picture.selection.size() < 2))
        return;
    constexpr double distance = 7; // Outside of the frame of what is selected.
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.text, 1.5, Qt::DashLine));
    painter.drawRoundedRect(
        camera().toScreen(m_picture.layout().rect(*box)).adjusted(-distance, -distance, distance, distance),
        distance, distance);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// ---- areas

void GraphView::selectIn(const QRectF& area, bool add)
{
    std::vector<std::uint32_t> boxes;
    m_picture.placed.index->boxesIn(camera().toScene(area), boxes);
    std::vector<VertexId> found;
    for (const std::uint32_t box : boxes) {
        const std::vector<VertexId> members = verticesOf(m_picture, box);
        found.insert(found.end(), members.begin(), members.end());
    }
    std::ranges::sort(found);
    if (found.empty() && !add)
        selectBox({});
    if (found.empty())
        return;
    const VertexId primary = found.front();
    selectMany(add ? joined(chosenVertices(), found) : std::move(found), primary);
}

void GraphView::selectAll()
{
    if (m_picture.empty())
        return;
    std::vector<VertexId> lit;
    for (const VertexId v : m_picture.graph->vertices())
        if ((matches().empty() || matches()[v]) &&
            (!m_highlighted || (m_picture.run && m_picture.run->placement.devices[v] == *m_highlighted)))
            lit.push_back(v);
    const bool keeps = m_picture.selected && std::ranges::binary_search(lit, *m_picture.selected);
    if (!lit.empty()) {
        const VertexId primary = keeps ? *m_picture.selected : lit.front();
        selectMany(std::move(lit), primary);
    }
}

void GraphView::setLocked(std::vector<VertexId> vertices)
{
    m_locked = std::move(vertices);
    markLocked(m_picture, m_locked);
    update();
}

// ---- drags

void GraphView::startDrag(const QMouseEvent& event)
{
    const bool left = event.buttons() & Qt::LeftButton;
    const bool band = left && !m_picture.empty() && (event.modifiers() & Qt::ShiftModifier);
    const auto box = left && !band && m_placeable && m_picture.run ? boxAt(*m_drag.pressed) : std::nullopt;
    m_drag.kind = GraphDrag::Kind::Pan;
    if (band) {
        m_drag.kind = GraphDrag::Kind::Band;
    } else if (box && m_picture.layout().box.height() * camera().scale >= leastCarried) {
        if (!(m_picture.vertexMarks[*box] & SelectedMark))
            selectBox(box);
        m_drag.kind = GraphDrag::Kind::Carry;
    }
    setCursor(m_drag.kind == GraphDrag::Kind::Band    ? Qt::CrossCursor
              : m_drag.kind == GraphDrag::Kind::Carry ? Qt::DragMoveCursor
                                                      : Qt::ClosedHandCursor);
}

void GraphView::drag(const QPointF& at)
{
    if (m_drag.kind == GraphDrag::Kind::Pan)
        m_camera.pan(at - m_drag.last);
    m_drag.last = at;
    if (m_drag.kind == GraphDrag::Kind::Carry) {
        m_drag.target = dropTargetAt(at);
        m_overlays.legend->setDropTarget(m_drag.target);
    }
    if (m_drag.kind != GraphDrag::Kind::None)
        update();
}

/// The device whose entry of the legend, or whose lane, is at a place of the view.
std::optional<DeviceId> GraphView::dropTargetAt(const QPointF& at) const
{
    const QPoint onLegend = m_overlays.legend->mapFrom(this, at.toPoint());
    if (m_overlays.legend->rect().contains(onLegend))
        return m_overlays.legend->deviceAt(onLegend);
    const double y = camera().toScene(at).y();
    const std::vector<QRectF>& lanes = m_picture.layout().lanes;
    const auto lane =
        std::ranges::find_if(lanes, [y](const QRectF& one) { return one.top() <= y && y < one.bottom(); });
    return lane == lanes.end() ? std::nullopt
                               : std::optional(DeviceId{static_cast<std::size_t>(lane - lanes.begin())});
}

void GraphView::endDrag(GraphDrag::Kind kind, const QRectF& area, bool add)
{
    unsetCursor();
    m_overlays.legend->setDropTarget({});
    const auto target = std::exchange(m_drag.target, std::nullopt);
    if (kind == GraphDrag::Kind::Band)
        selectIn(area, add);
    else if (kind == GraphDrag::Kind::Carry && target)
        emit moveRequested(chosenVertices(), *target);
    else if (kind == GraphDrag::Kind::Carry &&
             m_overlays.legend->hasMoreAt(m_overlays.legend->mapFrom(this, m_drag.last.toPoint())))
        QMetaObject::invokeMethod( // The button of the mouse is to be up before a menu opens.
            this,
            [this] {
                m_overlays.legend->askMore(
                    [this](DeviceId device) { emit moveRequested(chosenVertices(), device); });
            },
            Qt::QueuedConnection);
    update();
}

void GraphView::cancelDrag()
{
    m_drag.kind = GraphDrag::Kind::None;
    m_drag.pressed.reset();
    endDrag(GraphDrag::Kind::None, {}, false);
}

void GraphView::paintDrag(QPainter& painter, const Tokens& tokens) const
{
    if (!m_drag.isShown())
        return;
    painter.setRenderHint(QPainter::Antialiasing, m_drag.kind == GraphDrag::Kind::Carry);
    painter.setPen(QPen(tokens.accent, 1));
    if (m_drag.kind == GraphDrag::Kind::Band) {
        QColor wash = tokens.accent;
        wash.setAlphaF(0.12F);
        painter.setBrush(wash);
        painter.drawRect(QRectF(*m_drag.pressed, m_drag.last).normalized());
        painter.setBrush(Qt::NoBrush);
        return;
    }
    // What is carried, beside the pointer.
    const auto carried = static_cast<int>(chosenVertices().size());
    const QString text =
        m_drag.target ? tr("Move %n vertices to %1", nullptr, carried)
                            .arg(QString::fromStdString(m_picture.topology->device(*m_drag.target).name))
        : m_picture.layout().lanes.empty()
            ? tr("%n vertices: drop on a device above", nullptr, carried)
            : tr("%n vertices: drop on a device above or on a lane", nullptr, carried);
    const QFontMetricsF metrics(font());
    QRectF badge(QPointF(m_drag.last.x() + 14, m_drag.last.y() + 14),
                 QSizeF(metrics.horizontalAdvance(text) + 2 * gridUnit, metrics.height() + gridUnit));
    badge.moveRight(std::min(badge.right(), width() - 4.0));
    badge.moveBottom(std::min(badge.bottom(), height() - 4.0));
    painter.setBrush(tokens.surface);
    painter.drawRoundedRect(badge, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(tokens.text);
    painter.setFont(font());
    painter.drawText(badge, Qt::AlignCenter, text);
}

} // namespace doppler
