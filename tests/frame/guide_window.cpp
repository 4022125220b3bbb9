// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/guide_window.h"

#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
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
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>

namespace guide_window_test {

using namespace doppler;

namespace {

const QString guideFolder = QStringLiteral(DOPPLER_SOURCE "/docs/guide/");
const QString englishIndex = guideFolder + QStringLiteral("README.md");

QString indexOf(const QString& language)
{
    return language == QLatin1String("en") ? englishIndex
                                           : guideFolder + QStringLiteral("README.%1.md").arg(language);
}

QString pageOf(const QString& language, const char* name)
{
    return guideFolder + language + QLatin1Char('/') + QLatin1String(name);
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

/// Every picture and every page that a text in Markdown points to, sorted: another language may name them in
/// another order within a sentence.
QStringList targets(const QString& file)
{
    QStringList all = captured(textOf(file), R"(\]\(([^)#\s]+))");
    all.sort();
    return all;
}

/// What must be the same in every language: the order of headings of every level, rows of tables with their
/// columns, items of lists, and lines of commands.
QStringList skeleton(const QString& file)
{
    QStringList out;
    static const QRegularExpression cellEnd(QStringLiteral(R"((?<!\\)\|)"));
    static const QRegularExpression item(QStringLiteral(R"(^(-|\d+\.) )"));
    for (const QString& line : textOf(file).split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1Char('#')))
            out << line.section(QLatin1Char(' '), 0, 0);
        else if (line.startsWith(QLatin1Char('|')))
            out << QStringLiteral("row of %1").arg(line.count(cellEnd));
        else if (line.startsWith(QStringLiteral("    ")))
            out << line;
        else if (const auto match = item.match(line); match.hasMatch())
            out << match.captured(1);
    return out;
}

/// A label without its mnemonic, its ellipsis and its placeholder.
QString plainLabel(QString label)
{
    static const QRegularExpression chinese(QStringLiteral(R"(\(&[A-Z0-9]\))"));
    label.remove(chinese).remove(QLatin1Char('&')).remove(QStringLiteral("%1"));
    label = label.trimmed();
    return label.endsWith(QChar(0x2026)) ? label.chopped(1) : label;
}

/// The texts of the window in a language, as its translation gives them.
QSet<QString> labelsOf(const QString& language)
{
    QSet<QString> out;
    const bool english = language == QLatin1String("en");
    const QString file = english ? QStringLiteral("de") : language;
    const QString text = textOf(QStringLiteral(DOPPLER_SOURCE "/translations/doppler_%1.ts").arg(file));
    QXmlStreamReader reader(text);
    const QString element = english ? QStringLiteral("source") : QStringLiteral("translation");
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            out.insert(plainLabel(reader.readElementText(QXmlStreamReader::IncludeChildElements)));
    return out;
}

/// The names of controls in a page, which are in italics: "File > Export" names two.
QStringList controlsNamedIn(const QString& file)
{
    static const QRegularExpression code(QStringLiteral("(^    .*$)|(`[^`]*`)|(\\*\\*)|(^- )"),
                                         QRegularExpression::MultilineOption);
    QStringList out;
    for (const QString& path : captured(textOf(file).remove(code), R"(\*([^*]+)\*)"))
        out += path.simplified().split(QStringLiteral(" > "));
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

    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const LanguageName& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }

private slots:
    void hasEveryPageInItsIndex_data() { addLanguages(); }
    void hasEveryPageInItsIndex()
    {
        QFETCH(QString, language);
        const QList<GuidePage> pages = guidePages(indexOf(language));
        QStringList names;
        for (const GuidePage& page : pages.mid(1)) {
            names << QFileInfo(page.file).fileName();
            QVERIFY2(textOf(page.file).startsWith(QStringLiteral("# %1\n").arg(page.title)),
                     qPrintable(page.file));
        }
        names.sort();
        QCOMPARE(names, QDir(guideFolder + language).entryList({QStringLiteral("*.md")}));
        QVERIFY(names.size() > 25);
    }

