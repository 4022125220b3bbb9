// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/drop_hint.h"

#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QFileInfo>
#include <QPainter>

namespace doppler {

namespace {

constexpr qsizetype mostNames = 4;
constexpr double inset = 2 * gridUnit;

} // namespace

DropHint::DropHint(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("dropHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropHint::open(const QStringList& files)
{
    m_names.clear();
    for (const QString& file : files.first(std::min(files.size(), mostNames)))
        m_names += QFileInfo(file).fileName();
    if (files.size() > mostNames)
        m_names += tr("and %n more", nullptr, static_cast<int>(files.size() - mostNames));
    setAccessibleName(tr("Drop to open"));
    setAccessibleDescription(text());
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

QString DropHint::text() const { return m_names.join(QLatin1Char('\n')); }

void DropHint::paintEvent(QPaintEvent*)
{
    const Tokens t = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = t.canvas;
    veil.setAlphaF(0.9F);
    painter.fillRect(rect(), veil);
    QPen frame(t.accent, 2, Qt::CustomDashLine);
    frame.setDashPattern({4, 3});
    painter.setPen(frame);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), gridUnit, gridUnit);

    QFont title = resized(font(), 1.6);
    title.setWeight(QFont::DemiBold);
    const QFontMetrics large(title);
    const QFontMetrics plain(font());
    const int lines = static_cast<int>(m_names.size()) + 1;
    const int room = width() - 12 * gridUnit;
    int y = (height() - large.height() - gridUnit - lines * plain.lineSpacing()) / 2;
    const auto line = [&](const QFont& face, const QFontMetrics& metrics, const QColor& color,
                          const QString& text) {
        painter.setFont(face);
        painter.setPen(color);
        painter.drawText(QRect(0, y, width(), metrics.lineSpacing()), Qt::AlignCenter,
                         metrics.elidedText(text, Qt::ElideMiddle, room));
        y += metrics.lineSpacing();
    };
    line(title, large, t.text, tr("Drop to open"));
    y += gridUnit;
    for (const QString& name : m_names)
        line(font(), plain, t.text, name);
    line(font(), plain, t.mutedText,
         tr("Graphs, devices, placements, traces, checkpoints and training logs are detected by their "
            "content"));
}

} // namespace doppler
