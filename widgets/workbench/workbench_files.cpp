// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are opened together, whatever they are, and those that runs are saved to.
#include "core/app/file_kind.h"
#include "core/io/placements/placement_format.h"
#include "core/io/traces/trace.h"
#include "widgets/workbench/opening_budget.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace doppler {

Result<Workbench::Sorted> Workbench::sortFiles(const QStringList& files, Prefer prefer,
                                               const std::stop_token& stop)
{
    Sorted sorted;
    SessionRequest& session = sorted.session;
    for (const QString& file : files) {
        const std::string path = QFile::encodeName(file).toStdString();
        auto kind = kindOfFile(path);
        if (!kind || stop.stop_requested())
            return kind ? Error{} : kind.error();
        if (*kind == FileKind::Graph && prefer == Prefer::Devices && describesDevices(path))
            kind = FileKind::Devices;
        if (*kind == FileKind::TrainingLog) { // Several seeds are looked at together.
            sorted.trainingLogs += file;
            continue;
        }
        QString& place = *kind == FileKind::Graph       ? session.graph
                         : *kind == FileKind::Devices   ? session.topology
                         : *kind == FileKind::Placement ? session.placement
                         : *kind == FileKind::Trace     ? session.trace
                         : *kind == FileKind::Session   ? sorted.sessionFile
                         : *kind == FileKind::Lesson    ? sorted.lesson
                         : *kind == FileKind::Workload  ? sorted.workload
                                                        : session.checkpoint;
        if (!place.isEmpty())
            return Error{
                {DOPPLER_TEXT("core", "only one file of each kind can be opened at once; {0} is of the "
                                      "same kind"),
                 {QFile::encodeName(place).toStdString()}},
                path,
                {}};
        place = file;
    }
    const auto refused = [](const QString& file, Message why) {
        return Error{std::move(why), QFile::encodeName(file).toStdString(), {}};
    };
    if (!sorted.sessionFile.isEmpty() && files.size() > 1)
        return refused(
            sorted.sessionFile,
            {DOPPLER_TEXT("core", "a session contains its own graph and runs; open it without other files"),
             {}});
    if (!sorted.lesson.isEmpty() && files.size() > 1)
        return refused(
            sorted.lesson,
            {DOPPLER_TEXT("core", "a lesson opens its own graph and devices; open it without other files"),
             {}});
    if (!sorted.workload.isEmpty() && files.size() > 1)
        return refused(
            sorted.workload,
            {DOPPLER_TEXT("core", "a workload names its own graphs and devices; open it without other files"),
             {}});
    if (!session.placement.isEmpty() && !session.trace.isEmpty())
        return refused(
            session.trace,
            {DOPPLER_TEXT("core",
                          "a trace contains its own placement; open the two files one after the other"),
             {}});
    return sorted;
}

void Workbench::openFiles(const QStringList& files, Prefer prefer)
{
    m_sorting.start([files, prefer, placer = m_placer](std::stop_token stop, const auto&) -> Result<Sorted> {
        auto sorted = sortFiles(files, prefer, stop);
        if (sorted && (!sorted->session.graph.isEmpty() || !sorted->session.topology.isEmpty()) &&
            sorted->session.placement.isEmpty() && sorted->session.trace.isEmpty())
            sorted->session.placers = {placerOnOpening(placer)};
        return sorted;
    });
    tellBusy();
    emit loadStarted();
}

void Workbench::savePlacement(quint64 id, const QString& file)
{
    const RunEntry* entry = m_runs.find(id);
    if (!entry)
        return;
    // Where a checkpoint lies is nobody else's business.
    const std::string placer = QFileInfo(QString::fromStdString(entry->run->placer)).isAbsolute()
                                   ? runTitle(*entry).toStdString()
                                   : entry->run->placer;
    m_saving.add(file, [run = entry->run, placer, file] {
        return writePlacement(*run->problem, run->placement, placer, QFile::encodeName(file).toStdString());
    });
}

void Workbench::saveTrace(quint64 id, const QString& file)
{
    const RunEntry* entry = m_runs.find(id);
    if (!entry)
        return;
    m_saving.add(file, [run = entry->run, file] {
        return writeTrace(*run->problem, run->schedule, QFile::encodeName(file).toStdString());
    });
}

} // namespace doppler
