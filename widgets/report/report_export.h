// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/session_report.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/workbench/focus/marker_list.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <set>
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

/// Writes what is open as one page: every graph with its runs, their Gantt charts and differences, the one
/// that is shown first; the curves of trainings, the comparison, the notes of markers; and which runs are not
/// on it, and why. Its parts are taken as values, once the graphs that are not shown have been laid out;
/// pictures are painted, and the page is put together and written, on a worker thread, also where the window
/// closes meanwhile. GUI thread only.
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
    [[nodiscard]] bool running() const { return m_preparing || !m_writing.writing().isEmpty(); }
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
    struct Preparing;
    static Result<std::string> make(Parts& parts, const std::stop_token& cancelled,
                                    const std::function<void(double)>& report);
    static std::vector<ReportTable> tablesOf(const Remarks& remarks);
    [[nodiscard]] MarkerList markersOf(const RunEntry& entry) const;
    void updateAction();
    void ask();
    void addRuns(Parts& parts) const;
    void addAgreements(ReportGraph& graph) const;
    void addRun(const RunEntry& entry, ReportGraph& graph, std::set<std::string>& names, Remarks& remarks,
                bool told) const;
    void addPictures(Parts& parts) const;
    void layOutOthers(Preparing& preparing) const;
    /// Goes on once every graph is laid out.
    void goOn();
    void write();
    void end();

    Workbench& m_workbench;
    GraphView& m_graph;
    ComparisonView& m_comparison;
    const TrainingView& m_trainings;
    QWidget& m_window;
    QAction* m_action;
    WriteQueue m_writing;
    std::unique_ptr<Preparing> m_preparing; ///< Null: no graph is being laid out.
    QTimer m_look;                          ///< Whether it is.
};

} // namespace doppler
