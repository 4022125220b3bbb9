// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/expression_page.h"

#include "core/catalog/graph_file.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/generator/einsum_editor.h"
#include "widgets/generator/einsum_highlighter.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/generator/preview_panel.h"
#include "widgets/options/option_editor.h"
#include "widgets/workbench/loading.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

namespace expression_page_test {

using namespace doppler;

namespace {

const QString product = QStringLiteral("einsum product\nextents i=100 j=100 k=100\ninput A[i,j], B[j,k]\n"
                                       "C[i,k] = sum A[i,j] * B[j,k]   pieces i=2 k=2\n");

/// What the wave is under.
QString underlined(const EinsumEditor& editor)
{
    const auto marks = editor.extraSelections();
    return marks.isEmpty() ? QString() : marks.first().cursor.selectedText();
}

QString stateOf(const QWidget& parent)
{
    return parent.findChild<QLabel*>(QStringLiteral("expressionState"))->text();
}

/// A dialog with the expression page in front.
struct Shown {
    GeneratorDialog dialog;
    ExpressionPage& page = *dialog.expressions();
    EinsumEditor& editor = *page.editor();
    PreviewPanel& preview = *dialog.preview();
    QPushButton* generate = dialog.findChild<QPushButton*>(QStringLiteral("generate"));
    Shown() { dialog.showPage(&page); }
};

} // namespace

class ExpressionPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanupTestCase() { QDir(ExpressionPage::folder()).removeRecursively(); }
    void init()
    {
        QLocale::setDefault(QLocale::c());
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void whatIsWrittenIsPreviewed()
    {
        Shown shown;
        QVERIFY(!shown.generate->isEnabled());
        shown.editor.setPlainText(product);
        QTRY_VERIFY(shown.preview.graph());
        QCOMPARE(shown.preview.graph()->name(), std::string("product"));
        QCOMPARE(shown.preview.graph()->vertexCount(), std::size_t{4 + 4}); // kernels and formations
        QVERIFY(shown.generate->isEnabled());
        QVERIFY(underlined(shown.editor).isEmpty());
    }

    void faultsAreUnderlinedAsOneTypes()
    {
        Shown shown;
        shown.editor.setPlainText(product);
        QTRY_VERIFY(shown.preview.graph());
        shown.editor.document()->setModified(true); // As after a letter that was typed.
        QString wrong = product;
        wrong.replace(QStringLiteral("B[j,k]   pieces"), QStringLiteral("Bx[j,k]   pieces"));
        shown.editor.replaceAll(wrong);
        QTRY_COMPARE(underlined(shown.editor), QStringLiteral("Bx"));
        QVERIFY2(stateOf(shown.page).startsWith(QStringLiteral("Line 4, column 23: ")),
                 qPrintable(stateOf(shown.page)));
        QVERIFY(!shown.generate->isEnabled());
        QVERIFY(shown.editor.accessibleDescription().contains(QStringLiteral("Bx")));
        shown.editor.goToFault();
        QCOMPARE(shown.editor.textCursor().blockNumber(), 3);
        QCOMPARE(shown.editor.textCursor().positionInBlock(), 22);
        shown.editor.undo();
        QTRY_VERIFY(underlined(shown.editor).isEmpty());
        QTRY_VERIFY(shown.generate->isEnabled());
    }

    /// Only what would be lost is kept to be undone, or every file that was ever opened would be.
    void anotherTextBeginsAnew()
    {
        EinsumEditor editor;
        editor.replaceAll(product);
        editor.replaceAll(product + QLatin1Char('\n'));
        QVERIFY(!editor.document()->isUndoAvailable());
        QTest::keyClicks(&editor, QStringLiteral("#"));
        editor.replaceAll(product);
        editor.undo();
        QCOMPARE(editor.toPlainText(), QLatin1Char('#') + product + QLatin1Char('\n'));
        // Also after a further file, and one that is opened again.
        for (const QString& file : {product, product + product, product + product}) {
            editor.replaceAll(file);
            editor.document()->setModified(false);
        }
        editor.undo();
        editor.undo();
        QCOMPARE(editor.toPlainText(), QLatin1Char('#') + product + QLatin1Char('\n'));
        for (int file = 0; file < 100; ++file) {
            editor.replaceAll(QString::number(file));
            editor.document()->setModified(false);
            QVERIFY(editor.document()->availableUndoSteps() < 30);
        }
    }

    /// Any text at all: whatever is typed the wave is within the text and nothing but a fault disables.
    void faultsStandWithinTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("end of line") << QStringLiteral("einsum a\nextents i=\n");
        QTest::newRow("last line, no end") << QStringLiteral("einsum a\nextents i=5\ninput A[i");
        QTest::newRow("letters beyond ASCII") << QStringLiteral("einsum a # größe\nextents ü=5\n");
        QTest::newRow("no program") << QStringLiteral("hello world\n");
        QTest::newRow("input first") << QStringLiteral("input A[i]\n");
        QTest::newRow("not a letter") << QStringLiteral("einsum a\nextents i=5\n\u4f60\u597d = 3\n");
    }
    void faultsStandWithinTheText()
    {
        QFETCH(QString, text);
        Shown shown;
        shown.editor.setPlainText(text);
        QTRY_VERIFY(shown.editor.extraSelections().size() == 1);
        QVERIFY(!underlined(shown.editor).isEmpty());
        QVERIFY(stateOf(shown.page).startsWith(QStringLiteral("Line ")));
        QVERIFY(!shown.page.valid());
    }

