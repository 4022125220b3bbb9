// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_window.h"

#include "tests/support/runner.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/help/guide_browser.h"
#include "widgets/help/guide_files.h"
#include "widgets/main_window/main_window.h"
#include "widgets/shell/language.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

namespace guide_window_test {

using namespace doppler;

namespace {

const QString guidePage = QStringLiteral(DOPPLER_SOURCE "/docs/guide/README.md");

QString translatedPage(const QString& language)
{
    return QStringLiteral(DOPPLER_SOURCE "/docs/guide/README.%1.md").arg(language);
}

template <class Part>
Part* part(const QWidget& window, const char* name)
{
    auto* found = window.findChild<Part*>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

QString textOf(const QString& file)
{
    QFile page(file);
    if (!page.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file));
    return QString::fromUtf8(page.readAll());
}

/// What the first group of the pattern finds, in order.
QStringList captured(const QString& text, const char* pattern)
{
    const QRegularExpression wanted(QString::fromLatin1(pattern), QRegularExpression::MultilineOption);
    QStringList out;
    auto matches = wanted.globalMatch(text);
    while (matches.hasNext())
        out << matches.next().captured(1);
    return out;
}

/// Every picture and every page that a text in Markdown points to.
QStringList targets(const QString& file) { return captured(textOf(file), R"(\]\(([^)#\s]+))"); }

/// What must be the same in every language: the order of headings of every level, rows of tables with their
/// columns, and lines of commands.
QStringList skeleton(const QString& file)
{
    QStringList out;
    static const QRegularExpression cellEnd(QStringLiteral(R"((?<!\\)\|)"));
    for (const QString& line : textOf(file).split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1Char('#')))
            out << line.section(QLatin1Char(' '), 0, 0);
        else if (line.startsWith(QLatin1Char('|')))
            out << QStringLiteral("row of %1").arg(line.count(cellEnd));
        else if (line.startsWith(QStringLiteral("    ")))
            out << line;
    return out;
}

/// Of every link into the page itself, the number of the heading that it leads to; -1: none.
QList<qsizetype> linkedChapters(const QString& file)
{
    const QString text = textOf(file);
    QStringList anchors;
    for (const QString& heading : captured(text, "^#+ (.*)$"))
        anchors << GuideBrowser::anchorOf(heading);
    QList<qsizetype> out;
    for (const QString& link : captured(text, R"(\]\(#([^)]+)\))"))
        out << anchors.indexOf(link);
    return out;
}

/// Texts have their margins, pictures the width of the page.
bool isDressed(const GuideBrowser& page)
{
    bool picture = false;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.blockFormat().topMargin() != 3 * gridUnit)
            return false;
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextCharFormat format = it.fragment().charFormat(); format.isImageFormat()) {
                const double width = format.toImageFormat().width();
                picture = true;
                if (!(width > 0) || width > page.viewport()->width())
                    return false;
            }
    }
    return picture;
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

    void hasTheSamePartsInEveryLanguage_data()
    {
        QTest::addColumn<QString>("page");
        for (const LanguageName& language : languages())
            if (language.code != QLatin1String("en"))
                QTest::newRow(qPrintable(language.code)) << translatedPage(language.code);
    }
    void hasTheSamePartsInEveryLanguage()
    {
        QFETCH(QString, page);
        QCOMPARE(targets(page), targets(guidePage));
        QCOMPARE(skeleton(page), skeleton(guidePage));
        QVERIFY(!linkedChapters(guidePage).contains(-1));
        QCOMPARE(linkedChapters(page), linkedChapters(guidePage));
    }

    void linksLeadToTheirChapters()
    {
        GuideWindow window(guidePage);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        const QTextDocument* before = page->document();
        QUrl link = QUrl::fromLocalFile(guidePage); // as a click resolves it
        for (const char* anchor : {"side-by-side", "sessions", "finding-vertices"}) {
            link.setFragment(QLatin1String(anchor));
            page->setSource(link);
            QCOMPARE(GuideBrowser::anchorOf(page->textCursor().block().text()), QLatin1String(anchor));
            QVERIFY(page->verticalScrollBar()->value() > 0);
            QVERIFY(isDressed(*page));
        }
        page->backward();
        QVERIFY(isDressed(*page) && page->document() == before);
        QCOMPARE(page->source().fragment(), QStringLiteral("sessions"));
        // Another width is no way back to where a link once led.
        page->verticalScrollBar()->setValue(0);
        window.resize(700, 600);
        QTRY_VERIFY(isDressed(*page) && page->verticalScrollBar()->value() == 0);
    }

    /// The reader stays at the chapter, also at one that can't come up to the top of the page.
    void followsTheLanguage()
    {
        GuideWindow window(guidePage);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* chapters = part<QListWidget>(window, "chapters");
        auto* page = part<GuideBrowser>(window, "guidePage");
        const QString german = translatedPage(QStringLiteral("de"));
        for (const int row : {12, chapters->count() - 1}) {
            chapters->setCurrentRow(row);
            window.showTranslation(page->source().toLocalFile() == german ? guidePage : german);
            QCOMPARE(chapters->currentRow(), row);
            QCOMPARE(page->textCursor().block().text(), chapters->currentItem()->text().trimmed());
            QVERIFY(page->verticalScrollBar()->value() > 0 && isDressed(*page));
            QVERIFY(!page->isBackwardAvailable());
        }
        // Who has followed a link elsewhere stays there, and comes back to a page that is dressed.
        const QString elsewhere = QStringLiteral(DOPPLER_SOURCE "/docs/lessons.md");
        page->setSource(QUrl::fromLocalFile(elsewhere));
        window.showTranslation(german);
        QCOMPARE(page->source().toLocalFile(), elsewhere);
        page->backward();
        QCOMPARE(page->source().toLocalFile(), guidePage);
        QVERIFY(isDressed(*page) && chapters->count() > 8);
        window.showTranslation(german);
        QCOMPARE(page->source().toLocalFile(), german);
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

    /// F1 opens the chapter about the panel that has the focus, in the language of the window.
    void everyPanelHasAChapter_data()
    {
        QTest::addColumn<QString>("panel");
        for (const char* id : {
#define PANEL(name) #name,
#include "widgets/panels/panels.def"
#undef PANEL
             }) {
            QString panel = QString::fromLatin1(id);
            panel[0] = panel[0].toLower();
            QTest::newRow(id) << panel;
        }
    }
    void everyPanelHasAChapter()
    {
        QFETCH(QString, panel);
        const QString title = guideChapterOf(panel);
        QVERIFY(guideChapterNumber(guidePage, title) > 0);
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.show();
        window.useLanguage(QStringLiteral("de"));
        auto* dock = window.findChild<QDockWidget*>(panel + QStringLiteral("Dock"));
        QWidget* view = dock ? dock : static_cast<QWidget*>(window.graphView());
        if (dock) {
            dock->show();
            dock->raise();
        }
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (!dock)
            view->setFocus();
        else
            dock->findChild<QAbstractButton*>(panel + QStringLiteral("DockClose"))->setFocus();
        QTRY_VERIFY(QApplication::focusWidget() &&
                    (view->hasFocus() || view->isAncestorOf(QApplication::focusWidget())));
        window.findChild<QAction*>(QStringLiteral("guide"))->trigger();
        const auto& guide = *window.findChild<GuideWindow*>();
        const QString german = part<QListWidget>(guide, "chapters")->currentItem()->text();
        const QStringList all = captured(textOf(translatedPage(QStringLiteral("de"))), "^## (.*)$");
        QCOMPARE(part<GuideBrowser>(guide, "guidePage")->source().fileName(), QStringLiteral("README.de.md"));
        QCOMPARE(german, all[guideChapterNumber(guidePage, title)]);
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
        const auto* page = part<GuideBrowser>(*guide, "guidePage");
        window.useLanguage(QStringLiteral("zh_CN"));
        QVERIFY2(page->source().fileName() == QStringLiteral("README.zh_CN.md"),
                 qPrintable(page->source().toString()));
        window.useLanguage(QStringLiteral("en"));
        QCOMPARE(page->source().fileName(), QStringLiteral("README.md"));
    }
};

DOPPLER_TEST_WITH(QApplication, GuideWindowTest)

} // namespace guide_window_test

#include "guide_window.moc"
