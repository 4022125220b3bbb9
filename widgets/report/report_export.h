// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/session_report.h"
#include "widgets/comparison/study.h"
#include "widgets/gantt/marker_list.h"
#include "widgets/workbench/job.h"

#include <QObject>
#include <memory>

class QAction;
class QWidget;

namespace doppler {

class ComparisonView;
class GanttView;
class GraphView;
class TrainingView;
class Workbench;
struct RunEntry;

/// Writes what is open as one page: the graph, the curves of trainings, every run of it with its Gantt chart,
/// their differences, the comparison, the notes of markers; and which runs are not on it, and why. A chart is
/// painted at a time, so that the window answers in between; the page is put together and written on a worker
/// thread. GUI thread only.
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
    [[nodiscard]] bool running() const { return m_pages != nullptr; }
    /// Ends what goes on; there will be no file, and neither saved() nor failed().
    void cancel();
    void retranslate();

signals:
    void saved(const QString& file);
    void failed(const doppler::Error& error);
    void runningChanged();
    /// 0 to 1, while a page is made.
    void progressed(double share);

private:
    /// What a page is made of, while it is made.
    struct Pages;
    struct Remarks;
    static std::vector<ReportTable> tablesOf(const Remarks& remarks);
    [[nodiscard]] MarkerList markersOf(const RunEntry& entry) const;
    void updateAction();
    void ask();
    void paintSoon(int milliseconds);
    void paintNext();
    void write();
    void end();

    Workbench& m_workbench;
    GraphView& m_graph;
    ComparisonView& m_comparison;
    const TrainingView& m_trainings;
    QWidget& m_window;
    QAction* m_action;
    std::unique_ptr<GanttView> m_gantt; ///< Never shown: paints one run after the other.
    std::shared_ptr<Pages> m_pages;
    Job<QString> m_writing;
};

} // namespace doppler
