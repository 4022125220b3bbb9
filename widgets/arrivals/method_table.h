// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/workload_runs.h"

#include <QTableWidget>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// The methods that can run a workload, one a row, with a check box, and the figures of those that have run.
/// GUI thread only.
class MethodTable : public QTableWidget {
    Q_OBJECT
public:
    explicit MethodTable(QWidget* parent = nullptr);

    /// Sets the placer of the methods that plan. Removes their figures if it is another one.
    void setPlanner(const std::string& placer);
    /// Adds the method in which this checkpoint decides, and checks it. One of the same file is replaced,
    /// without its figures.
    void addCheckpoint(ChosenPlacer policy);
    /// Checks these methods, and no others. Those that plan must have the placer of setPlanner().
    void check(const std::vector<WorkloadMethod>& methods);
    /// The checked methods whose placers can be chosen.
    [[nodiscard]] std::vector<WorkloadMethod> checkedMethods() const;
    /// The name of a method for users.
    [[nodiscard]] static QString titleOf(const WorkloadMethod& method);
    void clearFigures();
    void setFigures(const WorkloadMethod& method, const WorkloadFigures& figures);
    void retranslate();

    enum Column { Method, MeanSlowdown, HighSlowdown, Fairness, Throughput, Makespan, ColumnCount };

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Kind = WorkloadMethod::Kind;
    struct Row {
        Kind kind = Kind::Static;
        std::string policy; ///< Of Online: an id, or the file of `checkpoint`.
        std::optional<ChosenPlacer> checkpoint = {};
    };
    [[nodiscard]] const std::string& placerOf(const Row& row) const
    {
        return row.kind == Kind::Online ? row.policy : m_planner;
    }
    [[nodiscard]] Result<ChosenPlacer> chosenFor(const Row& row) const;
    [[nodiscard]] QString titleOf(const Row& row) const;
    [[nodiscard]] int rowOf(const WorkloadMethod& method) const; ///< -1: none.
    void add(Kind kind, const std::string& policy, bool checked);
    void clearFigures(int row);
    void nameMethods();
    void fitNames();

    std::vector<Row> m_rows;
    std::string m_planner;
};

} // namespace doppler