    void pointsToNothingThatIsMissing_data() { addLanguages(); }
    void pointsToNothingThatIsMissing()
    {
        QFETCH(QString, language);
        for (const GuidePage& page : guidePages(indexOf(language)))
            for (const QString& target : targets(page.file))
                QVERIFY2(QFileInfo::exists(QFileInfo(page.file).dir().filePath(target)),
                         qPrintable(page.file + QLatin1Char(' ') + target));
    }

    void hasTheSamePartsInEveryLanguage_data() { addLanguages(); }
    void hasTheSamePartsInEveryLanguage()
    {
        QFETCH(QString, language);
        const QList<GuidePage> pages = guidePages(indexOf(language));
        const QList<GuidePage> english = guidePages(englishIndex);
        QCOMPARE(pages.size(), english.size());
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QStringList links = targets(pages[i].file);
            links.replaceInStrings(QRegularExpression(QStringLiteral("^%1/").arg(language)),
                                   QStringLiteral("en/"));
            QCOMPARE(links, targets(english[i].file));
            QVERIFY2(skeleton(pages[i].file) == skeleton(english[i].file), qPrintable(pages[i].file));
        }
    }

    void namesTheControlsAsTheWindowDoes_data() { addLanguages(); }
    void namesTheControlsAsTheWindowDoes()
    {
        QFETCH(QString, language);
        const QSet<QString> labels = labelsOf(language);
        for (const GuidePage& page : guidePages(indexOf(language)))
            for (const QString& control : controlsNamedIn(page.file))
                QVERIFY2(labels.contains(plainLabel(control)),
                         qPrintable(page.file + QLatin1Char(' ') + control));
    }

    /// Emphasis next to Chinese punctuation needs a blank, or its asterisks are shown.
    void showsNoMarkup_data() { addLanguages(); }
    void showsNoMarkup()
    {
        QFETCH(QString, language);
        static const QRegularExpression code(QStringLiteral("(^    .*$)|(`[^`]*`)"),
                                             QRegularExpression::MultilineOption);
        for (const GuidePage& page : guidePages(indexOf(language))) {
            QTextDocument document;
            document.setMarkdown(textOf(page.file).remove(code));
            QVERIFY2(!document.toPlainText().contains(QLatin1Char('*')), qPrintable(page.file));
        }
    }

    void isShort_data() { addLanguages(); }
    void isShort()
    {
        QFETCH(QString, language);
        for (const GuidePage& page : guidePages(indexOf(language)))
            QVERIFY2(textOf(page.file).count(QLatin1Char('\n')) <= 75, qPrintable(page.file));
        QVERIFY(textOf(pageOf(language, "getting-started.md")).count(QLatin1Char('\n')) <= 32);
    }

    void linksLeadToTheirPages()
    {
        GuideWindow window(englishIndex);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        const auto* pages = part<QListWidget>(window, "pages");
        QCOMPARE(pages->currentRow(), 0);
        page->setSource(QUrl(QStringLiteral("en/gantt.md"))); // as a click on a link of the index
        QCOMPARE(page->source().toLocalFile(), pageOf(QStringLiteral("en"), "gantt.md"));
        QVERIFY(isDressed(*page));
        QCOMPARE(pages->currentItem()->text(), QStringLiteral("Gantt chart"));
        page->setSource(QUrl(QStringLiteral("gantt.md#rows")));
        QCOMPARE(page->textCursor().block().text(), QStringLiteral("Rows"));
        QVERIFY(page->verticalScrollBar()->value() > 0);
        page->setSource(QUrl(QStringLiteral("measuring.md")));
        QCOMPARE(page->source().fileName(), QStringLiteral("measuring.md"));
        page->backward();
        QCOMPARE(page->source().fragment(), QStringLiteral("rows"));
        QVERIFY(isDressed(*page));
        QCOMPARE(pages->currentItem()->text(), QStringLiteral("Gantt chart"));
        // Another width is no way back to where a link once led.
        page->verticalScrollBar()->setValue(0);
        window.resize(700, 600);
        QTRY_VERIFY(isDressed(*page) && page->verticalScrollBar()->value() == 0);
    }

