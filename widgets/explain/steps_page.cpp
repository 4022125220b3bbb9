// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/steps_page.h"

#include "core/explain/story_text.h"
#include "widgets/explain/explain_text.h"
#include "widgets/ui/controls/elided_label.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QTextBrowser>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

/// Of each kind of sentence in one step; the rest is counted.
constexpr std::size_t mostSentences = 12;

QString number(std::size_t n) { return QLocale().toString(static_cast<qulonglong>(n)); }

} // namespace

StepsPage::StepsPage(QWidget* parent)
    : QWidget(parent), m_telling({[this](const ExecutionStoryPtr& story) {
                                      m_story = story;
                                      read();
                                  },
                                  [this](const Error&) { clear(); },
                                  {}}),
      m_reading({[this](const Told& told) { take(told); }, [this](const Error&) { clear(); }, {}}),
      m_first(new QToolButton(this)), m_back(new QToolButton(this)), m_next(new QToolButton(this)),
      m_last(new QToolButton(this)), m_position(new ElidedLabel(this)),
      m_text(makeExplainBrowser(QStringLiteral("storyText"), this))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(60);
    connect(&m_delay, &QTimer::timeout, this, &StepsPage::read);
    m_first->setObjectName(QStringLiteral("firstStep"));
    m_back->setObjectName(QStringLiteral("previousStep"));
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_last->setObjectName(QStringLiteral("lastStep"));
    m_position->setObjectName(QStringLiteral("storyPosition"));
    auto* bar = new QHBoxLayout;
    bar->setSpacing(0);
    for (QToolButton* button : {m_first, m_back, m_next, m_last}) {
        button->setAutoRaise(true);
        bar->addWidget(button);
    }
    bar->addSpacing(gridUnit);
    bar->addWidget(m_position, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridUnit, gridUnit / 2, gridUnit, gridUnit);
    column->setSpacing(gridUnit / 2);
    column->addLayout(bar);
    column->addWidget(m_text, 1);
    connect(m_first, &QToolButton::clicked, this, [this] { go(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { go(m_index == 0 ? 0 : m_index - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { go(m_index + 1); });
    connect(m_last, &QToolButton::clicked, this, [this] { go(m_story ? m_story->stepCount() - 1 : 0); });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto v = vertexOf(url.toString()))
            emit vertexActivated(*v);
    });
    setFocusProxy(m_text);
    restyle();
    retranslate();
}

void StepsPage::setRun(RunPtr run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_telling.cancel();
    m_reading.cancel();
    m_story.reset();
    m_step.reset();
    m_index = 0;
    if (isVisible() && m_run)
        tell();
    else
        clear();
}

void StepsPage::setTime(double seconds)
{
    m_time = seconds;
    if (!isVisible() || !m_story)
        return;
    if (m_step && m_story->stepAt(m_time) == m_index)
        return;
    if (!m_delay.isActive())
        m_delay.start();
}

void StepsPage::tell()
{
    m_telling.start([run = m_run](const std::stop_token&, const auto&) -> Result<ExecutionStoryPtr> {
        return ExecutionStoryPtr(std::make_shared<const ExecutionStory>(run));
    });
    refresh();
}

void StepsPage::read()
{
    if (!m_story || !isVisible())
        return;
    m_reading.start([story = m_story, index = m_story->stepAt(m_time)](const std::stop_token&,
                                                                       const auto&) -> Result<Told> {
        return Told{story, index, story->step(index)};
    });
}

void StepsPage::take(const Told& told)
{
    if (told.story != m_story)
        return;
    m_index = told.index;
    m_step = told.step;
    refresh();
    std::vector<VertexId> candidates;
    for (const Contest& contest : m_step->contests)
        for (const Rival& rival : contest.rivals)
            candidates.push_back(rival.item.vertex);
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    showChoice(candidates);
    if (m_story->stepAt(m_time) != m_index)
        read();
}

void StepsPage::clear()
{
    m_step.reset();
    refresh();
    showChoice({});
}

void StepsPage::showChoice(const std::vector<VertexId>& candidates)
{
    const bool before = std::exchange(m_choiceShown, !candidates.empty());
    if (before || m_choiceShown)
        emit choiceShown(candidates);
}

