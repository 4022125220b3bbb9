// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of trainings as a value: it looks as the plot paints itself, and to take it needs no dots
// placed.
#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/curves/training_snapshot.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPicture>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <ctime>

namespace training_still_test {

using namespace doppler;

namespace {

constexpr QSize pictureSize{900, 500};

/// Makespans far from each other, the best known from the start.
QVector<EpisodeRecord> scatteredRecords(std::uint64_t count)
{
    QVector<EpisodeRecord> records = scriptedRecords(0, count, count / 2);
    for (EpisodeRecord& record : records) {
        record.best = 1e-3;
        record.makespan = 2e-3 + 1e-3 * std::sin(static_cast<double>(record.episode * record.episode));
        record.loss = 1 + std::cos(static_cast<double>(record.episode * record.episode));
    }
    records[7].makespan = 1e-2; // Beyond the scale, which has a mark for it.
    return records;
}

void fill(TrainingPlot& plot, std::uint64_t count)
{
    plot.resize(pictureSize);
    plot.addRun(0, QStringLiteral("run"), {count / 2, count - count / 2});
    plot.addRecords(0, scatteredRecords(count));
}

template <class Paint>
QImage imageOf(const Paint& paint)
{
    QImage image(pictureSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, QRectF(image.rect()));
    return image;
}

/// Pixels that differ from `ground` in one image and have none nearby that does so in the other one.
int lonely(const QImage& ground, const QImage& image, const QImage& other)
{
    constexpr int near = 2;
    const auto differs = [&](const QImage& from, int x, int y) {
        return ground.rect().contains(x, y) && from.pixel(x, y) != ground.pixel(x, y);
    };
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            bool accompanied = !differs(image, x, y);
            for (int dy = -near; dy <= near && !accompanied; ++dy)
                for (int dx = -near; dx <= near && !accompanied; ++dx)
                    accompanied = differs(other, x + dx, y + dy);
            found += accompanied ? 0 : 1;
        }
    return found;
}

/// Seconds of arithmetic of this thread so far.
double spent()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

template <class Work>
double leastSeconds(const Work& work)
{
    double least = 1e9;
    for (int i = 0; i < 3; ++i) {
        const double before = spent();
        work();
        least = std::min(least, spent() - before);
    }
    return least;
}

} // namespace

class TrainingSnapshotTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
    }

    void dotsStandWhereThePlotPaintsThem_data()
    {
        QTest::addColumn<bool>("logarithmic");
        QTest::newRow("linear") << false;
        QTest::newRow("logarithmic") << true;
    }

    void dotsStandWhereThePlotPaintsThem()
    {
        QFETCH(bool, logarithmic);
        TrainingPlot plot;
        fill(plot, 60);
        plot.setLogarithmic(logarithmic);
        for (const CurveKind line : {CurveKind::Mean, CurveKind::Best, CurveKind::Baseline})
            plot.setShown(line, false); // They would lie above the dots in one of the two.
        TrainingSnapshot still = trainingSnapshot(plot, pictureSize);
        QCOMPARE(still.dots.size(), std::size_t{3}); // Makespans, and the losses of both stages.
        QCOMPARE(still.dots[0].logarithmic, logarithmic);
        QCOMPARE(still.dots[0].points.size(), std::size_t{60});
        QVERIFY(!plot.beyondScale(false).empty());
        const QImage dotted =
            imageOf([&](QPainter& painter, const QRectF& area) { still.paint(painter, area); });
        const QImage whole =
            imageOf([&](QPainter& painter, const QRectF& area) { plot.paintPicture(painter, area); });
        const QRect above = still.dots[0].axes;
        const QRect below = still.dots[1].axes;
        still.dots.clear();
        const QImage lines =
            imageOf([&](QPainter& painter, const QRectF& area) { still.paint(painter, area); });
        QVERIFY(dotted != lines);
        constexpr int some = 20;                   // At the axes one of the two cuts dots elsewhere.
        for (const QRect& axes : {above, below}) { // Their numbers may lie a part of a pixel elsewhere.
            QVERIFY(lonely(lines.copy(axes), dotted.copy(axes), whole.copy(axes)) <= some);
            QVERIFY(lonely(lines.copy(axes), whole.copy(axes), dotted.copy(axes)) <= some);
        }
    }

    void dotsThatCoverEachOtherAreFew()
    {
        EpisodeDots dots;
        dots.episodes = {0, 100000};
        dots.values = {0, 1};
        dots.axes = QRect(10, 20, 100, 50);
        for (int i = 0; i < 100000; ++i)
            dots.points.emplace_back(i, i % 2 ? 0.5 : 2.0); // Every other one is above the axes.
        dots.points.emplace_back(100000, std::nan(""));
        for (const std::vector<QPoint>& layer : dots.layers()) {
            QVERIFY(layer.size() > 90 && layer.size() <= 100);
            for (const QPoint& at : layer)
                QVERIFY(dots.axes.contains(at));
        }
        dots.points = {{50000, 0.5}};
        const EpisodeDots::Layers alone = dots.layers();
        QCOMPARE(alone[0].size(), std::size_t{1});
        QVERIFY(alone[1].empty() && alone[2].empty());
        QVERIFY(std::abs(alone[0][0].x() - 60) <= 1 && std::abs(alone[0][0].y() - 45) <= 1);
    }

    /// The window's own thread is where it is taken.
    void isTakenInAFractionOfTheTime()
    {
        TrainingPlot plot;
        fill(plot, 100000);
        const double whole = leastSeconds([&] {
            QPicture picture;
            QPainter painter(&picture);
            plot.paintPicture(painter, QRectF({}, pictureSize));
        });
        const double still = leastSeconds([&] { (void)trainingSnapshot(plot, pictureSize); });
        QVERIFY2(still < whole / 2, qPrintable(QStringLiteral("%1 of %2 s").arg(still).arg(whole)));
    }

    /// Neither are they gone afterwards, nor for a moment.
    void thePlotKeepsItsDots()
    {
        TrainingPlot plot;
        fill(plot, 60);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        const RunCurves& curves = *plot.curves(0);
        const auto dotted = [](const QCPGraph* curve) {
            return curve->visible() && curve->scatterStyle().shape() == QCPScatterStyle::ssDot;
        };
        QVERIFY(dotted(curves.episodes) && dotted(curves.loss[0]));
        (void)trainingSnapshot(plot, pictureSize);
        QVERIFY(dotted(curves.episodes) && dotted(curves.loss[0]));
        QVERIFY(!plot.updatesEnabled());
        QTRY_VERIFY(plot.updatesEnabled());
    }

    /// Where the dots are switched off there are none.
    void showsWhatThePlotShows()
    {
        TrainingPlot plot;
        fill(plot, 60);
        plot.setShown(CurveKind::Episodes, false);
        QVERIFY(trainingSnapshot(plot, pictureSize).dots.empty());
    }
};

int run(int argc, char** argv)
{
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale::c());
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    TrainingSnapshotTest test;
    return QTest::qExec(&test, argc, argv);
}

DOPPLER_TEST_MAIN(run)

} // namespace training_still_test

#include "training_still.moc"
