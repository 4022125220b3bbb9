// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/menus/samples_menu.h"

#include "core/workloads/api/workload.h"
#include "widgets/workbench/workbench.h"

#include <QAction>

namespace doppler {

namespace {

/// Topologies that each sample is offered on.
const QStringList sampleTopologies{QStringLiteral("4xP100"), QStringLiteral("8xV100")};

} // namespace

SamplesMenu::SamplesMenu(Workbench& workbench, QAction* openSample, QWidget* parent)
    : QMenu(parent), m_workbench(workbench), m_openSample(openSample)
{
}

void SamplesMenu::retranslate()
{
    setTitle(tr("Sa&mples"));
    qDeleteAll(findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    clear(); // Deletes no menus.
    addAction(m_openSample);
    addSeparator();
    for (const QString& devices : sampleTopologies) { // All in one menu would be higher than the screen.
        QMenu* menu = addMenu(tr("On %1").arg(devices));
        for (const std::string& family : workloadIds()) {
            const QString graph = QString::fromStdString(family);
            QAction* action = menu->addAction(graph);
            action->setProperty("data", true);
            action->setData(QString(graph + QStringLiteral(" on ") + devices)); // What the palette remembers.
            connect(action, &QAction::triggered, this, [this, graph, devices] {
                m_workbench.openSession({graph, devices, {}, {{m_workbench.placer(), 1, {}}}});
            });
        }
    }
}

} // namespace doppler
