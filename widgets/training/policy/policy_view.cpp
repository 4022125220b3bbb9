// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_view.h"

#include "core/training/named_networks.h"
#include "widgets/training/policy/decision_table.h"
#include "widgets/training/policy/feature_page.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/probability_bars.h"
#include "widgets/training/policy/teacher_page.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/controls/scroll_page.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedLayout>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace doppler {

namespace {

constexpr int tickMilliseconds = 40;
constexpr int pageCount = 3;         ///< Choice, features, teacher.
constexpr double stepsPerSecond = 8; ///< Slow enough to read a step.
constexpr double longestSeconds = 8; ///< Long episodes go faster, so that the view stays near the learner.

QString toText(const std::string& text) { return QString::fromStdString(text); }

QString counted(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

double entropy(std::span<const float> probabilities)
{
    return std::accumulate(probabilities.begin(), probabilities.end(), 0.0,
                           [](double sum, double p) { return p > 0 ? sum - p * std::log(p) : sum; });
}

PolicyView::PolicyView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("policyView"));
    setFocusPolicy(Qt::StrongFocus);
    makeActions();
    m_pages = new QStackedLayout(this);
    auto* empty = new ScrollPage(makeEmptyPage());
    empty->setFocusPolicy(Qt::NoFocus);
    m_pages->addWidget(empty);
    m_pages->addWidget(makeStepPage());
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &PolicyView::tick);
    retranslate();
    restyle();
    updateControls();
}

