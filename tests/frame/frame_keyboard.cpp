// SPDX-License-Identifier: GPL-3.0-or-later
// By keyboard alone: Tab and F6 reach everything, the focus is visible wherever it is, Ctrl+S saves the
// session.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/window_actions.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QToolBar>

namespace frame_keyboard_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    MainWindow& window = open();

    Scene()
    {
        window.resize(1280, 800);
        window.workbench().openSession(samples::quick);
    }
    void waitForRuns()
    {
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty() && window.ganttView()->chart());
        window.activateWindow();
        window.graphView()->setFocus();
        QTRY_VERIFY(window.graphView()->hasFocus());
    }
};

bool takesTab(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const bool inGroup = button && button->autoExclusive() && !button->isChecked(); // Arrow keys reach it.
    return widget.isEnabled() && widget.isVisible() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
           !widget.focusProxy() && !widget.visibleRegion().isEmpty() && !inGroup;
}

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
}

QImage around(QMainWindow& window, const QWidget& widget)
{
    const QRect place(widget.mapTo(&window, QPoint()), widget.size());
    return window.grab(place.adjusted(-4, -4, 4, 4)).toImage();
}

bool paintsFocus(QMainWindow& window, QWidget& widget)
{
    const QImage with = around(window, widget);
    widget.clearFocus();
    const QImage without = around(window, widget);
    widget.setFocus(Qt::TabFocusReason);
    return with != without;
}

/// Widgets in the order of Tab, from the one that has the focus until Tab comes back to it.
QWidgetList walk(Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidgetList visited;
    for (int i = 0; i < 400; ++i) {
        QWidget* at = QApplication::focusWidget();
        if (!at || visited.contains(at))
            break;
        visited += at;
        QTest::keyClick(at, modifiers ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
    }
    return visited;
}

} // namespace

class FrameKeyboard : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void tabReachesEveryWidget()
    {
        Scene stage;
        stage.waitForRuns();
        const QWidgetList visited = walk();
        QStringList missed;
        for (const QWidget* widget : stage.window.findChildren<QWidget*>())
            if (!widget->isWindow() && takesTab(*widget) && !visited.contains(widget))
                missed += nameOf(*widget);
        QCOMPARE(missed.join(QLatin1Char('\n')), QString());
        QVERIFY(visited.size() > 10);
    }

    /// Qt leaves a panel visible, outside the window, while another has its place.
    void tabStaysInSight()
    {
        Scene stage;
        stage.waitForRuns();
        const auto behind = [&] {
            QList<const QWidget*> all;
            for (const Dock* dock : stage.window.findChildren<Dock*>())
                if (dock->isVisible() && !stage.window.rect().intersects(dock->geometry()))
                    all += dock;
            return all;
        };
        QTRY_VERIFY(!behind().isEmpty());
        const auto inside = [&](const QWidgetList& visited) {
            QStringList hidden;
            for (const QWidget* widget : visited)
                for (const QWidget* dock : behind())
                    if (dock->isAncestorOf(widget))
                        hidden += nameOf(*widget);
            return hidden.join(QLatin1Char('\n'));
        };
        const QWidgetList forward = walk(Qt::NoModifier);
        QCOMPARE(inside(forward), QString());
        const QWidgetList backward = walk(Qt::ShiftModifier);
        QCOMPARE(inside(backward), QString());
        QCOMPARE(QSet<QWidget*>(forward.begin(), forward.end()),
                 QSet<QWidget*>(backward.begin(), backward.end()));
    }

    void theFocusIsVisible_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
        QTest::newRow("high contrast") << static_cast<int>(ThemeKind::HighContrast);
    }
    void theFocusIsVisible()
    {
        QFETCH(int, theme);
        Scene stage;
        stage.window.useTheme(static_cast<ThemeKind>(theme));
        stage.waitForRuns();
        QStringList unmarked;
        for (QWidget* widget : walk()) {
            widget->setFocus(Qt::TabFocusReason);
            if (widget->hasFocus() && !paintsFocus(stage.window, *widget))
                unmarked += nameOf(*widget);
        }
        QCOMPARE(unmarked.join(QLatin1Char('\n')), QString());
    }

    /// F6 visits the middle, every panel that is visible and the tool bar, and Shift+F6 goes back.
    void functionKeyVisitsEveryPanel()
    {
        Scene stage;
        stage.waitForRuns();
        QSet<const QWidget*> parts;
        const auto visit = [&] {
            for (const QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget())
                if (at == stage.window.centralWidget() || qobject_cast<const Dock*>(at) ||
                    qobject_cast<const QToolBar*>(at)) {
                    parts += at;
                    return;
                }
        };
        QWidget* const start = QApplication::focusWidget();
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            visit();
            if (QApplication::focusWidget() == start)
                break;
        }
        QVERIFY(parts.contains(stage.window.centralWidget()));
        for (const Dock* dock : stage.window.findChildren<Dock*>())
            QVERIFY2(dock->visibleRegion().isEmpty() || parts.contains(dock), qPrintable(dock->objectName()));
        for (const QToolBar* bar :
             stage.window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(bar->visibleRegion().isEmpty() || parts.contains(bar), qPrintable(bar->objectName()));
        QWidget* const here = QApplication::focusWidget();
        QTest::keyClick(here, Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() != here);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), here);
    }

    void ctrlSSavesTheSession()
    {
        Scene stage;
        stage.waitForRuns();
        const QString file = stage.path("mine.doppler");
        stage.window.sessions().keeper().save(file);
        QTRY_VERIFY(QFileInfo::exists(file));
        QTRY_COMPARE(stage.window.sessions().keeper().file(), file);
        QVERIFY(QFile::remove(file));
        QTest::keyClick(stage.window.graphView(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFileInfo::exists(file));
    }

    /// A placement is saved under File > Export; the command palette finds it by the name that it always had.
    void placementsAreExported()
    {
        Scene stage;
        stage.waitForRuns();
        const auto* menu = stage.find<QMenu>("exportMenu");
        const auto* action = stage.find<QAction>("savePlacement");
        QVERIFY(menu->actions().contains(action));
        QVERIFY(action->isEnabled());
        QVERIFY(action->shortcut() != QKeySequence(QStringLiteral("Ctrl+S")));
    }
};

DOPPLER_TEST_WITH(QApplication, FrameKeyboard)

} // namespace frame_keyboard_test

#include "frame_keyboard.moc"
