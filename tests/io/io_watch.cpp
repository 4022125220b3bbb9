// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing of large graphs: progress that only grows, and a stop that leaves nothing behind.
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace io_watch_test {

using namespace doppler;

namespace {

GraphPtr chain(std::uint32_t vertices)
{
    GraphBuilder builder("chain");
    for (std::uint32_t i = 0; i < vertices; ++i) {
        Vertex vertex;
        vertex.name = "a vertex of the chain";
        builder.addVertex(std::move(vertex));
        if (i > 0)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
    }
    return builder.build().value();
}

class IoWatchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void tellsProgress_data();
    void tellsProgress();
    void stopsReading();
    void stopsWriting();
    void writesInPiecesWhatItWritesAtOnce();
    void leavesNothingUnfinished();

private:
    [[nodiscard]] QStringList files() const
    {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    [[nodiscard]] std::string path(const char* name) const { return folder.filePath(name).toStdString(); }

    QTemporaryDir folder;
    const GraphPtr graph = chain(20'000);
};

void IoWatchTest::tellsProgress_data()
{
    QTest::addColumn<bool>("writing");
    QTest::newRow("reading") << false;
    QTest::newRow("writing") << true;
}

void IoWatchTest::tellsProgress()
{
    QFETCH(bool, writing);
    std::vector<double> shares;
    const ReadWatch watch{{}, [&](double share) { shares.push_back(share); }};
    QVERIFY(writeGraph(*graph, path("chain.json"), writing ? watch : WriteWatch{}).ok());
    if (!writing)
        QVERIFY(readGraph(path("chain.json"), {{}, watch}).ok());
    QVERIFY2(shares.size() >= 5, qPrintable(QString::number(shares.size())));
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() > 0 && shares.front() < 0.5);
    QCOMPARE(shares.back(), 1.0);
}

void IoWatchTest::stopsReading()
{
    QVERIFY(writeGraph(*graph, path("chain.json")).ok());
    std::stop_source source;
    int told = 0;
    const auto stopAtOnce = [&](double) {
        ++told;
        source.request_stop();
    };
    const auto read = readGraph(path("chain.json"), {{}, {source.get_token(), stopAtOnce}});
    QVERIFY(!read.ok());
    QCOMPARE(read.error().english(), path("chain.json") + ": reading was stopped");
    QCOMPARE(told, 1); // and not gone on with
    QVERIFY(!readGraph(path("chain.json"), {{}, {source.get_token(), {}}}).ok());
    QCOMPARE(readFile(path("chain.json"), mostFileBytes, source.get_token()).error().english(),
             path("chain.json") + ": reading was stopped");
}

void IoWatchTest::stopsWriting()
{
    for (const char* name : {"kept.json", "new.json"}) {
        const bool exists = std::string_view(name) == "kept.json";
        if (exists)
            QVERIFY(writeFile(path(name), "what was there").ok());
        const QStringList before = files();
        std::stop_source source;
        const auto stop = [&](double) { source.request_stop(); };
        const auto written = writeGraph(*graph, path(name), {source.get_token(), stop});
        QVERIFY(!written.ok());
        QCOMPARE(written.error().english(), path(name) + ": writing was stopped");
        QCOMPARE(files(), before);
        if (exists)
            QCOMPARE(*readFile(path(name)), std::string("what was there"));
    }
}

void IoWatchTest::writesInPiecesWhatItWritesAtOnce()
{
    int compared = 0;
    for (const GraphFormat& format : graphFormats()) {
        if (!format.writePieces)
            continue;
        ++compared;
        std::string pieces;
        double last = 0;
        format.writePieces(*graph, [&](std::string_view piece, double share) {
            pieces += piece;
            last = share;
            return true;
        });
        QVERIFY(pieces == format.write(*graph));
        QCOMPARE(last, 1.0);
    }
    QVERIFY(compared > 0);
}

void IoWatchTest::leavesNothingUnfinished()
{
    const QStringList before = files();
    {
        FileWriter writer(path("half"));
        QVERIFY(writer.put("a beginning"));
    }
    QCOMPARE(files(), before);
    FileWriter nowhere(path("none/half"));
    QVERIFY(!nowhere.put("a beginning"));
    QCOMPARE(nowhere.finish().error().english(),
             path("none/half") + ": the file cannot be written: No such file or directory");
    FileWriter whole(path("whole"));
    QVERIFY(whole.put("one ") && whole.put("") && whole.put("two"));
    QVERIFY(!QFile::exists(folder.filePath("whole")));
    QVERIFY(whole.finish().ok());
    QCOMPARE(*readFile(path("whole")), std::string("one two"));
}

} // namespace

DOPPLER_TEST(IoWatchTest)

} // namespace io_watch_test

#include "io_watch.moc"
