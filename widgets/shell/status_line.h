// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "widgets/runs/pinned_baseline.h"

#include <QStatusBar>
#include <QTimer>
#include <array>
#include <chrono>
#include <functional>
#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace doppler {

class ElidedLabel;
class FoldingRow;

/// The figures of the shown run, right-aligned under their captions' turn; at the left what goes on. Figures
/// without room are in the tool tip.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// `baseline`: of another run, which the makespan is compared to.
    void showRun(const ProblemPtr& problem, const RunPtr& run,
                 const std::optional<PinnedBaseline>& baseline = {});
    /// `text` is asked for again when the language changes; empty: nothing goes on. `share`: how much is
    /// done, 0 to 1, where that is known.
    void showActivity(std::function<QString()> text, bool stoppable = false,
                      std::optional<double> share = std::nullopt);

    /// What was done last, while nothing goes on; asked for again likewise. Empty: nothing. `lasting`: so
    /// long, 0: until the next one.
    void showNote(std::function<QString()> text, std::chrono::milliseconds lasting = {});

signals:
    void stopRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Field { Vertices, Edges, Makespan, Bound, Gap, Moved, Idle, Memory, FieldCount };
    struct Pair {
        QLabel* caption = nullptr;
        QLabel* value = nullptr;
    };
    void refresh();
    void refreshMemory();
    void tellGone();
    [[nodiscard]] QWidget* groupOf(Field field) const;
    void set(Field field, const QString& caption, const QString& value, const QString& toolTip);

    ProblemPtr m_problem;
    RunPtr m_run;
    std::optional<PinnedBaseline> m_baseline;
    std::function<QString()> m_activity;
    std::function<QString()> m_note;
    QTimer m_noteEnd;
    ElidedLabel* m_activityText;
    QToolButton* m_stop;
    QProgressBar* m_progress;
    FoldingRow* m_figures;
    std::array<Pair, FieldCount> m_fields;
};

} // namespace doppler
