// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <QMenu>
#include <array>

class QActionGroup;

namespace doppler {

/// The choices of the execution model: one submenu for each.
class ModelMenu : public QMenu {
    Q_OBJECT

public:
    explicit ModelMenu(QWidget* parent = nullptr);
    /// Ticks what this model has.
    void showModel(const ModelOptions& model);
    void retranslate();

signals:
    /// Another one was picked. The ticks still show the old model: setting the new one may fail.
    void modelChosen(const doppler::ModelOptions& model);

private:
    enum Part { Schedule, Channels, Costs, ModeOfExecution, Memory, NoiseOfTimes, PartCount };
    void addChoices(Part part, std::initializer_list<int> values);
    void choose(Part part, int value);

    ModelOptions m_model;
    QAction* m_draw; ///< Another seed of what the model draws: noise, the random rule.
    std::array<QMenu*, PartCount> m_menus{};
    std::array<QActionGroup*, PartCount> m_groups{};
};

} // namespace doppler
