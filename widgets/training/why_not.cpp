// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/why_not.h"

#include "core/training/learning_module.h"
#include "widgets/format.h"
#include "widgets/text.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

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

} // namespace

Result<std::vector<RatedPlacement>> askLearningModule(const ProblemPtr& problem, const Checkpoint& network,
                                                      std::span<const PolicyChoice> before,
                                                      std::span<const PolicyChoice> choices)
{
    auto module = learningModule();
    if (!module)
        return module.error();
    return (*module)->whatIf(problem, network, before, choices);
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
    : QWidget(parent), m_job({[this](const std::vector<RatedPlacement>& answers) { take(answers); },
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
    if (m_settled && m_episode.trace)
        m_delay.start();
    showChoices();
}

void WhyNot::clear()
{
    m_delay.stop();
    m_job.cancel();
    m_episode = {};
    m_choices.clear();
    m_makespans.clear();
    m_error.clear();
    showChoices();
}

void WhyNot::show(const PolicyEpisode& episode, std::size_t step, bool settled)
{
    const bool same = m_episode.trace == episode.trace && m_step == step && m_settled == settled;
    if (same)
        return;
    m_job.cancel();
    m_delay.stop();
    m_episode = episode;
    m_step = step;
    m_settled = settled;
    m_makespans.clear();
    m_error.clear();
    m_choices = alternatives(episode.trace->steps[step], *episode.problem);
    if (settled && m_network && m_choices.size() > 1)
        m_delay.start();
    showChoices();
}

void WhyNot::ask()
{
    if (!m_network || !m_episode.trace)
        return;
    std::vector<PolicyChoice> before;
    for (std::size_t i = 0; i < m_step; ++i)
        before.push_back({m_episode.trace->steps[i].vertex, m_episode.trace->steps[i].device});
    std::vector<PolicyChoice> choices;
    for (const StepAlternative& alternative : m_choices)
        choices.push_back(alternative.choice);
    m_job.start([problem = m_episode.problem, locks = m_episode.locks, source = m_network, how = m_whatIf,
                 before = std::move(before), choices = std::move(choices)](
                    std::stop_token stop, const auto&) -> Result<std::vector<RatedPlacement>> {
        auto network = source();
        if (!network)
            return network.error();
        if (stop.stop_requested()) // nobody waits any more
            return std::vector<RatedPlacement>();
        const auto asked = locks.empty() ? Result<ProblemPtr>(problem) : withLocks(*problem, locks);
        if (!asked)
            return asked.error();
        return how(*asked, **network, before, choices);
    });
    showChoices();
}

void WhyNot::take(const std::vector<RatedPlacement>& answers)
{
    m_makespans.clear();
    for (const RatedPlacement& answer : answers)
        m_makespans.push_back(answer.makespan);
    showChoices();
}

QString WhyNot::nameOf(const StepAlternative& alternative) const
{
    const QString vertex =
        QString::fromStdString(m_episode.problem->graph().label(alternative.choice.vertex));
    switch (alternative.kind) {
    case StepAlternative::Kind::Chosen:
        return tr("as chosen");
    case StepAlternative::Kind::Vertex:
        return tr("first %1").arg(vertex);
    case StepAlternative::Kind::Device:
        return tr("on %1").arg(
            QString::fromStdString(m_episode.problem->topology().device(*alternative.choice.device).name));
    }
    return {};
}

void WhyNot::say(const QString& text)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void WhyNot::showChoices()
{
    setVisible(m_episode.trace != nullptr);
    const bool known = m_makespans.size() == m_choices.size() && !m_choices.empty();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        const bool shown = m_settled && i < m_choices.size() && m_choices.size() > 1;
        for (QLabel* label : {row.name, row.makespan, row.difference})
            label->setVisible(shown);
        if (!shown)
            continue;
        row.makespan->setText(known ? formatSeconds(m_makespans[i]) : QStringLiteral("…"));
        row.difference->setText(known && i > 0 && m_makespans[0] > 0
                                    ? formatPercent(m_makespans[i] / m_makespans[0] - 1)
                                    : QString());
        const Tokens t = tokens(palette());
        QPalette tint = palette();
        if (known && i > 0 && m_makespans[i] != m_makespans[0])
            tint.setColor(QPalette::WindowText, m_makespans[i] < m_makespans[0] ? t.good : t.bad);
        row.difference->setPalette(tint);
        const QString name = nameOf(m_choices[i]);
        const int room =
            width() - row.makespan->sizeHint().width() - row.difference->sizeHint().width() - 3 * gridUnit;
        row.name->setText(row.name->fontMetrics().elidedText(name, Qt::ElideMiddle, room));
        row.name->setToolTip(name);
        row.name->setAccessibleName(name);
    }
    if (!m_error.isEmpty())
        say(m_error);
    else if (!m_settled)
        say(tr("Pause to see what the second choices would have given."));
    else if (m_choices.size() < 2 && m_episode.trace)
        say(tr("There was no other choice."));
    else if (!m_network)
        say(tr("No network is at hand to ask."));
    else if (known)
        say({});
    else
        say(tr("Asking the network…"));
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
    m_title->setText(tr("Why not otherwise?"));
    setToolTip(tr("The network goes on from what was chosen, and from the second choices, without exploring; "
                  "what it places is simulated."));
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
