// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/device_page.h"

#include "core/catalog/builtin_topologies.h"
#include "widgets/shell/window_actions.h"
#include "widgets/topology/field_table.h"
#include "widgets/topology/quantity_text.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::array<const char*, 4> deedNames{"duplicateDevices", "removeDevices", "devicesUp",
                                               "devicesDown"};
constexpr std::array<const char*, 4> deedKeys{"Ctrl+D", "Del", "Alt+Up", "Alt+Down"};
constexpr std::array<const char*, 4> deedIcons{"copy", "remove", "move-up", "move-down"};

std::vector<DeviceId> wholeOrder(std::size_t count)
{
    std::vector<DeviceId> order;
    for (std::size_t d = 0; d < count; ++d)
        order.emplace_back(d);
    return order;
}

bool isChosen(const std::vector<int>& rows, std::size_t device)
{
    return std::ranges::binary_search(rows, static_cast<int>(device));
}

} // namespace

DevicePage::DevicePage(TopologyDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_model(draft), m_table(new FieldTable), m_add(new QToolButton),
      m_kinds(new QMenu(this)), m_fault(new QLabel), m_note(new QLabel)
{
    setObjectName(QStringLiteral("devicePage"));
    m_table->setObjectName(QStringLiteral("devices"));
    m_table->setModel(&m_model);
    m_table->setAlternatingRowColors(true);
    m_table->setIconSize({12, 12});
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setMinimumSectionSize(8 * gridUnit);
    m_fault->setObjectName(QStringLiteral("deviceFault"));
    for (QLabel* label : {m_fault, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_fault->hide();
    connect(m_table, &FieldTable::faultShown, this, [this](const QString& sentence) {
        m_fault->setText(sentence);
        m_fault->setVisible(!sentence.isEmpty());
        m_note->setVisible(sentence.isEmpty());
    });
    m_add->setObjectName(QStringLiteral("addDevice"));
    m_add->setMenu(m_kinds);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setFocusPolicy(Qt::StrongFocus);
    auto* addKey = new QAction(m_table);
    addKey->setShortcut(Qt::Key_Insert);
    addKey->setShortcutContext(Qt::WidgetShortcut);
    connect(addKey, &QAction::triggered, m_add, &QToolButton::showMenu);
    m_table->addAction(addKey);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(gridUnit / 2);
    bar->addWidget(m_add);
    makeDeeds();
    for (QAction* deed : m_deeds) {
        auto* button = new QToolButton;
        button->setDefaultAction(deed);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->addWidget(button);
    }
    bar->addStretch(1);
    connect(&draft, &TopologyDraft::changed, this, &DevicePage::showDraft);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DevicePage::showDraft);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    column->addWidget(m_fault);
    column->addWidget(m_note);
    m_table->setCurrentIndex(m_model.index(0, DeviceModel::Compute));
    restyle();
    retranslate();
}

void DevicePage::makeDeeds()
{
    for (std::size_t i = 0; i < DeedCount; ++i) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(deedNames[i]));
        action->setShortcut(QKeySequence(QLatin1String(deedKeys[i]), QKeySequence::PortableText));
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
        m_deeds[i] = action;
    }
    connect(m_deeds[Duplicate], &QAction::triggered, this, &DevicePage::duplicate);
    connect(m_deeds[Remove], &QAction::triggered, this, &DevicePage::remove);
    connect(m_deeds[Up], &QAction::triggered, this, [this] { move(-1); });
    connect(m_deeds[Down], &QAction::triggered, this, [this] { move(1); });
}

void DevicePage::fillKinds()
{
    m_kinds->clear();
    connect(m_kinds->addAction(tr("Same as the last device")), &QAction::triggered, this,
            [this] { add(knownDevices().size()); });
    m_kinds->addSeparator();
    for (std::size_t i = 0; i < knownDevices().size(); ++i) {
        const Device& device = knownDevices()[i];
        QAction* action =
            m_kinds->addAction(QStringLiteral("%1  (%2)")
                                   .arg(QString::fromStdString(device.kind),
                                        quantityText(device.flopsPerSecond, Quantity::Compute)));
        action->setProperty("data", true);
        connect(action, &QAction::triggered, this, [this, i] { add(i); });
    }
}

/// `kind`: of the known devices; beyond them: as the last one is.
void DevicePage::add(std::size_t kind)
{
    const TopologyParts before = partsOf(*m_draft.topology());
    const std::size_t count = before.devices.size();
    std::vector<DeviceId> order = wholeOrder(count);
    order.emplace_back(count - 1);
    TopologyParts after = arranged(before, order);
    if (kind < knownDevices().size()) {
        Device device = knownDevices()[kind];
        // Named as the others of its class are: the first free number from 0.
        device.name = device.deviceClass + "0";
        const std::vector<std::string> taken = deviceNames(before);
        if (std::ranges::find(taken, device.name) != taken.end())
            device.name = freeName(device.name, taken);
        after.devices.back() = std::move(device);
    }
    if (m_draft.append(tr("Add device"), std::move(after))) {
        m_table->selectRows({static_cast<int>(count)});
        m_table->setFocus();
    }
}

