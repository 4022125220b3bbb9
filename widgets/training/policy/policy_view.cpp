// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_view.h"

#include "core/training/named_networks.h"
#include "widgets/training/policy/choice_page.h"
#include "widgets/training/policy/feature_page.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_growth.h"
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
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStackedLayout>
#include <QTabBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

constexpr int tickMilliseconds = 40;
constexpr double stepsPerSecond = 8; ///< Slow enough to read a step.
constexpr double longestSeconds = 8; ///< Long episodes go faster, so that the view stays near the learner.

QString counted(std::size_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

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
    m_choice = new ChoicePage(page);
    connect(m_choice, &ChoicePage::vertexActivated, this, &PolicyView::vertexActivated);
    connect(m_choice, &ChoicePage::deviceActivated, this, &PolicyView::deviceActivated);
    m_choiceTab = new ScrollPage(m_choice, page);
    m_choiceTab->setFocusPolicy(Qt::NoFocus);
    for (QWidget* tab : {m_choiceTab, static_cast<QWidget*>(m_features), static_cast<QWidget*>(m_teacher)}) {
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
    m_choice->whyNot()->clear();
    showGrowth();
    m_pages->setCurrentIndex(0);
    updateControls();
    emit cleared();
}

void PolicyView::setNetwork(NetworkSource source) { m_choice->whyNot()->setNetwork(std::move(source)); }

WhyNot* PolicyView::whyNot() const { return m_choice->whyNot(); }

void PolicyView::showPage(int page) { m_tabs->setCurrentIndex(page); }

void PolicyView::setSelection(std::span<const VertexId> vertices, std::optional<VertexId> primary)
{
    m_selected = primary;
    m_choice->setSelection(vertices);
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
        emit growthShown(grows ? growthAt(m_playback.episode(), m_playback.step()) : nullptr);
    m_growthShown = grows;
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
        m_choice->show(episode, m_playback.step(), !m_playback.playing());
        break;
    case 1:
        m_features->show(episode, m_playback.step());
        break;
    default:
        m_teacher->show(episode, m_playback.step());
    }
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
    for (QLabel* label : {m_episode, m_emptyText})
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
    m_choiceTab->setAccessibleName(tabs.front());
    m_play->setData({});
    m_slider->setAccessibleName(tr("Step of the episode"));
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
