// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_export.h"

#include "core/exec/registry.h"
#include "core/io/bytes/file.h"
#include "core/run/measured_run.h"
#include "core/sim/analysis.h"
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/report_language.h"
#include "widgets/comparison/study.h"
#include "widgets/execution/agreements.h"
#include "widgets/gantt/chart/gantt_snapshot.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/graph_snapshot.h"
#include "widgets/jobs/pending_write.h"
#include "widgets/report/report_pictures.h"
#include "widgets/runs/runs_model.h"
#include "widgets/shell/save_file.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/curves/training_snapshot.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QPointer>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>

namespace doppler {

namespace {

constexpr QSize leastCurves{800, 460}; ///< A panel may be too small to read.
constexpr int lookMilliseconds = 20;

/// What makes a run again, or why no command does.
Result<std::string> commandOf(const RunEntry& entry, const std::optional<PlacerRequest>& asked)
{
    if (!needsPlacementFile(entry, asked))
        return commandFor(entry, asked, CommandFor::Simulation, {});
    const auto because = [](std::string_view reason) { return Error{{reason}, {}, {}}; };
    if (isMeasured(*entry.run))
        return because(DOPPLER_TEXT("core", "measured, not simulated"));
    if (entry.trained)
        return because(DOPPLER_TEXT("core", "the best placement of a training"));
    if (!entry.beganAs.empty())
        return because(DOPPLER_TEXT("core", "edited manually"));
    if (!entry.locks.empty())
        return because(DOPPLER_TEXT("core", "placed around locked vertices"));
    if (!asked)
        return because(
            DOPPLER_TEXT("core", "a placement of unknown origin, or of a search that was stopped early"));
    if (asked->seconds)
        return because(
            DOPPLER_TEXT("core", "placed with a time budget, whose result depends on the computer"));
    return because(DOPPLER_TEXT("core", "simulated with a seed that differs from the placer's"));
}

} // namespace

/// What the page says of runs beside their figures.
struct ReportExport::Remarks {
    std::vector<QStringList> notes;
    std::vector<QStringList> withoutCommand;
    std::vector<QStringList> outOfMemory;

    void addNotes(const QString& name, const MarkerList& markers, double makespan)
    {
        for (const GanttMarker& marker : markers.all())
            notes.push_back({name, formatMoment(marker.seconds, makespan),
                             marker.note.isEmpty() ? QStringLiteral("–") : marker.note});
    }
};

struct ReportExport::Parts {
    SessionReport report; ///< Its pictures have their titles only.
    /// Each paints one of them.
    std::vector<std::function<void(SessionReport&)>> pictures = {};
    GanttSnapshot gantt = {}; ///< The look of every run's chart.
    std::optional<ComparisonSetup> comparison = {};
    std::vector<ComparisonRow> rows = {};
    ReportLanguage language = {};

    void addGraph(std::size_t graph, const GraphView& view, const QString& title)
    {
        report.graphs[graph].pictures.push_back({title.toStdString(), {}});
        pictures.emplace_back([graph, still = view.still(), size = view.pictureSize()](SessionReport& page) {
            page.graphs[graph].pictures.front().svg = graphAsSvg(still, size);
        });
    }
};

/// A page for which graphs that are not shown are being laid out.
struct ReportExport::Preparing {
    QString file;
    std::shared_ptr<Parts> parts;
    PendingWrite pending{file};                         ///< The program does not end before it.
    std::vector<std::unique_ptr<GraphView>> views = {}; ///< By graph of the report; null: it needs none.

