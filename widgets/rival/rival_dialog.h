// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rival/rival.h"
#include "widgets/jobs/job.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace doppler {

class PlacerChooser;
class SeedField;

/// Searches from a problem for one on which a placer is worst against another (findRivalProblem()): the two
/// placers, limits, and what stays as it is; then the ratio as it grows. Closing it ends the search without a
/// result; Stop ends it with the worst problem so far.
class RivalDialog : public QDialog {
    Q_OBJECT
public:
    /// `start` must not be null.
    explicit RivalDialog(ProblemPtr start, QWidget* parent = nullptr);

    /// The result of the search that ended last; null while none has ended.
    [[nodiscard]] const RivalOutcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    /// The setup of the search that was started last.
    [[nodiscard]] const RivalSetup& setup() const { return m_setup; }
    /// Starts to search with this number of problems, as the button does.
    void startWith(int problems);

signals:
    /// The result is to be saved and opened.
    void openRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] Result<RivalSetup> setupOfFields() const;
    void start();
    void refresh();
    void retranslate();
    [[nodiscard]] QString stateText() const;

    ProblemPtr m_start;
    RivalSetup m_setup;
    RivalProgress m_now;
    std::optional<RivalOutcome> m_outcome;
    std::optional<Error> m_fault;
    bool m_stopping = false;
    PlacerChooser* m_a;
    PlacerChooser* m_b;
    QSpinBox* m_problems;
    SeedField* m_seed;
    QCheckBox* m_keepStructure;
    QCheckBox* m_keepDevices;
    QLabel* m_summary;
    QLabel* m_aLabel;
    QLabel* m_bLabel;
    QLabel* m_problemsLabel;
    QLabel* m_seedLabel;
    QProgressBar* m_progress;
    QLabel* m_state;
    QPushButton* m_search;
    QPushButton* m_stop;
    QPushButton* m_open;
    QPushButton* m_close;
    Job<RivalOutcome, RivalProgress> m_job;
};

} // namespace doppler
