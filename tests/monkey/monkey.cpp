// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/monkey.h"

#include "widgets/comparison/comparison_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDirIterator>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <array>

namespace doppler {

namespace {

constexpr std::array keys{Qt::Key_Space,     Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,
                          Qt::Key_Home,      Qt::Key_End,   Qt::Key_W,      Qt::Key_A,      Qt::Key_S,
                          Qt::Key_D,         Qt::Key_F,     Qt::Key_E,      Qt::Key_C,      Qt::Key_M,
                          Qt::Key_1,         Qt::Key_2,     Qt::Key_3,      Qt::Key_9,      Qt::Key_Tab,
                          Qt::Key_Backtab,   Qt::Key_Enter, Qt::Key_Return, Qt::Key_Delete, Qt::Key_Escape,
                          Qt::Key_Plus,      Qt::Key_Minus, Qt::Key_F3,     Qt::Key_PageUp, Qt::Key_PageDown,
                          Qt::Key_Backspace, Qt::Key_Menu};

constexpr std::array<Qt::KeyboardModifiers, 5> modifiers{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                         Qt::ControlModifier, Qt::AltModifier};

/// Mostly the left one, as hands do.
constexpr std::array buttons{Qt::LeftButton, Qt::LeftButton,   Qt::LeftButton, Qt::LeftButton,
                             Qt::LeftButton, Qt::MiddleButton, Qt::RightButton};

constexpr int waitMilliseconds = 50;
constexpr int mostWaits = 400;  ///< For what was told to end.
constexpr int lastLanguage = 3; ///< The rows of the preferences' choice; the system's own is the first, 0.
constexpr int rests = 10;       ///< Layouts and pictures that are under way are drawn.

} // namespace

Monkey::Monkey(MainWindow& window, std::uint64_t seed, QString folder, QStringList files)
    : m_window(window), m_size(window.size()), m_random(seed), m_folder(std::move(folder)),
      m_files(std::move(files))
{
    // The end of the program is the one thing that it must not find.
    if (auto* quit = window.findChild<QAction*>(QStringLiteral("quit")))
        quit->setEnabled(false);
}

int Monkey::below(int count)
{
    return count <= 1 ? 0 : static_cast<int>(m_random() % static_cast<std::uint64_t>(count));
}

void Monkey::note(const QString& what)
{
    m_lately << what;
    if (m_lately.size() > 30)
        m_lately.removeFirst();
}

void Monkey::warmUp()
{
    m_mood = Mood::WarmsUp;
    for (const QString& file : m_files)
        m_firsts.emplace_back([this, file] { m_window.workbench().openFiles({file}); });
    for (int percent = 80; percent <= 200; percent += 5)
        for (int language = 1; language <= lastLanguage; ++language)
            m_firsts.emplace_back([this, language, percent] { chooseLook(language, percent); });
}

void Monkey::warmUpFurther()
{
    leaveDialogs();
    if (m_window.workbench().busy() && ++m_waits < mostWaits)
        return;
    m_waits = 0;
    if (m_firsts.empty())
        return tidyUp();
    const std::function<void()> next = std::move(m_firsts.back());
    m_firsts.pop_back();
    next();
}

void Monkey::start()
{
    m_playing = true;
    QTimer::singleShot(0, this, &Monkey::step);
}

void Monkey::step()
{
    if (!m_playing)
        return;
    // A step may run a loop of events of its own (a menu, a dialog), in which the next one comes. A timer
    // that fires again and again would not, while it is being answered.
    QTimer::singleShot(m_mood == Mood::Plays ? 0 : waitMilliseconds, this, &Monkey::step);
    if (m_mood == Mood::WarmsUp)
        return warmUpFurther();
    if (m_mood == Mood::WaitsForEnds)
        return waitForEnds();
    if (m_mood == Mood::Rests)
        return rest();
    ++m_steps;
    emit stepped(m_steps);
    if (answerFileDialog())
        return;
    m_inDialog = stage() == &m_window ? 0 : m_inDialog + 1;
    if (m_inDialog > 40) {
        leaveDialog();
        return;
    }
    if (m_steps % 500 == 0)
        return tidyUp();
    const int dice = below(100);
    if (dice < 32)
        click();
    else if (dice < 42)
        drag();
    else if (dice < 62)
        key();
    else if (dice < 70)
        wheel();
    else if (dice < 86)
        act();
    else if (dice < 90)
        type();
    else if (dice < 94)
        resize();
    else if (dice < 97)
        openFiles();
    else
        leaveDialog();
}

/// The widget that gets input now: a menu, a dialog, or the window.
QWidget* Monkey::stage() const
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && qobject_cast<QDialog*>(widget))
            return widget;
    return &m_window;
}

