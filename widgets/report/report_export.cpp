// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_export.h"

#include "core/io/file.h"
#include "core/sim/analysis.h"
#include "core/study/chart.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/report_language.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/gantt_tools.h"
#include "widgets/main_window/picture_export.h"
#include "widgets/runs/runs_model.h"
#include "widgets/save_file.h"
#include "widgets/session/command_line.h"
#include "widgets/text.h"
#include "widgets/training/training_plot.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QStringList>
#include <QTimer>
#include <algorithm>
#include <set>
#include <stop_token>

namespace doppler {

namespace {

constexpr QSize leastCurves{800, 460}; ///< A panel may be too small to read.

/// What makes a run again, or why no command does.
Result<std::string> commandOf(const RunEntry& entry, const std::optional<PlacerRequest>& asked)
{
    if (!needsPlacementFile(entry, asked))
        return commandFor(entry, asked, CommandFor::Simulation, {});
    const auto because = [](std::string_view reason) { return Error{{reason}, {}, {}}; };
    if (entry.trained)
        return because(DOPPLER_TEXT("core", "the best of a training"));
    if (!entry.beganAs.empty())
        return because(DOPPLER_TEXT("core", "changed by hand"));
    if (!entry.locks.empty())
        return because(DOPPLER_TEXT("core", "placed around locked vertices"));
    if (!asked)
        return because(
            DOPPLER_TEXT("core", "a placement from elsewhere, or of a search that was stopped early"));
    if (asked->seconds)
        return because(DOPPLER_TEXT("core", "placed within a time, in which another computer gets further "
                                            "or less far"));
    return because(DOPPLER_TEXT("core", "simulated with another seed than it was placed with"));
}

} // namespace

/// What the page says of runs beside their figures.
struct ReportExport::Remarks {
    std::vector<QStringList> notes;
    std::vector<QStringList> withoutCommand;
    std::vector<QStringList> outOfMemory;
    std::vector<QStringList> elsewhere; ///< Runs of other graphs.

    void addNotes(const QString& name, const MarkerList& markers, double makespan)
    {
        for (const GanttMarker& marker : markers.all())
            notes.push_back({name, formatMoment(marker.seconds, makespan),
                             marker.note.isEmpty() ? QStringLiteral("–") : marker.note});
    }
};

struct ReportExport::Pages {
    QString file;
    SessionReport report;
    StudyPtr study; ///< Of the comparison; kept while the page points into it.
    std::vector<ComparisonRow> rows;
    std::size_t next = 0; ///< The run whose chart is painted next.
    std::stop_source cancelled;
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
                 },
                 {}})
{
    m_action->setObjectName(QStringLiteral("exportReport"));
    connect(m_action, &QAction::triggered, this, &ReportExport::ask);
    connect(&workbench, &Workbench::runChanged, this, &ReportExport::updateAction);
    updateAction();
    retranslate();
}

ReportExport::~ReportExport() = default;

void ReportExport::retranslate()
{
    m_action->setText(tr("Export rep&ort…"));
    m_action->setToolTip(
        tr("Save one page with the graph, its runs, their differences, the trainings and the comparison"));
}

void ReportExport::updateAction() { m_action->setEnabled(m_workbench.run() && !running()); }

