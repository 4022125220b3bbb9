// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/session_report.h"
#include "widgets/gantt/marker_list.h"
#include "widgets/workbench/write_queue.h"

#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

class QAction;
class QWidget;

namespace doppler {

class ComparisonView;
class GraphView;
class TrainingView;
class Workbench;
struct RunEntry;

/// Writes what is open as one page: the graph, the curves of trainings, every run of it with its Gantt chart,
/// their differences, the comparison, the notes of markers; and which runs are not on it, and why. Its parts
/// are taken as values; pictures are painted, and the page is put together and written, on a worker thread,
/// also where the window closes meanwhile.
/// GUI thread only.
class ReportExport : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    ReportExport(Workbench& workbench, GraphView& graph, ComparisonView& comparison,
                 const TrainingView& trainings, QWidget& window);
    ~ReportExport() override;

    [[nodiscard]] QAction* action() const { return m_action; }
    /// Nothing happens while another report is on its way. Fails where no run is shown.
    void exportTo(const QString& file);
    [[nodiscard]] bool running() const { return !m_writing.writing().isEmpty(); }
    /// Ends what goes on; there will be no file, and neither saved() nor failed(). Where the file is being
    /// written already it may be too late for that; then saved() follows.
    void cancel();
    void retranslate();

signals:
    void saved(const QString& file);
    void failed(const doppler::Error& error);
    void runningChanged();
    /// 0 to 1, while a page is made.
    void progressed(double share);

private:
    /// What a page is made of, as values.
    struct Parts;
    struct Remarks;
    static Result<std::string> make(Parts& parts, const std::stop_token& cancelled,
                                    const std::function<void(double)>& report);
    static std::vector<ReportTable> tablesOf(const Remarks& remarks);
    [[nodiscard]] MarkerList markersOf(const RunEntry& entry) const;
    void updateAction();
    void ask();
    void addRuns(Parts& parts) const;
    void addPictures(Parts& parts) const;
    void end();

    Workbench& m_workbench;
    GraphView& m_graph;
    ComparisonView& m_comparison;
    const TrainingView& m_trainings;
    QWidget& m_window;
    QAction* m_action;
    WriteQueue m_writing;
};

} // namespace doppler
