// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/study.h"

#include <QWidget>

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace doppler {

class ChartCanvas;
class EmptyState;
class SummaryModel;

/// The charts of a comparison, for one problem at a time: makespans as box plots, or the best so far over
/// simulated placements or time.
class ChartPage : public QWidget {
    Q_OBJECT
public:
    enum Kind { Boxes, AgainstEvaluations, AgainstSeconds, KindCount };

    /// The model must outlive it.
    explicit ChartPage(const SummaryModel& model, QWidget* parent = nullptr);

    /// The action that is offered while there is no chart; the caller owns it.
    void setEmptyAction(QAction* action);
    /// Updates the page for another study of the model.
    void reset();
    /// Updates the page for new rows.
    void refresh();
    void showKind(Kind kind);
    [[nodiscard]] Kind kind() const;
    /// Shows a problem, if necessary as soon as it exists.
    void showProblem(int problem);
    [[nodiscard]] int problem() const;
    [[nodiscard]] ChartCanvas* canvas() const { return m_canvas; }
    void retranslate();

signals:
    /// Emitted to open the run of this row of the model.
    void opened(std::size_t row);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void draw();
    [[nodiscard]] QString nameOf(std::size_t problem) const;

    const SummaryModel& m_model;
    QLabel* m_problemLabel;
    QComboBox* m_problem;
    int m_wanted = 0; ///< The problem to show as soon as it exists.
    QButtonGroup* m_kinds;
    ChartCanvas* m_canvas;
    EmptyState* m_empty;
    QStackedWidget* m_stack;
};

} // namespace doppler
