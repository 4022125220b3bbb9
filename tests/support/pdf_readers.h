// SPDX-License-Identifier: GPL-3.0-or-later
// What two independent readers find in a PDF file that the program has written.
#pragma once

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

namespace doppler::tests {

struct ReaderAnswer {
    int status = -1;
    QString output;
    QString error;
};

inline ReaderAnswer readerAnswer(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(QLatin1String(program), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline bool hasPdfReaders()
{
    return !QStandardPaths::findExecutable(QStringLiteral("pdfinfo")).isEmpty() &&
           !QStandardPaths::findExecutable(QStringLiteral("mutool")).isEmpty();
}

/// Checks that both readers find a sound file with one page, the command in its metadata, embedded fonts and
/// the words as text. Call it where hasPdfReaders().
inline void checkPdf(const QString& file, const QStringList& words)
{
    QFile in(file);
    QVERIFY(in.open(QIODevice::ReadOnly));
    QVERIFY(!in.readAll().contains("/CreationDate"));
    const ReaderAnswer info = readerAnswer("pdfinfo", {file});
    QVERIFY2(info.status == 0 && info.error.isEmpty(), qPrintable(info.error));
    QVERIFY2(info.output.contains(QRegularExpression(QStringLiteral("Pages: +1\n"))) &&
                 info.output.contains(QRegularExpression(QStringLiteral("Subject: +doppler render "))),
             qPrintable(info.output));
    const ReaderAnswer fonts = readerAnswer("pdffonts", {file});
    const QStringList lines = fonts.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    for (const QString& line : lines)
        QVERIFY2(line.contains(QRegularExpression(QStringLiteral(" yes (yes|no ) (yes|no) "))),
                 qPrintable(line));
    ReaderAnswer other = readerAnswer("mutool", {QStringLiteral("info"), file});
    other.error.remove(QLatin1String("warning: ICC support is not available"));
    QVERIFY2(other.status == 0 && !other.error.contains(QLatin1String("error")) &&
                 !other.error.contains(QLatin1String("warning")),
             qPrintable(other.error));
    const ReaderAnswer text = readerAnswer("pdftotext", {file, QStringLiteral("-")});
    const ReaderAnswer drawn =
        readerAnswer("mutool", {QStringLiteral("draw"), QStringLiteral("-F"), QStringLiteral("txt"), file});
    QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
    for (const QString& word : words) {
        QVERIFY2(text.output.contains(word, Qt::CaseInsensitive), qPrintable(text.output));
        QVERIFY2(drawn.output.contains(word, Qt::CaseInsensitive), qPrintable(drawn.output));
    }
}

} // namespace doppler::tests
