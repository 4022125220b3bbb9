// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runner.h"
#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/graph_view/picture/box_style.h"
#include "widgets/memory/holder_colors.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/device_colors.h"
#include "widgets/ui/theme/frame_style.h"
#include "widgets/ui/theme/swatch.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressBar>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace frame_theme_test {

using namespace doppler;

namespace {

/// The share of pixels that an icon paints at all.
double coverage(const QIcon& shown, int size)
{
    const QImage image = shown.pixmap(size, size).toImage().convertToFormat(QImage::Format_ARGB32);
    int painted = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            painted += qAlpha(image.pixel(x, y)) > 40;
    return static_cast<double>(painted) / (image.width() * image.height());
}

QStringList iconFiles() { return QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}); }

} // namespace

class FrameTheme : public QObject {
    Q_OBJECT
private slots:
    /// The offscreen platform has no window manager and says so.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void labelsShowNamesLiterally()
    {
        FrameStyle style;
        QLabel name(QStringLiteral("<img src='file:///dev/zero'>"));
        QLabel markup;
        markup.setTextFormat(Qt::RichText);
        QMessageBox question(QMessageBox::Question, QStringLiteral("Q"), name.text());
        for (QWidget* widget : {static_cast<QWidget*>(&name), static_cast<QWidget*>(&markup)}) {
            widget->setStyle(&style);
            widget->ensurePolished();
        }
        QCOMPARE(name.textFormat(), Qt::PlainText);
        QCOMPARE(markup.textFormat(), Qt::RichText);
        for (QLabel* label : question.findChildren<QLabel*>()) {
            label->setStyle(&style);
            label->ensurePolished();
            QVERIFY(label->textFormat() != Qt::AutoText);
        }
    }

