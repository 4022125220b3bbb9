// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_player.h"

#include "widgets/lessons/lesson_stage.h"
#include "widgets/lessons/lesson_words.h"

#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

bool opensDocument(const LessonStep& step)
{
    return std::ranges::any_of(step.prepare, [](const LessonCommand& command) {
        return command.kind == LessonCommand::Kind::Graph || command.kind == LessonCommand::Kind::Workload;
    });
}

} // namespace

LessonPlayer::LessonPlayer(LessonStage& stage, QObject* parent) : QObject(parent), m_stage(stage)
{
    connect(&m_stage, &LessonStage::performed, this, [this] {
        if (m_state == State::Showing)
            m_checked = true;
        if (m_state == State::Preparing || m_state == State::Showing)
            setState(State::Waiting);
    });
    connect(&m_stage, &LessonStage::failed, this, [this](const Error& error) {
        if (m_previews)
            return;
        m_fault = error;
        if (active())
            setState(State::Waiting);
    });
    connect(&m_stage, &LessonStage::changed, this, [this] {
        if (active())
            emit changed();
    });
}

/// The last step up to this one that opens a document.
std::size_t LessonPlayer::openedBy(std::size_t step) const
{
    while (step > 0 && !opensDocument(lesson().steps[step]))
        --step;
    return step;
}

void LessonPlayer::start(const LessonFile& file, std::size_t step,
                         const std::map<std::string, double, std::less<>>& kept)
{
    m_stage.cancel();
    m_file = file;
    m_kept = kept;
    m_stage.setFolder(file.file.isEmpty() ? QString() : QFileInfo(file.file).absolutePath());
    step = std::min(step, lesson().steps.size() - 1);
    emit started();
    enter(step, openedBy(step));
}

void LessonPlayer::preview(const LessonFile& file, std::size_t step)
{
    m_previews = true;
    m_file = file;
    m_step = std::min(step, lesson().steps.size() - 1);
    m_checked = false;
    m_answers.clear();
    m_choices.clear();
    m_state = State::Waiting;
    emit stepChanged();
}

bool LessonPlayer::retell(const LessonFile& file)
{
    if (!active() || !sameSteps(*file.lesson, lesson()))
        return false;
    m_file = file;
    emit stepChanged();
    return true;
}

void LessonPlayer::leave()
{
    if (!active())
        return;
    if (!m_previews)
        m_stage.cancel();
    m_previews = false;
    m_file = {};
    m_step = 0;
    m_kept.clear();
    m_answers.clear();
    m_choices.clear();
    m_fault.reset();
    m_state = State::Idle;
    emit stepChanged();
}

/// Steps from `from` on are done by themselves.
void LessonPlayer::enter(std::size_t step, std::size_t from)
{
    m_stage.cancel();
    m_step = step;
    m_checked = false;
    m_fault.reset();
    m_answers.clear();
    m_choices.clear();
    m_state = State::Preparing;
    emit stepChanged();
    prepare(from);
}

/// Does the steps from `from` to this one, and what this one begins with.
void LessonPlayer::prepare(std::size_t from)
{
    for (std::size_t before = from; before < m_step; ++before) {
        m_stage.perform(lesson().steps[before].prepare);
        m_stage.perform(lesson().steps[before].show);
    }
    m_stage.perform(step().prepare);
}

/// Whether the lesson's graph is open, which the user may have changed.
bool LessonPlayer::isAtItsGraph() const
{
    const auto& opening = lesson().steps[openedBy(m_step)].prepare;
    const auto graph = std::ranges::find(opening, LessonCommand::Kind::Graph, &LessonCommand::kind);
    return graph == opening.end() || graph->word == m_stage.scene().graph;
}

void LessonPlayer::setState(State state)
{
    m_state = state;
    emit changed();
}

LessonScene LessonPlayer::scene() const
{
    LessonScene scene = m_stage.scene();
    scene.kept = m_kept;
    scene.answers = m_answers;
    scene.choices = m_choices;
    return scene;
}

std::vector<LessonVerdict> LessonPlayer::verdicts() const
{
    std::vector<LessonVerdict> verdicts;
    if (!active())
        return verdicts;
    const LessonScene now = scene();
    for (const LessonCheck& check : step().checks)
        verdicts.push_back(judge(check, now, lessonNumber));
    return verdicts;
}

bool LessonPlayer::stepDone() const { return std::ranges::all_of(verdicts(), &LessonVerdict::holds); }

void LessonPlayer::setAnswer(const std::string& question, const std::string& text)
{
    m_answers[question] = text;
    emit changed();
}

void LessonPlayer::setChoice(const std::string& question, std::size_t choice)
{
    m_choices[question] = choice;
    emit changed();
}

void LessonPlayer::back()
{
    if (!active())
        return;
    if (m_state == State::Finished)
        enter(m_step, m_step);
    else if (m_step > 0)
        enter(m_step - 1, m_step - 1);
}

void LessonPlayer::next()
{
    if (m_state != State::Waiting)
        return;
    if (!stepDone())
        return check();
    const LessonScene now = scene();
    for (const LessonKept& value : step().kept)
        if (const auto number = valueOf(value.quantity, now))
            m_kept[value.name] = *number;
    emit passed();
    if (m_step + 1 < lesson().steps.size())
        return enter(m_step + 1, m_step + 1);
    setState(State::Finished);
    emit finished();
}

void LessonPlayer::check()
{
    if (m_state != State::Waiting)
        return;
    m_checked = true;
    if (!stepDone())
        emit missed();
    emit changed();
}

void LessonPlayer::showMe()
{
    if (m_state != State::Waiting)
        return;
    m_fault.reset();
    emit demonstrated();
    answerThemselves();
    setState(State::Showing);
    if (!isAtItsGraph())
        prepare(openedBy(m_step));
    m_stage.perform(step().show);
}

void LessonPlayer::answerThemselves()
{
    const LessonScene now = scene();
    for (const LessonCommand& command : step().show) {
        if (command.kind != LessonCommand::Kind::Answer)
            continue;
        if (command.choice)
            m_choices[command.question] = *command.choice;
        else if (const auto value = valueOf(command.quantity, now))
            m_answers[command.question] = lessonNumber(*value, command.quantity.unit);
    }
    emit answersChanged();
}

void LessonPlayer::restart()
{
    if (!active())
        return;
    m_kept.clear();
    emit started();
    enter(0, 0);
}

} // namespace doppler
