// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_view.h"

#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_bar.h"
#include "widgets/comparison/result_filter.h"
#include "widgets/ui/controls/check_list.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/folding_row.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

namespace doppler {

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent), m_saving({[this](const QString& file) { emit saved(file); },
                                 [this](const Error& error) { emit failed(error); }}),
      m_reading({[this](const SavedComparison& kept) { goOnIn(kept); },
                 [this](const Error& error) { tell([error] { return translated(error); }); },
                 {}}),
      m_summaries(new SummaryModel(this)), m_wins(new WinMatrixModel(this)),
      m_sorted(new FilteredSummaries(this)), m_pages(new QStackedWidget),
      m_pageButtons(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("comparison"));
    makeActions();
    makeLists();
    makeResults();
    m_bar = new ComparisonBar({m_compare, m_stop, m_export}, {m_goOn, m_keep});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, 0, gridUnit, gridUnit);
    column->setSpacing(gridUnit);
    auto* heads = new QHBoxLayout;
    makePages(heads);
    column->addLayout(heads);
    column->addWidget(m_pages, 1);
    column->addWidget(m_bar);

    connect(&m_job, &ComparisonJob::loadProgressed, this, [this](double share) {
        m_bar->showProgress(static_cast<int>(share * 1000), 1000);
        m_loadWait.reached(share);
        tell([wait = m_loadWait] {
            const QString left = wait.leftText();
            return left.isEmpty() ? tr("Loading…") : tr("Loading… %1").arg(left);
        });
    });
    connect(&m_job, &ComparisonJob::prepared, this, &ComparisonView::adopt);
    connect(&m_job, &ComparisonJob::rowsArrived, this, &ComparisonView::takeRows);
    connect(&m_job, &ComparisonJob::progressed, this, [this](quint64 done, quint64 total, double left) {
        m_bar->showProgress(static_cast<int>(done), static_cast<int>(total));
        tell([=] {
            return done < total ? tr("%1 of %2 runs, %3 remaining").arg(done).arg(total).arg(formatWait(left))
                                : tr("%1 of %2 runs").arg(done).arg(total);
        });
    });
    connect(&m_job, &ComparisonJob::finished, this, [this] {
        const std::size_t done = m_summaries->rows().size();
        const std::size_t total = m_summaries->study()->setup.cells();
        tell([=] {
            return done < total ? tr("Stopped after %1 of %2 runs").arg(done).arg(total)
                                : tr("%n runs compared", nullptr, static_cast<int>(total));
        });
        updateState();
    });
    connect(&m_job, &ComparisonJob::failed, this, [this](const Error& error) {
        updateState(); // which says what to do where nothing was compared: the reason goes over it
        tell([error] { return translated(error); });
    });
    fillLists();
    retranslate();
    restyle();
    updateState();
}

QSize ComparisonView::sizeHint() const { return {110 * gridUnit, 40 * gridUnit}; }

void ComparisonView::makeActions()
{
    m_compare = new QAction(this);
    m_compare->setObjectName(QStringLiteral("startComparison"));
    connect(m_compare, &QAction::triggered, this, &ComparisonView::start);
    m_stop = new QAction(this);
    m_stop->setObjectName(QStringLiteral("stopComparison"));
    connect(m_stop, &QAction::triggered, this, &ComparisonView::stop);
    m_goOn = new QAction(this);
    m_goOn->setObjectName(QStringLiteral("goOnComparison"));
    connect(m_goOn, &QAction::triggered, this, &ComparisonView::goOn);
    m_export = new QAction(this);
    m_export->setObjectName(QStringLiteral("exportComparison"));
    connect(m_export, &QAction::triggered, this, &ComparisonView::askExport);
    m_keep = new QAction(this);
    m_keep->setObjectName(QStringLiteral("keepComparison"));
    connect(m_keep, &QAction::triggered, this, &ComparisonView::askJournal);
    m_options = new QAction(this);
    m_options->setObjectName(QStringLiteral("placerOptions"));
    connect(m_options, &QAction::triggered, this, &ComparisonView::askOptions);
    m_program = new QAction(this);
    m_program->setObjectName(QStringLiteral("addProgram"));
    connect(m_program, &QAction::triggered, this, &ComparisonView::askProgram);
    m_checkpoint = new QAction(this);
    m_checkpoint->setObjectName(QStringLiteral("addCheckpoint"));
    connect(m_checkpoint, &QAction::triggered, this, &ComparisonView::askCheckpoint);
    m_graph = new QAction(this);
    m_graph->setObjectName(QStringLiteral("addGraphFile"));
    connect(m_graph, &QAction::triggered, this, &ComparisonView::askGraphs);
    m_devices = new QAction(this);
    m_devices->setObjectName(QStringLiteral("addDevicesFile"));
    connect(m_devices, &QAction::triggered, this, &ComparisonView::askDevices);
    m_namedDevices = new QAction(this);
    m_namedDevices->setObjectName(QStringLiteral("addNamedDevices"));
    connect(m_namedDevices, &QAction::triggered, this, &ComparisonView::askNamedDevices);
}