    void everyIconIsOneColourAndVisible()
    {
        const QStringList files = iconFiles();
        QVERIFY(files.size() > 20);
        for (const QString& name : files) {
            QFile file(QStringLiteral(":/icons/") + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QVERIFY2(svg.contains("viewBox=\"0 0 24 24\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke=\"currentColor\""), qPrintable(name));
            QVERIFY2(svg.contains("stroke-width=\"1.5\""), qPrintable(name));
            QVERIFY2(!svg.contains('#'), qPrintable(name + QStringLiteral(" has a colour of its own")));
            const QString base = name.chopped(4);
            for (int size : {16, 24, 48}) {
                const double share = coverage(icon(base, qApp->palette()), size);
                QVERIFY2(share > 0.03 && share < 0.6,
                         qPrintable(QStringLiteral("%1 %2").arg(name).arg(share)));
            }
        }
        QVERIFY(icon(QStringLiteral("no-such-icon"), qApp->palette()).isNull());
        QVERIFY(icon(QStringLiteral("search"), qApp->palette()).pixmap(0, 16).isNull());
    }

    void iconsFollowTheTheme()
    {
        const auto brightest = [](const QIcon& shown) {
            const QImage image = shown.pixmap(24, 24).toImage();
            int most = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) > 200)
                        most = std::max(most, qGray(image.pixel(x, y)));
            return most;
        };
        applyTheme(*qApp, ThemeKind::Light);
        QVERIFY(brightest(icon(QStringLiteral("search"), qApp->palette())) < 100);
        applyTheme(*qApp, ThemeKind::Dark);
        QVERIFY(brightest(icon(QStringLiteral("search"), qApp->palette())) > 180);
    }

    void textIsReadable_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
        QTest::newRow("high contrast") << static_cast<int>(ThemeKind::HighContrast);
    }
    void textIsReadable()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        const bool strong = static_cast<ThemeKind>(kind) == ThemeKind::HighContrast;
        QCOMPARE(t.dark, static_cast<ThemeKind>(kind) == ThemeKind::Dark || strong);
        QCOMPARE(t.highContrast, strong);
        QVERIFY(!strong || (t.outline > 1 && contrast(t.line, t.canvas) >= 4.5));
        const double least = strong ? 7 : 4.5;
        for (const QColor& ground : {t.canvas, t.surface})
            for (const QColor& ink : {t.text, t.mutedText, t.accent, t.good, t.bad, t.critical})
                QVERIFY2(contrast(ink, ground) >= least,
                         qPrintable(QStringLiteral("%1 on %2").arg(ink.name(), ground.name())));
        const QPalette p = qApp->palette();
        QVERIFY(contrast(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)) >= least);
    }

    void theShownTabIsTold_data() { textIsReadable_data(); }
    void theShownTabIsTold()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        QTabBar tabs;
        tabs.addTab(QStringLiteral("one"));
        tabs.addTab(QStringLiteral("two"));
        tabs.resize(tabs.sizeHint());
        const QImage image = tabs.grab().toImage();
        const auto accented = [&](int tab) {
            const QRect area = tabs.tabRect(tab);
            int count = 0;
            for (int x = area.left() + 2; x < area.right() - 1; ++x)
                count += image.pixelColor(x, area.bottom() - 1) == tokens(qApp->palette()).accent;
            return count;
        };
        QVERIFY(accented(0) > 10);
        QCOMPARE(accented(1), 0);
    }

    void theArrowOfAMenuHasRoom()
    {
        applyTheme(*qApp, ThemeKind::Light);
        QToolButton button;
        button.setText(QStringLiteral("Show"));
        const int plain = button.sizeHint().width();
        QMenu menu;
        button.setMenu(&menu);
        button.setPopupMode(QToolButton::InstantPopup);
        QVERIFY(button.sizeHint().width() >= plain + 8);
    }

    /// It is opaque, so it draws the ground of what it scrolls.
    /// Below the titles the bar looks as it does beside them.
    void titlesOfMenusHaveNoLine()
    {
        applyTheme(*qApp, ThemeKind::Light);
        QMenuBar bar;
        bar.setNativeMenuBar(false);
        bar.addMenu(QStringLiteral("File"));
        bar.resize(200, bar.sizeHint().height());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const QImage picture = bar.grab().toImage();
        const QRect title = bar.actionGeometry(bar.actions().front());
        for (int y = title.bottom() - 1; y < bar.height(); ++y)
            QCOMPARE(picture.pixelColor(title.center().x(), y), picture.pixelColor(bar.width() - 3, y));
    }

    void scrollBarsStandOnTheirPage()
    {
        applyTheme(*qApp, ThemeKind::Light);
        QScrollArea area;
        auto* page = new QWidget;
        page->setMinimumHeight(1000);
        area.setWidget(page);
        area.resize(200, 100);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QImage image = area.verticalScrollBar()->grab().toImage();
        QCOMPARE(image.pixelColor(0, image.height() - 1), tokens(qApp->palette()).surface);
    }

    void devicesDiffer()
    {
        for (std::size_t d = 0; d < 24; ++d) {
            QVERIFY(contrast(textOn(deviceColor(d)), deviceColor(d)) >= 4.5);
            for (std::size_t other = 0; other < d; ++other)
                QVERIFY(deviceColor(d) != deviceColor(other) || devicePattern(d) != devicePattern(other));
        }
    }

    void textOnAnyColourIsReadable()
    {
        for (int gray = 0; gray < 256; ++gray) {
            const QColor ground(gray, gray, gray);
            QVERIFY2(contrast(textOn(ground), ground) >= 4.5, qPrintable(ground.name()));
        }
    }

    /// The same of the graph's boxes.
    void labelsOfBoxesAreReadable_data() { textIsReadable_data(); }
    void labelsOfBoxesAreReadable()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        for (const DevicePalette palette : devicePalettes()) {
            setDeviceColors({palette, {}});
            for (std::size_t d = 0; d < 24; ++d)
                for (const bool dimmed : {false, true}) {
                    const BoxStyle box = boxStyle(deviceSwatch(d), std::nullopt, dimmed, t);
                    // What is muted on a bright box is left to it; on a dimmed one both are alike.
                    const double least = dimmed ? (t.highContrast ? 4.5 : 3) : (t.highContrast ? 7 : 4.5);
                    QList<QColor> grounds{box.fill};
                    if (dimmed && box.patternColor.isValid())
                        grounds += box.patternColor;
                    for (const QColor& ground : grounds)
                        for (const QColor& text : {box.text, dimmed ? box.mutedText : box.text})
                            QVERIFY2(contrast(text, ground) >= least,
                                     qPrintable(QStringLiteral("%1 %2: %3 on %4")
                                                    .arg(devicePaletteId(palette))
                                                    .arg(d)
                                                    .arg(text.name(), ground.name())));
                }
        }
        setDeviceColors({});
    }

    /// Of every device in every palette, those that stand back behind a selection too.
    void labelsOfBarsAreReadable_data() { textIsReadable_data(); }
    void labelsOfBarsAreReadable()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        const double least = t.highContrast ? 7 : 4.5;
        const double leastDimmed = t.highContrast ? 4.5 : 3;
        for (const DevicePalette palette : devicePalettes()) {
            setDeviceColors({palette, {}});
            for (std::size_t d = 0; d < 24; ++d)
                for (const bool dimmed : {false, true}) {
                    const BarPaint bar = taskPaint(DeviceId{d}, t, dimmed);
                    QList<QColor> grounds{bar.fill};
                    if (bar.pattern.style() != Qt::NoBrush)
                        grounds += bar.pattern.color();
                    for (const QColor& ground : grounds)
                        QVERIFY2(contrast(bar.text, ground) >= (dimmed ? leastDimmed : least),
                                 qPrintable(QStringLiteral("%1 %2: %3 on %4")
                                                .arg(devicePaletteId(palette))
                                                .arg(d)
                                                .arg(bar.text.name(), ground.name())));
                    QVERIFY(grounds.front() != grounds.back() || grounds.size() == 1);
                }
        }
        setDeviceColors({});
    }

    /// The high contrast theme has lighter ones, which stand out from its canvas.
    void devicesAreClearInHighContrast()
    {
        applyTheme(*qApp, ThemeKind::Light);
        const QColor dark = deviceColor(4);
        applyTheme(*qApp, ThemeKind::HighContrast);
        const Tokens t = tokens(qApp->palette());
        QVERIFY(contrast(dark, t.canvas) < 4.5);
        for (std::size_t d = 0; d < 24; ++d)
            QVERIFY(contrast(deviceColor(d), t.canvas) >= 7);
        applyTheme(*qApp, ThemeKind::Light);
        QCOMPARE(deviceColor(4), dark);
    }

    /// Boxes, bars and icons of a device have one colour, in every theme and palette.
    void allViewsHaveTheColoursOfTheDevices_data() { textIsReadable_data(); }
    void allViewsHaveTheColoursOfTheDevices()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        for (const DevicePalette palette : devicePalettes()) {
            setDeviceColors({palette, {{1, QColor(20, 30, 90)}}});
            for (std::size_t d = 0; d < 7; ++d) {
                const QColor own = deviceColor(d);
                if (t.highContrast || contrast(textOn(own), own) >= leastTextContrast(t)) {
                    QCOMPARE(taskPaint(DeviceId{d}, t, false).fill, own);
                    QCOMPARE(boxStyle(deviceSwatch(d), std::nullopt, false, t).fill, own);
                }
                QCOMPARE(deviceIcon(d).pixmap(16, 16).toImage().pixel(8, 8), own.rgb());
            }
        }
        setDeviceColors({});
    }

    /// Also one that is not chosen has a ring that can be seen; the chosen one has a dot in it.
    void radioButtonsAreSeen_data() { textIsReadable_data(); }
    void radioButtonsAreSeen()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        QRadioButton button;
        button.resize(button.sizeHint());
        QStyleOptionButton option;
        option.initFrom(&button);
        const QRect box = button.style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, &button);
        const auto strongest = [&] { // of a line through the middle
            const QImage image = button.grab().toImage();
            double most = 0;
            for (int x = box.left(); x < box.center().x() - 4; ++x)
                most = std::max(most, contrast(image.pixelColor(x, box.center().y()), t.surface));
            return most;
        };
        QVERIFY2(strongest() >= 3, qPrintable(QString::number(strongest())));
        const QColor empty = button.grab().toImage().pixelColor(box.center());
        button.setChecked(true);
        QVERIFY(strongest() >= 3);
        QVERIFY(contrast(button.grab().toImage().pixelColor(box.center()), empty) >= 3);
    }

    /// How much is still to do can be seen, and what is done stands out from that.
    void progressIsSeen_data() { textIsReadable_data(); }
    void progressIsSeen()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        QProgressBar bar;
        bar.setTextVisible(false);
        bar.setRange(0, 6);
        bar.setValue(3);
        bar.resize(200, 4);
        const QImage image = bar.grab().toImage();
        const QColor track = image.pixelColor(150, 2);
        QVERIFY2(contrast(track, t.surface) >= 1.8, qPrintable(track.name()));
        QVERIFY(contrast(image.pixelColor(50, 2), track) >= 1.5);
    }

    void holdersOfMemoryAreClear_data() { textIsReadable_data(); }
    void holdersOfMemoryAreClear()
    {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<ThemeKind>(kind));
        const Tokens t = tokens(qApp->palette());
        double last = 0;
        for (int i = memoryHolders - 1; i >= 0; --i) {
            const QColor color = holderColor(static_cast<MemoryHolder>(i), t);
            const double own = contrast(color, t.canvas);
            QVERIFY2(own >= 3 && own >= 1.25 * last, qPrintable(color.name()));
            last = own;
        }
        const QColor most = holderColor(MemoryHolder::Weights, t);
        QVERIFY2(contrast(most, deviceColor(3)) >= 1.3, qPrintable(most.name())); // a yellow
    }

    /// What asks the style for the duration of what slides is told none.
    void motionIsReduced()
    {
        QWidget asking;
        const auto duration = [&asking] {
            return asking.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &asking);
        };
        applyReducedMotion(*qApp, true);
        QCOMPARE(duration(), 0);
        applyTheme(*qApp, ThemeKind::Dark);
        QCOMPARE(duration(), 0);
        applyReducedMotion(*qApp, false);
        QVERIFY(duration() > 0);
    }

    void numbersFitTheirUnits()
    {
        QCOMPARE(formatSeconds(0.00235), QStringLiteral("2.350\u00a0ms"));
        QCOMPARE(formatSeconds(0.9999999), QStringLiteral("1.000\u00a0s"));
        QCOMPARE(formatSeconds(9.99996), QStringLiteral("10.00\u00a0s"));
        QCOMPARE(formatSeconds(4800.28), QLocale().toString(4800) + QStringLiteral("\u00a0s"));
        QCOMPARE(formatBytes(64.0 * 1024 * 1024), QStringLiteral("64.00\u00a0MiB"));
        QCOMPARE(formatPercent(-0.0312), QStringLiteral("\u22123.12\u00a0%"));
        QCOMPARE(formatShare(0.58), QStringLiteral("58.0\u00a0%"));
    }

    /// What core says in figures; its names stay as they are.
    void figuresInSentencesFollowTheLanguage()
    {
        const QLocale before;
        const Message sentence{"{0} takes {1} ({2} %)", {"v1.2", figure("+898.0 us"), figure("7.02")}};
        QLocale::setDefault(QLocale(QLocale::German));
        const QString german = translated(sentence);
        QLocale::setDefault(QLocale(QLocale::English));
        const QString english = translated(sentence);
        QLocale::setDefault(before);
        QCOMPARE(german, QStringLiteral("v1.2 takes +898,0 µs (7,02 %)"));
        QCOMPARE(english, QStringLiteral("v1.2 takes +898.0 µs (7.02 %)"));
        QCOMPARE(translatedFigure("-5.011 ms").front(), QChar(0x2212));
        QCOMPARE(sentence.english(), std::string("v1.2 takes +898.0 us (7.02 %)"));
    }
};

DOPPLER_TEST_WITH(QApplication, FrameTheme)

} // namespace frame_theme_test

#include "frame_theme.moc"