void DevicePage::duplicate()
{
    const std::vector<int> rows = m_table->selectedRows();
    if (rows.empty())
        return;
    std::vector<DeviceId> order;
    std::vector<int> copies;
    for (const DeviceId d : m_draft.topology()->devices()) {
        order.push_back(d);
        if (static_cast<int>(d.value) != rows.back())
            continue;
        for (const int row : rows) { // The copies stand together, after the last of them.
            copies.push_back(static_cast<int>(order.size()));
            order.emplace_back(static_cast<std::size_t>(row));
        }
    }
    if (m_draft.arrange(tr("Duplicate %n device(s)", nullptr, static_cast<int>(rows.size())), order))
        m_table->selectRows(copies);
}

void DevicePage::remove()
{
    const std::vector<int> rows = m_table->selectedRows();
    if (rows.empty())
        return;
    std::vector<DeviceId> order;
    for (const DeviceId d : m_draft.topology()->devices())
        if (!isChosen(rows, d))
            order.push_back(d);
    if (m_draft.arrange(tr("Remove %n device(s)", nullptr, static_cast<int>(rows.size())), order))
        m_table->selectRows({std::min(rows.front(), m_model.rowCount() - 1)});
}

void DevicePage::move(int by)
{
    std::vector<int> rows = m_table->selectedRows();
    const int last = m_model.rowCount() - 1;
    if (rows.empty() || (by < 0 ? rows.front() + by < 0 : rows.back() + by > last))
        return;
    std::vector<DeviceId> order = wholeOrder(m_draft.topology()->deviceCount());
    const auto exchange = [&](int row) {
        std::swap(order[static_cast<std::size_t>(row)], order[static_cast<std::size_t>(row + by)]);
    };
    if (by < 0)
        std::for_each(rows.begin(), rows.end(), exchange);
    else
        std::for_each(rows.rbegin(), rows.rend(), exchange);
    if (!m_draft.arrange(tr("Move %n device(s)", nullptr, static_cast<int>(rows.size())), order))
        return;
    for (int& row : rows)
        row += by;
    m_table->selectRows(rows);
}

void DevicePage::showDraft()
{
    const std::vector<int> rows = m_table->selectedRows();
    const int last = m_model.rowCount() - 1;
    m_deeds[Duplicate]->setEnabled(!rows.empty());
    m_deeds[Remove]->setEnabled(!rows.empty() && static_cast<int>(rows.size()) <= last);
    m_deeds[Up]->setEnabled(!rows.empty() && rows.front() > 0);
    m_deeds[Down]->setEnabled(!rows.empty() && rows.back() < last);
    m_note->setText(rows.size() > 1
                        ? tr("A value entered in one of the %n selected rows applies to all of them.",
                             nullptr, static_cast<int>(rows.size()))
                        : tr("Press Return or F2 to edit a field: 9.3 TFLOP/s, 16 GiB, 5 µs, or *2 to double "
                             "the value."));
}

void DevicePage::restyle()
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_fault->setPalette(bad);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_note->setPalette(muted);
    m_add->setIcon(icon(QStringLiteral("add"), palette()));
    for (std::size_t i = 0; i < DeedCount; ++i)
        m_deeds[i]->setIcon(icon(QLatin1String(deedIcons[i]), palette()));
}

void DevicePage::retranslate()
{
    m_table->setAccessibleName(tr("Devices"));
    m_table->horizontalScrollBar()->setAccessibleName(tr("Scroll the devices horizontally"));
    m_table->verticalScrollBar()->setAccessibleName(tr("Scroll the devices vertically"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a device (Ins)"));
    m_add->setAccessibleName(tr("Add a device"));
    const std::array<QString, DeedCount> texts{tr("Duplicate"), tr("Remove"), tr("Up"), tr("Down")};
    const std::array<QString, DeedCount> tips{
        tr("Duplicate the selected devices with their links"), tr("Remove the selected devices"),
        tr("Move the selected devices up"), tr("Move the selected devices down")};
    for (std::size_t i = 0; i < DeedCount; ++i) {
        m_deeds[i]->setText(texts[i]);
        m_deeds[i]->setToolTip(toolTipWithKey(*m_deeds[i], tips[i]));
    }
    fillKinds();
    showDraft();
}

void DevicePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model.retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        restyle();
    }
}

} // namespace doppler
