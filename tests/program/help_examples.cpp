// SPDX-License-Identifier: GPL-3.0-or-later
// The help of every command ends with two to four examples, and all of them run.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

namespace help_examples_test {

using doppler::tests::ProgramResult;

namespace {

ProgramResult runIn(const QString& folder, const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setStandardInputFile(QProcess::nullDevice()); // evaluate reads questions from it
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    ProgramResult result;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.error = process.readAllStandardError();
    return result;
}

/// As a shell splits it: quotes hold an argument together.
QStringList words(const QString& line) { return QProcess::splitCommand(line); }

struct Help {
    QStringList path;
    QStringList examples; ///< Without the program's name.
};

/// The help of a command and of all commands below it.
void collect(const QStringList& path, QList<Help>& all)
{
    static const QRegularExpression command(QStringLiteral("^  ([a-z][a-z-]*)\\b"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression example(QStringLiteral("^  doppler (.*)$"),
                                            QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(runIn({}, path + QStringList{QStringLiteral("--help")}).out);
    const qsizetype at = text.indexOf(QStringLiteral("\nExamples:\n"));
    Help help{path, {}};
    for (auto found = example.globalMatch(at < 0 ? QString() : text.mid(at)); found.hasNext();)
        help.examples += found.next().captured(1);
    all.push_back(help);
    for (auto found = command.globalMatch(text.left(at)); found.hasNext();)
        collect(path + QStringList{found.next().captured(1)}, all);
}

} // namespace

class HelpExamplesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QList<Help> all;
    bool learns = QFile::exists(QStringLiteral(DOPPLER_BIN "/libdoppler-learn.so"));

    /// Files that the examples read.
    void prepare(const char* line)
    {
        const ProgramResult made = runIn(folder.path(), words(QString::fromLatin1(line)));
        QVERIFY2(made.status == 0, made.error);
    }

private Q_SLOTS:
    void initTestCase()
    {
        collect({}, all);
        const QString data = QStringLiteral(DOPPLER_TEST_DATA "/");
        QVERIFY(QFile::copy(data + QStringLiteral("small/model.onnx"),
                            folder.filePath(QStringLiteral("model.onnx"))));
        QVERIFY(QFile::copy(data + QStringLiteral("traces/profile.json"),
                            folder.filePath(QStringLiteral("profile.json"))));
        QVERIFY(QFile::copy(data + QStringLiteral("../program/session.doppler"),
                            folder.filePath(QStringLiteral("session.doppler"))));
        prepare("place chainmm --devices 4xP100 --placer heft -o placement.json");
        prepare("simulate chainmm --devices 4xP100 --placer heft --trace trace.json");
        if (learns)
            prepare("train chainmm --devices 4xP100 --set hidden=8 --set rounds=1 --stages I=2,II=2 "
                    "--checkpoint net.checkpoint --json-log net.jsonl --tensorboard events");
    }

    void everyCommandHasSome()
    {
        QVERIFY2(all.size() >= 25, qPrintable(QString::number(all.size())));
        for (const Help& help : std::as_const(all))
            QVERIFY2(help.examples.size() >= 2 && help.examples.size() <= 4,
                     qPrintable(help.path.join(QLatin1Char(' '))));
    }

    void allOfThemRun()
    {
        static const QRegularExpression learning(
            QStringLiteral("^train|^curves|^policies check|\\.checkpoint"));
        static const QRegularExpression seconds(QStringLiteral("--seconds \\S+"));
        QSet<QString> done;
        QStringList faults;
        for (const Help& help : std::as_const(all))
            for (QString example : help.examples) {
                if (done.contains(example) || (!learns && example.contains(learning)))
                    continue;
                done += example;
                const ProgramResult result =
                    runIn(folder.path(), words(example.replace(seconds, QStringLiteral("--seconds 0.1"))));
                if (result.status != 0)
                    faults += example + QLatin1String(": ") + QString::fromUtf8(result.error);
            }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

DOPPLER_TEST(HelpExamplesTest)

} // namespace help_examples_test

#include "help_examples.moc"