    /// The reader stays at the page and its heading.
    void followsTheLanguage()
    {
        GuideWindow window(englishIndex);
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* pages = part<QListWidget>(window, "pages");
        auto* page = part<GuideBrowser>(window, "guidePage");
        const QString german = indexOf(QStringLiteral("de"));
        window.showPage(QStringLiteral("explain.md"));
        page->showBlock(page->headings()[2].block);
        const int row = pages->currentRow();
        window.showTranslation(german);
        QCOMPARE(page->source().toLocalFile(), pageOf(QStringLiteral("de"), "explain.md"));
        QCOMPARE(page->textCursor().block().text(), page->headings()[2].text);
        QCOMPARE(pages->currentRow(), row);
        QCOMPARE(pages->currentItem()->text(), page->headings()[0].text);
        QVERIFY(page->verticalScrollBar()->value() > 0 && isDressed(*page));
        QVERIFY(!page->isBackwardAvailable());
        // A document that is in one language stays, and the way back leads to the page in the other one.
        const QString elsewhere = QStringLiteral(DOPPLER_SOURCE "/docs/lessons.md");
        page->setSource(QUrl::fromLocalFile(elsewhere));
        QCOMPARE(pages->currentRow(), -1);
        window.showTranslation(englishIndex);
        QCOMPARE(page->source().toLocalFile(), elsewhere);
        QCOMPARE(pages->item(row)->text(), QStringLiteral("Explain"));
        page->backward();
        QCOMPARE(page->source().toLocalFile(), pageOf(QStringLiteral("de"), "explain.md"));
        window.showTranslation(englishIndex);
        QCOMPARE(page->source().toLocalFile(), pageOf(QStringLiteral("en"), "explain.md"));
    }

    void listsPagesAndGoesThere()
    {
        GuideWindow window(englishIndex);
        auto* pages = part<QListWidget>(window, "pages");
        auto* page = part<GuideBrowser>(window, "guidePage");
        QCOMPARE(pages->item(0)->text(), QStringLiteral("User guide"));
        QCOMPARE(pages->item(1)->text(), QStringLiteral("Getting started"));
        pages->setCurrentRow(1);
        QCOMPARE(page->source().fileName(), QStringLiteral("getting-started.md"));
        window.showPage(QStringLiteral("comparison.md"));
        QCOMPARE(pages->currentItem()->text(), QStringLiteral("Comparison"));
        window.showPage(QStringLiteral("no-such-page.md"));
        QCOMPARE(page->source().fileName(), QStringLiteral("comparison.md"));
    }

