// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/loading.h"

#include <QDialog>
#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QDoubleSpinBox;

namespace doppler {

class OptionForm;
class Placer;
class SeedField;

/// Asks how a placer is to run: which one, its seed, its budget, its options. Begins at what was asked for
/// before.
class PlacerDialog : public QDialog {
    Q_OBJECT
public:
    explicit PlacerDialog(const PlacerRequest& before, QWidget* parent = nullptr);

    /// What the fields say; only after it was accepted.
    [[nodiscard]] PlacerRequest request() const;
    [[nodiscard]] OptionForm* options() const { return m_options; }

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Budget { Standard, Evaluations, Seconds, BudgetCount };

    void choosePlacer();
    void refresh();
    void retranslate();
    [[nodiscard]] const Placer* placer() const;

    QComboBox* m_placers;
    QLabel* m_source;
    SeedField* m_seed;
    QComboBox* m_budget;
    QSpinBox* m_evaluations;
    QDoubleSpinBox* m_seconds;
    OptionForm* m_options;
    QLabel* m_noOptions;
    std::array<QLabel*, 3> m_captions; ///< Of placer, seed and budget.
    QPushButton* m_place;
    QPushButton* m_cancel;
};

} // namespace doppler