void ComparisonView::makePages(QHBoxLayout* into)
{
    into->setSpacing(gridUnit / 2);
    for (int page = 0; page < PageCount; ++page) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(page == Choice);
        button->setFocusPolicy(Qt::StrongFocus);
        m_pageButtons->addButton(button, page);
        into->addWidget(button);
    }
    into->addStretch(1);
    connect(m_pageButtons, &QButtonGroup::idClicked, this, &ComparisonView::showPage);
}

void ComparisonView::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    m_pageButtons->button(page)->setChecked(true);
}

void ComparisonView::makeLists()
{
    auto* page = new QWidget;
    auto* whole = new QVBoxLayout(page);
    whole->setContentsMargins(0, gridUnit, 0, 0);
    auto* row = new QHBoxLayout;
    whole->addLayout(row, 1);
    m_keepLocks = new QCheckBox;
    m_keepLocks->setObjectName(QStringLiteral("keepLocks"));
    m_keepLocks->setChecked(true);
    whole->addWidget(m_keepLocks);
    m_lockNote = new QLabel;
    m_lockNote->setObjectName(QStringLiteral("lockNote"));
    m_lockNote->setWordWrap(true);
    whole->addWidget(m_lockNote);
    row->setSpacing(2 * gridUnit);
    for (std::size_t i = 0; i < ListCount; ++i) {
        auto* column = new QVBoxLayout;
        column->setSpacing(gridUnit / 2);
        m_captions[i] = new QLabel;
        m_lists[i] = new CheckList;
        m_captions[i]->setBuddy(m_lists[i]->list());
        auto* head = new FoldingRow;
        head->row()->addWidget(m_captions[i], 1);
        std::vector<QWidget*> buttons{new FoldingButton(std::array{m_program, m_graph, m_devices}[i])};
        if (i == Placers) {
            buttons.push_back(new FoldingButton(m_checkpoint));
            buttons.push_back(new FoldingButton(m_options)); // Keeps its words longest.
            m_lists[i]->list()->addAction(m_options);
            m_lists[i]->list()->setContextMenuPolicy(Qt::ActionsContextMenu);
            connect(m_lists[i], &CheckList::currentChanged, this, &ComparisonView::updateOptions);
        }
        if (i == Topologies)
            buttons.push_back(new FoldingButton(m_namedDevices));
        for (QWidget* button : buttons)
            head->row()->addWidget(button);
        head->setFolding(buttons);
        column->addWidget(head);
        column->addWidget(m_lists[i], 1);
        row->addLayout(column, 1);
        connect(m_lists[i], &CheckList::changed, this, &ComparisonView::updateState);
    }
    m_pages->addWidget(page);
}

void ComparisonView::begin(const StudyRequest& wanted, const ComparisonRecord& before)
{
    if (!wanted.complete() || running()) {
        showPage(Choice);
        return;
    }
    if (const QStringList programs = unknownPrograms(wanted); !programs.isEmpty()) {
        askToRun(programs, [this, wanted, before] { begin(wanted, before); });
        return;
    }
    m_bar->showBusy();
    m_loadWait.begin();
    tell([] { return tr("Loading…"); });
    m_job.start(wanted, before);
    // The button that was pressed can't have the keys any more; else they would go to the next field.
    const bool hasKeys = isAncestorOf(QApplication::focusWidget());
    showPage(Results);
    if (hasKeys)
        m_table->setFocus(Qt::OtherFocusReason);
    updateState();
}

void ComparisonView::openRow(const QModelIndex& index)
{
    if (const ComparisonRow* row = m_summaries->bestRow(m_sorted->mapToSource(index).row()))
        emit openRequested(m_summaries->study(), *row);
}

void ComparisonView::updateState()
{
    const StudyRequest wanted = request();
    m_compare->setEnabled(!running() && wanted.complete());
    m_stop->setEnabled(running());
    m_goOn->setEnabled(!running() && lacksRuns());
    m_keep->setEnabled(!running());
    m_export->setEnabled(!m_summaries->rows().empty());
    m_bar->setRunning(running());
    showLocked();
    updateOptions();
    if (!running() && !m_summaries->study())
        tell([this] {
            const StudyRequest now = request();
            return now.complete() ? tr("Total runs: %1").arg(now.cells())
                                  : tr("Tick at least one placer, graph and topology");
        });
    emit runningChanged();
}

void ComparisonView::tell(std::function<QString()> text) { m_bar->tell(std::move(text)); }

void ComparisonView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QWidget::changeEvent(event);
}

