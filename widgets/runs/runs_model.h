// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/run_entry.h"

#include <QAbstractListModel>
#include <functional>
#include <optional>
#include <vector>

namespace doppler {

/// Every placement so far, those of one problem together, in the order in which they came.
class RunsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        MakespanRole,      ///< double, seconds
        MakespanTextRole,  ///< "2.350 ms"
        GapTextRole,       ///< "+142 %"
        DetailRole,        ///< What tells runs of one placer apart.
        LiveRole,          ///< bool
        BestRole,          ///< bool: none of the same problem is shorter, and some is longer.
        BarRole,           ///< double, 0..1: makespan over the longest of the same problem.
        BoundRole,         ///< double, 0..1: the lower bound on the same scale.
        SectionRole,       ///< Title of the problem.
        SectionStartsRole, ///< bool: the first of its problem, and there are several problems.
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Adds a run after the others of its problem; the id that it got.
    quint64 add(RunEntry entry);
    /// One that was removed, under the id that it had.
    void putBack(RunEntry entry);
    /// Replaces the entry of that id (its run must be of the same problem); false where it is gone.
    bool replace(quint64 id, RunEntry entry);
    bool remove(quint64 id);
    void removeOthers(quint64 id);

    [[nodiscard]] const std::vector<RunEntry>& entries() const { return list; }
    [[nodiscard]] const RunEntry* find(quint64 id) const;
    [[nodiscard]] int rowOf(quint64 id) const; ///< -1 where there is none.
    /// What that placer gave for that problem, seed and locks, when it was asked. What else it was asked for
    /// (a budget) is for `fits` to look at; empty: anything.
    [[nodiscard]] const RunEntry* find(const Problem& problem, const std::string& placer, std::uint64_t seed,
                                       const Locks& locks = {},
                                       const std::function<bool(const RunEntry&)>& fits = {}) const;
    /// The problem among the runs that is the same as this one.
    [[nodiscard]] ProblemPtr sameProblem(const Problem& problem) const;
    /// Texts follow the window's language.
    void retranslate();

private:
    struct Scale {
        double shortest = 0;
        double longest = 0;
        std::size_t runs = 0;
    };
    [[nodiscard]] Scale scaleOf(const QString& key) const;
    [[nodiscard]] bool severalProblems() const;
    [[nodiscard]] QString detail(const RunEntry& entry) const;
    [[nodiscard]] QString toolTip(const RunEntry& entry) const;
    void insert(RunEntry entry);
    void refresh();

    std::vector<RunEntry> list;
    std::vector<QString> keys; ///< problemKey by row.
    quint64 lastId = 0;
};

} // namespace doppler
