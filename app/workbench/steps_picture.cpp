// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/steps_picture.h"

#include "widgets/explain/steps_page.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEventLoop>
#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QTextDocument>
#include <cmath>

namespace doppler {

namespace {

constexpr int pageMargin = 2 * gridUnit;
constexpr int usualTextWidth = 80 * gridUnit;

} // namespace

StepsPicture::StepsPicture(const RunPtr& run, double seconds, int width)
    : m_textWidth(width > 0 ? width - 2 * pageMargin : usualTextWidth)
{
    StepsPage page;
    page.setRun(run);
    page.setTime(seconds);
    page.show(); // It tells nothing while it is hidden.
    while (page.busy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!page.step())
        return;
    m_heading = page.findChild<QLabel*>(QStringLiteral("storyPosition"))->text();
    m_text.reset(page.findChild<QTextBrowser*>(QStringLiteral("storyText"))->document()->clone());
    m_text->setTextWidth(m_textWidth);
}

StepsPicture::~StepsPicture() = default;

double StepsPicture::headingHeight() const { return QFontMetricsF(QApplication::font()).height() + gridUnit; }

QSize StepsPicture::size() const
{
    return {m_textWidth + 2 * pageMargin,
            static_cast<int>(std::ceil(headingHeight() + m_text->size().height())) + 2 * pageMargin};
}

void StepsPicture::paint(QPainter& painter, const QRectF& target) const
{
    const QPalette palette = QApplication::palette();
    const Tokens colors = tokens(palette);
    painter.fillRect(target, colors.canvas);
    painter.save();
    painter.translate(target.topLeft() + QPointF(pageMargin, pageMargin));
    painter.setFont(QApplication::font());
    painter.setPen(colors.mutedText);
    painter.drawText(QRectF(0, 0, m_textWidth, headingHeight()), Qt::AlignLeft | Qt::AlignTop, m_heading);
    painter.translate(0, headingHeight());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette;
    m_text->documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace doppler