bool Monkey::answerFileDialog()
{
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (!dialog)
        return false;
    if (below(3) == 0) {
        note(QStringLiteral("leaves a file dialog"));
        dialog->reject();
        return true;
    }
    const bool saves = dialog->acceptMode() == QFileDialog::AcceptSave;
    const QString file = saves ? QStringLiteral("%1/%2").arg(m_folder).arg(below(4)) : anyFile();
    note(QStringLiteral("chooses %1").arg(file));
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setDirectory(QFileInfo(file).absolutePath());
    dialog->selectFile(file);
    QMetaObject::invokeMethod(dialog, "accept");
    if (dialog->isVisible())
        dialog->reject();
    return true;
}

/// One of those given, or now and then one that the window itself wrote: a session, a checkpoint, a table.
QString Monkey::anyFile()
{
    if (below(4) == 0) {
        QStringList own;
        for (QDirIterator it(m_folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            own << it.next();
        own.sort();
        if (!own.isEmpty())
            return own[below(static_cast<int>(own.size()))];
    }
    return m_files.value(below(static_cast<int>(m_files.size())));
}

QWidget* Monkey::anyWidget()
{
    QWidget* from = stage();
    QList<QWidget*> all;
    for (QWidget* widget : from->findChildren<QWidget*>())
        if (widget->isVisible() && !widget->size().isEmpty() && widget->window() == from->window())
            all << widget;
    return all.isEmpty() ? from : all[below(static_cast<int>(all.size()))];
}

QPoint Monkey::anyPoint(const QWidget& widget) { return {below(widget.width()), below(widget.height())}; }

void Monkey::click()
{
    QWidget* widget = anyWidget();
    const QPoint at = anyPoint(*widget);
    const int kind = below(10);
    note(QStringLiteral("clicks %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    const Qt::KeyboardModifiers held = modifiers[static_cast<std::size_t>(below(modifiers.size()))];
    const Qt::MouseButton button = buttons[static_cast<std::size_t>(below(buttons.size()))];
    if (kind < 9) {
        // Not QTest::mouseClick(): what is pressed may be gone by the time that the button is let go.
        const QPointer<QWidget> alive(widget);
        QTest::mousePress(widget, button, held, at);
        if (alive)
            QTest::mouseRelease(widget, button, held, at);
        if (alive && kind >= 7) {
            QMouseEvent again(QEvent::MouseButtonDblClick, at, widget->mapToGlobal(at), button, button, held);
            QApplication::sendEvent(widget, &again);
            if (alive)
                QTest::mouseRelease(widget, button, held, at);
        }
    } else {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
    }
}

void Monkey::drag()
{
    QWidget* widget = anyWidget();
    note(QStringLiteral("drags in %1 %2").arg(widget->metaObject()->className(), widget->objectName()));
    const QPointer<QWidget> alive(widget);
    const Qt::KeyboardModifiers held = modifiers[static_cast<std::size_t>(below(modifiers.size()))];
    const Qt::MouseButton button = buttons[static_cast<std::size_t>(below(buttons.size()))];
    QTest::mousePress(widget, button, held, anyPoint(*widget));
    for (int i = 0; i < 4 && alive; ++i)
        QTest::mouseMove(widget, anyPoint(*widget));
    if (alive)
        QTest::mouseRelease(widget, button, held, anyPoint(*widget));
}

void Monkey::key()
{
    QWidget* widget = QApplication::focusWidget() ? QApplication::focusWidget() : anyWidget();
    const Qt::Key pressed = keys[static_cast<std::size_t>(below(keys.size()))];
    const Qt::KeyboardModifiers held = modifiers[static_cast<std::size_t>(below(modifiers.size()))];
    note(QStringLiteral("key %1 with %2 in %3").arg(pressed).arg(held.toInt()).arg(widget->objectName()));
    QTest::keyClick(widget, pressed, held);
}

void Monkey::type()
{
    QWidget* widget = QApplication::focusWidget();
    if (!widget)
        return;
    QString text;
    for (int i = below(6); i >= 0; --i)
        text += QChar(0x20 + below(0x5f));
    note(QStringLiteral("types %1 in %2").arg(text, widget->objectName()));
    QTest::keyClicks(widget, text);
}

void Monkey::wheel()
{
    QWidget* widget = anyWidget();
    const QPoint at = anyPoint(*widget);
    note(QStringLiteral("turns the wheel on %1").arg(widget->objectName()));
    const QPoint angle(0, below(2) ? 120 : -120);
    QWheelEvent event(at, widget->mapToGlobal(at), {}, angle, Qt::NoButton,
                      modifiers[static_cast<std::size_t>(below(modifiers.size()))], Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

void Monkey::act()
{
    QList<QAction*> actions;
    for (QAction* action : stage()->findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator() && !action->menu())
            actions << action;
    if (actions.isEmpty())
        return;
    QAction* action = actions[below(static_cast<int>(actions.size()))];
    note(QStringLiteral("triggers %1 (%2)").arg(action->objectName(), action->text()));
    action->trigger();
}

void Monkey::resize()
{
    const QSize size(500 + below(2000), 350 + below(1200));
    note(QStringLiteral("makes the window %1 x %2").arg(size.width()).arg(size.height()));
    stage()->resize(size);
}

void Monkey::openFiles()
{
    QStringList chosen;
    for (int i = below(3); i >= 0; --i)
        chosen << anyFile();
    note(QStringLiteral("opens %1").arg(chosen.join(QStringLiteral(", "))));
    m_window.workbench().openFiles(chosen);
}

void Monkey::leaveDialog()
{
    QWidget* top = stage();
    if (top == &m_window)
        return;
    note(QStringLiteral("leaves %1").arg(top->objectName()));
    if (auto* dialog = qobject_cast<QDialog*>(top))
        dialog->reject();
    else
        top->close();
    m_inDialog = 0;
}

void Monkey::leaveDialogs()
{
    while (stage() != &m_window) {
        QWidget* before = stage();
        leaveDialog();
        if (stage() == before)
            break;
    }
}

/// Everything that works is told to end, and the sample is opened anew.
void Monkey::tidyUp()
{
    note(QStringLiteral("tidies up"));
    leaveDialogs();
    m_window.training().abortAll();
    m_window.comparisonView()->cancel();
    m_window.openSample();
    m_mood = Mood::WaitsForEnds;
    m_waits = 0;
}

void Monkey::chooseLook(int language, int percent)
{
    m_window.findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    auto* letters = m_window.findChild<QSpinBox*>(QStringLiteral("prefFont"));
    auto* names = m_window.findChild<QComboBox*>(QStringLiteral("prefLanguage"));
    if (letters && names) {
        names->setCurrentIndex(language);
        emit names->activated(language);
        letters->setValue(percent);
    }
    m_window.grab();
    leaveDialogs();
}

/// Sizes, panels, letters and colours as on the first day, and nothing of what was drawn with others.
void Monkey::resetLooks()
{
    m_window.findChild<QAction*>(QStringLiteral("preferences"))->trigger();
    if (auto* reset = m_window.findChild<QPushButton*>(QStringLiteral("resetPreferences")))
        reset->click();
    leaveDialogs();
    m_window.resetLayout();
    m_window.resize(m_size);
}

/// Then what lists and editors keep until their user takes it away goes as well, what was compared, removed
/// runs that could be brought back, and what was copied: a picture of a large graph takes as much as all
/// else.
void Monkey::waitForEnds()
{
    leaveDialogs(); // Some come when a job ends.
    const bool busy = m_window.workbench().busy() || m_window.training().active();
    if (busy && ++m_waits < mostWaits)
        return;
    m_window.trainingView()->clearEnded();
    m_window.workbench().removeOtherRuns(m_window.workbench().runId());
    m_window.comparisonView()->restore({});
    m_window.findChild<MessageBar*>()->withdraw();
    m_window.findChild<MessageBar*>()->endUndo();
    for (auto* editor : m_window.findChildren<QPlainTextEdit*>())
        editor->clear();
    QApplication::clipboard()->clear();
    resetLooks();
    m_mood = Mood::Rests;
    m_waits = 0;
}

void Monkey::rest()
{
    if (++m_waits < rests)
        return;
    m_mood = Mood::Plays;
    emit tidied();
}

} // namespace doppler
