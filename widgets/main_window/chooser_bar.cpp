// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/chooser_bar.h"

#include "core/workloads/api/workload.h"
#include "widgets/placing/placer_chooser.h"
#include "widgets/topology/devices_chooser.h"
#include "widgets/ui/controls/focus_return.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/loading.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QToolButton>

namespace doppler {

namespace {

/// The data of the row that opens a file.
const QString openFile = QStringLiteral("open:");
/// The data of the row that makes a graph.
const QString newGraph = QStringLiteral("new:");

} // namespace

ChooserBar::ChooserBar(QWidget* parent)
    : QToolBar(parent), m_devices(new DevicesChooser(true)),
      m_placers(new PlacerChooser), m_boxes{new QComboBox, m_devices, m_placers}
{
    setObjectName(QStringLiteral("chooserBar"));
    setMovable(false);
    setFloatable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fitIcons();
    QComboBox* graph = m_boxes[Graph];
    graph->setProperty("data", true);
    for (const std::string& id : workloadIds())
        graph->addItem(QString::fromStdString(id), QString::fromStdString(id));
    graph->insertSeparator(graph->count());
    graph->addItem(QString(), openFile);
    graph->addItem(QString(), newGraph);
    addChooser(Graph, "graphChooser");
    FocusReturn* focus = addChooser(Devices, "devicesChooser");
    connect(m_devices, &SearchChooser::textChosen, this, [this, focus](const QString& devices) {
        emit topologyChosen(devices);
        focus->giveBack();
    });
    addChooser(Placer, "placerChooser");
    retranslate();
}

FocusReturn* ChooserBar::addChooser(Chooser which, const char* name)
{
    const auto index = static_cast<std::size_t>(which);
    auto* label = new QLabel;
    label->setContentsMargins(which == Graph ? gridUnit / 2 : 2 * gridUnit, 0, gridUnit, 0);
    QComboBox* box = m_boxes[index];
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(which == Placer ? 24 : 16);
    label->setBuddy(box);
    m_starts[index] = addWidget(label);
    addWidget(box);
    auto* focus = new FocusReturn(box);
    connect(box, &QComboBox::activated, this, [this, which, focus](int row) {
        choose(which, row);
        focus->giveBack();
    });
    m_labels[index] = label;
    return focus;
}

void ChooserBar::addDevicesAction(QAction* action)
{
    insertAction(m_starts[Placer], action);
    auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ChooserBar::addPlacerAction(QAction* action)
{
    addAction(action);
    auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ChooserBar::choose(Chooser which, int row)
{
    const auto index = static_cast<std::size_t>(which);
    const QString source = m_boxes[index]->itemData(row).toString();
    switch (which) {
    case Graph:
        showGraph(m_shown[Graph]); // The box shows what is open: opening may fail.
        if (source == newGraph)
            emit newGraphRequested();
        else
            source == openFile ? emit openGraphRequested() : emit graphChosen(source);
        break;
    case Devices:
        showTopology(m_shown[Devices]);
        source == DevicesChooser::openFile ? emit openTopologyRequested() : emit topologyChosen(source);
        break;
    case Placer:
        showPlacer(m_shown[Placer]); // what is chosen may still be asked for
        emit placerChosen(source);
        break;
    case ChooserCount:
        break;
    }
}

void ChooserBar::showGraph(const QString& source)
{
    m_shown[Graph] = source;
    QComboBox* box = m_boxes[Graph];
    int row = source.isEmpty() ? -1 : box->findData(source, Qt::UserRole, Qt::MatchFixedString);
    if (row < 0 && !source.isEmpty()) {
        row = 0;
        box->insertItem(0, sourceTitle(source), source);
        box->setItemData(0, source, Qt::ToolTipRole);
    }
    box->setCurrentIndex(row);
    box->setToolTip(source);
}

void ChooserBar::showTopology(const QString& source)
{
    m_shown[Devices] = source;
    m_devices->showDevices(source);
}

void ChooserBar::showPlacer(const QString& id)
{
    m_shown[Placer] = id;
    m_placers->showPlacer(id);
}

void ChooserBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fitIcons();
    QToolBar::changeEvent(event);
}

void ChooserBar::fitIcons()
{
    const int side = static_cast<int>(20 * textScale(font()));
    setIconSize({side, side});
}

void ChooserBar::retranslate()
{
    setWindowTitle(tr("Graph, devices, placer"));
    setAccessibleName(tr("Graph, devices, placer"));
    const std::array<QString, ChooserCount> captions{tr("&Graph"), tr("&Devices"), tr("&Placer")};
    const std::array<QString, ChooserCount> names{tr("Graph"), tr("Devices"), tr("Placer")};
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_labels[i]->setText(captions[i]);
        m_boxes[i]->setAccessibleName(names[i]);
    }
    m_boxes[Graph]->setItemText(m_boxes[Graph]->findData(openFile), tr("Open a file…"));
    m_boxes[Graph]->setItemText(m_boxes[Graph]->findData(newGraph), tr("New graph…"));
}

} // namespace doppler
