// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/compared_folders.h"

#include "widgets/graph_versions/versions_panel.h"
#include "widgets/graph_versions/versions_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/run_history/history_view.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>

namespace doppler {

void showFolderAndVersion(MainWindow& window, const WindowArguments& arguments)
{
    if (!arguments.history.empty()) {
        window.findChild<QDockWidget*>(QStringLiteral("runHistoryDock"))->toggleViewAction()->trigger();
        window.findChild<HistoryView*>()->setFolder(
            QDir(QString::fromStdString(arguments.history)).absolutePath());
    }
    if (!arguments.versus.empty())
        window.findChild<VersionsPanel*>()->openVersion(QString::fromStdString(arguments.versus));
}

bool readsFolderOrVersion(const MainWindow& window, const WindowArguments& arguments)
{
    if (!arguments.history.empty() && window.findChild<HistoryView*>()->busy())
        return true;
    if (arguments.versus.empty())
        return false;
    const auto* view = window.findChild<VersionsView*>();
    return !view->differences() || view->graph(false)->layoutJob().running() ||
           view->graph(true)->layoutJob().running();
}

} // namespace doppler
