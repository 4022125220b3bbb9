// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/area_panel.h"

#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

int rowHeight(const QWidget& widget) { return static_cast<int>(20 * textScale(widget.font())); }

} // namespace

AreaPanel::AreaPanel(QWidget* parent)
    : QFrame(parent), m_summary(new QLabel), m_longest(new QLabel), m_table(new QTableWidget),
      m_copy(new QToolButton), m_close(new QToolButton)
{
    setObjectName(QStringLiteral("areaPanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    m_summary->setObjectName(QStringLiteral("areaSummary"));
    m_summary->setWordWrap(true);
    m_longest->setObjectName(QStringLiteral("areaLongest"));
    m_longest->setWordWrap(true);
    m_longest->setTextFormat(Qt::PlainText);
    m_table->setObjectName(QStringLiteral("areaTable"));
    m_table->setColumnCount(6);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // Where the view is narrow.
    for (QToolButton* button : {m_copy, m_close}) {
        button->setAutoRaise(true);
    }
    m_copy->setObjectName(QStringLiteral("areaCopy"));
    m_close->setObjectName(QStringLiteral("areaClose"));
    connect(m_copy, &QToolButton::clicked, this, &AreaPanel::copy);
    connect(m_close, &QToolButton::clicked, this, &AreaPanel::closeRequested);

    auto* head = new QHBoxLayout;
    head->setSpacing(gridUnit / 2);
    head->addWidget(m_summary, 1);
    head->addWidget(m_copy, 0, Qt::AlignTop);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, gridUnit / 2, gridUnit / 2, gridUnit / 2);
    column->setSpacing(gridUnit / 2);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_longest);
    retranslate();
    restyle();
    hide();
}

QString AreaPanel::sentence(const GanttChart& chart, const AreaStatistics& x) const
{
    const double whole = chart.schedule().makespan;
    return tr("%1 to %2 (%3): %4, %5, %6 transferred")
        .arg(formatMoment(x.from, whole), formatMoment(x.to, whole), formatSeconds(x.to - x.from),
             tr("%n tasks", nullptr, static_cast<int>(x.total.tasks)),
             tr("%n transfers", nullptr, static_cast<int>(x.transfers)), formatBytes(x.total.bytes));
}

void AreaPanel::show(const GanttChart& chart, const std::vector<std::size_t>& rows,
                     const AreaStatistics& statistics)
{
    m_summary->setText(sentence(chart, statistics));
    QStringList longest;
    for (const AreaTask& task : statistics.longest)
        longest += tr("%1 %2", "name and time")
                       .arg(QString::fromStdString(
                                chart.graph().label(chart.vertex(BarId{task.isTransfer, task.index}))),
                            formatSeconds(task.seconds));
    m_longest->setText(longest.isEmpty() ? tr("Nothing ran in this area.")
                                         : tr("Longest: %1").arg(longest.join(QStringLiteral(", "))));
    makeTable(chart, rows, statistics);
    QFrame::show();
    raise();
}

void AreaPanel::addRow(const QString& name, const AreaRow& row, bool device)
{
    const int at = m_table->rowCount();
    m_table->insertRow(at);
    const QStringList texts{name,
                            QLocale().toString(static_cast<qulonglong>(row.tasks)),
                            formatSeconds(row.busy),
                            device ? formatSeconds(row.transfer) : QString(),
                            formatSeconds(row.idle),
                            device ? QString() : formatBytes(row.bytes)};
    const QVariantList plainValues{name,     QVariant::fromValue(static_cast<qulonglong>(row.tasks)),
                                   row.busy, device ? QVariant(row.transfer) : QVariant(QString()),
                                   row.idle, device ? QVariant(QString()) : QVariant(row.bytes)};
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setData(plainRole, plainValues[column]);
        item->setTextAlignment(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
        m_table->setItem(at, column, item);
    }
}

void AreaPanel::makeTable(const GanttChart& chart, const std::vector<std::size_t>& rows,
                          const AreaStatistics& statistics)
{
    m_table->setRowCount(0);
    for (std::size_t i = 0; i < rows.size(); ++i)
        addRow(rowLabel(chart, rows[i]), statistics.rows[i], chart.rows()[rows[i]].isDevice());
    TableData longest{{tr("Longest task"), tr("In area (s)")}, {}};
    for (const AreaTask& task : statistics.longest)
        longest.rows.push_back(
            {QString::fromStdString(chart.graph().label(chart.vertex(BarId{task.isTransfer, task.index}))),
             task.seconds});
    m_longestText = longest.rows.empty() ? QString() : QLatin1Char('\n') + tabText(longest);
}

QString AreaPanel::table() const { return tabText(tableOf(*m_table->model())) + m_longestText; }

int AreaPanel::wantedWidth() const
{
    constexpr int usual = 440;
    const QAbstractItemView& items = *m_table;
    int columns = m_table->verticalScrollBar()->sizeHint().width(); // In a low view the rows scroll.
    for (int column = 0; column < m_table->columnCount(); ++column)
        columns +=
            std::max(items.sizeHintForColumn(column), m_table->horizontalHeader()->sectionSizeHint(column)) +
            1;
    const QMargins around = layout()->contentsMargins();
    return std::max(qRound(usual * textScale(font())),
                    columns + around.left() + around.right() + 2 * frameWidth());
}

int AreaPanel::wantedHeight() const
{
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight(*this));
    const int table =
        m_table->horizontalHeader()->sizeHint().height() + rowHeight(*this) * m_table->rowCount() + 2;
    const int width = this->width() - 2 * gridUnit;
    return m_summary->heightForWidth(width - 56) + table + m_longest->heightForWidth(width) + 4 * gridUnit;
}

void AreaPanel::copy() const { QApplication::clipboard()->setText(table()); }

void AreaPanel::retranslate()
{
    setAccessibleName(tr("Selected area"));
    m_summary->setAccessibleName(tr("Summary"));
    m_longest->setAccessibleName(tr("Longest tasks"));
    m_table->setAccessibleName(tr("Rows of the area"));
    m_table->setHorizontalHeaderLabels(
        {tr("Row"), tr("Tasks"), tr("Busy"), tr("Transfer"), tr("Idle"), tr("Data")});
    const QStringList plain{tr("Row"),          tr("Tasks"),    tr("Busy (s)"),
                            tr("Transfer (s)"), tr("Idle (s)"), tr("Data (B)")};
    const QStringList tips{
        QString(),
        tr("Tasks (for a channel: transfers) that overlap the area"),
        tr("Time during which the row ran a task or a transfer"),
        tr("Time during which the device ran no task and a transfer from or to it was in progress"),
        tr("The remaining time"),
        tr("Transferred bytes; each transfer counts by its share of time inside the area")};
    for (int column = 0; column < tips.size(); ++column) {
        m_table->horizontalHeaderItem(column)->setToolTip(tips[column]);
        m_table->horizontalHeaderItem(column)->setData(plainRole, plain[column]);
    }
    m_copy->setToolTip(tr("Copy as a table (Ctrl+C)"));
    m_copy->setAccessibleName(tr("Copy as a table"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close"));
}

void AreaPanel::restyle()
{
    m_copy->setIcon(icon(QStringLiteral("copy"), palette()));
    m_close->setIcon(icon(QStringLiteral("clear"), palette()));
}

void AreaPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QFrame::changeEvent(event);
}

} // namespace doppler
