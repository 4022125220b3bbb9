// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/milp.h"

#include "core/placers/scheduling/ready_order.h"
#include "core/sim/planned_run.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <glpk.h>

namespace doppler {

namespace {

constexpr std::size_t mostRows = 5000;
/// GLPK looks at no callback within one run of the simplex method: iterations times rows between two looks,
/// some 20 ms.
constexpr int simplexWork = 1000000;
/// Of a bound by floating-point linear programs, in parts of the makespan.
constexpr double linearTolerance = 1e-6;

/// A sum of columns with coefficients.
using Sum = std::vector<std::pair<int, double>>;

class Program {
public:
    Program() : problem(glp_create_prob()) { glp_set_obj_dir(problem.get(), GLP_MIN); }

    int addColumn(double least, double most)
    {
        const int column = glp_add_cols(problem.get(), 1);
        glp_set_col_bnds(problem.get(), column, least < most ? GLP_DB : GLP_FX, least, most);
        return column;
    }
    int addBinary()
    {
        const int column = glp_add_cols(problem.get(), 1);
        glp_set_col_kind(problem.get(), column, GLP_BV);
        return column;
    }
    /// sum >= least, or sum = least.
    void require(Sum sum, double least, bool equal = false)
    {
        std::sort(sum.begin(), sum.end());
        indices.assign(1, 0);
        values.assign(1, 0);
        for (const auto& [column, value] : sum)
            if (indices.size() > 1 && indices.back() == column) {
                values.back() += value;
            } else {
                indices.push_back(column);
                values.push_back(value);
            }
        const int row = glp_add_rows(problem.get(), 1);
        glp_set_row_bnds(problem.get(), row, equal ? GLP_FX : GLP_LO, least, 0);
        glp_set_mat_row(problem.get(), row, static_cast<int>(indices.size()) - 1, indices.data(),
                        values.data());
    }
    [[nodiscard]] glp_prob* get() const { return problem.get(); }

private:
    struct Delete {
        void operator()(glp_prob* p) const { glp_delete_prob(p); }
    };
    std::unique_ptr<glp_prob, Delete> problem;
    std::vector<int> indices;
    std::vector<double> values;
};

/// By pair of vertices: a path leads from the first to the second.
std::vector<std::vector<bool>> findPaths(const DataflowGraph& graph)
{
    std::vector<std::vector<bool>> reaches(graph.vertexCount(), std::vector<bool>(graph.vertexCount()));
    const auto order = graph.topologicalOrder();
    for (auto u = order.rbegin(); u != order.rend(); ++u)
        for (const Edge& e : graph.outEdges(*u)) {
            reaches[*u][e.to] = true;
            for (VertexId v : graph.vertices())
                if (reaches[e.to][v])
                    reaches[*u][v] = true;
        }
    return reaches;
}

class PlacementProgram {
public:
    PlacementProgram(const Problem& p, Judge& j, const Margins& m)
        : problem(p), graph(p.graph()), judge(j), margins(m), horizon(j.target()),
          place(p.vertexCount() * p.deviceCount()), start(p.vertexCount()),
          send(p.graph().tensorCount() * p.deviceCount())
    {
        addTasks();
        addEdges();
        addDeviceDisjunctions();
        addTransferDisjunctions();
    }
    void solve();

private:
    /// One transfer that may take place.
    struct Transfer {
        TensorId tensor;
        DeviceId from;
        DeviceId to;
        int happens; ///< Column: 1 where it does.
        double seconds;
    };
    [[nodiscard]] int& placeOf(VertexId v, DeviceId d) { return place[v * problem.deviceCount() + d]; }
    [[nodiscard]] int placeOf(VertexId v, DeviceId d) const { return place[v * problem.deviceCount() + d]; }
    [[nodiscard]] int& sendOf(TensorId t, DeviceId d) { return send[t * problem.deviceCount() + d]; }
    /// Adds factor * w(v).
    void addSeconds(Sum& sum, VertexId v, double factor) const
    {
        for (DeviceId d : problem.allowedDevices(v))
            sum.emplace_back(placeOf(v, d), factor * problem.computeSeconds(v, d));
    }
    void addTasks();
    void addEdges();
    void addTransfersOf(TensorId t);
    void addDeviceDisjunctions();
    void addTransferDisjunctions();
    void exclude(const Transfer& a, const Transfer& b, int order);
    void takePlan();
    static void callBack(glp_tree* tree, void* self);
    bool solveRelaxation();