void StepsPage::go(std::size_t step)
{
    if (m_story)
        emit timeRequested(m_story->times()[std::min(step, m_story->stepCount() - 1)]);
}

void StepsPage::refresh()
{
    const bool known = m_story && m_step;
    m_first->setEnabled(known && m_index > 0);
    m_back->setEnabled(known && m_index > 0);
    m_next->setEnabled(known && m_index + 1 < m_story->stepCount());
    m_last->setEnabled(m_next->isEnabled());
    ExplainText text(palette());
    if (!known) {
        m_position->clear();
        if (m_run)
            text.note(tr("Working…"));
        m_text->setHtml(text.html());
        return;
    }
    m_position->setText(tr("Step %1 of %2, at %3")
                            .arg(number(m_index + 1), number(m_story->stepCount()),
                                 formatMoment(m_step->time, m_run->schedule.endTime())));
    const auto deviceOf = [&](const StoryItem& item) {
        return item.kind == StoryItem::Kind::Task ? m_run->placement.devices[item.vertex]
                                                  : m_story->transfers()[item.transfer].to;
    };
    const auto list = [&](const QString& caption, const std::vector<StoryItem>& items,
                          Message (*words)(const ExecutionStory&, const StoryItem&)) {
        if (items.empty())
            return;
        text.caption(caption);
        for (std::size_t i = 0; i < std::min(items.size(), mostSentences); ++i)
            text.sentence(translated(words(*m_story, items[i])), deviceOf(items[i]), items[i].vertex);
        if (items.size() > mostSentences)
            text.note(tr("and %1 more").arg(number(items.size() - mostSentences)));
    };
    list(tr("Ended"), m_step->ended, endedText);
    list(tr("Became ready"), m_step->ready, readyText);
    text.caption(m_step->contests.empty() ? tr("No choice") : tr("Choices"));
    const std::string rule = chooseTaskTitle(m_run->problem->model().schedule).toStdString();
    for (std::size_t c = 0; c < std::min(m_step->contests.size(), mostSentences); ++c) {
        const Contest& contest = m_step->contests[c];
        text.sentence(translated(contestText(*m_story, contest, rule)), contest.resource.to);
        text.beginTable();
        for (std::size_t i = 0; i < std::min(contest.rivals.size(), mostSentences); ++i) {
            const Rival& rival = contest.rivals[i];
            text.row({{translated(rivalText(*m_story, rival)),
                       false,
                       rival.why == PassedOver::No,
                       {},
                       rival.item.vertex},
                      {translated(rankText(*m_story, rival))},
                      {translated(outcomeText(*m_story, contest, i))}});
        }
        text.endTable();
        const std::size_t shown = std::min(contest.rivals.size(), mostSentences);
        if (const std::size_t more = contest.rivals.size() - shown + contest.others; more > 0)
            text.note(tr("and %1 more").arg(number(more)));
    }
    if (!m_step->waits.empty()) {
        text.caption(tr("Idle devices"));
        for (const DeviceWait& wait : m_step->waits)
            text.sentence(translated(waitText(*m_story, wait)), wait.device,
                          wait.item.vertex.valid() ? std::optional(wait.item.vertex) : std::nullopt);
    }
    setExplainText(*m_text, text.html());
}

void StepsPage::restyle()
{
    const auto dress = [&](QToolButton* button, const char* name) {
        button->setIcon(doppler::icon(QLatin1String(name), palette()));
    };
    dress(m_first, "to-start");
    dress(m_back, "step-back");
    dress(m_next, "step-forward");
    dress(m_last, "to-end");
}

void StepsPage::retranslate()
{
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_first, tr("First event"));
    name(m_back, tr("Previous event"));
    name(m_next, tr("Next event"));
    name(m_last, tr("Last event"));
    m_text->setAccessibleName(tr("Events of this step"));
    refresh();
}

void StepsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        restyle();
        refresh();
    }
}

void StepsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_run)
        return;
    if (m_story)
        read();
    else if (!m_telling.running())
        tell();
}

void StepsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_reading.cancel(); // What it brings would be shown in the graph.
    m_delay.stop();
    showChoice({});
}

} // namespace doppler
