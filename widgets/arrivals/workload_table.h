// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/documents/workload_json.h"

#include <QTableWidget>

namespace doppler {

/// The graphs of a workload, one a row: a graph with an arrival time arrives then; one without is drawn at
/// random, with a probability in proportion to its weight. GUI thread only.
class WorkloadTable : public QTableWidget {
    Q_OBJECT
public:
    explicit WorkloadTable(QWidget* parent = nullptr);

    /// Replaces all rows.
    void setWorkload(const WorkloadDocument& workload);
    /// Sets the graphs of `workload`: the listed ones, and the mix of its process, which exists if a row has
    /// no time. Returns an error for a text that is not a number, with the row in its message.
    [[nodiscard]] Result<void> fill(WorkloadDocument& workload) const;
    /// Adds a row and selects it.
    void addGraph(const QString& graph, const QString& at, const QString& weight, const QString& name = {},
                  const QString& unfolds = {});
    void removeSelected();
    /// Whether some row has a graph and no arrival time.
    [[nodiscard]] bool hasRandom() const;
    void retranslate();

private:
    enum Column { Graph, Arrival, Weight, Unfolds, ColumnCount };
    [[nodiscard]] QString textAt(int row, Column column) const;
};

} // namespace doppler
