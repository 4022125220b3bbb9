// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/channel_page.h"

#include "widgets/topology/field_table.h"
#include "widgets/topology/topology_draft.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

constexpr std::array presets{Contention::PerLink, Contention::PerSource, Contention::PerDevice,
                             Contention::Unlimited};
constexpr std::array<const char*, 4> patternNames{"patternNone", "patternBus", "patternSwitch",
                                                  "patternUplinks"};

} // namespace

ChannelPage::ChannelPage(TopologyDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_model(draft), m_presetLabel(new QLabel), m_preset(new QComboBox),
      m_presetNote(new QLabel), m_table(new FieldTable), m_empty(new QLabel), m_fault(new QLabel),
      m_add(new QPushButton), m_remove(new QPushButton), m_show(new QPushButton), m_patterns(new QToolButton),
      m_patternMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("channelPage"));
    m_preset->setObjectName(QStringLiteral("preset"));
    for (const Contention preset : presets)
        m_preset->addItem(QString(), static_cast<int>(preset));
    m_presetLabel->setBuddy(m_preset);
    connect(m_preset, &QComboBox::activated, this, [this](int row) {
        m_draft.change(tr("Channels of links"), [row](TopologyParts& parts) {
            parts.contention = presets[static_cast<std::size_t>(row)];
        });
    });
    m_table->setObjectName(QStringLiteral("channels"));
    m_table->setModel(&m_model);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    // Their titles are the widest of them.
    for (const int column : {ChannelModel::Capacity, ChannelModel::Links})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (QLabel* label : {m_presetNote, m_empty, m_fault}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_empty->setAlignment(Qt::AlignCenter);
    m_fault->setObjectName(QStringLiteral("channelFault"));
    m_fault->hide();
    connect(m_table, &FieldTable::faultShown, this, [this](const QString& sentence) {
        m_fault->setText(sentence);
        m_fault->setVisible(!sentence.isEmpty());
    });
    m_add->setObjectName(QStringLiteral("addChannel"));
    m_remove->setObjectName(QStringLiteral("removeChannel"));
    m_show->setObjectName(QStringLiteral("showLinks"));
    for (QPushButton* button : {m_add, m_remove, m_show})
        button->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &ChannelPage::addChannel);
    connect(m_remove, &QPushButton::clicked, this, &ChannelPage::removeChannels);
    connect(m_show, &QPushButton::clicked, this, [this] {
        std::vector<DevicePair> pairs;
        const TopologyParts parts = partsOf(*m_draft.topology());
        for (const int row : m_table->selectedRows())
            for (const DevicePair& pair : membersOf(parts, ChannelId{static_cast<std::size_t>(row)}))
                pairs.push_back(pair);
        emit linksWanted(pairs);
    });
    auto* removeKey = new QAction(m_table);
    removeKey->setShortcut(Qt::Key_Delete);
    removeKey->setShortcutContext(Qt::WidgetShortcut);
    connect(removeKey, &QAction::triggered, this, &ChannelPage::removeChannels);
    m_table->addAction(removeKey);
    m_patterns->setObjectName(QStringLiteral("patterns"));
    m_patterns->setMenu(m_patternMenu);
    m_patterns->setPopupMode(QToolButton::InstantPopup);
    m_patterns->setFocusPolicy(Qt::StrongFocus);
    for (std::size_t i = 0; i < PatternCount; ++i) {
        m_patternActions[i] = m_patternMenu->addAction(QString());
        m_patternActions[i]->setObjectName(QLatin1String(patternNames[i]));
        connect(m_patternActions[i], &QAction::triggered, this,
                [this, i] { usePattern(static_cast<Pattern>(i)); });
    }
    connect(&draft, &TopologyDraft::changed, this, &ChannelPage::showDraft);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChannelPage::showDraft);

    auto* top = new QHBoxLayout;
    top->setSpacing(gridUnit);
    top->addWidget(m_presetLabel);
    top->addWidget(m_preset);
    top->addStretch(1);
    top->addWidget(m_patterns);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_show);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridUnit, 0, 0);
    column->setSpacing(gridUnit);
    column->addLayout(top);
    column->addWidget(m_presetNote);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_fault);
    column->addLayout(buttons);
    restyle();
    retranslate();
}

