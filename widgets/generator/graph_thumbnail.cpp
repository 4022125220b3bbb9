// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/graph_thumbnail.h"

#include "widgets/generator/graph_preview.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/theme/theme.h"

#include <QLocale>
#include <QPainter>

namespace doppler {

GraphThumbnail::GraphThumbnail(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("thumbnail"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GraphThumbnail::show(std::optional<GraphPicture> picture)
{
    m_picture = std::move(picture);
    m_shown = true;
    if (m_picture) { // one colour for all: an outline would be all that shows of a box without any
        m_picture->swatches.resize(1);
        m_picture->swatchOf.assign(m_picture->graph->vertexCount(), 0);
    }
    update();
}

void GraphThumbnail::clear()
{
    m_picture.reset();
    m_shown = false;
    update();
}

void GraphThumbnail::setStale(bool stale)
{
    if (stale == m_stale)
        return;
    m_stale = stale;
    update();
}

void GraphThumbnail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens colors = tokens(palette());
    const QRectF area(rect());
    painter.fillRect(area, colors.canvas);
    if (m_picture) {
        painter.setOpacity(m_stale ? dimmedOpacity : 1);
        m_picture->swatches.front() = {blended(colors.canvas, colors.mutedText, 0.55), Qt::SolidPattern};
        PaintStyle style;
        style.tokens = colors;
        style.font = font();
        const Camera camera = fitted(m_picture->layout().bounds, area, {12, 12, 12, 12});
        paintGraph(painter, *m_picture, camera, area, style);
        painter.setOpacity(1);
    } else if (m_shown) {
        painter.setPen(colors.mutedText);
        painter.drawText(area.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Graphs of more than %1 vertices have no preview picture.")
                             .arg(QLocale().toString(static_cast<qulonglong>(mostPreviewed))));
    }
    painter.setPen(colors.line);
    painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace doppler
