// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace translation_calls_test {

using namespace doppler;

namespace {

const QString source = QStringLiteral(DOPPLER_SOURCE);
using Texts = QSet<QPair<QString, QString>>; ///< Contexts and texts.

QString contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

/// The texts of a .ts file.
Texts collectedTexts(const QString& path)
{
    QXmlStreamReader xml(contentOf(path));
    Texts texts;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            texts.insert({context, xml.readElementText()});
    }
    return texts;
}

// No raw string: moc takes their quotation marks for the end of a text.
const QString literal = QStringLiteral("(?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+");

/// The value of adjacent string literals.
QString valueOf(const QString& literals)
{
    static const QRegularExpression one(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString value;
    for (auto match = one.globalMatch(literals); match.hasNext();)
        value += match.next().captured(1);
    return value.replace(QStringLiteral("\\n"), QStringLiteral("\n"))
        .replace(QStringLiteral("\\\""), QStringLiteral("\""))
        .replace(QStringLiteral("\\\\"), QStringLiteral("\\"));
}

/// Calls that name a text which is not among the collected ones, and calls that hide their text from lupdate.
QStringList missedCalls(const QString& code, const Texts& collected)
{
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"),
                                            QRegularExpression::MultilineOption);
    // With a context: both are collected together.
    static const QRegularExpression named(
        QStringLiteral("\\b(?:QCoreApplication::translate|QT_TRANSLATE_NOOP|QT_TRANSLATE_N_NOOP|DOPPLER_TEXT|"
                       "DOPPLER_PLURAL)\\(\\s*(%1),\\s*(%1)")
            .arg(literal));
    // Within a class, whose name is the context.
    static const QRegularExpression own(QStringLiteral("(?<!\\w)tr\\(\\s*(%1)").arg(literal));
    // A context or text that is none of these: lupdate reads literals only.
    static const QRegularExpression hidden(QStringLiteral(
        "(?<!\\w)tr\\((?!\\s*[\")])[^;]*|\\bQCoreApplication::translate\\(\\s*[^\\s\"][^,]*,\\s*\"[^;]*"));
    QString text = code;
    text.remove(comment);
    QStringList missed;
    for (auto match = named.globalMatch(text); match.hasNext();) {
        const auto call = match.next();
        if (!collected.contains({valueOf(call.captured(1)), valueOf(call.captured(2))}))
            missed += call.captured();
    }
    for (auto match = own.globalMatch(text); match.hasNext();) {
        const auto call = match.next();
        const QString wanted = valueOf(call.captured(1));
        if (!std::any_of(collected.begin(), collected.end(),
                         [&](const auto& known) { return known.second == wanted; }))
            missed += call.captured();
    }
    for (auto match = hidden.globalMatch(text); match.hasNext();)
        missed += match.next().captured();
    return missed;
}

/// The sources whose texts the script collects.
QStringList sourceFiles()
{
    QStringList files;
    for (const char* folder : {"core", "widgets", "app"}) {
        QDirIterator all(source + QLatin1Char('/') + QLatin1String(folder),
                         {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.def")},
                         QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files += all.next();
    }
    return files;
}

} // namespace

class TranslationCalls : public QObject {
    Q_OBJECT
private slots:
    /// lupdate skips calls that it cannot read without a word, and the window then shows English.
    void everyCallIsCollected()
    {
        tests::ScratchFolder folder;
        for (const char* name : {"doppler_en.ts", "doppler_de.ts", "doppler_zh_CN.ts"})
            QVERIFY(QFile::copy(source + QStringLiteral("/translations/") + QLatin1String(name),
                                folder.filePath(QLatin1String(name))));
        QProcess script;
        script.setProcessChannelMode(QProcess::MergedChannels);
        script.start(source + QStringLiteral("/scripts/update_translations.sh"), {folder.path()});
        QVERIFY(script.waitForFinished(120000));
        QVERIFY2(script.exitCode() == 0, script.readAll().constData());
        const Texts collected = collectedTexts(folder.filePath(QStringLiteral("doppler_de.ts")));
        QVERIFY(collected.size() > 400);
        QStringList missed;
        const QStringList files = sourceFiles();
        for (const QString& file : files)
            for (const QString& call : missedCalls(contentOf(file), collected))
                missed += file + QStringLiteral(": ") + call;
        QVERIFY(files.size() > 400);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    void missedCallsAreFound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("missed");
        const auto row = [](const char* name, const char* code, int missed) {
            QTest::newRow(name) << QString::fromUtf8(code) << missed;
        };
        row("known", "QCoreApplication::translate(\"runs\", \"%1, \"\n \"from file\");", 0);
        row("other context", "QCoreApplication::translate(\"files\", \"%1, from file\");", 1);
        row("unknown", "QCoreApplication::translate(\"runs\", \"%n device(s)\", nullptr, int(n));", 1);
        row("context in a variable", "QCoreApplication::translate(context, \"%1, from file\");", 1);
        row("text in a variable", "QCoreApplication::translate(\"runs\", text);", 0);
        row("own", "setText(tr(\"%1, from file\"));", 0);
        row("own, unknown", "setText(tr(\"none\"));", 1);
        row("own, chosen", "setText(tr(many ? \"%1, from file\" : \"none\"));", 1);
        row("marked, unknown", "QT_TRANSLATE_NOOP(\"runs\", \"none\")", 1);
        row("escapes", "tr(\"a \\\"b\\\"\\n\\\\c\");", 0);
        row("comment", "// tr(\"none\")", 0);
    }
    void missedCallsAreFound()
    {
        QFETCH(QString, code);
        QFETCH(int, missed);
        const Texts collected{{QStringLiteral("runs"), QStringLiteral("%1, from file")},
                              {QStringLiteral("runs"), QStringLiteral("a \"b\"\n\\c")}};
        QCOMPARE(missedCalls(code, collected).size(), missed);
    }
};

DOPPLER_TEST_WITH(QApplication, TranslationCalls)

} // namespace translation_calls_test

#include "translation_calls.moc"
