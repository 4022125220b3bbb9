// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that maps attributes: the preview follows the fields, the answer is what the reader takes.
#include "widgets/options/attribute_mapping_dialog.h"

#include "core/io/bytes/file.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/shell/settings.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

namespace attribute_mapping_dialog_test {

using namespace doppler;

namespace {

const std::string dot = "digraph g { load [work=2, title=\"load data\"]; train [work=5, title=\"train\"]; "
                        "load -> train [volume=12] }";

QString putGraph(const QTemporaryDir& folder)
{
    const QString file = folder.filePath(QStringLiteral("costs.dot"));
    if (auto written = writeFile(file.toStdString(), dot); !written)
        qFatal("%s", written.error().english().c_str());
    return file;
}

QComboBox* attribute(const QDialog& dialog, const char* option)
{
    return dialog.findChild<QComboBox*>(QStringLiteral("attribute_") + QLatin1String(option));
}

QLineEdit* factor(const QDialog& dialog, const char* option)
{
    return dialog.findChild<QLineEdit*>(QStringLiteral("factor_") + QLatin1String(option));
}

void choose(const QDialog& dialog, const char* option, const char* name)
{
    attribute(dialog, option)
        ->setCurrentIndex(attribute(dialog, option)->findData(QString::fromLatin1(name)));
}

QString cellText(const QDialog& dialog, int row, int column)
{
    const auto* item = dialog.findChild<QTableWidget*>()->item(row, column);
    return item ? item->text() : QString();
}

QString totals(const QDialog& dialog)
{
    return dialog.findChild<QLabel*>(QStringLiteral("importTotals"))->text();
}

QPushButton* openButton(const QDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
}

} // namespace

class AttributeMappingDialogTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void previewFollowsTheFields()
    {
        const tests::ScratchFolder folder;
        AttributeMappingDialog dialog(putGraph(folder), {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTRY_VERIFY(!dialog.busy());
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 2);
        QCOMPARE(cellText(dialog, 0, 0), QStringLiteral("load"));
        QCOMPARE(cellText(dialog, 0, 1), QString());
        QVERIFY(totals(dialog).contains(QStringLiteral("estimated for 2 vertices")));
        QVERIFY(attribute(dialog, "name")->hasFocus());
        QVERIFY(attribute(dialog, "flops")->findData(QStringLiteral("title")) < 0);  // no number
        QVERIFY(attribute(dialog, "flops")->findData(QStringLiteral("volume")) < 0); // of edges
        QVERIFY(!factor(dialog, "flops")->isEnabled());

        choose(dialog, "name", "title");
        choose(dialog, "flops", "work");
        choose(dialog, "bytes", "volume");
        QVERIFY(!openButton(dialog)->isEnabled());                  // until it is known what becomes of it
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 0); // nothing of the earlier choice
        QTest::keyClicks(factor(dialog, "flops"), QStringLiteral("1e9"));
        QTRY_VERIFY(!dialog.busy());
        QCOMPARE(cellText(dialog, 0, 0), QStringLiteral("load data"));
        QVERIFY2(cellText(dialog, 1, 1).startsWith(QStringLiteral("5")), qPrintable(cellText(dialog, 1, 1)));
        QVERIFY(totals(dialog).contains(QStringLiteral("estimated for 0 vertices")));
        QVERIFY(openButton(dialog)->isEnabled());
        QCOMPARE(dialog.values(),
                 (GivenOptions{{"name", "title"}, {"flops", "work*1000000000"}, {"bytes", "volume"}}));
        savePictures(dialog);

        factor(dialog, "flops")->setText(QStringLiteral("-2"));
        QTRY_VERIFY(!dialog.busy());
        QVERIFY(totals(dialog).contains(QStringLiteral("not a number above 0")));
        QVERIFY(!openButton(dialog)->isEnabled());
    }

    void saysWhatIsWrong()
    {
        const tests::ScratchFolder folder;
        AttributeMappingDialog dialog(putGraph(folder), {{"flops", "gone*2"}});
        dialog.show();
        QTRY_VERIFY(!dialog.busy());
        QVERIFY2(totals(dialog).contains(QStringLiteral("no vertex has the attribute \"gone\"")),
                 qPrintable(totals(dialog)));
        QCOMPARE(factor(dialog, "flops")->text(), QStringLiteral("2"));
        choose(dialog, "flops", "");
        QTRY_VERIFY(openButton(dialog)->isEnabled());
        AttributeMappingDialog missing(folder.filePath(QStringLiteral("missing.dot")), {});
        QTRY_VERIFY(!missing.busy());
        QVERIFY(totals(missing).contains(QStringLiteral("cannot be read")));
    }

    /// A file with numbers that are not used is asked for when it is opened; the answer stays.
    void theWindowAsks()
    {
        const tests::ScratchFolder folder;
        const QString file = putGraph(folder);
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.useLanguage(QStringLiteral("en"));
        window.show();
        Workbench& workbench = window.workbench();
        workbench.openGraph(file);
        const auto dialog = [&window] { return window.findChild<AttributeMappingDialog*>(); };
        QTRY_VERIFY(dialog());
        QTRY_VERIFY(!dialog()->busy());
        choose(*dialog(), "flops", "work");
        QTRY_VERIFY(openButton(*dialog())->isEnabled());
        QTest::mouseClick(openButton(*dialog()), Qt::LeftButton);
        QTRY_VERIFY(workbench.problem() && workbench.problem()->graph().vertex(VertexId{1}).flops == 5.0);
        QTRY_VERIFY(!workbench.busy() && !dialog());
        QCOMPARE(workbench.readOptions().of(file.toStdString()), (GivenOptions{{"flops", "work"}}));
        QCOMPARE(settings.givenOptions().of(file.toStdString()), (GivenOptions{{"flops", "work"}}));

        auto* import = window.findChild<QAction*>(QStringLiteral("importOptions"));
        import->trigger();
        QTRY_VERIFY(dialog());
        QTRY_VERIFY(!dialog()->busy());
        QCOMPARE(attribute(*dialog(), "flops")->currentData().toString(), QStringLiteral("work"));
        QVERIFY(!window.findChild<GivenOptionsDialog*>());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QCOMPARE(workbench.problem()->graph().vertex(VertexId{1}).flops.value_or(0), 5.0);
        window.close();
    }

private:
    /// For a look at them: DOPPLER_PICTURE names a file in light, and one in dark with "dark" behind it.
    static void savePictures(AttributeMappingDialog& dialog)
    {
        const QString file = QString::fromLocal8Bit(qgetenv("DOPPLER_PICTURE"));
        if (file.isEmpty())
            return;
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            applyTheme(*qApp, kind);
            QTest::qWait(200);
            QVERIFY(dialog.grab().save(
                file + (kind == ThemeKind::Dark ? QStringLiteral("dark.png") : QStringLiteral("light.png"))));
        }
        applyTheme(*qApp, ThemeKind::Light);
    }
};

DOPPLER_TEST_WITH(QApplication, AttributeMappingDialogTest)

} // namespace attribute_mapping_dialog_test

#include "attribute_mapping_dialog.moc"
