// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation.h"

#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/playback/playback.h"
#include "widgets/presentation/presentation_legend.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/runs/run_entry.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/text/format.h"

#include <QAction>
#include <QMainWindow>
#include <QScreen>

namespace doppler {

Presentation::Presentation(const PanelContext& context, LessonTalk lesson)
    : QObject(&context.window), m_context(context), m_lesson(std::move(lesson))
{
    connect(context.actions.present, &QAction::triggered, this, &Presentation::start);
    connect(&context.focus, &Focus::runChanged, this, &Presentation::updateAction);
    updateAction();
}

void Presentation::updateAction() { m_context.actions.present->setEnabled(m_context.focus.run() != nullptr); }

PresentationView* Presentation::view() const { return m_view; }

double Presentation::makespan() const
{
    const RunPtr& run = m_context.focus.run();
    return run ? run->schedule.makespan : 0;
}

std::vector<TalkStep> Presentation::steps() const { return talkSteps(m_context.focus.markers(), makespan()); }

void Presentation::start()
{
    if (m_view || !m_context.focus.run())
        return;
    m_view = new PresentationView(&m_context.window);
    m_view->setAttribute(Qt::WA_DeleteOnClose);
    m_view->gantt()->setAnimated(false);
    connectView();
    followFocus();
    showRun();
    m_view->setGeometry(m_context.window.screen()->geometry());
    m_view->showFullScreen();
    m_view->activateWindow();
    m_view->setFocus();
    refresh();
}

void Presentation::connectView()
{
    GanttView* gantt = m_view->gantt();
    Playback* playback = &m_context.playback;
    connect(m_view, &PresentationView::nextRequested, this, &Presentation::next);
    connect(m_view, &PresentationView::previousRequested, this, &Presentation::previous);
    connect(m_view, &PresentationView::firstRequested, this, [this] { goTo(0); });
    connect(m_view, &PresentationView::lastRequested, this, [this] { goTo(makespan()); });
    connect(m_view, &PresentationView::eventRequested, playback,
            [playback](bool forward) { forward ? playback->stepForward() : playback->stepBack(); });
    connect(m_view, &PresentationView::playRequested, playback, &Playback::toggle);
    connect(m_view, &PresentationView::annotationRequested, gantt, &GanttView::addMarker);
    connect(m_view, &PresentationView::annotationRemovalRequested, this, &Presentation::removeAnnotation);
    connect(gantt, &GanttView::timeRequested, playback, &Playback::seekOwn);
    connect(gantt, &GanttView::vertexSelected, &m_context.workbench, &Workbench::selectVertex);
    GanttTools& tools = m_context.parts.get<GanttTools>();
    connect(gantt, &GanttView::markersChanged, this, [this, gantt, &tools] {
        tools.setMarkers(m_context.workbench.runId(), gantt->markers()); // Where sessions save them.
    });
}

void Presentation::followFocus()
{
    const Focus* focus = &m_context.focus;
    GanttView* gantt = m_view->gantt();
    connect(focus, &Focus::runChanged, m_view, [this] { showRun(); });
    connect(focus, &Focus::timeChanged, m_view, [this, focus, gantt] {
        gantt->setTime(focus->time());
        refresh();
    });
    connect(focus, &Focus::selectionChanged, m_view,
            [focus, gantt] { gantt->setSelection(focus->vertices(), focus->vertex()); });
    connect(focus, &Focus::markersChanged, m_view, [this, focus, gantt] {
        gantt->setMarkers(focus->markers());
        refresh();
    });
}

void Presentation::showRun()
{
    const Focus& focus = m_context.focus;
    GanttView& gantt = *m_view->gantt();
    gantt.setRun(focus.run());
    gantt.setMarkers(focus.markers());
    gantt.setTime(focus.time());
    gantt.setSelection(focus.vertices(), focus.vertex());
    m_view->legend()->setRun(focus.run());
    refresh();
}

void Presentation::refresh()
{
    if (!m_view)
        return;
    const RunPtr& run = m_context.focus.run();
    const bool lesson = m_lesson.active();
    const auto talk = steps();
    const std::size_t at = talkStepAt(talk, m_context.focus.time());
    const QString title =
        run ? tr("%1: %2").arg(problemTitle(*run->problem), formatSeconds(run->schedule.makespan))
            : tr("No run is shown");
    const int step = lesson ? m_lesson.step() : static_cast<int>(at) + 1;
    const int count = lesson ? m_lesson.steps() : static_cast<int>(talk.size());
    m_view->setTitle(title, tr("%1 of %2").arg(step).arg(count));
    if (lesson)
        m_view->setText(m_lesson.text(), false);
    else
        m_view->setText(talk[at].note, true);
}

void Presentation::goTo(double seconds)
{
    m_context.playback.pause();
    m_context.playback.seekOwn(seconds);
}

void Presentation::next()
{
    if (m_lesson.active())
        return m_lesson.next();
    const auto talk = steps();
    const std::size_t at = talkStepAt(talk, m_context.focus.time());
    if (at + 1 < talk.size())
        goTo(talk[at + 1].seconds);
}

void Presentation::previous()
{
    if (m_lesson.active())
        return m_lesson.back();
    const auto talk = steps();
    const double time = m_context.focus.time();
    const std::size_t at = talkStepAt(talk, time);
    if (time > talk[at].seconds * (1 + 1e-9)) // Between two steps.
        goTo(talk[at].seconds);
    else if (at > 0)
        goTo(talk[at - 1].seconds);
}

/// The annotation whose note is shown.
void Presentation::removeAnnotation()
{
    const auto talk = steps();
    m_view->gantt()->removeMarker(talk[talkStepAt(talk, m_context.focus.time())].seconds);
}

} // namespace doppler
