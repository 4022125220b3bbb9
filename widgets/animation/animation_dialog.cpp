// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/animation_dialog.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/jobs/pending_write.h"
#include "widgets/shell/save_file.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme_tokens.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTimer>
#include <array>
#include <memory>

namespace doppler {

namespace {

constexpr std::array views{AnimatedView::Both, AnimatedView::Graph, AnimatedView::Gantt, AnimatedView::Race};
constexpr int raceItem = static_cast<int>(views.size()) - 1;
constexpr std::array themes{ThemeKind::System, ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};
/// Until what is to be animated is all there.
constexpr int waitMilliseconds = 30;

} // namespace

AnimationDialog::AnimationDialog(const GraphView& graph, const GanttView& gantt, QWidget* parent)
    : QDialog(parent), m_graph(graph), m_gantt(gantt), m_view(new QComboBox), m_viewLabel(new QLabel),
      m_theme(new QComboBox), m_themeLabel(new QLabel), m_width(new QSpinBox), m_widthLabel(new QLabel),
      m_height(new QSpinBox), m_heightLabel(new QLabel), m_seconds(new QDoubleSpinBox),
      m_secondsLabel(new QLabel), m_rate(new QDoubleSpinBox), m_rateLabel(new QLabel), m_summary(new QLabel),
      m_progress(new QProgressBar), m_state(new QLabel), m_export(new QPushButton), m_cancel(new QPushButton),
      m_job({[this](const QString& file) {
                 m_target.clear();
                 emit exported(file);
                 accept();
             },
             [this](const Error& error) {
                 m_target.clear();
                 m_fault = error;
                 refresh();
             },
             [this](int done) { follow(done); }})
{
    setObjectName(QStringLiteral("animationDialog"));
    makeFields();
    connect(m_export, &QPushButton::clicked, this, &AnimationDialog::ask);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] {
        m_target.clear();
        m_job.cancel();
    });
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(2 * gridUnit);
    fields->setVerticalSpacing(gridUnit);
    fields->setColumnStretch(1, 1);
    fields->setColumnStretch(3, 1);
    const std::array<std::pair<QLabel*, QWidget*>, 6> all{{{m_viewLabel, m_view},
                                                           {m_themeLabel, m_theme},
                                                           {m_widthLabel, m_width},
                                                           {m_heightLabel, m_height},
                                                           {m_secondsLabel, m_seconds},
                                                           {m_rateLabel, m_rate}}};
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const auto& [label, field] = all[static_cast<std::size_t>(i)];
        label->setBuddy(field);
        fields->addWidget(label, i / 2, i % 2 * 2);
        fields->addWidget(field, i / 2, i % 2 * 2 + 1);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_export);
    auto* page = new QVBoxLayout(this);
    page->setSpacing(2 * gridUnit);
    page->addLayout(fields);
    page->addWidget(m_summary);
    page->addWidget(m_progress);
    page->addWidget(m_state);
    page->addStretch();
    page->addLayout(buttons);
    setPlan({});
    retranslate();
}

void AnimationDialog::makeFields()
{
    m_view->setObjectName(QStringLiteral("animatedView"));
    m_theme->setObjectName(QStringLiteral("animationTheme"));
    m_width->setObjectName(QStringLiteral("animationWidth"));
    m_height->setObjectName(QStringLiteral("animationHeight"));
    m_seconds->setObjectName(QStringLiteral("animationSeconds"));
    m_rate->setObjectName(QStringLiteral("animationRate"));
    m_summary->setObjectName(QStringLiteral("animationSummary"));
    m_progress->setObjectName(QStringLiteral("animationProgress"));
    m_state->setObjectName(QStringLiteral("animationState"));
    m_export->setObjectName(QStringLiteral("startExport"));
    m_cancel->setObjectName(QStringLiteral("cancelExport"));
    for (std::size_t i = 0; i < views.size(); ++i)
        m_view->addItem({});
    for (std::size_t i = 0; i < themes.size(); ++i)
        m_theme->addItem({});
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(AnimationPlan::leastSide, AnimationPlan::mostSide);
        side->setSingleStep(10);
        connect(side, &QSpinBox::valueChanged, this, &AnimationDialog::refresh);
    }
    m_seconds->setRange(0.1, AnimationPlan::mostSeconds);
    m_seconds->setDecimals(1);
    m_rate->setRange(AnimationPlan::leastRate, AnimationPlan::mostRate);
    m_rate->setDecimals(0);
    for (QDoubleSpinBox* field : {m_seconds, m_rate})
        connect(field, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::refresh);
    connect(m_view, &QComboBox::currentIndexChanged, this, &AnimationDialog::refresh);
    for (QLabel* label : {m_summary, m_state}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_export->setDefault(true);
    m_cancel->setAutoDefault(false);
}

void AnimationDialog::offerRace(const RaceView& race)
{
    m_race = &race;
    connect(m_race, &RaceView::raceChanged, this, [this] {
        if (!running()) // Else what is exported stays as it was begun.
            refresh();
    });
    refresh();
}

AnimationPlan AnimationDialog::plan() const
{
    return {views[static_cast<std::size_t>(std::max(m_view->currentIndex(), 0))],
            {m_width->value(), m_height->value()},
            m_rate->value(),
            m_seconds->value()};
}

void AnimationDialog::setPlan(const AnimationPlan& plan)
{
    m_view->setCurrentIndex(static_cast<int>(std::ranges::find(views, plan.view) - views.begin()));
    m_width->setValue(plan.size.width());
    m_height->setValue(plan.size.height());
    m_rate->setValue(plan.rate);
    m_seconds->setValue(plan.seconds);
    refresh();
}

