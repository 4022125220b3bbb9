// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/state_key.h"

#include "widgets/graph_view/picture/backdrop.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/ui/theme/font_size.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double glyphWidth = 24;
constexpr double keyGap = 14;
constexpr double keyInset = 6;
constexpr std::size_t transferEntry = 4;
constexpr std::size_t candidateEntry = 5;

const std::array<VertexState, 4> allStates{VertexState::Waiting, VertexState::Ready, VertexState::Running,
                                           VertexState::Done};

QString stateName(std::size_t index)
{
    switch (index) {
    case 0:
        return StateKey::tr("waiting");
    case 1:
        return StateKey::tr("ready");
    case 2:
        return StateKey::tr("running");
    case 3:
        return StateKey::tr("done");
    case transferEntry:
        return StateKey::tr("in transfer");
    default:
        return StateKey::tr("candidate");
    }
}

std::vector<std::size_t> entriesOf(StateKey::Content content)
{
    std::vector<std::size_t> entries;
    if (content.states)
        entries = {0, 1, 2, 3, transferEntry};
    if (content.candidates)
        entries.push_back(candidateEntry);
    return entries;
}

void paintCandidateGlyph(QPainter& painter, const QRectF& r, const Tokens& tokens)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(tokens.canvas, tokens.mutedText, 0.5));
    painter.drawRoundedRect(r.adjusted(3, 3, -3, -3), 2, 2);
    QPen frame(tokens.accent, 1.5, Qt::CustomDashLine);
    frame.setDashPattern({2, 1.5});
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

void paintTransferGlyph(QPainter& painter, const QRectF& r, const Tokens& tokens)
{
    const QPointF middle(r.left() + r.width() * 0.5, r.center().y());
    painter.setPen(QPen(tokens.mutedText, 2.5));
    painter.drawLine(QPointF(r.left(), middle.y()), middle);
    QPen track(tokens.mutedText, 1.5, Qt::CustomDashLine);
    track.setDashPattern({2, 2});
    painter.setPen(track);
    painter.drawLine(middle, QPointF(r.right(), middle.y()));
    painter.setPen(QPen(tokens.text, 1.2));
    painter.setBrush(tokens.mutedText);
    painter.drawEllipse(middle, 4, 4);
}

} // namespace

StateKey::StateKey(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stateKey"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    retranslate();
}

void StateKey::retranslate()
{
    QStringList names;
    for (const std::size_t entry : entriesOf(m_content))
        names += stateName(entry);
    setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
    resize(sizeHint());
    update();
}

QSize StateKey::sizeHint() const
{
    const QFontMetricsF metrics(font());
    double width = 2 * keyInset - keyGap;
    for (const std::size_t entry : entriesOf(m_content))
        width += glyphWidth + keyInset + metrics.horizontalAdvance(stateName(entry)) + keyGap;
    return QSizeF(std::ceil(width) + 1, std::round(24 * textScale(font()))).toSize();
}

bool StateKey::setContent(Content content)
{
    if (content == m_content)
        return false;
    m_content = content;
    setVisible(content.any());
    retranslate();
    return true;
}

void StateKey::paintKey(QPainter& painter, const QRectF& rect, Content content, const QFont& font,
                        const Tokens& tokens)
{
    const QFontMetricsF metrics(font);
    double x = rect.left() + keyInset;
    for (const std::size_t i : entriesOf(content)) {
        const QRectF glyph(x, rect.center().y() - 7, glyphWidth, 14);
        if (i == candidateEntry) {
            paintCandidateGlyph(painter, glyph, tokens);
        } else if (i < allStates.size()) {
            const Swatch gray{blended(tokens.canvas, tokens.mutedText, 0.8), Qt::SolidPattern};
            const BoxStyle style = boxStyle(gray, allStates[i], false, tokens);
            paintBoxShape(painter, glyph, 3, style);
            if (style.progress)
                paintProgress(painter, glyph, 3, style, 0.6);
        } else {
            paintTransferGlyph(painter, glyph, tokens);
        }
        x += glyphWidth + keyInset;
        const double width = metrics.horizontalAdvance(stateName(i));
        painter.setFont(font);
        painter.setPen(tokens.mutedText);
        painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt::AlignVCenter, stateName(i));
        x += width + keyGap;
    }
}

void StateKey::paintEvent(QPaintEvent*)
{
    paintBackdrop(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKey(painter, rect(), m_content, font(), tokens(palette()));
}

} // namespace doppler