void ReportExport::ask()
{
    const QString file =
        askSaveFile(&m_window, tr("Export report"), QStringLiteral("report.html"), tr("Pages (*.html)"));
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
    return {table(tr("Notes"), {tr("Run"), tr("Time"), tr("Note")}, remarks.notes),
            table(tr("Runs that no command makes again"), {tr("Run"), tr("Reason")}, remarks.withoutCommand),
            table(tr("Not on this page: runs that ran out of memory"),
                  {tr("Run"), tr("Devices"), tr("Reason")}, remarks.outOfMemory),
            table(tr("Not on this page: runs of other graphs"), {tr("Run"), tr("Graph and devices")},
                  remarks.elsewhere)};
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
    const RunPtr shown = m_workbench.run();
    const Error nothing{{DOPPLER_TEXT("core", "there is no finished run to report")},
                        QFile::encodeName(file).toStdString(),
                        {}};
    if (!shown) {
        emit failed(nothing);
        return;
    }
    m_pages = std::make_shared<Pages>();
    m_pages->file = file;
    emit runningChanged();
    SessionReport& report = m_pages->report;
    Remarks remarks;
    std::set<std::string> names;
    for (const RunEntry& entry : m_workbench.runs()->entries()) {
        const Problem& problem = *entry.run->problem;
        if (!sameGraph(*shown, *entry.run)) {
            remarks.elsewhere.push_back({runTitle(entry), problemTitle(problem)});
            continue;
        }
        std::string name = runTitle(entry).toStdString();
        for (int number = 2; !names.insert(name).second; ++number)
            name = runTitle(entry).toStdString() + " " + std::to_string(number);
        const QString title = QString::fromStdString(name);
        if (const auto& stuck = entry.run->schedule.outOfMemory) {
            remarks.outOfMemory.push_back({title, QString::fromStdString(problem.topology().name()),
                                           translated(outOfMemoryError(problem, *stuck))});
            continue;
        }
        if (entry.run == shown)
            report.reference = report.runs.size();
        const auto command = commandOf(entry, m_workbench.requestOf(entry.id));
        if (!command)
            remarks.withoutCommand.push_back({title, translated(command.error())});
        remarks.addNotes(title, markersOf(entry), entry.run->schedule.makespan);
        report.runs.push_back({{name, entry.run}, entry.seed, command ? *command : std::string(), {}});
    }
    report.remarks = tablesOf(remarks);
    if (report.runs.empty()) {
        end();
        emit failed(nothing);
        return;
    }
    if (m_graph.picture().run) {
        const QByteArray svg =
            pictureAsSvg(m_graph.pictureSize(), [this](QPainter& painter, const QRectF& area) {
                m_graph.paintPicture(painter, area);
            });
        report.pictures.push_back({tr("Graph").toStdString(), svg.toStdString()});
    }
    if (!m_trainings.empty()) {
        TrainingPlot& curves = *m_trainings.plot();
        const QSize size = curves.size().expandedTo(leastCurves);
        const QByteArray svg = pictureAsSvg(
            size, [&curves](QPainter& painter, const QRectF& area) { curves.paintPicture(painter, area); });
        report.pictures.push_back({tr("Training").toStdString(), svg.toStdString()});
    }
    m_pages->study = m_comparison.summaries()->study();
    m_pages->rows = m_comparison.summaries()->rows();
    updateAction();
    m_gantt = std::make_unique<GanttView>();
    m_gantt->setAnimated(false);
    m_gantt->setRun(report.runs.front().run.run);
    paintSoon(0);
}

void ReportExport::paintSoon(int milliseconds)
{
    QTimer::singleShot(milliseconds, this, [this, pages = m_pages] {
        if (pages == m_pages) // Else it was cancelled, and maybe begun anew.
            paintNext();
    });
}

void ReportExport::paintNext()
{
    if (!m_pages)
        return;
    if (!m_gantt->settled()) { // Rows of a large run come from a worker thread.
        paintSoon(20);
        return;
    }
    std::vector<ReportRun>& runs = m_pages->report.runs;
    runs[m_pages->next].gantt =
        pictureAsSvg(m_gantt->pictureSize().toSize(), [this](QPainter& painter, const QRectF& area) {
            m_gantt->paintPicture(painter, area);
        }).toStdString();
    ++m_pages->next;
    // What is left then, to put the page together, takes about as long as a chart.
    emit progressed(static_cast<double>(m_pages->next) / static_cast<double>(runs.size() + 1));
    if (!m_pages) // Somebody has cancelled it.
        return;
    if (m_pages->next == runs.size()) {
        write();
        return;
    }
    m_gantt->setRun(runs[m_pages->next].run.run);
    paintSoon(0);
}

void ReportExport::write()
{
    if (m_pages->study) {
        m_pages->report.comparison = &m_pages->study->setup;
        m_pages->report.rows = &m_pages->rows;
    }
    m_writing.start([pages = m_pages, language = windowReportLanguage()](std::stop_token,
                                                                         const auto&) -> Result<QString> {
        const std::string html = sessionReportAsHtml(pages->report, language);
        if (pages->cancelled
                .stop_requested()) // Not where the window closes: then it is written all the same.
            return Error{};
        if (auto written = writeFile(QFile::encodeName(pages->file).toStdString(), html); !written)
            return written.error();
        return pages->file;
    });
}

void ReportExport::cancel()
{
    if (!running())
        return;
    m_pages->cancelled.request_stop();
    m_writing.cancel();
    end();
}

void ReportExport::end()
{
    m_pages.reset();
    m_gantt.reset();
    updateAction();
    emit runningChanged();
}

} // namespace doppler