void AnimationDialog::ask()
{
    const RunPtr run = animatedRun();
    const QString name =
        (run ? QString::fromStdString(run->problem->graph().name()) : QStringLiteral("animation")) +
        QStringLiteral(".gif");
    const QString file = askSaveFile(this, tr("Export animation"), name, animationFilter());
    if (!file.isEmpty())
        exportTo(file);
}

void AnimationDialog::exportTo(const QString& target)
{
    if (running())
        return;
    m_fault.reset();
    if (const auto format = animationFormat(target, plan()); !format)
        m_fault = format.error();
    else
        m_target = target;
    refresh();
    begin();
}

void AnimationDialog::begin()
{
    if (m_target.isEmpty())
        return;
    if (!sceneIsThere()) {
        QTimer::singleShot(waitMilliseconds, this, &AnimationDialog::begin);
        return;
    }
    const AnimationPlan wanted = plan();
    AnimationScene scene = wanted.view == AnimatedView::Race ? sceneOf(m_race->still(), wanted)
                                                             : sceneOf(m_graph, m_gantt, wanted);
    if (const ThemeKind theme = themes[static_cast<std::size_t>(std::max(m_theme->currentIndex(), 0))];
        theme != ThemeKind::System)
        scene.useTokens(themeTokens(theme));
    m_wait.begin();
    m_job.start([scene = std::move(scene), wanted, target = m_target,
                 pending = std::make_shared<PendingWrite>(m_target)](const std::stop_token& stop,
                                                                     const auto& report) {
        return exportAnimation(scene, wanted, target, stop, report);
    });
    refresh();
}

/// What a large graph shows comes from worker threads.
bool AnimationDialog::sceneIsThere() const
{
    const AnimatedView view = plan().view;
    if (view == AnimatedView::Race)
        return raceIsThere();
    const bool graphThere = view == AnimatedView::Gantt || m_graph.picture().run;
    const bool chartThere = view == AnimatedView::Graph || (m_gantt.chart() && m_gantt.settled());
    return graphThere && chartThere;
}

bool AnimationDialog::raceIsThere() const { return m_race && m_race->runs() && m_race->runs()->count() >= 2; }

/// Of a race the first one.
RunPtr AnimationDialog::animatedRun() const
{
    return plan().view == AnimatedView::Race && raceIsThere() ? m_race->runs()->runs.front() : m_gantt.run();
}

void AnimationDialog::follow(int done)
{
    const int all = plan().frames();
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_wait.reached(static_cast<double>(done) / all);
    const QString frame = tr("Frame %1 of %2").arg(QLocale().toString(done), QLocale().toString(all));
    const QString left = m_wait.leftText();
    m_state->setText(left.isEmpty() ? frame : tr("%1, %2").arg(frame, left));
    m_state->show();
}

void AnimationDialog::refreshRace()
{
    const bool there = raceIsThere();
    qobject_cast<QStandardItemModel*>(m_view->model())->item(raceItem)->setEnabled(there);
    m_view->setItemData(raceItem, there ? QString() : tr("A race needs at least two runs side by side"),
                        Qt::ToolTipRole);
    if (!there && m_view->currentIndex() == raceItem)
        m_view->setCurrentIndex(0);
}

void AnimationDialog::refresh()
{
    refreshRace();
    const bool running = this->running();
    for (QWidget* field :
         {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_theme), static_cast<QWidget*>(m_width),
          static_cast<QWidget*>(m_height), static_cast<QWidget*>(m_seconds), static_cast<QWidget*>(m_rate)})
        field->setEnabled(!running);
    m_export->setEnabled(!running);
    m_progress->setVisible(running);
    if (running)
        m_progress->setRange(0, 0);
    const QString frames = tr("%n frames", nullptr, plan().frames());
    if (plan().view == AnimatedView::Race)
        m_summary->setText(tr("%1; one second shows %2 of the race")
                               .arg(frames, formatSeconds(m_race->still().duration() / m_seconds->value())));
    else if (const RunPtr& run = m_gantt.run())
        m_summary->setText(tr("%1; one second shows %2 of the run")
                               .arg(frames, formatSeconds(run->schedule.makespan / m_seconds->value())));
    else
        m_summary->setText(frames);
    m_state->setText(m_fault ? translated(*m_fault) : running ? tr("Preparing…") : QString());
    m_state->setVisible(m_fault.has_value() || running);
}

void AnimationDialog::retranslate()
{
    setWindowTitle(tr("Export animation"));
    m_viewLabel->setText(tr("&View"));
    const QStringList viewNames{tr("Graph and Gantt chart"), tr("Graph"), tr("Gantt chart"),
                                tr("Race of the runs side by side")};
    for (int i = 0; i < viewNames.size(); ++i)
        m_view->setItemText(i, viewNames[i]);
    m_themeLabel->setText(tr("&Theme"));
    const QStringList themeNames{tr("Same as window"), tr("Light"), tr("Dark"), tr("High contrast")};
    for (int i = 0; i < themeNames.size(); ++i)
        m_theme->setItemText(i, themeNames[i]);
    m_widthLabel->setText(tr("&Width"));
    m_heightLabel->setText(tr("&Height"));
    for (QSpinBox* side : {m_width, m_height})
        side->setSuffix(tr(" px"));
    m_secondsLabel->setText(tr("&Length"));
    m_seconds->setSuffix(tr(" s"));
    m_rateLabel->setText(tr("&Frames per second"));
    m_export->setText(tr("&Export…"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Finished frames"));
    refresh();
}

void AnimationDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace doppler
