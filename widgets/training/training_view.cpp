// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_view.h"

#include "widgets/training/curves/curve_kinds.h"
#include "widgets/training/curves/run_colors.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/settings_model.h"
#include "widgets/training/training_table.h"
#include "widgets/ui/controls/scroll_page.h"
#include "widgets/ui/controls/stretch_column.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr int tableMilliseconds = 500; ///< Faster, figures could not be read.
constexpr int leastName = 20 * gridUnit;

QColor blend(const QColor& one, const QColor& other, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

} // namespace

TrainingView::TrainingView(QWidget* parent)
    : QWidget(parent), m_table(new TrainingTable(this)), m_settings(new SettingsModel(this)),
      m_saving({[this](const QString& file) { emit saved(file); },
                [this](const Error& error) { emit failed(error); }})
{
    setObjectName(QStringLiteral("trainingView"));
    makeActions();
    makeOptions();
    m_tableDue.setSingleShot(true);
    connect(&m_tableDue, &QTimer::timeout, this, &TrainingView::refreshTables);
    m_ratesDue.setSingleShot(true);
    connect(&m_ratesDue, &QTimer::timeout, this, &TrainingView::updateHeader);
    m_pages = new QStackedLayout(this);
    auto* empty = new ScrollPage(makeEmptyPage());
    empty->setFocusPolicy(Qt::NoFocus);
    m_pages->addWidget(empty);
    m_pages->addWidget(makeRunPage());
    retranslate();
    restyle();
    updateActions();
}

TrainingView::~TrainingView() = default;

void TrainingView::makeActions()
{
    const auto make = [this](const char* name, const QKeySequence& key) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_train = make("train", {});
    m_pause = make("pauseTraining", QKeySequence(Qt::Key_P));
    m_stop = make("stopTraining", {});
    m_abort = make("abortTraining", {});
    m_continue = make("continueTraining", {});
    m_clear = make("clearTraining", {});
    m_fit = make("fitTraining", QKeySequence(Qt::Key_F));
    connect(m_train, &QAction::triggered, this, &TrainingView::trainRequested);
    connect(m_pause, &QAction::triggered, this, [this] {
        if (TrainingJob* job = currentJob())
            job->state() == TrainerState::Paused ? job->resume() : job->pause();
    });
    connect(m_stop, &QAction::triggered, this, [this] {
        if (TrainingJob* job = currentJob())
            job->stop();
        updateHeader();
    });
    connect(m_abort, &QAction::triggered, this, [this] {
        if (TrainingJob* job = currentJob())
            job->abort();
        updateHeader();
    });
    connect(m_continue, &QAction::triggered, this, [this] {
        if (TrainingJob* job = currentJob())
            emit continueRequested(job);
    });
    connect(m_clear, &QAction::triggered, this, &TrainingView::clearEnded);
    connect(m_fit, &QAction::triggered, this, [this] { m_plot->fit(); });
}

QWidget* TrainingView::makeEmptyPage()
{
    auto* page = new QWidget(this);
    m_emptyTitle = new QLabel(page);
    m_emptyTitle->setObjectName(QStringLiteral("emptyTitle"));
    m_emptyText = new QLabel(page);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButton = new QPushButton(page);
    m_emptyButton->setObjectName(QStringLiteral("trainButton"));
    connect(m_emptyButton, &QPushButton::clicked, m_train, &QAction::trigger);
    auto* layout = new QVBoxLayout(page);
    layout->setSpacing(gridUnit);
    layout->addStretch();
    layout->addWidget(m_emptyTitle, 0, Qt::AlignHCenter);
    layout->addWidget(m_emptyText);
    layout->addSpacing(gridUnit);
    layout->addWidget(m_emptyButton, 0, Qt::AlignHCenter);
    layout->addStretch();
    return page;
}

