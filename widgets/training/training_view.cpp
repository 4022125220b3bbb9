// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_view.h"

#include "widgets/format.h"
#include "widgets/theme.h"
#include "widgets/training/legend_button.h"
#include "widgets/training/run_colors.h"
#include "widgets/training/training_plot.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace doppler {

namespace {

constexpr std::array<std::size_t, 6> smoothings{0, 1, 10, 50, 200, 1000};
constexpr int rateMilliseconds = 500;      ///< Faster, figures could not be read.
constexpr int figuresNeed = 60 * gridUnit; ///< Width of state, figures and buttons.

QLabel* makeLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QColor blend(const QColor& one, const QColor& other, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(a + (b - a) * share); };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

} // namespace

TrainingView::TrainingView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("trainingView"));
    makeActions();
    m_ratesDue.setSingleShot(true);
    connect(&m_ratesDue, &QTimer::timeout, this, &TrainingView::updateHeader);
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(makeEmptyPage());
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
    connect(m_fit, &QAction::triggered, this, [this] { m_plot->fit(); });
    makeSmoothingMenu();
}

void TrainingView::makeSmoothingMenu()
{
    m_smoothing = new QMenu(this);
    auto* group = new QActionGroup(m_smoothing);
    for (const std::size_t episodes : smoothings) {
        QAction* choice = m_smoothing->addAction(QString());
        choice->setCheckable(true);
        choice->setChecked(episodes == 0);
        choice->setData(static_cast<qulonglong>(episodes));
        group->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, episodes] { m_plot->setSmoothing(episodes); });
    }
}

QWidget* TrainingView::makeEmptyPage()
{
    auto* page = new QWidget(this);
    m_emptyTitle = makeLabel("emptyTitle", page);
    m_emptyText = makeLabel("emptyText", page);
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

QWidget* TrainingView::makeRunPage()
{
    auto* page = new QWidget(this);
    m_plot = new TrainingPlot(page);
    auto* header = new QHBoxLayout;
    makeHeader(header);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(makeErrorBar());
    layout->addWidget(m_plot, 1);
    return page;
}

void TrainingView::makeHeader(QHBoxLayout* header)
{
    header->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    header->setSpacing(2 * gridUnit);
    m_chipArea = new QScrollArea;
    m_chipArea->setObjectName(QStringLiteral("runChips"));
    m_chipArea->setFrameShape(QFrame::NoFrame);
    m_chipArea->setWidgetResizable(true);
    m_chipArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chipArea->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chipArea->setFixedHeight(3 * gridUnit);
    m_chipArea->setFocusPolicy(Qt::NoFocus);
    auto* chips = new QWidget;
    m_chips = new QHBoxLayout(chips);
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(gridUnit / 2);
    m_chipArea->setWidget(chips);
    m_chipArea->setBackgroundRole(QPalette::Window);
    chips->setBackgroundRole(QPalette::Window);
    header->addWidget(m_chipArea);

    auto* keys = new QHBoxLayout;
    keys->setSpacing(gridUnit / 2);
    for (const auto sample : {LegendButton::Sample::Points, LegendButton::Sample::Line,
                              LegendButton::Sample::Steps, LegendButton::Sample::Dashes}) {
        auto* key = new LegendButton(sample, this);
        const auto kind = static_cast<CurveKind>(m_keys.size());
        key->setObjectName(QStringLiteral("curveKey%1").arg(m_keys.size()));
        connect(key, &LegendButton::toggled, this, [this, kind](bool on) { m_plot->setShown(kind, on); });
        m_keys.push_back(key);
        keys->addWidget(key);
    }
    header->addLayout(keys);
    header->addStretch();

    m_state = makeLabel("state", this);
    m_status = makeLabel("status", this);
    m_rate = makeLabel("rate", this);
    m_left = makeLabel("left", this);
    for (QLabel* label : {m_state, m_status, m_rate, m_left}) {
        label->setMinimumWidth(1); // The figures' width doesn't move the window's.
        header->addWidget(label);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit / 2);
    for (QAction* action : {m_pause, m_stop, m_abort}) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize(QSize(16, 16));
        buttons->addWidget(button);
    }
    header->addLayout(buttons);
}

QFrame* TrainingView::makeErrorBar()
{
    m_errorBar = new QFrame(this);
    m_errorBar->setObjectName(QStringLiteral("errorBar"));
    m_errorBar->setAutoFillBackground(true);
    m_errorIcon = new QLabel(m_errorBar);
    m_errorText = makeLabel("errorText", m_errorBar);
    m_errorText->setWordWrap(true);
    m_errorText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_errorButton = new QPushButton(m_errorBar);
    m_errorButton->setObjectName(QStringLiteral("errorButton"));
    connect(m_errorButton, &QPushButton::clicked, m_train, &QAction::trigger);
    auto* layout = new QHBoxLayout(m_errorBar);
    layout->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    layout->setSpacing(gridUnit);
    layout->addWidget(m_errorIcon);
    layout->addWidget(m_errorText, 1);
    layout->addWidget(m_errorButton);
    m_errorBar->hide();
    return m_errorBar;
}

