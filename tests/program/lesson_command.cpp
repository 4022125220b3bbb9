// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler lesson`: new, check, results and summary, as a teacher's scripts use them.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace lesson_command_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

ProgramResult run(const QStringList& arguments)
{
    return runProgram(QStringLiteral("doppler"), QStringList{QStringLiteral("lesson")} + arguments);
}

const QByteArray results = R"({"format": "doppler-lesson-results", "version": 1, "student": "", "lessons": [
    {"lesson": "barrier", "title": "B", "begun": "2026-11-28T10:00:00Z", "steps": [
        {"title": "One", "done": true, "seconds": 61, "failed": 2},
        {"title": "Two", "done": false, "shown": true, "hints": 1, "seconds": 5}]},
    {"lesson": "heft", "title": "H", "begun": "2026-11-28T11:00:00Z", "steps": [{"title": "One", "done": true}]}]})";

} // namespace

class LessonCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void aNewLessonIsValidAndIsNotOverwritten()
    {
        QCOMPARE(run({"new", in("mine.lesson")}).status, 0);
        const ProgramResult checked = run({"check", in("mine.lesson")});
        QVERIFY2(checked.status == 0, checked.error);
        QVERIFY(checked.out.endsWith("mine.lesson: valid, 2 steps, 1 checks\n"));
        const ProgramResult again = run({"new", in("mine.lesson")});
        QCOMPARE(again.status, 2);
        QVERIFY(again.error.contains("the file exists already"));
    }

    void everyFaultIsPrintedWithItsLine()
    {
        writeTo(in("bad.lesson"),
                "---\nlesson: 1\ntitle: T\n---\n# One\ndo: grph chainmm\ncheck: makespan <\n");
        const ProgramResult checked = run({"check", in("bad.lesson")});
        QCOMPARE(checked.status, 1);
        QCOMPARE(checked.out.count('\n'), 2);
        QVERIFY2(checked.out.contains("bad.lesson: line 6: ") && checked.out.contains("bad.lesson: line 7: "),
                 checked.out);
        const QJsonArray all =
            QJsonDocument::fromJson(run({"check", "--json", in("bad.lesson")}).out).array();
        QCOMPARE(all[0]["valid"].toBool(true), false);
        QCOMPARE(all[0]["faults"][1]["line"].toInt(), 7);
        QCOMPARE(run({"check", in("none.lesson")}).status, 2);
    }

    void aGraphThatIsMissingIsAFault()
    {
        writeTo(in("lost.lesson"), "---\nlesson: 1\ntitle: T\n---\n# One\nRead.\ndo: graph nowhere.json\n");
        const ProgramResult checked = run({"check", in("lost.lesson")});
        QCOMPARE(checked.status, 1);
        QVERIFY2(checked.out.contains("nowhere.json"), checked.out);
    }

    void theProgramsOwnLessonsAreValid()
    {
        const QDir own(QStringLiteral(DOPPLER_BIN "/../share/doppler-workbench/lessons"));
        QStringList files;
        for (const QString& name : own.entryList({QStringLiteral("*.lesson")}))
            files += own.filePath(name);
        QVERIFY(files.size() >= 18);
        const ProgramResult checked = run(QStringList{QStringLiteral("check")} + files);
        QVERIFY2(checked.status == 0, checked.out);
    }

    void resultsAreExportedUnderAName()
    {
        writeTo(in("own.json"), results);
        const ProgramResult exported =
            run({"results", "--from", in("own.json"), "--student", "Ada", "-o", in("ada.csv")});
        QVERIFY2(exported.status == 0, exported.error);
        const QByteArray csv = contentOf(in("ada.csv"));
        QCOMPARE(csv.count('\n'), 4);
        QVERIFY2(csv.contains("\nAda,barrier,B,2026-11-28T10:00:00Z,1,One,true,false,0,2,61\n"), csv);
        const QByteArray one = run({"results", "--from", in("own.json"), "--lesson", "heft"}).out;
        QCOMPARE(QJsonDocument::fromJson(one)["lessons"].toArray().size(), 1);
        QCOMPARE(run({"results", "--from", in("none.json")}).status, 2);
    }

    void withoutResultsTheExportIsEmpty()
    {
        qputenv("XDG_CONFIG_HOME", folder.filePath(QStringLiteral("config")).toUtf8());
        const ProgramResult exported = run({"results"});
        QVERIFY2(exported.status == 0, exported.error);
        QVERIFY(QJsonDocument::fromJson(exported.out)["lessons"].toArray().isEmpty());
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("config/doppler")));
        writeTo(in("config/doppler/lesson-results.json"), results);
        QCOMPARE(QJsonDocument::fromJson(run({"results"}).out)["lessons"].toArray().size(), 2);
        qunsetenv("XDG_CONFIG_HOME");
    }

    void aClassIsSummarised()
    {
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("class")));
        writeTo(in("class/bob.json"), results);
        writeTo(in("class/broken.json"), "{");
        writeTo(in("class/empty.csv"), "");
        const ProgramResult text = run({"summary", in("class")});
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.contains("bob      barrier"), text.out);
        QCOMPARE(text.error.count('\n'), 1);
        QVERIFY2(text.error.contains("skipped 2 files") && text.error.contains("broken.json") &&
                     text.error.contains("empty.csv"),
                 text.error);
        const QJsonObject all = QJsonDocument::fromJson(run({"summary", in("class"), "--json"}).out).object();
        QCOMPARE(all["results"].toArray().size(), 2);
        QCOMPARE(all["results"][0]["done"].toInt(), 1);
        QCOMPARE(all["steps"][1]["not_done_by"][0].toString(), QStringLiteral("bob"));
        QCOMPARE(all["skipped"].toArray().size(), 2);
        QVERIFY(run({"summary", in("class"), "--csv"}).out.startsWith("student,lesson,"));
        QCOMPARE(run({"summary", in("nothing")}).status, 2);
    }
};

DOPPLER_TEST(LessonCommandTest)

} // namespace lesson_command_test

#include "lesson_command.moc"
