// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/favorite_children.h"

#include "core/placers/scheduling/glpk_guard.h"

#include <algorithm>

namespace doppler {

namespace {

struct Arc {
    VertexId from;
    VertexId to;
    double seconds; ///< On the way, scaled.
};

/// The linear program in the form that GLPK loads. Columns from 1: w, all s_i, all x_ij. Rows from 1: one an
/// arc, one a sink, then the sums.
struct Program {
    std::vector<Arc> arcs;
    std::vector<double> work; ///< By vertex, scaled.
    std::vector<VertexId> sinks;
    std::vector<int> row{0}, column{0}; ///< GLPK counts from 1.
    std::vector<double> value{0};
    std::vector<int> rowType; ///< By row, from 0.
    std::vector<double> rowBound;
    std::vector<int> rowStatus, columnStatus;

    [[nodiscard]] int startColumn(VertexId v) const { return 2 + static_cast<int>(v.value); }
    [[nodiscard]] int travelColumn(std::size_t arc) const { return 2 + static_cast<int>(work.size() + arc); }
    void addRow(int type, double bound, std::initializer_list<std::pair<int, double>> entries)
    {
        rowType.push_back(type);
        rowBound.push_back(bound);
        for (const auto& [at, x] : entries)
            addEntry(at, x);
    }
    /// Into the row that was added last.
    void addEntry(int at, double x)
    {
        row.push_back(static_cast<int>(rowType.size()));
        column.push_back(at);
        value.push_back(x);
    }
};

/// One arc for every two vertices; of several tensors the slowest counts.
std::vector<Arc> arcsOf(const Problem& problem)
{
    std::vector<Arc> arcs;
    for (VertexId v : problem.graph().vertices()) {
        const std::size_t first = arcs.size();
        for (const Edge& e : problem.graph().outEdges(v))
            arcs.push_back({v, e.to, problem.meanTransferSeconds(e.tensor)});
        const auto begin = arcs.begin() + static_cast<std::ptrdiff_t>(first);
        std::sort(begin, arcs.end(), [](const Arc& a, const Arc& b) {
            return a.to != b.to ? a.to < b.to : a.seconds > b.seconds;
        });
        arcs.erase(std::unique(begin, arcs.end(), [](const Arc& a, const Arc& b) { return a.to == b.to; }),
                   arcs.end());
    }
    return arcs;
}

/// At most one of these arcs' x may be small.
void addSumRow(Program& program, const std::vector<std::size_t>& arcs)
{
    if (arcs.size() < 2)
        return;
    program.addRow(GLP_LO, static_cast<double>(arcs.size()) - 1, {});
    for (std::size_t arc : arcs)
        program.addEntry(program.travelColumn(arc), 1);
}

/// The basis of the schedule in which everything travels: what bounds a start is tight, all else is slack.
void setBasis(Program& program, const DataflowGraph& graph, const std::vector<std::vector<std::size_t>>& in)
{
    program.rowStatus.assign(program.rowType.size(), GLP_BS);
    program.columnStatus.assign(1 + program.work.size() + program.arcs.size(), GLP_NU);
    program.columnStatus[0] = GLP_BS; // w
    std::vector<double> end(program.work.size(), 0);
    for (VertexId v : graph.topologicalOrder()) {
        double start = -1;
        std::size_t tight = 0;
        for (std::size_t arc : in[v])
            if (const double there = end[program.arcs[arc].from] + program.arcs[arc].seconds; there > start) {
                start = there;
                tight = arc;
            }
        program.columnStatus[1 + v] = in[v].empty() ? GLP_NL : GLP_BS;
        if (!in[v].empty())
            program.rowStatus[tight] = GLP_NU;
        end[v] = std::max(start, 0.0) + program.work[v];
    }
    const auto last = std::max_element(program.sinks.begin(), program.sinks.end(),
                                       [&](VertexId a, VertexId b) { return end[a] < end[b]; });
    program.rowStatus[program.arcs.size() + static_cast<std::size_t>(last - program.sinks.begin())] = GLP_NU;
}

Program makeProgram(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    Program program;
    program.arcs = arcsOf(problem);
    double total = 0;
    for (const Arc& arc : program.arcs)
        total += arc.seconds;
    for (VertexId v : graph.vertices())
        total += problem.meanComputeSeconds(v);
    const double scale = total > 0 ? static_cast<double>(graph.vertexCount()) / total : 1;
    for (VertexId v : graph.vertices()) {
        program.work.push_back(problem.meanComputeSeconds(v) * scale);
        if (graph.outEdges(v).empty())
            program.sinks.push_back(v);
    }
    std::vector<std::vector<std::size_t>> out(graph.vertexCount());
    std::vector<std::vector<std::size_t>> in(graph.vertexCount());
    for (std::size_t i = 0; i < program.arcs.size(); ++i) {
        Arc& arc = program.arcs[i];
        arc.seconds *= scale;
        out[arc.from].push_back(i);
        in[arc.to].push_back(i);
        program.addRow(GLP_UP, -program.work[arc.from],
                       {{program.startColumn(arc.from), 1.0},
                        {program.startColumn(arc.to), -1.0},
                        {program.travelColumn(i), arc.seconds}});
    }
    for (VertexId v : program.sinks)
        program.addRow(GLP_UP, -program.work[v], {{program.startColumn(v), 1.0}, {1, -1.0}});
    for (VertexId v : graph.vertices()) {
        addSumRow(program, out[v]);
        addSumRow(program, in[v]);
    }
    setBasis(program, graph, in);
    return program;
}

void load(glp_prob* lp, const Program& program)
{
    glp_set_obj_dir(lp, GLP_MIN);
    glp_add_rows(lp, static_cast<int>(program.rowType.size()));
    glp_add_cols(lp, static_cast<int>(program.columnStatus.size()));
    glp_set_obj_coef(lp, 1, 1);
    for (std::size_t i = 0; i < program.rowType.size(); ++i) {
        const int at = static_cast<int>(i) + 1;
        glp_set_row_bnds(lp, at, program.rowType[i], program.rowBound[i], program.rowBound[i]);
        glp_set_row_stat(lp, at, program.rowStatus[i]);
    }
    const std::size_t firstTravel = 1 + program.work.size();
    for (std::size_t i = 0; i < program.columnStatus.size(); ++i) {
        const int at = static_cast<int>(i) + 1;
        glp_set_col_bnds(lp, at, i < firstTravel ? GLP_LO : GLP_DB, 0, 1);
        glp_set_col_stat(lp, at, program.columnStatus[i]);
    }
    glp_load_matrix(lp, static_cast<int>(program.value.size()) - 1, program.row.data(), program.column.data(),
                    program.value.data());
}

Error linearError()
{
    return {{DOPPLER_TEXT("core", "GLPK could not solve the linear program of m-SCT")}, {}, {}};
}

} // namespace

Result<std::vector<VertexId>> favoriteChildren(const Problem& problem, std::int64_t iterations,
                                               const std::stop_token& stop)
{
    std::vector<VertexId> favorite(problem.vertexCount());
    if (stop.stop_requested())
        return stoppedEarly();
    const Program program = makeProgram(problem);
    if (program.arcs.empty())
        return favorite;
    GlpkGuard glpk(stop);
    glp_prob* const lp = glp_create_prob(); // goes with the environment
    if (!glpk.guarded([&] { load(lp, program); }))
        return stop.stop_requested() ? stoppedEarly() : linearError();
    const double rows = static_cast<double>(program.rowType.size());
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_ON;
    control.out_frq = 1; // ms between two lines, at least
    control.meth = GLP_PRIMAL;
    control.it_lim = static_cast<int>(
        std::min({static_cast<double>(iterations), std::max(1.0, 2.5e12 / (rows * rows)), 1e9}));
    if (stop.stop_requested()) // the first look within comes after a factorisation
        return stoppedEarly();
    int code = 0;
    if (!glpk.guarded([&] { code = glp_simplex(lp, &control); }))
        return stop.stop_requested() ? stoppedEarly() : linearError();
    if (code != 0 && code != GLP_EITLIM)
        return linearError();
    constexpr double favoured = 0.1;
    if (glp_get_prim_stat(lp) == GLP_FEAS)
        for (std::size_t i = 0; i < program.arcs.size(); ++i)
            if (glp_get_col_prim(lp, program.travelColumn(i)) <= favoured)
                favorite[program.arcs[i].from] = program.arcs[i].to;
    return favorite;
}

} // namespace doppler