void TrainingView::addJob(TrainingJob* job)
{
    Q_ASSERT(job);
    const std::size_t id = m_nextRun++;
    auto* chip = new LegendButton(LegendButton::Sample::Swatch, this);
    chip->setObjectName(QStringLiteral("runChip%1").arg(id));
    chip->setText(job->name());
    chip->setAccessibleName(job->name());
    chip->setSampleColor(runColor(id, tokens(palette()).dark));
    chip->setAutoExclusive(true);
    connect(chip, &LegendButton::clicked, this, [this, id] { select(id); });
    m_chips->addWidget(chip);
    chip->show(); // Only what is shown counts in the header's width.
    m_runs.push_back({id, job, chip});
    m_plot->addRun(id, job->name(), stagePlan(job->setup().options));
    connect(job, &TrainingJob::episodes, this, [this, id](const QVector<EpisodeRecord>& records) {
        m_plot->addRecords(id, records);
        if (id == m_current)
            updateHeader();
    });
    connect(job, &TrainingJob::stateChanged, this, [this, id] {
        if (id != m_current)
            return;
        m_ratesShown.invalidate();
        updateHeader();
    });
    m_pages->setCurrentIndex(1);
    select(id);
}

void TrainingView::removeJob(TrainingJob* job)
{
    const auto run = std::find_if(m_runs.begin(), m_runs.end(), [job](const Run& r) { return r.job == job; });
    if (run == m_runs.end())
        return;
    job->disconnect(this);
    delete run->chip;
    m_plot->removeRun(run->id);
    m_runs.erase(run);
    if (m_runs.empty()) {
        m_pages->setCurrentIndex(0);
        updateHeader();
    } else {
        select(m_runs.back().id);
    }
}

void TrainingView::clearEnded()
{
    std::vector<Run> rest;
    for (const Run& run : m_runs) {
        if (run.job && run.job->active()) {
            rest.push_back(run);
            continue;
        }
        if (run.job)
            run.job->disconnect(this);
        delete run.chip;
        m_plot->removeRun(run.id);
    }
    m_runs = std::move(rest);
    if (m_runs.empty())
        m_pages->setCurrentIndex(0);
    else
        select(m_runs.back().id);
    updateHeader();
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
    for (const Run& own : m_runs)
        own.chip->setChecked(own.id == run);
    m_plot->bringToFront(run);
    m_chips->activate();
    fitHeader();
    m_ratesShown.invalidate();
    restyle();
    updateHeader();
    emit currentJobChanged(currentJob());
}

QString TrainingView::statusText(const TrainingJob& job) const
{
    const auto& newest = job.progress().newest();
    if (!newest)
        return {};
    const std::string_view stage = stageName(newest->stage);
    const QLocale locale;
    const QString done = locale.toString(static_cast<qulonglong>(job.progress().done()));
    const QString name = QString::fromUtf8(stage.data(), static_cast<qsizetype>(stage.size()));
    if (job.progress().planned() == 0)
        return tr("stage %1, episode %2").arg(name, done);
    const QString planned = locale.toString(static_cast<qulonglong>(job.progress().planned()));
    return tr("stage %1, episode %2 of %3").arg(name, done, planned);
}

namespace {

QString stateText(const TrainingJob& job)
{
    if (job.ending())
        return TrainingView::tr("Ending…");
    switch (job.state()) {
    case TrainerState::Idle:
        return job.active() ? TrainingView::tr("Starting…") : TrainingView::tr("Ready");
    case TrainerState::Running:
        return TrainingView::tr("Running");
    case TrainerState::Paused:
        return TrainingView::tr("Paused");
    case TrainerState::Finished:
        return TrainingView::tr("Finished");
    case TrainerState::Stopped:
        return TrainingView::tr("Stopped");
    case TrainerState::Aborted:
        return TrainingView::tr("Aborted");
    case TrainerState::Failed:
        return TrainingView::tr("Failed");
    }
    return {};
}

} // namespace

void TrainingView::updateHeader()
{
    updateActions();
    updateError();
    const TrainingJob* job = currentJob();
    if (!job) {
        for (QLabel* label : {m_state, m_status, m_rate, m_left})
            label->clear();
        return;
    }
    if (!isVisible())
        return;
    m_state->setText(stateText(*job));
    m_status->setText(statusText(*job));
    m_status->setVisible(!m_status->text().isEmpty());
    if (m_ratesShown.isValid() && !m_ratesShown.hasExpired(rateMilliseconds)) {
        if (!m_ratesDue.isActive())
            m_ratesDue.start(rateMilliseconds - static_cast<int>(m_ratesShown.elapsed()) + 1);
        return;
    }
    m_ratesShown.start();
    updateRates(*job);
}