    /// What only the expansion refuses stands at the operation's name.
    void faultsOfTheExpansionHaveAPlace()
    {
        Shown shown;
        shown.editor.setPlainText(
            QStringLiteral("einsum a\nextents i=4\ninput A[i]\nB[i] = relu(A[i]) pieces i=8\n"));
        QTRY_VERIFY(!shown.editor.extraSelections().isEmpty());
        QVERIFY(!shown.generate->isEnabled());
        QVERIFY2(stateOf(shown.page).contains(QStringLiteral("Line 4")), qPrintable(stateOf(shown.page)));
    }

    void opensAsAFileThatOpensAgain()
    {
        Shown shown;
        shown.editor.setPlainText(product);
        QTRY_VERIFY(shown.generate->isEnabled());
        QSignalSpy opened(&shown.dialog, &GeneratorDialog::openRequested);
        shown.generate->click();
        QCOMPARE(opened.size(), 1);
        const QString source = opened[0][0].toString();
        QVERIFY(source.startsWith(ExpressionPage::folder()));
        const auto graph = loadGraph(source, {});
        QVERIFY2(graph.ok(), source.toUtf8().constData());
        QCOMPARE((*graph)->vertexCount(), std::size_t{8});
        // The same text is the same file, another one another.
        QCOMPARE(*shown.page.source(), source);
        shown.editor.appendPlainText(QStringLiteral("D[i,k] = relu(C[i,k])"));
        QVERIFY(*shown.page.source() != source);
    }

