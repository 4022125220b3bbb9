// SPDX-License-Identifier: GPL-3.0-or-later
// Figures for papers: `doppler render --preset`, their files, and `doppler render --from`.
#include "core/base/shell_word.h"
#include "tests/support/pdf_readers.h"
#include "tests/support/runner.h"
#include "widgets/figure/figure_record.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <cmath>

namespace figures_test {

namespace {

struct Outcome {
    int status = -1;
    QString output;
    QString error;
};

Outcome run(const QString& program, const QStringList& arguments, const QString& folder = {},
            const QString& zone = {})
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("XDG_RUNTIME_DIR"));
    if (!zone.isEmpty())
        environment.insert(QStringLiteral("TZ"), zone);
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

Outcome render(const QString& line, const QString& folder, const QString& zone = {})
{
    return run(QStringLiteral(DOPPLER_BIN "/doppler"),
               QStringList{QStringLiteral("render")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts),
               folder, zone);
}

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QString textOfSvg(const QString& file)
{
    QXmlStreamReader reader(contentOf(file));
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            text += reader.readElementText(QXmlStreamReader::IncludeChildElements) + QLatin1Char('\n');
    return reader.hasError() ? QString() : text;
}

double millimetresOf(const QString& svg)
{
    static const QRegularExpression width(QStringLiteral("<svg width=\"([0-9.]+)mm\""));
    return width.match(QString::fromUtf8(contentOf(svg))).captured(1).toDouble();
}

constexpr const char* run4 = " chainmm --devices 4xP100 --placer heft";

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureIsDrawnAgainByteForByte_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word"); ///< In the figure as text.
        const QString one = QStringLiteral(" --preset one-column");
        const QString heft = QString::fromLatin1(run4);
        const auto add = [](const char* name, const QString& line, const char* word) {
            QTest::newRow(name) << line << QString::fromLatin1(word);
        };
        const QString comparison = QStringLiteral(
            "compare chainmm --devices 4xP100 --placers heft,random --seeds 3 --evaluations 40");
        add("graph", "graph" + heft + one + " --colour-by start", "gpu");
        add("graph, as on the screen", "graph" + heft, "gpu");
        add("gantt", "gantt" + heft + one + " --show shares,bounds", "gpu");
        add("gantt, poster", "gantt" + heft + " --preset poster --theme dark --no-labels", "gpu");
        add("explain", "explain" + heft + one + " --cursor 0.5", "gpu");
        add("side by side",
            "side-by-side chainmm --devices 4xP100 --placers heft,critical-path --preset two-columns", "gpu");
        add("boxes", comparison + one, "bound");
        add("best so far", comparison + one + " --chart best-so-far", "random");
        add("topology", "topology 4xP100" + one, "gpu");
        add("training", "training training.jsonl" + one, "Makespan per episode, ms");
        add("losses", "training training.jsonl" + one + " --chart loss", "Loss per episode");
    }
    void everyFigureIsDrawnAgainByteForByte()
    {
        QFETCH(QString, line);
        QFETCH(QString, word);
        if (line.startsWith(QLatin1String("training")))
            QVERIFY(QFile::exists(trainingLog()));
        for (const char* format : {"svg", "pdf", "png"}) {
            const QString name = QStringLiteral("made.%1").arg(QLatin1String(format));
            const Outcome first = render(line + " -o " + name, m_folder.path());
            QVERIFY2(first.status == 0 && first.error.isEmpty(), qPrintable(first.error));
            const QByteArray made = contentOf(m_folder.filePath(name));
            const auto command = doppler::figureCommand(m_folder.filePath(name).toStdString());
            QVERIFY(command.ok());
            QVERIFY2(command->starts_with("doppler render " + line.section(' ', 0, 0).toStdString()),
                     command->c_str());
            QTest::qSleep(1100); // Dates have seconds.
            const QString again = QStringLiteral("again.%1").arg(QLatin1String(format));
            const Outcome second =
                render("--from " + name + " -o " + again, m_folder.path(), QStringLiteral("Asia/Kolkata"));
            QVERIFY2(second.status == 0, qPrintable(second.error));
            QVERIFY2(contentOf(m_folder.filePath(again)) == made, qPrintable(name));
            // The command itself, too.
            QStringList words;
            for (const std::string& part : doppler::shellWords(*command))
                words += QString::fromStdString(part);
            QCOMPARE(run(QStringLiteral(DOPPLER_BIN "/doppler"), words.mid(1), m_folder.path()).status, 0);
            QVERIFY(contentOf(m_folder.filePath(QStringLiteral("figure.%1").arg(QLatin1String(format)))) ==
                    made);
        }
        QVERIFY2(textOfSvg(m_folder.filePath(QStringLiteral("made.svg"))).contains(word, Qt::CaseInsensitive),
                 qPrintable(textOfSvg(m_folder.filePath(QStringLiteral("made.svg")))));
        checkPdf(m_folder.filePath(QStringLiteral("made.pdf")), word);
    }

    void theWidthIsThatOfThePreset()
    {
        for (const auto& [options, wanted] : {std::pair{"--preset one-column", 85.0},
                                              {"--preset two-columns", 178.0},
                                              {"--preset slide", 254.0},
                                              {"--preset poster", 600.0},
                                              {"--preset poster --width 420", 420.0},
                                              {"--font 9", 85.0}}) {
            const QString line = QString::fromLatin1(run4) + ' ' + QString::fromLatin1(options);
            for (const char* kind : {"gantt", "graph"}) {
                QCOMPARE(render(kind + line + " -o w.svg", m_folder.path()).status, 0);
                QVERIFY(std::abs(millimetresOf(m_folder.filePath(QStringLiteral("w.svg"))) - wanted) < 0.01);
            }
            QCOMPARE(render("gantt" + line + " -o w.png", m_folder.path()).status, 0);
            const QImage image(m_folder.filePath(QStringLiteral("w.png")));
            QVERIFY(std::abs(image.width() / (image.dotsPerMeterX() / 1000.0) - wanted) < 0.3);
        }
    }

    /// Letters have the size of the preset: their height in the file times the scale of the page.
    void lettersHaveTheirSize()
    {
        for (const double points : {7.0, 8.0, 11.5}) {
            const QString line =
                QStringLiteral("gantt%1 --font %2 -o f.svg").arg(QString::fromLatin1(run4)).arg(points);
            QCOMPARE(render(line, m_folder.path()).status, 0);
            const QString svg = QString::fromUtf8(contentOf(m_folder.filePath(QStringLiteral("f.svg"))));
            static const QRegularExpression box(QStringLiteral("viewBox=\"0 0 ([0-9.]+) "));
            static const QRegularExpression size(QStringLiteral("font-size=\"([0-9.]+)(?:px)?\""));
            const double scale = 85 / 25.4 * 72 / box.match(svg).captured(1).toDouble(); // Points per pixel.
            QVERIFY(std::abs(13 * scale - points) < 0.05);
            QVERIFY(size.match(svg).captured(1).toDouble() > 0);
        }
    }

    void oneFileHasOneChart()
    {
        const QString line = QStringLiteral("compare chainmm ffnn --devices 4xP100 --placers heft,random "
                                            "--seeds 2 --evaluations 20 --preset two-columns -o c.svg");
        QCOMPARE(render(line, m_folder.path()).status, 0);
        const QString file = m_folder.filePath(QStringLiteral("c.svg"));
        QVERIFY(textOfSvg(file).contains(QLatin1String("CHAINMM"), Qt::CaseInsensitive));
        QVERIFY(!textOfSvg(file).contains(QLatin1String("FFNN"), Qt::CaseInsensitive));
        QCOMPARE(render(line + " --problem 2", m_folder.path()).status, 0);
        QVERIFY(textOfSvg(file).contains(QLatin1String("FFNN"), Qt::CaseInsensitive));
        QVERIFY(!textOfSvg(file).contains(QLatin1String("CHAINMM"), Qt::CaseInsensitive));
        const Outcome beyond = render(line + " --problem 3", m_folder.path());
        QCOMPARE(beyond.status, 2);
        QVERIFY2(beyond.error.contains(QLatin1String("--problem is 3; the comparison has problems 1 to 2")),
                 qPrintable(beyond.error));
        QCOMPARE(render(line + " --no-labels", m_folder.path()).status, 0);
        QVERIFY(!textOfSvg(file).contains(QLatin1String("CHAINMM"), Qt::CaseInsensitive));
    }

    void legendAndLabelsCanBeLeftOut()
    {
        const QString file = m_folder.filePath(QStringLiteral("l.svg"));
        const auto textWith = [&](const QString& options) {
            const Outcome drawn =
                render("graph" + QString::fromLatin1(run4) + options + " -o l.svg", m_folder.path());
            return drawn.status == 0 ? textOfSvg(file) : drawn.error;
        };
        const QString all = textWith(QStringLiteral(" --preset slide"));
        const QString noLegend = textWith(QStringLiteral(" --preset slide --no-legend"));
        const QString noLabels = textWith(QStringLiteral(" --preset slide --no-labels"));
        // Only the legend has shares; labels of boxes name devices, too.
        QVERIFY(all.contains(QLatin1Char('%')) && !noLegend.contains(QLatin1Char('%')));
        QVERIFY(noLabels.contains(QLatin1String("gpu")));
        QVERIFY(noLegend.size() > noLabels.size());
        QVERIFY(textWith(QStringLiteral(" --no-labels --no-legend")).isEmpty());
    }

    void optionsThatDoNotFitAreRefused()
    {
        const QString heft = QString::fromLatin1(run4);
        for (const auto& [line, words] :
             {std::pair{"animation" + heft + " --preset slide -o a.gif", "--preset"},
              {"gantt" + heft + " --preset slide --font-size 120 -o a.svg", "--font-size"},
              {"gantt" + heft + " --preset page -o a.svg", "page"},
              {"gantt" + heft + " --width 5 -o a.svg", "--width"},
              {"gantt" + heft + " --font nan -o a.svg", "--font"},
              {QStringLiteral("--from missing.svg -o a.svg"), "missing.svg"},
              {QStringLiteral("--from"), "--from"}}) {
            const Outcome refused = render(line, m_folder.path());
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.error.contains(QLatin1String(words)), qPrintable(refused.error));
        }
    }

    /// A figure of someone else starts no program.
    void aFigureStartsNoProgram()
    {
        const QString program = m_folder.filePath(QStringLiteral("mine.sh"));
        QFile script(program);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\ntouch started\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray svg = doppler::svgWithCommand(
            "<svg width=\"1mm\"></svg>",
            QStringLiteral("doppler render gantt chainmm --devices 4xP100 --placer ./mine.sh -o figure.svg"));
        QFile figure(m_folder.filePath(QStringLiteral("evil.svg")));
        QVERIFY(figure.open(QIODevice::WriteOnly));
        figure.write(svg);
        figure.close();
        const Outcome refused = render(QStringLiteral("--from evil.svg -o e.svg"), m_folder.path());
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.error.contains(QLatin1String("starts the program ./mine.sh")),
                 qPrintable(refused.error));
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("started"))));
        QFile other(m_folder.filePath(QStringLiteral("evil.svg")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(doppler::svgWithCommand("<svg></svg>", QStringLiteral("rm -r /")));
        other.close();
        QVERIFY(render(QStringLiteral("--from evil.svg -o e.svg"), m_folder.path())
                    .error.contains(QLatin1String("expected a command of \"doppler render\"")));
    }

private:
    /// Two readers find a sound file with one page, embedded fonts and the word as text.
    void checkPdf(const QString& file, const QString& word)
    {
        if (!doppler::tests::hasPdfReaders())
            QFAIL("pdfinfo (poppler-utils) or mutool (mupdf-tools) is missing; scripts/setup.sh test "
                  "installs them");
        doppler::tests::checkPdf(file, {word});
    }

    /// Of a short training.
    QString trainingLog()
    {
        const QString log = m_folder.filePath(QStringLiteral("training.jsonl"));
        if (!QFile::exists(log))
            run(QStringLiteral(DOPPLER_BIN "/doppler"),
                {QStringLiteral("train"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                 QStringLiteral("4xP100"), QStringLiteral("--stages"), QStringLiteral("I=5,II=15"),
                 QStringLiteral("--json-log"), log},
                m_folder.path());
        return log;
    }

    QTemporaryDir m_folder;
};

DOPPLER_TEST(FiguresTest)

} // namespace figures_test

#include "figures.moc"