void TrainingView::updateRates(const TrainingJob& job)
{
    const TrainingProgress& progress = job.progress();
    const auto speed = progress.episodesPerSecond();
    const auto left = progress.secondsLeft();
    const bool moving = job.state() == TrainerState::Running;
    m_rate->setText(moving && speed
                        ? tr("%1 episodes/s").arg(QLocale().toString(*speed, 'f', *speed < 99.95 ? 1 : 0))
                        : QString());
    if (job.ended())
        m_left->setText(progress.newest() ? tr("took %1").arg(formatWait(progress.newest()->seconds))
                                          : QString());
    else
        m_left->setText(left ? tr("%1 left").arg(formatWait(*left)) : QString());
    for (QLabel* label : {m_rate, m_left})
        label->setVisible(!label->text().isEmpty());
}

void TrainingView::updateActions()
{
    const TrainingJob* job = currentJob();
    const bool active = job && job->active();
    const bool paused = job && job->state() == TrainerState::Paused;
    m_train->setEnabled(m_obstacle.isEmpty());
    m_emptyButton->setEnabled(m_obstacle.isEmpty());
    m_pause->setEnabled(active && !job->ending());
    m_stop->setEnabled(active && !job->ending());
    m_abort->setEnabled(active);
    const QString shown = paused ? QStringLiteral("resume") : QStringLiteral("pause");
    if (m_pause->data().toString() == shown)
        return;
    m_pause->setData(shown);
    m_pause->setIcon(icon(shown, palette()));
    m_pause->setText(paused ? tr("Resume training") : tr("Pause training"));
}

void TrainingView::updateError()
{
    const TrainingJob* job = currentJob();
    const bool failed = job && job->state() == TrainerState::Failed;
    m_errorBar->setVisible(failed);
    if (failed)
        m_errorText->setText(tr("Training failed: %1").arg(job->errorText()));
}

void TrainingView::restyle()
{
    const Tokens t = tokens(palette());
    m_train->setIcon(icon(QStringLiteral("train"), palette()));
    m_stop->setIcon(icon(QStringLiteral("stop"), palette()));
    m_abort->setIcon(icon(QStringLiteral("abort"), palette()));
    m_fit->setIcon(icon(QStringLiteral("fit"), palette()));
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
        run.chip->setSampleColor(runColor(run.id, t.dark));
    for (LegendButton* key : m_keys)
        key->setSampleColor(runColor(m_current, t.dark));
}

void TrainingView::retranslate()
{
    setAccessibleName(tr("Training"));
    m_emptyTitle->setText(tr("Nothing is being trained"));
    m_emptyText->setText(
        m_obstacle.isEmpty()
            ? tr("A DOPPLER policy learns to place this graph; its curves appear here, live.")
            : m_obstacle);
    m_train->setText(tr("Train DOPPLER on this graph"));
    m_emptyButton->setText(m_train->text());
    m_errorButton->setText(tr("Change the settings…"));
    m_pause->setData({});
    m_stop->setText(tr("Stop and keep the best"));
    m_stop->setToolTip(tr("Stop after this episode; keeps the best placement and writes the checkpoint"));
    m_abort->setText(tr("Abort training"));
    m_abort->setToolTip(tr("End at once; the last checkpoint stays as it is"));
    m_fit->setText(tr("Show all episodes"));
    m_smoothing->setTitle(tr("Smoothing"));
    for (QAction* choice : m_smoothing->actions()) {
        const auto episodes = choice->data().toULongLong();
        choice->setText(episodes == 0   ? tr("By the run's length")
                        : episodes == 1 ? tr("None")
                                        : tr("Mean of %1 episodes").arg(QLocale().toString(episodes)));
    }
    const std::array names{tr("episode"), tr("mean"), tr("best"), tr("baseline")};
    const std::array hints{tr("The makespan of every episode's placement"),
                           tr("The moving mean of the episodes"), tr("The least makespan so far"),
                           tr("The mean of earlier episodes, which each episode is compared with")};
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        m_keys[i]->setText(names[i]);
        m_keys[i]->setToolTip(hints[i]);
        m_keys[i]->setAccessibleName(names[i]);
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
    menu.addAction(m_fit);
    menu.addMenu(m_smoothing);
    menu.addSeparator();
    menu.addActions({m_pause, m_stop, m_abort});
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

void TrainingView::fitHeader()
{
    const int chips = std::min(m_chips->sizeHint().width(), width() * 2 / 5);
    m_chipArea->setFixedWidth(std::max(chips, 1));
    int keys = 0;
    for (const LegendButton* key : m_keys)
        keys += key->sizeHint().width() + gridUnit / 2;
    for (LegendButton* key : m_keys)
        key->setVisible(chips + keys + figuresNeed <= width());
    if (const Run* run = current())
        m_chipArea->ensureWidgetVisible(run->chip, 0, 0);
}

} // namespace doppler
