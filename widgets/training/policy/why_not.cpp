// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/why_not.h"

#include "core/training/learning_module.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/change_ink.h"
#include "widgets/ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int delayMilliseconds = 150;
constexpr std::size_t mostChoices = 3;

/// The most probable but for one; nothing where there is no other that may be.
template <class May>
std::optional<std::size_t> second(std::span<const float> probabilities, std::size_t chosen, May may)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < probabilities.size(); ++i)
        if (i != chosen && may(i) && (!best || probabilities[i] > probabilities[*best]))
            best = i;
    return best;
}

/// The problem as the episode had it.
Result<ProblemPtr> lockedProblem(const PolicyEpisode& episode)
{
    return episode.locks.empty() ? Result<ProblemPtr>(episode.problem)
                                 : withLocks(*episode.problem, episode.locks);
}

std::vector<PolicyChoice> firstChoices(const EpisodeTrace& trace, std::size_t steps)
{
    std::vector<PolicyChoice> choices;
    for (const PolicyStep& step : std::span(trace.steps).first(steps))
        choices.push_back({step.vertex, step.device});
    return choices;
}

} // namespace

Result<std::vector<RatedPlacement>> askLearningModule(const ProblemPtr& problem, const Checkpoint& network,
                                                      std::span<const PolicyChoice> before,
                                                      std::span<const PolicyChoice> choices,
                                                      const std::stop_token& stop)
{
    auto module = learningModule();
    if (!module)
        return module.error();
    return (*module)->whatIf(problem, network, before, choices, stop);
}

std::vector<StepAlternative> alternatives(const PolicyStep& step, const Problem& problem)
{
    using Kind = StepAlternative::Kind;
    std::vector<StepAlternative> all{{Kind::Chosen, {step.vertex, step.device}}};
    const auto at =
        static_cast<std::size_t>(std::ranges::find(step.candidates, step.vertex) - step.candidates.begin());
    if (const auto other = second(step.selectProbability, at, [](std::size_t) { return true; }))
        all.push_back({Kind::Vertex, {step.candidates[*other], {}}});
    // A probability of 0 also means that the device is not open to the vertex any more.
    const auto open = [&](std::size_t d) {
        return problem.allowed(step.vertex, DeviceId{d}) && step.placeProbability[d] > 0;
    };
    if (const auto other = second(step.placeProbability, step.device, open))
        all.push_back({Kind::Device, {step.vertex, DeviceId{*other}}});
    return all;
}

WhyNot::WhyNot(QWidget* parent)
    : QWidget(parent), m_job({[this](const std::vector<RatedPlacement>& answers) {
                                  m_answers = answers;
                                  showChoices();
                              },
                              [this](const Error& error) {
                                  m_error = translated(error);
                                  showChoices();
                              },
                              {}}),
      m_title(new QLabel(this)), m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("whyNot"));
    m_title->setObjectName(QStringLiteral("whyNotTitle"));
    m_note->setObjectName(QStringLiteral("whyNotNote"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(gridUnit);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0, 1, 3);
    for (std::size_t i = 0; i < mostChoices; ++i) {
        Row row{new QLabel(this), new QLabel(this), new QLabel(this)};
        const int line = static_cast<int>(i) + 1;
        row.name->setObjectName(QStringLiteral("whyNotName%1").arg(i));
        row.makespan->setObjectName(QStringLiteral("whyNotMakespan%1").arg(i));
        row.difference->setObjectName(QStringLiteral("whyNotDifference%1").arg(i));
        for (QLabel* label : {row.name, row.makespan, row.difference})
            label->setTextFormat(Qt::PlainText);
        row.name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        row.makespan->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row.difference->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.makespan, line, 1);
        grid->addWidget(row.difference, line, 2);
        m_rows.push_back(row);
    }
    grid->addWidget(m_note, static_cast<int>(mostChoices) + 1, 0, 1, 3);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &WhyNot::ask);
    retranslate();
    restyle();
}

void WhyNot::setNetwork(NetworkSource source)
{
    m_network = std::move(source);
    forgetAnswers();
    askSoon();
    showChoices();
}

void WhyNot::clear()
{
    forgetAnswers();
    m_episode = {};
    m_choices.clear();
    showChoices();
}

void WhyNot::show(const PolicyEpisode& episode, std::size_t step, bool settled)
{
    const bool same = m_episode.trace == episode.trace && m_step == step && m_settled == settled;
    if (same)
        return;
    forgetAnswers();
    m_episode = episode;
    m_step = step;
    m_settled = settled;
    m_choices = alternatives(episode.trace->steps[step], *episode.problem);
    askSoon();
    showChoices();
}

void WhyNot::forgetAnswers()
{
    m_delay.stop();
    m_job.cancel();
    m_answers.clear();
    m_error.clear();
}

void WhyNot::askSoon()
{
    if (m_settled && canAsk() && m_choices.size() > 1)
        m_delay.start();
}

bool WhyNot::movesAlone() const { return !network() && m_episode.trace && !m_episode.trace->start.empty(); }