QTreeView* TrainingView::makeTree(const char* name)
{
    auto* tree = new QTreeView(this);
    tree->setObjectName(QLatin1String(name));
    tree->setModel(m_table);
    tree->setFrameShape(QFrame::NoFrame);
    tree->setUniformRowHeights(true);
    tree->setIndentation(2 * gridUnit);
    tree->setSelectionBehavior(QAbstractItemView::SelectRows);
    tree->setAllColumnsShowFocus(true);
    tree->setIconSize(QSize(gridUnit, gridUnit));
    tree->setContextMenuPolicy(Qt::NoContextMenu); // The view's own.
    tree->header()->setStretchLastSection(false);
    return tree;
}

QWidget* TrainingView::makeRunPage()
{
    auto* page = new QWidget(this);
    m_plot = new TrainingPlot(page);
    m_plot->setMinimumWidth(40 * gridUnit); // Its letters would hold the window wider than a small screen.
    m_list = makeTree("trainingList");
    m_list->setHeaderHidden(true);
    for (int column = TrainingTable::Mean; column < TrainingTable::ColumnCount; ++column)
        m_list->hideColumn(column);
    m_list->header()->setSectionResizeMode(TrainingTable::Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(TrainingTable::State, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(TrainingTable::Best, QHeaderView::ResizeToContents);
    m_list->setMinimumWidth(20 * gridUnit);
    m_comparison = makeTree("trainingComparison");
    m_comparison->setSelectionModel(m_list->selectionModel());
    m_comparison->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_comparison->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    stretchColumn(*m_comparison, TrainingTable::Name, leastName);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (const auto run = m_table->runAt(index); run && *run != m_current)
                    select(*run);
            });
    // What is there is shown; a group can still be folded.
    connect(m_table, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& parent) {
        for (QTreeView* tree : {m_list, m_comparison})
            parent.isValid() ? tree->expand(parent) : tree->expandAll();
    });
    auto* right = new QWidget(page);
    m_pictures = new QStackedLayout(right);
    m_pictures->addWidget(m_plot);
    m_pictures->addWidget(m_comparison);
    m_pictures->addWidget(makeSettingsTable());
    m_split = new QSplitter(Qt::Horizontal, page);
    m_split->setObjectName(QStringLiteral("trainingSplit"));
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_list);
    m_split->addWidget(right);
    m_split->setStretchFactor(1, 1);
    // Wide enough for a usual name, state and figure beside each other.
    QFont bold = m_list->font();
    bold.setBold(true);
    const int content =
        QFontMetrics(bold).horizontalAdvance(QStringLiteral("DOPPLER, paper  Running, 99.9 %  999.9 ms"));
    m_split->setSizes({content + 9 * gridUnit, 144 * gridUnit - content - 9 * gridUnit});
    const auto alone = [this](QAction* toggle, QAction* other) {
        connect(toggle, &QAction::toggled, this, [this, other](bool on) {
            if (on)
                other->setChecked(false);
            showPage();
        });
    };
    alone(m_compare, m_settingsAction);
    alone(m_settingsAction, m_compare);
    auto* header = new QHBoxLayout;
    makeHeader(header);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(makeErrorBar());
    layout->addWidget(m_split, 1);
    return page;
}

void TrainingView::addJob(TrainingJob* job)
{
    Q_ASSERT(job);
    const std::size_t id = m_nextRun++;
    m_runs.push_back({id, job});
    m_plot->addRun(id, job->name(), job->plan());
    m_table->add(id, job);
    m_table->setColor(id, runColor(id, tokens(palette()).dark));
    watch(id, job);
    m_pages->setCurrentIndex(1);
    regroup();
    refreshTables();
    select(id);
}

void TrainingView::showJob(const TrainingJob* job)
{
    for (const Run& run : m_runs)
        if (run.job == job)
            return select(run.id);
}

void TrainingView::watch(std::size_t run, TrainingJob* job)
{
    connect(job, &TrainingJob::episodes, this, [this, run](const QVector<EpisodeRecord>& records) {
        const std::size_t known = m_plot->curves(run)->problemCount();
        m_plot->addRecords(run, records);
        if (m_plot->curves(run)->problemCount() != known)
            updateGraphs();
        if (!m_tableDue.isActive())
            m_tableDue.start(tableMilliseconds);
        if (run == m_current)
            updateHeader();
    });
    connect(job, &TrainingJob::finished, this,
            [this, run](const TrainingOutcome& outcome) { showGreedy(run, outcome); });
    connect(job, &TrainingJob::stateChanged, this, [this, run] {
        refreshTables();
        if (run != m_current)
            return;
        m_ratesShown.invalidate();
        updateHeader();
    });
}

