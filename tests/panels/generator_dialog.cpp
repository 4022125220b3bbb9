// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/generator/generator_dialog.h"

#include "core/workloads/api/workload_source.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/generator/expression_page.h"
#include "widgets/generator/family_page.h"
#include "widgets/generator/preview_panel.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace generator_dialog_test {

using namespace doppler;

namespace {

template <class Field>
Field* find(const QWidget& parent, const char* name)
{
    auto* found = parent.findChild<Field*>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

QString textOf(const QWidget& parent, const char* name) { return find<QLabel>(parent, name)->text(); }

void choose(const GeneratorDialog& dialog, const char* family)
{
    auto* list = find<QListWidget>(dialog, "families");
    list->setCurrentItem(list->findItems(QLatin1String(family), Qt::MatchExactly).first());
}

} // namespace

class GeneratorDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void listsEveryFamilyWithItsOptions()
    {
        GeneratorDialog dialog;
        auto* list = find<QListWidget>(dialog, "families");
        QCOMPARE(list->count(), static_cast<int>(workloads().size()));
        for (int row = 0; row < list->count(); ++row) {
            const Workload& family = workloads()[static_cast<std::size_t>(row)];
            list->setCurrentRow(row);
            QCOMPARE(textOf(dialog, "familyTitle").toStdString(), family.id);
            QVERIFY(textOf(dialog, "familyDescription").size() > 10);
            QCOMPARE(find<OptionForm>(dialog, "optionForm")->editors().size(), family.options.size());
            QVERIFY(dialog.families()->valid());
            QCOMPARE(dialog.families()->source()->toStdString(), family.id);
        }
    }

