// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/best_replay_bar.h"

#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

namespace doppler {

namespace {

/// Long enough for the bars to slide and for an eye to see where they went.
constexpr int stepMilliseconds = 700;

} // namespace

BestReplayBar::BestReplayBar(QWidget* parent)
    : QWidget(parent), m_previous(new QAction(this)), m_play(new QAction(this)), m_next(new QAction(this)),
      m_choice(new QComboBox), m_slider(new QSlider(Qt::Horizontal)), m_label(new QLabel)
{
    setObjectName(QStringLiteral("bestReplayBar"));
    m_previous->setObjectName(QStringLiteral("previousBest"));
    m_play->setObjectName(QStringLiteral("playBests"));
    m_next->setObjectName(QStringLiteral("nextBest"));
    m_choice->setObjectName(QStringLiteral("replayedTraining"));
    m_slider->setObjectName(QStringLiteral("bestSlider"));
    m_label->setObjectName(QStringLiteral("bestLabel"));
    m_previous->setShortcut(QKeySequence(QStringLiteral("Alt+PgUp"), QKeySequence::PortableText));
    m_next->setShortcut(QKeySequence(QStringLiteral("Alt+PgDown"), QKeySequence::PortableText));
    m_play->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+Space"), QKeySequence::PortableText));
    connect(m_previous, &QAction::triggered, this, &BestReplayBar::previous);
    connect(m_play, &QAction::triggered, this, &BestReplayBar::togglePlaying);
    connect(m_next, &QAction::triggered, this, &BestReplayBar::next);
    connect(m_slider, &QSlider::valueChanged, this, &BestReplayBar::goTo);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        stopPlaying();
        m_step = -1;
        refresh();
    });
    m_timer.setInterval(stepMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &BestReplayBar::advance);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit / 2);
    row->setSpacing(gridUnit);
    row->addWidget(m_choice);
    auto* transport = new QHBoxLayout;
    transport->setSpacing(0);
    for (QAction* action : {m_previous, m_play, m_next}) {
        auto* button = new QToolButton;
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        transport->addWidget(button);
    }
    row->addLayout(transport);
    row->addWidget(m_slider, 1);
    row->addWidget(m_label);
    m_choice->setMaximumWidth(30 * gridUnit);
    retranslate();
    restyle();
    refresh();
}

void BestReplayBar::addTraining(const ReplayedTraining& training)
{
    if (std::ranges::find(m_trainings, training.key, &ReplayedTraining::key) != m_trainings.end())
        return;
    m_trainings.push_back(training);
    m_choice->addItem(training.title);
    refresh();
}

void BestReplayBar::removeTraining(const QString& key)
{
    const auto known = std::ranges::find(m_trainings, key, &ReplayedTraining::key);
    if (known == m_trainings.end())
        return;
    if (training() == &*known) {
        stopPlaying();
        m_step = -1;
    }
    const auto index = static_cast<int>(known - m_trainings.begin());
    m_trainings.erase(known);
    {
        const QSignalBlocker quiet(m_choice); // What is shown stays, whatever its number is now.
        m_choice->removeItem(index);
    }
    refresh();
}

void BestReplayBar::addBests(const QString& key, const std::vector<TrainingFeed::Best>& bests)
{
    const auto known = std::ranges::find(m_trainings, key, &ReplayedTraining::key);
    if (known == m_trainings.end() || bests.empty())
        return;
    const bool shown = training() == &*known;
    // What is shown stays shown where the history is thinned.
    const std::uint64_t episode =
        shown && m_step >= 0 ? known->history.all()[static_cast<std::size_t>(m_step)].episode : 0;
    for (const TrainingFeed::Best& best : bests)
        known->history.add(best);
    if (shown && m_step >= 0) {
        const auto& all = known->history.all();
        const auto at = std::ranges::lower_bound(all, episode, {}, &TrainingFeed::Best::episode);
        m_step = static_cast<int>(std::min<std::ptrdiff_t>(at - all.begin(), std::ssize(all) - 1));
    }
    refresh();
    emit available();
}

const ReplayedTraining* BestReplayBar::training() const
{
    const int index = m_choice->currentIndex();
    return index >= 0 && index < static_cast<int>(m_trainings.size())
               ? &m_trainings[static_cast<std::size_t>(index)]
               : nullptr;
}

int BestReplayBar::count() const
{
    return training() ? static_cast<int>(training()->history.all().size()) : 0;
}

void BestReplayBar::show(int step)
{
    if (count() == 0)
        return;
    const int wanted = std::clamp(step, 0, count() - 1);
    const bool other = wanted != m_step;
    m_step = wanted;
    refresh();
    if (other)
        emit stepped(*training(), training()->history.all()[static_cast<std::size_t>(m_step)]);
}

void BestReplayBar::goTo(int step)
{
    stopPlaying();
    show(step);
}

void BestReplayBar::next() { goTo(m_step + 1); }

void BestReplayBar::previous() { goTo(m_step < 0 ? count() - 1 : m_step - 1); }

void BestReplayBar::togglePlaying()
{
    if (playing())
        return stopPlaying();
    if (count() == 0)
        return;
    if (m_step >= count() - 1)
        m_step = -1;
    m_timer.start();
    advance();
}

void BestReplayBar::stopPlaying()
{
    m_timer.stop();
    refresh();
}

void BestReplayBar::advance()
{
    show(m_step + 1);
    if (m_step >= count() - 1)
        stopPlaying();
}

void BestReplayBar::refresh()
{
    const int bests = count();
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, std::max(0, bests - 1));
        m_slider->setValue(std::max(0, m_step));
    }
    m_slider->setEnabled(bests > 0);
    m_previous->setEnabled(bests > 0 && m_step != 0);
    m_next->setEnabled(bests > 0 && m_step < bests - 1);
    m_play->setEnabled(bests > 0);
    m_play->setText(playing() ? tr("Pause the replay") : tr("Start the replay"));
    m_play->setIcon(icon(playing() ? QStringLiteral("pause") : QStringLiteral("play"), palette()));
    m_choice->setVisible(m_trainings.size() > 1);
    if (bests == 0) {
        m_label->setText(m_trainings.empty() ? tr("Train a policy to replay its best placements")
                                             : tr("No best yet"));
    } else if (m_step < 0) {
        m_label->setText(tr("%n bests", nullptr, bests));
    } else {
        const TrainingFeed::Best& best = training()->history.all()[static_cast<std::size_t>(m_step)];
        m_label->setText(tr("%1 of %2: episode %3, %4")
                             .arg(QLocale().toString(m_step + 1), QLocale().toString(bests),
                                  QLocale().toString(static_cast<qulonglong>(best.episode + 1)),
                                  formatSeconds(best.makespan)));
    }
}

void BestReplayBar::retranslate()
{
    setAccessibleName(tr("Replay of best placements"));
    m_choice->setAccessibleName(tr("Training"));
    m_slider->setAccessibleName(tr("Best placement"));
    m_label->setAccessibleName(tr("Shown best placement"));
    m_previous->setText(tr("Previous best"));
    m_next->setText(tr("Next best"));
    refresh();
}

void BestReplayBar::restyle()
{
    m_previous->setIcon(icon(QStringLiteral("step-back"), palette()));
    m_next->setIcon(icon(QStringLiteral("step-forward"), palette()));
    refresh();
}

void BestReplayBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
    QWidget::changeEvent(event);
}

} // namespace doppler
