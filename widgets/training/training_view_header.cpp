// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the curves: what is drawn how, how far the chosen run is, and the actions on it.
#include "widgets/training/curves/curve_kinds.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <utility>

namespace doppler {

namespace {

constexpr int rateMilliseconds = 500;      ///< Faster, figures could not be read.
constexpr int figuresNeed = 68 * gridUnit; ///< Width of state, figures and buttons.
constexpr int stateNeeds = 16 * gridUnit;  ///< Width up to which the state is kept whole.

QLabel* makeLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

void TrainingView::makeHeader(QHBoxLayout* header)
{
    header->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    header->setSpacing(2 * gridUnit);
    header->addWidget(makeGraphChoice());
    auto* keys = new QHBoxLayout;
    keys->setSpacing(gridUnit / 2);
    for (const CurveKindLook& look : curveKindLooks()) {
        auto* key = new LegendButton(look.sample, this);
        const auto kind = static_cast<CurveKind>(m_keys.size());
        key->setObjectName(QStringLiteral("curveKey%1").arg(m_keys.size()));
        connect(key, &LegendButton::toggled, this, [this, kind](bool on) { m_plot->setShown(kind, on); });
        m_keys.push_back(key);
        keys->addWidget(key);
    }
    header->addLayout(keys);
    header->addStretch();

    // Elided, so that the figures' width doesn't move the window's.
    const std::array<std::pair<QLabel**, const char*>, 4> labels{
        {{&m_state, "state"}, {&m_status, "status"}, {&m_rate, "rate"}, {&m_left, "left"}}};
    for (const auto& [label, name] : labels) {
        *label = new ElidedLabel(this);
        (*label)->setObjectName(QLatin1String(name));
        header->addWidget(*label);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(gridUnit / 2);
    for (QAction* action : {m_pause, m_stop, m_abort, m_continue, m_compare, m_settingsAction}) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        buttons->addWidget(button);
    }
    m_optionsButton = new QToolButton(this);
    m_optionsButton->setObjectName(QStringLiteral("curveOptions"));
    m_optionsButton->setMenu(m_options);
    m_optionsButton->setPopupMode(QToolButton::InstantPopup);
    m_optionsButton->setAutoRaise(true);
    buttons->addWidget(m_optionsButton);
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

QString TrainingView::statusText(const TrainingJob& job) const
{
    const auto& newest = job.progress().newest();
    if (!newest)
        return {};
    const std::string_view stage = stageName(newest->stage);
    const QLocale locale;
    const QString done = locale.toString(static_cast<qulonglong>(job.progress().done()));
    QString name = QString::fromUtf8(stage.data(), static_cast<qsizetype>(stage.size()));
    if (newest->realRuns > 0)
        name = tr("%1 (%2 real runs)").arg(name, locale.toString(static_cast<qulonglong>(newest->realRuns)));
    if (job.progress().planned() == 0)
        return tr("stage %1, episode %2").arg(name, done);
    const QString planned = locale.toString(static_cast<qulonglong>(job.progress().planned()));
    return tr("stage %1, episode %2 of %3").arg(name, done, planned);
}

void TrainingView::updateHeader()
{
    updateActions();
    updateError();
    const TrainingJob* job = currentJob();
    if (!job) {
        for (QLabel* label : {m_state, m_status, m_rate, m_left})
            label->clear();
        m_state->setMinimumWidth(0);
        return;
    }
    if (!isVisible())
        return;
    m_state->setText(trainingStateText(*job));
    // The shortest text and the one that matters most: the others give way first.
    m_state->setMinimumWidth(0); // Otherwise the hint is at least as wide as the text before.
    m_state->setMinimumWidth(
        std::min(m_state->sizeHint().width(), static_cast<int>(stateNeeds * textScale(font()))));
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
    const RunProgress& progress = job.progress();
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
    m_pause->setEnabled(active && !job->waiting() && !job->ending());
    m_continue->setEnabled(job && job->ended() && m_obstacle.isEmpty() &&
                           !job->setup().checkpointFile.empty() &&
                           QFileInfo::exists(QString::fromStdString(job->setup().checkpointFile)));
    m_clear->setEnabled(std::any_of(m_runs.begin(), m_runs.end(),
                                    [](const Run& run) { return !run.job || run.job->ended(); }));
    for (QAction* action : {m_csv, m_picture, m_compare, m_settingsAction})
        action->setEnabled(!m_runs.empty());
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

void TrainingView::fitHeader()
{
    int keys = m_graph->isHidden()
                   ? 0
                   : m_graph->sizeHint().boundedTo(m_graph->maximumSize()).width() + 2 * gridUnit;
    for (const LegendButton* key : m_keys)
        keys += key->sizeHint().width() + gridUnit / 2;
    for (LegendButton* key : m_keys)
        key->setVisible(keys + figuresNeed * textScale(font()) <= width());
}

} // namespace doppler