void PolicyView::makeActions()
{
    const auto make = [this](const char* name, int key, auto&& slot) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(QKeySequence(key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_first = make("firstPolicyStep", Qt::Key_Home, [this] { stepTo(0); });
    m_previous = make("previousPolicyStep", Qt::Key_Left,
                      [this] { stepTo(m_playback.step() > 0 ? m_playback.step() - 1 : 0); });
    m_play = make("playPolicy", Qt::Key_Space, [this] {
        togglePlayback();
        changed();
    });
    m_next = make("nextPolicyStep", Qt::Key_Right, [this] { stepTo(m_playback.step() + 1); });
    m_last = make("lastPolicyStep", Qt::Key_End, [this] { stepTo(m_playback.stepCount()); });
    m_follow = make("followPolicy", Qt::Key_L, [this] {
        m_suspended = false;
        m_stepsEnded = false;
        m_follow->isChecked() ? m_playback.follow() : m_playback.pause();
        changed();
    });
    m_follow->setCheckable(true);
    m_grow = make("growPlacement", Qt::Key_G, [this] {
        m_stepsEnded = false;
        showGrowth();
    });
    m_grow->setCheckable(true);
    m_grow->setChecked(true);
    m_groups = make("colorByGroups", Qt::Key_C, [] {}); // The panel shows them.
    m_groups->setCheckable(true);
    m_toSelected = make("policyStepOfSelected", Qt::Key_V, [this] {
        if (const auto step = stepOfSelected())
            stepTo(*step);
    });
    makeMenu();
}

void PolicyView::makeMenu()
{
    m_menu = new QMenu(this);
    m_menu->setObjectName(QStringLiteral("policyMenu"));
    m_menu->addActions({m_play, m_previous, m_next, m_first, m_last, m_toSelected});
    m_menu->addSeparator();
    m_pageChoices = new QActionGroup(m_menu);
    for (int page = 0; page < pageCount; ++page) {
        QAction* choice = m_pageChoices->addAction(QString());
        choice->setCheckable(true);
        choice->setChecked(page == 0);
        choice->setData(page);
    }
    m_menu->addActions(m_pageChoices->actions());
    connect(m_pageChoices, &QActionGroup::triggered, this,
            [this](const QAction* choice) { showPage(choice->data().toInt()); });
    m_menu->addSeparator();
    m_menu->addActions({m_follow, m_grow, m_groups});
}

void PolicyView::offer(QAction* train)
{
    const auto follow = [this, train] { m_emptyButton->setEnabled(train->isEnabled()); };
    connect(train, &QAction::changed, m_emptyButton, follow);
    connect(m_emptyButton, &QPushButton::clicked, train, &QAction::trigger);
    follow();
    m_emptyButton->show();
}

QWidget* PolicyView::makeEmptyPage()
{
    auto* page = new QWidget(this);
    m_emptyTitle = new QLabel(page);
    m_emptyTitle->setObjectName(QStringLiteral("policyEmptyTitle"));
    m_emptyText = new QLabel(page);
    m_emptyText->setObjectName(QStringLiteral("policyEmptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButton = new QPushButton(page);
    m_emptyButton->setObjectName(QStringLiteral("policyTrainButton"));
    m_emptyButton->hide();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * gridUnit, gridUnit, 2 * gridUnit, gridUnit);
    layout->setSpacing(gridUnit);
    layout->addStretch();
    layout->addWidget(m_emptyTitle, 0, Qt::AlignHCenter);
    layout->addWidget(m_emptyText);
    layout->addSpacing(gridUnit);
    layout->addWidget(m_emptyButton, 0, Qt::AlignHCenter);
    layout->addStretch();
    return page;
}

PolicyView::Section PolicyView::addSection(QBoxLayout* layout, const char* name)
{
    Section section;
    section.title = new ElidedLabel(this);
    section.title->setObjectName(QLatin1String(name) + QStringLiteral("Title"));
    section.title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    section.detail = new QLabel(this);
    section.detail->setObjectName(QLatin1String(name) + QStringLiteral("Entropy"));
    section.bars = new ProbabilityBars(this);
    section.bars->setObjectName(QLatin1String(name) + QStringLiteral("Bars"));
    auto* heading = new QHBoxLayout;
    if (layout->count() > 0)
        heading->setContentsMargins(0, gridUnit / 2, 0, 0);
    heading->setSpacing(gridUnit);
    heading->addWidget(section.title, 1);
    heading->addWidget(section.detail);
    layout->addLayout(heading);
    layout->addWidget(section.bars);
    return section;
}

QWidget* PolicyView::makeStepPage()
{
    auto* page = new QWidget(this);
    m_position = new QLabel(page);
    m_position->setObjectName(QStringLiteral("policyPosition"));
    m_episode = new ElidedLabel(page);
    m_episode->setObjectName(QStringLiteral("policyEpisode"));
    auto* heading = new QHBoxLayout;
    heading->setSpacing(gridUnit);
    heading->addWidget(m_position, 1);
    heading->addWidget(m_episode);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    layout->setSpacing(gridUnit / 2);
    layout->addLayout(heading);
    m_tabs = new QTabBar(page);
    m_tabs->setObjectName(QStringLiteral("policyTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_features = new FeaturePage(page);
    m_teacher = new TeacherPage(page);
    m_tabPages = new QStackedLayout;
    m_choice = new ScrollPage(makeChoicePage(), page);
    m_choice->setFocusPolicy(Qt::NoFocus);
    for (QWidget* tab : {m_choice, static_cast<QWidget*>(m_features), static_cast<QWidget*>(m_teacher)}) {
        m_tabs->addTab(QString());
        m_tabPages->addWidget(tab);
    }
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_tabPages->setCurrentIndex(tab);
        m_pageChoices->actions()[tab]->setChecked(true);
        showStep();
        emit pageShown();
    });
    connect(m_teacher, &TeacherPage::stepChosen, this, [this](std::size_t step) {
        stepTo(step);
        emit vertexActivated(m_playback.episode().trace->steps[step].vertex);
    });
    layout->addWidget(m_tabs);
    layout->addLayout(m_tabPages, 1);
    addControls(layout);
    return page;
}

QWidget* PolicyView::makeChoicePage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridUnit / 2);
    m_select = addSection(layout, "select");
    m_place = addSection(layout, "place");
    m_whyNot = new WhyNot(page);
    m_whyNot->setContentsMargins(0, gridUnit / 2, 0, 0);
    layout->addWidget(m_whyNot);
    layout->addStretch();
    connect(m_select.bars, &ProbabilityBars::barActivated, this,
            [this](quint32 id) { emit vertexActivated(VertexId{id}); });
    connect(m_place.bars, &ProbabilityBars::barActivated, this,
            [this](quint32 id) { emit deviceActivated(DeviceId{id}); });
    return page;
}

void PolicyView::addControls(QBoxLayout* layout)
{
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("policySlider"));
    m_slider->setFocusPolicy(Qt::ClickFocus);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { stepTo(static_cast<std::size_t>(step)); });
    layout->addWidget(m_slider);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    const auto add = [this, row](QAction* action) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row->addWidget(button);
        return button;
    };
    for (QAction* action : {m_first, m_previous, m_play, m_next, m_last})
        add(action);
    row->addStretch();
    m_groupsButton = add(m_groups);
    add(m_grow);
    m_followButton = add(m_follow);
    m_followButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addLayout(row);
}

void PolicyView::setSuspended(bool suspended)
{
    m_suspended = suspended;
    updateControls();
}

