// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/moirai/coarse_program.h"

#include "core/placers/moirai/coarse_model.h"
#include "core/placers/scheduling/glpk_guard.h"

#include <algorithm>

namespace doppler {

namespace {

/// GLPK checks nothing within a run of the simplex method; iterations times rows of one run, some 20 ms.
constexpr double simplexWork = 1e6;
constexpr int mostRuns = 200;  ///< For one node; more only where rounding leads it in circles.
constexpr double whole = 1e-6; ///< A share that is nearer to 1 is 1.
constexpr double nearly = 0.9;
constexpr double leastGain = 1e-3;

/// Depth-first branch and bound.
class Tree {
public:
    Tree(const Problem& p, const CoarseGraph& g, const std::stop_token& s, const ProgramWatch& w)
        : graph(g), model(p, g), stop(s), watch(w), glpk(s)
    {
    }

    ProgramEnd run()
    {
        lp = glp_create_prob(); // goes with the environment
        if (!glpk.guarded([&] { model.program().load(lp); }))
            return fault();
        for (;;) {
            if (watch.over())
                return ProgramEnd::Stopped;
            const Node node = relax();
            if (node == Node::Fault)
                return fault();
            if (node == Node::Open)
                read();
            else
                watch.closed();
            if (node == Node::Open && branch())
                continue;
            if (!backtrack())
                return gaveUp ? ProgramEnd::Failed : ProgramEnd::Solved;
        }
    }

private:
    enum class Node { Open, Closed, Fault };
    struct Decision {
        int column;
        bool second; ///< Whether 1 has been tried, so that it is 0.
    };

    [[nodiscard]] ProgramEnd fault() const
    {
        return stop.stop_requested() || watch.over() ? ProgramEnd::Stopped : ProgramEnd::Failed;
    }

    /// Solves the linear program of the decisions so far, from the basis of the node before.
    Node relax()
    {
        glp_smcp control;
        glp_init_smcp(&control);
        control.msg_lev =
            GLP_MSG_ON; // a line at most every millisecond, at which the guard checks for a stop
        control.out_frq = 1;
        control.meth = GLP_DUALP;
        const double rows = static_cast<double>(model.program().rowCount());
        control.it_lim = static_cast<int>(std::max(50.0, simplexWork / rows));
        if (best < std::numeric_limits<double>::infinity())
            control.obj_ul = best * (1 - leastGain);
        int code = GLP_EITLIM;
        for (int runs = 0; code == GLP_EITLIM && runs < mostRuns; ++runs) {
            if (stop.stop_requested() || !glpk.guarded([&] { code = glp_simplex(lp, &control); }))
                return Node::Fault;
            if (code == GLP_EITLIM && watch.over())
                return Node::Fault;
        }
        if (code == GLP_EITLIM)
            gaveUp = true;
        if (code == GLP_EITLIM || code == GLP_EOBJUL)
            return Node::Closed;
        const int status = glp_get_status(lp);
        if (code != 0 || (status != GLP_OPT && status != GLP_NOFEAS))
            return Node::Fault;
        return status == GLP_OPT && glp_get_obj_val(lp) < best * (1 - leastGain) ? Node::Open : Node::Closed;
    }

    /// Reports the solution of a node, and finds what to decide next: a unit that is nearly decided, with all
    /// others that are, or the one that is most likely on some device; of equal ones that with the most work.
    void read()
    {
        next.clear();
        devices.clear();
        double most = 0;
        double work = -1;
        for (std::uint32_t u = 0; u < graph.unitCount(); ++u) {
            DeviceId chosen = model.devices(u).front();
            double share = 0;
            for (DeviceId d : model.devices(u))
                if (const double x = glp_get_col_prim(lp, model.placeColumn(u, d)); x > share + whole) {
                    chosen = d;
                    share = x;
                }
            devices.push_back(chosen);
            if (share > 1 - whole || model.devices(u).size() == 1)
                continue;
            if (share > nearly) {
                if (most <= nearly)
                    next.clear();
                next.push_back(model.placeColumn(u, chosen));
                most = 1;
            } else if (share > most + whole || (share > most - whole && model.work(u) > work)) {
                next.assign(1, model.placeColumn(u, chosen));
                most = share;
                work = model.work(u);
            }
        }
        starts.clear();
        for (std::uint32_t c = 0; c < graph.clusterCount(); ++c)
            starts.push_back(glp_get_col_prim(lp, model.startColumn(c)));
        if (next.empty())
            best = glp_get_obj_val(lp);
        watch.solved(devices, starts);
    }

    bool branch()
    {
        for (const int column : next) {
            decisions.push_back({column, false});
            glp_set_col_bnds(lp, column, GLP_FX, 1, 1);
        }
        return !next.empty();
    }

    /// To the last decision whose other value is open; false if there is none.
    bool backtrack()
    {
        while (!decisions.empty() && decisions.back().second) {
            glp_set_col_bnds(lp, decisions.back().column, GLP_DB, 0, 1);
            decisions.pop_back();
        }
        if (decisions.empty())
            return false;
        decisions.back().second = true;
        glp_set_col_bnds(lp, decisions.back().column, GLP_FX, 0, 0);
        return true;
    }

    const CoarseGraph& graph;
    CoarseModel model;
    const std::stop_token& stop;
    const ProgramWatch& watch;
    GlpkGuard glpk;
    glp_prob* lp = nullptr;
    double best = std::numeric_limits<double>::infinity(); ///< Of the whole solutions.
    bool gaveUp = false; ///< On a node that the simplex method did not solve.
    std::vector<Decision> decisions;
    std::vector<int> next; ///< Columns; empty: all are decided.
    std::vector<DeviceId> devices;
    std::vector<double> starts;
};

} // namespace

ProgramEnd solveCoarse(const Problem& problem, const CoarseGraph& graph, const std::stop_token& stop,
                       const ProgramWatch& watch)
{
    return Tree(problem, graph, stop, watch).run();
}

} // namespace doppler
