// SPDX-License-Identifier: GPL-3.0-or-later
// A run becomes frames, and these a GIF that says the same when it is read again.
#include "tests/support/runner.h"
#include "tests/window/animation_sample.h"
#include "tests/window/scratch_folder.h"
#include "widgets/animation/color_count.h"
#include "widgets/animation/gif_writer.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/ui/theme/theme_tokens.h"

#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <cmath>
#include <numeric>

#include <gif_lib.h>

namespace animation_test {

using namespace doppler;

namespace {

/// A GIF as its own library reads it, with every frame laid over those before.
struct ReadGif {
    QSize size;
    QList<QRgb> colors;
    bool playsOn = false;
    std::vector<int> hundredths;
    std::vector<QRect> parts;
    std::vector<QImage> pictures;

    explicit ReadGif(const QString& file)
    {
        int fault = 0;
        GifFileType* gif = DGifOpenFileName(QFile::encodeName(file).constData(), &fault);
        if (!gif || DGifSlurp(gif) != GIF_OK)
            qFatal("no GIF");
        size = QSize(gif->SWidth, gif->SHeight);
        for (int i = 0; i < gif->SColorMap->ColorCount; ++i) {
            const GifColorType& color = gif->SColorMap->Colors[i];
            colors += qRgb(color.Red, color.Green, color.Blue);
        }
        QImage canvas(size, QImage::Format_RGB32);
        canvas.fill(0xff123456);
        for (int i = 0; i < gif->ImageCount; ++i)
            add(gif, i, canvas);
        DGifCloseFile(gif, &fault);
    }

private:
    void add(GifFileType* gif, int i, QImage& canvas)
    {
        const SavedImage& image = gif->SavedImages[i];
        const GifImageDesc& place = image.ImageDesc;
        GraphicsControlBlock control{};
        if (DGifSavedExtensionToGCB(gif, i, &control) != GIF_OK)
            qFatal("a frame without a delay");
        for (int e = 0; e < image.ExtensionBlockCount; ++e) {
            const ExtensionBlock& block = image.ExtensionBlocks[e];
            playsOn = playsOn || (block.Function == APPLICATION_EXT_FUNC_CODE &&
                                  QByteArray(reinterpret_cast<const char*>(block.Bytes), block.ByteCount) ==
                                      "NETSCAPE2.0");
        }
        hundredths.push_back(control.DelayTime);
        parts.emplace_back(place.Left, place.Top, place.Width, place.Height);
        for (int y = 0; y < place.Height; ++y)
            for (int x = 0; x < place.Width; ++x) {
                const int color = image.RasterBits[y * place.Width + x];
                if (color != control.TransparentColor)
                    canvas.setPixel(place.Left + x, place.Top + y, colors[color]);
            }
        pictures.push_back(canvas);
    }
};

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

/// Every pixel is one of the colours that are nearest to the painted one. Gives the first that is not.
QString mismatch(const QImage& read, const QImage& painted, const QList<QRgb>& colors)
{
    QHash<QRgb, int> least;
    for (int y = 0; y < painted.height(); ++y)
        for (int x = 0; x < painted.width(); ++x) {
            const QRgb wanted = painted.pixel(x, y);
            auto known = least.constFind(wanted);
            if (known == least.cend()) {
                int nearest = 1000;
                for (const QRgb color : colors)
                    nearest = std::min(nearest, distance(color, wanted));
                known = least.insert(wanted, nearest);
            }
            if (distance(read.pixel(x, y), wanted) != *known)
                return QStringLiteral("%1,%2: %3 of %4")
                    .arg(x)
                    .arg(y)
                    .arg(read.pixel(x, y), 8, 16)
                    .arg(wanted, 8, 16);
        }
    return {};
}

} // namespace

class AnimationTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void planSpreadsTheRun()
    {
        AnimationPlan plan;
        QCOMPARE(plan.frames(), 240);
        QCOMPARE(plan.timeOf(0, 3), 0.0);
        QCOMPARE(plan.timeOf(239, 3), 3.0);
        QCOMPARE(plan.timeOf(100, 239), 100.0);
        QCOMPARE(plan.hundredthsOf(0), 5);
        QCOMPARE(plan.hundredthsOf(239), 100);
        // A third of a hundredth is not lost.
        plan.rate = 30;
        plan.seconds = 1;
        QCOMPARE(plan.frames(), 30);
        int sum = 0;
        for (int frame = 0; frame + 1 < plan.frames(); ++frame)
            sum += plan.hundredthsOf(frame);
        QCOMPARE(sum, 97); // 29 thirtieths of a second.
        plan.seconds = 0.001;
        QCOMPARE(plan.frames(), 2);
        QCOMPARE(plan.timeOf(1, 7), 7.0);
    }

