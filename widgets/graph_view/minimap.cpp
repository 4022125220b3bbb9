// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/minimap.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <unordered_map>

namespace doppler {

namespace {

constexpr double mostWidth = 208;
constexpr double mostHeight = 136;
constexpr double leastSide = 36;
constexpr double inset = 4;
/// A pane smaller than this has no room for a corner of its own.
constexpr double leastPaneWidth = 360;
constexpr double leastPaneHeight = 260;

} // namespace

Minimap::Minimap(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("minimap"));
    setAttribute(Qt::WA_OpaquePaintEvent); // So that it doesn't bring the graph below to paint.
    setCursor(Qt::OpenHandCursor);
    hide();
    retranslate();
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Overview of the graph"));
    setToolTip(tr("Overview: drag to pan the graph"));
}

bool Minimap::follow(const GraphPicture& picture, const Camera& camera, const QRectF& pane)
{
    const bool fits =
        m_wanted && !picture.empty() && pane.width() >= leastPaneWidth && pane.height() >= leastPaneHeight;
    const QRectF seen = fits ? camera.toScene(pane) : QRectF();
    if (!fits || seen.contains(picture.layout().bounds)) {
        const bool changed = isVisibleTo(parentWidget());
        hide();
        return changed;
    }
    const bool sameImage = !m_stale && m_layout == picture.placed.layout && m_run == picture.run &&
                           m_shading == picture.shading && m_growing == !picture.growing.empty() &&
                           !m_growing;
    if (sameImage && m_camera == camera && m_pane == pane && isVisibleTo(parentWidget()))
        return false;
    m_camera = camera;
    m_pane = pane;
    if (!sameImage) {
        m_layout = picture.placed.layout;
        m_run = picture.run;
        m_shading = picture.shading;
        m_growing = !picture.growing.empty();
        m_stale = false;
        drawImage(picture);
    }
    m_frame = m_map.toScreen(seen).intersected(QRectF(rect()));
    show();
    raise();
    update();
    return true;
}

void Minimap::drawImage(const GraphPicture& picture)
{
    const QRectF bounds = picture.layout().bounds;
    const double scale =
        std::min((mostWidth - 2 * inset) / bounds.width(), (mostHeight - 2 * inset) / bounds.height());
    const QSizeF size((bounds.size() * scale).expandedTo({leastSide, leastSide}) +
                      QSizeF(2 * inset, 2 * inset));
    resize(size.toSize());
    m_map.scale = scale;
    m_map.shift = QRectF(rect()).center() - bounds.center() * scale;

    const Tokens t = tokens(palette());
    const double ratio = devicePixelRatioF();
    m_image = QImage(this->size() * ratio, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(t.canvas);
    std::unordered_map<QRgb, std::vector<QRectF>> batches;
    const QColor none = blended(t.surface, t.mutedText, 0.35);
    for (std::size_t b = 0; b < picture.boxCount(); ++b) {
        const Swatch* swatch = picture.swatchFor(b);
        QRectF r = m_map.toScreen(picture.layout().rect(b));
        r.setSize(r.size().expandedTo({1, 1}));
        batches[(swatch ? swatch->color : none).rgb()].push_back(r);
    }
    QPainter painter(&m_image);
    painter.setPen(Qt::NoPen);
    for (const auto& [color, rects] : batches) {
        painter.setBrush(QColor::fromRgb(color));
        painter.drawRects(rects.data(), static_cast<int>(rects.size()));
    }
}

void Minimap::paintEvent(QPaintEvent*)
{
    const Tokens t = tokens(palette());
    QPainter painter(this);
    painter.drawImage(QPointF(), m_image);
    QPainterPath outside;
    outside.addRect(rect());
    QPainterPath inside;
    inside.addRect(m_frame);
    QColor veil = t.canvas;
    veil.setAlphaF(0.55F);
    painter.fillPath(outside.subtracted(inside), veil);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.accent, 1.5));
    painter.drawRect(m_frame.adjusted(0.75, 0.75, -0.75, -0.75));
    painter.setPen(QPen(t.line, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    setCursor(Qt::ClosedHandCursor);
    emit centreRequested(m_map.toScene(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        emit centreRequested(m_map.toScene(event->position()));
}

void Minimap::mouseReleaseEvent(QMouseEvent*) { setCursor(Qt::OpenHandCursor); }

void Minimap::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace doppler
