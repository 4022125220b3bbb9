// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/job.h"

#include <QObject>
#include <QString>

class QImage;

namespace doppler {

class GanttView;
class GraphView;
class MessageBar;
class TableFiles;
class WindowActions;
class Workbench;
enum class CommandFor;

/// What goes to the clipboard: the picture of the view in front, its table (table_files.h), and the command
/// that gives the shown run again.
class Copying : public QObject {
    Q_OBJECT
public:
    /// All must outlive this. `window` is what has the focus in it.
    Copying(Workbench& workbench, GraphView& graph, GanttView& gantt, TableFiles& tables,
            MessageBar& messages, const WindowActions& actions, QWidget* window);

    /// The view that has the focus, the whole graph or run where that is it, else the graph.
    void copyPicture();
    /// Where the command needs a file of the placement (graph, devices), that is written first, among the
    /// program's files.
    void copyCommand(CommandFor program);
    /// A command that is known already, or why there is none.
    void copyCommand(const Result<std::string>& command);
    static QString placementFolder();

signals:
    /// The clipboard has it.
    void copied();

private:
    void take(const QString& text);

    Workbench& m_workbench;
    GraphView& m_graph;
    GanttView& m_gantt;
    MessageBar& m_messages;
    QWidget* m_window;
    Job<QString> m_writing;
};

} // namespace doppler
