// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/link_page.h"

#include "widgets/topology/heat.h"
#include "widgets/topology/link_matrix.h"
#include "widgets/topology/quantity_field.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::array<const char*, 6> choiceKeys{"Ctrl+A", "Shift+Space", "Ctrl+Space",
                                                "Ctrl+I", "Ctrl+B",      "Ctrl+R"};
constexpr std::array<const char*, 6> choiceNames{"selectLinks",  "selectRow",     "selectColumn",
                                                 "selectWithin", "selectBetween", "selectReverse"};

} // namespace

LinkPage::LinkPage(TopologyDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_model(draft), m_matrix(new LinkMatrix(draft, m_model)),
      m_legend(new HeatLegend), m_figureLabel(new QLabel), m_figure(new QComboBox), m_bothWays(new QCheckBox),
      m_select(new QToolButton), m_choices(new QMenu(this)), m_fault(new QLabel), m_count(new QLabel),
      m_bandwidthLabel(new QLabel), m_bandwidth(new QuantityField(Quantity::Rate)),
      m_latencyLabel(new QLabel), m_latency(new QuantityField(Quantity::Time)), m_channels(new QToolButton),
      m_channelMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("linkPage"));
    m_figure->setObjectName(QStringLiteral("linkFigure"));
    for (const LinkFigure figure : {LinkFigure::Bandwidth, LinkFigure::Latency, LinkFigure::Sharing})
        m_figure->addItem(QString(), static_cast<int>(figure));
    m_figureLabel->setBuddy(m_figure);
    connect(m_figure, &QComboBox::currentIndexChanged, this,
            [this](int row) { m_model.setFigure(static_cast<LinkFigure>(row)); });
    m_bothWays->setObjectName(QStringLiteral("bothWays"));
    m_bothWays->setChecked(m_model.bothWays());
    connect(m_bothWays, &QCheckBox::toggled, this, [this](bool both) {
        m_model.setBothWays(both);
        showSelection();
    });
    makeChoices();
    m_fault->setObjectName(QStringLiteral("linkFault"));
    m_count->setObjectName(QStringLiteral("linkCount"));
    for (QLabel* label : {m_fault, m_count}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label == m_fault);
    }
    m_fault->hide();
    connect(m_matrix, &FieldTable::faultShown, this, [this](const QString& sentence) {
        m_fault->setText(sentence);
        m_fault->setVisible(!sentence.isEmpty());
    });
    m_bandwidth->setObjectName(QStringLiteral("linkBandwidth"));
    m_latency->setObjectName(QStringLiteral("linkLatency"));
    m_bandwidthLabel->setBuddy(m_bandwidth);
    m_latencyLabel->setBuddy(m_latency);
    connect(m_bandwidth, &QuantityField::entered, this,
            [this](const QString& text) { m_model.set(selected(), LinkFigure::Bandwidth, text); });
    connect(m_latency, &QuantityField::entered, this,
            [this](const QString& text) { m_model.set(selected(), LinkFigure::Latency, text); });
    m_channels->setObjectName(QStringLiteral("linkChannels"));
    m_channels->setMenu(m_channelMenu);
    m_channels->setPopupMode(QToolButton::InstantPopup);
    m_channels->setFocusPolicy(Qt::StrongFocus);
    connect(m_channelMenu, &QMenu::aboutToShow, this, &LinkPage::fillChannels);
    connect(m_matrix->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LinkPage::showSelection);
    connect(&m_model, &LinkModel::scaleChanged, this, [this] {
        m_legend->setScale(m_model.scale());
        showSelection();
    });

    auto* bar = new QHBoxLayout;
    bar->setSpacing(gridUnit);
    bar->addWidget(m_figureLabel);
    bar->addWidget(m_figure);
    bar->addSpacing(gridUnit);
    bar->addWidget(m_bothWays);
    bar->addWidget(m_select);
    bar->addStretch(1);
    bar->addWidget(m_legend);
    auto* fields = new QHBoxLayout;
    fields->setSpacing(gridUnit);
    for (QLabel* label : {m_count, m_bandwidthLabel, m_latencyLabel}) // A fault below moves none of them.
        label->setMinimumHeight(m_bandwidth->field()->sizeHint().height());
    fields->addWidget(m_count, 1, Qt::AlignTop);
    fields->addWidget(m_bandwidthLabel, 0, Qt::AlignTop);
    fields->addWidget(m_bandwidth, 0, Qt::AlignTop);
    fields->addSpacing(gridUnit);
    fields->addWidget(m_latencyLabel, 0, Qt::AlignTop);
    fields->addWidget(m_latency, 0, Qt::AlignTop);
    fields->addSpacing(gridUnit);
    fields->addWidget(m_channels, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(bar);
    column->addWidget(m_matrix, 1);
    column->addWidget(m_fault);
    column->addLayout(fields);
    m_legend->setScale(m_model.scale());
    m_matrix->setCurrentIndex(m_model.index(0, 1));
    restyle();
    retranslate();
}