void ComparisonView::restyle()
{
    m_wins->setTokens(tokens(palette()));
    m_compare->setIcon(icon(QStringLiteral("compare"), palette()));
    m_stop->setIcon(icon(QStringLiteral("stop"), palette()));
    m_goOn->setIcon(icon(QStringLiteral("play"), palette()));
    m_export->setIcon(icon(QStringLiteral("export"), palette()));
    m_keep->setIcon(icon(QStringLiteral("save"), palette()));
    // Told from its neighbour by the picture alone.
    m_checkpoint->setIcon(icon(QStringLiteral("checkpoint"), palette()));
    m_options->setIcon(icon(QStringLiteral("options"), palette()));
    m_namedDevices->setIcon(icon(QStringLiteral("devices"), palette()));
    for (QAction* action : {m_program, m_graph, m_devices})
        action->setIcon(icon(QStringLiteral("open"), palette()));
}

void ComparisonView::retranslate()
{
    const std::array<QString, PageCount> pages{tr("Setu&p"), tr("&Results"), tr("W&ins"), tr("C&harts")};
    for (int page = 0; page < PageCount; ++page)
        m_pageButtons->button(page)->setText(pages[static_cast<std::size_t>(page)]);
    const std::array<QString, ListCount> captions{tr("P&lacers"), tr("&Graphs"), tr("&Devices")};
    const std::array<QString, ListCount> names{tr("Placers"), tr("Graphs"), tr("Devices")};
    const std::array<QString, ListCount> searches{tr("Find a placer"), tr("Find a graph"),
                                                  tr("Find devices")};
    for (std::size_t i = 0; i < ListCount; ++i) {
        m_captions[i]->setText(captions[i]);
        m_lists[i]->setNames(names[i], searches[i]);
    }
    m_compare->setText(tr("Start &comparison"));
    m_compare->setIconText(
        tr("Start")); // On the buttons, which have little room and stand where it is plain.
    m_compare->setToolTip(tr("Run every ticked placer on every ticked graph and topology, with every seed"));
    m_stop->setText(tr("&Stop comparison"));
    m_stop->setIconText(tr("Stop"));
    m_stop->setToolTip(tr("Stop the comparison; finished runs are kept"));
    m_goOn->setText(tr("Co&ntinue the comparison"));
    m_goOn->setToolTip(tr("Run only what is missing in the results or has failed; finished runs are kept"));
    m_export->setText(tr("E&xport comparison…"));
    m_export->setIconText(tr("Export…"));
    m_export->setToolTip(tr("Save the runs as a report, a table, JSON or a picture"));
    m_keep->setText(tr("Save to &journal…"));
    m_keep->setToolTip(tr("Save each finished run to a journal file, or resume a saved comparison"));
    m_options->setText(tr("Set &up the placer…"));
    m_options->setIconText(tr("Options…"));
    m_options->setToolTip(tr("Set the options that the current placer uses in comparisons"));
    m_program->setText(tr("Add a progra&m…"));
    m_program->setToolTip(
        tr("Add your own program to the comparison; it reads the problem as JSON and writes a placement"));
    m_program->setIconText(tr("Program…")); // On the buttons, which stand over their list.
    m_checkpoint->setText(tr("Add a checkp&oint…"));
    m_checkpoint->setIconText(tr("Checkpoint…"));
    m_checkpoint->setToolTip(tr("Compare the networks of a checkpoint without training them further"));
    m_graph->setText(tr("Add graph &files…"));
    m_graph->setIconText(tr("Add files…")); // Over the list of graphs.
    m_graph->setToolTip(tr("Also compare on graphs from files"));
    m_devices->setText(tr("&Add device files…"));
    m_devices->setIconText(tr("Add files…"));
    m_devices->setToolTip(tr("Also compare on devices and links from files"));
    m_namedDevices->setText(tr("Add de&vices by count and name…"));
    m_namedDevices->setIconText(tr("By name…"));
    m_namedDevices->setToolTip(tr("Also compare on devices such as 2xH100 or 1xA100+cpu"));
    m_empty->setText(tr("No comparison yet.\nTick placers, graphs and devices, then start the comparison."));
    m_table->setAccessibleName(tr("Results of the comparison"));
    m_matrix->setAccessibleName(tr("Wins, ties and losses of each pair of placers"));
    m_noWins->setText(tr("Wins appear when the first runs have finished."));
    m_winsKey->setText(tr("Number of times that the row's makespan is shorter / equal / longer than the "
                          "column's, over all problems and seeds. Coloured where the p-value of the "
                          "signed-rank test is below 0.05, which needs at least six pairs."));
    showLocked();
    fillLists();
    m_summaries->retranslate();
    m_filter->retranslate();
    m_charts->retranslate();
    if (m_wins->rowCount() > 0)
        m_wins->retranslate();
    m_bar->retranslate();
}

} // namespace doppler