    const Problem& problem;
    const DataflowGraph& graph;
    Judge& judge;
    const Margins& margins;
    const double horizon; ///< No better plan is longer.
    Program program;
    int makespan = 0;
    std::vector<int> place; ///< |V| x |D|: columns; 0: not allowed.
    std::vector<int> start; ///< By vertex: columns.
    std::vector<int> send;  ///< |T| x |D|: columns; 0: no transfer there.
    std::vector<Transfer> transfers;
};

void PlacementProgram::addTasks()
{
    makespan = program.addColumn(std::min(judge.bound(), horizon), horizon);
    glp_set_obj_coef(program.get(), makespan, 1);
    for (VertexId v : graph.vertices()) {
        const VertexId leader = problem.movesTogether(v).front();
        start[v] = program.addColumn(0, horizon);
        Sum somewhere;
        Sum head{{start[v], 1}};
        Sum tail{{makespan, 1}, {start[v], -1}};
        for (DeviceId d : problem.allowedDevices(v)) {
            if (leader == v)
                placeOf(v, d) = program.addBinary();
            placeOf(v, d) = placeOf(leader, d);
            const std::size_t i = v * problem.deviceCount() + d;
            somewhere.emplace_back(placeOf(v, d), 1);
            head.emplace_back(placeOf(v, d), -margins.head[i]);
            tail.emplace_back(placeOf(v, d), -problem.computeSeconds(v, d) - margins.tail[i]);
        }
        if (leader == v)
            program.require(somewhere, 1, true);
        program.require(head, 0);
        program.require(tail, 0);
    }
    for (DeviceId d : problem.topology().devices()) {
        Sum work{{makespan, 1}};
        for (VertexId v : graph.vertices())
            if (placeOf(v, d) != 0)
                work.emplace_back(placeOf(v, d), -problem.computeSeconds(v, d));
        program.require(work, 0);
    }
}

void PlacementProgram::addEdges()
{
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        Sum after{{start[e.to], 1}, {start[e.from], -1}};
        addSeconds(after, e.from, -1);
        program.require(after, 0);
        for (DeviceId from : problem.allowedDevices(e.from))
            for (DeviceId to : problem.allowedDevices(e.to)) {
                const double seconds = problem.transferSeconds(e.tensor, from, to);
                if (from == to || seconds <= 0 || !problem.route(from, to).empty())
                    continue;
                Sum sum = after;
                sum.emplace_back(placeOf(e.from, from), -seconds);
                sum.emplace_back(placeOf(e.to, to), -seconds);
                program.require(sum, -seconds);
            }
    }
    for (TensorId t : graph.tensors())
        addTransfersOf(t);
}

void PlacementProgram::addTransfersOf(TensorId t)
{
    const VertexId u = graph.tensor(t).source;
    for (DeviceId to : problem.topology().devices())
        for (DeviceId from : problem.allowedDevices(u)) {
            const double seconds = problem.transferSeconds(t, from, to);
            if (from == to || seconds <= 0 || problem.route(from, to).empty())
                continue;
            int happens = 0;
            for (const Edge& e : graph.outEdges(u)) {
                if (e.tensor != t || placeOf(e.to, to) == 0)
                    continue;
                if (sendOf(t, to) == 0) {
                    sendOf(t, to) = program.addColumn(0, horizon);
                    Sum after{{sendOf(t, to), 1}, {start[u], -1}};
                    addSeconds(after, u, -1);
                    program.require(after, 0);
                }
                if (happens == 0) {
                    happens = program.addColumn(0, 1);
                    transfers.push_back({t, from, to, happens, seconds});
                }
                program.require({{happens, 1}, {placeOf(u, from), -1}, {placeOf(e.to, to), -1}}, -1);
                // A transfer starts at `horizon` at the latest, a task at 0 at the earliest.
                const double m = horizon + seconds;
                program.require(
                    {{start[e.to], 1}, {sendOf(t, to), -1}, {placeOf(u, from), -m}, {placeOf(e.to, to), -m}},
                    seconds - 2 * m);
            }
        }
}

void PlacementProgram::addDeviceDisjunctions()
{
    const auto reaches = findPaths(graph);
    const std::size_t devices = problem.deviceCount();
    for (VertexId u : graph.vertices())
        for (VertexId v : graph.vertices()) {
            if (v <= u || reaches[u][v] || reaches[v][u])
                continue;
            int first = 0;
            for (DeviceId d : problem.topology().devices()) {
                if (placeOf(u, d) == 0 || placeOf(v, d) == 0)
                    continue;
                if (first == 0)
                    first = program.addBinary();
                const auto add = [&](VertexId a, VertexId b, double aFirst) {
                    // On d, a ends before its tail begins and b starts after its head.
                    const double m = std::max(0.0, horizon - margins.tail[a * devices + d] -
                                                       margins.head[b * devices + d]);
                    // Elsewhere their heads and tails may be shorter; the second M covers all of it.
                    const double far = horizon + problem.computeSeconds(a, d);
                    const double seconds = problem.computeSeconds(a, d);
                    program.require({{start[b], 1},
                                     {start[a], -1},
                                     {first, -aFirst * m},
                                     {placeOf(a, d), -far},
                                     {placeOf(b, d), -far}},
                                    seconds - 2 * far - (aFirst > 0 ? m : 0));
                };
                add(u, v, 1);
                add(v, u, -1);
            }
        }
}

/// Where both take place, the order column tells which of the two is first.
void PlacementProgram::exclude(const Transfer& a, const Transfer& b, int order)
{
    const auto add = [&](const Transfer& x, const Transfer& y, double xFirst) {
        const double m = horizon + x.seconds;
        program.require({{sendOf(y.tensor, y.to), 1},
                         {sendOf(x.tensor, x.to), -1},
                         {order, -xFirst * m},
                         {x.happens, -m},
                         {y.happens, -m}},
                        x.seconds - 2 * m - (xFirst > 0 ? m : 0));
    };
    add(a, b, 1);
    add(b, a, -1);
}

void PlacementProgram::addTransferDisjunctions()
{
    for (std::size_t i = 0; i < transfers.size(); ++i)
        for (std::size_t j = i + 1; j < transfers.size(); ++j) {
            const Transfer& a = transfers[i];
            const Transfer& b = transfers[j];
            if (a.tensor == b.tensor && a.to == b.to)
                continue; // from one device or the other
            const auto routeA = problem.route(a.from, a.to);
            const auto routeB = problem.route(b.from, b.to);
            if (std::any_of(routeA.begin(), routeA.end(), [&](ChannelId c) {
                    return std::find(routeB.begin(), routeB.end(), c) != routeB.end();
                }))
                exclude(a, b, program.addBinary());
        }
}

/// The plan of the solution at hand: its orders, which may be run faster than its times.
void PlacementProgram::takePlan()
{
    const auto value = [&](int column) { return glp_mip_col_val(program.get(), column); };
    Placement plan;
    std::vector<double> priority;
    for (VertexId v : graph.vertices()) {
        DeviceId best = problem.allowedDevices(v).front();
        for (DeviceId d : problem.allowedDevices(v))
            if (value(placeOf(v, d)) > value(placeOf(v, best)))
                best = d;
        plan.devices.push_back(best);
        priority.push_back(-value(start[v]));
    }
    plan.order = readyOrder(graph, priority);
    judge.evaluate(plan.order, plan.devices);
    if (transfers.empty())
        return;
    const std::vector<EdgeId> first = firstEdges(graph, plan.devices);
    for (EdgeId id : graph.edges())
        if (const Edge& e = graph.edge(id); first[id] == id && plan.devices[e.from] != plan.devices[e.to])
            plan.transfers.push_back(id);
    const auto sendTime = [&](EdgeId id) {
        const Edge& e = graph.edge(id);
        const int column = sendOf(e.tensor, plan.devices[e.to]);
        return column == 0 ? -priority[e.from] : value(column);
    };
    std::stable_sort(plan.transfers.begin(), plan.transfers.end(),
                     [&](EdgeId a, EdgeId b) { return sendTime(a) < sendTime(b); });
    if (const auto run = PlannedRun(problem).run(plan))
        judge.offer(plan, run->makespan);
}

void PlacementProgram::callBack(glp_tree* tree, void* self)
{
    auto& here = *static_cast<PlacementProgram*>(self);
    if (glp_ios_reason(tree) == GLP_IBINGO)
        here.takePlan();
    if (glp_ios_reason(tree) == GLP_ISELECT)
        here.judge.counted();
    if (const int best = glp_ios_best_node(tree); best != 0)
        here.judge.prove(glp_ios_node_bound(tree, best) - linearTolerance * here.horizon);
    if (here.judge.done())
        glp_ios_terminate(tree);
}

/// True where it is solved; false where it is infeasible or the judge is done.
bool PlacementProgram::solveRelaxation()
{
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_OFF;
    // Not by time: where it goes on from, and so the basis it ends on, would depend on the machine's load.
    control.it_lim = std::max(1, simplexWork / std::max(1, glp_get_num_rows(program.get())));
    int answer = GLP_EITLIM;
    while (answer == GLP_EITLIM && !judge.done())
        answer = glp_simplex(program.get(), &control);
    if (answer == 0 && glp_get_status(program.get()) == GLP_NOFEAS)
        judge.prove(judge.bestMakespan());
    return answer == 0 && glp_get_status(program.get()) == GLP_OPT;
}

void PlacementProgram::solve()
{
    if (!solveRelaxation())
        return;
    glp_iocp control;
    glp_init_iocp(&control);
    control.msg_lev = GLP_MSG_OFF;
    control.cb_func = &callBack;
    control.cb_info = this;
    if (glp_intopt(program.get(), &control) == 0 && !judge.proven())
        judge.prove(judge.bestMakespan());
}

/// GLPK's messages off, and its environment, which is one per thread, freed at the end.
struct GlpkEnvironment {
    GlpkEnvironment() { glp_term_out(GLP_OFF); }
    ~GlpkEnvironment() { glp_free_env(); }
    GlpkEnvironment(const GlpkEnvironment&) = delete;
    GlpkEnvironment& operator=(const GlpkEnvironment&) = delete;
};

} // namespace

bool milpFits(const Problem& problem)
{
    for (DeviceId d : problem.topology().devices())
        if (problem.topology().device(d).slotCount > 1)
            return false;
    // Two rows for each two of the tasks on a device, and of the transfers on a channel.
    const std::size_t vertices = problem.vertexCount();
    std::size_t rows = vertices * vertices * problem.deviceCount();
    std::vector<std::size_t> users(problem.channels().size());
    if (!channelsAreFree(problem))
        for (DeviceId from : problem.topology().devices())
            for (DeviceId to : problem.topology().devices())
                for (ChannelId c : problem.route(from, to))
                    users[c] += problem.graph().tensorCount();
    for (ChannelId c : IdRange<ChannelId>(users.size())) {
        rows += users[c] * users[c];
        if (users[c] > 0 && problem.channels()[c].capacity > 1)
            return false;
    }
    return rows <= mostRows;
}

void solveMilp(const Problem& problem, Judge& judge, const Margins& margins)
{
    const GlpkEnvironment environment;
    PlacementProgram(problem, judge, margins).solve();
}

} // namespace doppler
