// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/presentation/talk_steps.h"
#include "widgets/workbench/panel_context.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <vector>

namespace doppler {

class PresentationView;

/// The lesson that is being played, as a presentation needs it.
struct LessonTalk {
    std::function<bool()> active;
    std::function<QString()> text; ///< Markdown, with the title of the step.
    std::function<int()> step;     ///< From 1.
    std::function<int()> steps;
    std::function<void()> next; ///< Shows what the step asks for; if that is done, the next step.
    std::function<void()> back;
};

/// Presents the window's run in full screen. The steps are those of the lesson; without a lesson, the
/// annotations of the run. Time, selection and annotations are the window's, so that both show the same.
/// GUI thread only.
class Presentation : public QObject {
    Q_OBJECT
public:
    Presentation(const PanelContext& context, LessonTalk lesson);

    /// Null while nothing is presented.
    [[nodiscard]] PresentationView* view() const;
    /// Opens the presentation; does nothing without a run or while one is open.
    void start();

public slots:
    /// The lesson is at another step, or its state changed.
    void refresh();

private:
    void connectView();
    void followFocus();
    void showRun();
    void next();
    void previous();
    void goTo(double seconds);
    void updateAction();
    void removeAnnotation();
    [[nodiscard]] double makespan() const;
    [[nodiscard]] std::vector<TalkStep> steps() const;

    PanelContext m_context;
    LessonTalk m_lesson;
    QPointer<PresentationView> m_view;
};

} // namespace doppler