    void fewColorsStayAsTheyAre()
    {
        QImage image(4, 2, QImage::Format_RGB32);
        image.fill(qRgb(1, 2, 3));
        image.setPixel(0, 0, qRgb(255, 0, 0));
        image.setPixel(1, 0, qRgb(255, 0, 0));
        image.setPixel(2, 0, qRgb(0, 0, 255));
        ColorCount colors;
        colors.add(image);
        QCOMPARE(colors.table(255), (QList<QRgb>{qRgb(1, 2, 3), qRgb(255, 0, 0), qRgb(0, 0, 255)}));
        QCOMPARE(colors.table(3).size(), 3);
        // Two for three: the most frequent one, and the mean of the others by their pixels.
        QCOMPARE(colors.table(2), (QList<QRgb>{qRgb(1, 2, 3), qRgb(170, 0, 85)}));
    }

    void manyColorsHaveNearOnes()
    {
        // 4096 colours, and a ground that is most of it.
        QImage image(64, 192, QImage::Format_RGB32);
        image.fill(qRgb(250, 251, 252));
        for (int i = 0; i < 4096; ++i)
            image.setPixel(i % 64, i / 64, qRgb(i % 64 * 4, i / 64 * 4, 128));
        ColorCount colors;
        colors.add(image);
        const QList<QRgb> table = colors.table(255);
        QCOMPARE(table.size(), 255);
        QCOMPARE(table.first(), qRgb(250, 251, 252));
        // 128 boxes on a plane of 256 x 256: none needs to be wider than 32, nor its mean further than that.
        for (int i = 0; i < 4096; ++i) {
            int nearest = 1000;
            for (const QRgb color : table)
                nearest = std::min(nearest, distance(color, image.pixel(i % 64, i / 64)));
            QVERIFY2(nearest <= 32, qPrintable(QString::number(nearest)));
        }
        ColorCount again;
        again.add(image);
        QCOMPARE(again.table(255), table);
    }