void PolicyView::togglePlayback()
{
    m_stepsEnded = false;
    const bool wasSuspended = std::exchange(m_suspended, false);
    if (m_playback.playing() && !wasSuspended)
        m_playback.pause();
    else if (!m_playback.playing())
        m_playback.play();
}

void PolicyView::setTrace(std::shared_ptr<const EpisodeTrace> trace, ProblemPtr problem, Locks locks,
                          const QString& training)
{
    const PolicyEpisode before = m_playback.episode();
    m_playback.offer({std::move(trace), std::move(problem), std::move(locks), training});
    m_suspended = m_suspended && m_playback.episode().training == before.training;
    if (m_playback.episode().trace != before.trace)
        changed();
    else
        updateControls();
}

void PolicyView::hold(PolicyEpisode episode, std::size_t step)
{
    m_playback.hold(std::move(episode));
    stepTo(step);
}

void PolicyView::clear()
{
    m_playback.clear();
    m_suspended = false;
    m_whyNot->clear();
    showGrowth();
    m_pages->setCurrentIndex(0);
    updateControls();
    emit cleared();
}

void PolicyView::setNetwork(NetworkSource source) { m_whyNot->setNetwork(std::move(source)); }

void PolicyView::showPage(int page) { m_tabs->setCurrentIndex(page); }

void PolicyView::setSelection(std::span<const VertexId> vertices, std::optional<VertexId> primary)
{
    m_selection.assign(vertices.begin(), vertices.end());
    m_selected = primary;
    m_select.bars->setSelected(m_selection);
    updateControls();
}

std::optional<std::size_t> PolicyView::stepOfSelected() const
{
    const PolicyEpisode& episode = m_playback.episode();
    if (m_playback.empty() || !m_selected || *m_selected >= episode.problem->vertexCount())
        return std::nullopt;
    return decidingStep(*episode.problem, *episode.trace, *m_selected);
}

int PolicyView::page() const { return m_tabs->currentIndex(); }

void PolicyView::endSteps()
{
    m_stepsEnded = true;
    showGrowth();
}

/// While a training is followed, the other views show its best; for steps by hand they show the placement so
/// far.
void PolicyView::showGrowth()
{
    const bool grows =
        m_grow->isChecked() && !m_stepsEnded && !m_playback.empty() && !m_playback.following() && isVisible();
    if (grows || m_growthShown)
        emit growthShown(grows ? growth() : nullptr);
    m_growthShown = grows;
}

PartialPlacementPtr PolicyView::growth() const
{
    const PolicyEpisode& episode = m_playback.episode();
    auto growing = std::make_shared<PartialPlacement>();
    growing->problem = episode.problem;
    const std::size_t steps = m_playback.step() + 1;
    std::size_t placed = episode.problem->vertexCount();
    if (episode.trace->start.empty()) {
        growing->whole = finalPlacement(*episode.problem, *episode.trace);
        growing->devices.resize(placed);
        for (const PolicyStep& step : std::span(episode.trace->steps).first(steps))
            growing->devices[step.vertex] = step.device;
        placed = static_cast<std::size_t>(
            std::ranges::count_if(growing->devices, [](const auto& device) { return device.has_value(); }));
    } else {
        growing->whole = placementAfter(*episode.problem, *episode.trace, steps);
        growing->devices.assign(growing->whole.begin(), growing->whole.end());
    }
    const QString at = counted(steps);
    const QString of = counted(m_playback.stepCount());
    if (placed < growing->devices.size()) {
        growing->caption = tr("Policy step %1/%2: %3 of %4 vertices placed")
                               .arg(at, of, counted(placed), counted(growing->devices.size()));
        growing->help = tr("Graph and Gantt chart show the placement as of this step. The times are those of "
                           "the episode's final placement.");
    } else {
        growing->caption = tr("Policy step %1/%2: placement of the episode, not of the run").arg(at, of);
        growing->help = tr("Graph and Gantt chart show the placement as of this step.");
    }
    return growing;
}

void PolicyView::tick()
{
    const auto steps = static_cast<double>(m_playback.stepCount());
    m_due += std::max(stepsPerSecond, steps / longestSeconds) * tickMilliseconds / 1000.0;
    const double whole = std::floor(m_due);
    m_due -= whole;
    if (m_playback.advance(static_cast<std::size_t>(whole)))
        changed();
}

void PolicyView::stepTo(std::size_t step)
{
    m_stepsEnded = false;
    m_playback.stepTo(step);
    changed();
}

