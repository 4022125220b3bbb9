// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/links_picture.h"

#include "widgets/topology/heat.h"
#include "widgets/topology/topology_picture.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int margin = 2 * gridUnit;
constexpr int mostWithNumbers = 32;
constexpr double longestColumn = 10 * gridUnit; ///< Longer names are cut to what tells them apart.
constexpr double islandLine = 2;

QString captionOf(LinkFigure figure)
{
    const char* text =
        figure == LinkFigure::Latency
            ? QT_TRANSLATE_NOOP("LinksPicture", "Latency of each link; the row sends, the column receives")
        : figure == LinkFigure::Sharing
            ? QT_TRANSLATE_NOOP("LinksPicture",
                                "Links that need the same channel; the row sends, the column receives")
            : QT_TRANSLATE_NOOP("LinksPicture", "Bandwidth of each link; the row sends, the column receives");
    return QCoreApplication::translate("LinksPicture", text);
}

double widestText(const QStringList& texts, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

} // namespace

LinksPicture::LinksPicture(const TopologyPtr& topology, LinkFigure figure)
    : m_draft(topology), m_model(m_draft), m_caption(captionOf(figure)), m_font(QApplication::font()),
      m_titleFont(m_font), m_numbers(topology->deviceCount() <= mostWithNumbers)
{
    m_model.setFigure(figure);
    m_titleFont.setBold(true);
    for (const DeviceId d : topology->devices())
        m_names += QString::fromStdString(topology->device(d).name);
    const QFontMetricsF metrics(m_font);
    m_columns = m_names;
    if (!m_numbers || widestText(m_names, metrics) > longestColumn)
        std::ranges::transform(m_names, m_columns.begin(), shortDeviceName);
    QStringList shown = m_columns;
    for (int row = 0; m_numbers && row < count(); ++row)
        for (int column = 0; column < count(); ++column)
            shown += m_model.index(row, column).data().toString();
    m_lineHeight = metrics.height();
    m_nameWidth = widestText(m_names, metrics) + gridUnit;
    m_cell = {std::ceil(widestText(shown, metrics)) + (m_numbers ? 2 : 1) * gridUnit,
              std::ceil(m_lineHeight) + (m_numbers ? gridUnit : 0)};
}

/// Below title, caption and the names of the columns.
double LinksPicture::matrixTop() const
{
    return std::ceil((m_titles ? 3 : 1) * m_lineHeight) + (m_titles ? 2 * gridUnit : 0);
}

void LinksPicture::shape(bool labels, bool scale, int leastWidth, double leastLetters)
{
    m_titles = labels;
    m_numbers = m_numbers && labels;
    m_scale = scale;
    m_leastWidth = leastWidth;
    const double widest = leastWidth * QFontInfo(m_font).pixelSize() / leastLetters;
    if (size().width() > widest)
        narrow(widest);
}

/// Cells without numbers, as wide as there is room.
void LinksPicture::narrow(double widest)
{
    constexpr double leastCell = 2;
    m_numbers = false;
    std::ranges::transform(m_names, m_columns.begin(), shortDeviceName);
    const double name = std::ceil(widestText(m_columns, QFontMetricsF(m_font))) + gridUnit;
    const double room = std::floor((widest - 2 * margin - std::ceil(m_nameWidth)) / std::max(1, count()));
    m_cell = {std::min(name, std::max(leastCell, room)), std::ceil(m_lineHeight)};
    m_columnStep = static_cast<int>(std::ceil(name / m_cell.width()));
}

QRectF LinksPicture::cellAt(int row, int column) const
{
    return {std::ceil(m_nameWidth) + column * m_cell.width(), matrixTop() + row * m_cell.height(),
            m_cell.width(), m_cell.height()};
}

