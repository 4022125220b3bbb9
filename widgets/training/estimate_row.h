// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/logs/training_estimate.h"
#include "widgets/jobs/job.h"
#include "widgets/training/runs/training_job.h"
#include "widgets/training/runs/training_order.h"

#include <QString>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace doppler {

/// Rates of an earlier training whose episodes take as long as those of this setup; empty without one.
using EarlierRates = std::function<std::vector<StageRate>(const TrainingSetup& setup)>;

/// How long the trainings of an order will take: by an earlier training if there is one, otherwise measured
/// on request, in the background.
class EstimateRow : public QWidget {
    Q_OBJECT

public:
    explicit EstimateRow(QWidget* parent = nullptr);

    void setEarlierRates(EarlierRates rates);
    void setFactory(TrainerFactory factory) { m_factory = std::move(factory); }
    /// Nothing: there is no order yet, because a field has a fault.
    void setOrder(std::optional<TrainingOrder> order);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Measured {
        QString key; ///< rateKey() of the setup.
        std::vector<StageRate> rates;
    };

    void measure();
    void refresh();
    void restyle();
    /// The sentence for these rates; empty if a stage has none.
    [[nodiscard]] QString textFor(const std::vector<StageRate>& rates, bool earlier) const;

    EarlierRates m_earlier;
    TrainerFactory m_factory = makeLearningTrainer;
    std::optional<TrainingOrder> m_order;
    std::optional<Measured> m_measured;
    QString m_fault; ///< Why the last measurement has no result.
    Job<Measured> m_measuring;
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace doppler
