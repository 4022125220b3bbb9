// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_legend.h"

#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace doppler {

namespace {

constexpr int mostLines = 2;

} // namespace

PresentationLegend::PresentationLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("presentationLegend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PresentationLegend::setRun(const RunPtr& run)
{
    m_run = run;
    updateGeometry();
    update();
}

int PresentationLegend::lineHeight() const { return fontMetrics().height() + gridUnit / 2; }

std::vector<PresentationLegend::Entry> PresentationLegend::laidOut(int width) const
{
    std::vector<Entry> wanted;
    if (m_run)
        for (const DeviceId device : m_run->problem->topology().devices())
            wanted.push_back({Sample::Device, device,
                              QString::fromStdString(m_run->problem->topology().device(device).name)});
    const std::vector<Entry> always{{Sample::Transfer, DeviceId{0}, tr("transfer")},
                                    {Sample::Critical, DeviceId{0}, tr("critical path")}};
    const int swatch = fontMetrics().height();
    const auto advance = [&](const Entry& entry) {
        return (entry.sample == Sample::Rest ? 0 : swatch + gridUnit / 2) +
               fontMetrics().horizontalAdvance(entry.text) + 2 * gridUnit;
    };
    int reserved =
        fontMetrics().horizontalAdvance(tr("+ %1 more").arg(QStringLiteral("0,000"))) + 2 * gridUnit;
    for (const Entry& entry : always)
        reserved += advance(entry);
    std::vector<Entry> placed;
    int x = 0;
    int line = 0;
    const auto place = [&](Entry entry, int keep) {
        const int needed = advance(entry);
        if (x > 0 && x + needed + (line + 1 == mostLines ? keep : 0) > width) {
            if (line + 1 == mostLines)
                return false;
            x = 0;
            ++line;
        }
        entry.place = QRect(x, line * lineHeight(), needed, lineHeight());
        placed.push_back(std::move(entry));
        x += needed;
        return true;
    };
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (!place(wanted[i], reserved)) {
            place({Sample::Rest, DeviceId{0},
                   tr("+ %1 more").arg(QLocale().toString(static_cast<qulonglong>(wanted.size() - i)))},
                  0);
            break;
        }
    for (const Entry& entry : always)
        place(entry, 0);
    return placed;
}

QStringList PresentationLegend::entries() const
{
    QStringList texts;
    for (const Entry& entry : laidOut(width()))
        texts += entry.text;
    return texts;
}

QSize PresentationLegend::sizeHint() const { return {600, lineHeight()}; }

QSize PresentationLegend::minimumSizeHint() const { return {100, lineHeight()}; }

int PresentationLegend::heightForWidth(int width) const
{
    const auto placed = laidOut(width);
    return placed.empty() ? lineHeight() : placed.back().place.bottom() + 1;
}

void PresentationLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens colors = tokens(palette());
    const int side = fontMetrics().height();
    for (const Entry& entry : laidOut(width())) {
        const QRectF swatch(entry.place.left(), entry.place.top() + (lineHeight() - side) / 2.0 + side * 0.15,
                            side, side * 0.7);
        if (entry.sample == Sample::Device)
            paintBar(painter, swatch, taskPaint(entry.device, colors, false));
        else if (entry.sample == Sample::Transfer)
            paintBar(painter, swatch, transferPaint(entry.device, entry.device, colors, false));
        else if (entry.sample == Sample::Critical)
            frameInside(painter, swatch, outlineWidth, colors.critical);
        painter.setPen(colors.text);
        const int indent = entry.sample == Sample::Rest ? 0 : side + gridUnit / 2;
        painter.drawText(entry.place.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

void PresentationLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace doppler