void PolicyView::changed()
{
    updateControls();
    if (m_playback.empty())
        return;
    showStep();
    const PolicyStep& step = m_playback.episode().trace->steps[m_playback.step()];
    emit stepShown(step.vertex, step.device,
                   step.candidates.empty() ? std::vector{step.vertex} : step.candidates);
    showGrowth();
}

void PolicyView::showStep()
{
    if (m_playback.empty() || !isVisible())
        return;
    m_pages->setCurrentIndex(1);
    const PolicyEpisode& episode = m_playback.episode();
    const PolicyStep& step = episode.trace->steps[m_playback.step()];
    const std::string_view stage = stageName(episode.trace->stage);
    m_position->setText(
        tr("Step %1/%2").arg(counted(m_playback.step() + 1), counted(m_playback.stepCount())));
    QString title = tr("stage %1, episode %2")
                        .arg(QString::fromUtf8(stage.data(), static_cast<qsizetype>(stage.size())),
                             counted(episode.trace->episode + 1));
    QString more = tr("Makespan of the final placement: %1").arg(formatSeconds(episode.trace->makespan));
    if (episode.network) { // It is in no training.
        title = episode.training;
    } else if (!episode.training.isEmpty()) {
        title += QStringLiteral(" · ") + episode.training;
        more.prepend(episode.training + QLatin1Char('\n'));
    }
    m_episode->setText(title);
    m_episode->setToolTip(more);
    switch (m_tabs->currentIndex()) { // The others are not looked at.
    case 0:
        showVertices(step, episode.problem->graph());
        showDevices(step, *episode.problem);
        m_whyNot->show(episode, m_playback.step(), !m_playback.playing());
        break;
    case 1:
        m_features->show(episode, m_playback.step());
        break;
    default:
        m_teacher->show(episode, m_playback.step());
    }
}

void PolicyView::showVertices(const PolicyStep& step, const DataflowGraph& graph)
{
    std::vector<ProbabilityBars::Bar> bars;
    for (std::size_t i = 0; i < step.candidates.size(); ++i) {
        const VertexId v = step.candidates[i];
        bars.push_back({.id = v,
                        .name = toText(graph.label(v)),
                        .probability = step.selectProbability[i],
                        .color = {},
                        .chosen = v == step.vertex,
                        .taught = std::ranges::find(step.teacherVertices, v) != step.teacherVertices.end()});
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    m_select.bars->setBars(std::move(bars));
    m_select.bars->setSelected(m_selection);
    m_select.title->setText(step.candidates.empty()
                                ? tr("SEL: %1 (colocated)").arg(toText(graph.label(step.vertex)))
                                : tr("SEL: next vertex (of %1)").arg(counted(step.candidates.size())));
    m_select.detail->setText(
        tr("entropy %1").arg(QLocale().toString(entropy(step.selectProbability), 'f', 2)));
}

void PolicyView::showDevices(const PolicyStep& step, const Problem& problem)
{
    std::vector<ProbabilityBars::Bar> bars;
    for (const DeviceId d : problem.topology().devices())
        bars.push_back({.id = d,
                        .name = toText(problem.topology().device(d).name),
                        .probability = step.placeProbability[d],
                        .color = deviceColor(d),
                        .pattern = devicePattern(d),
                        .chosen = d == step.device,
                        .possible = problem.allowed(step.vertex, d),
                        .taught = std::ranges::find(step.teacherDevices, d) != step.teacherDevices.end()});
    const int rows = std::min<int>(static_cast<int>(bars.size()), 8);
    m_place.bars->setBars(std::move(bars));
    m_place.bars->setFixedHeight(rows * m_place.bars->rowHeight());
    m_place.title->setText(tr("PLC: device of %1").arg(toText(problem.graph().label(step.vertex))));
    m_place.detail->setText(tr("entropy %1").arg(QLocale().toString(entropy(step.placeProbability), 'f', 2)));
}

void PolicyView::updateControls()
{
    const bool any = !m_playback.empty();
    const bool playing = this->playing();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, any ? static_cast<int>(m_playback.stepCount()) - 1 : 0);
    m_slider->setValue(static_cast<int>(m_playback.step()));
    for (QAction* action : {m_first, m_previous})
        action->setEnabled(any && m_playback.step() > 0);
    for (QAction* action : {m_next, m_last})
        action->setEnabled(any && !m_playback.atEnd());
    m_play->setEnabled(any);
    m_toSelected->setEnabled(stepOfSelected().has_value());
    m_pageChoices->setEnabled(any);
    m_follow->setEnabled(any);
    m_follow->setChecked(m_playback.following());
    m_grow->setEnabled(any);
    m_groups->setEnabled(any && !m_playback.episode().trace->groups.empty());
    m_groupsButton->setVisible(m_groups->isEnabled());
    const QString shown = playing ? QStringLiteral("pause") : QStringLiteral("play");
    if (m_play->data().toString() != shown) {
        m_play->setData(shown);
        m_play->setIcon(icon(shown, palette()));
        m_play->setText(playing ? tr("Pause the episode") : tr("Play the episode"));
    }
    if (any && playing && isVisible())
        m_timer.isActive() ? void() : m_timer.start();
    else
        m_timer.stop();
}