QSize LinksPicture::size() const
{
    const HeatLegend legend;
    const QRectF end = cellAt(count(), count());
    const double width = std::max(
        {end.left(), m_titles ? QFontMetricsF(m_font).horizontalAdvance(m_caption) : 0,
         QFontMetricsF(m_titleFont).horizontalAdvance(QString::fromStdString(m_draft.topology()->name())),
         m_scale ? static_cast<double>(legend.sizeHint().width()) : 0,
         static_cast<double>(m_leastWidth - 2 * margin)});
    const double height = end.top() + (m_scale ? gridUnit + legend.sizeHint().height() : 0);
    return QSizeF(std::ceil(width), std::ceil(height)).toSize() + QSize(2 * margin, 2 * margin);
}

void LinksPicture::paint(QPainter& painter, const QRectF& target) const
{
    const Tokens colors = tokens(QApplication::palette());
    painter.fillRect(target, colors.canvas);
    painter.save();
    painter.translate(target.topLeft() + QPointF(margin, margin));
    const QRectF line(0, 0, target.width() - 2 * margin, m_lineHeight);
    if (m_titles) {
        painter.setPen(colors.text);
        painter.setFont(m_titleFont);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignTop,
                         QString::fromStdString(m_draft.topology()->name()));
        painter.setPen(colors.mutedText);
        painter.setFont(m_font);
        painter.drawText(line.translated(0, m_lineHeight), Qt::AlignLeft | Qt::AlignTop, m_caption);
    }
    painter.setFont(m_font);
    paintNames(painter);
    for (int row = 0; row < count(); ++row)
        for (int column = 0; column < count(); ++column)
            paintCell(painter, row, column);
    paintIslands(painter);
    if (m_scale)
        paintScale(painter);
    painter.restore();
}

void LinksPicture::paintNames(QPainter& painter) const
{
    painter.setPen(tokens(QApplication::palette()).text);
    for (int i = 0; i < count(); ++i) {
        const QRectF first = cellAt(i, 0);
        painter.drawText(QRectF(0, first.top(), m_nameWidth - gridUnit, first.height()),
                         Qt::AlignRight | Qt::AlignVCenter, m_names[i]);
        if (i % m_columnStep != 0)
            continue;
        const QRectF top = cellAt(0, i);
        const double room = m_columnStep * top.width();
        painter.drawText(QRectF(top.center().x() - room / 2, top.top() - m_lineHeight, room, m_lineHeight),
                         Qt::AlignCenter, m_columns[i]);
    }
}

void LinksPicture::paintCell(QPainter& painter, int row, int column) const
{
    const QRectF cell = cellAt(row, column).adjusted(0, 0, -1, -1); // The ground between them is the grid.
    const QModelIndex index = m_model.index(row, column);
    const auto heat = m_model.heat(index);
    if (!heat) {
        painter.setPen(tokens(QApplication::palette()).line);
        painter.drawLine(cell.topLeft(), cell.bottomRight());
        return;
    }
    const QColor ground = heatColor(*heat, QApplication::palette());
    painter.fillRect(cell, ground);
    painter.setPen(textOn(ground));
    if (m_numbers)
        painter.drawText(cell, Qt::AlignCenter, index.data().toString());
}

/// Lines tell them apart.
void LinksPicture::paintIslands(QPainter& painter) const
{
    const QColor ink = tokens(QApplication::palette()).text;
    const auto& islands = m_draft.islands();
    const QRectF all = cellAt(0, 0).united(cellAt(count() - 1, count() - 1));
    for (int i = 1; i < count(); ++i) {
        if (islands[static_cast<std::size_t>(i)] == islands[static_cast<std::size_t>(i - 1)])
            continue;
        const QPointF corner = cellAt(i, i).topLeft() - QPointF(islandLine, islandLine) / 2;
        painter.fillRect(QRectF(corner.x(), all.top(), islandLine, all.height()), ink);
        painter.fillRect(QRectF(all.left(), corner.y(), all.width(), islandLine), ink);
    }
}

void LinksPicture::paintScale(QPainter& painter) const
{
    HeatLegend legend;
    legend.setScale(m_model.scale());
    legend.resize(legend.sizeHint());
    painter.save();
    painter.translate(0, cellAt(count(), 0).top() + gridUnit);
    legend.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
}

} // namespace doppler
