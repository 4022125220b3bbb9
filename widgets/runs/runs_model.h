// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/run_list.h"
#include "core/run/tables/table_query.h"
#include "widgets/runs/pinned_baseline.h"
#include "widgets/runs/run_entry.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QStringList>
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
        SectionStartsRole, ///< bool: the first listed run of its problem or group, if there are several.
        HeadingRole,       ///< What the list shows there: title of the problem, name of the group, or both.
        RelativeTextRole,  ///< "-12.0 %" to the pinned run of the same graph; empty: none, or this one.
        RelativeRole,      ///< double, the same as a number; invalid: none is pinned.
        BaselineRole,      ///< bool: the pinned run of its graph.
        HiddenRole,        ///< bool: the filter leaves it out.
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
    /// Notes of a run by its id.
    using NotesOfRun = std::pair<quint64, RunNotes>;
    /// Sets what the user wrote about runs; unknown ids are skipped. Runs of one group move together. Returns
    /// the former notes of the runs that changed, which undo the change.
    std::vector<NotesOfRun> setNotes(const std::vector<NotesOfRun>& notes);
    /// The notes that pin this run as the baseline of its graph instead of another one, or that unpin it.
    [[nodiscard]] std::vector<NotesOfRun> pinning(quint64 id, bool pinned) const;
    /// The pinned run of this graph; nothing if none is pinned.
    [[nodiscard]] std::optional<PinnedBaseline> baselineOf(const DataflowGraph& graph) const;
    /// The same for a run; nothing as well if it is null or the baseline itself.
    [[nodiscard]] std::optional<PinnedBaseline> baselineOf(const RunPtr& run) const;
    /// Sets RunEntry::from, for entries that got new ids. Changes nothing that the list shows.
    void setFrom(quint64 id, quint64 from);
    /// The names of all groups (tags), each once, in the order of the list.
    [[nodiscard]] QStringList groupNames() const;
    [[nodiscard]] QStringList tagNames() const;

    /// Hides the runs that do not satisfy the filter (of runListColumns()). They stay in the list.
    void setFilter(TableQuery wanted);
    [[nodiscard]] bool isHidden(int row) const;
    [[nodiscard]] int hiddenCount() const { return static_cast<int>(hidden.size()); }
    /// The list as core's table of runs has it.
    [[nodiscard]] std::vector<ListedRun> listed() const;

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
    struct NotedBaseline {
        quint64 id = 0;
        double makespan = 0;
    };
    [[nodiscard]] bool severalProblems() const { return groups.size() > 1; }
    [[nodiscard]] QString detail(const RunEntry& entry) const;
    [[nodiscard]] QString fitAndDetail(const RunEntry& entry) const;
    [[nodiscard]] QString makespanLine(const RunEntry& entry) const;
    [[nodiscard]] QString toolTip(const RunEntry& entry) const;
    void insert(std::vector<RunEntry> entries);
    void insertAt(std::size_t row, const QString& key, std::vector<RunEntry> entries);
    void appendAll(std::vector<std::pair<QString, std::vector<RunEntry>>> blocks);
    void count(const QString& key, const RunEntry& entry);
    void countAll();
    void refresh();
    void regroup();
    void arrange();
    [[nodiscard]] QString heading(std::size_t row) const;
    [[nodiscard]] std::optional<double> relative(const RunEntry& entry) const;

    std::vector<RunEntry> list;
    std::vector<QString> keys;    ///< problemKey by row.
    QHash<QString, Group> groups; ///< By problemKey.
    quint64 lastId = 0;
    TableQuery filter;
    QSet<quint64> hidden;                    ///< Ids that the filter leaves out.
    QSet<QString> grouped;                   ///< Keys of problems with groups.
    std::vector<char> starts;                ///< By row, SectionStartsRole; as of the last refresh().
    QHash<quint64, NotedBaseline> baselines; ///< By fingerprint of the graph; likewise.
};

} // namespace doppler