void TrainingView::replaceJob(TrainingJob* before, TrainingJob* job)
{
    const auto run =
        std::find_if(m_runs.begin(), m_runs.end(), [before](const Run& r) { return r.job == before; });
    if (run == m_runs.end())
        return;
    before->disconnect(this);
    run->job = job;
    m_plot->setGreedy(run->id, {});
    m_table->replace(run->id, job);
    watch(run->id, job);
    select(run->id);
}

/// Tells the plot which runs belong together.
void TrainingView::regroup()
{
    std::vector<RunGroup> groups;
    for (const auto& runs : m_table->groups())
        groups.push_back({m_table->groupTitle(runs.front()), runs});
    m_plot->setGroups(std::move(groups));
}

void TrainingView::removeJob(TrainingJob* job)
{
    const auto run = std::find_if(m_runs.begin(), m_runs.end(), [job](const Run& r) { return r.job == job; });
    if (run == m_runs.end())
        return;
    job->disconnect(this);
    const std::size_t id = run->id;
    m_runs.erase(run);
    m_table->remove(id);
    refreshTables();
    regroup(); // Before the curves go: bands are made of them.
    m_plot->removeRun(id);
    if (m_runs.empty()) {
        m_pages->setCurrentIndex(0);
        updateHeader();
        emit currentJobChanged(nullptr);
    } else {
        select(m_runs.back().id);
    }
    emit removed(job);
}

void TrainingView::clearEnded()
{
    std::vector<Run> rest;
    std::vector<Run> gone;
    for (const Run& run : m_runs) {
        if (run.job && run.job->active()) {
            rest.push_back(run);
            continue;
        }
        if (run.job)
            run.job->disconnect(this);
        gone.push_back(run);
    }
    m_runs = std::move(rest);
    for (const Run& run : gone)
        m_table->remove(run.id);
    refreshTables();
    regroup();
    for (const Run& run : gone)
        m_plot->removeRun(run.id);
    if (m_runs.empty()) {
        m_pages->setCurrentIndex(0);
        emit currentJobChanged(nullptr);
    } else {
        select(m_runs.back().id);
    }
    updateHeader();
    for (const Run& run : gone)
        if (run.job)
            emit removed(run.job);
}

void TrainingView::setReferences(std::vector<MakespanReference> references)
{
    m_plot->setReferences(std::move(references));
}

void TrainingView::setObstacle(const QString& reason)
{
    m_obstacle = reason;
    retranslate();
    updateActions();
}

const TrainingView::Run* TrainingView::current() const
{
    const auto run =
        std::find_if(m_runs.begin(), m_runs.end(), [this](const Run& r) { return r.id == m_current; });
    return run == m_runs.end() ? nullptr : &*run;
}

TrainingJob* TrainingView::currentJob() const
{
    const Run* run = current();
    return run ? run->job.data() : nullptr;
}

void TrainingView::select(std::size_t run)
{
    m_current = run;
    if (m_table->runAt(m_list->currentIndex()) != run)
        m_list->setCurrentIndex(m_table->indexOf(run));
    m_plot->bringToFront(run);
    updateGraphs();
    m_ratesShown.invalidate();
    restyle();
    updateHeader();
    emit currentJobChanged(currentJob());
}

