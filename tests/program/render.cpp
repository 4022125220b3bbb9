// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures without a display: `doppler render`, and those of the whole window.
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cstdlib>

namespace render_test {

namespace {

const QString doppler = QStringLiteral(DOPPLER_BIN "/doppler");

struct Outcome {
    int status = -1;
    QByteArray error;
};

Outcome run(const QStringList& arguments, const QString& program = doppler, const QString& ratio = {},
            const QString& path = {})
{
    // As on a server, where nobody is logged in: no folder of the session, of which Qt would talk.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("XDG_RUNTIME_DIR"));
    if (!ratio.isEmpty())
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), ratio);
    if (!path.isEmpty())
        environment.insert(QStringLiteral("PATH"), path);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardError()};
}

Outcome render(const QStringList& arguments)
{
    return run(QStringList{QStringLiteral("render")} + arguments);
}

QStringList wordsOf(const char* line)
{
    return QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// The window as `doppler-workbench LINE --screenshot` draws it, with so many pixels of the screen to one of
/// the window (none given: as on this machine); null where it does not.
QImage windowOf(const QStringList& line, const QString& ratio = {})
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("window.png"));
    const Outcome outcome = run(line + QStringList{QStringLiteral("--screenshot"), file},
                                QStringLiteral(DOPPLER_BIN "/doppler-workbench"), ratio);
    if (outcome.status != 0)
        qWarning("%s", outcome.error.constData());
    return QImage(file);
}

/// All that stands in an SVG.
QString textOf(const QString& file)
{
    QFile svg(file);
    if (!svg.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader reader(&svg);
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text().toString() + QLatin1Char('\n');
    return reader.hasError() ? QString() : text;
}

const QStringList comparison{QStringLiteral("compare"),
                             QStringLiteral("chainmm"),
                             QStringLiteral("layered:vertices=30"),
                             QStringLiteral("--devices"),
                             QStringLiteral("4xP100"),
                             QStringLiteral("--placers"),
                             QStringLiteral("heft,random,critical-path"),
                             QStringLiteral("--seeds"),
                             QStringLiteral("3")};

} // namespace

class RenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void saysWhyALayoutIsSimple()
    {
        const QTemporaryDir folder;
        const QStringList line{QStringLiteral("render"),
                               QStringLiteral("graph"),
                               QStringLiteral("ffnn"),
                               QStringLiteral("--devices"),
                               QStringLiteral("4xP100"),
                               QStringLiteral("--placer"),
                               QStringLiteral("heft"),
                               QStringLiteral("-o"),
                               folder.filePath(QStringLiteral("graph.svg"))};
        const Outcome usual = run(line);
        QCOMPARE(usual.status, 0);
        QVERIFY2(!usual.error.contains("Simple layout"), usual.error.constData());
        const Outcome missing = run(line, doppler, {}, folder.path());
        QCOMPARE(missing.status, 0);
        QVERIFY2(missing.error.contains("Simple layout: Graphviz's dot was not found"),
                 missing.error.constData());
        QFile broken(folder.filePath(QStringLiteral("dot")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("#!/bin/sh\nexit 1\n");
        broken.close();
        QVERIFY(broken.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const Outcome failed = run(line, doppler, {}, folder.path());
        QCOMPARE(failed.status, 0);
        QVERIFY2(failed.error.contains("Simple layout: Graphviz's dot failed"), failed.error.constData());
    }

    void aFineScreenHasTheSamePicture_data()
    {
        QTest::addColumn<QString>("ratio");
        for (const char* ratio : {"1.5", "2", "3"})
            QTest::newRow(ratio) << QString::fromLatin1(ratio);
    }

    /// Screens of more pixels to the inch show the same window, drawn finer: nothing is left unpainted,
    /// stands elsewhere or is as small as on a usual one.
    void aFineScreenHasTheSamePicture()
    {
        QFETCH(QString, ratio);
        const QStringList line = wordsOf(
            "chainmm --devices 4xP100 --placer heft --theme light --size 1280x800 --cursor 0.45 --select 40");
        const QImage usual = windowOf(line, QStringLiteral("1"));
        const QImage fine = windowOf(line, ratio);
        QCOMPARE(usual.size(), QSize(1280, 800));
        QCOMPARE(fine.size(), QSizeF(usual.size() * ratio.toDouble()).toSize());
        // Blurred, so that the shapes of letters and the places of hair lines don't count.
        const QSize coarse = usual.size() / 8;
        const auto blurred = [&coarse](const QImage& image) {
            return image.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const QImage a = blurred(usual);
        const QImage b = blurred(fine);
        int other = 0;
        for (int y = 0; y < coarse.height(); ++y)
            for (int x = 0; x < coarse.width(); ++x)
                other += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40 ? 1 : 0;
        QVERIFY2(other < coarse.width() * coarse.height() / 100, qPrintable(QString::number(other)));
    }

    void panelsOfTheWindow_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("parts");
        const QString run = QStringLiteral("chainmm --devices 4xP100 --placer heft ");
        QTest::newRow("what if") << run + "--panel what-if --only explain"
                                 << QStringList{"Twice the bandwidth", "gpu3 twice as fast"};
        QTest::newRow("why here") << run + "--select 40 --panel why-here --only explain"
                                  << QStringList{"gpu0", "gpu3"};
        QTest::newRow("policy") << "chainmm --devices 4xP100 --train 40 --panel choice --only policy"
                                << QStringList{"SEL:", "PLC:"};
        QTest::newRow("trainings") << "chainmm --devices 4xP100 --train 40 --train-seeds 2 --panel table "
                                      "--only training"
                                   << QStringList{"Episodes/s", "Seed 2"};
        QTest::newRow("runs") << run + "--only runs" << QStringList{"HEFT"};
        QTest::newRow("inspector") << run + "--select 3 --only inspector" << QStringList{"Device"};
        QTest::newRow("comparison of a session")
            << DOPPLER_SOURCE "/tests/program/compared.doppler --only comparison"
            << QStringList{"HEFT", "Gap", "5 of 5"}; // the last are scrolled away in the window
        QTest::newRow("all of the sample session") << "--sample" << QStringList{"Runs", "Inspector", "HEFT"};
    }

    /// Each alone, as text that can be searched; of the sample session all of the window.
    void panelsOfTheWindow()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, parts);
        const QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("panel.svg"));
        const Outcome outcome =
            render(QStringList{"window"} + wordsOf(line.toLatin1().constData()) + QStringList{"-o", svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        const QString text = textOf(svg);
        for (const QString& part : parts)
            QVERIFY2(text.contains(part), qPrintable(part + QStringLiteral(": ") + text));
    }

    /// No picture drops anything silently.
    void aPanelThatIsTooLongForAPictureIsTold()
    {
        const QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("moved.png"));
        const Outcome outcome = render(
            wordsOf("window layered:vertices=2000 --devices 4xP100 --side-by-side heft,random --panel moved "
                    "--only side-by-side -o") +
            QStringList{png});
        QVERIFY2(outcome.status == 0 && outcome.error.contains("the picture ends before the panel does"),
                 outcome.error);
        QVERIFY(QImage(png).height() > 10000);
    }

    /// The menu's command takes two runs; the option takes all that it names.
    void sideBySideShowsEveryNamedRun()
    {
        const QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("beside.svg"));
        const Outcome outcome = render(wordsOf("window chainmm --devices 4xP100 --side-by-side "
                                               "heft,random,critical-path --only side-by-side -o") +
                                       QStringList{svg});
        QVERIFY2(outcome.status == 0, outcome.error);
        const QString text = textOf(svg);
        for (const char* name : {"HEFT", "Random", "Critical path"})
            QVERIFY2(text.contains(QLatin1String(name)), name);
    }

    /// Names of what is drawn, not only of the window around it.
    void picturesSpeakTheirLanguage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("gantt") << "gantt chainmm --devices 4xP100 --placer heft --show memory"
                               << "peak "
                               << "Spitze ";
        QTest::newRow("explain") << "explain chainmm --devices 4xP100 --placer heft"
                                 << "Step 1 of "
                                 << "Schritt 1 von ";
        QTest::newRow("compare") << "compare chainmm --devices 4xP100 --placers heft,random"
                                 << "Comparison of placements"
                                 << "Vergleich von Platzierungen";
        QTest::newRow("side by side") << "side-by-side chainmm --devices 4xP100 --placers heft,random"
                                      << "bound "
                                      << "Schranke ";
        QTest::newRow("topology") << "topology 4xP100"
                                  << "Bandwidth of each link"
                                  << "Bandbreite jeder Verbindung";
    }
    void picturesSpeakTheirLanguage()
    {
        QFETCH(QString, line);
        QFETCH(QString, english);
        QFETCH(QString, german);
        const QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("p.svg"));
        const auto drawn = [&](const QStringList& look) {
            const Outcome outcome =
                render(wordsOf(line.toLatin1().constData()) + look + QStringList{QStringLiteral("-o"), svg});
            return outcome.status == 0 ? textOf(svg) : QString::fromLocal8Bit(outcome.error);
        };
        QVERIFY2(drawn({}).contains(english), qPrintable(drawn({})));
        const QString translated = drawn(wordsOf("--language de"));
        QVERIFY2(!translated.contains(english) && translated.contains(german), qPrintable(translated));
    }

    void lettersOfPicturesAreAsLargeAsWanted()
    {
        const QTemporaryDir folder;
        const auto sizeAt = [&folder](const char* percent) {
            const QString png = folder.filePath(QStringLiteral("l.png"));
            const Outcome outcome = render(wordsOf("topology 8xV100 --font-size") +
                                           QStringList{QLatin1String(percent), QStringLiteral("-o"), png});
            return outcome.status == 0 ? QImage(png).size() : QSize();
        };
        const QSize usual = sizeAt("100");
        const QSize large = sizeAt("200");
        QVERIFY(usual.isValid() && large.width() > 1.5 * usual.width() &&
                large.height() > 1.5 * usual.height());
    }

    void panelsAreRefusedWhereNoneIsDrawn()
    {
        QCOMPARE(render({"window", "chainmm", "--devices", "4xP100"}).status, 2); // no file
        QCOMPARE(render({"window", "chainmm", "--only", "lamp", "-o", "x.svg"}).status, 2);
        QCOMPARE(render({"window", "-o", "x.svg"}).status, 2); // of nothing
        QCOMPARE(render({"window", "chainmm", "-o", "x.bmp"}).status, 2);
        QCOMPARE(render({"graph", "chainmm", "--devices", "4xP100", "--only", "runs", "-o", "x.svg"}).status,
                 2);
    }

    void aComparison()
    {
        QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("c.svg"));
        const Outcome outcome = render(comparison + QStringList{QStringLiteral("-o"), svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        const QString text = textOf(svg);
        for (const char* part :
             {"HEFT", "Random", "chainmm", "layered-30", "4xP100", "Wins", "Comparison of placements"})
            QVERIFY2(text.contains(QLatin1String(part)),
                     qPrintable(QLatin1String(part) + QLatin1String(" in ") + text));
    }

    void everyKindOfFile()
    {
        QTemporaryDir folder;
        for (const char* ending : {"png", "pdf"}) {
            const QString file = folder.filePath(QStringLiteral("c.") + QLatin1String(ending));
            const Outcome outcome =
                render(comparison + QStringList{QStringLiteral("--theme"), QStringLiteral("dark"),
                                                QStringLiteral("-o"), file});
            QVERIFY2(outcome.status == 0, outcome.error);
            QVERIFY(QFile(file).size() > 2000);
        }
        const QImage picture(folder.filePath(QStringLiteral("c.png")));
        QVERIFY(picture.width() > 1000 && qGray(picture.pixel(1, 1)) < 64);
    }

    void runsSideBySide()
    {
        QTemporaryDir folder;
        const QStringList runs{QStringLiteral("side-by-side"),
                               QStringLiteral("chainmm"),
                               QStringLiteral("--devices"),
                               QStringLiteral("4xP100"),
                               QStringLiteral("--placers"),
                               QStringLiteral("heft,random"),
                               QStringLiteral("--placement"),
                               QStringLiteral(DOPPLER_SOURCE "/sample_graphs/chainmm-heft-4xP100.json"),
                               QStringLiteral("-o")};
        const QString svg = folder.filePath(QStringLiteral("s.svg"));
        const Outcome outcome = render(runs + QStringList{svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        const QString text = textOf(svg);
        for (const char* part : {"heft", "random", "reference", "gpu3", "moved", "longer than", "bound"})
            QVERIFY2(text.contains(QLatin1String(part)),
                     qPrintable(QLatin1String(part) + QLatin1String(" in ") + text));
        const QString png = folder.filePath(QStringLiteral("s.png"));
        QCOMPARE(render(runs + QStringList{png, QStringLiteral("--theme"), QStringLiteral("dark")}).status,
                 0);
        const QImage picture(png);
        QVERIFY(picture.width() > 1000 && qGray(picture.pixel(1, 1)) < 64);
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            QFile::copy(png, keep + QStringLiteral("/side-by-side.png"));
    }

    void aTraining()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("run.jsonl"));
        QFile file(log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 300; ++i) {
            const double makespan = 2.0 - 0.003 * i;
            file.write(
                QStringLiteral(
                    "{\"episode\":%1,\"stage\":\"%2\",\"makespan\":%3,\"best\":%3,\"baseline\":2.0,"
                    "\"loss\":%4,\"entropy\":1,\"epsilon\":0.1,\"learning_rate\":0.001,\"seconds\":%5}\n")
                    .arg(i)
                    .arg(i < 100 ? QStringLiteral("I") : QStringLiteral("II"))
                    .arg(makespan)
                    .arg(1.0 / (1 + i))
                    .arg(0.01 * i)
                    .toUtf8());
        }
        file.write("{\"episode\":300,\"stage\":"); // killed while it wrote
        file.close();
        const QString svg = folder.filePath(QStringLiteral("t.svg"));
        const Outcome outcome = render({QStringLiteral("training"), log, QStringLiteral("-o"), svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        const QString text = textOf(svg);
        QVERIFY2(text.contains(QStringLiteral("II")), qPrintable(text));
        QVERIFY(QFile(svg).size() > 10000);
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            render({QStringLiteral("training"), log, QStringLiteral("-o"),
                    keep + QStringLiteral("/training.png")});
    }

    /// Two seeds of one policy are a mean with a band; another policy stands beside it.
    void severalTrainings()
    {
        QTemporaryDir folder;
        QStringList logs;
        for (const auto& [policy, seed] : {std::pair{"doppler", 1}, {"doppler", 2}, {"gdp", 1}}) {
            logs += folder.filePath(QStringLiteral("%1-%2.jsonl").arg(QLatin1String(policy)).arg(seed));
            QFile file(logs.last());
            QVERIFY(file.open(QIODevice::WriteOnly));
            for (int i = 0; i < 100; ++i)
                file.write(QStringLiteral("{\"episode\":%1,\"stage\":\"II\",\"makespan\":%2,\"best\":%2,"
                                          "\"policy\":\"%3\",\"seed\":%4}\n")
                               .arg(i)
                               .arg(2.0 - 0.003 * i - 0.1 * seed)
                               .arg(QLatin1String(policy))
                               .arg(seed)
                               .toUtf8());
        }
        const QString svg = folder.filePath(QStringLiteral("t.svg"));
        const Outcome outcome =
            render(QStringList{QStringLiteral("training")} + logs + QStringList{QStringLiteral("-o"), svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        const QString text = textOf(svg);
        QVERIFY2(text.contains(QStringLiteral("DOPPLER")) && text.contains(QStringLiteral("GDP")),
                 qPrintable(text));
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            render(QStringList{QStringLiteral("training")} + logs +
                   QStringList{QStringLiteral("-o"), keep + QStringLiteral("/trainings.png")});
        QStringList report{QStringLiteral("report"),    QStringLiteral("chainmm"),
                           QStringLiteral("--devices"), QStringLiteral("4xP100"),
                           QStringLiteral("--placers"), QStringLiteral("heft,peft"),
                           QStringLiteral("-o"),        folder.filePath(QStringLiteral("r.html"))};
        for (const QString& log : logs)
            report += {QStringLiteral("--training-log"), log};
        const Outcome page = run(report);
        QVERIFY2(page.status == 0 && page.error.isEmpty(), page.error);
        QFile in(folder.filePath(QStringLiteral("r.html")));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(in.readAll());
        QVERIFY(html.contains(QStringLiteral("Training: DOPPLER, GDP")));
        QCOMPARE(html.count(QStringLiteral("data:image/svg+xml;base64,")), 4); // graph, two charts, curves
        const QString none = folder.filePath(QStringLiteral("none.jsonl"));
        const Outcome missing =
            render({QStringLiteral("training"), logs[0], none, QStringLiteral("-o"), svg});
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.error.contains(none.toUtf8()) && missing.error.count('\n') == 1, missing.error);
    }

    void anAnimation()
    {
        QTemporaryDir folder;
        const QStringList run{
            QStringLiteral("animation"), QStringLiteral("chainmm"),  QStringLiteral("--devices"),
            QStringLiteral("4xP100"),    QStringLiteral("--placer"), QStringLiteral("critical-path"),
            QStringLiteral("--fps"),     QStringLiteral("10"),       QStringLiteral("--length"),
            QStringLiteral("0.8"),       QStringLiteral("--size"),   QStringLiteral("640x400")};
        const QString gif = folder.filePath(QStringLiteral("run.gif"));
        const Outcome outcome = render(run + QStringList{QStringLiteral("-o"), gif});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        QImageReader reader(gif, "gif");
        QCOMPARE(reader.imageCount(), 8);
        QCOMPARE(reader.loopCount(), -1); // without end
        QImage last;
        for (int frame = 0; frame < 8; ++frame) {
            const QImage picture = reader.read().convertToFormat(QImage::Format_RGB32);
            QCOMPARE(picture.size(), QSize(640, 400));
            QCOMPARE(reader.nextImageDelay(), frame < 7 ? 100 : 1000);
            QVERIFY(picture != last);
            last = picture;
        }

        // Pictures with numbers, dark, of the chart alone; the last one is the whole chart.
        const QString frames = folder.filePath(QStringLiteral("frames/"));
        const QStringList dark = run + QStringList{QStringLiteral("--theme"), QStringLiteral("dark"),
                                                   QStringLiteral("--view"), QStringLiteral("gantt")};
        QCOMPARE(render(dark + QStringList{QStringLiteral("-o"), frames}).status, 0);
        QCOMPARE(QDir(frames).entryList(QDir::Files).size(), 8);
        const QImage first(frames + QStringLiteral("frame-0001.png"));
        QCOMPARE(first.size(), QSize(640, 400));
        QVERIFY(qGray(first.pixel(1, 1)) < 64);
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty()) {
            QFile::copy(gif, keep + QStringLiteral("/animation.gif"));
            QFile::copy(frames + QStringLiteral("frame-0005.png"), keep + QStringLiteral("/frame-0005.png"));
        }
    }

    void faultsAreOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("no output") << QStringList{QStringLiteral("compare"),   QStringLiteral("chainmm"),
                                                  QStringLiteral("--devices"), QStringLiteral("4xP100"),
                                                  QStringLiteral("--placers"), QStringLiteral("heft")}
                                   << QByteArray("output");
        QTest::newRow("no placers") << QStringList{QStringLiteral("compare"),   QStringLiteral("chainmm"),
                                                   QStringLiteral("--devices"), QStringLiteral("4xP100"),
                                                   QStringLiteral("-o"),        QStringLiteral("c.svg")}
                                    << QByteArray("placers");
        QTest::newRow("no such log") << QStringList{QStringLiteral("training"),
                                                    QStringLiteral("/no/such.jsonl"), QStringLiteral("-o"),
                                                    QStringLiteral("c.svg")}
                                     << QByteArray("/no/such.jsonl");
        const QStringList animation{QStringLiteral("animation"), QStringLiteral("chainmm"),
                                    QStringLiteral("--devices"), QStringLiteral("4xP100"),
                                    QStringLiteral("--placer"),  QStringLiteral("heft"),
                                    QStringLiteral("-o"),        QStringLiteral("c.svg")};
        QTest::newRow("an animation's ending") << animation << QByteArray(".gif");
        QTest::newRow("an animation's rate")
            << animation + QStringList{QStringLiteral("--fps"), QStringLiteral("0")} << QByteArray("--fps");
        QTest::newRow("size without a window")
            << QStringList{QStringLiteral("gantt"),  QStringLiteral("chainmm"), QStringLiteral("--devices"),
                           QStringLiteral("4xP100"), QStringLiteral("-o"),      QStringLiteral("c.svg"),
                           QStringLiteral("--size"), QStringLiteral("640x400")}
            << QByteArray("--screenshot");
        QTest::newRow("another file extension")
            << comparison + QStringList{QStringLiteral("-o"), QStringLiteral("c.txt")} << QByteArray(".svg");
    }
    void faultsAreOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, part);
        const Outcome outcome = render(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.error.contains(part) && outcome.error.count('\n') == 1, outcome.error);
    }

    void brokenLogsAreNamed()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("run.jsonl"));
        const auto errorOf = [&](const QByteArray& content) {
            QFile file(log);
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("can't write");
            file.close();
            return render({QStringLiteral("training"), log, QStringLiteral("-o"), QStringLiteral("c.svg")})
                .error;
        };
        const QByteArray good = "{\"episode\":5,\"stage\":\"I\",\"makespan\":1}\n";
        QVERIFY(errorOf("").contains("no episode"));
        QVERIFY(errorOf("{\"episode\"").contains("no episode"));
        QVERIFY(errorOf(good + "hello\n").contains("line 2: "));
        QVERIFY(errorOf(good + "{\"stage\":\"I\",\"makespan\":1}\n").contains("\"episode\""));
        QVERIFY(errorOf(good + "{\"episode\":6,\"stage\":\"IV\",\"makespan\":1}\n").contains("IV"));
        QVERIFY(errorOf(good + "{\"episode\":6,\"stage\":\"I\"}\n").contains("makespan"));
        QVERIFY(errorOf(good + good).contains("episode 5 follows episode 5, expected ascending numbers"));
    }

    /// Bandwidths of 10, 25 and 50 GB/s between eight devices.
    void theLinksOfATopology()
    {
        QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("l.svg"));
        const QStringList links = wordsOf("topology 8xV100 -o");
        Outcome outcome = render(links + QStringList{svg});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        QString text = textOf(svg);
        for (const char* part : {"8xV100", "Bandwidth of each link", "gpu0", "gpu7", "10", "25", "GB/s"})
            QVERIFY2(text.contains(QLatin1String(part)),
                     qPrintable(QLatin1String(part) + QLatin1String(" in ") + text));
        QCOMPARE(text.count(QStringLiteral("gpu3")), 2); // a row and a column
        outcome = render(links + QStringList{svg} + wordsOf("--figure latency"));
        QVERIFY2(outcome.status == 0, outcome.error);
        text = textOf(svg);
        QVERIFY2(text.contains(QStringLiteral("Latency of each link")) &&
                     !text.contains(QStringLiteral("GB/s")),
                 qPrintable(text));
        const QString png = folder.filePath(QStringLiteral("l.png"));
        QCOMPARE(render(links + QStringList{png} + wordsOf("--theme dark")).status, 0);
        const QImage picture(png);
        QVERIFY(picture.width() > 400 && qGray(picture.pixel(1, 1)) < 64);
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            QFile::copy(png, keep + QStringLiteral("/links.png"));
        outcome = render(wordsOf("topology 9xV9 -o") + QStringList{svg});
        QVERIFY2(outcome.status == 2 && outcome.error.contains("V9"), outcome.error);
    }

    /// Of each moment another one.
    void anExplanation()
    {
        QTemporaryDir folder;
        const auto toldAt = [&](const char* share) {
            const QString svg = folder.filePath(QStringLiteral("e.svg"));
            const Outcome outcome =
                render(wordsOf("explain chainmm --devices 4xP100 --placer heft --cursor") +
                       QStringList{QLatin1String(share), QStringLiteral("-o"), svg});
            if (outcome.status != 0 || !outcome.error.isEmpty())
                return QString::fromLocal8Bit(outcome.error);
            return textOf(svg);
        };
        const QString start = toldAt("0");
        QVERIFY2(start.contains(QStringLiteral("Step 1 of ")), qPrintable(start));
        const QString middle = toldAt("0.5");
        QVERIFY2(middle.contains(QStringLiteral("Step ")) && !middle.contains(QStringLiteral("Step 1 of ")),
                 qPrintable(middle));
        QVERIFY2(middle.contains(QStringLiteral("gpu")), qPrintable(middle));
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            render(wordsOf("explain chainmm --devices 4xP100 --placer heft --cursor 0.5 -o") +
                   QStringList{keep + QStringLiteral("/explained.png")});
    }

    /// As it was measured: on half the rate, which the devices that are named have not.
    void aMeasuredRun()
    {
        QTemporaryDir folder;
        const QString trace = folder.filePath(QStringLiteral("t.json"));
        QCOMPARE(run(wordsOf("simulate chainmm --devices 4xP100 --placer heft --efficiency 0.5 --trace") +
                     QStringList{trace})
                     .status,
                 0);
        const auto drawn = [&](const char* line) {
            const QString svg = folder.filePath(QStringLiteral("m.svg"));
            QFile::remove(svg);
            const Outcome outcome = render(
                wordsOf(line) + QStringList{QStringLiteral("--trace"), trace, QStringLiteral("-o"), svg});
            return outcome.status == 0 ? textOf(svg) : QString::fromLocal8Bit(outcome.error);
        };
        QVERIFY(drawn("graph chainmm --devices 4xP100").contains(QStringLiteral("gpu0")));
        const QString rival = drawn("graph chainmm --devices 4xP100 --colour-by difference --against hft");
        QVERIFY2(rival.contains(QStringLiteral("\"hft\"")), qPrintable(rival)); // is asked for
        const QString gantt = drawn("gantt chainmm --devices 4xP100");
        QVERIFY2(gantt.contains(QStringLiteral("gpu0")), qPrintable(gantt));
        const QString told = drawn("explain chainmm --devices 4xP100 --cursor 0.5");
        QVERIFY2(told.contains(QStringLiteral("Step ")), qPrintable(told));
        const QString beside = drawn("side-by-side chainmm --devices 4xP100 --placers heft");
        QVERIFY2(beside.contains(QStringLiteral("heft")) && beside.contains(QStringLiteral("t.json")),
                 qPrintable(beside));
        const QString window = drawn("window chainmm --devices 4xP100 --only runs");
        QVERIFY2(window.contains(QStringLiteral("Measured")), qPrintable(window));
    }

    void viewsOfTheWindow_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        const auto row = [](const char* before, const char* after) {
            QTest::newRow(after) << wordsOf(before) << wordsOf(after);
        };
        row("fork-join --devices 4xP100 --placer heft", "--zoom 4");
        row("fork-join --devices 4xP100 --placer heft", "--panel replay");
        row("fork-join --devices 4xP100 --placer heft", "--panel compare-choice");
        row("chainmm --devices 4xP100 --compare heft,random-best-of-n --panel charts", "--panel best-so-far");
        row("chainmm --devices 4xP100 --side-by-side heft,random", "--panel disagreement");
    }
    void viewsOfTheWindow()
    {
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        const QImage plain = windowOf(before);
        if (after.first() == QLatin1String("--panel") && before.contains(after.first()))
            before.resize(before.indexOf(after.first()));
        const QImage picture = windowOf(before + after);
        QVERIFY(!plain.isNull() && picture.size() == plain.size());
        QVERIFY(picture != plain);
    }

    /// They stand before the window, which steps back.
    void dialogsInFront_data()
    {
        QTest::addColumn<QStringList>("window");
        QTest::addColumn<QString>("dialog");
        const QString traces = QStringLiteral(DOPPLER_SOURCE "/tests/data/traces/");
        const QStringList devices = wordsOf("--devices 4xP100");
        QTest::newRow("execute") << wordsOf("fork-join --devices 4xP100 --placer heft")
                                 << QStringLiteral("execute");
        QTest::newRow("import options") << QStringList{traces + QStringLiteral("execution.json")} + devices
                                        << QStringLiteral("import-options");
        const QString trace = m_folder.filePath(QStringLiteral("measured.json"));
        QCOMPARE(run(wordsOf("simulate llama-layer --devices 4xP100 --placer heft --noise 0.1 --trace") +
                     QStringList{trace})
                     .status,
                 0);
        QTest::newRow("calibrate") << QStringList{QStringLiteral("llama-layer"), QStringLiteral("--trace"),
                                                  trace} +
                                          devices
                                   << QStringLiteral("calibrate");
    }
    void dialogsInFront()
    {
        QFETCH(QStringList, window);
        QFETCH(QString, dialog);
        const QImage plain = windowOf(window);
        const QImage picture = windowOf(window + QStringList{QStringLiteral("--front"), dialog});
        QVERIFY(!plain.isNull() && picture.size() == plain.size());
        const QPoint edge(3, plain.height() - 3);
        QVERIFY(qGray(picture.pixel(edge)) < qGray(plain.pixel(edge)));
        if (const QString keep = qEnvironmentVariable("DOPPLER_PICTURES"); !keep.isEmpty())
            picture.save(keep + QLatin1Char('/') + dialog + QStringLiteral(".png"));
    }

    /// What was saved is on the page, without the commands that made it.
    void aReportOfASession()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("report.html"));
        const Outcome outcome =
            run({QStringLiteral("report"), QStringLiteral(DOPPLER_SOURCE "/tests/program/compared.doppler"),
                 QStringLiteral("-o"), page});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        QFile in(page);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(in.readAll());
        QVERIFY(html.contains(QStringLiteral("<h2>Gantt chart: ")));
        QVERIFY(html.contains(QStringLiteral("<h2>Graph</h2>")));
        QVERIFY(html.contains(QStringLiteral("<h2>Comparison of placements</h2>")));
        QCOMPARE(
            run({QStringLiteral("report"), QStringLiteral(DOPPLER_SOURCE "/tests/program/compared.doppler"),
                 QStringLiteral("-o"), folder.filePath(QStringLiteral("no/such/folder/page.html"))})
                .status,
            1);
    }

    /// Each graph has its section; what does not fit is left out, and that is said.
    void aReportOfASessionWithSeveralGraphs()
    {
        QFile sample(QStringLiteral(DOPPLER_SOURCE "/tests/program/compared.doppler"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QJsonObject session = QJsonDocument::fromJson(sample.readAll()).object();
        QJsonArray problems = session[QLatin1String("problems")].toArray();
        QJsonObject other = problems[0].toObject();
        other[QLatin1String("graph")] = QJsonObject{{QStringLiteral("name"), QStringLiteral("ffnn")}};
        problems.append(other);
        session[QLatin1String("problems")] = problems;
        const auto withRun = [&session](qsizetype vertices) {
            QJsonArray devices;
            for (qsizetype v = 0; v < vertices; ++v)
                devices.append(0);
            QJsonObject of = session;
            QJsonArray runs = of[QLatin1String("runs")].toArray();
            runs.append(QJsonObject{{QStringLiteral("problem"), 1},
                                    {QStringLiteral("placer"), QStringLiteral("single-device")},
                                    {QStringLiteral("seed"), 1},
                                    {QStringLiteral("seconds"), 0.5},
                                    {QStringLiteral("devices"), devices}});
            of[QLatin1String("runs")] = runs;
            return of;
        };
        const QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("report.html"));
        const auto reportOf = [&](const QJsonObject& of) {
            const QString file = folder.filePath(QStringLiteral("several.doppler"));
            QFile out(file);
            if (!out.open(QIODevice::WriteOnly))
                return Outcome{};
            out.write(QJsonDocument(of).toJson());
            out.close();
            return run({QStringLiteral("report"), file, QStringLiteral("-o"), page});
        };
        const auto sections = [&page] {
            QFile in(page);
            return in.open(QIODevice::ReadOnly)
                       ? QString::fromUtf8(in.readAll()).count(QStringLiteral("<h3>Gantt chart: "))
                       : -1;
        };
        Outcome outcome = reportOf(withRun(180)); // As many as the graph has.
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        QCOMPARE(sections(), 3);
        outcome = reportOf(withRun(3));
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.error.contains("skipped because it no longer matches its graph or devices: 1 run"),
                 outcome.error);
        QCOMPARE(sections(), 0); // Of one graph there are no headings within headings.
        session[QLatin1String("runs")] = QJsonArray();
        session.remove(QStringLiteral("shown"));
        outcome = reportOf(session);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.error.contains("no run of the session can be shown"), outcome.error);
    }

    void aReport()
    {
        QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("report.html"));
        const Outcome outcome =
            run({QStringLiteral("report"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                 QStringLiteral("4xP100"), QStringLiteral("--placers"), QStringLiteral("critical-path,heft"),
                 QStringLiteral("--compare-seeds"), QStringLiteral("2"), QStringLiteral("-o"), page});
        QVERIFY2(outcome.status == 0 && outcome.error.isEmpty(), outcome.error);
        QFile in(page);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(in.readAll());
        QCOMPARE(html.count(QStringLiteral("data:image/svg+xml;base64,")), 3); // the graph and two charts
        QCOMPARE(html.count(QStringLiteral("<svg class=\"chart\"")), 3);
        for (const char* part : {"Devices", "gpu0", "Runs", "Differences from critical-path", "Makespan",
                                 "doppler simulate chainmm --devices 4xP100 --seed 1 --placer heft"})
            QVERIFY2(html.contains(QLatin1String(part)), part);
        for (const char* link : {"<script", "<link", "href=", "src=\"http"})
            QVERIFY2(!html.contains(QLatin1String(link)), link);
        // Of a measured run, in another language.
        const QString trace = folder.filePath(QStringLiteral("t.json"));
        QCOMPARE(run(wordsOf("simulate chainmm --devices 4xP100 --placer heft --trace") + QStringList{trace})
                     .status,
                 0);
        const Outcome other = run(wordsOf("report chainmm --devices 4xP100 --placers random --language de") +
                                  QStringList{"--trace", trace, "-o", page});
        QVERIFY2(other.status == 0 && other.error.isEmpty(), other.error);
        QFile german(page);
        QVERIFY(german.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(german.readAll());
        QVERIFY(text.contains(QStringLiteral("doppler trace compare chainmm --devices 4xP100")));
        QVERIFY(text.contains(QStringLiteral("Gesamtdauer")) && !text.contains(QStringLiteral("Makespan")));
        // A picture in the page is one.
        const QString marker = QStringLiteral("base64,");
        const qsizetype from = html.indexOf(marker) + marker.size();
        const QByteArray svg =
            QByteArray::fromBase64(html.mid(from, html.indexOf(QLatin1Char('"'), from) - from).toLatin1());
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

private:
    QTemporaryDir m_folder;
};

DOPPLER_TEST(RenderTest)

} // namespace render_test

#include "render.moc"
