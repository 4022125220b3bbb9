// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/speed_groups.h"

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/glpk_guard.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace doppler {

namespace {

/// The program of Su et al.: columns T, all completions C_v, all shares x_vk; least T. Rows: the shares of a
/// vertex are 1 in sum; C_v >= C_u + the time of v for every edge (and C_v >= the time of v for sources);
/// T >= the load of every group; T >= C_v for sinks. GLPK counts from 1.
class SpeedProgram {
public:
    SpeedProgram(const Problem& p, const std::vector<std::size_t>& groupOf)
        : problem(p), groups(*std::ranges::max_element(groupOf) + 1), members(groups)
    {
        for (DeviceId d : p.topology().devices())
            members[groupOf[d]].push_back(d);
        findTimes();
        addShares();
        addPrecedence();
        addEnds();
    }

    void load(glp_prob* lp) const
    {
        glp_set_obj_dir(lp, GLP_MIN);
        glp_add_rows(lp, static_cast<int>(rows.size()));
        glp_add_cols(lp, static_cast<int>(columnStatus.size()));
        glp_set_obj_coef(lp, 1, 1);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const int at = static_cast<int>(i) + 1;
            glp_set_row_bnds(lp, at, rows[i].type, rows[i].bound, rows[i].bound);
            glp_set_row_stat(lp, at, rows[i].status);
        }
        for (std::size_t i = 0; i < columnStatus.size(); ++i) {
            const int at = static_cast<int>(i) + 1;
            glp_set_col_bnds(lp, at, GLP_LO, 0, 0);
            glp_set_col_stat(lp, at, columnStatus[i]);
        }
        glp_load_matrix(lp, static_cast<int>(value.size()) - 1, row.data(), column.data(), value.data());
    }

    [[nodiscard]] std::size_t rowCount() const { return rows.size(); }
    [[nodiscard]] bool may(VertexId v, std::size_t k) const { return times[v * groups + k] >= 0; }
    [[nodiscard]] int shareColumn(VertexId v, std::size_t k) const
    {
        return 2 + static_cast<int>(problem.vertexCount() + v * groups + k);
    }

private:
    struct Row {
        int type;
        double bound;
        int status;
    };

    /// Mean times on the devices of each group, scaled so that they are about 1; negative: not allowed.
    void findTimes()
    {
        const std::size_t n = problem.vertexCount();
        times.assign(n * groups, -1);
        double total = 0;
        for (VertexId v : problem.graph().vertices())
            for (std::size_t k = 0; k < groups; ++k) {
                double sum = 0;
                std::size_t count = 0;
                for (DeviceId d : members[k])
                    if (problem.allowed(v, d)) {
                        sum += problem.computeSeconds(v, d);
                        ++count;
                    }
                if (count > 0) {
                    times[v * groups + k] = sum / static_cast<double>(count);
                    total += sum / static_cast<double>(count);
                }
            }
        if (total > 0)
            for (double& time : times)
                time *= time > 0 ? static_cast<double>(n) / total : 1;
        firstGroup.resize(n);
        for (VertexId v : problem.graph().vertices())
            while (!may(v, firstGroup[v]))
                ++firstGroup[v];
        columnStatus.assign(1 + n + n * groups, GLP_NL);
        columnStatus[0] = GLP_BS;
        std::fill_n(columnStatus.begin() + 1, n, GLP_BS);
    }

    void add(int at, double x)
    {
        row.push_back(static_cast<int>(rows.size()));
        column.push_back(at);
        value.push_back(x);
    }
    [[nodiscard]] int endColumn(VertexId v) const { return 2 + static_cast<int>(v.value); }
    void addTimeOf(VertexId v)
    {
        for (std::size_t k = 0; k < groups; ++k)
            if (may(v, k) && times[v * groups + k] > 0)
                add(shareColumn(v, k), times[v * groups + k]);
    }

    void addShares()
    {
        for (VertexId v : problem.graph().vertices()) {
            rows.push_back({GLP_FX, 1, GLP_NS});
            for (std::size_t k = 0; k < groups; ++k)
                if (may(v, k))
                    add(shareColumn(v, k), 1);
            columnStatus[1 + problem.vertexCount() + v * groups + firstGroup[v]] = GLP_BS;
        }
    }

    /// The basis is the schedule in which every vertex is in its fastest group: the edge that determines an
    /// end is tight.
    void addPrecedence()
    {
        const DataflowGraph& graph = problem.graph();
        ends.assign(problem.vertexCount(), 0);
        for (VertexId v : graph.topologicalOrder()) {
            const double own = std::max(times[v * groups + firstGroup[v]], 0.0);
            std::size_t tight = rows.size();
            double latest = -1;
            std::map<VertexId, bool> seen;
            for (EdgeId id : graph.inEdges(v)) {
                const VertexId from = graph.edge(id).from;
                if (!seen.emplace(from, true).second)
                    continue;
                if (ends[from] > latest) {
                    latest = ends[from];
                    tight = rows.size();
                }
                rows.push_back({GLP_UP, 0, GLP_BS});
                add(endColumn(from), 1);
                add(endColumn(v), -1);
                addTimeOf(v);
            }
            if (graph.inEdges(v).empty()) {
                rows.push_back({GLP_UP, 0, GLP_BS});
                add(endColumn(v), -1);
                addTimeOf(v);
            }
            rows[tight].status = GLP_NU;
            ends[v] = std::max(latest, 0.0) + own;
        }
    }

    void addEnds()
    {
        std::size_t tight = rows.size();
        double most = -1;
        const auto consider = [&](double least) {
            if (least > most) {
                most = least;
                tight = rows.size();
            }
        };
        for (std::size_t k = 0; k < groups; ++k) {
            double slots = 0;
            for (DeviceId d : members[k])
                slots += problem.topology().device(d).slotCount;
            double load = 0;
            for (VertexId v : problem.graph().vertices())
                if (firstGroup[v] == k)
                    load += times[v * groups + k] / slots;
            consider(load);
            rows.push_back({GLP_UP, 0, GLP_BS});
            add(1, -1);
            for (VertexId v : problem.graph().vertices())
                if (may(v, k) && times[v * groups + k] > 0)
                    add(shareColumn(v, k), times[v * groups + k] / slots);
        }
        for (VertexId v : problem.graph().vertices())
            if (problem.graph().outEdges(v).empty()) {
                consider(ends[v]);
                rows.push_back({GLP_UP, 0, GLP_BS});
                add(endColumn(v), 1);
                add(1, -1);
            }
        rows[tight].status = GLP_NU;
    }

    const Problem& problem;
    std::size_t groups;
    std::vector<std::vector<DeviceId>> members; ///< By group.
    std::vector<double> times;                  ///< |V| x groups.
    std::vector<std::size_t> firstGroup;        ///< By vertex: the fastest group that may run it.
    std::vector<double> ends;                   ///< By vertex, in the basis.
    std::vector<Row> rows;
    std::vector<int> row{0}, column{0};
    std::vector<double> value{0};
    std::vector<int> columnStatus;
};

Error speedProgramError()
{
    return {{DOPPLER_TEXT("core", "GLPK could not solve the linear program of GETF")}, {}, {}};
}

} // namespace

