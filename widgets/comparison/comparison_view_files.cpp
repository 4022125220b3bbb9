// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a comparison: what it reads, and what it is saved to, kept in and continued from.
#include "core/compare/comparison_journal.h"
#include "core/compare/comparison_report.h"
#include "core/compare/comparison_table.h"
#include "core/io/bytes/file.h"
#include "core/io/bytes/table_markup.h"
#include "widgets/comparison/comparison_bar.h"
#include "widgets/comparison/comparison_picture.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/report_language.h"
#include "widgets/comparison/saved_request.h"
#include "widgets/comparison/suite_entry.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/ui/controls/check_list.h"
#include "widgets/workbench/file_filters.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

void ComparisonView::exportTo(const QString& file)
{
    if (isPictureFile(file)) {
        m_saving.add(file, [study = m_summaries->study(), rows = m_summaries->rows(),
                            colors = tokens(palette()), letters = font(),
                            file](const std::stop_token& cancelled) {
            const ComparisonPicture picture(study, rows, colors, letters);
            return exportPicture(
                file, picture.size(),
                [&picture](QPainter& painter, const QRectF& area) { picture.paint(painter, area); },
                cancelled);
        });
        return;
    }
    m_saving.add(file, [study = m_summaries->study(), rows = m_summaries->rows(), file] {
        const auto endsWith = [&](const char* ending) {
            return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
        };
        const std::string text =
            endsWith(".html") ? comparisonAsHtml(withPlacerTexts(study->setup), rows, windowReportLanguage())
            : endsWith(".json") ? comparisonAsJson(study->setup, rows)
                                : tableForFile(
                                      file.toStdString(), [&] { return comparisonAsCsv(study->setup, rows); },
                                      [&] {
                                          return comparisonSummaryTable(withPlacerTexts(study->setup), rows,
                                                                        windowReportLanguage());
                                      });
        return writeFile(QFile::encodeName(file).toStdString(), text);
    });
}

void ComparisonView::askProgram()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Add a program that places graphs"));
    if (!file.isEmpty())
        addProgram(file);
}

void ComparisonView::askCheckpoint()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Add a checkpoint"), QString(), tr("Checkpoints (*.checkpoint *.doppler);;All files (*)"));
    if (!file.isEmpty())
        addCheckpoint(file);
}

void ComparisonView::askGraphs()
{
    for (const QString& file :
         QFileDialog::getOpenFileNames(this, tr("Add graph files"), QString(), graphFileFilter()))
        addGraph(file);
}

void ComparisonView::askDevices()
{
    for (const QString& file : QFileDialog::getOpenFileNames(this, tr("Add device files"), QString(),
                                                             tr("Devices (*.json);;All files (*)")))
        addDevices(file);
}

void ComparisonView::askExport()
{
    const QString file =
        askSaveFile(this, tr("Export the comparison"), QStringLiteral("comparison.html"),
                    tr("Report (*.html);;Table (*.csv);;JSON (*.json)") + QStringLiteral(";;") +
                        tr("Summary for LaTeX (*.tex);;Summary for Markdown (*.md)") + QStringLiteral(";;") +
                        pictureFilter());
    if (!file.isEmpty())
        exportTo(file);
}

void ComparisonView::askJournal()
{
    const QString file = askSaveFile(this, tr("Save the comparison to a journal file, or resume one"),
                                     QStringLiteral("comparison.jsonl"), tr("Saved comparisons (*.jsonl)"),
                                     QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        keepIn(file);
}

void ComparisonView::keepIn(const QString& file)
{
    if (running())
        return;
    if (!QFileInfo::exists(file)) {
        StudyRequest wanted = request();
        wanted.journal = file;
        begin(wanted);
        return;
    }
    tell([] { return tr("Loading…"); });
    m_reading.start([file](std::stop_token, const auto&) -> Result<SavedComparison> {
        auto head = readJournalHead(QFile::encodeName(file).toStdString());
        if (!head)
            return head.error();
        return SavedComparison{*std::move(head), file};
    });
}

/// Asks for what the file is of, whatever is ticked now, and goes on.
void ComparisonView::goOnIn(const SavedComparison& kept)
{
    showAsked(kept.head);
    StudyRequest wanted = requestOf(kept.head, request());
    wanted.journal = kept.file;
    begin(wanted);
}

void ComparisonView::goOn()
{
    if (running() || !lacksRuns())
        return;
    ComparisonRecord record = m_job.record();
    const QString file = QFile::decodeName(QByteArray::fromStdString(record.file));
    if (!file.isEmpty() && QFileInfo::exists(file)) // It may hold more by now.
        return keepIn(file);
    record.file.clear(); // What is shown is all that there is of it.
    showAsked(record.head);
    begin(requestOf(record.head, request()), record);
}

/// Lists and fields show what is asked for, the budget as nearly as they can.
void ComparisonView::showAsked(const JournalHead& head)
{
    const auto tick = [this](List list, const std::vector<std::string>& names) {
        if (names.empty())
            return; // The file does not say; what is ticked has to fit.
        for (const QString& id : m_lists[list]->checked())
            m_lists[list]->setChecked(id, false);
        for (const std::string& name : names) {
            const QString id = QFile::decodeName(QByteArray::fromStdString(name));
            m_lists[list]->setChecked(id, true);
            const std::vector<QString> ticked = m_lists[list]->checked();
            if (std::ranges::find(ticked, id) == ticked.end())
                add(list, id);
        }
    };
    tick(Placers, head.placers);
    tick(Graphs, head.graphs);
    tick(Topologies, head.devices);
    for (const QString& id : m_lists[Graphs]->checked())
        if (suiteOfId(id))
            m_lists[Graphs]->setChecked(id, false);
    if (!head.suite.name.empty())
        tickSuite(head.suite);
    m_settings.take(head.settings, m_lists[Placers]->checked());
    namePlacers();
    if (isOfOpen(true)) // What is locked now may differ from what was then.
        setKeepsLocks(!head.locks.empty());
    m_bar->setSeeds(head.seeds);
    if (head.budget.seconds)
        m_bar->setBudget(ComparisonBar::Seconds, *head.budget.seconds);
    else if (head.budget.evaluations)
        m_bar->setBudget(ComparisonBar::Evaluations, static_cast<double>(*head.budget.evaluations));
}

} // namespace doppler
