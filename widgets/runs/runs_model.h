// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/run_entry.h"

#include <QAbstractListModel>
#include <QHash>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace doppler {

/// The list of all placements, grouped by problem, in the order in which they were added.
class RunsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        MakespanRole,      ///< double, seconds
        MakespanTextRole,  ///< "2.350 ms"
        GapTextRole,       ///< "+142 %"
        DetailRole,        ///< Whether it exceeds memory; distinguishes runs of one placer.
        LiveRole,          ///< bool
        BestRole,          ///< bool: no run of the same problem is shorter, and some run is longer.
        BarRole,           ///< double, 0..1: makespan over the longest of the same problem.
        BoundRole,         ///< double, 0..1: the lower bound on the same scale.
        FitRole,           ///< int: the MemoryFit.
        SectionRole,       ///< Title of the problem.
        SectionStartsRole, ///< bool: the first run of its problem, if there are several problems.
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Adds a run after the others of its problem and returns its id.
    quint64 add(RunEntry entry);
    /// Adds many runs, each after the others of its problem, and returns their ids. Takes time in proportion
    /// to the runs, and reports one insertion for each problem in the list and one for all new problems.
    std::vector<quint64> addAll(std::vector<RunEntry> entries);
    /// Adds a run that was removed, with its former id.
    void putBack(RunEntry entry);
    /// The same for many, as addAll().
    void putAllBack(std::vector<RunEntry> entries);
    /// Replaces the entry with this id. The new run must have the same problem. Returns false if the entry no
    /// longer exists.
    bool replace(quint64 id, RunEntry entry);
    bool remove(quint64 id);
    void removeOthers(quint64 id);
    /// Removes every run for which `gone` returns true. Reports one removal for each block of neighbours.
    void removeIf(const std::function<bool(const RunEntry&)>& gone);

    [[nodiscard]] const std::vector<RunEntry>& entries() const { return list; }
    [[nodiscard]] const RunEntry* find(quint64 id) const;
    [[nodiscard]] int rowOf(quint64 id) const; ///< -1 if there is none.
    /// The entry of this placer for this problem, seed and locks. `fits` checks other parts of the request,
    /// such as the budget; empty: accepts everything.
    [[nodiscard]] const RunEntry* find(const Problem& problem, const std::string& placer, std::uint64_t seed,
                                       const Locks& locks = {},
                                       const std::function<bool(const RunEntry&)>& fits = {}) const;
    /// The problem among the runs that equals this one.
    [[nodiscard]] ProblemPtr sameProblem(const Problem& problem) const;
    /// Updates the texts after a change of the window's language.
    void retranslate();

private:
    /// The runs of one problem.
    struct Group {
        ProblemPtr problem; ///< That of its first run.
        double shortest = std::numeric_limits<double>::infinity();
        double longest = 0;
        std::size_t runs = 0;
    };
    [[nodiscard]] bool severalProblems() const { return groups.size() > 1; }
    [[nodiscard]] QString detail(const RunEntry& entry) const;
    [[nodiscard]] QString fitAndDetail(const RunEntry& entry) const;
    [[nodiscard]] QString toolTip(const RunEntry& entry) const;
    void insert(std::vector<RunEntry> entries);
    void insertAt(std::size_t row, const QString& key, std::vector<RunEntry> entries);
    void appendAll(std::vector<std::pair<QString, std::vector<RunEntry>>> blocks);
    void count(const QString& key, const RunEntry& entry);
    void countAll();
    void refresh();

    std::vector<RunEntry> list;
    std::vector<QString> keys;    ///< problemKey by row.
    QHash<QString, Group> groups; ///< By problemKey.
    quint64 lastId = 0;
};

} // namespace doppler
