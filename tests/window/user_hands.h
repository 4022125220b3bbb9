// SPDX-License-Identifier: GPL-3.0-or-later
// What a user does to the window: keys go to whatever has the focus, clicks to what is there to be clicked,
// and the dialogs for files are answered by typing a name.
#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <QWindow>
#include <functional>

namespace doppler::test {

class UserHands {
public:
    explicit UserHands(QWidget& shown) : window(shown) {}

    /// A key as menus show it: "Ctrl+Shift+P".
    void press(const char* keys)
    {
        const QKeyCombination key = QKeySequence(QLatin1String(keys), QKeySequence::PortableText)[0];
        QTest::keyClick(front(), key.key(), key.keyboardModifiers());
    }
    void type(const QString& text)
    {
        for (const char letter : text.toLatin1())
            QTest::keyClick(front(), letter);
    }
    /// What is clicked has to be there.
    void click(QWidget* widget)
    {
        mustBeThere(widget);
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void click(QAbstractItemView* view, const QModelIndex& index, Qt::KeyboardModifiers keys = {})
    {
        mustBeThere(view);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, keys, view->visualRect(index).center());
    }
    void doubleClick(QAbstractItemView* view, const QModelIndex& index)
    {
        click(view, index);
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    /// Replaces the text of a line or a number.
    void fill(QWidget* field, const QString& text)
    {
        auto* line = qobject_cast<QLineEdit*>(field);
        click(line ? line : field->findChild<QLineEdit*>());
        press("Ctrl+A");
        type(text);
        press("Tab");
    }
    /// Opens a chooser and picks the row that begins like that.
    void choose(QComboBox* box, const QString& title)
    {
        mustBeThere(box);
        box->setFocus(Qt::TabFocusReason);
        press("Space");
        if (auto* search = box->findChild<QLineEdit*>(box->objectName() + QStringLiteral("Search")))
            return chooseBySearch(search, title);
        QAbstractItemView* list = box->view();
        if (!QTest::qWaitFor([list] { return list->isVisible(); }))
            qFatal("the chooser of %s doesn't open", qPrintable(title));
        QTest::qWait(QApplication::keyboardInputInterval() + 50); // What was typed before is another search.
        QTest::keyClicks(list, title.section(QLatin1Char(' '), 0, 0)); // A space is a key of its own there.
        if (!list->currentIndex().data().toString().startsWith(title))
            qFatal("there is no %s to choose", qPrintable(title));
        QTest::keyClick(list, Qt::Key_Return);
    }
    /// Types the title into the search field of an open pop-up, where the row with that name has to be the
    /// best.
    void chooseBySearch(QLineEdit* search, const QString& title)
    {
        auto* list = search->parentWidget()->findChild<QAbstractItemView*>();
        QTest::keyClicks(search, title);
        if (!list->currentIndex().data().toString().startsWith(title))
            qFatal("there is no %s to choose", qPrintable(title));
        QTest::keyClick(search, Qt::Key_Return);
    }
    /// Chooses a file in the dialog that `open` brings up; the dialog's own title. `kind`: which kind of
    /// files is chosen first, as they stand in their list.
    QString answerFileDialog(const QString& file, const std::function<void()>& open, int kind = 0)
    {
        QString title;
        bool accepted = false;
        QTimer answering;
        QObject::connect(&answering, &QTimer::timeout, &answering, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible())
                return;
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            if (!name->hasFocus()) { // Without it the list of files writes there too.
                dialog->activateWindow();
                name->setFocus();
                return;
            }
            answering.stop();
            title = dialog->windowTitle();
            auto* kinds = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
            for (int i = 0; i < kind; ++i)
                QTest::keyClick(kinds, Qt::Key_Down);
            name->selectAll();
            QTest::keyClicks(name, file);
            QTest::keyClick(name, Qt::Key_Return);
            accepted = !dialog->isVisible();
            if (!accepted)
                dialog->reject();
        });
        answering.start(20);
        open();
        if (!QTest::qWaitFor([&answering] { return !answering.isActive(); }, 20000) || !accepted)
            qFatal("no dialog took %s", qPrintable(file));
        return title;
    }
    /// Takes a command from the palette by some of its letters.
    void command(const QString& letters, const QString& title)
    {
        press("Ctrl+Shift+P");
        auto* list = find<QAbstractItemView>("paletteList");
        type(letters);
        if (list->currentIndex().data().toString() != title)
            qFatal("the palette offers \"%s\" for \"%s\"", qPrintable(list->currentIndex().data().toString()),
                   qPrintable(letters));
        press("Return");
    }

    template <class T>
    [[nodiscard]] T* find(const char* name) const
    {
        auto* found = window.findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return found;
    }
    /// A widget by what a screen reader calls it.
    template <class T>
    [[nodiscard]] T* named(const char* name) const
    {
        for (T* widget : window.findChildren<T*>())
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        qFatal("the window has nothing called %s", name);
        return nullptr;
    }
    [[nodiscard]] QString text(const char* label) const { return find<QLabel>(label)->text(); }
    /// A button by its action's name.
    template <class Button>
    [[nodiscard]] Button* buttonOf(const char* action) const
    {
        for (Button* button : window.findChildren<Button*>())
            if (button->isVisible() && button->defaultAction() &&
                button->defaultAction()->objectName() == QLatin1String(action))
                return button;
        qFatal("there is no button for %s", action);
        return nullptr;
    }

private:
    /// Where keys go: what is in front has the focus, as a window manager gives it.
    [[nodiscard]] QWindow* front() const
    {
        QWidget* widget = QApplication::activePopupWidget();
        if (!widget)
            widget = QApplication::activeModalWidget();
        if (!widget)
            widget = &window;
        widget = widget->window();
        if (!widget->isActiveWindow() && widget->windowType() != Qt::Popup) {
            widget->activateWindow();
            if (!QTest::qWaitForWindowActive(widget))
                qFatal("the window in front gets no focus");
        }
        return widget->windowHandle();
    }
    static void mustBeThere(const QWidget* widget)
    {
        if (!widget || !widget->isVisible() || !widget->isEnabled())
            qFatal("%s can't be clicked", widget ? qPrintable(widget->objectName()) : "nothing");
    }

    QWidget& window;
};

} // namespace doppler::test
