// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/command_line/command_line.h"
#include "widgets/jobs/job.h"
#include "widgets/workbench/session_state.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QPainter;
class QRectF;

namespace doppler {

class GanttView;
class GraphControls;
class GraphView;
class MessageBar;
class Playback;
class SideBySideRuns;
class SideBySideView;
class TableFiles;
class WindowActions;

/// What goes to the clipboard: the picture of the view in front, its table (table_files.h), and the commands
/// that give the shown run again, with the look of the window, its explanation, or what stands beside it.
/// Pictures and commands are made in the background; what is copied last is what the clipboard gets.
class Copying : public QObject {
    Q_OBJECT
public:
    /// The parts of the window that it tells of. All must outlive it.
    struct Parts {
        Workbench& workbench;
        GraphView& graph;
        const GraphControls& controls;
        GanttView& gantt;
        const Playback& playback;
        const SideBySideRuns& sideBySide;
        const SideBySideView& sideBySideView;
        TableFiles& tables;
        MessageBar& messages;
        std::function<SessionState()> session; ///< All that is open, as it would be saved.
    };
    /// `window` is what has the focus in it.
    Copying(const Parts& parts, const WindowActions& actions, QWidget* window);

    /// The view that has the focus, the whole graph or run where that is it, else the graph.
    void copyPicture();
    // Where one of these commands needs a file of a placement (trace, graph, devices, locks), that is written
    // first, among the program's files.
    /// The command that gives the shown run again.
    void copyCommand();
    /// The one that opens a window like this one: by options where they say all that is open, else by a
    /// session that is kept among the program's files (saved_sessions.h).
    void copyWindowCommand();
    void copyExplanation(const Explanation& explanation);
    /// The one that sets the runs side by side that stand so here.
    void copyDifferences();
    void copyComparison(const StudyRequest& request);
    /// A command that is known already, or why there is none.
    void copyCommand(const Result<std::string>& command);
    static QString placementFolder();
    /// Makes `doppler render` for the shown run as the graph view or the Gantt chart shows it, without
    /// playback state; null: no run is shown. The result is for worker threads.
    using Command = std::function<Result<std::string>()>;
    [[nodiscard]] Command figureCommand(CommandFor figure) const;
    /// The same for the runs side by side; null: there are fewer than two.
    [[nodiscard]] Command sideBySideFigureCommand() const;
    /// The same for the four bars of the measured run whose bars are shown side by side, or else of the shown
    /// run; null: there is no measured run.
    [[nodiscard]] Command fourBarsFigureCommand() const;

signals:
    /// The clipboard has it.
    void copied();

private:
    /// Nothing where it is no more.
    [[nodiscard]] std::optional<RequestedRun> requested(quint64 run) const;
    [[nodiscard]] std::vector<RequestedRun> requestedBeside() const;
    [[nodiscard]] WindowLook look() const;
    [[nodiscard]] Command differencesOf() const;
    /// Runs are seen side by side.
    [[nodiscard]] bool standsBeside() const;
    /// Whether the window's options say all of it, if they say its runs.
    [[nodiscard]] bool optionsMaySay(const SessionState& open, bool beside) const;
    void paint(const QSizeF& size, std::function<void(QPainter&, const QRectF&)> picture);
    /// `command` is asked for on a worker thread.
    void write(std::function<Result<std::string>()> command);
    void take(const QString& text);
    void take(const QImage& image);

    Parts m_parts;
    QWidget* m_window;
    Job<QString> m_writing;
    Job<QImage> m_painting;
};

} // namespace doppler
