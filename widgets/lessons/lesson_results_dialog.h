// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_summary.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace doppler {

class EmptyState;
class Settings;

/// The results of lessons: those of this user, to export under a name; and those of a class, summarised from
/// a folder of exported files. GUI thread only; files are read and written in the background.
class LessonResultsDialog : public QDialog {
    Q_OBJECT
public:
    /// `settings` must outlive it; they remember the name and the folder.
    LessonResultsDialog(LessonResults results, Settings& settings, QWidget* parent = nullptr);

    /// Updates the own results.
    void setResults(const LessonResults& results);
    /// Exports the own results under the entered name: CSV where the file's name ends in ".csv", else JSON.
    void exportTo(const QString& file);
    /// Shows the summary of a folder.
    void openFolder(const QString& folder);
    /// Saves the shown summary: JSON where the file's name ends in ".json", else CSV.
    void saveSummary(const QString& file);
    /// Files are being read or written.
    [[nodiscard]] bool busy() const { return m_reading.running() || m_writes.busy(); }

signals:
    /// The user wants to play the first lesson; the window closes.
    void lessonRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeOwnPage();
    QWidget* makeClassPage();
    void askExport();
    void askFolder();
    void askSummaryFile();
    void fillOwn();
    void fillClass();
    void refresh();
    void retranslate();
    void fail(const Error& error);

    LessonResults m_results;
    Settings& m_settings;
    QString m_folder; ///< Of m_summary, or of the one that is being read.
    std::optional<LessonSummary> m_summary;
    QTabWidget* m_pages;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QTableWidget* m_own;
    EmptyState* m_empty; ///< In place of the table while there is nothing in it.
    QAction* m_start;
    QPushButton* m_export;
    QPushButton* m_choose;
    QLabel* m_folderLabel;
    QTableWidget* m_students;
    QTableWidget* m_steps;
    QLabel* m_skipped;
    QPushButton* m_save;
    QLabel* m_state;
    QPushButton* m_close;
    Job<LessonSummary> m_reading;
    WriteQueue m_writes;
};

} // namespace doppler
