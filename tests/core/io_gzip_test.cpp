// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"
#include "core/io/graph_file.h"
#include "core/io/gzip.h"

#include <QTemporaryDir>
#include <QtTest>

#include <zlib.h>

using namespace doppler;

namespace {

std::string gzipped(const std::string& content)
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
private slots:
    void unpacksWhatWasPacked();
    void unpacksSeveralMembers();
    void unpacksOnlyTheBeginning();
    void refusesDamage();
    void refusesABomb();
    void readsPackedGraphs();
};

void GzipTest::unpacksWhatWasPacked()
{
    std::string content;
    for (std::uint64_t i = 0; i < 300000; ++i)
        content += std::to_string(i * 7919 % 100'003);
    for (const std::string& text : {std::string(), std::string("x"), content})
        QCOMPARE(gunzip(gzipped(text), most).value(), text);
}

void GzipTest::unpacksSeveralMembers()
{
    QCOMPARE(gunzip(gzipped("first ") + gzipped("") + gzipped("second"), most).value(),
             std::string("first second"));
}

void GzipTest::unpacksOnlyTheBeginning()
{
    const std::string content(10'000'000, 'a');
    const std::string packed = gzipped(content);
    const std::string head = gunzip(packed, most, 1000).value();
    QVERIFY(head.size() >= 1000 && head.size() < 1'000'000);
    // Cut off in the middle, as a file's first bytes are.
    QVERIFY(gunzip(std::string_view(packed).substr(0, packed.size() / 2), most, 1000).value().size() >= 1000);
}

void GzipTest::refusesDamage()
{
    const std::string packed = gzipped("some content that is long enough to be damaged in the middle");
    for (std::size_t length = 0; length < packed.size(); ++length)
        QVERIFY(!gunzip(packed.substr(0, length), most).ok());
    std::string changed = packed;
    changed[packed.size() - 6] ^= 1; // of the check sum
    QVERIFY(!gunzip(changed, most).ok());
    QVERIFY(!gunzip(packed + "tail", most).ok());
}

void GzipTest::refusesABomb()
{
    // 300 MB of zeros in 300 kB.
    const std::string packed = gzipped(std::string(300'000'000, '\0'));
    QVERIFY(packed.size() < 1'000'000);
    const auto answer = gunzip(packed, most);
    QVERIFY(!answer.ok());
    QCOMPARE(answer.error().english(), std::string("the file unpacks to more than 67108864 bytes"));
    QVERIFY(!gunzip(gzipped("12345678"), 4).ok());
}

void GzipTest::readsPackedGraphs()
{
    const std::string text = R"({"format":"doppler-graph","version":1,"vertices":[{"id":0}]})";
    const QTemporaryDir folder;
    const std::string path = folder.filePath("small.json.gz").toStdString();
    QVERIFY(writeFile(path, gzipped(text)).ok());
    const auto graph = readGraph(path);
    QVERIFY(graph.ok());
    QCOMPARE((*graph)->name(), std::string("small"));
    QVERIFY(writeFile(path, gzipped(text).substr(0, 40)).ok());
    QVERIFY(QString::fromStdString(readGraph(path).error().english())
                .endsWith("small.json.gz: the gzip content is damaged or cut off"));
}

QTEST_APPLESS_MAIN(GzipTest)
#include "io_gzip_test.moc"
