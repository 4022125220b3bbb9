// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/registry.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/runs/run_entry.h"
#include "widgets/shell/language.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/session_state.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace translation_complete_test {

using namespace doppler;

namespace {

const QString source = QStringLiteral(DOPPLER_SOURCE);

struct Text {
    QString context;
    QString source;
    QString comment;   ///< In core's texts the English singular.
    QStringList forms; ///< One, or as many as the language has where the text has a plural.
    bool plural = false;
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
    const QLatin1String yes("yes");
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            texts.append({context, {}, {}, {}, xml.attributes().value(QStringLiteral("numerus")) == yes});
        } else if (xml.name() == QLatin1String("source")) {
            texts.last().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            texts.last().comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            texts.last().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!texts.last().plural)
                texts.last().forms += xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        } else if (xml.name() == QLatin1String("numerusform")) {
            texts.last().forms += xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
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

/// Every form that the language has, and none of them empty.
bool isComplete(const Text& text, const QString& file)
{
    const int forms = text.plural && file != fileOf(QStringLiteral("zh_CN")) ? 2 : 1;
    return !text.unfinished && text.forms.size() == forms && !text.forms.contains(QString());
}

/// Only a singular may leave a place out, that of its number. Of core's texts the English one tells which.
bool keepsPlaces(const Text& text, int form)
{
    const QStringList found = placesOf(text.forms[form]);
    QStringList places = placesOf(text.source);
    if (found == places || form > 0 || text.forms.size() == 1)
        return found == places;
    if (text.context == QLatin1String("core"))
        return found == placesOf(text.comment);
    places.removeAll(QStringLiteral("%n"));
    return found == places;
}

/// What core says of so many things, as the window shows it.
QStringList countedSentences(std::uint64_t number)
{
    const Message memory(DOPPLER_PLURAL("core",
                                        "out of memory after {0} s; {1} tasks wait for free memory: {2}",
                                        "out of memory after {0} s; {1} task waits for free memory: {2}"),
                         {figure("0.0125"), count(number), "a @ gpu0"});
    const Message order(DOPPLER_PLURAL("core",
                                       "the order has {0} entries, expected one for each vertex ({1})",
                                       "the order has {0} entry, expected every vertex ({1})"),
                        {count(number), count(2000)});
    SessionNotes notes;
    notes.unfitRuns = static_cast<std::size_t>(number);
    return QStringList{translated(memory), translated(order)} + sentencesOf(notes);
}

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
        tests::ScratchFolder folder;
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
            if (!isComplete(text, file))
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
        QTest::newRow("English") << fileOf(QStringLiteral("en")) << QStringLiteral("&\\w");
        QTest::newRow("German") << fileOf(QStringLiteral("de")) << QStringLiteral("&\\w");
        // Letters that can't be typed stand in brackets.
        QTest::newRow("Chinese") << fileOf(QStringLiteral("zh_CN")) << QStringLiteral("\\(&\\w\\)");
    }
    void translationsKeepTheirPlaces()
    {
        QFETCH(QString, file);
        QFETCH(QString, key);
        for (const Text& text : readTexts(source + QStringLiteral("/translations/") + file)) {
            for (int form = 0; form < text.forms.size(); ++form) {
                QVERIFY2(keepsPlaces(text, form), qPrintable(text.source));
                // A key of the menu has to be one in every language.
                QVERIFY2(text.source.contains(QRegularExpression(QStringLiteral("&\\w"))) ==
                             text.forms[form].contains(
                                 QRegularExpression(key, QRegularExpression::UseUnicodePropertiesOption)),
                         qPrintable(text.source));
            }
        }
    }

    void formsAreLookedAtApart()
    {
        const QString german = fileOf(QStringLiteral("de"));
        Text tasks{{}, QStringLiteral("%n tasks"), {}, {}, true};
        tasks.forms = {QStringLiteral("eine Aufgabe"), QStringLiteral("%n Aufgaben")};
        QVERIFY(isComplete(tasks, german) && keepsPlaces(tasks, 0) && keepsPlaces(tasks, 1));
        QVERIFY(!isComplete(tasks, fileOf(QStringLiteral("zh_CN"))));
        tasks.forms[1] = QStringLiteral("Aufgaben");
        QVERIFY(!keepsPlaces(tasks, 1));
        tasks.forms[1].clear();
        QVERIFY(!isComplete(tasks, german));
        tasks.forms.removeLast();
        QVERIFY(!isComplete(tasks, german));
    }

    /// English needs no translator for core's plurals, and gets one for the window's: both say the same.
    void englishIsCoresOwn()
    {
        int plurals = 0;
        for (const Text& text :
             readTexts(source + QStringLiteral("/translations/") + fileOf(QStringLiteral("en"))))
            if (text.context == QLatin1String("core")) {
                QCOMPARE(text.forms, (QStringList{text.comment, text.source}));
                ++plurals;
            }
        QVERIFY(plurals > 10);
    }

    void countsAreAsTheLanguageHasThem_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<qulonglong>("number");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char* name, const char* code, qulonglong number,
                            const QStringList& sentences) {
            QTest::newRow(name) << QString::fromLatin1(code) << number << sentences;
        };
        row("English, one", "en", 1,
            {QStringLiteral("out of memory after 0.0125 s; 1 task waits for free memory: a @ gpu0"),
             QStringLiteral("the order has 1 entry, expected one for each vertex (2,000)"),
             QStringLiteral("skipped because it no longer matches its graph or devices: 1 run")});
        row("English, many", "en", 1234567,
            {QStringLiteral("out of memory after 0.0125 s; 1,234,567 tasks wait for free memory: a @ gpu0"),
             QStringLiteral("the order has 1,234,567 entries, expected one for each vertex (2,000)"),
             QStringLiteral("skipped because they no longer match their graph or devices: 1,234,567 runs")});
        row("German, one", "de", 1,
            {QStringLiteral(
                 "nach 0,0125 s reicht der Speicher nicht; 1 Aufgabe wartet auf freien Speicher: a @ gpu0"),
             QStringLiteral("die Reihenfolge hat 1 Eintrag, erwartet wird einer für jeden Knoten (2.000)"),
             QStringLiteral("übersprungen, da er nicht mehr zu Graph oder Geräten passt: 1 Lauf")});
        row("German, many", "de", 1234567,
            {QStringLiteral(
                 "nach 0,0125 s reicht der Speicher nicht; 1.234.567 Aufgaben warten auf freien Speicher: "
                 "a @ gpu0"),
             QStringLiteral(
                 "die Reihenfolge hat 1.234.567 Einträge, erwartet wird einer für jeden Knoten (2.000)"),
             QStringLiteral(
                 "übersprungen, da sie nicht mehr zu Graph oder Geräten passen: 1.234.567 Läufe")});
        row("Chinese, one", "zh_CN", 1,
            {QStringLiteral("0.0125 秒后内存不足；1 个任务在等待可用内存：a @ gpu0"),
             QStringLiteral("次序有 1 项，每个顶点应有一项（共 2,000 个）"),
             QStringLiteral("已跳过与图或设备不再相符的运行：1 个")});
        row("Chinese, many", "zh_CN", 1234567,
            {QStringLiteral("0.0125 秒后内存不足；1,234,567 个任务在等待可用内存：a @ gpu0"),
             QStringLiteral("次序有 1,234,567 项，每个顶点应有一项（共 2,000 个）"),
             QStringLiteral("已跳过与图或设备不再相符的运行：1,234,567 个")});
    }
    void countsAreAsTheLanguageHasThem()
    {
        QFETCH(QString, code);
        QFETCH(qulonglong, number);
        QFETCH(QStringList, sentences);
        Language language;
        language.use(code);
        const QStringList told = countedSentences(number);
        language.use(QStringLiteral("en"));
        QCOMPARE(told, sentences);
    }

    /// The command line's numbers are for scripts too.
    void theCommandLineSaysOneAndPlainNumbers()
    {
        const auto told = [](std::uint64_t number) {
            return Message(DOPPLER_PLURAL("core", "{0}: {1} tasks", "{0}: {1} task"), {"a", count(number)})
                .english();
        };
        QCOMPARE(told(0), std::string("a: 0 tasks"));
        QCOMPARE(told(1), std::string("a: 1 task"));
        QCOMPARE(told(1234567), std::string("a: 1234567 tasks"));
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
                QStringLiteral(
                    "HEFT CPOP PEFT ETF DLS MCP DSC METIS Scotch m-TOPO m-ETF m-SCT MITE DOPPLER "
                    "PLACETO GDP Min-min Max-min Sufferage MCT MET OLB FCP FLB BIL GETF AutoMap DMDA "
                    "DMDAS GiPH REGAL WeCAN GFlowNet HSDAG Moirai READYS")
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

DOPPLER_TEST_WITH(QApplication, TranslationComplete)

} // namespace translation_complete_test

#include "translation_complete.moc"
