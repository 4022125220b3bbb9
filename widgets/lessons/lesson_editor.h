// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_reader.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/lessons/lesson_player.h"

#include <QAction>
#include <QDialog>
#include <QPointer>
#include <QTimer>
#include <memory>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QMessageBox;
class QPlainTextEdit;
class QPushButton;

namespace doppler {

class LessonHighlighter;
class LessonStage;
class LessonView;

/// The editor of a lesson: its text at the left, the step at the text cursor as a student sees it at the
/// right, and below what is wrong, with line and remedy, while the author types. GUI thread only; files are
/// read and written in the background, whole or not at all.
class LessonEditor : public QDialog {
    Q_OBJECT
public:
    /// The stage must outlive it; the preview only looks at the window.
    explicit LessonEditor(LessonStage& stage, QWidget* parent = nullptr);
    ~LessonEditor() override;

    [[nodiscard]] QPlainTextEdit* text() const { return m_text; }
    [[nodiscard]] LessonPlayer& preview() { return m_player; }
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] bool modified() const;
    /// A file is being read or written.
    [[nodiscard]] bool busy() const { return m_reading.running() || m_writes.busy(); }
    /// The faults of the text as it is now.
    [[nodiscard]] const std::vector<LessonFault>& faults() const { return m_faults; }

    /// Opens a file in place of the text, which is given up.
    void open(const QString& file);
    /// Writes the text to a file, which becomes the editor's.
    void saveTo(const QString& file);
    /// Begins a new lesson from the template; the text is given up.
    void begin();

public slots:
    /// Checks the text and shows the preview at once, which otherwise happens when the author pauses.
    void refresh();
    /// Closes, or asks first if the text is not saved.
    void reject() override;

signals:
    /// The author tries the step at the cursor in the window.
    void tryRequested(const doppler::LessonFile& lesson, std::size_t step);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Steps { ///< Actions of the preview; only next and back do something.
        QAction back, next, check, showMe, restart, leave;
    };

    void makeButtons();
    void connectText();
    void take(const QByteArray& text);
    void askNew();
    void askOpen();
    void askSaveAs();
    void save();
    void tryStep();
    void showFaults();
    void showStep();
    void markLines();
    void goToLine(const QListWidgetItem* item);
    [[nodiscard]] std::size_t stepAtCursor() const;
    /// Calls `then` at once if the text is saved, otherwise once the author agrees to give it up.
    void unlessUnsaved(std::function<void()> then);
    void fail(const Error& error);
    void say(const QString& text);
    void setFile(const QString& file);
    void restyle();
    void retranslate();

    LessonPlayer m_player;
    std::unique_ptr<Steps> m_steps;
    LessonView* m_view;
    QPlainTextEdit* m_text;
    LessonHighlighter* m_colors;
    QLabel* m_textTitle;
    QLabel* m_previewTitle;
    QListWidget* m_list;
    QLabel* m_state;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_saveAs;
    QPushButton* m_try;
    QTimer m_pause; ///< Runs while the author types.
    QString m_file;
    QByteArray m_template; ///< With which the last new lesson began.
    QString m_wanted;      ///< The file that is being read or written.
    std::vector<LessonFault> m_faults;
    std::shared_ptr<const Lesson> m_lesson; ///< The last valid one; null: none yet.
    QPointer<QMessageBox> m_question;
    Job<QByteArray> m_reading;
    WriteQueue m_writes;
};

} // namespace doppler
