// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcome/sample_button.h"

#include "core/workloads/api/workload.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace doppler {

SampleButton::SampleButton(const QString& family, QWidget* parent) : QAbstractButton(parent), m_family(family)
{
    setObjectName(QStringLiteral("sample_") + family);
    setProperty("data", true); // The name of a family, and figures.
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void SampleButton::retranslate()
{
    setText(m_family);
    setAccessibleName(tr("Sample %1").arg(m_family));
    if (const auto known = findWorkload(m_family.toStdString()))
        setToolTip(translatedText((*known)->description));
}

void SampleButton::showPreview(const GraphPreview& preview)
{
    m_vertices = preview.graph->vertexCount();
    m_picture = preview.picture;
    if (m_picture) {
        m_picture->swatches.resize(1);
        m_picture->swatchOf.assign(m_picture->graph->vertexCount(), 0);
    }
    update();
}

QSize SampleButton::sizeHint() const
{
    return {18 * gridUnit, 11 * gridUnit + 2 * fontMetrics().height() + gridUnit};
}

void SampleButton::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QAbstractButton::changeEvent(event);
}

void SampleButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens t = tokens(palette());
    const bool hot = underMouse() || isDown();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(hasFocus() || hot ? t.accent : t.line, hasFocus() ? 2 : t.outline));
    painter.setBrush(t.canvas);
    painter.drawRoundedRect(box, 4, 4);
    const int line = fontMetrics().height();
    const QRectF text(box.left() + gridUnit, box.bottom() - 2 * line - gridUnit / 2,
                      box.width() - 2 * gridUnit, 2 * line);
    const QRectF pane(box.left() + 2, box.top() + 2, box.width() - 4, text.top() - box.top() - 4);
    if (m_picture) {
        m_picture->swatches.front() = {blended(t.canvas, hot ? t.accent : t.mutedText, 0.7),
                                       Qt::SolidPattern};
        PaintStyle style;
        style.tokens = t;
        style.font = font();
        painter.save();
        painter.setClipRect(pane);
        paintGraph(painter, *m_picture, fitted(m_picture->layout().bounds, pane, {8, 8, 8, 4}), pane, style);
        painter.restore();
    }
    painter.setPen(t.text);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop,
                     fontMetrics().elidedText(m_family, Qt::ElideRight, static_cast<int>(text.width())));
    if (m_vertices > 0) {
        painter.setPen(t.mutedText);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom,
                         tr("%1 vertices").arg(QLocale().toString(static_cast<qulonglong>(m_vertices))));
    }
}

} // namespace doppler
