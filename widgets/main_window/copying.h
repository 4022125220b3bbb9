// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/job.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <vector>

class QAbstractItemModel;
class QImage;

namespace doppler {

class GanttView;
class GraphView;
class MessageBar;
class RunsModel;
class WindowActions;
class Workbench;
enum class CommandFor;

/// A table as text: a line per row, the captions first.
using TextTable = std::vector<QStringList>;
/// What a table or a list shows, in the order in which it shows it.
TextTable tableOf(const QAbstractItemModel& model);
/// The runs with their figures: seconds, bytes and shares as plain numbers.
TextTable tableOf(const RunsModel& runs);
/// Cells apart by tabs; what would break a line is a blank.
QString tabText(const TextTable& table);
/// RFC 4180, with line feeds.
QString csvText(const TextTable& table);

/// What goes to the clipboard: the picture of the view in front, its table, and the command that gives the
/// shown run again.
class Copying : public QObject {
    Q_OBJECT
public:
    /// All must outlive this. `window` is what has the focus in it.
    Copying(Workbench& workbench, GraphView& graph, GanttView& gantt, MessageBar& messages,
            const WindowActions& actions, QWidget* window);

    /// The view that has the focus, the whole graph or run where that is it, else the graph.
    void copyPicture();
    /// The table or list that has the focus, or that stands in its panel, else the runs.
    void copyTable();
    /// Where the command needs a file of the placement (graph, devices), that is written first, among the
    /// program's files.
    void copyCommand(CommandFor program);
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
