// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/saved_sizes.h"

#include "widgets/shell/settings.h"
#include "widgets/ui/theme/font_size.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

namespace doppler {

namespace {

QList<QSplitter*> splitters(const QWidget& around)
{
    QList<QSplitter*> named = around.findChildren<QSplitter*>();
    named.removeIf([](const QSplitter* splitter) { return splitter->objectName().isEmpty(); });
    return named;
}

/// Where the letters are as large as usual.
QSize usualSize(const QDialog& dialog) { return dialog.size() / textScale(dialog.font()); }

} // namespace

SavedSizes::SavedSizes(Settings& settings, QMainWindow& window)
    : QObject(&window), m_settings(settings), m_window(window)
{
    split(window);
    qApp->installEventFilter(this);
}

void SavedSizes::split(QWidget& around)
{
    for (QSplitter* splitter : splitters(around)) {
        if (!m_splits.contains(splitter->objectName()))
            m_splits.insert(splitter->objectName(), splitter->saveState());
        splitter->restoreState(m_settings.split(splitter->objectName()));
    }
}

/// Null: it is no dialog of this window, or one whose size goes by what it shows.
QDialog* SavedSizes::dialogOf(QObject* object) const
{
    auto* dialog = qobject_cast<QDialog*>(object);
    const bool ours = dialog && dialog->parentWidget() == &m_window && !dialog->objectName().isEmpty();
    const bool sizesItself = dialog && dialog->property("sizesItself").toBool();
    return ours && !sizesItself && dialog->windowType() == Qt::Dialog ? dialog : nullptr;
}

bool SavedSizes::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::Show && type != QEvent::Hide && type != QEvent::Resize)
        return false;
    QDialog* dialog = dialogOf(watched);
    if (!dialog)
        return false;
    const QString name = dialog->objectName();
    if (type == QEvent::Resize) {
        if (event->spontaneous()) // Not by the program.
            m_byHand.insert(name);
    } else if (event->spontaneous()) {
        return false; // The desktop shows or hides it for a while.
    } else if (type == QEvent::Show) {
        m_byHand.remove(name);
        if (!m_usual.contains(name))
            m_usual.insert(name, dialog->size());
        if (const QSize kept = m_settings.dialogSize(name); kept.isValid()) {
            const QSize room = dialog->screen()->availableSize().expandedTo(dialog->size());
            dialog->resize(sizeForText(kept.boundedTo(room), *dialog));
        }
        split(*dialog);
    } else {
        keepSize(*dialog);
        keepSplits(*dialog);
    }
    return false;
}

void SavedSizes::keepSize(const QDialog& dialog)
{
    if (m_byHand.contains(dialog.objectName()) && !dialog.isMaximized() && !dialog.isFullScreen())
        m_settings.setDialogSize(dialog.objectName(), usualSize(dialog));
}

void SavedSizes::keepSplits(const QWidget& around)
{
    for (const QSplitter* splitter : splitters(around))
        if (m_splits.contains(splitter->objectName()))
            m_settings.setSplit(splitter->objectName(), splitter->saveState());
}

void SavedSizes::keep()
{
    keepSplits(m_window);
    for (const auto* dialog : m_window.findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly))
        if (dialog->isVisible())
            keepSize(*dialog);
}

void SavedSizes::reset()
{
    m_settings.clearSizes();
    m_byHand.clear();
    for (auto* dialog : m_window.findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly))
        if (const QSize usual = m_usual.value(dialog->objectName()); usual.isValid())
            dialog->resize(usual); // It may be hidden and come again.
    for (QSplitter* splitter : splitters(m_window))
        splitter->restoreState(m_splits.value(splitter->objectName()));
}

} // namespace doppler
