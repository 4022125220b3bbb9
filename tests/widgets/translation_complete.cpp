// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/registry.h"
#include "widgets/format.h"
#include "widgets/main_window/language.h"
#include "widgets/runs/run_entry.h"
#include "widgets/text.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace doppler;

namespace {

const QString source = QStringLiteral(DOPPLER_SOURCE);

struct Text {
    QString context;
    QString source;
    QStringList translations; ///< Several where the text has a plural.
    bool unfinished = false;
};

QList<Text> readTexts(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Text> texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            texts.append({context, {}, {}, false});
        } else if (xml.name() == QLatin1String("source")) {
            texts.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            texts.last().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            texts.last().translations += text;
        }
    }
    return texts;
}

/// The places of a format: "%1", "%n", "{0}".
QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%[0-9n]+|\\{[0-9]+\\}"));
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

QStringList translatedLanguages()
{
    QStringList codes;
    for (const LanguageName& language : languages())
        codes += language.code;
    return codes;
}

QString fileOf(const QString& code) { return QStringLiteral("doppler_%1.ts").arg(code); }

} // namespace

class TranslationComplete : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyTextOfTheSourcesIsThere_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& code : translatedLanguages())
            QTest::newRow(qPrintable(code)) << fileOf(code);
    }
    /// The script that collects the texts, run on these sources, changes nothing and leaves nothing open.
    void everyTextOfTheSourcesIsThere()
    {
        QFETCH(QString, file);
        QTemporaryDir folder;
        for (const QString& code : translatedLanguages())
            QVERIFY(QFile::copy(source + QStringLiteral("/translations/") + fileOf(code),
                                folder.filePath(fileOf(code))));
        QProcess script;
        script.setProcessChannelMode(QProcess::MergedChannels);
        script.start(source + QStringLiteral("/scripts/update_translations.sh"), {folder.path()});
        QVERIFY(script.waitForFinished(120000));
        QVERIFY2(script.exitCode() == 0, script.readAll().constData());
        QStringList open;
        const QList<Text> texts = readTexts(folder.filePath(file));
        for (const Text& text : texts)
            if (text.unfinished || text.translations.join(QString()).isEmpty())
                open += text.context + QStringLiteral(": ") + text.source;
        QVERIFY2(open.isEmpty(), qPrintable(open.join(QLatin1Char('\n'))));
        const QList<Text> kept = readTexts(source + QStringLiteral("/translations/") + file);
        QCOMPARE(kept.size(), texts.size()); // Nothing in the file that the sources have no more.
        QVERIFY(texts.size() > (file == fileOf(QStringLiteral("en")) ? 3 : 400));
    }

    void translationsKeepTheirPlaces_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("key");
        QTest::newRow("German") << fileOf(QStringLiteral("de")) << QStringLiteral("&\\w");
        // Letters that can't be typed stand in brackets.
        QTest::newRow("Chinese") << fileOf(QStringLiteral("zh_CN")) << QStringLiteral("\\(&\\w\\)");
    }
    void translationsKeepTheirPlaces()
    {
        QFETCH(QString, file);
        QFETCH(QString, key);
        for (const Text& text : readTexts(source + QStringLiteral("/translations/") + file)) {
            const QString translation = text.translations.join(QString());
            QVERIFY2(placesOf(text.source) == placesOf(translation), qPrintable(text.source));
            // A key of the menu has to be one in every language.
            QVERIFY2(text.source.contains(QRegularExpression(QStringLiteral("&\\w"))) ==
                         translation.contains(
                             QRegularExpression(key, QRegularExpression::UseUnicodePropertiesOption)),
                     qPrintable(text.source));
        }
    }

    void coresTextsAreTranslatedToo()
    {
        Language language;
        language.use(QStringLiteral("zh_CN"));
        QCOMPARE(placerTitle("critical-path"), QStringLiteral("关键路径"));
        const Error error{{"the graph has a cycle: {0}", {"a, b"}}, "x.json", "edges[1]"};
        const QString line = translated(error);
        QVERIFY2(line.startsWith(QStringLiteral("x.json: edges[1]: 图中有环")), qPrintable(line));
        QVERIFY(line.contains(QStringLiteral("a, b")));
        QCOMPARE(formatWait(90), QStringLiteral("2 分钟"));
        // A registry's name without a mark would stay English.
        for (const auto& placer : placerRegistry().placers()) {
            static const QStringList properNames =
                QStringLiteral("HEFT CPOP PEFT ETF DLS MCP DSC METIS Scotch m-TOPO m-ETF m-SCT MITE DOPPLER "
                               "PLACETO GDP")
                    .split(' ');
            const QString english = QString::fromStdString(placer->info().name);
            QVERIFY2(properNames.contains(english) || translatedText(placer->info().name) != english,
                     qPrintable(english));
        }
        language.use(QStringLiteral("en"));
        QCOMPARE(placerTitle("critical-path"), QStringLiteral("Critical path"));
    }

    void languagesAreFound()
    {
        Language language;
        language.use(QStringLiteral("zh_SG"));
        QCOMPARE(language.code(), QStringLiteral("zh_CN"));
        language.use(QStringLiteral("de_AT"));
        QCOMPARE(language.code(), QStringLiteral("de"));
        QCOMPARE(placerTitle("critical-path"), QStringLiteral("Kritischer Pfad"));
        QCOMPARE(QCoreApplication::translate("doppler::BarText", "%n tasks", nullptr, 1),
                 QStringLiteral("1 Aufgabe"));
        language.use(QStringLiteral("xx"));
        QCOMPARE(language.code(), QStringLiteral("en"));
        QCOMPARE(QCoreApplication::translate("doppler::FindBar", "%n found", nullptr, 1),
                 QStringLiteral("1 found"));
        QCOMPARE(
            QCoreApplication::translate("doppler::RunsModel", "%n simulated placement(s) in %1", nullptr, 1),
            QStringLiteral("1 simulated placement in %1"));
        QCOMPARE(
            QCoreApplication::translate("doppler::RunsModel", "%n simulated placement(s) in %1", nullptr, 2),
            QStringLiteral("2 simulated placements in %1"));
    }
};

QTEST_MAIN(TranslationComplete)
#include "translation_complete.moc"
