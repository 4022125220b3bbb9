// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/session_json.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QTest>
#include <limits>

namespace io_session_json_test {

using namespace doppler;

namespace {

SessionFile sample()
{
    SessionFile session;
    SessionProblem problem;
    problem.graph.name = "layered:vertices=500";
    problem.graph.fingerprint = 0xfedcba9876543210ULL;
    problem.devices.file = "machines/four \"gpus\".json";
    problem.devices.options = {{"unit", "ms"}, {"", "odd"}};
    problem.deviceNames = {"gpu0", "gpu1"};
    problem.model.costModel = CostModel::Placeto;
    problem.model.schedule = ChooseTask::Random;
    problem.model.contention = *contentionFromName(contentionNames().back());
    problem.model.mode = Mode::BulkSynchronous;
    problem.model.memory = MemoryRule::Enforce;
    problem.model.noise = {0.25, 0.1};
    problem.model.seed = std::numeric_limits<std::uint64_t>::max();
    session.problems = {problem, problem};
    SessionRun run;
    run.problem = 1;
    run.placer = "heft";
    run.title = "Ein Versuch";
    run.engine = "threads";
    run.beganAs = "peft";
    run.seed = (std::uint64_t{1} << 53) + 1;
    run.evaluations = 12;
    run.seconds = 0.1;
    run.bound = 1.0 / 3;
    run.trained = true;
    run.devices = {0, 1, 1};
    run.order = {2, 0, 1};
    run.transfers = {0};
    run.trace = R"({"format": "doppler-trace", "x": [1, {"y": null}]})";
    run.notes = {"Best of \u00fc", "Two\nlines, \"quoted\"", "paper", {"fast", "8 GPUs"}, true};
    run.origin = {RunStep::Execution, 1, "HEFT"};
    session.runs = {run, SessionRun{}};
    session.open = 0;
    session.shown = 1;
    session.placer = "heft";
    session.selection = {2, 0};
    session.checkpoints = {"a.doppler"};
    session.parts = {{"view", R"({"scale": 1.5})"}, {"locks", "{}"}};
    return session;
}

std::string file(const std::string& rest)
{
    return R"({"format":"doppler-session","version":1,)" + rest + "}";
}

const std::string problem =
    R"("problems":[{"graph":{"name":"g"},"devices":{"name":"d"},"device_names":["a","b"]}])";

} // namespace

class IoSessionJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }

    /// They come from anyone: no line breaks in names, no control characters, nothing endless.
    void notesAreCleaned()
    {
        const std::string runs =
            R"(,"runs":[{"problem":0,"placer":"heft","devices":[0],"name":" a\u0007\nb ",)"
            R"("note":"one\r\ntwo","tags":["x, y","x",""],"group":"\tg",)"
            R"("step":"from another world"}])";
        const auto read = readSessionJson(file(problem + runs));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        const RunNotes& notes = read->runs[0].notes;
        QCOMPARE(notes.name, std::string("a  b"));
        QCOMPARE(notes.note, std::string("one\ntwo"));
        QCOMPARE(notes.group, std::string("g"));
        QCOMPARE(tagsText(notes.tags), std::string("x, y"));
        QVERIFY(read->runs[0].origin.step == RunStep::Unknown);
        RunNotes endless;
        endless.note.assign(longestRunNote - 1, 'a');
        endless.note += "\u00fc"; // Cut before it, not within it.
        QCOMPARE(cleanNotes(endless).note.size(), longestRunNote - 1);
        for (int i = 0; i < 100; ++i)
            endless.tags.push_back(std::to_string(i));
        QCOMPARE(cleanNotes(endless).tags.size(), mostTags);
        const auto lost = readSessionJson(file(
            problem + R"(,"runs":[{"problem":0,"placer":"heft","devices":[0],"step":"hand","from":1}])"));
        QVERIFY(!lost.ok());
        QVERIFY(lost.error().english().find("runs[0].from") != std::string::npos);
    }

    void writesWhatItReads()
    {
        for (const SessionFile& session : {sample(), SessionFile{}}) {
            const std::string text = writeSessionJson(session);
            const auto read = readSessionJson(text);
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
            QVERIFY(*read == session);
            QCOMPARE(writeSessionJson(*read), text);
        }
    }

    void passesOverWhatItDoesNotKnow()
    {
        const auto read = readSessionJson(file(problem + R"(,"runs":[],"later":{"a":[1]},"open":0)"));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
        QCOMPARE(read->problems.size(), std::size_t{1});
        QCOMPARE(read->problems[0].model, ModelOptions{});
        QVERIFY(!read->shown);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const std::string& text, const char* place) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(place);
        };
        row("no runs", file(problem), "runs");
        row("no problems", file(R"("runs":[])"), "problems");
        row("run of no problem", file(problem + R"(,"runs":[{"problem":1,"placer":"x","devices":[]}])"),
            "runs[0].problem");
        row("no such device", file(problem + R"(,"runs":[{"problem":0,"placer":"x","devices":[0,2]}])"),
            "runs[0].devices[1]");
        row("open nothing", file(problem + R"(,"runs":[],"open":1)"), "open");
        row("shown nothing", file(problem + R"(,"runs":[],"shown":0)"), "shown");
        row("name and file",
            file(R"("problems":[{"graph":{"name":"g","file":"f"},"devices":{"name":"d"},)"
                 R"("device_names":[]}],"runs":[])"),
            "problems[0].graph");
        row("fingerprint",
            file(R"("problems":[{"graph":{"name":"g","fingerprint":"12"},"devices":{"name":"d"},)"
                 R"("device_names":[]}],"runs":[])"),
            "problems[0].graph.fingerprint");
        row("model",
            file(R"("problems":[{"graph":{"name":"g"},"devices":{"name":"d"},"device_names":[],)"
                 R"("model":{"mode":"lazy"}}],"runs":[])"),
            "problems[0].model.mode");
        row("noise", // beyond what the command line takes, and any run means
            file(R"("problems":[{"graph":{"name":"g"},"devices":{"name":"d"},"device_names":[],)"
                 R"("model":{"compute_noise":5,"transfer_noise":5.5}}],"runs":[])"),
            "problems[0].model.transfer_noise");
        row("seed", file(problem + R"(,"runs":[{"problem":0,"placer":"x","devices":[],"seed":"-1"}])"),
            "runs[0].seed");
        row("a part that is no object", file(problem + R"(,"runs":[],"parts":{"view":[]})"), "parts.view");
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const auto read = readSessionJson(text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().place), place);
    }

    void aNewerVersionIsRefusedByItsNumber()
    {
        const auto read = readSessionJson(R"({"format":"doppler-session","version":2,"runs":[]})");
        QVERIFY(!read.ok());
        QVERIFY2(read.error().english().find('2') != std::string::npos, read.error().english().c_str());
    }

    void filesBesideTheSessionAreNamedRelatively()
    {
        QCOMPARE(pathInSession("/data/s/graphs/a.json", "/data/s"), std::string("graphs/a.json"));
        QCOMPARE(pathInSession("/data/s/a.json", "/data/s/"), std::string("a.json"));
        QCOMPARE(pathInSession("/data/a.json", "/data/s"), std::string("/data/a.json"));
        QCOMPARE(pathInSession("/data/s/a.json", ""), std::string("/data/s/a.json"));
        for (const char* path : {"/data/s/graphs/a.json", "/data/a.json"})
            QCOMPARE(pathFromSession(pathInSession(path, "/data/s"), "/data/s"), std::string(path));
        QCOMPARE(pathFromSession("a.json", "/moved"), std::string("/moved/a.json"));
    }
};

DOPPLER_TEST(IoSessionJsonTest)

} // namespace io_session_json_test

#include "io_session_json.moc"