void PolicyView::restyle()
{
    m_first->setIcon(icon(QStringLiteral("to-start"), palette()));
    m_previous->setIcon(icon(QStringLiteral("step-back"), palette()));
    m_next->setIcon(icon(QStringLiteral("step-forward"), palette()));
    m_last->setIcon(icon(QStringLiteral("to-end"), palette()));
    m_follow->setIcon(icon(QStringLiteral("follow"), palette()));
    m_grow->setIcon(icon(QStringLiteral("graph"), palette()));
    m_groups->setIcon(icon(QStringLiteral("layout"), palette()));
    m_play->setIcon(icon(m_play->data().toString(), palette()));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    for (QLabel* label : {m_episode, m_select.detail, m_place.detail, m_emptyText})
        label->setPalette(muted);
    QFont strong = font();
    strong.setBold(true);
    for (QLabel* label : {m_position, m_emptyTitle})
        label->setFont(strong);
}

void PolicyView::retranslate()
{
    setAccessibleName(tr("Policy"));
    m_emptyTitle->setText(tr("No episode yet"));
    m_emptyButton->setText(tr("Train a policy"));
    const auto improve = findTrainingPolicy(improvePolicyId);
    m_emptyText->setText(tr("While a policy is being trained, this panel shows step by step which vertex it "
                            "selects next and on which device it places it.") +
                         QStringLiteral("\n\n") +
                         tr("For %1, it shows the moves from the initial placement to the best one.")
                             .arg(policyTitle(**improve)));
    m_first->setText(tr("First step"));
    m_previous->setText(tr("Previous step"));
    m_next->setText(tr("Next step"));
    m_last->setText(tr("Last step"));
    m_follow->setText(tr("Follow"));
    m_follow->setToolTip(tr("Play the newest episodes of the running training"));
    m_grow->setText(tr("Show steps in the graph"));
    m_grow->setToolTip(tr("While you step through an episode, the graph shows the placement so far"));
    m_groups->setText(tr("Colour graph by groups"));
    m_groups->setToolTip(tr("Vertices that the policy placed as one have the same colour in the graph"));
    m_toSelected->setText(tr("Go to step of selected vertex"));
    m_menu->setTitle(tr("&Policy"));
    m_tabs->setAccessibleName(tr("Views of the step"));
    const QStringList tabs{tr("Choice"), tr("Features"), tr("Teacher")};
    for (int i = 0; i < tabs.size(); ++i) {
        m_tabs->setTabText(i, tabs[i]);
        m_pageChoices->actions()[i]->setText(tabs[i]);
    }
    m_choice->setAccessibleName(tabs.front());
    m_play->setData({});
    m_select.bars->setAccessibleName(tr("Probabilities of the candidates"));
    m_place.bars->setAccessibleName(tr("Probabilities of the devices"));
    m_slider->setAccessibleName(tr("Step of the episode"));
    const QString hint = tr("Uncertainty of the choice in nats; 0 is certain");
    m_select.detail->setToolTip(hint);
    m_place.detail->setToolTip(hint);
    updateControls();
    showStep();
    showGrowth();
}

void PolicyView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::FontChange)
        showStep(); // Bars are as high as letters.
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QAction* PolicyView::actionFor(const QKeyEvent& event) const
{
    const QKeySequence pressed(event.keyCombination());
    for (QAction* action : actions())
        if (action->isEnabled() && action->shortcut() == pressed)
            return action;
    return nullptr;
}

bool PolicyView::event(QEvent* event)
{
    // The window's playback has the same keys. Here, with the focus, they mean the policy's steps; left to Qt
    // they would be ambiguous and mean nothing.
    if (event->type() == QEvent::ShortcutOverride && actionFor(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PolicyView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionFor(*event))
        action->trigger();
    else
        QWidget::keyPressEvent(event);
}

void PolicyView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateControls();
    showStep();
    showGrowth();
}

void PolicyView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
    showGrowth();
}

QList<QWidget*> PolicyView::savedControls() const { return {m_teacher->filter(), m_tabs}; }

} // namespace doppler
