// SPDX-License-Identifier: GPL-3.0-or-later
// A file that can't be read before something is given for it: the window asks, opens, remembers.
#include "core/catalog/graph_file.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/options/option_editor.h"
#include "widgets/shell/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>
#include <cmath>

namespace given_options_test {

using namespace doppler;

namespace {

/// One kernel on [batch, 3] elements.
const QString openModel = QStringLiteral(DOPPLER_TEST_DATA "/broken/graph/onnx_open_dimension.onnx");
/// Of an operator set that the library does not know.
const QString newerModel = QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/onnx/newer_operators.onnx");

const SessionRequest quick{
    QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("single-device"), 1, {}}}};

struct Scene {
    tests::ScratchFolder folder;
    std::unique_ptr<Settings> settings =
        std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini")));
    std::unique_ptr<MainWindow> window;

    explicit Scene(const QString& started = {})
    {
        if (!started.isEmpty())
            settings = std::make_unique<Settings>(started);
        window = std::make_unique<MainWindow>(*settings);
        window->useLanguage(QStringLiteral("en"));
        window->graphView()->setAnimated(false);
        window->ganttView()->setAnimated(false);
        window->show();
        window->workbench().openSession(quick);
    }
    [[nodiscard]] bool settled() const { return window->workbench().run() && !window->workbench().busy(); }
    /// The dialog; null while there is none.
    [[nodiscard]] GivenOptionsDialog* dialog() const
    {
        for (GivenOptionsDialog* dialog : window->findChildren<GivenOptionsDialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    [[nodiscard]] QSpinBox* field() const
    {
        return dialog()->findChild<QSpinBox*>(QStringLiteral("option_batch_field"));
    }
    [[nodiscard]] GivenOptions given(const QString& file) const
    {
        return window->workbench().readOptions().of(file.toStdString());
    }
    [[nodiscard]] const DataflowGraph& graph() const { return window->workbench().problem()->graph(); }
};

void answer(GivenOptionsDialog* dialog, QDialogButtonBox::StandardButton button)
{
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
}

} // namespace

class GivenOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void asksAndOpens()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        scene.window->workbench().openGraph(openModel);
        QTRY_VERIFY(scene.dialog());
        QVERIFY(!scene.window->workbench().busy());
        QCOMPARE(QString::fromStdString(scene.graph().name()), QStringLiteral("chainmm"));
        QVERIFY(scene.field());
        QVERIFY(scene.dialog()->findChild<QLabel*>()->text().contains(
            QStringLiteral("onnx_open_dimension.onnx")));
        scene.field()->setValue(8);
        if (const QByteArray picture = qgetenv("DOPPLER_PICTURE"); !picture.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(picture)));
        answer(scene.dialog(), QDialogButtonBox::Open);
        QTRY_COMPARE(scene.graph().vertexCount(), std::size_t{1});
        QCOMPARE(scene.graph().vertex(VertexId{0}).flops.value_or(0), 24.0);
        QTRY_VERIFY(scene.settled());
        QCOMPARE(scene.window->workbench().graphSource(), openModel);
        // What reads the file later, a comparison for instance, needs no asking.
        const auto again = loadGraph(openModel, scene.given(openModel));
        QVERIFY(again.ok());
        QCOMPARE((*again)->fingerprint(), scene.graph().fingerprint());
    }

    /// However high their line is: a label of several lines, what is wrong below the field.
    void theButtonStandsBesideItsField()
    {
        const std::vector<OptionSpec> specs{
            fileOption("short", {.label = "Profile", .help = "A file"}),
            fileOption("long",
                       {.label = "Profiler trace",
                        .help = "A file with the times of the same run, as the program that traced it "
                                "wrote them into its own folder, with the names of all its kernels"})};
        for (const bool all : {false, true}) {
            GivenOptionsDialog dialog(QStringLiteral("model.onnx"), specs, {}, all);
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            auto* editor = dialog.findChild<OptionEditor*>(QStringLiteral("option_long"));
            const auto aligned = [&dialog](const QString& name) {
                const auto place = [&](const QString& part) {
                    const auto* widget = dialog.findChild<QWidget*>(QStringLiteral("option_") + name + part);
                    return QRect(widget->mapTo(&dialog, QPoint()), widget->size());
                };
                const QRect field = place(QStringLiteral("_field"));
                const QRect button = place(QStringLiteral("_browse"));
                return std::abs(field.center().y() - button.center().y()) <= 1 &&
                       field.right() < button.left();
            };
            QVERIFY(aligned(QStringLiteral("short")) && aligned(QStringLiteral("long")));
            editor->showFault({{"unknown file format"}, {}, {}});
            auto* error = dialog.findChild<QLabel*>(QStringLiteral("option_long_error"));
            QTRY_VERIFY(error->isVisible() && error->height() > 0);
            QTRY_VERIFY(aligned(QStringLiteral("long")));
        }
    }

    /// Dimensions of one model have one help; their labels tell them apart.
    void labelsOfEqualHelpDiffer()
    {
        const auto dimension = [](const char* name) {
            return OptionSpec{name, std::int64_t{0}, 1, 1e9, {}, "extent of a dimension", name, {}};
        };
        const std::vector<OptionSpec> specs{dimension("batch"), dimension("width"), dimension("height")};
        GivenOptionsDialog dialog(QStringLiteral("model.onnx"), specs, {}, true);
        QStringList labels;
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (label->buddy())
                labels += label->text();
        QCOMPARE(labels,
                 (QStringList{QStringLiteral("batch"), QStringLiteral("width"), QStringLiteral("height")}));
    }

    void cancelLeavesEverything()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        const ProblemPtr before = scene.window->workbench().problem();
        const RunPtr run = scene.window->workbench().run();
        scene.window->workbench().openGraph(openModel);
        QTRY_VERIFY(scene.dialog());
        answer(scene.dialog(), QDialogButtonBox::Cancel);
        QTRY_VERIFY(!scene.dialog());
        QCOMPARE(scene.window->workbench().problem(), before);
        QCOMPARE(scene.window->workbench().run(), run);
        QVERIFY(!scene.window->workbench().busy());
        QVERIFY(!loadGraph(openModel, scene.given(openModel)).ok());
        // Not even a message: nothing is wrong.
        QVERIFY(scene.window->findChild<MessageBar*>()->isHidden());
    }

    void droppedFilesAreAskedForToo()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(openModel)});
        QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(scene.window.get(), &enter);
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(scene.window.get(), &drop);
        QTRY_VERIFY(scene.dialog());
    }

    void remembers()
    {
        tests::ScratchFolder folder;
        const QString file = folder.filePath(QStringLiteral("shared.ini"));
        {
            Scene scene(file);
            QTRY_VERIFY(scene.settled());
            scene.window->workbench().openGraph(openModel);
            QTRY_VERIFY(scene.dialog());
            scene.field()->setValue(12);
            answer(scene.dialog(), QDialogButtonBox::Open);
            QTRY_COMPARE(scene.graph().vertexCount(), std::size_t{1});
            QTRY_VERIFY(scene.settled());
            scene.window->workbench().openGraph(openModel);
            QTRY_VERIFY(scene.dialog());
            QCOMPARE(scene.field()->value(), 12);
            answer(scene.dialog(), QDialogButtonBox::Cancel);
            scene.window->close();
        }
        Scene scene(file); // the next start
        QTRY_VERIFY(scene.settled());
        scene.window->workbench().openGraph(openModel);
        QTRY_VERIFY(scene.dialog());
        QCOMPARE(scene.field()->value(), 12);
    }

    /// An execution trace and the profile of the same run: one file opens, the other is an option of its
    /// reader.
    void allOptionsOfTheOpenFile()
    {
        const QString traces = QStringLiteral(DOPPLER_TEST_DATA "/traces/");
        Scene scene;
        QTRY_VERIFY(scene.settled());
        auto* action = scene.window->findChild<QAction*>(QStringLiteral("importOptions"));
        QVERIFY(!action->isEnabled()); // a family has no file
        scene.window->workbench().openGraph(traces + QStringLiteral("execution.json"));
        QTRY_COMPARE(scene.window->workbench().graphSource(), traces + QStringLiteral("execution.json"));
        QTRY_VERIFY(scene.settled());
        QVERIFY(scene.graph().vertex(VertexId{0}).seconds.empty());
        QVERIFY(action->isEnabled());
        action->trigger();
        QTRY_VERIFY(scene.dialog());
        auto* profile = scene.dialog()->findChild<QLineEdit*>(QStringLiteral("option_profile_field"));
        QVERIFY(profile && scene.dialog()->findChild<QPushButton*>(QStringLiteral("option_profile_browse")));
        QVERIFY(scene.dialog()->findChild<OptionEditor*>(QStringLiteral("option_iteration")));
        profile->setText(traces + QStringLiteral("execution_profile.json"));
        if (const QByteArray picture = qgetenv("DOPPLER_PICTURE_ALL"); !picture.isEmpty())
            QVERIFY(scene.dialog()->grab().save(QString::fromLocal8Bit(picture)));
        answer(scene.dialog(), QDialogButtonBox::Open);
        QTRY_VERIFY(!scene.graph().vertex(VertexId{0}).seconds.empty());
        QTRY_VERIFY(scene.settled());
        // What was given stands there the next time, and is all that is kept.
        QCOMPARE(scene.given(traces + QStringLiteral("execution.json")).size(), std::size_t{1});
        action->trigger();
        QTRY_VERIFY(scene.dialog());
        profile = scene.dialog()->findChild<QLineEdit*>(QStringLiteral("option_profile_field"));
        QCOMPARE(profile->text(), traces + QStringLiteral("execution_profile.json"));
    }

    void showsWhatTheReaderNotes()
    {
        Scene scene;
        QTRY_VERIFY(scene.settled());
        QFile known(newerModel);
        QVERIFY(known.open(QIODevice::ReadOnly));
        QByteArray newer = known.readAll();
        newer.replace("\x10\x15", "\x10\x63"); // The version of the operator set: 99 in place of 21.
        QFile model(scene.folder.filePath(QStringLiteral("newer.onnx")));
        QVERIFY(model.open(QIODevice::WriteOnly));
        model.write(newer);
        model.close();
        scene.window->workbench().openGraph(model.fileName());
        QTRY_VERIFY(scene.window->findChild<MessageBar*>()->text().contains(
            QStringLiteral("operator set ai.onnx 99")));
        QTRY_VERIFY(scene.settled());
        if (const QByteArray picture = qgetenv("DOPPLER_PICTURE_NOTES"); !picture.isEmpty()) {
            QTest::qWait(500);
            QVERIFY(scene.window->grab().save(QString::fromLocal8Bit(picture)));
        }
    }
};

DOPPLER_TEST_WITH(QApplication, GivenOptionsTest)

} // namespace given_options_test

#include "given_options.moc"
