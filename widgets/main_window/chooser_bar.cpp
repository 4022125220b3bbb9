// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/chooser_bar.h"

#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "widgets/runs/run_entry.h"
#include "widgets/ui/controls/focus_return.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/offered_placers.h"

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
/// The data of the row that asks for devices by count and name.
const QString byName = QStringLiteral("named:");

} // namespace

ChooserBar::ChooserBar(QWidget* parent) : QToolBar(parent)
{
    setObjectName(QStringLiteral("chooserBar"));
    setMovable(false);
    setFloatable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fitIcons();
    QComboBox* graph = addChooser(Graph, "graphChooser");
    for (const std::string& id : workloadIds())
        graph->addItem(QString::fromStdString(id), QString::fromStdString(id));
    QComboBox* devices = addChooser(Devices, "devicesChooser");
    for (const std::string& name : builtinTopologyNames())
        devices->addItem(QString::fromStdString(name), QString::fromStdString(name));
    addChooser(Placer, "placerChooser");
    for (QComboBox* box : {graph, devices}) {
        box->insertSeparator(box->count());
        box->addItem(QString(), openFile);
    }
    graph->addItem(QString(), newGraph);
    devices->addItem(QString(), byName);
    retranslate();
}

QComboBox* ChooserBar::addChooser(Chooser which, const char* name)
{
    const auto index = static_cast<std::size_t>(which);
    auto* label = new QLabel;
    label->setContentsMargins(which == Graph ? gridUnit / 2 : 2 * gridUnit, 0, gridUnit, 0);
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(which == Placer ? 24 : 16);
    box->setProperty("data", which != Placer);
    label->setBuddy(box);
    m_starts[index] = addWidget(label);
    addWidget(box);
    auto* focus = new FocusReturn(box);
    connect(box, &QComboBox::activated, this, [this, which, focus](int row) {
        choose(which, row);
        focus->giveBack();
    });
    m_labels[index] = label;
    m_boxes[index] = box;
    return box;
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
    // The box shows what is open, not what is asked for: opening may fail.
    if (which != Placer)
        showSource(m_boxes[index], m_shown[index]);
    switch (which) {
    case Graph:
        if (source == newGraph)
            emit newGraphRequested();
        else
            source == openFile ? emit openGraphRequested() : emit graphChosen(source);
        break;
    case Devices:
        if (source == byName)
            emit devicesByNameRequested();
        else
            source == openFile ? emit openTopologyRequested() : emit topologyChosen(source);
        break;
    case Placer:
        showPlacer(m_shown[Placer]); // what is chosen may still be asked for
        emit placerChosen(source);
        break;
    case ChooserCount:
        break;
    }
}

void ChooserBar::showSource(QComboBox* box, const QString& source)
{
    int row = source.isEmpty() ? -1 : box->findData(source, Qt::UserRole, Qt::MatchFixedString);
    if (row < 0 && !source.isEmpty()) {
        row = 0;
        box->insertItem(0, sourceTitle(source), source);
        box->setItemData(0, source, Qt::ToolTipRole);
    }
    box->setCurrentIndex(row);
    box->setToolTip(source);
}

void ChooserBar::showGraph(const QString& source)
{
    m_shown[Graph] = source;
    showSource(m_boxes[Graph], source);
}

void ChooserBar::showTopology(const QString& source)
{
    m_shown[Devices] = source;
    showSource(m_boxes[Devices], source);
}

void ChooserBar::showPlacer(const QString& id)
{
    m_shown[Placer] = id;
    QComboBox* box = m_boxes[Placer];
    int row = box->findData(id);
    if (row < 0 && !id.isEmpty()) { // a checkpoint, a program
        row = box->count();
        box->addItem(placerTitle(id.toStdString()), id);
        box->setItemData(row, id, Qt::ToolTipRole);
    }
    box->setCurrentIndex(row);
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
    m_boxes[Devices]->setItemText(m_boxes[Devices]->findData(openFile), tr("Open a file…"));
    m_boxes[Devices]->setItemText(m_boxes[Devices]->findData(byName), tr("By count and name…"));
    fillPlacers();
}

void ChooserBar::fillPlacers()
{
    QComboBox* box = m_boxes[Placer];
    box->clear();
    for (const auto* placer : offeredPlacers()) {
        const PlacerInfo& info = placer->info();
        box->addItem(translatedText(info.name), QString::fromStdString(info.id));
        box->setItemData(box->count() - 1, QString::fromStdString(info.source), Qt::ToolTipRole);
    }
    showPlacer(m_shown[Placer]);
}

} // namespace doppler
