// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/swatch.h"

#include "tests/support/runner.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace swatch_test {

using namespace doppler;

class SwatchTest : public QObject {
    Q_OBJECT

private slots:
    void isSmallAndInTheMiddle()
    {
        QImage image(40, 20, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        swatchIcon({Qt::red, Qt::NoBrush, 8, Qt::white}).paint(&painter, image.rect());
        painter.end();
        QCOMPARE(image.pixelColor(20, 10), QColor(Qt::red));
        QCOMPARE(image.pixelColor(16, 10), QColor(Qt::white));
        QCOMPARE(image.pixelColor(14, 10), QColor(Qt::black));
    }

    void hasThePatternOfItsDevice()
    {
        for (const std::size_t device : {std::size_t{0}, std::size_t{9}}) {
            const QImage image = deviceIcon(device).pixmap(QSize(12, 12)).toImage();
            int plain = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    plain += image.pixelColor(x, y).rgb() == deviceColor(device).rgb() ? 1 : 0;
            QVERIFY(plain > 0);
            QCOMPARE(plain == image.width() * image.height(), devicePattern(device) == Qt::SolidPattern);
        }
    }

    /// A picture would be kept, or at least its name.
    void isNoPicture() { QVERIFY(deviceIcon(3).availableSizes().isEmpty()); }
};

DOPPLER_TEST_WITH(QApplication, SwatchTest)

} // namespace swatch_test

#include "swatch.moc"