    void gifHoldsWhatChanges()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("a.gif"));
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            GifWriter gif(file, image.size(), {qRgb(255, 255, 255), qRgb(255, 0, 0)});
            QVERIFY(gif.add(image, 7));
            image.setPixel(3, 4, qRgb(255, 0, 0));
            image.setPixel(9, 8, qRgb(250, 4, 4)); // Red is the nearest.
            QVERIFY(gif.add(image, 8));
            QVERIFY(gif.add(image, 9));
            QVERIFY(!QFile::exists(file));
            QVERIFY(gif.finish().ok());
        }
        const ReadGif read(file);
        QCOMPARE(read.size, image.size());
        QVERIFY(read.playsOn);
        QCOMPARE(read.hundredths, (std::vector<int>{7, 8, 9}));
        QCOMPARE(read.parts, (std::vector<QRect>{{0, 0, 40, 30}, {3, 4, 7, 5}, {0, 0, 1, 1}}));
        QCOMPARE(read.pictures[0].pixel(3, 4), qRgb(255, 255, 255));
        for (const std::size_t frame : {1U, 2U}) {
            QCOMPARE(read.pictures[frame].pixel(3, 4), qRgb(255, 0, 0));
            QCOMPARE(read.pictures[frame].pixel(9, 8), qRgb(255, 0, 0));
            QCOMPARE(read.pictures[frame].pixel(5, 5), qRgb(255, 255, 255));
        }
    }

    void gifSaysWhatWasPainted()
    {
        const sample::AnimatedRun shown(sample::chainmm());
        const AnimationPlan plan = sample::shortPlan();
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("run.gif"));
        int told = 0;
        const auto written = exportAnimation(shown.scene(plan), plan, file, {}, [&](int done) {
            QCOMPARE(done, told + 1);
            told = done;
        });
        QVERIFY(written.ok());
        QCOMPARE(*written, file);
        QCOMPARE(told, 10);
        const ReadGif read(file);
        QCOMPARE(read.size, plan.size);
        QVERIFY(read.playsOn);
        QCOMPARE(read.hundredths, (std::vector<int>{5, 5, 5, 5, 5, 5, 5, 5, 5, 100}));
        AnimationPainter painter(shown.scene(plan));
        for (const int frame : {0, 4, 9}) {
            const QImage painted = painter.frame(plan.timeOf(frame, shown.makespan()));
            const QString wrong =
                mismatch(read.pictures[static_cast<std::size_t>(frame)], painted, read.colors);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("frame %1, %2").arg(frame).arg(wrong)));
        }
        // The colours that mean something are themselves.
        QVERIFY(read.colors.contains(tokens(shown.gantt.palette()).canvas.rgb()));
        for (std::size_t device = 0; device < 4; ++device)
            QVERIFY(read.colors.contains(deviceColor(device).rgb()));
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            for (const int frame : {0, 4, 9})
                read.pictures[static_cast<std::size_t>(frame)].save(
                    QStringLiteral("%1/animation-%2.png").arg(keep).arg(frame));
    }

    void chartGrowsWithItsCursor()
    {
        const sample::AnimatedRun shown(sample::threeTasks()); // c runs on gpu1 from 2.5 to 4.5 s
        AnimationPlan plan = sample::shortPlan(AnimatedView::Gantt);
        plan.size = {900, 300};
        AnimationPainter painter(shown.scene(plan));
        const GanttSnapshot& chart = *painter.scene().gantt;
        const QRectF area(QPointF(), QSizeF(plan.size));
        const auto column = [&](double seconds) { return static_cast<int>(chart.x(area, seconds)); };
        const QRgb canvas = tokens(shown.gantt.palette()).canvas.rgb();
        const auto pixelsOf = [&](const QImage& image, int x, QRgb color) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                count += image.pixel(x, y) == color ? 1 : 0;
            return count;
        };
        const QImage begin = painter.frame(0);
        const QImage middle = painter.frame(3);
        const QImage end = painter.frame(4.5);
        const QRgb a = deviceColor(0).rgb();
        const QRgb c = deviceColor(1).rgb();
        QVERIFY(c != canvas);
        for (const double time : {0.5, 1.5})
            QVERIFY(pixelsOf(begin, column(time), a) == 0 && pixelsOf(middle, column(time), a) > 10);
        QVERIFY(pixelsOf(middle, column(2.7), c) > 10);
        QVERIFY(pixelsOf(middle, column(4), c) == 0);
        QVERIFY(pixelsOf(end, column(4), c) > 10);
        // What was stays: left of the cursor's flag both are the same, names and ruler included.
        const QRect past(0, 0, column(3) - 60, plan.size.height());
        QCOMPARE(middle.copy(past), end.copy(past));
        // And what is to come is as empty as in the beginning.
        const QRect future(column(3) + 60, 0, column(4.5) - 60 - column(3) - 60, plan.size.height());
        QCOMPARE(middle.copy(future), begin.copy(future));
    }

    void graphIsThatOfTheMoment()
    {
        sample::AnimatedRun shown(sample::threeTasks());
        const AnimationPlan plan = sample::shortPlan(AnimatedView::Graph);
        AnimationPainter painter(shown.scene(plan));
        const QRect above(0, 0, plan.size.width(), plan.size.height() - 36); // the time stands below
        QImage last;
        for (const double time : {0.5, 1.7, 3.0, 4.5}) {
            shown.graph.setTime(time);
            QImage view(plan.size, QImage::Format_RGB32);
            QPainter target(&view);
            target.setRenderHint(QPainter::Antialiasing);
            shown.graph.paintPicture(target, QRectF(QPointF(), QSizeF(plan.size)));
            target.end();
            const QImage frame = painter.frame(time);
            QCOMPARE(frame.copy(above), view.copy(above));
            QVERIFY(frame.copy(above) != last);
            last = frame.copy(above);
        }
    }

    void anotherThemeIsAsIfTheWindowHadIt()
    {
        sample::AnimatedRun shown(sample::chainmm());
        shown.graph.setColorBy(ColorBy::Cost);
        QTRY_VERIFY(shown.graph.picture().shaded());
        const AnimationPlan plan = sample::shortPlan();
        AnimationScene dark = shown.scene(plan);
        dark.useTokens(themeTokens(ThemeKind::Dark));
        const double time = shown.makespan() / 2;
        const QImage wanted = AnimationPainter(dark).frame(time);
        const QImage light = AnimationPainter(shown.scene(plan)).frame(time);
        QVERIFY(wanted != light);
        applyTheme(*qApp, ThemeKind::Dark);
        QCoreApplication::processEvents();
        const QImage window = AnimationPainter(shown.scene(plan)).frame(time);
        applyTheme(*qApp, ThemeKind::Light);
        QCOMPARE(wanted, window);
    }

    void raceIsThatOfThePage()
    {
        RaceView page;
        page.setRuns(sample::apartAndTogether());
        for (const double start : {0.0, 1.5}) {
            for (const double time : {0.0, 2.25, 4.2, 6.0}) {
                page.setTime(time, {0, start});
                const RaceSnapshot still = page.still();
                QCOMPARE(still.duration(), std::max(4.5, start + 4));
                const QSize size = still.size().toSize();
                const QSize places(size.width(), static_cast<int>(raceHeight(2)));
                QImage shown(places, QImage::Format_RGB32);
                shown.fill(Qt::white);
                page.resize(places);
                page.render(&shown, {}, {}, QWidget::RenderFlags());
                QImage painted(size, QImage::Format_RGB32);
                painted.fill(Qt::white);
                QPainter painter(&painted);
                still.paint(painter, QRectF(QPointF(), QSizeF(size)), time);
                painter.end();
                QCOMPARE(painted.copy(QRect({}, places)), shown);
            }
        }
    }

    void raceGoesFromTheStartToTheLastFinish()
    {
        RaceView page;
        page.setRuns(sample::apartAndTogether());
        const AnimationPlan plan = sample::shortPlan(AnimatedView::Race);
        AnimationPainter painter(sceneOf(page.still(), plan));
        QCOMPARE(painter.scene().makespan(), 4.5);
        std::vector<QImage> frames;
        for (int frame = 0; frame < plan.frames(); ++frame) {
            frames.push_back(painter.frame(plan.timeOf(frame, 4.5)));
            QCOMPARE(frames.back().size(), plan.size);
            if (frame > 0)
                QVERIFY(frames.back() != frames[static_cast<std::size_t>(frame) - 1]);
        }
        // A column between names and figures, in which there are only the bars: where each colour begins.
        const auto firstOf = [&](const QImage& image, const QColor& color) {
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(plan.size.width() / 2, y) == color.rgb())
                    return y;
            return -1;
        };
        const Tokens colors = tokens(page.palette());
        QCOMPARE(frames.front().pixel(0, 0), colors.surface.rgb());
        QVERIFY(firstOf(frames.front(), colors.line) > 0); // empty bars
        QCOMPARE(firstOf(frames.front(), colors.accent), -1);
        QCOMPARE(firstOf(frames.front(), colors.good), -1);
        // Both are at the end: the one that was first above.
        QVERIFY(firstOf(frames.back(), colors.good) > 0);
        QVERIFY(firstOf(frames.back(), colors.accent) > firstOf(frames.back(), colors.good));
        QCOMPARE(firstOf(frames.back(), colors.line), -1);
        const QImage before = painter.frame(4.2); // only the first is
        QVERIFY(firstOf(before, colors.good) > 0);
        QVERIFY(before != frames.back());
        // Another theme paints all of it anew.
        AnimationScene dark = sceneOf(page.still(), plan);
        dark.useTokens(themeTokens(ThemeKind::Dark));
        QCOMPARE(AnimationPainter(dark).frame(0).pixel(0, 0), themeTokens(ThemeKind::Dark).surface.rgb());
        // As a file it is as long as its plan.
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("race.gif"));
        QVERIFY(exportAnimation(sceneOf(page.still(), plan), plan, file, {}, [](int) {}).ok());
        const ReadGif read(file);
        QCOMPARE(read.pictures.size(), frames.size());
        QCOMPARE(mismatch(read.pictures.back(), frames.back(), read.colors), QString());
    }

    void raceSlidesWhereOneOvertakes()
    {
        RaceView page;
        page.setRuns(sample::apartAndTogether()); // Until 2 s nothing tells them apart.
        RaceSnapshot still = page.still();
        QCOMPARE(still.rowsAt(2), (std::vector<double>{0, 1}));
        QCOMPARE(still.rowsAt(2.5), (std::vector<double>{1, 0}));
        still.slide = 1;
        QCOMPARE(still.rowsAt(2), (std::vector<double>{0, 1}));
        QCOMPARE(still.rowsAt(2.5), (std::vector<double>{0.5, 0.5}));
        QCOMPARE(still.rowsAt(3.25), (std::vector<double>{1, 0}));
        still.slide = 100; // It never ends in between.
        QCOMPARE(still.rowsAt(4.5), (std::vector<double>{1, 0}));
        // Half as long a file, twice as much of the runs in the same time.
        AnimationPlan plan = sample::shortPlan(AnimatedView::Race);
        const double slide = sceneOf(page.still(), plan).race->slide;
        QVERIFY(slide > 0);
        plan.seconds /= 2;
        QCOMPARE(sceneOf(page.still(), plan).race->slide, 2 * slide);
    }

    void largePicturesHaveLargeLetters()
    {
        const sample::AnimatedRun shown(sample::chainmm());
        AnimationPlan plan = sample::shortPlan();
        plan.size = {3840, 2160};
        AnimationPainter painter(shown.scene(plan));
        const QImage frame = painter.frame(shown.makespan());
        QCOMPARE(frame.size(), plan.size);
        QCOMPARE(frame.devicePixelRatio(), 2.0);
    }
};

DOPPLER_TEST_WITH(QApplication, AnimationTest)

} // namespace animation_test

#include "animation.moc"