    void filesGoThereAndBack()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("a product.einsum"));
        Shown shown;
        shown.editor.setPlainText(product);
        QTRY_VERIFY(shown.preview.graph());
        auto* command = shown.dialog.findChild<QLineEdit*>(QStringLiteral("command"));
        QVERIFY(command->text().isEmpty() && !command->placeholderText().isEmpty());
        shown.page.saveFile(file);
        QVERIFY(!shown.page.modified());
        QCOMPARE(command->text(), QStringLiteral("doppler graph convert '%1' 'a product.json'").arg(file));
        QCOMPARE(*shown.page.source(), file);
        shown.editor.appendPlainText(QStringLiteral("# changed"));
        QVERIFY(shown.page.modified());
        QVERIFY(*shown.page.source() != file);

        Shown other;
        other.dialog.startFrom(file);
        QCOMPARE(other.editor.toPlainText(), product);
        QTRY_VERIFY(other.preview.graph());
        other.editor.appendPlainText(QStringLiteral("# mine"));
        other.dialog.startFrom(file); // what is not saved stays
        QVERIFY(other.editor.toPlainText().endsWith(QStringLiteral("# mine")));
    }

    void aFileThatIsNotThereIsTold()
    {
        Shown shown;
        shown.page.openFile(QStringLiteral("/no/such/file.einsum"));
        QVERIFY2(stateOf(shown.page).contains(QStringLiteral("/no/such/file.einsum")),
                 qPrintable(stateOf(shown.page)));
    }

    /// All that the reader of such files asks: the preview, the file that opens and the command line follow.
    void optionsOfTheReaderCount()
    {
        const tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("product.einsum"));
        Shown shown;
        shown.editor.setPlainText(product); // one kernel makes a whole block: its formation adds nothing
        QTRY_VERIFY(shown.preview.graph());
        const std::size_t formations = shown.preview.graph()->vertexCount() / 2;
        auto* drop = shown.page.findChild<QCheckBox*>(QStringLiteral("option_drop_trivial_field"));
        QVERIFY(drop);
        QVERIFY(shown.page.findChild<OptionEditor*>(QStringLiteral("option_inputs")));
        QVERIFY(shown.page.findChild<OptionEditor*>(QStringLiteral("option_most_vertices")));
        drop->setChecked(true);
        QTRY_COMPARE(shown.preview.graph() ? shown.preview.graph()->vertexCount() : 0, formations);
        shown.page.saveFile(file);
        QVERIFY2(shown.page.command().endsWith(QStringLiteral(" --import drop_trivial=true")),
                 qPrintable(shown.page.command()));
        QCOMPARE(*shown.page.source(), file);
        const auto options = [&] { return shown.page.readOptions().of(file.toStdString()); };
        const auto opened = loadGraph(file, options());
        QVERIFY(opened.ok());
        QCOMPARE((*opened)->vertexCount(), formations);
        drop->setChecked(false);
        QCOMPARE(*shown.page.source(), file);
        QCOMPARE((*loadGraph(file, options()))->vertexCount(), 2 * formations);
        // It opens as it was left.
        drop->setChecked(true);
        (void)shown.page.source();
        Shown again;
        again.dialog.useReadOptions(shown.page.readOptions());
        again.page.openFile(file);
        QVERIFY(again.page.findChild<QCheckBox*>(QStringLiteral("option_drop_trivial_field"))->isChecked());
    }

    void everyExampleExpands()
    {
        Shown shown;
        QStringList names;
        for (QAction* action :
             shown.page.findChildren<QAction*>(QRegularExpression(QStringLiteral("^example_")))) {
            names += action->objectName();
            action->trigger();
            QTRY_VERIFY2(!shown.preview.pending() && shown.preview.graph(),
                         qPrintable(action->objectName() + stateOf(shown.page)));
            QTRY_VERIFY2(shown.preview.graph() &&
                             QStringLiteral("example_") +
                                     QString::fromStdString(shown.preview.graph()->name()) ==
                                 action->objectName(),
                         qPrintable(action->objectName()));
            QVERIFY(!shown.preview.preview().metrics.estimated);
        }
        QCOMPARE(names.size(), QDir(QStringLiteral(":/examples")).entryList().size());
        QVERIFY(names.size() >= 4);
    }

    void wordsHaveTheirColours()
    {
        EinsumEditor editor;
        editor.setPlainText(QStringLiteral("extents i=5 # note\nB[i] = relu(A[i]) pieces i=2"));
        const auto formats = [&](int line) {
            return editor.document()->findBlockByNumber(line).layout()->formats();
        };
        const auto textAt = [&](int line, int i) {
            const auto range = formats(line)[i];
            return editor.document()->findBlockByNumber(line).text().mid(range.start, range.length);
        };
        QCOMPARE(formats(0).size(), 3);
        QCOMPARE(textAt(0, 0), QStringLiteral("extents"));
        QCOMPARE(textAt(0, 1), QStringLiteral("5"));
        QCOMPARE(textAt(0, 2), QStringLiteral("# note"));
        QCOMPARE(formats(1).size(), 3);
        QCOMPARE(textAt(1, 0), QStringLiteral("relu"));
        QCOMPARE(textAt(1, 1), QStringLiteral("pieces"));
        QCOMPARE(textAt(1, 2), QStringLiteral("2"));
        QVERIFY(formats(1)[0].format.foreground() != formats(1)[1].format.foreground());
        QCOMPARE(letterOfByte(QStringLiteral("aüb"), 4), 2);
    }

    /// A line that holds a book would have to be read again for every letter, and its colours keep their
    /// room.
    void booksHaveNoColours()
    {
        Shown shown;
        QPlainTextEdit& editor = shown.editor;
        const auto isColoured = [&editor](int line) {
            return !editor.document()->findBlockByNumber(line).layout()->formats().isEmpty();
        };
        editor.setPlainText(product);
        QTRY_VERIFY(isColoured(0));
        QTextCursor cursor(editor.document());
        cursor.movePosition(QTextCursor::End);
        cursor.insertText(QStringLiteral("B[j,k] = 2 * ").repeated(2000));
        QVERIFY(!isColoured(4));
        QVERIFY(!isColoured(0));
        cursor.movePosition(QTextCursor::Start);
        cursor.insertText(QStringLiteral("# a comment\n"));
        QTest::qWait(1);
        QVERIFY(!isColoured(0));
        shown.dialog.grab();
        editor.undo();
        editor.undo();
        QCOMPARE(editor.toPlainText(), product);
        QTRY_VERIFY(isColoured(0));
        editor.redo();
        QVERIFY(!isColoured(0));
        cursor.movePosition(QTextCursor::End);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.removeSelectedText();
        QTRY_VERIFY(isColoured(0));
        editor.setPlainText(QStringLiteral("extents i=2 ").repeated(1000)); // All at once.
        QVERIFY(!isColoured(0));
        editor.setPlainText(product);
        QTRY_VERIFY(isColoured(0));
    }

    void looks_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    }
    void looks()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, static_cast<ThemeKind>(theme));
        Shown shown;
        shown.dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.dialog));
        const QString folder = qEnvironmentVariable("DOPPLER_PICTURES");
        const auto keep = [&](const char* name) {
            if (!folder.isEmpty())
                shown.dialog.grab().save(folder + QLatin1String("/expression-") + QLatin1String(name) +
                                         QLatin1String(QTest::currentDataTag()) + QLatin1String(".png"));
        };
        keep("empty-");
        shown.page.findChild<QAction*>(QStringLiteral("example_attention"))->trigger();
        QTRY_VERIFY(shown.preview.graph());
        keep("good-");
        QString text = shown.editor.toPlainText();
        shown.editor.replaceAll(text.replace(QStringLiteral("exp(moved"), QStringLiteral("expp(moved")));
        QTRY_VERIFY(!shown.editor.extraSelections().isEmpty());
        keep("fault-");
        QVERIFY(shown.dialog.minimumSizeHint().width() <= 1280 &&
                shown.dialog.minimumSizeHint().height() <= 720);
        QVERIFY(!shown.editor.accessibleName().isEmpty());
    }
};

DOPPLER_TEST_WITH(QApplication, ExpressionPageTest)

} // namespace expression_page_test

#include "expression_page.moc"