    [[nodiscard]] bool ready() const
    {
        return std::ranges::all_of(views, [](const auto& view) {
            return !view ||
                   (!view->layoutJob().running() && (view->picture().empty() || view->picture().run));
        });
    }
};

ReportExport::ReportExport(Workbench& workbench, GraphView& graph, ComparisonView& comparison,
                           const TrainingView& trainings, QWidget& window)
    : QObject(&window), m_workbench(workbench), m_graph(graph), m_comparison(comparison),
      m_trainings(trainings), m_window(window), m_action(new QAction(this)),
      m_writing({[this](const QString& file) {
                     end();
                     emit saved(file);
                 },
                 [this](const Error& error) {
                     end();
                     emit failed(error);
                 }})
{
    m_action->setObjectName(QStringLiteral("exportReport"));
    m_look.setInterval(lookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &ReportExport::goOn);
    connect(m_action, &QAction::triggered, this, &ReportExport::ask);
    connect(&workbench, &Workbench::runChanged, this, &ReportExport::updateAction);
    updateAction();
    retranslate();
}

ReportExport::~ReportExport() = default;

void ReportExport::retranslate()
{
    m_action->setText(tr("Export rep&ort…"));
    m_action->setToolTip(tr(
        "Save one HTML page with all graphs and runs, their differences, the trainings and the comparison"));
}

void ReportExport::updateAction() { m_action->setEnabled(m_workbench.run() && !running()); }

void ReportExport::ask()
{
    const QString file =
        askSaveFile(&m_window, tr("Export report"), QStringLiteral("report.html"), tr("HTML files (*.html)"));
    if (!file.isEmpty())
        exportTo(file);
}

std::vector<ReportTable> ReportExport::tablesOf(const Remarks& remarks)
{
    const auto table = [](const QString& title, const QStringList& heads,
                          const std::vector<QStringList>& rows) {
        const auto texts = [](const QStringList& row) {
            std::vector<std::string> out;
            for (const QString& text : row)
                out.push_back(text.toStdString());
            return out;
        };
        ReportTable made{title.toStdString(), texts(heads), {}};
        for (const QStringList& row : rows)
            made.rows.push_back(texts(row));
        return made;
    };
    return {
        table(tr("Notes"), {tr("Run"), tr("Time"), tr("Note")}, remarks.notes),
        table(tr("Runs that no command can reproduce"), {tr("Run"), tr("Reason")}, remarks.withoutCommand),
        table(tr("Not in this report: runs that ran out of memory"), {tr("Run"), tr("Devices"), tr("Reason")},
              remarks.outOfMemory)};
}

MarkerList ReportExport::markersOf(const RunEntry& entry) const
{
    const auto* chart = m_window.findChild<GanttTools*>(); // Only the whole window has it.
    return chart ? chart->markers(entry.id) : MarkerList();
}

void ReportExport::exportTo(const QString& file)
{
    if (running())
        return;
    auto preparing = std::unique_ptr<Preparing>(new Preparing{file, std::make_shared<Parts>()});
    addRuns(*preparing->parts);
    if (preparing->parts->report.graphs.empty()) {
        emit failed({{DOPPLER_TEXT("core", "there is no finished run to report, expected at least one")},
                     QFile::encodeName(file).toStdString(),
                     {}});
        return;
    }
    addPictures(*preparing->parts);
    layOutOthers(*preparing);
    m_preparing = std::move(preparing);
    goOn();
    updateAction();
    emit runningChanged();
}

void ReportExport::layOutOthers(Preparing& preparing) const
{
    const std::vector<ReportGraph>& graphs = preparing.parts->report.graphs;
    preparing.views.resize(graphs.size());
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const RunPtr& run = graphs[i].runs[graphs[i].reference].run.run;
        if (!graphs[i].pictures.empty())
            continue;
        auto& view = preparing.views[i] = std::make_unique<GraphView>();
        view->setAnimated(false);
        view->setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
        view->setRun(run);
    }
}

void ReportExport::goOn()
{
    if (m_preparing->ready()) {
        m_look.stop();
        write();
    } else if (!m_look.isActive()) {
        m_look.start();
    }
}

void ReportExport::write()
{
    const auto preparing = std::move(m_preparing);
    for (std::size_t i = 0; i < preparing->views.size(); ++i)
        if (const auto& view = preparing->views[i]; view && view->picture().run)
            preparing->parts->addGraph(i, *view, tr("Graph"));
    const auto report = [self = QPointer(this)](double share) {
        const auto tell = [self, share] {
            if (self && self->running())
                emit self->progressed(share);
        };
        QMetaObject::invokeMethod(qApp, tell, Qt::QueuedConnection);
    };
    m_writing.add(preparing->file,
                  [parts = preparing->parts, report, path = QFile::encodeName(preparing->file).toStdString()](
                      const std::stop_token& cancelled) -> Result<void> {
                      const auto page = make(*parts, cancelled, report);
                      return page ? writeFile(path, *page) : page.error();
                  });
}

/// A section for every graph, the shown run's first, and what is said of runs.
void ReportExport::addRuns(Parts& parts) const
{
    const RunPtr shown = m_workbench.run();
    if (!shown)
        return;
    Remarks remarks;
    const std::vector<RunEntry>& entries = m_workbench.runs()->entries();
    std::vector<const Run*> firsts{shown.get()}; // A run of each graph.
    for (const RunEntry& entry : entries)
        if (std::ranges::none_of(firsts, [&](const Run* other) { return sameGraph(*other, *entry.run); }))
            firsts.push_back(entry.run.get());
    for (const Run* first : firsts) {
        ReportGraph graph;
        std::set<std::string> names;
        for (const RunEntry& entry : entries)
            if (sameGraph(*first, *entry.run))
                addRun(entry, graph, names, remarks, firsts.size() > 1);
        if (!graph.runs.empty()) {
            addAgreements(graph);
            parts.report.graphs.push_back(std::move(graph));
        }
    }
    parts.report.remarks = tablesOf(remarks);
}

