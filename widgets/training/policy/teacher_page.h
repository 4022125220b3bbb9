// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace doppler {

class DecisionTable;

/// Compares the decisions of an episode with those of the critical-path teacher at each step.
class TeacherPage : public QWidget {
    Q_OBJECT

public:
    explicit TeacherPage(QWidget* parent = nullptr);

    /// Shows the episode and its current step.
    void show(const PolicyEpisode& episode, std::size_t step);
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QCheckBox* filter() const { return m_differing; }

signals:
    /// Emitted when the user selects a row.
    void stepChosen(std::size_t step);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void filterRows();
    void shareWidth();

    PolicyEpisode m_episode;
    DecisionTable* m_decisions;
    QSortFilterProxyModel* m_filtered;
    QLabel* m_summary;
    QCheckBox* m_differing;
    QTableView* m_table;
    bool m_following = false; ///< Whether the row is changed by the program, not by the user.
};

} // namespace doppler
