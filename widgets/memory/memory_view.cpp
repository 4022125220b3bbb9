// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_view.h"

#include "widgets/memory/holder_colors.h"
#include "widgets/memory/item_model.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/key_row.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

namespace doppler {

namespace {

constexpr std::size_t mostItems = 1000;

void dressTable(QTableView& table)
{
    table.setObjectName(QStringLiteral("memoryItems"));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false); // Tab leaves the table; arrows move within.
    table.setWordWrap(false);
    table.setSortingEnabled(true);
    table.sortByColumn(ItemModel::Bytes, Qt::DescendingOrder);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(table.font())));
    table.horizontalHeader()->setHighlightSections(false);
}

QToolButton* buttonFor(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

} // namespace

MemoryView::MemoryView(QWidget* parent)
    : QStackedWidget(parent), m_dividing({[this](const MemoryByHolderPtr& memory) { take(memory); },
                                          [this](const Error&) { take({}); },
                                          {}}),
      m_listing({[this](const MemoryItems& items) { showItems(items); }, [](const Error&) {}, {}}),
      m_empty(new EmptyState(QStringLiteral("memoryEmpty"))), m_atCursor(new QAction(this)),
      m_toPeak(new QAction(this)), m_summary(new ElidedLabel), m_peakButton(buttonFor(m_toPeak)),
      m_cursorButton(buttonFor(m_atCursor)), m_key(new KeyRow), m_chart(new MemoryChart),
      m_table(new QTableView), m_items(new ItemModel(this)), m_note(new QLabel),
      m_splitter(new QSplitter(Qt::Horizontal))
{
    setObjectName(QStringLiteral("memoryView"));
    m_atCursor->setObjectName(QStringLiteral("memoryAtCursor"));
    m_atCursor->setCheckable(true);
    m_toPeak->setObjectName(QStringLiteral("memoryPeak"));
    m_summary->setObjectName(QStringLiteral("memorySummary"));
    m_key->setObjectName(QStringLiteral("memoryKey"));
    m_note->setObjectName(QStringLiteral("memoryNote"));
    m_note->setWordWrap(true);
    m_splitter->setObjectName(QStringLiteral("memorySplit"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    m_table->setModel(m_items);
    dressTable(*m_table);
    // Names are elided, so that the figures are in sight at any width.
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ItemModel::Item, QHeaderView::Stretch);
    makeLayout();
    connect(&m_delay, &QTimer::timeout, this, &MemoryView::list);
    connect(m_chart, &TimelineChart::timeRequested, this, &MemoryView::timeRequested);
    connect(m_chart, &MemoryChart::deviceChosen, this, &MemoryView::list);
    connect(m_atCursor, &QAction::toggled, this, [this] {
        list();
        emit stateChanged();
    });
    connect(m_toPeak, &QAction::triggered, this, [this] {
        if (m_memory)
            emit timeRequested(m_memory->devices()[m_chart->device()].peak().time);
    });
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(m_table, signal, this, [this](const QModelIndex& index) {
            emit vertexActivated(m_items->item(index.row()).vertex);
        });
    restyle();
    retranslate();
}

void MemoryView::makeLayout()
{
    auto* side = new QWidget;
    auto* top = new QHBoxLayout;
    top->addWidget(m_peakButton);
    top->addWidget(m_cursorButton);
    top->addStretch(1);
    auto* list = new QVBoxLayout(side);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(gridUnit / 2);
    list->addLayout(top);
    list->addWidget(m_table, 1);
    list->addWidget(m_note);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(side);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({600, 400});
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, 0);
    column->setSpacing(gridUnit / 2);
    column->addWidget(m_summary);
    column->addWidget(m_key);
    column->addWidget(m_splitter, 1);
    addWidget(m_empty);
    addWidget(page);
    setFocusProxy(m_chart);
}

QSize MemoryView::sizeHint() const { return {100 * gridUnit, 34 * gridUnit}; }

void MemoryView::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_dividing.cancel();
    m_listing.cancel();
    if (isVisible() && m_run)
        compute();
    else
        take({});
}

void MemoryView::compute()
{
    m_memory.reset();
    m_dividing.start([run = m_run](const std::stop_token&, const auto&) -> Result<MemoryByHolderPtr> {
        return MemoryByHolderPtr(std::make_shared<const MemoryByHolder>(run));
    });
    refresh();
}

