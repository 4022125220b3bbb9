// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the window is given: opened, dropped, refused.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/shell/drop_hint.h"
#include "widgets/shell/message_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QMimeData>
#include <QRegularExpression>
#include <QTimer>

namespace frame_files_test {

using namespace doppler;
using namespace doppler::samples;

class FrameFiles : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void aFolderWithATraceOfEachRankOpensFromTheMenu()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(QDir().mkpath(stage.path("ranks")));
        for (const char* rank : {"0", "1"}) {
            QByteArray trace = "{'schemaVersion': 1, 'distributedInfo': {'rank': RANK}, 'traceEvents': ["
                               "{'ph': 'X', 'cat': 'user_annotation', 'name': 'ProfilerStep#1', 'pid': 7, "
                               "'tid': 1, 'ts': 1000, "
                               "'dur': 9000}, {'ph': 'X', 'cat': 'cuda_runtime', 'name': 'cudaLaunchKernel', "
                               "'pid': 7, 'tid': 1, "
                               "'ts': 1001, 'dur': 1, 'args': {'correlation': 1}}, {'ph': 'X', 'cat': "
                               "'kernel', 'name': 'gemm', "
                               "'pid': 0, 'tid': 7, 'ts': 1100, 'dur': 50, 'args': {'device': 0, 'stream': "
                               "7, 'correlation': 1}}]}";
            trace.replace('\'', '"').replace("RANK", rank);
            stage.write((QByteArray("ranks/rank") + rank + ".json").constData(), trace.toStdString());
        }
        QTimer::singleShot(0, &window, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->selectFile(stage.path("ranks"));
            static_cast<QDialog*>(dialog)->accept();
        });
        stage.find<QAction>("openGraphFolder")->trigger();
        QTRY_COMPARE(window.workbench().problem()->graph().vertexCount(), 2U);
        QVERIFY(window.workbench().problem()->graph().vertex(VertexId{1}).name.starts_with("rank 1/"));
    }

    void aBrokenFileLeavesTheDocumentAndSaysSoInPlace()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const RunPtr run = window.workbench().run();
        auto* bar = stage.find<MessageBar>("messageBar");
        window.workbench().openGraph(stage.write("cycle.json", R"({"format": "doppler-graph", "version": 1,
            "vertices": [{"id": 0, "name": "a"}, {"id": 1, "name": "b"}],
            "edges": [{"from": 0, "to": 1}, {"from": 1, "to": 0}]})"));
        QTRY_VERIFY(!bar->isHidden());
        QVERIFY2(bar->text().contains(QStringLiteral("cycle.json")), qPrintable(bar->text()));
        QVERIFY2(bar->text().contains(QStringLiteral("cycle")), qPrintable(bar->text()));
        QVERIFY(!QApplication::activeModalWidget() && !QApplication::activePopupWidget());
        QCOMPARE(window.workbench().run(), run);
        QCOMPARE(window.ganttView()->run(), run);
        QCOMPARE(stage.find<QComboBox>("graphChooser")->currentData().toString(), QStringLiteral("chainmm"));
        // A good file afterwards takes its place, and the message goes.
        window.workbench().openGraph(stage.write("good.json", R"({"format": "doppler-graph", "version": 1,
            "name": "pair", "vertices": [{"id": 0, "flops": 1e9, "output_bytes": 1e6}, {"id": 1, "flops": 1e9}],
            "edges": [{"from": 0, "to": 1}]})"));
        QTRY_COMPARE(window.workbench().problem()->vertexCount(), std::size_t{2});
        QVERIFY(bar->isHidden());
        QTRY_COMPARE(window.ganttView()->run(), window.workbench().run());
        QCOMPARE(stage.find<QComboBox>("graphChooser")->currentText(), QStringLiteral("good.json"));
        QVERIFY(bar->isHidden());
    }

    void filesCanBeDropped()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const QString file = stage.write("dropped.json", R"({"format": "doppler-graph", "version": 1,
            "vertices": [{"id": 0, "flops": 1e9}], "edges": []})");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const auto* hint = stage.find<DropHint>("dropHint");
        QVERIFY(!hint->isVisible());
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QVERIFY(hint->isVisible());
        QCOMPARE(hint->geometry(), window.rect());
        QCOMPARE(hint->text(), QStringLiteral("dropped.json"));
        QDragLeaveEvent leave;
        QApplication::sendEvent(&window, &leave);
        QVERIFY(!hint->isVisible());
        QDragEnterEvent again({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &again);
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        QVERIFY(!hint->isVisible());
        QTRY_COMPARE(window.workbench().problem()->vertexCount(), std::size_t{1});
    }

    void whatCantBeOpenedIsSaid()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const ProblemPtr before = window.workbench().problem();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(stage.write("holiday.png", "\x89PNG\r\n"))});
        QDragEnterEvent over({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &over);
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        QTRY_VERIFY(stage.find<MessageBar>("messageBar")->text().contains(QStringLiteral("holiday.png")));
        QCOMPARE(window.workbench().problem(), before);
        QMimeData text;
        text.setText(QStringLiteral("no file"));
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &text, Qt::LeftButton, {});
        enter.ignore();
        QApplication::sendEvent(&window, &enter);
        QVERIFY(!enter.isAccepted());
    }
};

DOPPLER_TEST_WITH(QApplication, FrameFiles)

} // namespace frame_files_test

#include "frame_files.moc"
