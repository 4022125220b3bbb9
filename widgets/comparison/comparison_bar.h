// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "widgets/ui/controls/folding_row.h"

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QSpinBox;

namespace doppler {

/// The bar of a comparison: seeds, budget and threads of the next one, and what the present one does.
class ComparisonBar : public FoldingRow {
    Q_OBJECT
public:
    /// Buttons of `actions` have words while there is room for them, those of `icons` never.
    ComparisonBar(const std::vector<QAction*>& actions, const std::vector<QAction*>& icons,
                  QWidget* parent = nullptr);

    /// Set to more than a field can hold, it has its maximum.
    [[nodiscard]] std::size_t seeds() const;
    void setSeeds(std::size_t count);
    [[nodiscard]] std::size_t threads() const;
    void setThreads(std::size_t count);
    enum BudgetKind { Evaluations, Seconds };
    [[nodiscard]] Budget budget() const;
    /// In whole numbers. Without a value, another kind has its usual one.
    void setBudget(BudgetKind kind, std::optional<double> value);

    void showProgress(int done, int total);
    /// The end is not known.
    void showBusy() { showProgress(0, 0); }
    void setRunning(bool running);
    /// Shows a text, which is asked again when the language changes.
    void tell(std::function<QString()> text);
    void retranslate();

private:
    QLabel* m_seedsLabel;
    QSpinBox* m_seeds;
    QComboBox* m_budgetKind;
    QSpinBox* m_budget;
    QLabel* m_threadsLabel;
    QSpinBox* m_threads;
    QProgressBar* m_progress;
    QLabel* m_state;
    std::function<QString()> m_stateText;
};

} // namespace doppler
