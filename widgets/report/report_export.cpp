// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_export.h"

#include "core/io/file.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/report_language.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/picture_export.h"
#include "widgets/runs/runs_model.h"
#include "widgets/save_file.h"
#include "widgets/session/command_line.h"
#include "widgets/training/training_plot.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QTimer>
#include <algorithm>
#include <set>
#include <stop_token>

namespace doppler {

namespace {

constexpr QSize leastCurves{800, 460}; ///< A panel may be too small to read.

/// What makes a run again; empty where no placer alone does, or the command line can't say it.
std::string commandOf(const RunEntry& entry, const std::optional<PlacerRequest>& asked)
{
    if (needsPlacementFile(entry, asked))
        return {};
    const auto command = commandFor(entry, asked, CommandFor::Simulation, {});
    return command ? *command : std::string();
}

} // namespace

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
    std::set<std::string> names;
    for (const RunEntry& entry : m_workbench.runs()->entries()) {
        if (!sameGraph(*shown, *entry.run) || entry.run->schedule.outOfMemory)
            continue;
        std::string name = runTitle(entry).toStdString();
        for (int number = 2; !names.insert(name).second; ++number)
            name = runTitle(entry).toStdString() + " " + std::to_string(number);
        if (entry.run == shown)
            report.reference = report.runs.size();
        report.runs.push_back(
            {{name, entry.run}, entry.seed, commandOf(entry, m_workbench.requestOf(entry.id)), {}});
    }
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