    void picturesFitThePage()
    {
        GuideWindow window(englishIndex);
        window.showPage(QStringLiteral("window.md"));
        window.resize(700, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        QVERIFY(isDressed(*page));
        QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
        window.resize(1100, 600);
        QTRY_COMPARE(page->horizontalScrollBar()->maximum(), 0);
    }

    /// Neither the page's layout nor the reader's place may jump when a picture arrives.
    void picturesAreReadWhenTheyComeIntoSight()
    {
        GuideWindow window(englishIndex);
        window.showPage(QStringLiteral("window.md"));
        window.resize(900, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = part<GuideBrowser>(window, "guidePage");
        const auto picture = [page](const char* name) {
            const QUrl file = QUrl(QLatin1String("../images/") + QLatin1String(name));
            return page->document()->resource(QTextDocument::ImageResource, file).value<QImage>();
        };
        const int height = page->verticalScrollBar()->maximum();
        QVERIFY(picture("chinese.png").width() <= 1); // It is at the end.
        page->showBlock(page->headings().last().block);
        QTRY_VERIFY(picture("chinese.png").width() > 400);
        QCOMPARE(page->verticalScrollBar()->maximum(), height);
        QVERIFY(!page->viewport()->grab().isNull());
        window.hide();
        QVERIFY(picture("chinese.png").width() <= 1); // A closed guide takes no memory for its pictures.
        window.show();
        QTRY_VERIFY(picture("chinese.png").width() > 400);
    }

    /// The search goes through all pages, back to where it began.
    void findsWordsInAllPages()
    {
        GuideWindow window(englishIndex);
        auto* page = part<GuideBrowser>(window, "guidePage");
        auto* field = part<QLineEdit>(window, "find");
        auto* found = part<QLabel>(window, "found");
        const auto search = [&](const char* text) {
            field->setText(QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        search("critical path");
        QCOMPARE(page->textCursor().selectedText().toLower(), QStringLiteral("critical path"));
        const QString first = page->source().fileName();
        const int place = page->textCursor().position();
        QSet<QString> pages;
        int steps = 0;
        do {
            pages.insert(page->source().fileName());
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(page->textCursor().selectedText().toLower(), QStringLiteral("critical path"));
        } while (!(page->source().fileName() == first && page->textCursor().position() == place) &&
                 ++steps < 200);
        QVERIFY(steps < 200 && pages.contains(QStringLiteral("graph.md")) &&
                pages.contains(QStringLiteral("gantt.md")));
        search("Ctrl+F2"); // In bold, and on one page only.
        QCOMPARE(page->source().fileName(), QStringLiteral("measuring.md"));
        QVERIFY(found->text().isEmpty());
        search("zebra crossing");
        QVERIFY(!found->text().isEmpty());
        QCOMPARE(page->source().fileName(), QStringLiteral("measuring.md"));
    }

    void followsDocumentsAndNothingElse_data()
    {
        QTest::addColumn<QString>("link");
        for (const char* link :
             {"file:///etc/passwd", "/etc/passwd", "../../../README.md", "../../../CMakeLists.txt",
              "../images/gantt.png", "../../layers.txt", "ftp://example.org/page.md", "no-such-page.md",
              "../../../../../../../../../etc/passwd", "qrc:/page.md", "file:///dev/zero", "../outside.md",
              "javascript:alert(1)", "gantt.md/../../x.md"})
            QTest::newRow(link) << QString::fromLatin1(link);
    }
    void followsDocumentsAndNothingElse()
    {
        QFETCH(QString, link);
        GuideWindow window(englishIndex);
        auto* page = part<GuideBrowser>(window, "guidePage");
        window.showPage(QStringLiteral("gantt.md"));
        const QString before = page->toPlainText();
        page->setSource(QUrl(link));
        QCOMPARE(page->source().toLocalFile(), pageOf(QStringLiteral("en"), "gantt.md"));
        QCOMPARE(page->toPlainText(), before);
        QVERIFY(!part<QLabel>(window, "found")->text().isEmpty());
        page->setSource(QUrl(QStringLiteral("../../einsum-language.md")));
        QVERIFY(page->toPlainText().contains(QStringLiteral("einsum"), Qt::CaseInsensitive));
        QVERIFY(part<QLabel>(window, "found")->text().isEmpty());
        page->backward();
        QCOMPARE(page->source().fileName(), QStringLiteral("gantt.md"));
    }

    void webPagesOpenInTheDesktopsBrowser()
    {
        GuideWindow window(englishIndex);
        auto* page = part<GuideBrowser>(window, "guidePage");
        m_opened.clear();
        QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "open");
        page->setSource(QUrl(QStringLiteral("https://example.org/")));
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        QCOMPARE(m_opened, QUrl(QStringLiteral("https://example.org/")));
        QCOMPARE(page->source().toLocalFile(), englishIndex);
    }

    void saysSoWhereThereIsNone()
    {
        GuideWindow window{QString()};
        QVERIFY(
            part<GuideBrowser>(window, "guidePage")->toPlainText().contains(QStringLiteral("docs/guide")));
    }

    /// F1 opens the page about the panel that has the focus, in the language of the window.
    void everyPanelHasAPage_data()
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
    void everyPanelHasAPage()
    {
        QFETCH(QString, panel);
        const QString name = guidePageOf(panel);
        const QString german = pageOf(QStringLiteral("de"), qPrintable(name));
        QVERIFY(textOf(german).contains(QStringLiteral("\n![")));
        tests::ScratchFolder folder;
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
        QCOMPARE(part<GuideBrowser>(guide, "guidePage")->source().toLocalFile(),
                 QFileInfo(german).canonicalFilePath());
    }

    void opensFromTheWindow()
    {
        tests::ScratchFolder folder;
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

public slots:
    void open(const QUrl& url) { m_opened = url; }

private:
    QUrl m_opened;
};

DOPPLER_TEST_WITH(QApplication, GuideWindowTest)

} // namespace guide_window_test

#include "guide_window.moc"
