// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in figures can be read: its size on paper, and whole titles and labels on the page.
#include "tests/support/runner.h"
#include "tests/support/svg_texts.h"
#include "widgets/figure/figure.h"
#include "widgets/figure/figure_record.h"

#include <QApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace figure_text_test {

using namespace doppler;
using tests::SvgPage;
using tests::SvgText;

namespace {

const QString run4 = QStringLiteral(" chainmm --devices 4xP100 --placer heft");

/// The right end of a text, in pixels of the page.
double rightEnd(const SvgText& text)
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(text.size))));
    return text.at.x() + QFontMetricsF(font).horizontalAdvance(text.text);
}

/// The height at which the smallest of these values lies on the left axis, by the axis' numbers.
double lowestEnd(const SvgPage& page, const std::vector<SvgText>& values)
{
    std::vector<SvgText> numbers;
    for (const SvgText& text : page.texts)
        if (bool number = false;
            !text.turned && rightEnd(text) < 50 && text.text.toInt(&number) > 0 && number)
            numbers.push_back(text);
    if (numbers.size() < 2)
        return page.width; // Nothing is below.
    double least = 1e9;
    for (const SvgText& value : values)
        least = std::min(least, value.text.section(QLatin1Char(' '), 0, 0).toDouble());
    const SvgText& one = numbers.front();
    const SvgText& other = numbers.back();
    const double slope = (other.at.y() - one.at.y()) / (other.text.toDouble() - one.text.toDouble());
    return one.at.y() - 0.35 * one.size + (least - one.text.toDouble()) * slope;
}

} // namespace

class FigureTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QCOMPARE(run({QStringLiteral("train"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                      QStringLiteral("4xP100"), QStringLiteral("--stages"), QStringLiteral("I=10,II=20"),
                      QStringLiteral("--json-log"), QStringLiteral("log.jsonl")}),
                 0);
        QCOMPARE(run({QStringLiteral("train"), QStringLiteral("chainmm"), QStringLiteral("--devices"),
                      QStringLiteral("4xP100"), QStringLiteral("--policy"), QStringLiteral("placeto"),
                      QStringLiteral("--stages"), QStringLiteral("II=20"), QStringLiteral("--json-log"),
                      QStringLiteral("other.jsonl")}),
                 0);
        QFile bare(m_folder.filePath(QStringLiteral("bare.jsonl")));
        QVERIFY(bare.open(QIODevice::WriteOnly));
        for (int episode = 1; episode <= 30; ++episode)
            bare.write(QStringLiteral(R"({"episode": %1, "stage": "II", "makespan": %2, "best": %2})")
                           .arg(episode)
                           .arg(1.0 / episode)
                           .toUtf8() +
                       '\n');
    }

    /// In every kind of figure and every preset.
    void lettersAreLargeEnough_data()
    {
        QTest::addColumn<QString>("line");
        const QString compared = QStringLiteral(
            "compare chainmm --devices 4xP100 --placers heft,random --seeds 3 --evaluations 40 --chart ");
        for (const auto& [name, line] : std::initializer_list<std::pair<const char*, QString>>{
                 {"graph", "graph" + run4 + " --colour-by operation"},
                 {"lanes", "graph" + run4 + " --layout swimlane"},
                 {"groups", "graph" + run4 + " --groups 1 --arrow-labels"},
                 {"gantt", "gantt" + run4 + " --show shares,memory,bounds"},
                 {"explain", "explain" + run4 + " --cursor 0.5"},
                 {"side by side", "side-by-side chainmm --devices 4xP100 --placers heft,critical-path"},
                 {"boxes", compared + "boxes"},
                 {"best so far", compared + "best-so-far"},
                 {"best over time", compared + "best-over-time"},
                 {"links", "topology 8xV100"},
                 {"many links", "topology 32xH100"},
                 {"makespan", "training log.jsonl"},
                 {"makespans", "training log.jsonl other.jsonl"},
                 {"loss", "training log.jsonl --chart loss"}})
            QTest::newRow(name) << line;
    }
    void lettersAreLargeEnough()
    {
        QFETCH(QString, line);
        for (const FigureSpec& preset : figurePresets()) {
            const SvgPage page = drawn(line + " --preset " + preset.id);
            QVERIFY(!page.texts.empty());
            QVERIFY2(page.leastPoints() >= leastPrintedLetters - 0.05,
                     qPrintable(preset.id + ": " + QString::number(page.leastPoints())));
        }
    }

    /// Small labels are left out of boxes, and remain where there is room for them.
    void labelsAreLeftOutBySize()
    {
        const QString name = QStringLiteral("AB+CDE[3,1]");
        const QString line = "graph" + run4 + " --preset ";
        QVERIFY(!drawn(line + "one-column").has(name));
        QVERIFY(drawn(line + "poster").has(name));
        const SvgPage lanes = drawn("graph" + run4 + " --layout swimlane --preset one-column");
        QVERIFY(!lanes.has(name));
        for (const char* lane : {"gpu0", "gpu3", " ms"}) // Names and times of lanes stay.
            QVERIFY2(lanes.has(QLatin1String(lane)), lane);
        const FigureSpec& column = *figurePreset(QStringLiteral("one-column"));
        QVERIFY(std::abs(column.leastLetters() / column.font().pixelSize() * column.points - 5) < 1e-9);
        FigureSpec small = column;
        small.points = 4; // Smaller than what is left out: by choice.
        QCOMPARE(small.leastLetters(), 13.0);
    }

    void aTrainingFigureHasOneChart()
    {
        for (const FigureSpec& preset : figurePresets()) {
            const QString options = " --preset " + preset.id;
            const SvgPage makespans = drawn("training log.jsonl" + options);
            checkWhole(makespans);
            QVERIFY2(makespans.has(QStringLiteral("Makespan per episode, ms")),
                     qPrintable(makespans.joined()));
            QVERIFY(makespans.has(QStringLiteral("episode")) && makespans.has(QStringLiteral("baseline")));
            QVERIFY(!makespans.has(QStringLiteral("Loss")) && !makespans.has(QStringLiteral("stage ")));
            const SvgPage losses = drawn("training log.jsonl --chart loss" + options);
            checkWhole(losses);
            QVERIFY(losses.has(QStringLiteral("Loss per episode")));
            for (const char* axis : {"stage I", "stage II", "episode"})
                QVERIFY2(losses.has(QLatin1String(axis)), axis);
            QVERIFY(!losses.has(QStringLiteral("Makespan")) && !losses.has(QStringLiteral("baseline")));
        }
    }

    /// The labels of a narrow figure are within its axes, below each other.
    void labelsOfCurvesAreWithinNarrowAxes()
    {
        for (const char* preset : {"one-column", "two-columns"}) {
            const SvgPage page =
                drawn(QStringLiteral("training log.jsonl other.jsonl --preset ") + QLatin1String(preset));
            checkWhole(page);
            std::vector<SvgText> values;
            static const QRegularExpression value(QStringLiteral("^[0-9.]+ ms$"));
            for (const SvgText& text : page.texts)
                if (value.match(text.text).hasMatch())
                    values.push_back(text);
            QCOMPARE(values.size(), std::size_t{2});
            if (preset == std::string("one-column")) {
                QVERIFY(std::max(rightEnd(values[0]), rightEnd(values[1])) > page.width * 0.85);
                for (const SvgText& label : values) // Below the end of its curve and of all others.
                    QVERIFY(label.at.y() - 0.8 * label.size >= lowestEnd(page, values) - 1);
            }
            QVERIFY(std::abs(values[0].at.y() - values[1].at.y()) >= values[0].size);
        }
    }

    void aPictureOfTheScreenKeepsBothCharts()
    {
        const SvgPage both = drawn(QStringLiteral("training log.jsonl"));
        QVERIFY(both.has(QStringLiteral("Makespan per episode, ms")) &&
                both.has(QStringLiteral("Loss per episode")));
        const SvgPage one = drawn(QStringLiteral("training log.jsonl --chart loss"));
        QVERIFY(!one.has(QStringLiteral("Makespan per episode")) &&
                one.has(QStringLiteral("Loss per episode")));
    }

    void withoutLabelsAndLegend()
    {
        const SvgPage page =
            drawn(QStringLiteral("training log.jsonl --preset one-column --no-labels --no-legend"));
        QVERIFY(page.has(QStringLiteral("Makespan per episode, ms")));
        QVERIFY(!page.has(QStringLiteral("best")) && !page.has(QStringLiteral("baseline")));
    }

    void chartsThatAreNotThereAreRefused()
    {
        for (const auto& [line, status, words] :
             {std::tuple{"training bare.jsonl --preset one-column --chart loss", 1, "no episode"},
              {"training log.jsonl --chart boxes", 2, "--chart"},
              {"compare chainmm --devices 4xP100 --placers heft --chart loss", 2, "--chart"}}) {
            QString error;
            QCOMPARE(render(QLatin1String(line), error), status);
            QVERIFY2(error.contains(QLatin1String(words)), qPrintable(error));
        }
        QVERIFY(drawn(QStringLiteral("training bare.jsonl --preset one-column"))
                    .has(QStringLiteral("Makespan per episode")));
    }

    /// A figure of a version without --chart is drawn again from its command.
    void aCommandWithoutChartIsRun()
    {
        QFile old(m_folder.filePath(QStringLiteral("old.svg")));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write(svgWithCommand(
            "<svg width=\"85mm\"></svg>",
            QStringLiteral("doppler render training log.jsonl --preset one-column -o figure.svg")));
        old.close();
        QVERIFY(drawn(QStringLiteral("--from old.svg")).has(QStringLiteral("Makespan per episode, ms")));
    }

private:
    int run(const QStringList& arguments, QString* error = nullptr)
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
        if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
            return -1;
        if (error)
            *error = QString::fromUtf8(process.readAllStandardError());
        return process.exitCode();
    }
    int render(const QString& line, QString& error)
    {
        return run(QStringList{QStringLiteral("render")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts) +
                       QStringList{QStringLiteral("-o"), QStringLiteral("t.svg")},
                   &error);
    }
    /// Without texts where drawing fails or says anything.
    SvgPage drawn(const QString& line)
    {
        QString error;
        const int status = render(line, error);
        if (status != 0 || !error.isEmpty()) {
            qWarning().noquote() << line << status << error;
            return {};
        }
        return tests::readSvgTexts(m_folder.filePath(QStringLiteral("t.svg")));
    }
    /// Every text ends on the page.
    static void checkWhole(const SvgPage& page)
    {
        QVERIFY(!page.texts.empty());
        for (const SvgText& text : page.texts)
            if (!text.turned)
                QVERIFY2(text.at.x() >= 0 && rightEnd(text) <= page.width + 1,
                         qPrintable(text.text + ' ' + QString::number(rightEnd(text))));
    }

    QTemporaryDir m_folder;
};

DOPPLER_TEST_WITH(QApplication, FigureTextTest)

} // namespace figure_text_test

#include "figure_text.moc"