    void previewsAndOpens()
    {
        GeneratorDialog dialog;
        QSignalSpy previewed(dialog.preview(), &PreviewPanel::previewed);
        choose(dialog, "layered");
        find<QSpinBox>(dialog, "option_vertices_field")->setValue(40);
        QTRY_VERIFY(dialog.preview()->graph());
        QCOMPARE(dialog.preview()->graph()->vertexCount(), std::size_t{40});
        QCOMPARE(textOf(dialog, "preview_1"), QStringLiteral("40"));
        QVERIFY(dialog.preview()->preview().picture.has_value());
        QCOMPARE(find<QLineEdit>(dialog, "command")->text(),
                 QStringLiteral("doppler graph generate layered --set vertices=40 -o layered.json"));
        find<QPushButton>(dialog, "copyCommand")->click();
        QCOMPARE(QApplication::clipboard()->text(), find<QLineEdit>(dialog, "command")->text());

        QSignalSpy opened(&dialog, &GeneratorDialog::openRequested);
        find<QPushButton>(dialog, "generate")->click();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), QStringLiteral("layered:vertices=40"));
    }

    /// The picture of what was previewed before says nothing about an expression that is not written yet.
    void anEmptyExpressionHasNoPreview()
    {
        GeneratorDialog dialog;
        dialog.show();
        QTRY_VERIFY(dialog.preview()->graph());
        dialog.showPage(dialog.expressions());
        QVERIFY(!dialog.preview()->graph());
        QVERIFY(!dialog.preview()->preview().picture.has_value());
        QVERIFY(!dialog.preview()->pending());
    }

    /// What is previewed may be large: a closed dialog has none of it.
    void letsGoOfThePreviewWhenClosed()
    {
        GeneratorDialog dialog;
        dialog.show();
        QTRY_VERIFY(dialog.preview()->graph());
        const std::weak_ptr<const DataflowGraph> graph = dialog.preview()->graph();
        dialog.reject();
        QTRY_VERIFY(graph.expired());
        QVERIFY(!dialog.preview()->pending());
        dialog.show();
        QTRY_VERIFY(dialog.preview()->graph());
    }

    /// However fast one turns a field, what is shown last is what it says last.
    void theNewestWins()
    {
        PreviewPanel panel;
        QSignalSpy previewed(&panel, &PreviewPanel::previewed);
        for (int i = 0; i < 20; ++i) {
            panel.setMake([i] { return generateWorkload("layered:vertices=" + std::to_string(100 + i)); });
            QTest::qWait(i % 5 == 0 ? 230 : 5);
        }
        QTRY_VERIFY(!panel.pending());
        QCOMPARE(panel.graph()->vertexCount(), std::size_t{119});
        QVERIFY(previewed.size() < 20);
    }

    void faultsStandAtTheirField()
    {
        GeneratorDialog dialog;
        choose(dialog, "layered");
        find<QLineEdit>(dialog, "option_ccr_field")->setText(QStringLiteral("1000"));
        QVERIFY(!find<QPushButton>(dialog, "generate")->isEnabled());
        QVERIFY(!find<QPushButton>(dialog, "copyCommand")->isEnabled());
        auto* error = find<QLabel>(dialog, "option_ccr_error");
        QVERIFY(error->isVisibleTo(&dialog) && error->text().contains(QStringLiteral("from 0 to 100")));
        QVERIFY(!dialog.preview()->graph());
        find<QLineEdit>(dialog, "option_ccr_field")->setText(QStringLiteral("2"));
        QVERIFY(!error->isVisibleTo(&dialog));
        QTRY_VERIFY(dialog.preview()->graph());
        QVERIFY(find<QPushButton>(dialog, "generate")->isEnabled());
    }

    /// What only making the graph finds out stands at the field that the message names.
    void faultsOfMakingStandAtTheirField()
    {
        OptionForm form;
        const std::vector<OptionSpec> specs{{"cut", std::int64_t{3}, 1, 8, {}, "pieces"},
                                            {"devices", std::int64_t{2}, 1, 8, {}, "devices"}};
        form.setSpecs(specs);
        QVERIFY(form.showFault({{"option {0} is {1}, expected a power of two", {"cut", "3"}}, {}, {}}));
        auto* error = find<QLabel>(form, "option_cut_error");
        QVERIFY(error->isVisibleTo(&form) && error->text().contains(QStringLiteral("power of two")));
        find<QSpinBox>(form, "option_cut_field")->setValue(4);
        QVERIFY(!error->isVisibleTo(&form));
        QVERIFY(!form.showFault({{"no memory", {}}, {}, {}}));
    }

    void largeWholeNumbersKeepTheirDigits()
    {
        OptionForm form;
        const std::vector<OptionSpec> specs{{"seed", std::int64_t{1}, 0, 1e15, {}, "seed"}};
        form.setSpecs(specs);
        auto* field = find<QLineEdit>(form, "option_seed_field");
        field->setText(QStringLiteral("123456789012345"));
        QCOMPARE(form.values().integer("seed"), std::int64_t{123456789012345});
        field->setText(QStringLiteral("1.5"));
        QVERIFY(!form.valid());
        Options options(specs);
        QVERIFY(options.set(specs, "seed", "987654321098765").ok());
        form.setValues(options);
        QCOMPARE(form.values().integer("seed"), std::int64_t{987654321098765});
    }

    void whatWasSetIsStillThere()
    {
        GeneratorDialog dialog;
        choose(dialog, "layered");
        find<QSpinBox>(dialog, "option_vertices_field")->setValue(77);
        choose(dialog, "chainmm");
        choose(dialog, "layered");
        QCOMPARE(find<QSpinBox>(dialog, "option_vertices_field")->value(), 77);
        find<QPushButton>(dialog, "resetOptions")->click();
        QCOMPARE(find<QSpinBox>(dialog, "option_vertices_field")->value(), 100);
        dialog.families()->choose(QStringLiteral("layered:seed=5:shape=2"));
        QCOMPARE(*dialog.families()->source(), QStringLiteral("layered:shape=2:seed=5"));
        dialog.families()->choose(QStringLiteral("/some/file.json"));
        QCOMPARE(*dialog.families()->source(), QStringLiteral("layered:shape=2:seed=5"));
    }

    void largeGraphsAreCountedNotDrawn()
    {
        PreviewPanel panel;
        panel.setMake([] { return generateWorkload("layered:vertices=3000"); });
        QTRY_VERIFY(panel.graph());
        QVERIFY(!panel.preview().picture);
        QCOMPARE(panel.preview().metrics.estimated, false);
        panel.setMake([]() -> Result<GraphPtr> { return Error{{"no such thing"}, {}, {}}; });
        QSignalSpy failed(&panel, &PreviewPanel::failed);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(textOf(panel, "previewState").contains(QStringLiteral("no such thing")));
        QVERIFY(!panel.graph());
    }

    void theWindowOpensWhatIsMade()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings")));
        MainWindow window(settings);
        window.workbench().openSession({QStringLiteral("layered:seed=4"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().problem() && !window.workbench().busy(), 30000);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.findChild<QAction*>(QStringLiteral("newGraph"))->trigger();
        auto* dialog = window.findChild<GeneratorDialog*>();
        QVERIFY(dialog);
        QCOMPARE(*dialog->families()->source(), QStringLiteral("layered:seed=4")); // begins with what is open
        find<QSpinBox>(*dialog, "option_vertices_field")->setValue(31);
        find<QPushButton>(*dialog, "generate")->click();
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().problem()->vertexCount() == 31, 30000);
        QCOMPARE(window.workbench().graphSource(), QStringLiteral("layered:vertices=31:seed=4"));
        QTRY_VERIFY_WITH_TIMEOUT(!window.workbench().busy(), 30000);
    }

    void everythingHasANameAndIsReachedByKey()
    {
        GeneratorDialog dialog;
        choose(dialog, "layered");
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const QWidget* widget : dialog.findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                !widget->objectName().startsWith(QStringLiteral("qt_")))
                QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QAbstractButton") ||
                             widget->inherits("QLabel") || widget->inherits("QTabBar"),
                         qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                                    widget->objectName()));
        // Tab goes through all fields and comes back.
        QWidget* first = QApplication::focusWidget();
        QVERIFY(first);
        QStringList reached;
        for (int i = 0; i < 60 && (i == 0 || QApplication::focusWidget() != first); ++i) {
            reached += QApplication::focusWidget()->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        for (const char* name :
             {"families", "option_vertices_field", "option_seed_field", "generate", "cancel", "command"})
            QVERIFY2(reached.contains(QLatin1String(name)),
                     qPrintable(QLatin1String(name) + QLatin1String(": ") + reached.join(QLatin1Char(' '))));
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
        GeneratorDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY2(dialog.minimumSizeHint().width() <= 1280 && dialog.minimumSizeHint().height() <= 720,
                 qPrintable(QStringLiteral("%1x%2")
                                .arg(dialog.minimumSizeHint().width())
                                .arg(dialog.minimumSizeHint().height())));
        const QString folder = qEnvironmentVariable("DOPPLER_PICTURES");
        const auto keep = [&](const char* name) {
            QTRY_VERIFY(!dialog.preview()->pending());
            QTest::qWait(50); // what was asked for last is laid out
            if (!folder.isEmpty())
                dialog.grab().save(folder + QLatin1String("/generator-") + QLatin1String(name) +
                                   QLatin1String(QTest::currentDataTag()) + QLatin1String(".png"));
        };
        keep("chainmm-");
        choose(dialog, "layered");
        keep("layered-");
        find<QLineEdit>(dialog, "option_ccr_field")->setText(QStringLiteral("1000"));
        keep("fault-");
    }
};

DOPPLER_TEST_WITH(QApplication, GeneratorDialogTest)

} // namespace generator_dialog_test

#include "generator_dialog.moc"
