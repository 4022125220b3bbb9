// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is killed loses little: the next one opens what was open. One that is closed loses nothing.
#include "core/app/run_placer.h"
#include "core/io/documents/session_json.h"
#include "core/io/placements/placement_json.h"
#include "tests/support/external_program.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace sudden_end_test {

using namespace doppler;

namespace {

/// A user of their own: folders of data and settings.
struct Home {
    QTemporaryDir folder;

    Home()
    {
        QSettings settings(folder.filePath(QStringLiteral("config/doppler/workbench.ini")),
                           QSettings::IniFormat);
        settings.setValue(QStringLiteral("autosaveSeconds"), 2);
    }
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList& arguments,
                                                  const QMap<QString, QString>& variables = {}) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        for (auto variable = variables.begin(); variable != variables.end(); ++variable)
            environment.insert(variable.key(), variable.value());
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(DOPPLER_BIN "/doppler-workbench"), arguments);
        return process;
    }
    [[nodiscard]] QStringList saved() const
    {
        const QDir open(folder.filePath(QStringLiteral("data/doppler-workbench/open")));
        QStringList files;
        for (const QString& name : open.entryList({QStringLiteral("*.doppler")}, QDir::Files))
            files += open.filePath(name);
        return files;
    }
    [[nodiscard]] QStringList tried() const
    {
        const QDir open(folder.filePath(QStringLiteral("data/doppler-workbench/open")));
        return open.entryList({QStringLiteral("*.restoring")}, QDir::Files);
    }
    /// What the only saved session holds, once it holds that many runs.
    [[nodiscard]] SessionFile waitFor(std::size_t runs) const
    {
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < 60000; QTest::qWait(100)) {
            const QStringList files = saved();
            if (files.size() != 1)
                continue;
            if (const auto session = readSession(files.first().toStdString());
                session && session->runs.size() == runs)
                return *session;
        }
        return {};
    }
};

} // namespace

class SuddenEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasOpenComesBack()
    {
        const Home home;
        const auto first =
            home.start({QStringLiteral("ffnn"), QStringLiteral("--devices"), QStringLiteral("8xV100"),
                        QStringLiteral("--placer"), QStringLiteral("heft")});
        const SessionFile before = home.waitFor(1);
        QCOMPARE(before.problems.size(), std::size_t{1});
        QCOMPARE(before.problems[0].graph.name, std::string("ffnn"));
        first->kill();
        QVERIFY(first->waitForFinished());
        QCOMPARE(home.saved().size(), 1);

        // A window that is asked for something else leaves it alone, and has a file of its own.
        const auto other =
            home.start({QStringLiteral("chainmm"), QStringLiteral("--placer"), QStringLiteral("heft"),
                        QStringLiteral("--close-after"), QStringLiteral("4")});
        QVERIFY(other->waitForFinished(60000));
        QCOMPARE(other->exitCode(), 0);
        QCOMPARE(home.saved().size(), 1);

        // The next one that is asked for nothing opens it, and saves it again as its own.
        const QString left = home.saved().first();
        const qint64 written = QFileInfo(left).lastModified().toMSecsSinceEpoch();
        const auto next = home.start({});
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(left).lastModified().toMSecsSinceEpoch() != written, 60000);
        const SessionFile after = home.waitFor(1);
        QVERIFY(after.problems == before.problems);
        QCOMPARE(after.runs.at(0).devices, before.runs.at(0).devices);
        QCOMPARE(after.runs.at(0).placer, std::string("heft"));
        next->kill();
        QVERIFY(next->waitForFinished());
        QCOMPARE(home.saved().size(), 1);

        // A normal end leaves nothing there, but what there was no time to restore.
        for (const int seconds : {12, 50}) {
            if (home.saved().isEmpty())
                break;
            const auto last = home.start({QStringLiteral("--close-after"), QString::number(seconds)});
            QVERIFY(last->waitForFinished(120000));
            QCOMPARE(last->exitCode(), 0);
        }
        QCOMPARE(home.saved(), QStringList());
    }

    /// Without a placer it is the default one, in a budget of evaluations: the placement of `doppler place`.
    void aGraphBeginsWithTheDefaultPlacer()
    {
        const Home home;
        const auto window =
            home.start({QStringLiteral("chainmm"), QStringLiteral("--devices"), QStringLiteral("4xP100")});
        const SessionFile session = home.waitFor(2);
        window->kill();
        QVERIFY(window->waitForFinished());
        QCOMPARE(session.runs.size(), std::size_t{2});
        QCOMPARE(session.shown.value_or(0), std::size_t{1});
        QCOMPARE(session.runs[0].placer, std::string("critical-path"));
        QCOMPARE(session.runs[1].placer, std::string(defaultPlacerId));
        const QString file = home.folder.filePath(QStringLiteral("placement.json"));
        const auto placed = tests::runProgram(
            QStringLiteral("doppler"), {"place", "chainmm", "--devices", "4xP100", "-o", file}, 120000);
        QVERIFY2(placed.status == 0, placed.error);
        const auto placement = readPlacement(file.toStdString());
        QVERIFY(placement);
        for (std::size_t v = 0; v < placement->devices.size(); ++v)
            QCOMPARE(session.problems[0].deviceNames[session.runs[1].devices[v]], placement->devices[v]);
    }

    /// A disk that takes nothing for seconds after the window has gone: the program ends after it.
    void whatIsWrittenAtTheEndIsWaitedFor()
    {
#ifndef DOPPLER_SLOW_DISK_LIBRARY
        QSKIP("a sanitizer must be the first library of a program");
#else
        const Home home;
        QFile waiting(home.folder.filePath(QStringLiteral("waiting")));
        const auto window =
            home.start({QStringLiteral("ffnn"), QStringLiteral("--devices"), QStringLiteral("8xV100"),
                        QStringLiteral("--placer"), QStringLiteral("heft"), QStringLiteral("--close-after"),
                        QStringLiteral("12")},
                       {{QStringLiteral("LD_PRELOAD"), QStringLiteral(DOPPLER_SLOW_DISK_LIBRARY)},
                        {QStringLiteral("DOPPLER_SLOW_DISK"), waiting.fileName()}});
        QCOMPARE(home.waitFor(1).problems.size(), std::size_t{1});
        QVERIFY(waiting.open(QIODevice::WriteOnly));
        QVERIFY(!window->waitForFinished(17000)); // Long after it was closed.
        QCOMPARE(window->state(), QProcess::Running);
        QCOMPARE(home.saved().size(), 1); // Not before the other file is there.
        QVERIFY(waiting.remove());
        QVERIFY2(window->waitForFinished(30000), "it does not end");
        QCOMPARE(window->exitStatus(), QProcess::NormalExit);
        QCOMPARE(window->exitCode(), 0);
        QCOMPARE(home.saved(), QStringList());
        const auto last = readSession(
            home.folder.filePath(QStringLiteral("data/doppler-workbench/last.doppler")).toStdString());
        QVERIFY(last.ok());
        QCOMPARE(last->problems.at(0).graph.name, std::string("ffnn"));
#endif
    }

    void aSignalClosesTheWindow_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("hangup") << SIGHUP;
        QTest::newRow("terminated") << SIGTERM;
        QTest::newRow("interrupted") << SIGINT;
    }
    void aSignalClosesTheWindow()
    {
        QFETCH(int, signal);
        const Home home;
        const auto window =
            home.start({QStringLiteral("ffnn"), QStringLiteral("--devices"), QStringLiteral("8xV100"),
                        QStringLiteral("--placer"), QStringLiteral("heft")});
        QCOMPARE(home.waitFor(1).problems.size(), std::size_t{1});
        ::kill(static_cast<pid_t>(window->processId()), signal);
        QVERIFY2(window->waitForFinished(60000), "it does not end");
        QCOMPARE(window->exitStatus(), QProcess::NormalExit);
        QCOMPARE(window->exitCode(), 0);
        QCOMPARE(home.saved(), QStringList());
        const auto last = readSession(
            home.folder.filePath(QStringLiteral("data/doppler-workbench/last.doppler")).toStdString());
        QVERIFY(last.ok());
        QCOMPARE(last->runs.size(), std::size_t{1});
    }

    void externalPlacersEndWithAKilledWindow()
    {
        const Home home;
        const QDir folder(home.folder.path());
        const auto window =
            home.start({QStringLiteral("chainmm"), QStringLiteral("--placer"), tests::endlessPlacer(folder)});
        const QString child = folder.filePath(QStringLiteral("child"));
        QTRY_VERIFY_WITH_TIMEOUT(tests::processIn(child) > 0, 60000);
        const pid_t grandchild = tests::processIn(folder.filePath(QStringLiteral("grandchild")));
        window->kill();
        QVERIFY(window->waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(tests::hasEnded(tests::processIn(child)) && tests::hasEnded(grandchild),
                                 60000);
    }

    /// Killed while it restores: the next start opens something else.
    void whatBroughtTheWindowDownIsNotRestoredForEver()
    {
        const Home home;
        const auto first =
            home.start({QStringLiteral("ffnn"), QStringLiteral("--devices"), QStringLiteral("8xV100"),
                        QStringLiteral("--placer"), QStringLiteral("heft")});
        QCOMPARE(home.waitFor(1).problems.size(), std::size_t{1});
        first->kill();
        QVERIFY(first->waitForFinished());
        const auto second = home.start({});
        QTRY_VERIFY_WITH_TIMEOUT(!home.tried().isEmpty(), 60000);
        second->kill();
        QVERIFY(second->waitForFinished());
        QCOMPARE(home.tried().size(), 1);
        const QString left = home.saved().value(0);
        const qint64 written = QFileInfo(left).lastModified().toMSecsSinceEpoch();
        const auto third = home.start({QStringLiteral("--close-after"), QStringLiteral("5")});
        QVERIFY(third->waitForFinished(120000));
        QCOMPARE(third->exitStatus(), QProcess::NormalExit);
        QCOMPARE(third->exitCode(), 0);            // The window was there, and was closed.
        QCOMPARE(home.saved(), QStringList{left}); // Nobody has answered: it is offered once more.
        QCOMPARE(home.tried().size(), 1);          // Neither opened nor saved again.
        QCOMPARE(QFileInfo(left).lastModified().toMSecsSinceEpoch(), written);
    }
};

DOPPLER_TEST(SuddenEndTest)

} // namespace sudden_end_test

#include "sudden_end.moc"