void LinkPage::makeChoices()
{
    m_select->setObjectName(QStringLiteral("selectLinksMenu"));
    m_select->setMenu(m_choices);
    m_select->setPopupMode(QToolButton::InstantPopup);
    m_select->setFocusPolicy(Qt::StrongFocus);
    for (std::size_t i = 0; i < ChoiceCount; ++i) {
        QAction* action = m_choices->addAction(QString());
        action->setObjectName(QLatin1String(choiceNames[i]));
        action->setShortcut(QKeySequence(QLatin1String(choiceKeys[i]), QKeySequence::PortableText));
        action->setShortcutContext(Qt::WidgetShortcut);
        m_matrix->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { choose(static_cast<Choice>(i)); });
        m_chooseActions[i] = action;
    }
}

void LinkPage::showFigure(LinkFigure figure) { m_figure->setCurrentIndex(static_cast<int>(figure)); }

void LinkPage::select(const std::vector<DevicePair>& pairs)
{
    std::vector<std::pair<int, int>> cells;
    for (const DevicePair& pair : pairs)
        cells.emplace_back(static_cast<int>(pair.from.value), static_cast<int>(pair.to.value));
    std::ranges::sort(cells);
    m_matrix->selectPairs(cells);
}

void LinkPage::choose(Choice which)
{
    const std::vector<std::size_t>& islands = m_draft.islands();
    const QModelIndex current = m_matrix->currentIndex();
    std::vector<DevicePair> pairs;
    const auto add = [&](const auto& wanted) {
        for (const DevicePair& pair : pairsOfIslands(std::vector<std::size_t>(islands.size()), true))
            if (wanted(pair))
                pairs.push_back(pair);
    };
    switch (which) {
    case All:
        add([](const DevicePair&) { return true; });
        break;
    case Row:
        add([&](const DevicePair& pair) { return static_cast<int>(pair.from.value) == current.row(); });
        break;
    case Column:
        add([&](const DevicePair& pair) { return static_cast<int>(pair.to.value) == current.column(); });
        break;
    case Within:
    case Between:
        pairs = pairsOfIslands(islands, which == Within);
        break;
    case Reverse:
        for (const QModelIndex& cell : selected())
            pairs.push_back({DeviceId{static_cast<std::size_t>(cell.column())},
                             DeviceId{static_cast<std::size_t>(cell.row())}});
        break;
    case ChoiceCount:
        break;
    }
    select(pairs);
    m_matrix->setFocus();
}

QModelIndexList LinkPage::selected() const { return m_matrix->selectionModel()->selectedIndexes(); }

std::optional<double> LinkPage::common(double Link::*value) const
{
    std::optional<double> found;
    const auto pairs = m_model.pairs(selected());
    for (const DevicePair& pair : pairs) {
        const double here = m_draft.topology()->link(pair.from, pair.to).*value;
        if (found && *found != here)
            return std::nullopt;
        found = here;
    }
    return found;
}

