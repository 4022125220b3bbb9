// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/swatch.h"

#include "widgets/ui/theme/painted_icon.h"
#include "widgets/ui/theme/theme.h"

#include <utility>

namespace doppler {

namespace {

class SwatchEngine : public PaintedIcon {
public:
    explicit SwatchEngine(ListSquare drawn) : swatch(std::move(drawn)) {}

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
    [[nodiscard]] QIconEngine* clone() const override { return new SwatchEngine(swatch); }

private:
    ListSquare swatch;
};

} // namespace

QIcon swatchIcon(const ListSquare& square) { return QIcon(new SwatchEngine(square)); }

QIcon deviceIcon(std::size_t device)
{
    const QColor color = deviceColor(device);
    const Qt::BrushStyle pattern = devicePattern(device);
    return swatchIcon(
        {color, pattern == Qt::SolidPattern ? QBrush(Qt::NoBrush) : QBrush(textOn(color), pattern)});
}

} // namespace doppler
