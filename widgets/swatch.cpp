// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/swatch.h"

#include "widgets/theme.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

namespace doppler {

namespace {

class SwatchEngine : public QIconEngine {
public:
    explicit SwatchEngine(Swatch drawn) : swatch(std::move(drawn)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        QRect square(QPoint(), actualSize(rect.size(), QIcon::Normal, QIcon::Off));
        square.moveCenter(rect.center());
        if (swatch.edge.isValid()) {
            painter->fillRect(square, swatch.edge);
            square.adjust(1, 1, -1, -1);
        }
        painter->fillRect(square, swatch.ground);
        painter->fillRect(square, swatch.pattern);
    }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        return size.boundedTo({swatch.side, swatch.side});
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty())
            return {}; // A button that was squeezed to nothing asks so.
        QPixmap out(size);
        out.fill(Qt::transparent);
        QPainter painter(&out);
        paint(&painter, QRect({}, size), mode, state);
        return out;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new SwatchEngine(swatch); }

private:
    Swatch swatch;
};

} // namespace

QIcon swatchIcon(const Swatch& swatch) { return QIcon(new SwatchEngine(swatch)); }

QIcon deviceIcon(std::size_t device)
{
    const QColor color = deviceColor(device);
    const Qt::BrushStyle pattern = devicePattern(device);
    return swatchIcon(
        {color, pattern == Qt::SolidPattern ? QBrush(Qt::NoBrush) : QBrush(textOn(color), pattern)});
}

} // namespace doppler
