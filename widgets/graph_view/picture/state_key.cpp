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

double lineHeight(const QFont& font) { return std::round(24 * textScale(font)); }

/// The places of the entries from a corner at 0, wrapped into lines.
std::vector<QRectF> placesOf(StateKey::Content content, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    const double line = lineHeight(font);
    std::vector<QRectF> places;
    double x = keyInset;
    double y = 0;
    for (const std::size_t entry : entriesOf(content)) {
        const double wide = glyphWidth + keyInset + metrics.horizontalAdvance(stateName(entry));
        if (!places.empty() && x + wide + keyInset > width) {
            x = keyInset;
            y += line;
        }
        places.emplace_back(x, y, wide, line);
        x += wide + keyGap;
    }
    return places;
}

QSize sizeOf(StateKey::Content content, const QFont& font, double width)
{
    QRectF all;
    for (const QRectF& place : placesOf(content, font, width))
        all |= place;
    return QSizeF(std::ceil(all.right() + keyInset) + 1, std::max(all.bottom(), lineHeight(font))).toSize();
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
    arrange(m_width);
    update();
}

QSize StateKey::sizeHint() const { return sizeOf(m_content, font(), QWIDGETSIZE_MAX); }

double StateKey::furtherHeight(double width, Content content, const QFont& font)
{
    return sizeOf(content, font, width).height() - lineHeight(font);
}

void StateKey::arrange(int width)
{
    m_width = width;
    resize(sizeOf(m_content, font(), width));
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
    const std::vector<std::size_t> entries = entriesOf(content);
    const std::vector<QRectF> places = placesOf(content, font, rect.width());
    if (places.empty())
        return;
    // The last line in the middle, the others above it.
    const QPointF corner(rect.left(), rect.center().y() - places.back().center().y());
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const std::size_t i = entries[at];
        const QRectF place = places[at].translated(corner);
        const QRectF glyph(place.left(), place.center().y() - 7, glyphWidth, 14);
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
        painter.setFont(font);
        painter.setPen(tokens.mutedText);
        painter.drawText(place.adjusted(glyphWidth + keyInset, 0, 2, 0), Qt::AlignVCenter, stateName(i));
    }
}

void StateKey::paintEvent(QPaintEvent*)
{
    paintBackdrop(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double last = lineHeight(font());
    paintKey(painter, QRectF(0, height() - last, width(), last), m_content, font(), tokens(palette()));
}

} // namespace doppler
