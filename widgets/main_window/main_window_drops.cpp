// SPDX-License-Identifier: GPL-3.0-or-later
// Files dropped onto the window.
#include "widgets/main_window/main_window.h"
#include "widgets/shell/drop_hint.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QUrl>

namespace doppler {

namespace {

QStringList localFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files += url.toLocalFile();
    return files;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QStringList files = localFiles(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    m_dropHint->open(files);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) { m_dropHint->hide(); }

void MainWindow::dropEvent(QDropEvent* event)
{
    m_dropHint->hide();
    event->acceptProposedAction();
    m_workbench.openFiles(localFiles(event->mimeData()));
}

} // namespace doppler