void MemoryView::take(const MemoryByHolderPtr& memory)
{
    m_memory = memory;
    m_chart->setMemory(memory);
    m_chart->setTime(m_time);
    m_items->setItems({}, 0);
    list();
    refresh();
}

double MemoryView::listedTime() const
{
    return m_atCursor->isChecked() ? m_time : m_memory->devices()[m_chart->device()].peak().time;
}

void MemoryView::list()
{
    refresh();
    if (!m_memory || !isVisible())
        return;
    m_listing.start([memory = m_memory, device = m_chart->device(),
                     time = listedTime()](const std::stop_token&, const auto&) -> Result<MemoryItems> {
        return memory->itemsAt(device, time, mostItems);
    });
}

void MemoryView::showItems(const MemoryItems& items)
{
    m_items->setItems(items, m_run ? m_run->schedule.endTime() : 0);
    const bool cut = items.count > items.largest.size();
    m_note->setText(cut ? tr("The list has the %1 largest of %2 items.")
                              .arg(QLocale().toString(static_cast<qulonglong>(items.largest.size())),
                                   QLocale().toString(static_cast<qulonglong>(items.count)))
                        : QString());
    m_note->setVisible(cut);
}

void MemoryView::setTime(double seconds)
{
    m_time = seconds;
    m_chart->setTime(seconds);
    if (m_atCursor->isChecked() && isVisible() && !m_delay.isActive())
        m_delay.start();
}

void MemoryView::setEmptyAction(QAction* action) { m_empty->setAction(action); }

void MemoryView::fit() { m_chart->viewport().fit(); }

void MemoryView::refresh()
{
    setCurrentIndex(m_run ? 1 : 0);
    m_toPeak->setEnabled(m_memory != nullptr);
    std::vector<KeyRow::Entry> entries;
    if (!m_memory) {
        m_summary->setText(m_run && m_dividing.running() ? tr("Working…") : QString());
        m_key->setEntries({});
        return;
    }
    const DeviceId device = m_chart->device();
    const HolderCurve& curve = m_memory->devices()[device];
    const double time = listedTime();
    const HolderBytes bytes = curve.at(time);
    const QString name = QString::fromStdString(m_run->problem->topology().device(device).name);
    const QString moment = formatMoment(time, m_run->schedule.endTime());
    m_summary->setText(
        m_atCursor->isChecked()
            ? tr("%1 at %2: %3", "device, time, bytes").arg(name, moment, formatBytes(sumOf(bytes)))
            : tr("Peak of %1: %2 at %3", "device, bytes, time").arg(name, formatBytes(sumOf(bytes)), moment));
    const Tokens colors = tokens(palette());
    for (std::size_t i = 0; i < memoryHolders; ++i) {
        const auto holder = static_cast<MemoryHolder>(i);
        entries.push_back({holderColor(holder, colors), Qt::SolidPattern,
                           tr("%1: %2").arg(holderName(holder), formatBytes(bytes[i]))});
    }
    m_key->setEntries(std::move(entries));
}

void MemoryView::restyle()
{
    m_items->setColors(tokens(palette()));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_summary->setFont(bold);
}

void MemoryView::retranslate()
{
    setAccessibleName(tr("Memory"));
    m_empty->setText(tr("Place a graph. This panel then shows the memory of each device over time, and what "
                        "holds it."));
    m_atCursor->setText(tr("Holders at the &cursor"));
    m_atCursor->setToolTip(tr("List what is in memory at the time cursor instead of at the peak"));
    m_toPeak->setText(tr("Go to the &peak"));
    m_toPeak->setToolTip(tr("Move the time cursor to the memory peak of the chosen device"));
    m_summary->setAccessibleName(tr("Memory peak"));
    m_key->setAccessibleName(tr("Memory by holder"));
    m_chart->setAccessibleName(tr("Memory of the devices over time"));
    m_table->setAccessibleName(tr("Holders of the memory"));
    m_items->retranslate();
    refresh();
}

void MemoryView::changeEvent(QEvent* event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        refresh();
    }
}

void MemoryView::showEvent(QShowEvent* event)
{
    QStackedWidget::showEvent(event);
    if (!m_run)
        return;
    if (m_memory)
        list();
    else if (!m_dividing.running())
        compute();
}

} // namespace doppler