std::vector<std::size_t> speedGroups(const Problem& problem, double ratio)
{
    std::vector<double> whole(problem.deviceCount(), 0);
    for (DeviceId d : problem.topology().devices())
        for (VertexId v : problem.graph().vertices())
            whole[d] += problem.computeSeconds(v, d);
    const double least = *std::ranges::min_element(whole);
    std::map<std::size_t, std::size_t> numbers; // from the exponent to the group
    std::vector<std::size_t> exponent;
    for (const double seconds : whole) {
        const double slower = least > 0 ? std::max(seconds / least, 1.0) : 1;
        // Rounded, so that a device that is slower by exactly the ratio is in the next group.
        exponent.push_back(static_cast<std::size_t>(std::log(slower) / std::log(ratio) + 1e-9));
        numbers[exponent.back()] = 0;
    }
    std::size_t next = 0;
    for (auto& [_, number] : numbers)
        number = next++;
    for (std::size_t& x : exponent)
        x = numbers[x];
    return exponent;
}

Result<std::vector<std::size_t>> chooseSpeedGroups(const Problem& problem,
                                                   const std::vector<std::size_t>& groupOf,
                                                   std::int64_t iterations, const std::stop_token& stop)
{
    std::vector<std::size_t> chosen(problem.vertexCount(), 0);
    if (stop.stop_requested())
        return stoppedEarly();
    const std::size_t groups = *std::ranges::max_element(groupOf) + 1;
    if (groups == 1 || problem.vertexCount() == 0)
        return chosen;
    const SpeedProgram program(problem, groupOf);
    GlpkGuard glpk(stop);
    glp_prob* const lp = glp_create_prob(); // goes with the environment
    if (!glpk.guarded([&] { program.load(lp); }))
        return stop.stop_requested() ? stoppedEarly() : speedProgramError();
    const auto rows = static_cast<double>(program.rowCount());
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_ON;
    control.out_frq = 1; // ms between two lines, at least
    control.meth = GLP_PRIMAL;
    control.it_lim = static_cast<int>(
        std::min({static_cast<double>(iterations), std::max(1.0, 2.5e12 / (rows * rows)), 1e9}));
    if (stop.stop_requested())
        return stoppedEarly();
    int code = 0;
    if (!glpk.guarded([&] { code = glp_simplex(lp, &control); }))
        return stop.stop_requested() ? stoppedEarly() : speedProgramError();
    if ((code != 0 && code != GLP_EITLIM) || glp_get_prim_stat(lp) != GLP_FEAS)
        return speedProgramError();
    for (VertexId v : problem.graph().vertices()) {
        double sum = 0;
        for (std::size_t k = 0; k < groups; ++k) {
            if (!program.may(v, k))
                continue;
            chosen[v] = k;
            sum += glp_get_col_prim(lp, program.shareColumn(v, k));
            if (sum >= 0.5 - 1e-9)
                break;
        }
    }
    return chosen;
}

} // namespace doppler