void ReportExport::addAgreements(ReportGraph& graph) const
{
    const auto* known = m_window.findChild<Agreements*>(); // Only the whole window has it.
    if (!known)
        return;
    const std::uint64_t print = graph.runs.front().run.run->problem->graph().fingerprint();
    for (const Agreements::Measured& one : known->all()) {
        if (one.graph != print)
            continue;
        const auto engine = findEngine(one.engine.toStdString());
        std::vector<std::string> placers;
        for (const RankAgreement& by : one.agreement.byPlacer)
            placers.push_back(placerTitle(by.placer).toStdString());
        graph.agreements.push_back(
            {(engine ? translatedText((*engine)->info().name) : one.engine).toStdString(), one.devices,
             std::move(placers), one.agreement});
    }
}

/// `told`: the graph is told where the run is spoken of outside its section.
void ReportExport::addRun(const RunEntry& entry, ReportGraph& graph, std::set<std::string>& names,
                          Remarks& remarks, bool told) const
{
    const Problem& problem = *entry.run->problem;
    std::string name = runTitle(entry).toStdString();
    for (int number = 2; !names.insert(name).second; ++number)
        name = runTitle(entry).toStdString() + " " + std::to_string(number);
    QString title = QString::fromStdString(name);
    if (told)
        title += QStringLiteral(" · ") + problemTitle(problem);
    if (const auto& stuck = entry.run->schedule.outOfMemory) {
        remarks.outOfMemory.push_back({title, QString::fromStdString(problem.topology().name()),
                                       translated(outOfMemoryError(problem, *stuck))});
        return;
    }
    if (entry.run == m_workbench.run())
        graph.reference = graph.runs.size();
    const auto command = commandOf(entry, m_workbench.requestOf(entry.id));
    if (!command)
        remarks.withoutCommand.push_back({title, translated(command.error())});
    remarks.addNotes(title, markersOf(entry), entry.run->schedule.makespan);
    graph.runs.push_back({{name, entry.run}, entry.seed, command ? *command : std::string(), {}});
}

void ReportExport::addPictures(Parts& parts) const
{
    const RunPtr& first = parts.report.graphs.front().runs.front().run.run;
    if (m_graph.picture().run && sameGraph(*m_graph.picture().run, *first))
        parts.addGraph(0, m_graph, tr("Graph"));
    if (!m_trainings.empty()) {
        TrainingPlot& curves = *m_trainings.plot();
        parts.report.pictures.push_back({tr("Training").toStdString(), {}});
        parts.pictures.emplace_back(
            [still = trainingSnapshot(curves, curves.size().expandedTo(leastCurves))](SessionReport& page) {
                page.pictures.front().svg = trainingAsSvg(still);
            });
    }
    parts.gantt = GanttView().still();
    parts.language = windowReportLanguage();
    parts.report.ruleName = [](ChooseTask rule) { return chooseTaskTitle(rule).toStdString(); };
    parts.rows = m_comparison.summaries()->rows();
    if (const StudyPtr study = m_comparison.summaries()->study()) {
        parts.comparison = withPlacerTexts(study->setup);
        parts.report.comparison = &*parts.comparison;
        parts.report.rows = &parts.rows;
    }
}

/// On a worker thread. Ends between two pictures where it is cancelled.
Result<std::string> ReportExport::make(Parts& parts, const std::stop_token& cancelled,
                                       const std::function<void(double)>& report)
{
    SessionReport& page = parts.report;
    // What is left then, to put the page together, takes about as long as a chart.
    auto steps = static_cast<double>(parts.pictures.size() + 1);
    for (const ReportGraph& graph : page.graphs)
        steps += static_cast<double>(graph.runs.size());
    double done = 0;
    for (const auto& paint : parts.pictures) {
        if (cancelled.stop_requested())
            return Error{};
        paint(page);
        report(++done / steps);
    }
    for (ReportGraph& graph : page.graphs)
        for (ReportRun& run : graph.runs) {
            if (cancelled.stop_requested())
                return Error{};
            run.gantt = ganttAsSvg(run.run.run, parts.gantt);
            report(++done / steps);
        }
    std::string html = sessionReportAsHtml(page, parts.language);
    if (cancelled.stop_requested())
        return Error{};
    return html;
}

void ReportExport::cancel()
{
    if (!running())
        return;
    m_look.stop();
    m_preparing.reset();
    m_writing.cancel();
    end();
}

void ReportExport::end()
{
    updateAction();
    emit runningChanged();
}

} // namespace doppler