void LinkPage::showSelection()
{
    const auto count = static_cast<int>(m_model.pairs(selected()).size());
    m_count->setText(count > 0 ? tr("%n link(s) selected", nullptr, count)
                               : tr("Select links to change several at once"));
    m_bandwidth->setValue(common(&Link::bandwidth));
    m_latency->setValue(common(&Link::latency));
    for (QuantityField* field : {m_bandwidth, m_latency}) {
        field->setPlaceholder(count > 0 ? tr("multiple values") : QString());
        field->setEnabled(count > 0);
    }
    m_channels->setEnabled(count > 0);
    m_chooseActions[Between]->setEnabled(
        std::ranges::any_of(m_draft.islands(), [](std::size_t i) { return i > 0; }));
}

void LinkPage::fillChannels()
{
    m_channelMenu->clear();
    const auto pairs = m_model.pairs(selected());
    const auto channels = m_draft.topology()->channels();
    for (std::size_t c = 0; c < channels.size(); ++c) {
        const ChannelId channel{c};
        const auto members = std::ranges::count_if(pairs, [&](const DevicePair& pair) {
            const auto& route = m_draft.topology()->link(pair.from, pair.to).channels;
            return std::ranges::find(route, channel) != route.end();
        });
        QAction* action = m_channelMenu->addAction(QString::fromStdString(channels[c].name));
        action->setProperty("data", true);
        action->setCheckable(true);
        action->setChecked(members > 0 && static_cast<std::size_t>(members) == pairs.size());
        connect(action, &QAction::triggered, this,
                [this, channel](bool member) { m_model.setMember(selected(), channel, member); });
    }
    m_channelMenu->addSeparator();
    connect(m_channelMenu->addAction(tr("New channel")), &QAction::triggered, this, &LinkPage::addChannel);
}

void LinkPage::addChannel()
{
    const auto pairs = m_model.pairs(selected());
    m_draft.change(tr("New channel"), [&](TopologyParts& parts) {
        parts.channels.push_back({freeName("channel0", channelNames(parts)), 1});
        setMember(parts, pairs, ChannelId{parts.channels.size() - 1}, true);
    });
}

void LinkPage::restyle()
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_fault->setPalette(bad);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_count->setPalette(muted);
}

void LinkPage::retranslate()
{
    m_figureLabel->setText(tr("S&how"));
    m_figure->setAccessibleName(tr("Quantity shown in the matrix"));
    const std::array<QString, 3> figures{tr("Bandwidth"), tr("Latency"), tr("Links per channel")};
    for (int i = 0; i < m_figure->count(); ++i)
        m_figure->setItemText(i, figures[static_cast<std::size_t>(i)]);
    m_figure->setItemData(static_cast<int>(LinkFigure::Sharing),
                          tr("For each link: number of links that use its busiest named channel"),
                          Qt::ToolTipRole);
    m_bothWays->setText(tr("Bo&th ways"));
    m_bothWays->setToolTip(tr("Also apply changes to the opposite direction"));
    m_select->setText(tr("Select"));
    m_select->setAccessibleName(tr("Select links"));
    m_select->setToolTip(tr("Select whole blocks of links"));
    const std::array<QString, ChoiceCount> choices{tr("All links"),          tr("All from this device"),
                                                   tr("All to this device"), tr("Within islands"),
                                                   tr("Between islands"),    tr("Opposite direction")};
    for (std::size_t i = 0; i < ChoiceCount; ++i)
        m_chooseActions[i]->setText(choices[i]);
    m_matrix->setAccessibleName(tr("Links, a row for each sender and a column for each receiver"));
    m_matrix->horizontalScrollBar()->setAccessibleName(tr("Scroll the links horizontally"));
    m_matrix->verticalScrollBar()->setAccessibleName(tr("Scroll the links vertically"));
    m_legend->setAccessibleName(tr("Scale of the colours"));
    m_bandwidthLabel->setText(tr("&Bandwidth"));
    m_bandwidth->setName(tr("Bandwidth"), tr("Bandwidth of the selected links: 12 GB/s, or *2 to double"));
    m_latencyLabel->setText(tr("&Latency"));
    m_latency->setName(tr("Latency"), tr("Latency of the selected links: 5 µs, or *2 to double"));
    m_channels->setText(tr("Channels"));
    m_channels->setAccessibleName(tr("Channels of the selected links"));
    m_channels->setToolTip(tr("Named channels that a transfer on the selected links needs"));
    showSelection();
}

void LinkPage::changeEvent(QEvent* event)
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
