// SPDX-License-Identifier: GPL-3.0-or-later
// What each device does over time: the strips below the devices' bars.
#include "tests/support/runner.h"
#include "tests/window/shown_gantt.h"
#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/shell/picture_export.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QToolTip>
#include <QtMath>
#include <cmath>

namespace gantt_shares_test {

using namespace doppler;
using namespace doppler::sample;

class GanttSharesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }

    /// gpu0 computes 0-2 and sends until 2.5, gpu1 receives 1-2.5 and computes until 4.5.
    void figuresOfEachDevice()
    {
        const GanttFiguresPtr figures = figuresOf(sample::threeTasks(), nullptr);
        QCOMPARE(figures->activity.size(), std::size_t{2});
        const auto expect = [&](std::size_t device, double from, double to, double compute, double transfer) {
            const ActivitySeconds seconds = figures->activity[device].within(from, to);
            QCOMPARE(seconds.compute, compute);
            QCOMPARE(seconds.transfer, transfer);
        };
        expect(0, 0, 4.5, 2, 0.5);
        expect(1, 0, 4.5, 2, 1.5);
        expect(0, 1, 3, 1, 0.5); // While it computes, what it sends does not count.
        expect(1, 0, 1, 0, 0);
        expect(1, 2, 3, 0.5, 0.5);
        // Together they are what the strip above the rows shows.
        const ActivityTotals::Seconds all = figures->totals.within(0, 4.5);
        QCOMPARE(all.compute, 4.0);
        QCOMPARE(all.transfer, 2.0);
    }

    void stripsBelowTheBars()
    {
        const auto view = shownGantt(sample::threeTasks());
        const GanttFrame& frame = view->frame();
        const double before = view->pictureSize().height();
        view->setSharesShown(true);
        QTRY_VERIFY(view->settled() && view->figures());
        const QRectF strip = frame.sharesBand(0);
        QVERIFY(strip.height() > 8);
        QCOMPARE(strip, frame.band(0));
        QVERIFY(frame.barStrip(0).bottom() <= strip.top());
        QCOMPARE(frame.sharesBand(2).height(), 0.0); // A channel has none.
        QCOMPARE(view->pictureSize().height(), before + frame.stripHeight() + 2 * strip.height());

        const QImage image = view->grab().toImage();
        const Tokens colors = tokens(view->palette());
        const QColor computing = mixed(colors.text, colors.canvas, 0.6);
        const QColor transferring = mixed(colors.text, colors.canvas, 0.25);
        const auto heightOf = [&](const QColor& color, std::size_t row, double seconds) {
            const int x = qRound(frame.axis.x(seconds));
            const QRectF band = frame.sharesBand(row);
            int height = 0;
            for (int y = qCeil(band.top()); y < qFloor(band.bottom()); ++y)
                height += std::abs(image.pixelColor(x, y).red() - color.red()) <= 2 &&
                                  std::abs(image.pixelColor(x, y).blue() - color.blue()) <= 2
                              ? 1
                              : 0;
            return height;
        };
        const int whole = static_cast<int>(strip.height()) - 4;
        QVERIFY(heightOf(computing, 0, 0.53) >= whole - 1);
        QCOMPARE(heightOf(computing, 1, 0.53), 0); // It waits.
        QCOMPARE(heightOf(transferring, 1, 0.53), 0);
        QVERIFY(heightOf(computing, 0, 1.57) >= whole - 1);
        QVERIFY(heightOf(transferring, 1, 1.57) >= whole - 1);
        QVERIFY(heightOf(transferring, 0, 2.27) >= whole - 1);
        QVERIFY(heightOf(computing, 1, 3.61) >= whole - 1);
        QCOMPARE(heightOf(computing, 0, 3.61), 0);

        // Memory stands below it.
        view->setMemoryShown(true);
        QCOMPARE(frame.sharesBand(0).height(), strip.height());
        QCOMPARE(frame.memoryBand(0).top(), frame.sharesBand(0).bottom());
        QVERIFY(frame.memoryBand(0).height() > strip.height());
        QCOMPARE(frame.memoryBand(0).bottom(), frame.row(0).bottom());
        view->setSharesShown(false);
        QCOMPARE(frame.sharesBand(0).height(), 0.0);
        QCOMPARE(frame.memoryBand(0), frame.band(0));
    }

    void aLowViewStillShowsDevices_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : {180, 200, 220, 250, 300, 400})
            QTest::addRow("%d", height) << height;
    }

    /// Bounds, strip and bands give way.
    void aLowViewStillShowsDevices()
    {
        QFETCH(int, height);
        const auto view = shownGantt(sample::chainmm(), {1200, height});
        view->setSharesShown(true);
        view->setMemoryShown(true);
        view->setBoundsShown(true);
        QTRY_VERIFY(view->settled() && view->figures());
        const GanttFrame& frame = view->frame();
        for (std::size_t device = 0; device < 3; ++device) {
            QVERIFY(frame.row(device).bottom() <= frame.plot().bottom());
            QVERIFY(frame.barStrip(device).height() >= 16);
            QVERIFY(frame.sharesBand(device).height() >= 8 && frame.memoryBand(device).height() >= 15);
        }
        QVERIFY(frame.footerHeight() >= frame.lineHeight());
        // A picture has them all, whatever the view's height.
        const auto high = shownGantt(sample::chainmm(), {1200, 900});
        high->setSharesShown(true);
        high->setMemoryShown(true);
        high->setBoundsShown(true);
        QCOMPARE(view->pictureSize(), high->pictureSize());
        // And so has the view when it is high again.
        view->resize(1200, 900);
        QTRY_COMPARE(frame.footerHeight(), 3 * frame.lineHeight());
        QVERIFY(frame.hasStrip);
        QCOMPARE(frame.sharesBand(0).height(), 16.0);
    }

    void thePointerAndTheNamesTellFigures()
    {
        const auto view = shownGantt(sample::threeTasks());
        view->setSharesShown(true);
        QTRY_VERIFY(view->settled() && view->figures());
        const GanttFrame& frame = view->frame();
        const auto told = [&](std::size_t row, double seconds) {
            const QPoint at = QPointF(frame.axis.x(seconds), frame.sharesBand(row).center().y()).toPoint();
            QHelpEvent event(QEvent::ToolTip, at, view->mapToGlobal(at));
            QApplication::sendEvent(view.get(), &event);
            return QToolTip::text();
        };
        const auto expect = [&](const QString& text, const char* device, const char* what) {
            return text.startsWith(QLatin1String(device)) &&
                   text.contains(QLatin1String(what) + QLatin1Char(' ') + formatShare(1));
        };
        const QString first = told(0, 1.5);
        QVERIFY2(expect(first, "gpu0", "computing"), qPrintable(first));
        const QString second = told(1, 1.5);
        QVERIFY2(expect(second, "gpu1", "transferring"), qPrintable(second));
        const QString later = told(0, 3.5);
        QVERIFY2(expect(later, "gpu0", "idle"), qPrintable(later));
        QToolTip::hideText();

        // gpu1 only transfers for a third of the time.
        const QString svg = QString::fromUtf8(
            pictureAsSvg(view->pictureSize().toSize(),
                         [&](QPainter& painter, const QRectF& area) { view->paintPicture(painter, area); }));
        QVERIFY(svg.contains(QStringLiteral(">33")));
    }
};

DOPPLER_TEST_WITH(QApplication, GanttSharesTest)

} // namespace gantt_shares_test

#include "gantt_shares.moc"
