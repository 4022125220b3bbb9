// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/gzip.h"
#include "tests/support/runner.h"

#include <QTemporaryDir>
#include <QtTest>

#include <zlib.h>

namespace io_gzip_test {

using namespace doppler;

namespace {

std::string packedByZlib(const std::string& content)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("x.gz").toStdString();
    gzFile file = gzopen(path.c_str(), "wb9");
    for (std::size_t at = 0; at < content.size(); at += 1u << 20)
        gzwrite(file, content.data() + at,
                static_cast<unsigned>(std::min<std::size_t>(1u << 20, content.size() - at)));
    gzclose(file);
    QFile written(QString::fromStdString(path));
    [&] { QVERIFY(written.open(QIODevice::ReadOnly)); }();
    return written.readAll().toStdString();
}

constexpr std::uint64_t most = std::uint64_t{1} << 40;

} // namespace

class GzipTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unpacksWhatWasPacked();
    void unpacksSeveralMembers();
    void unpacksOnlyTheBeginning();
    void refusesDamage();
    void refusesABomb();
    void readsPackedGraphs();
    void packs();
    void passesOverPadding();
};

void GzipTest::unpacksWhatWasPacked()
{
    std::string content;
    for (std::uint64_t i = 0; i < 300000; ++i)
        content += std::to_string(i * 7919 % 100'003);
    for (const std::string& text : {std::string(), std::string("x"), content})
        QCOMPARE(gunzip(packedByZlib(text), most).value(), text);
}

void GzipTest::unpacksSeveralMembers()
{
    QCOMPARE(gunzip(packedByZlib("first ") + packedByZlib("") + packedByZlib("second"), most).value(),
             std::string("first second"));
}

void GzipTest::unpacksOnlyTheBeginning()
{
    const std::string content(10'000'000, 'a');
    const std::string packed = packedByZlib(content);
    const std::string head = gunzip(packed, most, 1000).value();
    QVERIFY(head.size() >= 1000 && head.size() < 1'000'000);
    // Cut off in the middle, as a file's first bytes are.
    QVERIFY(gunzip(std::string_view(packed).substr(0, packed.size() / 2), most, 1000).value().size() >= 1000);
}

void GzipTest::refusesDamage()
{
    const std::string packed = packedByZlib("some content that is long enough to be damaged in the middle");
    for (std::size_t length = 0; length < packed.size(); ++length)
        QVERIFY(!gunzip(packed.substr(0, length), most).ok());
    std::string changed = packed;
    changed[packed.size() - 6] ^= 1; // of the check sum
    QVERIFY(!gunzip(changed, most).ok());
}

void GzipTest::refusesABomb()
{
    // 300 MB of zeros in 300 kB.
    const std::string packed = packedByZlib(std::string(300'000'000, '\0'));
    QVERIFY(packed.size() < 1'000'000);
    const auto answer = gunzip(packed, most);
    QVERIFY(!answer.ok());
    QCOMPARE(answer.error().english(), std::string("the decompressed file is larger than 67108864 bytes"));
    // The limit holds for what was read so far: incompressible bytes at the end do not help.
    const std::string hostile =
        gzipped(std::string(std::size_t{80} << 20, ' ')) + std::string(std::size_t{8} << 20, 'x');
    QCOMPARE(gunzip(hostile, mostFileBytes).error().english(),
             std::string("the decompressed file is larger than 67108864 bytes"));
    QVERIFY(!gunzip(packedByZlib("12345678"), 4).ok());
}

void GzipTest::readsPackedGraphs()
{
    const std::string text = R"({"format":"doppler-graph","version":1,"vertices":[{"id":0}]})";
    const QTemporaryDir folder;
    const std::string path = folder.filePath("small.json.gz").toStdString();
    QVERIFY(writeFile(path, packedByZlib(text)).ok());
    const auto graph = readGraph(path);
    QVERIFY(graph.ok());
    QCOMPARE((*graph)->name(), std::string("small"));
    QVERIFY(writeFile(path, packedByZlib(text).substr(0, 40)).ok());
    QVERIFY(QString::fromStdString(readGraph(path).error().english())
                .endsWith("small.json.gz: the gzip content is damaged or truncated"));
}

void GzipTest::packs()
{
    std::string content;
    for (std::uint64_t i = 0; i < 300000; ++i)
        content += std::to_string(i * 7919 % 100'003);
    for (const std::string& text : {std::string(), std::string("x"), content}) {
        QCOMPARE(gunzip(gzipped(text), most).value(), text);
        Gzipper pieces;
        std::string out;
        for (std::size_t at = 0; at < text.size(); at += 1000)
            out += pieces.pack(std::string_view(text).substr(at, 1000));
        QVERIFY(gunzip(out += pieces.finish(), most).value() == text);
    }
    // Endings of graphs: the one before ".gz" names the format.
    const GraphPtr graph =
        readGraphText(R"({"format":"doppler-graph","version":1,"vertices":[{"id":0,"name":"a"},{"id":1}],
                          "edges":[{"from":0,"to":1}]})")
            .value();
    const QTemporaryDir folder;
    for (const char* name : {"x.dot.gz", "x.json.gz", "x.gz", "x.wfcommons.json.gz", "x.graphml.gz"}) {
        const std::string path = folder.filePath(name).toStdString();
        QVERIFY(writeGraph(*graph, path).ok());
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(looksGzipped(file.readAll().toStdString()), name);
        const std::string text = *readFile(path);
        QVERIFY2(text.starts_with(QByteArray(name).startsWith("x.dot")       ? "digraph"
                                  : QByteArray(name).startsWith("x.graphml") ? "<?xml"
                                                                             : "{"),
                 name);
        QCOMPARE((*readGraph(path))->edgeCount(), std::size_t{1});
    }
    QVERIFY(QString::fromStdString(
                writeGraph(*graph, folder.filePath("x.stg.gz").toStdString()).error().english())
                .contains("STG is a read-only format"));
}

void GzipTest::passesOverPadding()
{
    const std::string whole = packedByZlib("first ") + packedByZlib("second");
    for (const std::string& padding : {std::string(1, '\0'), std::string(600'000, '\0')})
        QCOMPARE(gunzip(whole + padding, most).value(), std::string("first second"));
    for (const char* other : {"\x1f", "x", "two lines\nof text"})
        for (const std::string& before : {std::string(), std::string(20, '\0')})
            QVERIFY(!gunzip(whole + before + other, most).ok());
    QVERIFY(
        !gunzip(whole + packedByZlib("third").substr(0, 12), most).ok()); // a member that is cut off is none
}

DOPPLER_TEST_WITH(doppler::tests::NoApplication, GzipTest)

} // namespace io_gzip_test

#include "io_gzip.moc"
