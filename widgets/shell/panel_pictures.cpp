// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/panel_pictures.h"

#include "widgets/shell/save_file.h"
#include "widgets/shell/whole_panel.h"

#include <QDialog>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <optional>
#include <utility>

namespace doppler {

PanelPicture pictureOfPanel(QWidget& panel, const QString& file)
{
    std::optional<WholePanel> whole;
    // The window is pictured as it is; a dialog is a panel that stands by itself.
    if (!panel.isWindow() || qobject_cast<QDialog*>(&panel))
        whole.emplace(panel);
    // Only this thread can paint widgets.
    PictureWriting write = paintedPicture(file, panel.size(), [&panel](QPainter& painter, const QRectF&) {
        panel.render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    });
    return {std::move(write), whole && whole->cut()};
}

PanelPictures::PanelPictures(QMainWindow& window)
    : QObject(&window), m_window(window), m_menu(new QMenu(&window)),
      m_writing({[this](const QString& file) {
                     emit saved(file);
                     if (m_cut.remove(file))
                         emit shortened();
                 },
                 [this](const Error& error) { emit failed(error); }})
{
    connect(m_menu, &QMenu::aboutToShow, this, &PanelPictures::fill);
    retranslate();
}

void PanelPictures::retranslate()
{
    m_menu->setTitle(tr("Export picture of a pane&l"));
    fill();
}

/// A panel that is hidden has no size of its own; it comes first.
void PanelPictures::fill()
{
    m_menu->clear();
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QString title = dock->windowTitle();
        if (title.isEmpty())
            continue;
        QAction* action = m_menu->addAction(title + QStringLiteral("…"));
        action->setEnabled(dock->isVisible() && dock->widget());
        connect(action, &QAction::triggered, this, [this, dock, title] { ask(*dock->widget(), title); });
    }
    m_menu->addSeparator();
    QAction* all = m_menu->addAction(tr("Whole &window…"));
    connect(all, &QAction::triggered, this, [this] { ask(m_window, tr("Window")); });
}

void PanelPictures::ask(QWidget& panel, const QString& title)
{
    const QString file = askSaveFile(&m_window, tr("Export picture of the panel"),
                                     title.toLower() + QStringLiteral(".svg"), pictureFilter());
    if (!file.isEmpty())
        exportPanel(panel, file);
}

void PanelPictures::exportPanel(QWidget& panel, const QString& file)
{
    PanelPicture picture = pictureOfPanel(panel, file);
    if (picture.cut)
        m_cut.insert(file);
    else
        m_cut.remove(file);
    m_writing.add(file, std::move(picture.write));
}

} // namespace doppler
