// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_window.h"

#include "widgets/help/guide_browser.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/window_actions.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace doppler;

namespace {

const QString guidePage = QStringLiteral(DOPPLER_SOURCE "/docs/guide/README.md");

template <class Part>
Part* part(const QWidget& window, const char* name)
{
    auto* found = window.findChild<Part*>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

/// Every picture and every page that a text in Markdown points to.
QStringList targets(const QString& file)
{
    QFile page(file);
    if (!page.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file));
    QStringList out;
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)#\\s]+)"));
    auto matches = link.globalMatch(QString::fromUtf8(page.readAll()));
    while (matches.hasNext())
        out << matches.next().captured(1);
    return out;
}

} // namespace

class GuideWindowTest : public QObject {
    Q_OBJECT

private slots:
    void pointsToNothingThatIsMissing()
    {
        const QStringList all = targets(guidePage);
        QVERIFY(all.size() > 10);
        for (const QString& target : all)
            if (!target.contains(QStringLiteral("://")))
                QVERIFY2(QFileInfo::exists(QFileInfo(guidePage).dir().filePath(target)), qPrintable(target));
    }

    void listsChaptersAndGoesThere()
    {
        GuideWindow window(guidePage);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* chapters = part<QListWidget>(window, "chapters");
        auto* page = part<GuideBrowser>(window, "guidePage");
        QVERIFY(chapters->count() > 8);
        QCOMPARE(page->verticalScrollBar()->value(), 0);
        window.showChapter(QStringLiteral("Comparison"));
        QCOMPARE(chapters->currentItem()->text(), QStringLiteral("Comparison"));
        QVERIFY(page->verticalScrollBar()->value() > 0);
        QCOMPARE(page->textCursor().block().text(), QStringLiteral("Comparison"));
        const int before = page->verticalScrollBar()->value();
        window.showChapter(QStringLiteral("No such chapter"));
        QCOMPARE(page->verticalScrollBar()->value(), before);
    }

    void picturesFitThePage()
    {
        GuideWindow window(guidePage);
        window.resize(700, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
        window.resize(1100, 600);
        QTRY_COMPARE(page->horizontalScrollBar()->maximum(), 0);
    }

    /// Neither the page's layout nor the reader's place may jump when a picture arrives.
    void picturesAreReadWhenTheyComeIntoSight()
    {
        GuideWindow window(guidePage);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        const auto picture = [page](const char* name) {
            return page->document()
                ->resource(QTextDocument::ImageResource, QUrl(QLatin1String("images/") + QLatin1String(name)))
                .value<QImage>();
        };
        const int height = page->verticalScrollBar()->maximum();
        QVERIFY(picture("chinese.png").width() <= 1); // Stands at the end.
        window.showChapter(QStringLiteral("Languages"));
        QTRY_VERIFY(picture("chinese.png").width() > 400);
        QCOMPARE(page->verticalScrollBar()->maximum(), height);
        QVERIFY(!page->viewport()->grab().isNull());
        window.hide();
        QVERIFY(picture("chinese.png").width() <= 1); // A closed guide takes no memory for its pictures.
        window.show();
        QTRY_VERIFY(picture("chinese.png").width() > 400);
    }

    void findsWordsAndBeginsAgain()
    {
        GuideWindow window(guidePage);
        auto* page = part<GuideBrowser>(window, "guidePage");
        auto* field = part<QLineEdit>(window, "find");
        auto* found = part<QLabel>(window, "found");
        field->setText(QStringLiteral("makespan"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(page->textCursor().selectedText().toLower(), QStringLiteral("makespan"));
        const int first = page->textCursor().position();
        int steps = 0;
        do {
            QTest::keyClick(field, Qt::Key_Return);
        } while (page->textCursor().position() != first && ++steps < 200);
        QVERIFY(steps > 0 && steps < 200);
        QVERIFY(found->text().isEmpty());
        field->setText(QStringLiteral("zebra crossing"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!found->text().isEmpty());
    }

    void followsPagesAndNothingElse()
    {
        GuideWindow window(guidePage);
        auto* page = part<GuideBrowser>(window, "guidePage");
        page->setSource(QUrl(QStringLiteral("https://example.org/")));
        QCOMPARE(page->source().toLocalFile(), guidePage);
        page->setSource(QUrl::fromLocalFile(QStringLiteral(DOPPLER_SOURCE "/docs/einsum-language.md")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("einsum"), Qt::CaseInsensitive));
        page->backward();
        QCOMPARE(page->source().toLocalFile(), guidePage);
    }

    void saysSoWhereThereIsNone()
    {
        GuideWindow window{QString()};
        QVERIFY(
            part<GuideBrowser>(window, "guidePage")->toPlainText().contains(QStringLiteral("docs/guide")));
    }

    void opensFromTheWindow()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.show();
        auto* action = window.findChild<QAction*>(QStringLiteral("guide"));
        QVERIFY(action);
        action->trigger();
        const auto* guide = window.findChild<GuideWindow*>();
        QVERIFY(guide && guide->isVisible());
        action->trigger();
        QCOMPARE(window.findChildren<GuideWindow*>().size(), 1);
    }
};

QTEST_MAIN(GuideWindowTest)
#include "guide_window.moc"
