// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/stream/stream.h"
#include "widgets/jobs/job.h"
#include "widgets/runs/runs_model.h"

#include <QDialog>
#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace doppler {

/// Name, group, tags and note of a run, what it would be as a stream of items, and how it came about. For
/// several runs: their group, and the tags that all of them have.
class RunDetailsDialog : public QDialog {
    Q_OBJECT
public:
    /// `ids` are at least one run of the model. `copyCommand` copies the command that makes the shown run
    /// again; the caller owns it.
    RunDetailsDialog(const RunsModel& runs, QList<quint64> ids, QAction* copyCommand, QWidget* parent);

    /// The notes of the runs as they are in the fields.
    [[nodiscard]] std::vector<RunsModel::NotesOfRun> notes() const;

signals:
    /// The user chose a run of the history.
    void showRequested(quint64 id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillHistory();
    void simulateStream();
    void showStream();
    void retranslate();

    const RunsModel& m_runs;
    QList<quint64> m_ids;
    QString m_commonGroup;
    std::vector<std::string> m_commonTags;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_groupLabel;
    QLineEdit* m_group;
    QLabel* m_tagsLabel;
    QLineEdit* m_tags;
    QLabel* m_noteLabel;
    QPlainTextEdit* m_note;
    QLabel* m_streamLabel;
    QLabel* m_stream;
    QLabel* m_historyLabel;
    QListWidget* m_history;
    QPushButton* m_copy;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    Job<StreamFigures> m_simulating;
    std::optional<Result<StreamFigures>> m_streamFigures; ///< Nothing: not simulated yet.
};

} // namespace doppler
