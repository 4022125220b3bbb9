// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/training_job.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <vector>

class QFrame;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace doppler {

class LegendButton;
class TrainingPlot;
struct MakespanReference;

/// The training dock: curves of every run, how far it is, and the actions on it. Shows an invitation while
/// there is no run.
class TrainingView : public QWidget {
    Q_OBJECT

public:
    explicit TrainingView(QWidget* parent = nullptr);
    ~TrainingView() override;

    /// Shows a run and brings it to the front. The job isn't owned; when it goes, its curves stay.
    void addJob(TrainingJob* job);
    /// Takes a run and its curves away.
    void removeJob(TrainingJob* job);
    /// Takes every run that has ended away.
    void clearEnded();
    /// Makespans to compare with (seconds), e.g. of heuristics and the lower bound.
    void setReferences(std::vector<MakespanReference> references);
    /// Where training can't work (no learning module, no graph): why, in the window's language. Empty: it
    /// can.
    void setObstacle(const QString& reason);
    /// The job that the header speaks of and the actions act on; null where it is gone or there is none.
    [[nodiscard]] TrainingJob* currentJob() const;
    [[nodiscard]] TrainingPlot* plot() const { return m_plot; }

    /// For the window's menu, palette and list of keys.
    [[nodiscard]] QAction* trainAction() const { return m_train; }
    [[nodiscard]] QAction* pauseAction() const { return m_pause; } ///< Pauses or resumes.
    [[nodiscard]] QAction* stopAction() const { return m_stop; }
    [[nodiscard]] QAction* abortAction() const { return m_abort; }
    [[nodiscard]] QAction* fitAction() const { return m_fit; }
    [[nodiscard]] QMenu* smoothingMenu() const { return m_smoothing; }

signals:
    /// "Train DOPPLER on this graph", "Train again": the window opens the dialog.
    void trainRequested();
    void currentJobChanged(doppler::TrainingJob* job);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Run {
        std::size_t id = 0;
        QPointer<TrainingJob> job;
        LegendButton* chip = nullptr;
    };

    QWidget* makeEmptyPage();
    QWidget* makeRunPage();
    void makeHeader(QHBoxLayout* header);
    QFrame* makeErrorBar();
    void makeActions();
    void makeSmoothingMenu();
    void select(std::size_t run);
    void updateHeader();
    void updateRates(const TrainingJob& job);
    void updateActions();
    void updateError();
    void restyle();
    void retranslate();
    /// Gives chips and legend the room that the figures leave.
    void fitHeader();
    [[nodiscard]] QString statusText(const TrainingJob& job) const;
    [[nodiscard]] const Run* current() const;

    QStackedLayout* m_pages;
    QLabel* m_emptyTitle;
    QLabel* m_emptyText;
    QPushButton* m_emptyButton;
    TrainingPlot* m_plot;
    QScrollArea* m_chipArea;
    QHBoxLayout* m_chips;
    std::vector<LegendButton*> m_keys; ///< By CurveKind.
    QLabel* m_state;
    QLabel* m_status;
    QLabel* m_rate;
    QLabel* m_left;
    QFrame* m_errorBar;
    QLabel* m_errorIcon;
    QLabel* m_errorText;
    QPushButton* m_errorButton;
    QAction* m_train;
    QAction* m_pause;
    QAction* m_stop;
    QAction* m_abort;
    QAction* m_fit;
    QMenu* m_smoothing;
    std::vector<Run> m_runs;
    std::size_t m_current = 0;
    std::size_t m_nextRun = 0;
    QString m_obstacle;
    QElapsedTimer m_ratesShown; ///< Since rate and time left were last written; invalid: write at once.
    QTimer m_ratesDue;
};

} // namespace doppler