bool WhyNot::known() const { return !m_choices.empty() && m_answers.size() == m_choices.size(); }

void WhyNot::ask()
{
    std::vector<PolicyChoice> choices;
    for (const StepAlternative& alternative : m_choices)
        choices.push_back(alternative.choice);
    using Answers = Result<std::vector<RatedPlacement>>;
    if (movesAlone())
        m_job.start([episode = m_episode, step = m_step,
                     choices = std::move(choices)](std::stop_token stop, const auto&) -> Answers {
            const auto problem = lockedProblem(episode);
            return problem ? rateMoves(*problem, *episode.trace, step, choices, stop) : problem.error();
        });
    else
        m_job.start([episode = m_episode, step = m_step, source = network(), how = m_whatIf,
                     choices = std::move(choices)](std::stop_token stop, const auto&) -> Answers {
            const auto network = source();
            if (!network)
                return network.error();
            if (stop.stop_requested()) // nobody waits any more
                return std::vector<RatedPlacement>();
            const auto problem = lockedProblem(episode);
            return problem ? how(*problem, **network, firstChoices(*episode.trace, step), choices, stop)
                           : problem.error();
        });
    showChoices();
}

QString WhyNot::deviceName(DeviceId device) const
{
    return QString::fromStdString(m_episode.problem->topology().device(device).name);
}

QString WhyNot::nameOf(std::size_t choice) const
{
    const auto& [kind, taken] = m_choices[choice];
    const QString vertex = QString::fromStdString(m_episode.problem->graph().label(taken.vertex));
    switch (kind) {
    case StepAlternative::Kind::Chosen:
        return tr("actual choice");
    case StepAlternative::Kind::Vertex:
        if (!movesAlone())
            return tr("%1 first").arg(vertex);
        return known() ? tr("%1 instead, on its best device %2")
                             .arg(vertex, deviceName(m_answers[choice].placement.devices[taken.vertex]))
                       : tr("%1 instead, on its best device").arg(vertex);
    case StepAlternative::Kind::Device:
        return tr("on %1").arg(deviceName(*taken.device));
    }
    return {};
}

/// To what was chosen; nothing where there is none to tell.
QString WhyNot::differenceOf(std::size_t choice) const
{
    if (!known() || choice == 0)
        return {};
    const double chosen = m_answers[0].makespan;
    const double other = m_answers[choice].makespan;
    const bool comparable = chosen > 0 && std::isfinite(chosen) && std::isfinite(other);
    return comparable ? formatPercent(other / chosen - 1) : QString();
}

QString WhyNot::note() const
{
    if (!m_error.isEmpty())
        return m_error;
    if (!m_settled)
        return tr("Pause to see the results of the second choices.");
    if (m_episode.trace && m_episode.trace->steps[m_step].candidates.empty())
        return tr("It was placed together with another vertex.");
    if (m_choices.size() < 2 && m_episode.trace)
        return tr("There was no other choice.");
    if (!canAsk())
        return tr("The network of this episode is not available.");
    if (known())
        return {};
    return movesAlone() ? tr("Simulating the moves…") : tr("Evaluating the network…");
}

void WhyNot::showChoices()
{
    setVisible(m_episode.trace != nullptr);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const bool shown = m_settled && i < m_choices.size() && m_choices.size() > 1;
        for (QLabel* label : {row.name, row.makespan, row.difference})
            label->setVisible(shown);
        if (!shown)
            continue;
        const double makespan = known() ? m_answers[i].makespan : 0;
        row.makespan->setText(!known()               ? QStringLiteral("…")
                              : std::isinf(makespan) ? tr("out of memory")
                                                     : formatSeconds(makespan));
        row.difference->setText(differenceOf(i));
        const Tokens t = tokens(palette());
        QPalette tint = palette();
        if (known() && i > 0 && makespan != m_answers[0].makespan)
            tint.setColor(QPalette::WindowText, changeInk(t, makespan / m_answers[0].makespan - 1));
        row.difference->setPalette(tint);
        const QString name = nameOf(i);
        const int room =
            width() - row.makespan->sizeHint().width() - row.difference->sizeHint().width() - 3 * gridUnit;
        row.name->setText(row.name->fontMetrics().elidedText(name, Qt::ElideMiddle, room));
        row.name->setToolTip(name);
        row.name->setAccessibleName(name);
    }
    const QString text = note();
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
    setToolTip(movesAlone()
                   ? tr("Makespan after the move and after each second choice: the same vertices on another "
                        "device, or another vertex on the device that is best for it. All other vertices "
                        "stay where they are.")
                   : tr("Makespans after the actual choice and after each second choice: the network "
                        "completes the placement without exploring, and the result is simulated."));
}

void WhyNot::restyle()
{
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, tokens(palette()).mutedText);
    m_note->setPalette(muted);
    showChoices();
}

void WhyNot::retranslate()
{
    m_title->setText(tr("Alternative choices"));
    showChoices();
}

void WhyNot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showChoices(); // Names are cut to the room that there is.
}

void WhyNot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace doppler
