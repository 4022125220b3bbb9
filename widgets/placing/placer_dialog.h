// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/loading.h"

#include <QDialog>
#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QDoubleSpinBox;

namespace doppler {

class OptionForm;
class SeedField;

/// Asks for a placer, its seed, its budget and its options. Starts with the previous request, also for a
/// checkpoint or a program.
class PlacerDialog : public QDialog {
    Q_OBJECT
public:
    explicit PlacerDialog(const PlacerRequest& before, QWidget* parent = nullptr);

    /// The values of the fields. Call it only after the dialog was accepted.
    [[nodiscard]] PlacerRequest request() const;
    [[nodiscard]] OptionForm* options() const { return m_options; }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Offer {
        const PlacerInfo* placer = nullptr;
        QString name = {}; ///< An id of the registry, or a file's whole path.
        std::vector<OptionSpec> options = {};
    };
    enum Budget { Standard, Evaluations, Seconds, BudgetCount };

    void choosePlacer();
    void refresh();
    void retranslate();
    [[nodiscard]] const Offer& chosen() const;

    std::vector<Offer> m_offers; ///< By entry of the list. A file is read only once, because it may change.
    QComboBox* m_placers;        ///< With the name as data.
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
