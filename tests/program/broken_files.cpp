// SPDX-License-Identifier: GPL-3.0-or-later
// The command line on broken files: exit status 2 and one line on standard error that names file and place,
// within a bound of memory.
#include "tests/support/runner.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

namespace broken_files_test {

namespace {

struct Answer {
    int status = -1; ///< -1: it crashed or did not end.
    QByteArray out;
    QByteArray error;
};

/// Address space in which every broken file must be refused. Sanitizers need terabytes of it.
constexpr rlim_t enough = rlim_t{256} << 20;

Answer doppler(const QStringList& arguments, [[maybe_unused]] rlim_t addressSpace = enough)
{
    QProcess process;
#ifndef DOPPLER_SANITIZED
    process.setChildProcessModifier([addressSpace] {
        const rlimit limit{addressSpace, addressSpace};
        ::setrlimit(RLIMIT_AS, &limit);
    });
#endif
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    Answer answer;
    if (!process.waitForFinished(60'000)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        answer.status = process.exitCode();
    }
    answer.out = process.readAllStandardOutput();
    answer.error = process.readAllStandardError();
    return answer;
}

const QString brokenFolder = QStringLiteral(DOPPLER_TEST_DATA "/broken/");
const QString smallFolder = QStringLiteral(DOPPLER_TEST_DATA "/small/");

/// A command that reads that file as `kind` says.
QStringList commandFor(const QString& kind, const QString& path)
{
    if (kind == QStringLiteral("graph"))
        return {"graph", "info", path, "--json"};
    if (kind == QStringLiteral("devices"))
        return {"simulate", smallFolder + "graph.json", "--devices", path, "--placer", "round-robin"};
    if (kind == QStringLiteral("workload"))
        return {"workload", path};
    return {"simulate", smallFolder + "graph.json", "--devices", smallFolder + "devices.json", "--placement",
            path};
}

class BrokenFilesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsWholeFiles();
    void refusesEveryFile_data();
    void refusesEveryFile();
    void refusesWhatIsNotKept_data();
    void refusesWhatIsNotKept();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void saysWhenMemoryIsShort();

private:
    QTemporaryDir folder;
};

void BrokenFilesTest::readsWholeFiles()
{
    // The commands themselves work, within the same memory.
    QCOMPARE(doppler(commandFor("graph", smallFolder + "graph.json")).status, 0);
    QCOMPARE(doppler(commandFor("graph", smallFolder + "doppler.txt")).status, 0);
    QCOMPARE(doppler(commandFor("graph", smallFolder + "stg.stg")).status, 0);
    QCOMPARE(doppler(commandFor("graph", smallFolder + "model.onnx")).status, 0);
    QCOMPARE(doppler(commandFor("placement", smallFolder + "placement.json")).status, 0);
}

void BrokenFilesTest::refusesEveryFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("line");
    QFile table(brokenFolder + "expected.txt");
    QVERIFY(table.open(QIODevice::ReadOnly));
    for (const QString& row : QString::fromUtf8(table.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QString name = row.section('\t', 0, 0);
        QTest::newRow(qPrintable(name)) << name << row.section('\t', 1);
    }
}

void BrokenFilesTest::refusesEveryFile()
{
    QFETCH(QString, name);
    QFETCH(QString, line);
    const QString path = brokenFolder + name;
    const Answer answer = doppler(commandFor(name.section('/', 0, 0), path));
    // {formats}: what they are is held by the test io_broken_files.
    const QStringList around = QString("doppler: %1: %2\n").arg(path, line).split("{formats}");
    const QString error = QString::fromUtf8(answer.error);
    if (around.size() == 1)
        QCOMPARE(error, around[0]);
    QVERIFY2(error.startsWith(around.first()) && error.endsWith(around.last()), qPrintable(error));
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
}

void BrokenFilesTest::refusesWhatIsNotKept_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("part");
    const QByteArray graph = R"({"format": "doppler-graph", "version": 1, )";
    QTest::newRow("lists 200,000 deep")
        << "graph" << QByteArray(200'000, '[') << "line 1, column 1: found [...]";
    QTest::newRow("objects 200,000 deep")
        << "graph" << graph + "\"x\": " + QByteArray(R"({"a":)").repeated(200'000) << "nested too deeply";
    QTest::newRow("vertices 200,000 deep")
        << "graph" << graph + "\"vertices\": " + QByteArray(200'000, '[') << "vertices[0]: found [...]";
    QTest::newRow("devices 200,000 deep")
        << "devices"
        << R"({"format": "doppler-devices", "version": 1, "x": )" + QByteArray(200'000, '[')
        << "nested too deeply";
    QTest::newRow("placement 200,000 deep")
        << "placement"
        << R"({"format": "doppler-placement", "version": 1, "x": )" + QByteArray(200'000, '[')
        << "nested too deeply";
    QTest::newRow("a billion vertices")
        << "graph"
        << "1000000000\n" + QByteArray("0, ").repeated(100'000) + "\n0,\n1,\n1,4,x\n1,4,x\n"
        << "line 1: the number of vertices and inputs is 1000000000, expected 100002";
    QTest::newRow("a name of 10 MB") << "graph"
                                     << graph + "\"vertices\": [{\"id\": \"" + QByteArray(10'000'000, 'n') +
                                            "\"}]}"
                                     << "vertices[0].id: found \"nnn";
    QTest::newRow("10 MB of noise") << "graph" << QByteArray("\x9f\x01{\"").repeated(2'500'000)
                                    << "line 1: unknown format";
}

void BrokenFilesTest::refusesWhatIsNotKept()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    QFETCH(QString, part);
    QFile file(folder.filePath("made"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const Answer answer = doppler(commandFor(kind, file.fileName()));
    QVERIFY2(answer.error.startsWith("doppler: " + file.fileName().toUtf8() + ": "),
             answer.error.constData());
    QVERIFY2(answer.error.contains(part.toUtf8()), answer.error.constData());
    QVERIFY(answer.error.size() < 600 && answer.error.count('\n') == 1);
    QCOMPARE(answer.status, 2);
}

void BrokenFilesTest::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"graph", "devices", "placement"})
        QTest::newRow(kind) << kind;
}

void BrokenFilesTest::refusesWhatIsNoFile()
{
    QFETCH(QString, kind);
    const QString pipe = folder.filePath(kind + "-pipe");
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QFile sparse(folder.filePath(kind + "-sparse"));
    QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64{5} << 30));
    const std::pair<QString, QString> cases[] = {
        {folder.path(), "this is a folder, expected a file"},
        {pipe, "this is a device or a pipe, expected a file"},
        {"/dev/zero", "this is a device or a pipe, expected a file"},
        {folder.filePath("none.json"), "the file cannot be read: No such file or directory"},
        {sparse.fileName(), "the file is larger than 4294967296 bytes"}};
    for (const auto& [path, line] : cases) {
        const Answer answer = doppler(commandFor(kind, path));
        QCOMPARE(QString::fromUtf8(answer.error), QString("doppler: %1: %2\n").arg(path, line));
        QCOMPARE(answer.status, 2);
    }
}

void BrokenFilesTest::saysWhenMemoryIsShort()
{
#ifdef DOPPLER_SANITIZED
    QSKIP("sanitizers need more address space than this test leaves");
#endif
    QByteArray text = R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0})";
    for (int id = 1; id < 1'000'000; ++id)
        text += ",\n{\"id\": " + QByteArray::number(id) + '}';
    QFile file(folder.filePath("large.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text + "]}") > 0);
    file.close();
    const Answer answer = doppler(commandFor("graph", file.fileName()), rlim_t{160} << 20);
    QCOMPARE(QString::fromUtf8(answer.error),
             QString("doppler: %1: there is not enough memory for the content of the file\n")
                 .arg(file.fileName()));
    QCOMPARE(answer.status, 2);
}

} // namespace

DOPPLER_TEST(BrokenFilesTest)

} // namespace broken_files_test

#include "broken_files.moc"