void TrainingView::restyle()
{
    const Tokens t = tokens(palette());
    m_train->setIcon(icon(QStringLiteral("train"), palette()));
    m_stop->setIcon(icon(QStringLiteral("stop"), palette()));
    m_abort->setIcon(icon(QStringLiteral("abort"), palette()));
    m_fit->setIcon(icon(QStringLiteral("fit"), palette()));
    m_continue->setIcon(icon(QStringLiteral("resume"), palette()));
    m_compare->setIcon(icon(QStringLiteral("compare"), palette()));
    m_settingsAction->setIcon(icon(QStringLiteral("table"), palette()));
    m_pause->setIcon(icon(m_pause->data().toString(), palette()));
    QPalette error = palette();
    error.setColor(QPalette::ButtonText, t.bad);
    m_errorIcon->setPixmap(icon(QStringLiteral("error"), error).pixmap(16, 16));
    error = palette();
    error.setColor(QPalette::Window, blend(t.surface, t.bad, 0.12));
    m_errorBar->setPalette(error);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, t.mutedText);
    for (QLabel* label : {m_status, m_rate, m_left, m_emptyText})
        label->setPalette(muted);
    QFont strong = font();
    strong.setBold(true);
    m_emptyTitle->setFont(strong);
    m_state->setFont(strong);
    for (const Run& run : m_runs)
        m_table->setColor(run.id, runColor(run.id, t.dark));
    QPalette flat = palette();
    flat.setColor(QPalette::Base, t.surface);
    m_list->setPalette(flat);
    m_settingsTable->verticalHeader()->setDefaultSectionSize(
        static_cast<int>(3 * gridUnit * textScale(font())));
    for (LegendButton* key : m_keys)
        key->setSampleColor(runColor(m_current, t.dark));
}

void TrainingView::retranslate()
{
    setAccessibleName(tr("Training"));
    m_emptyTitle->setText(tr("No training is running"));
    m_emptyText->setText(
        m_obstacle.isEmpty()
            ? tr("Train a policy to place this graph; its curves appear here during the training.")
            : m_obstacle);
    m_train->setText(tr("Train a policy on this graph"));
    m_emptyButton->setText(m_train->text());
    m_errorButton->setText(tr("Change settings…"));
    m_pause->setData({});
    m_stop->setText(tr("Stop and keep best"));
    m_stop->setToolTip(tr("Stop after this episode; keeps the best placement and writes the checkpoint"));
    m_abort->setText(tr("Abort training"));
    m_abort->setToolTip(tr("End immediately; the last checkpoint stays unchanged"));
    m_continue->setText(tr("Continue from the checkpoint"));
    m_clear->setText(tr("Remove ended trainings"));
    m_fit->setText(tr("Show all episodes"));
    m_list->setAccessibleName(tr("Trainings"));
    m_comparison->setAccessibleName(tr("Comparison of trainings"));
    m_settingsTable->setAccessibleName(tr("Settings of the trainings"));
    m_table->retranslate();
    retranslateOptions();
    m_graph->setAccessibleName(tr("Graph"));
    m_graph->setToolTip(tr("Graph of this training whose curves are shown"));
    updateGraphs();
    const std::array<CurveKindLook, curveKinds> looks = curveKindLooks();
    const std::array hints{
        tr("Makespan of every episode's placement; a triangle at the edge marks a value beyond the scale"),
        tr("Moving mean over the episodes"), tr("Shortest makespan so far"),
        tr("Makespan with which each episode is compared: the mean of earlier episodes")};
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        m_keys[i]->setText(looks[i].name);
        m_keys[i]->setToolTip(hints[i]);
        m_keys[i]->setAccessibleName(looks[i].name);
        m_keys[i]->updateGeometry();
    }
    for (QPushButton* button : {m_emptyButton, m_errorButton}) {
        button->setMinimumWidth(0);
        button->setMinimumWidth(button->sizeHint().width() + 2 * gridUnit);
    }
    fitHeader();
    m_ratesShown.invalidate();
    updateHeader();
}

void TrainingView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TrainingView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions({m_pause, m_stop, m_abort, m_continue, m_clear});
    menu.addSeparator();
    menu.addActions({m_compare, m_settingsAction});
    QAction* options = menu.addMenu(m_options);
    options->setText(m_optionsButton->text());
    menu.addSeparator();
    menu.addActions(m_tableActions);
    menu.addSeparator();
    menu.addAction(m_train);
    menu.exec(event->globalPos());
}

void TrainingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_ratesShown.invalidate();
    updateHeader();
}

void TrainingView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeader();
}

} // namespace doppler
