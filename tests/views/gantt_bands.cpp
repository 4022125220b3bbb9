// SPDX-License-Identifier: GPL-3.0-or-later
// A chart painted by several threads is the chart painted by one.
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "widgets/gantt/chart/banded_paint.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QThreadPool>

namespace gantt_bands_test {

using namespace doppler;

class GanttBandsTest : public QObject {
    Q_OBJECT
private slots:
    void aPictureInBandsIsTheWholePicture_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<std::size_t>("tasks");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<double>("scroll");
        QTest::newRow("usual") << 1.0 << std::size_t{3000} << 1.0 << 0.0;
        QTest::newRow("zoomed in, so that bars have labels") << 1.0 << std::size_t{300} << 12.0 << 0.0;
        QTest::newRow("scrolled") << 1.0 << std::size_t{3000} << 3.0 << 75.5;
        QTest::newRow("fine screen") << 2.0 << std::size_t{3000} << 5.0 << 0.0;
        QTest::newRow("fraction") << 1.5 << std::size_t{300} << 12.0 << 0.0;
        QTest::newRow("odd fraction") << 1.25 << std::size_t{3000} << 12.0 << 20.0;
    }
    void aPictureInBandsIsTheWholePicture()
    {
        QFETCH(double, ratio);
        QFETCH(std::size_t, tasks);
        QFETCH(double, zoom);
        QFETCH(double, scroll);
        const GanttChart chart(sample::manyTasks(tasks));
        const GanttFiguresPtr figures = figuresOf(chart.runPtr(), nullptr);
        GanttFrame frame;
        frame.area = QRectF(0, 0, 1000, 1100);
        frame.hasStrip = true;
        frame.footerLines = 3;
        RowPlan plan = RowPlan::natural(chart.deviceRows(), chart.channelRows());
        plan.sharesBand = 16;
        plan.band = 46;
        plan.banded.assign(chart.rows().size(), 0);
        std::fill_n(plan.banded.begin(), chart.deviceRows(), 1);
        frame.rows = RowLayout::fit(plan, scroll > 0 ? 300 : frame.plot().height());
        frame.scroll = scroll;
        frame.axis = TimeAxis(chart.duration(), frame.plot().left(), frame.plot().width());
        frame.axis.zoomAt(frame.plot().center().x(), zoom);
        GanttLook look;
        look.colors = tokens(QApplication::palette());
        look.font = QApplication::font();
        look.pixelRatio = ratio;
        look.figures = figures.get();
        look.shares = look.memory = look.bounds = true;
        look.selected = VertexId{tasks / 2};

        const QSize size = (frame.area.size() * ratio).toSize();
        QImage one(size, QImage::Format_RGB32);
        one.fill(look.colors.canvas);
        one.setDevicePixelRatio(ratio);
        QImage banded = one.copy();
        {
            QPainter painter(&one);
            GanttPainter(painter, chart, frame, look).paint();
        }
        QVERIFY(one != banded);
        QThreadPool pool;
        pool.setMaxThreadCount(3);
        paintInBands(banded, chart, frame, look, pool);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                if (one.pixel(x, y) != banded.pixel(x, y))
                    QFAIL(qPrintable(QStringLiteral("pixel %1, %2").arg(x).arg(y)));
    }
};

DOPPLER_TEST_WITH(QApplication, GanttBandsTest)

} // namespace gantt_bands_test

#include "gantt_bands.moc"
