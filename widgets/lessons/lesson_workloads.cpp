// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lesson_workloads.h"

#include "widgets/arrivals/workload_dialog.h"
#include "widgets/runs/runs_model.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

namespace doppler {

namespace {

/// Whether it is built in, or a file in the folder. Looks at the disk.
bool isWithin(const QString& folder, const std::string& source)
{
    const QFileInfo file(QFile::decodeName(source.c_str()));
    if (!file.exists())
        return true;
    const QString home = QFileInfo(folder).canonicalFilePath();
    return !home.isEmpty() && file.canonicalFilePath().startsWith(home + QLatin1Char('/'));
}

Result<WorkloadDocument> readWithin(const QString& file, const QString& folder)
{
    auto read = readWorkload(QFile::encodeName(file).toStdString());
    if (!read)
        return read;
    std::vector<std::string> sources{read->devices};
    for (const ListedArrival& graph : read->graphs)
        sources.push_back(graph.graph);
    if (read->poisson)
        for (const MixedGraph& graph : read->poisson->mix)
            sources.push_back(graph.graph);
    for (const std::string& source : sources)
        if (!isWithin(folder, source))
            return Error{
                {DOPPLER_TEXT("core", "the lesson names the file {0}; expected a file in the lesson's folder "
                                      "or the name of a built-in graph or topology"),
                 {source}},
                {},
                {}};
    return read;
}

} // namespace

LessonWorkloads::LessonWorkloads(std::function<WorkloadDialog&()> dialog)
    : m_dialog(std::move(dialog)), m_reading({[this](const WorkloadDocument& workload) { take(workload); },
                                              [this](const Error& error) { emit failed(error); },
                                              {}})
{
}

void LessonWorkloads::open(const QString& file, const QString& folder)
{
    m_reading.start([file, folder](const std::stop_token&, const auto&) { return readWithin(file, folder); });
}

void LessonWorkloads::take(const WorkloadDocument& workload)
{
    WorkloadDialog& dialog = m_dialog();
    if (!m_before) {
        m_before.emplace();
        if (const auto open = dialog.workload())
            m_before->workload = *open;
        m_before->methods = dialog.methods();
        m_before->wasVisible = dialog.isVisible();
    }
    dialog.setWorkload(workload);
    dialog.show();
    dialog.raise();
}

void LessonWorkloads::run(const std::vector<std::string>& titles)
{
    std::vector<WorkloadMethod> methods;
    for (const std::string& title : titles) {
        auto method = methodTitled(title);
        if (!method)
            return emit failed(method.error());
        methods.push_back(*std::move(method));
    }
    WorkloadDialog& dialog = m_dialog();
    if (!std::exchange(m_connected, true)) {
        connect(&dialog, &WorkloadDialog::runsReady, this, [this] { m_running = false; });
        connect(&dialog, &QDialog::finished, this, [this] { m_running = false; });
        connect(&dialog, &WorkloadDialog::failed, this, [this](const Error& error) {
            if (std::exchange(m_running, false))
                emit failed(error);
        });
    }
    dialog.setMethods(methods);
    dialog.show();
    m_running = true;
    dialog.run();
}

void LessonWorkloads::cancel()
{
    m_reading.cancel();
    if (std::exchange(m_running, false))
        m_dialog().cancel();
}

void LessonWorkloads::leave()
{
    cancel();
    if (!m_before)
        return;
    WorkloadDialog& dialog = m_dialog();
    if (!m_before->wasVisible)
        dialog.reject();
    if (m_before->workload)
        dialog.setWorkload(*m_before->workload);
    dialog.setMethods(m_before->methods);
    m_before.reset();
}

std::optional<LessonWorkload> LessonWorkloads::seen(const RunEntry& shown, const RunsModel& runs)
{
    if (!shown.workload)
        return std::nullopt;
    LessonWorkload out{shown.workload->method, shown.workload->arrivals, shown.workload->load, {}};
    for (const RunEntry& entry : runs.entries()) // The newest ones come last.
        if (entry.workload && entry.workload->document == shown.workload->document) {
            const WorkloadFigures& figures = entry.workload->figures;
            out.byMethod[entry.workload->method] = {figures.meanSlowdown, figures.highSlowdown,
                                                    figures.fairness, figures.throughput};
        }
    return out;
}

} // namespace doppler
