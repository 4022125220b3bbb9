// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_job.h"

#include <QAbstractItemModel>
#include <QPointer>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// All trainings of the window: groups of trainings that differ only in their seed, with their common values,
/// and the runs of each group.
class TrainingTable : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, State, Best, Mean, Spread, Greedy, Episodes, Speed, Time, ColumnCount };
    /// The number of a run; for a group, that of its first run.
    static constexpr int RunRole = Qt::UserRole + 1;

    explicit TrainingTable(QObject* parent = nullptr);
    ~TrainingTable() override;

    /// Adds a job, which is not owned. When it is deleted, its last known values stay.
    void add(std::size_t run, TrainingJob* job);
    void remove(std::size_t run);
    /// Continues the run with another job.
    void replace(std::size_t run, TrainingJob* job);
    /// Reads the current values from the jobs.
    void refresh();
    [[nodiscard]] QModelIndex indexOf(std::size_t run) const;
    [[nodiscard]] std::optional<std::size_t> runAt(const QModelIndex& index) const;
    /// Runs that differ only in their seed, by group.
    [[nodiscard]] std::vector<std::vector<std::size_t>> groups() const;
    /// The title of the group of a run, with a number if other groups of that title have other settings.
    [[nodiscard]] QString groupTitle(std::size_t run) const;
    [[nodiscard]] std::uint64_t seed(std::size_t run) const;
    void setColor(std::size_t run, const QColor& color);
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Run;
    struct Group;
    [[nodiscard]] const Run* find(std::size_t run) const;
    [[nodiscard]] int rowOf(const Group* group) const;
    [[nodiscard]] QString runText(const Run& run, int column) const;
    /// The plain number of a cell that shows a number with a unit.
    [[nodiscard]] static std::optional<double> runNumber(const Run& run, int column);
    [[nodiscard]] static std::optional<double> groupNumber(const Group& group, int column);
    [[nodiscard]] QString groupText(const Group& group, int column) const;
    [[nodiscard]] QString title(const Group& group) const;

    std::vector<std::unique_ptr<Group>> m_groups;
};

/// "Running", "Waiting for a free core", "Paused" ...
QString trainingStateText(const TrainingJob& job);

} // namespace doppler
