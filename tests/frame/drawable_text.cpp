// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/drawable_text.h"

#include "tests/support/runner.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QTest>
#include <thread>
#include <vector>

namespace drawable_text_test {

using namespace doppler;

class DrawableTextTest : public QObject {
    Q_OBJECT

private slots:
    void whatFontsHaveStays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("plain") << QStringLiteral("DE[0,1,0] ~ matmul_2");
        QTest::newRow("accents") << QString::fromUtf8("Größe, naïve");
        QTest::newRow("composed") << QString::fromUtf8("e\u0301"); // The mark is part of its letter.
        QTest::newRow("joined") << QString::fromUtf8("a\u200db");
    }
    void whatFontsHaveStays()
    {
        QFETCH(QString, text);
        QCOMPARE(drawable(text), text);
    }

    void whatNoFontHasIsReplaced_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("drawn");
        QTest::newRow("control") << QStringLiteral("a\x07z") << QString::fromUtf8("a\uFFFDz");
        QTest::newRow("delete") << QStringLiteral("a\x7f") << QString::fromUtf8("a\uFFFD");
        QTest::newRow("lines") << QStringLiteral("a\nb\tc\r") << QStringLiteral("a b c ");
        QTest::newRow("private") << QString(QChar(0xE123)) << QString::fromUtf8("\uFFFD");
        QTest::newRow("unassigned") << QString(QChar(0x0378)) << QString::fromUtf8("\uFFFD");
        QTest::newRow("half a pair") << (QStringLiteral("a") + QChar(0xD83D) + QStringLiteral("b"))
                                     << QString::fromUtf8("a\uFFFDb");
    }
    void whatNoFontHasIsReplaced()
    {
        QFETCH(QString, text);
        QFETCH(QString, drawn);
        QCOMPARE(drawable(text), drawn);
    }

    /// Whatever fonts there are here: nothing is left for which all of them would be asked.
    void allIsInSomeFont()
    {
        const QFontMetrics letters((QFont()));
        QString many;
        for (char32_t character = 0xA0; character < 0x1F700; character += 211)
            if (QChar::category(character) != QChar::Other_Surrogate)
                many += QChar::fromUcs4(character);
        bool replaced = false;
        for (const uint character : drawable(many).toUcs4()) {
            const auto kind = QChar::category(character);
            replaced = replaced || character == QChar::ReplacementCharacter;
            QVERIFY2(character == QChar::ReplacementCharacter || kind == QChar::Other_Format ||
                         kind == QChar::Mark_NonSpacing || letters.inFontUcs4(character),
                     qPrintable(QString::number(character, 16)));
        }
        QVERIFY(replaced);
    }

    void threadsMayAskAtOnce()
    {
        const QString text = QString::fromUtf8("中文 \uE123 Größe");
        const QString expected = drawable(text);
        std::vector<int> wrong(4);
        {
            std::vector<std::jthread> threads;
            for (int& count : wrong)
                threads.emplace_back([&count, &text, &expected] {
                    for (int i = 0; i < 200; ++i)
                        count += drawable(text) == expected ? 0 : 1;
                });
        }
        QCOMPARE(wrong, std::vector<int>(4));
    }
};

DOPPLER_TEST_WITH(QApplication, DrawableTextTest)

} // namespace drawable_text_test

#include "drawable_text.moc"
