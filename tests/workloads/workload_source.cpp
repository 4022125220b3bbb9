// SPDX-License-Identifier: GPL-3.0-or-later
// Families with settings in one word.
#include "core/workloads/api/workload_source.h"

#include "core/base/random.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace workload_source_test {

using namespace doppler;

class WorkloadSourceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFamilyAloneIsItsStandard()
    {
        for (const Workload& family : workloads()) {
            const auto parsed = parseWorkloadSource(family.id);
            QVERIFY2(parsed.ok(), family.id.c_str());
            QVERIFY(parsed->family == &family);
            QVERIFY(parsed->options.all() == Options(family.options).all());
            QCOMPARE(workloadSource(family, parsed->options), family.id);
        }
    }

    void settingsAreRead()
    {
        const auto parsed = parseWorkloadSource("layered:vertices=500:ccr=0.25:kinds=a,b");
        QVERIFY(parsed.ok());
        QCOMPARE(parsed->options.integer("vertices"), 500);
        QCOMPARE(parsed->options.number("ccr"), 0.25);
        QCOMPARE(parsed->options.text("kinds"), std::string("a,b"));
        QCOMPARE(parsed->options.integer("seed"), 1);
        QCOMPARE(workloadSource(*parsed->family, parsed->options),
                 std::string("layered:vertices=500:ccr=0.25:kinds=a,b"));
        const auto graph = generateWorkload("layered:vertices=500");
        QVERIFY(graph.ok() && (*graph)->vertexCount() == 500);
    }

    /// Any values go there and back, whatever characters texts have.
    void anyValuesSurvive()
    {
        Random random(7);
        const std::string letters = "ab:%=/., \t\n\"'é&?3A";
        const Workload& family = **findWorkload("layered");
        for (int round = 0; round < 2000; ++round) {
            Options options(family.options);
            for (const OptionSpec& spec : family.options) {
                if (random.below(3) == 0)
                    continue;
                std::string text;
                if (std::holds_alternative<std::int64_t>(spec.standard))
                    text = std::to_string(1 + random.below(100000));
                else if (std::holds_alternative<double>(spec.standard))
                    text = toString(OptionValue(1 + random.uniform()));
                else
                    for (std::size_t i = random.below(12); i > 0; --i)
                        text += letters[random.below(letters.size())];
                QVERIFY(options.set(family.options, spec.name, text).ok());
            }
            const std::string word = workloadSource(family, options);
            QVERIFY(word.find_first_of(" \t\n") == std::string::npos);
            const auto back = parseWorkloadSource(word);
            QVERIFY2(back.ok(), word.c_str());
            QVERIFY2(back->options.all() == options.all(), word.c_str());
        }
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("part");
        QTest::newRow("family") << QStringLiteral("layerd:vertices=5") << QStringLiteral("layered");
        QTest::newRow("option") << QStringLiteral("layered:vertexes=5") << QStringLiteral("vertices");
        QTest::newRow("value") << QStringLiteral("layered:vertices=five") << QStringLiteral("integer");
        QTest::newRow("range") << QStringLiteral("layered:vertices=0") << QStringLiteral("from 1");
        QTest::newRow("no value") << QStringLiteral("layered:vertices") << QStringLiteral("option=value");
        QTest::newRow("nothing") << QStringLiteral("layered:") << QStringLiteral("option=value");
        QTest::newRow("empty") << QString() << QStringLiteral("expected one of");
    }
    void faultsAreNamed()
    {
        QFETCH(QString, word);
        QFETCH(QString, part);
        const auto parsed = generateWorkload(word.toStdString());
        QVERIFY(!parsed.ok());
        QVERIFY2(QString::fromStdString(parsed.error().english()).contains(part),
                 parsed.error().english().c_str());
    }

    void wordsAreToldFromFiles()
    {
        QVERIFY(namesWorkload("layered"));
        QVERIFY(namesWorkload("layered:ccr=0.5:kinds=a/b"));
        QVERIFY(!namesWorkload("layered.json"));
        QVERIFY(!namesWorkload("./layered"));
        QVERIFY(!namesWorkload("folder/graph:1"));
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("layered:seed=2"));
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        const QString before = QDir::currentPath();
        QDir::setCurrent(folder.path());
        QVERIFY(!namesWorkload("layered:seed=2")); // a file of that name is a file
        QDir::setCurrent(before);
    }

    void theCommandLineIsQuoted()
    {
        const Workload& family = **findWorkload("layered");
        Options options(family.options);
        QCOMPARE(generateCommand(family, options, "layered.json"),
                 std::string("doppler graph generate layered -o layered.json"));
        QVERIFY(options.set(family.options, "kinds", "it's; P2").ok());
        QVERIFY(options.set(family.options, "seed", "3").ok());
        QCOMPARE(
            generateCommand(family, options, "layered.json"),
            std::string(
                "doppler graph generate layered --set 'kinds=it'\\''s; P2' --set seed=3 -o layered.json"));
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, WorkloadSourceTest)

} // namespace workload_source_test

#include "workload_source.moc"