void ChannelPage::addChannel()
{
    const bool added = m_draft.change(tr("New channel"), [](TopologyParts& parts) {
        parts.channels.push_back({freeName("channel0", channelNames(parts)), 1});
    });
    if (!added)
        return;
    m_table->selectRows({m_model.rowCount() - 1});
    m_table->setFocus();
}

void ChannelPage::removeChannels()
{
    std::vector<int> rows = m_table->selectedRows();
    if (rows.empty())
        return;
    const int next = rows.front();
    m_draft.change(tr("Remove %n channel(s)", nullptr, static_cast<int>(rows.size())),
                   [&rows](TopologyParts& parts) {
                       for (auto row = rows.rbegin(); row != rows.rend(); ++row)
                           removeChannel(parts, ChannelId{static_cast<std::size_t>(*row)});
                   });
    if (m_model.rowCount() > 0)
        m_table->selectRows({std::min(next, m_model.rowCount() - 1)});
}

void ChannelPage::usePattern(Pattern pattern)
{
    m_draft.change(m_patternActions[pattern]->text(), [&](TopologyParts& parts) {
        switch (pattern) {
        case None:
            return useNoChannels(parts);
        case Bus:
            return useBus(parts);
        case Switch:
            return useSwitch(parts);
        case Uplinks:
            return useUplinks(parts, m_draft.islands(), 1);
        case PatternCount:
            break;
        }
    });
}

void ChannelPage::showDraft()
{
    const Topology& topology = *m_draft.topology();
    const auto row = std::ranges::find(presets, topology.contention()) - presets.begin();
    m_preset->setCurrentIndex(static_cast<int>(row));
    const bool any = !topology.channels().empty();
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    m_remove->setEnabled(any && m_table->currentIndex().isValid());
    m_show->setEnabled(any && m_table->currentIndex().isValid());
    m_patternActions[Uplinks]->setEnabled(
        std::ranges::any_of(m_draft.islands(), [](std::size_t island) { return island > 0; }));
}

void ChannelPage::restyle()
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, tokens(palette()).bad);
    m_fault->setPalette(bad);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_presetNote->setPalette(muted);
    m_empty->setPalette(muted);
}

void ChannelPage::retranslate()
{
    m_presetLabel->setText(tr("&Links without a named channel"));
    m_preset->setAccessibleName(tr("Channels of links without a named channel"));
    for (std::size_t i = 0; i < presets.size(); ++i)
        m_preset->setItemText(static_cast<int>(i), contentionTitle(presets[i]));
    m_presetNote->setText(tr("A link with named channels needs a free slot in each of them and no other "
                             "channel. Assign channels to links on the page Links."));
    m_empty->setText(tr("There are no named channels. Add one, or choose a pattern."));
    m_table->setAccessibleName(tr("Named channels"));
    m_add->setText(tr("&Add channel"));
    m_remove->setText(tr("&Remove"));
    m_remove->setToolTip(tr("Remove the selected channels (Del)"));
    m_show->setText(tr("&Show its links"));
    m_show->setToolTip(tr("Select the links of the selected channels on the page Links"));
    m_patterns->setText(tr("Pattern"));
    m_patterns->setAccessibleName(tr("Channel patterns"));
    m_patterns->setToolTip(tr("Replace all named channels"));
    const std::array<QString, PatternCount> patterns{
        tr("No named channels"), tr("One bus for all links"),
        tr("Switch: each device sends one transfer and receives one at a time"),
        tr("One uplink for each island")};
    for (std::size_t i = 0; i < PatternCount; ++i)
        m_patternActions[i]->setText(patterns[i]);
    showDraft();
}

void ChannelPage::changeEvent(QEvent* event)
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
