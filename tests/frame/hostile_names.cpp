// SPDX-License-Identifier: GPL-3.0-or-later
// Names from files are text wherever the window shows them: no tool tip is markup that opens a file.
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/window_scene.h"
#include "widgets/help/guide_browser.h"
#include "widgets/help/guide_window.h"
#include "widgets/inspector/inspector.h"
#include "widgets/session/recent_files.h"
#include "widgets/session/session_actions.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/literal_tips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QHelpEvent>
#include <QListWidget>
#include <QMenu>
#include <QTabBar>
#include <QToolTip>

namespace hostile_names_test {

using namespace doppler;
using samples::WindowScene;

namespace {

const QString hostile = QStringLiteral("<img src=\"file:///dev/zero\">");

std::string inJson(std::string text)
{
    for (std::size_t at = 0; (at = text.find("NAME", at)) != std::string::npos;)
        text.replace(at, 4, R"(<img src=\"file:///dev/zero\">)");
    return text;
}

const std::string graph = inJson(R"({"format": "doppler-graph", "version": 1, "name": "NAME", "vertices": [
    {"id": 0, "name": "NAME", "kind": "NAME", "flops": 1e9, "output_bytes": 1e6},
    {"id": 1, "name": "NAME 1", "kind": "NAME", "flops": 1e9}], "edges": [{"from": 0, "to": 1}]})");
const std::string devices = inJson(R"({"format": "doppler-devices", "version": 1, "name": "NAME", "devices": [
    {"name": "NAME", "kind": "NAME", "class": "gpu", "flops_per_second": 1e12, "bytes_per_second": 1e11},
    {"name": "NAME 1", "kind": "NAME", "class": "gpu", "flops_per_second": 1e12, "bytes_per_second": 1e11}],
    "links": {"bandwidth": 1e10, "latency": 1e-6}})");

/// The tip that appears when the pointer rests at a place of a widget; empty: none.
QString tipOf(QWidget& widget, const QPoint& place)
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &event);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
}

/// The tips of a widget and, in a view, of its rows, columns and headers.
QStringList tipsOf(QWidget& widget)
{
    QStringList tips{tipOf(widget, widget.rect().center())};
    auto* view = qobject_cast<QAbstractItemView*>(&widget);
    if (!view || !view->model())
        return tips;
    const QModelIndex root = view->rootIndex();
    for (int row = 0; row < std::min(view->model()->rowCount(root), 20); ++row)
        for (int column = 0; column < std::min(view->model()->columnCount(root), 12); ++column)
            if (const QRect cell = view->visualRect(view->model()->index(row, column, root)); cell.isValid())
                tips += tipOf(*view->viewport(), cell.center());
    return tips;
}

bool opensFile(const QString& tip) { return Qt::mightBeRichText(tip) && tip.contains(QLatin1String("<img")); }

} // namespace

class HostileNames : public QObject {
    Q_OBJECT
private slots:
    /// Qt would show each of these as markup.
    void tipsOfAllKindsAreLiteral()
    {
        LiteralTips tips(nullptr);
        QWidget widget;
        widget.setToolTip(hostile);
        QListWidget list;
        (new QListWidgetItem(QStringLiteral("row"), &list))->setToolTip(hostile);
        QMenu menu;
        menu.setToolTipsVisible(true);
        menu.addAction(QStringLiteral("file"))->setToolTip(hostile);
        QTabBar tabs;
        tabs.setTabToolTip(tabs.addTab(QStringLiteral("tab")), hostile);
        ElidedLabel label;
        label.setText(hostile);
        label.resize(20, 20);
        for (QWidget* shown : {&widget, static_cast<QWidget*>(&list), static_cast<QWidget*>(&tabs),
                               static_cast<QWidget*>(&label)})
            shown->show();
        menu.popup({});
        const QRect row = list.visualItemRect(list.item(0));
        const QRect entry = menu.actionGeometry(menu.actions().first());
        for (const QString& tip :
             {tipOf(widget, {3, 3}), tipOf(*list.viewport(), row.center()), tipOf(menu, entry.center()),
              tipOf(tabs, tabs.tabRect(0).center()), tipOf(label, {3, 3})}) {
            QVERIFY(tip.contains(QLatin1String("&lt;img")));
            QVERIFY(!opensFile(tip));
        }
        widget.setToolTip(QStringLiteral("a < b"));
        QCOMPARE(tipOf(widget, {3, 3}), QStringLiteral("a < b"));
    }

    void noTipOfTheWindowOpensAFile()
    {
        WindowScene scene;
        const QString file = scene.write("<img src='file:'>.json", graph);
        MainWindow& window =
            scene.openOn({file,
                          scene.write("<img>devices.json", devices),
                          {},
                          {{QStringLiteral("heft"), 1, {}}, {QStringLiteral("round-robin"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.resize(1280, 800);
        window.workbench().selectVertices({VertexId{0}}, VertexId{0});
        window.sessions().recentFiles()->add(file);
        int literal = 0;
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            for (const QString& tip : tipsOf(*widget)) {
                QVERIFY2(!opensFile(tip), qPrintable(widget->objectName() + QLatin1Char(' ') + tip));
                literal += tip.contains(QLatin1String("&lt;img")) ? 1 : 0;
            }
        }
        QVERIFY(literal > 0); // The names are among what the tips show.
    }

    /// A page of the guide opens no other file of the computer: neither by a link, nor as a picture, nor as
    /// markup.
    void pagesOfTheGuideOpenNoOtherFile()
    {
        tests::ScratchFolder folder;
        QDir(folder.path()).mkpath(QStringLiteral("docs/guide/en"));
        const auto write = [&folder](const char* name, const char* text) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("secret.md", "# Secret"));
        QVERIFY(write("docs/guide/README.md", "# Guide\n\n[Page](en/page.md)\n"));
        QVERIFY(write("docs/guide/en/page.md",
                      "# Page\n\ntext ![](../../../secret.md) <img src=\"file:///dev/zero\">\n"));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("secret.md")),
                            folder.filePath(QStringLiteral("docs/guide/en/link.md"))));
        GuideWindow guide(folder.filePath(QStringLiteral("docs/guide/README.md")));
        guide.show();
        auto* page = guide.findChild<GuideBrowser*>();
        guide.showPage(QStringLiteral("page.md"));
        QVERIFY(page->toPlainText().contains(QStringLiteral("text")));
        QVERIFY(!page->grab().isNull() && !page->reading());
        for (const char* link : {"../../../secret.md", "link.md", "file:///etc/passwd", "file:///dev/zero"}) {
            QVERIFY2(!page->isPage(QUrl(QLatin1String(link))), link);
            page->setSource(QUrl(QLatin1String(link)));
            QCOMPARE(page->source().fileName(), QStringLiteral("page.md"));
            QVERIFY(!page->toPlainText().contains(QStringLiteral("Secret")));
        }
    }

    /// Copied from the inspector, a name is as it is in the file.
    void copiedNamesKeepTheirCharacters()
    {
        WindowScene scene;
        MainWindow& window = scene.openOn({scene.write("graph.json", graph),
                                           scene.write("devices.json", devices),
                                           {},
                                           {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.workbench().selectVertices({VertexId{0}}, VertexId{0});
        bool device = false;
        for (const QVariantList& row : scene.find<Inspector>("inspector")->table().rows)
            device = device || row.value(1).toString().startsWith(hostile);
        QVERIFY(device);
    }
};

DOPPLER_TEST_WITH(QApplication, HostileNames)

} // namespace hostile_names_test

#include "hostile_names.moc"
