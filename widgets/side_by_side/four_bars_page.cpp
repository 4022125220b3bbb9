// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/four_bars_page.h"

#include "core/compare/four_bars_chart.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/report_language.h"
#include "widgets/side_by_side/four_bars_model.h"
#include "widgets/ui/controls/elided_combo_box.h"
#include "widgets/ui/controls/fit_columns.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace doppler {

namespace {

constexpr int fewestLettersOfRun = 8;

void setUp(QTableView& table, QSortFilterProxyModel& model)
{
    table.setObjectName(QStringLiteral("fourBarsTable"));
    table.setModel(&model);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.setSortingEnabled(true);
    table.sortByColumn(-1, Qt::AscendingOrder);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(table.font())));
    table.horizontalHeader()->setHighlightSections(false);
}

} // namespace

FourBarsPage::FourBarsPage(QWidget* parent)
    : QWidget(parent), m_run(new ElidedComboBox(fewestLettersOfRun)), m_fault(new QLabel),
      m_chart(new ChartCanvas), m_model(new FourBarsModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView), m_split(new QSplitter(Qt::Vertical))
{
    m_run->setObjectName(QStringLiteral("fourBarsRun"));
    m_run->setProperty("data", true);
    m_fault->setObjectName(QStringLiteral("fourBarsFault"));
    m_fault->setWordWrap(true);
    m_fault->hide();
    m_chart->setObjectName(QStringLiteral("fourBarsChart"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(FourBarsModel::SortRole);
    setUp(*m_table, *m_sorted);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_chart);
    m_split->setObjectName(QStringLiteral("fourBarsSplit"));
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(area);
    m_split->addWidget(m_table);
    m_split->setSizes({20 * gridUnit, 10 * gridUnit}); // Shares of the room that there is.
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridUnit);
    column->addWidget(m_run, 0, Qt::AlignLeft);
    column->addWidget(m_fault);
    column->addWidget(m_split, 1);
    connect(m_run, &QComboBox::activated, this, &FourBarsPage::showChosen);
    retranslate();
}

bool FourBarsPage::any() const { return m_run->count() > 0; }

RunPtr FourBarsPage::shownRun() const
{
    return any() ? m_runs->runs[static_cast<std::size_t>(m_run->currentData().toULongLong())] : nullptr;
}

QString FourBarsPage::chartTitle() { return tr("Four bars: simulated against measured"); }

void FourBarsPage::setRuns(const ComparedRunsPtr& runs)
{
    m_runs = runs;
    m_run->clear();
    for (std::size_t run = 0; runs && run < runs->count(); ++run)
        if (runs->bars[run])
            m_run->addItem(QString::fromStdString(runs->name(run)), static_cast<qulonglong>(run));
    m_run->setCurrentIndex(m_run->count() - 1);
    m_run->setVisible(m_run->count() > 1);
    showChosen();
}

void FourBarsPage::showRun(std::size_t run)
{
    if (const int row = m_run->findData(static_cast<qulonglong>(run)); row >= 0) {
        m_run->setCurrentIndex(row);
        showChosen();
    }
}

void FourBarsPage::showChosen()
{
    const MeasuredBarsPtr bars =
        any() ? m_runs->bars[static_cast<std::size_t>(m_run->currentData().toULongLong())] : nullptr;
    const bool shown = bars && *bars;
    m_fault->setText(bars && !shown ? translated(bars->error()) : QString());
    m_fault->setVisible(!m_fault->text().isEmpty());
    m_split->setVisible(shown);
    m_draw = nullptr;
    if (shown)
        m_draw = [bars, title = chartTitle().toStdString()](const ChartStyle& style) {
            return fourBarsChart(title, bars->value(), style, windowReportLanguage());
        };
    m_chart->setDraw(m_draw);
    m_model->setRows(shown ? rowsOf(bars->value()) : std::vector<FourBarsRow>());
    fitColumns(*m_table);
}

void FourBarsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_table->verticalHeader()->setDefaultSectionSize(
            static_cast<int>(3 * gridUnit * textScale(m_table->font())));
    QWidget::changeEvent(event);
}

void FourBarsPage::retranslate()
{
    m_run->setAccessibleName(tr("Run whose four bars are shown"));
    m_table->setAccessibleName(tr("Four bars"));
    m_model->retranslate();
    showChosen();
}

} // namespace doppler
