// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"

#include <QAbstractTableModel>

namespace doppler {

/// The parts of a step in which policy and teacher agree; empty if the policy has no teacher.
struct TeacherAgreement {
    bool vertex = false;
    bool device = false;
    [[nodiscard]] bool both() const { return vertex && device; }
};
std::optional<TeacherAgreement> agreement(const PolicyStep& step);

/// How often a policy decided like its teacher.
struct AgreementCount {
    std::size_t steps = 0; ///< Steps for which the teacher was asked.
    std::size_t vertices = 0;
    std::size_t devices = 0;
};
AgreementCount countAgreement(const EpisodeTrace& trace);

/// The decisions of an episode next to those of its teacher, a row per step.
class DecisionTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Step, Learner, Teacher, ColumnCount };
    /// Whether policy and teacher differ.
    static constexpr int DiffersRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setEpisode(const PolicyEpisode& episode);
    void retranslate();
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const PolicyStep& step, int row, int column) const;
    PolicyEpisode m_episode;
};

} // namespace doppler
