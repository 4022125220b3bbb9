// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_recorder.h"

#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_view.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <ranges>

namespace doppler {

namespace {

std::string lessonId(const LessonFile& file)
{
    return (file.name.isEmpty() ? QFileInfo(file.file).fileName() : file.name).toStdString();
}

/// With milliseconds: two attempts may begin in one second.
std::string now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString(); }

} // namespace

LessonRecorder::LessonRecorder(LessonPlayer& player, LessonView& view, const QString& file, QObject* parent)
    : QObject(parent), m_player(player), m_file(file),
      m_reading({[this](const LessonResults& earlier) { take(earlier); },
                 [this](const Error& error) { report(error); },
                 {}}),
      m_writes({[](const QString&) {}, [this](const Error& error) { report(error); }})
{
    connect(&player, &LessonPlayer::started, this, &LessonRecorder::begin);
    connect(&player, &LessonPlayer::stepChanged, this, &LessonRecorder::showStep);
    const auto count = [this](auto change) {
        if (LessonStepResult* open = step()) {
            change(*open);
            keep();
        }
    };
    connect(&player, &LessonPlayer::missed, this, [count] { count([](auto& open) { ++open.failed; }); });
    connect(&player, &LessonPlayer::demonstrated, this,
            [count] { count([](auto& open) { open.shown = true; }); });
    connect(&view, &LessonView::hintShown, this, [count] { count([](auto& open) { ++open.hints; }); });
    connect(&player, &LessonPlayer::passed, this, [count] { count([](auto& open) { open.done = true; }); });
    readFile();
}

void LessonRecorder::readFile()
{
    if (m_file.isEmpty())
        return;
    m_reading.start([path = QFile::encodeName(m_file).toStdString()](std::stop_token, const auto&) {
        return readOwnLessonResults(path);
    });
}

/// A lesson may have been started meanwhile.
void LessonRecorder::take(const LessonResults& earlier)
{
    LessonResults all = earlier;
    for (const LessonResult& result : m_results.lessons)
        setLessonResult(all, result);
    m_results = std::move(all);
    emit changed();
}

void LessonRecorder::report(const Error& error)
{
    if (!std::exchange(m_reported, true))
        emit failed(error);
}

void LessonRecorder::begin()
{
    countTime();
    m_step.reset();
    m_attempt.reset();
    m_begins = !m_player.file().trial;
}

/// The last attempt at this lesson where it was not finished, to go on with it.
const LessonResult* LessonRecorder::unfinished() const
{
    const std::string id = lessonId(m_player.file());
    for (const LessonResult& result : m_results.lessons | std::views::reverse)
        if (result.lesson == id)
            return result.finished() || result.steps.size() != m_player.lesson().steps.size() ? nullptr
                                                                                              : &result;
    return nullptr;
}

void LessonRecorder::showStep()
{
    countTime();
    m_step.reset();
    if (!m_player.active())
        return m_attempt.reset();
    if (std::exchange(m_begins, false)) {
        const LessonResult* earlier = m_player.stepIndex() > 0 ? unfinished() : nullptr;
        m_attempt =
            earlier ? *earlier : LessonResult{lessonId(m_player.file()), m_player.lesson().title, now(), {}};
        m_attempt->steps.resize(m_player.lesson().steps.size());
    }
    if (!m_attempt)
        return; // Nothing is recorded of it.
    for (std::size_t i = 0; i < m_attempt->steps.size(); ++i)
        m_attempt->steps[i].title = m_player.lesson().steps[i].title;
    m_step = m_player.stepIndex();
    m_clock.start();
}

LessonStepResult* LessonRecorder::step()
{
    return m_attempt && m_step && *m_step < m_attempt->steps.size() ? &m_attempt->steps[*m_step] : nullptr;
}

void LessonRecorder::countTime()
{
    LessonStepResult* open = step();
    if (!open || !m_clock.isValid())
        return;
    open->seconds += static_cast<double>(m_clock.restart()) / 1000;
    if (!m_attempt->untouched())
        setLessonResult(m_results, *m_attempt);
}

void LessonRecorder::keep()
{
    countTime();
    if (!m_file.isEmpty())
        m_writes.add(m_file, [path = QFile::encodeName(m_file).toStdString(), attempt = *m_attempt] {
            return addOwnLessonResult(path, attempt);
        });
    emit changed();
}

} // namespace doppler
